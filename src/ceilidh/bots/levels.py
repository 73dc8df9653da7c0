"""The levels at which bots play against people, from the weakest to the strongest.

A level is a judgement (a set of weights) and a way to think. Weaker ones overlook what people who
are new to a game overlook; no level makes blunders on purpose.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields, replace
from typing import Any

from ceilidh.bots.search.bot import Manner
from ceilidh.bots.search.budget import Budget

# A bot with another budget than its level's: chief@0.2s, chief@3000n; and with another manner, to
# measure what that is worth: chief@3000n:turns=1:gap=4.
OWN_BUDGET = re.compile(
    r"(?P<level>[a-z]+)@(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<nodes>\d+)n)"
    r"(?P<manner>(?::[a-z]+=\d+(?:\.\d+)?)*)"
)
MANNERS = {one.name: str(one.type) for one in fields(Manner)}


@dataclass(frozen=True)
class Level:
    """`weights` names the set it judges by; without a `budget` it tries single moves only."""

    name: str
    weights: str
    budget: Budget | None = None
    manner: Manner = field(default_factory=Manner)


LEVELS = (
    Level("learner", "learner"),
    Level("crofter", "crofter"),
    Level("greedy", "hand"),
    Level("laird", "tuned", Budget(seconds=0.2), Manner(width=12, worlds=1, playouts=False)),
    Level("chief", "tuned", Budget(seconds=0.9)),
)


def level_of(name: str) -> Level | None:
    """The level of a bot, with its own budget if its name says one; None if there is no such."""
    found = OWN_BUDGET.fullmatch(name)
    level = next((one for one in LEVELS if one.name == (found["level"] if found else name)), None)
    if found is None or level is None:
        return level
    seconds, nodes = float(found["seconds"] or 0), int(found["nodes"] or 0)
    if level.budget is None or not (seconds or nodes):
        return None
    manner = _manner(level.manner, found["manner"])
    return None if manner is None else Level(name, level.weights, Budget(seconds, nodes), manner)


def _flag(number: str) -> bool:
    return number != "0"


def _manner(usual: Manner, text: str) -> Manner | None:
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
