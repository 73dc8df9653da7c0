"""Teaches the nets of Clans, one for the start of every round, over several generations.

In each generation the bots play with the nets of the one before. The net of round 5 learns the
points at the end; that of an earlier round learns mostly what the next one thinks of the position
a round later, which depends less on luck, and a little of the end.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from bench.round_games import RoundsPlayed, RoundTask, rounds_played
from bench.tune_games import TUNED, Kind
from ceilidh.bots.clans.evaluate import TERMS
from ceilidh.bots.clans.weights import weights
from ceilidh.bots.net import LIMIT
from ceilidh.bots.weights import stamp

Array = np.ndarray[Any, np.dtype[Any]]

FIRST = 3_000_001  # seeds of training
ROUNDS = 5
NODES = 600  # moves tried a decision, unless others are asked for
PLAYERS = (1, 1, 2, 2, 4, 1, 2, 3)  # of one game after the other
GENERATIONS = 6
MEMORY = 8_000  # rows of each round; older ones are forgotten
END = 0.2  # how much the end counts beside what the next net says
RIDGE = 100.0  # pulls every weight towards what it is in the judgement by hand
APART = 5  # one in so many games is not taught, to tell what the nets explain
DIGITS = 4


class RoundNet:
    """What is expected at the start of one round: a weighted sum of how far numbers are off.

    `hand` has the weight of each number in the judgement by hand, where it is a term of that.
    """

    def __init__(self, rows: Array, goals: Array, hand: Array) -> None:
        self.means: Array = rows.mean(0)
        self.spreads: Array = rows.std(0)
        self.spreads[self.spreads < 1e-3] = 1.0
        self.level = float(goals.mean())
        values = self._off(rows)
        known = hand * self.spreads
        rest = goals - self.level - values @ known
        pull = RIDGE * np.eye(values.shape[1])
        self.weights: Array = known + np.linalg.solve(values.T @ values + pull, values.T @ rest)

    def _off(self, rows: Array) -> Array:
        out: Array = np.clip((rows - self.means) / self.spreads, -LIMIT, LIMIT)
        return out

    def points(self, rows: Array) -> Array:
        out: Array = self._off(rows) @ self.weights + self.level
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


def teach(rows: Array, points: Array, hand: Array) -> list[RoundNet]:
    """The nets from the last round to the first, in the order of the rounds."""
    nets: list[RoundNet] = []
    goals = points
    for round_ in range(ROUNDS - 1, -1, -1):
        # What is thought of the modules is known; the rest is to be learnt.
        modules = rows[:, round_, -1]
        net = RoundNet(rows[:, round_, :-1], goals - modules, hand)
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


def games(
    pool: ProcessPoolExecutor,
    kinds: list[Kind],
    first: int,
    nets: str,
    seconds: float,
    ahead: int,
) -> Iterator[RoundsPlayed]:
    """Games until time is up, in no order; so many are handed out `ahead`."""
    end = time.monotonic() + seconds
    waiting: set[Future[RoundsPlayed]] = set()
    seed = first
    while True:
        while time.monotonic() < end and len(waiting) < ahead:
            task = RoundTask(kinds[seed % len(kinds)], seed, nets)
            waiting.add(pool.submit(rounds_played, task))
            seed += 1
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for one in done:
            yield one.result()


def train_rounds(game: str, nodes: int, workers: int, seconds: float, out: Path) -> None:
    """Begins anew, or goes on with the games that an earlier run left in the folder."""
    path, kept = out / f"{game}.json", out / f"{game}-games.jsonl"
    known = [remembered(line) for line in kept.open("r", encoding="utf-8")] if kept.exists() else []
    nets = str(path.resolve()) if known else ""
    kinds = [Kind(game, players, nodes or NODES) for players in PLAYERS]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for generation in range(GENERATIONS):
            first = FIRST + len(known)
            found = list(games(pool, kinds, first, nets, seconds / GENERATIONS, 2 * workers))
            with kept.open("a", encoding="utf-8") as file:
                file.writelines(f"{json.dumps([one.rows, one.points])}\n" for one in found)
            known += found
            print(f"generation {generation + 1}: {len(found)} games", flush=True)
            about = {"of": stamp(game, TUNED), "games": len(known)}
            taught = {
                str(players): nets_for(players, known, found) for players in sorted(set(PLAYERS))
            }
            path.write_text(json.dumps({**about, "players": taught}) + "\n", "utf-8")
            nets = str(path.resolve())


def remembered(line: str) -> RoundsPlayed:
    rows, points = json.loads(line)
    return RoundsPlayed(rows, points)


def nets_for(
    players: int, known: list[RoundsPlayed], found: list[RoundsPlayed]
) -> list[dict[str, Any]]:
    """The nets for so many players, taught by all games but some of those just `found`."""
    new = [one for one in found if len(one.points) == players]
    apart = new[::APART]
    old = [one for one in known if len(one.points) == players and one not in apart]
    rows, points = lessons(old)
    made = teach(rows[-MEMORY:], points[-MEMORY:], by_hand(players, rows.shape[2] - 1))
    told, mean = explained(made, *lessons(apart)), lessons(new)[1].mean()
    print(
        f"  {players} players: {len(points)} seats, mean {mean:.1f}, explained {told}", flush=True
    )
    return [net.written() for net in made]
