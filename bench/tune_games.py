"""What tuning plays: numbers as a vector, and games in which one seat judges by such a vector.

Workers import this file alone, so it needs neither numpy nor cma.
"""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))

from ceilidh.bots.base import Bot, ask, generator
from ceilidh.bots.catalogue import game_file, judge_of, search_profile_of
from ceilidh.bots.greedy import GreedyBot, JudgeMaker
from ceilidh.bots.search.bot import SearchBot, SearchSettings
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.weights import USUAL, WeightSet, numbers_of
from ceilidh.kernel.opening import new

TUNED = "tuned"
FIXED = ("points", "hops")  # terms that are points already
LEAST, MOST = 0.1, 10.0  # of what a number was at the start
# Shares: what they stand for ends at these.
RANGES = {
    "fading": (0.3, 0.97),
    "step_away": (0.3, 0.99),
    "crowded": (0.3, 0.98),
    "beside_castle": (0.2, 0.99),
}
CLIP = 60.0  # points; a larger margin is no better


@dataclass(frozen=True)
class Kind:
    """What is tuned: a game with so many players; `nodes` of a search, 0 for single moves."""

    game: str
    players: int
    nodes: int = 0

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}" + (f"-{self.nodes}n" if self.nodes else "")


# A number that is tuned: the part of the set, its name there, and its place in a row.
Place = tuple[str, str, int]


def places(numbers: WeightSet) -> list[Place]:
    """Every number that can be scaled, in a fixed order."""
    out: list[Place] = [
        ("terms", name, 0)
        for name, value in sorted(numbers.terms.items())
        if value and name not in FIXED
    ]
    for name, row in sorted(numbers.constants.items()):
        out += [("constants", name, place) for place, value in enumerate(row) if value]
    return out


def scaled(numbers: WeightSet, vector: list[float]) -> WeightSet:
    """The numbers, each times the exponential of its part of the vector."""
    terms = dict(numbers.terms)
    constants = {name: list(row) for name, row in numbers.constants.items()}
    for (part, name, place), power in zip(places(numbers), vector, strict=True):
        factor = min(max(math.exp(power), LEAST), MOST)
        if part == "terms":
            terms[name] *= factor
        else:
            low, high = RANGES.get(name, (0.0, math.inf))
            constants[name][place] = min(max(constants[name][place] * factor, low), high)
    return WeightSet(terms, constants)


def judges(game: str, numbers: WeightSet, without: tuple[str, ...] = ()) -> JudgeMaker:
    """Judges by these numbers, which know nothing of the modules `without`."""
    face: Any = game_file(game, "evaluate")
    return cast(JudgeMaker, face.TunedJudgeFactory(numbers, without))


def bot_of(kind: Kind, maker: JudgeMaker, seed: int, seat: int) -> Bot:
    rng = generator(seed, seat)
    profile = search_profile_of(kind.game)
    if not kind.nodes or profile is None:
        return GreedyBot(rng, maker)
    settings = SearchSettings(width=12, widens=False, worlds=1, playouts=False)
    return SearchBot(rng, maker, profile, Budget(nodes=kind.nodes), settings)


def margin(kind: Kind, numbers: WeightSet, seed: int, seat: int) -> float:
    """Points of the seat with these numbers, less those of the best rival, within limits.

    Half of the rivals judge by hand, half by the set from which tuning begins.
    """
    table = new(kind.game, kind.players, seed)
    game, state = table.game, table.game.clone(table.state)
    rival = judge_of(kind.game, USUAL if seed % 2 else TUNED)
    assert rival is not None
    mine = judges(kind.game, numbers)
    bots = [
        bot_of(kind, mine, seed, one) if one == seat else GreedyBot(generator(seed, one), rival)
        for one in range(kind.players)
    ]
    while not game.over(state):
        actor = game.actor(state)
        game.flow.apply_for(state, actor, ask(bots[actor], game, state, actor))
    scores = game.scores(state)
    if kind.players == 1:
        return float(scores[0])
    rivals = [score for one, score in enumerate(scores) if one != seat]
    return min(max(float(scores[seat] - max(rivals)), -CLIP), CLIP)


@dataclass(frozen=True)
class Task:
    """Some games of one candidate; `number` says which candidate it is."""

    kind: Kind
    number: int
    vector: tuple[float, ...]
    games: tuple[tuple[int, int], ...]  # seeds and seats


def base(kind: Kind) -> WeightSet:
    """The numbers from which tuning begins."""
    return numbers_of(kind.game, TUNED, kind.players)


def played(task: Task) -> tuple[int, list[float]]:
    """The number of the candidate, and its margins."""
    numbers = scaled(base(task.kind), list(task.vector))
    return task.number, [margin(task.kind, numbers, seed, seat) for seed, seat in task.games]
