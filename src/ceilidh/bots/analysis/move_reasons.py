"""Why a move is good: the terms of the evaluation that rise by it, or that another move misses."""

from __future__ import annotations

from typing import Any, Final, cast

from ceilidh.bots.advice import LEAST, REASONS, OpenJudge
from ceilidh.bots.analysis.verdict import MoveReason
from ceilidh.bots.greedy import Judge

# What clans, Chronicles and other modules think of a position; their terms have no phrases.
MODULES: Final = "modules"


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
