"""Measures one of our games in this process and prints the figures as JSON.

`run.py` starts it with PYTHONPATH on the build to be measured: `ours.py clans SECONDS ROUND`.
Times are CPU times. Both builds get the same seeds in the same round, so they play the same games.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from time import process_time, process_time_ns
from typing import Any

import ceilidh
from bench.subjects import SUBJECTS, Subject
from bench.thinking import environment_figures, greedy_figures, nodes_per_s
from ceilidh.kernel.chance import seeded
from ceilidh.kernel.options import resolve
from ceilidh.kernel.registry import find

POSITION_GAMES = 12  # games whose positions are used for `legal` and `clone`
EVERY = 5  # every fifth position of them
LATE_GAMES = 12  # games all of whose late positions are asked for their worst `legal`
REPEATS = 7  # the best counts, so that a pause of the machine is not taken for a slow call
CLONES = 200


class Bench:
    def __init__(self, subject: Subject, seconds: float, number: int) -> None:
        self.subject = subject
        self.seconds = seconds
        self.game = find(subject.game)
        self.options = resolve(self.game.options, subject.options)
        self.game.check(subject.players, self.options)
        self.first_seed = 1_000_000 * number
        self.restart()

    def restart(self) -> None:
        """Back to the round's first seed: what comes next is the same in both builds."""
        self.seed = self.first_seed
        self.random = random.Random(self.seed)

    def new(self) -> Any:
        self.seed += 1
        return self.game.new(self.subject.players, self.options, seeded(self.seed), None)

    def playout(self) -> tuple[int, int]:
        """A random game to its score: its decisions, and the legal moves of all of them."""
        legal, apply, chance = self.game.legal, self.game.apply, self.random.random
        state = self.new()
        decisions = listed = 0
        moves = legal(state)
        while moves:
            number = len(moves)
            decisions += 1
            listed += number
            apply(state, moves[int(chance() * number)])
            moves = legal(state)
        self.game.scores(state)
        return decisions, listed

    def throughput(self) -> dict[str, float]:
        games = decisions = listed = 0
        start = process_time()
        spent = 0.0
        while spent < self.seconds:
            one, moves = self.playout()
            games += 1
            decisions += one
            listed += moves
            spent = process_time() - start
        return {
            "games_per_s": games / spent,
            "decisions_per_s": decisions / spent,
            "decisions_per_game": decisions / games,
            "legal_moves": listed / decisions,
        }

    def positions(self, games: int, wanted: Callable[[int, Any], bool]) -> list[Any]:
        """Clones of the wanted positions of random games."""
        found = []
        for _ in range(games):
            state = self.new()
            ply = 0
            moves = self.game.legal(state)
            while moves:
                if wanted(ply, state):
                    found.append(self.game.clone(state))
                self.game.apply(state, self.random.choice(moves))
                ply += 1
                moves = self.game.legal(state)
        return found

    def mean_us(self, call: Callable[[Any], object], states: list[Any]) -> float:
        """Microseconds per call, the mean over all positions."""
        calls = 0
        start = process_time()
        spent = 0.0
        while spent < self.seconds / 4:
            for state in states:
                call(state)
            calls += len(states)
            spent = process_time() - start
        return spent / calls * 1e6

    def owned_clone(self, state: Any) -> Any:
        copy = self.game.clone(state)
        self.subject.own(copy)
        return copy

    def worst_us(self, states: list[Any]) -> float:
        """The slowest position, each at its best of several calls."""
        legal = self.game.legal
        worst = 0
        for state in states:
            best = sys.maxsize
            for _ in range(REPEATS):
                start = process_time_ns()
                legal(state)
                best = min(best, process_time_ns() - start)
            worst = max(worst, best)
        return worst / 1e3

    def memory(self, call: Callable[[Any], object], states: list[Any]) -> float:
        """Bytes of one clone, the mean over positions spread over the games."""
        sources = states[:: max(1, len(states) // CLONES)][:CLONES]
        keep: list[object] = [None] * len(sources)
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for number, state in enumerate(sources):
            keep[number] = call(state)
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return (after - before) / len(sources)

    def replay_ms(self) -> float:
        """A whole record read and replayed, the best of five."""
        subject = self.subject
        table = ceilidh.new(subject.game, subject.players, self.seed, subject.options)
        while table.actor is not None:
            table.play(self.random.choice(table.legal()))
        text = table.record()
        best = float("inf")
        for _ in range(5):
            start = process_time()
            ceilidh.load(text)
            best = min(best, process_time() - start)
        return best * 1e3

    def thinking(self) -> dict[str, float]:
        """Bots for all of the time each, environments for a quarter of it."""
        subject, seed = self.subject, self.first_seed
        found = greedy_figures(self.game, self.new, subject.players, seed, self.seconds)
        states = self.positions(2, lambda ply, state: ply % 23 == 22)
        for level in ("laird", "chief"):
            speed = nodes_per_s(level, self.game, states, seed, self.seconds)
            found[f"{level}_nodes_per_s"] = speed
        quarter = self.seconds / 4
        return found | environment_figures(
            subject.game, subject.players, subject.options, seed, quarter
        )

    def figures(self) -> dict[str, float]:
        for _ in range(self.subject.openings):
            self.new()
        for _ in range(3):
            self.playout()
        figures = self.throughput()
        self.restart()
        states = self.positions(POSITION_GAMES, lambda ply, state: ply % EVERY == 0)
        late = self.positions(LATE_GAMES, lambda ply, state: self.subject.late(state))
        rich = [self.owned_clone(state) for state in late]
        for state in rich:
            self.subject.enrich(state)
        figures["legal_us"] = self.mean_us(self.game.legal, states)
        listed = sum(len(self.game.legal(state)) for state in states)
        figures["legal_move_us"] = figures["legal_us"] * len(states) / listed
        figures["late_positions"] = len(late)
        figures["worst_legal_us"] = self.worst_us(late)
        figures["worst_rich_legal_us"] = self.worst_us(rich)
        figures["clone_us"] = self.mean_us(self.game.clone, states)
        figures["owned_clone_us"] = self.mean_us(self.owned_clone, states)
        figures["state_bytes"] = self.memory(self.owned_clone, states)
        figures["shared_state_bytes"] = self.memory(self.game.clone, states)
        figures["replay_ms"] = self.replay_ms()
        return figures | self.thinking()


def loaded(module: str) -> str:
    """`flow.py` or `flow.cpython-311-x86_64-linux-gnu.so`."""
    return Path(str(importlib.import_module(module).__file__)).name


def main() -> None:
    subject = SUBJECTS[sys.argv[1]]
    bench = Bench(subject, float(sys.argv[2]), int(sys.argv[3]))
    files = {module: loaded(module) for module in subject.modules}
    print(json.dumps({"files": files, "figures": bench.figures()}))


if __name__ == "__main__":
    main()
