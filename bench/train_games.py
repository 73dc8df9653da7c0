"""What a net is taught by: rows of positions, and the points with which their games ended.

Every seat judges by numbers of its own, somewhat off the tuned ones, and now and then a move is
made by chance, so that the net sees more than one way to play. Half of the games have modules.
Workers import this file alone, so it needs no numpy.
"""

from __future__ import annotations

import math
import random
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))

from bench.goals import modules_of
from bench.tune_games import FIXED, RANGES, TUNED, Kind, bot_of, judges
from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import game_file
from ceilidh.bots.weights import USUAL, WeightSet, numbers_of
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.opening import new
from ceilidh.kernel.table import Table

OFF = 0.15  # standard deviation of the logarithm of every number
BY_HAND = 0.2  # share of seats that begin with the numbers set by hand
WITH_MODULES = 0.5
HOW_MANY = (1, 1, 1, 2, 3, 8)  # modules of a game that has some
BY_CHANCE = 0.02  # share of moves
KEPT = 0.5  # share of turns


@dataclass(frozen=True)
class Task:
    """One game to be played."""

    kind: Kind
    seed: int


@dataclass(frozen=True)
class Taught:
    """Turns of one game: for each a row of every seat, the last number apart; and the end.

    The last number of a row is what is thought of the modules: the net is taught what is left.
    """

    turns: list[list[list[float]]]
    points: list[float]


def off(numbers: WeightSet, rng: random.Random) -> WeightSet:
    """The numbers, each somewhat larger or smaller."""
    terms = {
        name: value if name in FIXED else value * math.exp(rng.gauss(0, OFF))
        for name, value in numbers.terms.items()
    }
    constants: dict[str, list[float]] = {}
    for name, row in numbers.constants.items():
        low, high = RANGES.get(name, (0.0, math.inf))
        constants[name] = [min(max(one * math.exp(rng.gauss(0, OFF)), low), high) for one in row]
    return WeightSet(terms, constants)


def begun(
    kind: Kind, seed: int, rng: random.Random, options: dict[str, object] | None = None
) -> Table:
    """A table with modules by chance, which may not be possible for so many."""
    words = modules_of(kind.game)
    while True:
        number = rng.choice(HOW_MANY) if rng.random() < WITH_MODULES else 0
        modules = sorted(rng.sample(words, min(number, len(words))))
        try:
            return new(kind.game, kind.players, seed, {"modules": modules, **(options or {})})
        except CeilidhError:
            continue


def row_of(face: Any, state: Any, seat: int) -> list[float]:
    """What a net is shown of a seat, and at the end what is thought of the modules."""
    view = face.view_of(state, seat)
    return [*face.features(view), face.modules_worth(view)]


def taught(task: Task) -> Taught:
    kind, seats = task.kind, range(task.kind.players)
    rng = random.Random(task.seed)
    table = begun(kind, task.seed, rng)
    game, state = table.game, table.game.clone(table.state)
    sets = [USUAL if rng.random() < BY_HAND else TUNED for _ in seats]
    bots = [
        bot_of(
            kind,
            judges(kind.game, off(numbers_of(kind.game, one, kind.players), rng)),
            task.seed,
            s,
        )
        for s, one in enumerate(sets)
    ]
    face: Any = game_file(kind.game, "features")
    turns: list[list[list[float]]] = []
    before, actor = None, -1
    while not game.over(state):
        if before is None or game.turn_over(before, state, actor):
            before, actor = game.clone(state), game.actor(state)
            if rng.random() < KEPT:
                turns.append([row_of(face, state, seat) for seat in seats])
        at = game.actor(state)
        legal = game.flow.legal_for(state, at)
        random_ = rng.random() < BY_CHANCE
        move = rng.choice(legal) if random_ else ask(bots[at], game, state, at)
        game.flow.apply_for(state, at, move)
    return Taught(turns, [float(one) for one in game.scores(state)])
