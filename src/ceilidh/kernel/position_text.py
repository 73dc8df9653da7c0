"""Positions in words: the same as a position string, to be read, compared and edited by people.

    [Format "ceilidh position 1"]
    [Game "clans 1"]
    [Seats "Ann / Bob"]

    # Seats count from 0 here, and -1 is nobody.
    round: 2
    order: [1, 0]
    stack 0: [before final scoring, -1, 0, 0, 0]
    seats 0 clan: stewart

Each line names a value by the way to it: names of parts, and numbers from 0 in lists. A value is a
number, `yes` or `no`, a word (in quotes where it could be taken for another thing) or a list.
"""

import json
import re
from dataclasses import dataclass

from ceilidh.kernel import record
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.reason import Word, typed

FORMAT = "ceilidh position 1"
REMARK = "# Seats count from 0 here, and -1 is nobody."

_FIRST = re.compile(r'\s*\[Format "ceilidh position')
_STEP = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[^\s":]+)')
_NAME = re.compile(r"[^\W\d][\w-]*")
_NUMBER = re.compile(r"-?[0-9]{1,400}")  # sets of cells are long numbers
_PLAIN = re.compile(r"[\w.'-]+(?: [\w.'-]+)*")
_TOKEN = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[\[\],]|[^\s\[\],"](?:[^\[\],"]*[^\s\[\],"])?)\s*')
_DEEPEST = 8  # lists in lists, and steps of a way

Step = str | int
Tree = dict[Step, object]


@dataclass
class ParsedPosition:
    """What a text says, before the game has looked at it."""

    game: str
    version: str
    names: list[str]
    data: dict[str, object]


def is_one(text: str) -> bool:
    """Whether a text is meant to be a position in words."""
    return _FIRST.match(text) is not None


# --- writing --------------------------------------------------------------------------------------


def write(game: str, version: int, data: dict[str, object], names: list[str]) -> str:
    """The text of a state that was dumped."""
    head = [
        record.header("Format", FORMAT),
        record.header("Game", f"{game} {version}"),
        record.header("Seats", " / ".join(names)),
        "",
        REMARK,
    ]
    return "\n".join([*head, *_lines([], data), ""])


def _lines(way: list[Step], value: object) -> list[str]:
    inner: list[tuple[Step, object]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list) and any(_is_row(one) for one in value):
        inner = list(enumerate(value))
    if not inner or (way and isinstance(way[-1], int) and not isinstance(value, dict)):
        return [f"{' '.join(_step_text(step) for step in way)}: {_text(value)}"]
    return [line for step, one in inner for line in _lines([*way, step], one)]


def _is_row(value: object) -> bool:
    return isinstance(value, (list, dict))


def _step_text(step: Step) -> str:
    return str(step) if isinstance(step, int) or _NAME.fullmatch(step) else json.dumps(step)


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join(_text(one) for one in value)}]"
    if value == {}:
        return "{}"
    assert isinstance(value, str), value
    mistaken = value in ("yes", "no") or _NUMBER.fullmatch(value) or not _PLAIN.fullmatch(value)
    return json.dumps(value) if mistaken else value


# --- reading --------------------------------------------------------------------------------------


def parse(text: str) -> ParsedPosition:
    """Read a text; RecordError says which line is wrong."""
    headers: dict[str, str] = {}
    tree: Tree = {}
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        head = record.HEADER.match(line)
        if head:
            headers[head[1]] = head[2]
            continue
        try:
            _put(tree, line)
        except (ValueError, TypeError) as fault:
            raise RecordError(
                "Line {line} of the position cannot be read: '{text}'; write it as '{shape}'.",
                fields={
                    "line": number,
                    "text": typed(line[:60]),
                    "shape": Word("name: value"),
                },
            ) from fault
    if headers.get("Format") != FORMAT:
        raise RecordError(
            "This is not a ceilidh position: the header {header} is missing.",
            fields={"header": Word(record.header("Format", FORMAT))},
        )
    game, _, version = headers.get("Game", "").partition(" ")
    names = record.names(headers.get("Seats", ""))
    return ParsedPosition(
        game, version, names, {str(name): _whole(one) for name, one in tree.items()}
    )


def _put(tree: Tree, line: str) -> None:
    """Put the value of a line into its place; ValueError if there is no such place."""
    steps, value = _way(line)
    for step in steps[:-1]:
        inner = tree.setdefault(step, {})
        if not isinstance(inner, dict):
            raise ValueError(line)
        tree = inner
    if steps[-1] in tree:
        raise ValueError(line)
    tree[steps[-1]] = _value(value)


def _way(line: str) -> tuple[list[Step], str]:
    """The steps before the colon, and what comes after it."""
    steps: list[Step] = []
    place = 0
    while (found := _STEP.match(line, place)) is not None:
        steps.append(_step(found[1]))
        place = found.end()
    rest = line[place:].lstrip()
    if not 1 <= len(steps) <= _DEEPEST or not rest.startswith(":"):
        raise ValueError(line)
    return steps, rest[1:].strip()


def _step(text: str) -> Step:
    if text.isascii() and text.isdecimal():
        return int(text[:6])
    return str(json.loads(text)) if text.startswith('"') else text


def _value(text: str) -> object:
    if text.strip() == "{}":
        return {}
    tokens: list[str] = []
    place = 0
    while place < len(text):
        match = _TOKEN.match(text, place)
        if match is None:
            raise ValueError(text)
        tokens.append(match[1])
        place = match.end()
    tokens.reverse()
    value = _taken(tokens, 0)
    if tokens:
        raise ValueError(text)
    return value


def _taken(tokens: list[str], depth: int) -> object:
    """Takes one value off the tokens, of which the next one is the last."""
    token = tokens.pop() if tokens else ""
    if token in ("", ",", "]") or depth > _DEEPEST:
        raise ValueError(token)
    if token != "[":
        return _scalar(token)
    out: list[object] = []
    if tokens and tokens[-1] == "]":
        tokens.pop()
        return out
    while True:
        out.append(_taken(tokens, depth + 1))
        sign = tokens.pop() if tokens else ""
        if sign == "]":
            return out
        if sign != ",":
            raise ValueError(sign)


def _scalar(token: str) -> object:
    if token.startswith('"'):
        return json.loads(token)
    if token in ("yes", "no"):
        return token == "yes"
    return int(token) if _NUMBER.fullmatch(token) else token


def _whole(value: object) -> object:
    """The value with lists in place of numbered parts."""
    if not isinstance(value, dict) or not value:
        return value
    if all(isinstance(step, int) for step in value):
        if sorted(value) != list(range(len(value))):
            raise RecordError(
                "Some numbered lines of the position are missing; number them "
                "{first}, {second}, {third} and so on.",
                fields={"first": 0, "second": 1, "third": 2},
            )
        return [_whole(value[step]) for step in sorted(value)]
    return {str(step): _whole(one) for step, one in value.items()}
