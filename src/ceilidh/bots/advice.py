"""The adviser: two or three reasonable moves, and why, from what the greedy bot thinks of them.

The terms of the evaluation are named; what rises most by a move is the reason for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final, Protocol, cast

from ceilidh.bots.catalogue import judge_of
from ceilidh.bots.greedy import Judge
from ceilidh.kernel.action import Action
from ceilidh.kernel.entry import Entries, layer_files
from ceilidh.kernel.game import Game
from ceilidh.kernel.optional_module import optional_module

MOST: Final = 3  # ideas at a time
REASONS: Final = 2  # for each of them
LEAST: Final = 0.4  # victory points; what rises by less is no reason
NEAR: Final = 4.0  # victory points behind the best; what is worse is no idea


class OpenJudge(Judge, Protocol):
    """A judge that says of which terms a value is made; those of `bots/<game>/evaluate.py` do."""

    def reasons(self, state: Any) -> dict[str, float]:
        """What of the value comes from where, by the names of the terms."""
        ...


@dataclass(frozen=True)
class Idea:
    """A move, and sentences (to be translated) that speak for it."""

    action: Action
    reasons: tuple[str, ...]


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


def ideas(game: Game[Any], state: Any, seat: int) -> list[Idea]:
    """The best moves of different kinds; none where there is nothing to choose."""
    maker = judge_of(game.name)
    legal = game.flow.legal_for(state, seat)
    if maker is None or len(legal) < 2:
        return []
    guess = game.determinize(state, seat, 1)
    judge = cast(OpenJudge, maker(guess, seat))
    best: dict[str, tuple[float, Action, Any]] = {}
    for action in legal:
        trial = game.clone(guess)
        game.flow.apply_for(trial, seat, action)
        value = judge.value(trial)
        kind = kind_of(action)
        if kind not in best or value > best[kind][0]:
            best[kind] = (value, action, trial)
    ranked = sorted(best.values(), key=lambda found: -found[0])[:MOST]
    before = judge.reasons(guess)
    return [
        Idea(action, _reasons(game.name, before, judge.reasons(trial)))
        for value, action, trial in ranked
        if value >= ranked[0][0] - NEAR
    ]


def kind_of(action: Action) -> str:
    """A sheep here or there is one idea, and so is one contract or another."""
    word, *things = action.text.split()[:2]
    return " ".join([word, *[one for one in things if not one.isdigit()]])


def _reasons(game: str, before: dict[str, float], after: dict[str, float]) -> tuple[str, ...]:
    """The phrases of the terms that rise most."""
    # A move may bring terms of its own: those of the clan that is chosen by it.
    rises = sorted(((after[name] - before.get(name, 0.0), name) for name in after), reverse=True)
    phrases = phrases_of(game)
    found = [phrases[name] for rise, name in rises if rise >= LEAST and name in phrases]
    return tuple(found[:REASONS])
