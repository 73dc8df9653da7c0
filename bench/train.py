"""Teaches the net of a game by games of the bots: numpy alone, minutes on 16 cores.

    python bench/train.py glenmore --workers 16 --minutes 3 --out build/train
    python bench/train.py glenmore:300 ...            the bots plan, 300 moves tried a decision
    python bench/train.py clans:600 --minutes 25 ...  a net for every round (bench/train_rounds.py)
    python bench/train.py --adopt build/train/glenmore.json

The net learns by how many points every seat ends ahead of the mean of all, and a little of the
points themselves. One in sixteen games is kept apart, and what the net explains of their
differences is told. A net is worth as much as the bots that use it win (bench/goals.py); what it
explains is only a hint.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.train_games import Task, Taught, taught
from bench.train_rounds import train_rounds
from bench.tune_games import TUNED, Kind
from bench.until import results_until
from ceilidh.bots.net import LIMIT
from ceilidh.bots.weights import stamp
from ceilidh.kernel.registry import find

BOTS = Path(__file__).resolve().parents[1] / "src" / "ceilidh" / "bots"
FIRST = 2_000_001  # seeds of training
HIDDEN = (48, 24)
EPOCHS = 24
BATCH = 4096
RATE = 3e-3
DECAY = 1e-4
BY_ROUNDS = ("clans",)  # games in which every round has a net of its own
LEVEL = 0.2  # how much the points themselves count beside the differences
APART = 16  # one in so many games is not taught
DIGITS = 4

Array = np.ndarray[Any, np.dtype[np.float32]]


class Lessons:
    """Rows of all turns, padded to the most seats; `there` says which are real."""

    def __init__(self, played: list[Taught]) -> None:
        most = max(len(one.points) for one in played)
        turns = [(rows, one.points) for one in played for rows in one.turns]
        width = len(turns[0][0][0])
        self.rows: Array = np.zeros((len(turns), most, width), np.float32)
        self.there: Array = np.zeros((len(turns), most), np.float32)
        self.points: Array = np.zeros((len(turns), most), np.float32)
        for place, (rows, points) in enumerate(turns):
            self.rows[place, : len(rows)] = rows
            self.there[place, : len(rows)] = 1
            self.points[place, : len(rows)] = points
        # What is thought of the modules is known; the rest is to be learnt.
        self.points -= self.rows[..., -1]
        self.rows = self.rows[..., :-1]

    def centred(self, values: Array, part: Any) -> Array:
        """By how much each is above the mean of the seats that are there."""
        there = self.there[part]
        mean = (values * there).sum(1, keepdims=True) / there.sum(1, keepdims=True)
        out: Array = (values - mean) * there
        return out


class Learner:
    """The net while it learns: layers with ReLU between them, and Adam."""

    def __init__(self, inputs: int) -> None:
        rng = np.random.default_rng(1)
        sizes = [inputs, *HIDDEN, 1]
        self.numbers: list[Array] = []
        for before, after in itertools.pairwise(sizes):
            # Small at first: a net that begins large ends rough, and mistakes one plan for another.
            most = before**-0.5
            self.numbers += [
                rng.uniform(-most, most, (before, after)).astype(np.float32),
                rng.uniform(-most, most, after).astype(np.float32),
            ]
        self.first = [np.zeros_like(one) for one in self.numbers]
        self.second = [np.zeros_like(one) for one in self.numbers]
        self.steps = 0

    def forward(self, values: Array) -> list[Array]:
        """What goes into each layer, and what comes out at the end."""
        out = [values]
        for place in range(0, len(self.numbers), 2):
            value = out[-1] @ self.numbers[place] + self.numbers[place + 1]
            out.append(np.maximum(value, 0) if place + 2 < len(self.numbers) else value)
        return out

    def learn(self, passed: list[Array], slope: Array, rate: float) -> None:
        """One step; `slope` is how the error rises with the output."""
        slopes: list[Array] = []
        for layer in range(len(passed) - 2, -1, -1):
            slopes = [passed[layer].T @ slope, slope.sum(0), *slopes]
            if layer:
                slope = (slope @ self.numbers[2 * layer].T) * (passed[layer] > 0)
        self.steps += 1
        for place, each in enumerate(slopes):
            self.first[place] = 0.9 * self.first[place] + 0.1 * each
            self.second[place] = 0.999 * self.second[place] + 0.001 * each * each
            up = self.first[place] / (1 - 0.9**self.steps)
            down = np.sqrt(self.second[place] / (1 - 0.999**self.steps)) + 1e-8
            self.numbers[place] = self.numbers[place] * np.float32(1 - rate * DECAY) - np.float32(
                rate
            ) * (up / down)


def teach(lessons: Lessons, apart: int) -> tuple[dict[str, Any], float]:
    """The net that explains most of the turns before `apart`, and how much of those after it."""
    real = lessons.rows[lessons.there > 0]
    means, spreads = real.mean(0), real.std(0)
    spreads[spreads < 1e-3] = 1.0
    values = np.clip((lessons.rows - means) / spreads, -LIMIT, LIMIT).astype(np.float32)
    known = lessons.points[lessons.there > 0]
    level, scale = float(known.mean()), float(known.std())
    points = ((lessons.points - level) / scale).astype(np.float32)
    learner, rng = Learner(values.shape[2]), np.random.default_rng(2)
    rest = slice(apart, None)
    goal = lessons.centred(points[rest], rest)
    steps, most, best = EPOCHS * (apart // BATCH + 1), -1.0, list(learner.numbers)
    for epoch in range(EPOCHS):
        for chosen in np.array_split(rng.permutation(apart), apart // BATCH + 1):
            passed = learner.forward(values[chosen].reshape(-1, values.shape[2]))
            error = passed[-1].reshape(len(chosen), -1) - points[chosen]
            there = lessons.there[chosen]
            slope = lessons.centred(error, chosen) + LEVEL * error * there
            done = learner.steps / steps
            rate = RATE * min(done / 0.2, 1.0) * (0.5 + 0.5 * float(np.cos(np.pi * done)))
            learner.learn(passed, slope.reshape(-1, 1) / there.sum(), rate)
        found = learner.forward(values[rest].reshape(-1, values.shape[2]))[-1]
        wrong = lessons.centred(found.reshape(goal.shape), rest) - goal
        explained = 1 - float((wrong**2).sum() / (goal**2).sum())
        print(f"epoch {epoch + 1}: {explained:.3f}", flush=True)
        if explained > most:
            most, best = explained, list(learner.numbers)
    best[-2], best[-1] = best[-2] * scale, best[-1] * scale + level
    return written(means, spreads, best), most


def written(means: Array, spreads: Array, numbers: list[Array]) -> dict[str, Any]:
    def short(array: Array) -> Any:
        return np.round(array.astype(float), DIGITS).tolist()

    return {
        "means": short(means),
        "spreads": short(spreads),
        "layers": [
            {"weights": short(numbers[place].T), "biases": short(numbers[place + 1])}
            for place in range(0, len(numbers), 2)
        ],
    }


def train(game: str, nodes: int, workers: int, seconds: float, out: Path) -> None:
    counts = [players for players in find(game).players if players > 1]
    learnt: list[Taught] = []
    apart: list[Taught] = []
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for players in counts:
            kind, first = Kind(game, players, nodes), FIRST + 1_000_000 * players
            tasks = (Task(kind, seed) for seed in itertools.count(first))
            found = list(results_until(pool, taught, tasks, seconds / len(counts), 2 * workers))
            print(f"{players} players: {len(found)} games", flush=True)
            apart += found[::APART]
            learnt += [one for place, one in enumerate(found) if place % APART]
    net, explained = teach(Lessons([*learnt, *apart]), sum(len(one.turns) for one in learnt))
    about = {
        "of": stamp(game, TUNED),
        "games": len(learnt),
        "explained": round(explained, 3),
    }
    path = out / f"{game}.json"
    path.write_text(json.dumps({**about, **net}) + "\n", "utf-8")
    print(f"{path}: {path.stat().st_size} bytes, explains {explained:.3f} of {len(apart)} games")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME[:NODES]")
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--minutes", type=float, default=3.0, help="of games, for each net")
    parser.add_argument("--out", type=Path, default=Path("build/train"), metavar="FOLDER")
    parser.add_argument("--adopt", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    if arguments.adopt:
        goal = BOTS / arguments.adopt.stem / "net.json"
        goal.write_text(arguments.adopt.read_text("utf-8"), "utf-8")
        return 0
    arguments.out.mkdir(parents=True, exist_ok=True)
    for text in arguments.games:
        game, _, nodes = text.partition(":")
        teach_game = train_rounds if game in BY_ROUNDS else train
        teach_game(game, int(nodes or 0), arguments.workers, 60 * arguments.minutes, arguments.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
