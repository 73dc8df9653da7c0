"""What the frames of a page say and the forms they hold, escaped and ready for markup."""

from __future__ import annotations

from functools import cache, lru_cache
from secrets import token_hex

from ceilidh.draw.svg.ink import Ink
from ceilidh.say import Speaker, speaker
from ceilidh.server.html.markup import NOTHING, Text, escaped, ink_template

_HIDDEN = ink_template('<input type="hidden" name="{name}" value="{value}">')
_POST = ink_template(
    'method="post" action="{path}" hx-post="{path}" hx-target="#now" '
    'hx-swap="morph:innerHTML" hx-sync="#now:queue all"'
)
_FLAG = ink_template(" {word}")

# Forms and flags of each kind that are remembered; text and markup of the same letters apart.
MOST = 10_000
# Stands for the token of a viewer's forms, which is his own and no other's.
CSRF = f"csrf-{token_hex(8)}"
SIGNED = _HIDDEN(name="csrf", value=CSRF)


class Wording:
    """One language; a sentence without fields is translated and escaped once."""

    def __init__(self, to: Speaker) -> None:
        self.to = to
        self.made: dict[str, Ink] = {}

    def text(self, message: str, **fields: object) -> Ink:
        if fields:
            return escaped(self.to.text(message, **fields))
        said = self.made.get(message)
        if said is None:
            said = self.made[message] = escaped(self.to.text(message))
        return said

    def count(self, one: str, many: str, number: int) -> Ink:
        return escaped(self.to.count(one, many, number))


@cache
def wording(language: str) -> Wording:
    return Wording(speaker(language))


@lru_cache(MOST)
def post(table_id: str, what: str) -> Ink:
    """Of a form that changes a table: sent in place by HTMX, as a page without it."""
    return _POST(path=f"/t/{table_id}/{what}")


@lru_cache(MOST, typed=True)
def hidden(name: str, value: Text) -> Ink:
    return _HIDDEN(name=name, value=value)


@lru_cache(MOST, typed=True)
def printed(number: int, form: str = "d") -> str:
    """A number as books print it: with a minus sign, where Python has a hyphen."""
    return format(number, form).replace("-", "−")


def flag(word: str, is_so: bool) -> Ink:
    """A word that stands in a tag, or does not."""
    return _FLAG(word=word) if is_so else NOTHING
