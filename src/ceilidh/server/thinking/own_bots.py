"""The bots that the operator has added: only these, and no module that a client names."""

from __future__ import annotations

import re

from ceilidh.bots.bot_names import FORMER_NAMES
from ceilidh.bots.own_bots import OwnBotError, adopt
from ceilidh.bots.roster import ROSTER
from ceilidh.bots.teacher import TEACHER
from ceilidh.kernel.reason import Word, typed

# As a table stores it and a form sends it.
NAME = re.compile(r"[a-z][a-z0-9_-]{0,19}")


def configured_bots(text: str) -> tuple[str, ...]:
    """The names of the bots in a setting such as `mybots:Miser, owl=birds.night:Owl`."""
    names: list[str] = []
    for part in filter(None, [part.strip() for part in text.split(",")]):
        given, _, source = part.rpartition("=")
        name = given.strip() or _short_name(source)
        example = Word(f"name={source}")
        if not NAME.fullmatch(name):
            raise OwnBotError(
                "A server cannot call a bot '{given}'; write {example}, with a short name in small "
                "letters.",
                fields={"given": typed(name), "example": example},
            )
        if name in (*ROSTER, *FORMER_NAMES, TEACHER.name, *names):
            raise OwnBotError(
                "There is already a bot {bot}; write {example} with another name.",
                fields={"bot": Word(name), "example": example},
            )
        adopt(source.strip(), name)
        names.append(name)
    return tuple(names)


def _short_name(source: str) -> str:
    """An entry point has a name; that of a class or profile is its title in small letters."""
    return adopt(source).title.lower() if ":" in source else source
