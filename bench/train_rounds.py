"""Teaches the nets of Clans, one for the start of every round, over several generations.

In each generation the bots play with the nets of the one before. The net of round 5 learns the
points at the end; that of an earlier round learns mostly what the next one thinks of the position
a round later, which depends less on luck, and a little of the end.
"""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from bench.round_games import RoundsPlayed, RoundTask, rounds_played
from bench.tune_games import TUNED, Kind
from bench.until import results_until
from ceilidh.bots.clans.evaluate import TERMS
from ceilidh.bots.clans.weights import weights
from ceilidh.bots.net import LIMIT
from ceilidh.bots.weights import stamp

Array = np.ndarray[Any, np.dtype[Any]]

FIRST = 3_000_001  # seeds of training
ROUNDS = 5
NODES = 600  # moves tried a decision, unless others are asked for
PLAYERS = (1, 2, 1, 2, 3, 1, 2, 4)  # of one game after the other
GENERATIONS = 6
MEMORY = 12_000  # rows of each round; older ones are forgotten
END = 0.2  # how much the end counts beside what the next net says
RIDGE = 60.0  # pulls every weight towards what was known before
APART = 5  # one in so many games is not taught, to tell what the nets explain
DIGITS = 4


class RoundNet:
    """What is expected at the start of one round: a weighted sum of how far numbers are off.

    `near` has a weight for each number, near which the net's own stays.
    """

    def __init__(self, rows: Array, goals: Array, near: Array) -> None:
        self.means: Array = rows.mean(0)
        self.spreads: Array = rows.std(0)
        self.spreads[self.spreads < 1e-3] = 1.0
        self.level = float(goals.mean())
        values = self._off(rows)
        known = near * self.spreads
        rest = goals - self.level - values @ known
        pull = RIDGE * np.eye(values.shape[1])
        self.weights: Array = known + np.linalg.solve(values.T @ values + pull, values.T @ rest)

    def _off(self, rows: Array) -> Array:
        out: Array = np.clip((rows - self.means) / self.spreads, -LIMIT, LIMIT)
        return out

    def points(self, rows: Array) -> Array:
        out: Array = self._off(rows) @ self.weights + self.level
        return out

    def plain(self) -> Array:
        """The weights of the numbers as they are in a row."""
        out: Array = self.weights / self.spreads
        return out

    def written(self) -> dict[str, Any]:
        def short(array: Array) -> Any:
            return np.round(array, DIGITS).tolist()

        layer = {"weights": [short(self.weights)], "biases": [round(self.level, DIGITS)]}
        return {"means": short(self.means), "spreads": short(self.spreads), "layers": [layer]}


def lessons(played: list[RoundsPlayed]) -> tuple[Array, Array]:
    """Rows by seat, round and number, and the points of each seat; a short game is left out."""
    seats = [
        (rows, points)
        for one in played
        for rows, points in zip(one.rows, one.points, strict=True)
        if len(rows) == ROUNDS
    ]
    return np.array([rows for rows, _ in seats]), np.array([points for _, points in seats])


def teach(rows: Array, points: Array, known: list[Array]) -> list[RoundNet]:
    """The nets from the last round to the first, in the order of the rounds.

    `known` has weights for each round, near which those of the net stay.
    """
    nets: list[RoundNet] = []
    goals = points
    for round_ in range(ROUNDS - 1, -1, -1):
        # What is thought of the modules is known; the rest is to be learnt.
        modules = rows[:, round_, -1]
        net = RoundNet(rows[:, round_, :-1], goals - modules, known[round_])
        nets.insert(0, net)
        goals = END * points + (1 - END) * (net.points(rows[:, round_, :-1]) + modules)
    return nets


def by_hand(players: int, width: int) -> Array:
    """The weights of the terms, with which a row begins, and nought for its other numbers."""
    numbers = weights(TUNED, players).terms
    out = np.zeros(width)
    out[: len(TERMS)] = [numbers[term.name] for term in TERMS]
    return out


def explained(nets: list[RoundNet], rows: Array, points: Array) -> list[float]:
    """How much of the differences between ends the net of each round knew before."""
    out = []
    for round_, net in enumerate(nets):
        wrong = net.points(rows[:, round_, :-1]) + rows[:, round_, -1] - points
        out.append(round(1 - float((wrong**2).sum() / ((points - points.mean()) ** 2).sum()), 3))
    return out


def train_rounds(game: str, nodes: int, workers: int, seconds: float, out: Path) -> None:
    """Begins anew, or goes on with the games that an earlier run left in the folder."""
    path, kept = out / f"{game}.json", out / f"{game}-games.jsonl"
    known = [remembered(line) for line in kept.open("r", encoding="utf-8")] if kept.exists() else []
    nets = str(path.resolve()) if known else ""
    kinds = [Kind(game, players, nodes or NODES) for players in PLAYERS]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for generation in range(GENERATIONS):
            first = FIRST + len(known)
            tasks = (RoundTask(kinds[seed % len(kinds)], seed, nets) for seed in count(first))
            share = seconds / GENERATIONS
            found = list(results_until(pool, rounds_played, tasks, share, 2 * workers))
            with kept.open("a", encoding="utf-8") as file:
                file.writelines(
                    f"{json.dumps([one.players, one.rows, one.points])}\n" for one in found
                )
            known += found
            print(f"generation {generation + 1}: {len(found)} games", flush=True)
            about = {"of": stamp(game, TUNED), "games": len(known)}
            taught = {
                str(players): nets_for(players, known, found) for players in sorted(set(PLAYERS))
            }
            path.write_text(json.dumps({**about, "players": taught}) + "\n", "utf-8")
            nets = str(path.resolve())


def remembered(line: str) -> RoundsPlayed:
    return RoundsPlayed(*json.loads(line))


def nets_for(
    players: int, known: list[RoundsPlayed], found: list[RoundsPlayed]
) -> list[dict[str, Any]]:
    """The nets for so many players, taught by all games but some of those just `found`.

    Games of all numbers of players teach first what is alike in them.
    """
    new = [one for one in found if one.players == players]
    apart = new[::APART]
    every = [one for one in known if one not in apart]
    rows, points = lessons(every)
    alike = teach(rows[-MEMORY:], points[-MEMORY:], [by_hand(players, rows.shape[2] - 1)] * ROUNDS)
    rows, points = lessons([one for one in every if one.players == players])
    made = teach(rows[-MEMORY:], points[-MEMORY:], [net.plain() for net in alike])
    told, mean = explained(made, *lessons(apart)), lessons(new)[1].mean()
    print(
        f"  {players} players: {len(points)} seats, mean {mean:.1f}, explained {told}", flush=True
    )
    return [net.written() for net in made]
