"""What the nets of Clans are taught by: every seat at the start of every round, and its points.

Seats plan their rounds with the nets of the generation before and judge single moves by numbers
somewhat off the tuned ones, so that the nets see more than one way to play. Workers import this
file alone, so it needs no numpy.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))

from bench.train_games import begun, off, row_of
from bench.tune_games import TUNED, Kind, judges
from ceilidh.bots.base import ask, generator
from ceilidh.bots.catalogue import game_file
from ceilidh.bots.clans.search import ClansSearchProfile
from ceilidh.bots.net_files import read_rounds
from ceilidh.bots.search.bot import SearchBot, SearchSettings
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.context import SearchContext
from ceilidh.bots.weights import numbers_of
from ceilidh.games.clans.state import State

DIGITS = 3  # of the numbers of a row
AGAINST_AUTOMA = 0.4  # share of the games of two
LEVELS = ("1", "2", "3", "4", "5")
BY_CHANCE = (0.0, 0.0, 0.0, 0.01, 0.03)  # share of moves, one of these in each game


class ByHand(ClansSearchProfile):
    """Before there are nets, ends are judged as any other position."""

    def outlook(self, context: SearchContext, state: State, seat: int) -> float:
        return context.judge_for(state, seat).worth(state)


@dataclass(frozen=True)
class RoundTask:
    """One game to be played; `nets` is their file, empty before there are some."""

    kind: Kind
    seed: int
    nets: str


@dataclass(frozen=True)
class RoundsPlayed:
    """One game: for each person a row of every round, the last number that of the modules."""

    players: int
    rows: list[list[list[float]]]
    points: list[float]


def profile_with(nets: str) -> ClansSearchProfile:
    if not nets:
        return ByHand()
    return ClansSearchProfile(read_rounds(Path(nets).read_text("utf-8")))


def rounds_played(task: RoundTask) -> RoundsPlayed:
    kind, rng = task.kind, random.Random(task.seed)
    automa = kind.players == 2 and rng.random() < AGAINST_AUTOMA
    table = begun(kind, task.seed, rng, {"automa": rng.choice(LEVELS)} if automa else None)
    seats = table.people
    game, state = table.game, table.game.clone(table.state)
    profile = profile_with(task.nets)
    chance = rng.choice(BY_CHANCE)
    bots = {
        seat: SearchBot(
            generator(task.seed, seat),
            judges(kind.game, off(numbers_of(kind.game, TUNED, kind.players), rng)),
            profile,
            Budget(nodes=kind.nodes),
            SearchSettings(worlds=1),
        )
        for seat in seats
    }
    face: Any = game_file(kind.game, "features")
    rows: dict[int, list[list[float]]] = {seat: [] for seat in seats}
    round_ = 0
    while not game.over(state):
        if state.round != round_:
            round_ = state.round
            for seat in seats:
                rows[seat].append([round(one, DIGITS) for one in row_of(face, state, seat)])
        at = game.actor(state)
        legal = game.flow.legal_for(state, at)
        by_chance = rng.random() < chance
        move = rng.choice(legal) if by_chance else ask(bots[at], game, state, at)
        game.flow.apply_for(state, at, move)
    points = [float(one) for one in game.scores(state)]
    return RoundsPlayed(kind.players, list(rows.values()), [points[seat] for seat in seats])
