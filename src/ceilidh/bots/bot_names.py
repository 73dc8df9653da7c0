"""Names of bots: the roster, bots that were adopted, and both with budgets of their own."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from typing import Any, Final

from ceilidh.bots.own_bots import adopted
from ceilidh.bots.profile import BotProfile
from ceilidh.bots.roster import ROSTER
from ceilidh.bots.search.bot import SearchSettings
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.teacher import TEACHER

# A bot with another budget than its level's: chief@0.2s, chief@3000n; and with another manner, to
# measure what that is worth: chief@3000n:turns=1:gap=4.
OWN_BUDGET = re.compile(
    r"(?P<level>[^@]+)@(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<nodes>\d+)n)"
    r"(?P<manner>(?::[a-z]+=\d+(?:\.\d+)?)*)"
)
MANNERS = {one.name: str(one.type) for one in fields(SearchSettings)}


# Bots that were called otherwise: stored tables, files of results and programs may say it still.
FORMER_NAMES: Final = {"greedy": "tacksman"}


def current_name(name: str) -> str:
    """What a bot is called now, with the budget that the name says."""
    word, at, budget = name.partition("@")
    return FORMER_NAMES.get(word, word) + at + budget


def profile_of(name: str) -> BotProfile | None:
    """The bot of that name, with its own budget if the name says one; None if there is no such.

    It loads nothing: names may come from strangers. Bots from outside are adopted first.
    """
    name = current_name(name)
    if name == TEACHER.name:
        return TEACHER
    found = OWN_BUDGET.fullmatch(name)
    word = found["level"] if found else name
    usual = ROSTER.get(word) or adopted(word)
    if found is None or usual is None:
        return usual
    seconds, nodes = float(found["seconds"] or 0), int(found["nodes"] or 0)
    if not usual.plans or not (seconds or nodes):
        return None
    settings = _manner(usual.settings, found["manner"])
    budget = Budget(seconds, nodes)
    return None if settings is None else replace(usual, name=name, budget=budget, settings=settings)


def _flag(number: str) -> bool:
    return number != "0"


def _manner(usual: SearchSettings, text: str) -> SearchSettings | None:
    """The manner with what differs, as in `:turns=1:gap=4`; None if it has no such number."""
    for part in text.split(":")[1:]:
        word, number = part.split("=")
        kind = MANNERS.get(word)
        if kind is None or (kind != "float" and "." in number):
            return None
        read = {"float": float, "int": int}.get(kind, _flag)
        changed: dict[str, Any] = {word: read(number)}
        usual = replace(usual, **changed)
    return usual
