"""What the frames of a page say and the forms they hold, escaped and ready for markup."""

from __future__ import annotations

from functools import cache, lru_cache
from secrets import token_hex

from markupsafe import escape

from ceilidh.say import Speaker, speaker

# Stands for the token of a viewer's forms, which is his own and no other's.
CSRF = f"csrf-{token_hex(8)}"
SIGNED = f'<input type="hidden" name="csrf" value="{CSRF}">'


class Wording:
    """One language; a sentence without fields is translated and escaped once."""

    def __init__(self, to: Speaker) -> None:
        self.to = to
        self.made: dict[str, str] = {}

    def text(self, message: str, **fields: object) -> str:
        if fields:
            return plain(self.to.text(message, **fields))
        said = self.made.get(message)
        if said is None:
            said = self.made[message] = plain(self.to.text(message))
        return said

    def count(self, one: str, many: str, number: int) -> str:
        return plain(self.to.count(one, many, number))


@cache
def wording(language: str) -> Wording:
    return Wording(speaker(language))


def plain(value: object) -> str:
    """Escaped, unless it is markup already; a plain string, which is quicker to join."""
    return _escaped(value) if type(value) is str else str(escape(value))


@lru_cache(20_000)
def _escaped(text: str) -> str:
    """Names, moves and sentences that come again after every move."""
    return str(escape(text))


def post(table_id: str, what: str) -> str:
    """Of a form that changes a table: sent in place by HTMX, as a page without it."""
    path = f"/t/{table_id}/{what}"
    return (
        f'method="post" action="{path}" hx-post="{path}" hx-target="#now" '
        'hx-swap="morph:innerHTML" hx-sync="#now:queue all"'
    )


def hidden(name: str, value: object) -> str:
    return f'<input type="hidden" name="{name}" value="{plain(value)}">'


def flag(word: str, is_so: bool) -> str:
    """A word that stands in a tag, or does not."""
    return f" {word}" if is_so else ""
