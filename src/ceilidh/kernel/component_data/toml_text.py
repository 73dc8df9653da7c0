"""TOML that anybody may have written: its shape is looked over before a parser works on it.

The parser of Python takes time and memory with the square of a key's parts, reads a number of any
length, and goes as deep as there are brackets. No table of ours needs any of that.
"""

import re
import tomllib
from typing import Final

from ceilidh.kernel.component_data.datapack import data_error
from ceilidh.kernel.errors import DataError
from ceilidh.kernel.reason import Reason, Word, typed

MOST_PARTS: Final = 8  # of a key with dots; the tables of a pack have four
DEEPEST: Final = 12  # lists and tables within each other
LONGEST_KEY: Final = 60  # characters of a key or number without quotation marks
MOST_DIGITS: Final = 18
# A text that is not closed ends the search: the parser refuses it there and reads no further.
_LEXEME: Final = re.compile(
    r'"""(?:[^"\\]|\\.|""?(?!"))*+"{3,5}+'
    r"|'''(?:[^']|''?(?!'))*+'{3,5}+"
    r"|(?P<open>\"{3}|'{3})"
    r'|"(?:[^"\\\n]|\\.)*+"'
    r"|'[^'\n]*+'"
    r"|[ \t\r]++|\#[^\n]*+"
    r"|(?P<sign>[\[\]{}=,.\n])"
    r"|(?P<word>[^ \t\r\n\#\[\]{}=,.\"']++)",
    re.DOTALL,
)


def read_toml(file: str, text: str) -> dict[str, object]:
    """The fields of a TOML text; a DataError when it is not TOML, or not that of a table."""
    fault = _odd_shape(text)
    if fault is not None:
        raise _wrong(file, fault)
    try:
        fields: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        what = Reason("the file is not valid TOML ({cause})", (), {"cause": Word(str(error)[:80])})
        raise data_error(file, "", what, Reason("fix the syntax there")) from None
    return fields


def _odd_shape(text: str) -> Reason | None:
    """What no table needs and a parser would work on for long; None if there is nothing of it."""
    parts, depth, at = 1, 0, 0
    while at < len(text):
        found = _LEXEME.match(text, at)
        if found is None or found["open"] is not None:
            return None
        at = found.end()
        sign, word = found["sign"], found["word"]
        if word is not None and len(word) > LONGEST_KEY:
            return Reason('"{text}" is too long', (), {"text": typed(word)})
        if sign == ".":
            parts += 1
            if parts > MOST_PARTS:
                return Reason("a key has more than {n} parts", (), {"n": MOST_PARTS})
        elif sign is not None:
            parts = 1
            depth += 1 if sign in "[{" else -1 if sign in "]}" else 0
            if depth > DEEPEST:
                return _deep()
    return None


def check_values(file: str, value: object, depth: int = 0) -> None:
    """A DataError if something is no text, whole number, flag, list or table."""
    if depth > DEEPEST * 2:
        raise _wrong(file, _deep())
    if isinstance(value, dict):
        for key, inner in value.items():
            if len(key) > LONGEST_KEY:
                raise _wrong(file, Reason('"{text}" is too long', (), {"text": typed(key)}))
            check_values(file, inner, depth + 1)
    elif isinstance(value, list):
        for inner in value:
            check_values(file, inner, depth + 1)
    elif isinstance(value, int) and abs(value) >= 10**MOST_DIGITS:
        raise _wrong(file, Reason("a number has more than {n} digits", (), {"n": MOST_DIGITS}))
    elif not isinstance(value, (str, int)):
        shown: dict[str, object] = {"value": Word(str(value))}
        raise _wrong(file, Reason("{value} is not a whole number, text, true or false", (), shown))


def _deep() -> Reason:
    return Reason("lists and tables are more than {n} deep", (), {"n": DEEPEST})


def _wrong(file: str, fault: Reason) -> DataError:
    remedy = Reason("compare it with a pack that you download")
    return data_error(file, "", fault, remedy)
