"""Why a move is good: the terms of the evaluation that rise by it, or that another move misses."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final, Protocol, cast

from ceilidh.bots.analysis.verdict import MoveReason
from ceilidh.bots.greedy import Judge
from ceilidh.kernel.entry import Entries, layer_files
from ceilidh.kernel.optional_module import optional_module

REASONS: Final = 4  # for each of them; words are made of the first that have some
LEAST: Final = 0.4  # victory points; what rises by less is no reason
# What clans, Chronicles and other modules think of a position; their terms have no phrases.
MODULES: Final = "modules"


class OpenJudge(Judge, Protocol):
    """A judge that says of which terms a value is made; those of `bots/<game>/evaluate.py` do."""

    def reasons(self, state: Any) -> dict[str, float]:
        """What of the value comes from where, by the names of the terms."""
        ...


def shares(judge: Judge, state: Any) -> dict[str, float]:
    """Of which terms the value of a position is made."""
    known = cast(OpenJudge, judge).reasons(state)
    return {**known, MODULES: judge.worth(state) - sum(known.values())}


def rises(before: dict[str, float], after: dict[str, float]) -> tuple[MoveReason, ...]:
    """The terms that rise most, if they rise enough to be spoken of."""
    # A move may bring terms of its own: those of the clan that is chosen by it.
    found = [MoveReason(name, after[name] - before.get(name, 0.0)) for name in after]
    found.sort(key=lambda ground: -ground.points)
    return tuple([ground for ground in found if ground.points >= LEAST][:REASONS])


@cache
def phrases_of(game: str) -> dict[str, str]:
    """What a term means to people, by its name: `bots/<game>/phrases.py`, and those of modules."""
    own = optional_module(f"ceilidh.bots.{game}.phrases")
    if own is None:
        return {}
    found: dict[str, str] = dict(own.PHRASES)
    entries = cast(Entries, import_module(f"ceilidh.games.{game}.modules.catalogue").ENTRIES)
    for _, face in layer_files(entries, "evaluation"):
        found.update(face.EVALUATION.phrases)
    return found
