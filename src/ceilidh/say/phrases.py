"""Messages that stand in tables, and how parts of a sentence are put together.

A message in a table is written as `message("...")` or `PluralMessage("...", "...")`, so that
`scripts/messages.py` finds it; the speaker translates it when it is said.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ceilidh.say.catalogues import CONTEXT_MARK
from ceilidh.say.speaker import Speaker

MINUS: Final = "−"  # as wide as a plus, unlike a hyphen


def message(text: str, of: str = "") -> str:
    """Mark a message that is translated later.

    One English word can need several translations: `of` says what each is about.
    """
    return f"{of}{CONTEXT_MARK}{text}" if of else text


class PluralMessage(NamedTuple):
    """A message for one thing and for several, `{n}` in it."""

    one: str
    many: str


def counted(to: Speaker, number: int, several: PluralMessage) -> str:
    """So many things; fewer than none with the sign that figures have: `−4 VP`."""
    said = to.count(several.one, several.many, abs(number))
    return f"{MINUS}{said}" if number < 0 else said


def listed(to: Speaker, parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return to.text("{these} and {last}", these=", ".join(parts[:-1]), last=parts[-1])


def either(to: Speaker, parts: Sequence[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    if len(parts) < 2:
        return "".join(parts)
    return to.text("{these} or {last}", these=", ".join(parts[:-1]), last=parts[-1])


def clauses(to: Speaker, parts: Sequence[str]) -> str:
    """What one subject does: two short deeds share a sentence, more are set apart."""
    # A part with a list in it would read as one more item of the list.
    mark = f" {listed(to, ['', '']).strip()} "
    if len(parts) == 2 and not any(", " in part or mark in part for part in parts):
        return listed(to, parts)
    return set_apart(to, parts)


def set_apart(to: Speaker, parts: Sequence[str]) -> str:
    """`a; b; c`: the space before the mark depends on the language."""
    said = "".join(parts[:1])
    for part in parts[1:]:
        said = to.text("{these}; {next}", these=said, next=part)
    return said


def sentence(to: Speaker, subject: str, parts: Sequence[str]) -> str:
    """`Ann passes and gains £16.`"""
    return to.text("{subject} {deeds}.", subject=subject, deeds=clauses(to, parts))


def titled(to: Speaker, title: str, text: str) -> str:
    """`Contract 17: 2 wool`."""
    return to.text("{title}: {text}", title=title, text=text)


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
