"""The conformance suite: what every game promises (`kernel/game.py`), checked on random games.

`conform(game, players=3, options={"modules": ["wind"]}, seed=7)` plays a game to its end and checks
every state on the way. A broken promise is a `ContractViolation`, whose message names options,
seed, move and fault, so that the same call repeats it. The game has to be registered: records find
it by name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from ceilidh.kernel import position
from ceilidh.kernel.action import Action, Vocabulary
from ceilidh.kernel.chance import mixed, seeded
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.game import Game
from ceilidh.kernel.opening import load
from ceilidh.kernel.options import resolve
from ceilidh.kernel.table import Table

MOST_MOVES = 5_000
SPARSE = 3  # where not everything is checked at every state, some checks are made at each third

# The ids of actions that were read back, by vocabulary: they are made once and never change.
_KNOWN: dict[Vocabulary, set[int]] = {}


class ContractViolation(AssertionError):
    """A game broke a promise; the message says which, and how to see it again."""


class RandomChoices:
    """Random numbers of our own, so that the choice of moves is not tied to a game's chance."""

    def __init__(self, seed: int) -> None:
        self.number = seeded(seed ^ 0x5EED)

    def below(self, limit: int) -> int:
        self.number += 0x9E3779B97F4A7C15
        return mixed(self.number & (1 << 64) - 1) % limit


def plain(value: object) -> object:
    """The value after a journey through JSON."""
    return json.loads(json.dumps(value))


def new_table(
    game: Game[Any], players: int, options: dict[str, object] | None = None, seed: int = 0
) -> Table:
    """A table of a game that need not be registered."""
    chosen = resolve(game.options, options or {})
    game.check(players, chosen)
    return Table(game, players, chosen, seed)


def random_move(table: Table, dice: RandomChoices) -> tuple[int, Action]:
    """One of the seats that owe a decision, and one of its moves."""
    actors = table.actors
    seat = actors[dice.below(len(actors))]
    legal = table.game.flow.legal_for(table.state, seat)
    return seat, legal[dice.below(len(legal))]


Chooser = Callable[[Table, RandomChoices], tuple[int, Action]]


def random_game(
    game: Game[Any],
    players: int,
    options: dict[str, object] | None = None,
    seed: int = 0,
    moves: int = MOST_MOVES,
    choose: Chooser = random_move,
) -> Table:
    """A table after a game of such moves, or after the first of them."""
    table = new_table(game, players, options, seed)
    dice = RandomChoices(seed)
    while table.actor is not None and len(table.played) < moves:
        seat, action = choose(table, dice)
        table.play(action, seat)
    return table


def perft(game: Game[Any], state: Any, depth: int) -> list[int]:
    """How many positions are reached by 1, 2, ... `depth` moves, chance as the state has it."""
    counts = [0] * depth
    _count(game, state, 0, counts)
    return counts


def _count(game: Game[Any], state: Any, level: int, counts: list[int]) -> None:
    legal = game.legal(state)
    counts[level] += len(legal)
    if level + 1 < len(counts):
        for action in legal:
            child = game.clone(state)
            game.apply(child, action)
            _count(game, child, level + 1, counts)


def conform(
    game: Game[Any],
    players: int,
    options: dict[str, object] | None = None,
    seed: int = 0,
    moves: Sequence[int] | None = None,
    every: int = 1,
    choose: Chooser = random_move,
    most: int = MOST_MOVES,
) -> Table:
    """Play one game and check every promise on the way; the table at its end.

    `moves` are numbers that pick the actor's first moves, modulo the number of legal ones; then
    `choose` does. The expensive checks are made at every `every`-th state. Unless that is each,
    audit and scores are looked at in every third, and position strings made of every third of the
    states that are checked. A game that goes on after `most` moves is broken.
    """
    table = new_table(game, players, options, seed)
    trial = ConformanceRun(table, options or {}, every)
    dice = RandomChoices(seed)
    wishes = list(moves or [])
    while table.actor is not None:
        if len(table.played) == most:
            trial.fail(f"the game goes on after {most} moves")
        trial.check_state()
        if wishes:
            legal = game.legal(table.state)
            trial.play(table.actor, legal[wishes.pop(0) % len(legal)])
        else:
            seat, action = choose(table, dice)
            trial.play(seat, action)
    trial.check_state()
    trial.check_end()
    return table


class ConformanceRun:
    """One table under test: what was seen of it, and the checks."""

    def __init__(self, table: Table, options: dict[str, object], every: int) -> None:
        self.table = table
        self.game = table.game
        self.options = options
        self.every = every
        self.seats = len(table.scores())
        self.known = _KNOWN.setdefault(self.game.vocabulary, set())
        self.before = ""  # the text of the state that is looked at, when expensive checks are due
        self.clones: list[tuple[int, Any, str]] = []

    def fail(self, what: str) -> None:
        """Raise `ContractViolation` with all that is needed to see it again."""
        raise ContractViolation(
            f"{self.game.name}, {self.table.players} players, options {self.options}, "
            f"seed {self.table.seed}, after move {len(self.table.played)}: {what}"
        )

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.fail(what)

    def text(self, state: Any) -> str:
        return json.dumps(self.game.dump(state), sort_keys=True)

    def is_due(self, step: int) -> bool:
        """Whether a check is made at this state that is made at every `step`-th and the last."""
        return len(self.table.played) % step == 0 or self.table.actor is None

    def check_state(self) -> None:
        """The cheap checks, and the expensive ones when they are due."""
        state = self.table.state
        self.check_legal(state)
        full = self.is_due(self.every)
        if full or self.is_due(min(self.every, SPARSE)):
            self.check_scores(state)
            for fault in self.game.audit(state):
                self.fail(f"audit: {fault}")
        if full:
            self.before = self.text(state)
            self.check_clone(state)
            self.check_dump(state)
            if self.every == 1 or self.is_due(self.every * SPARSE):
                self.check_position(state)
            for viewer in range(-1, self.seats):
                self.check_view(state, viewer)
            self.expect(self.text(state) == self.before, "view or determinize changes the state")

    def check_legal(self, state: Any) -> None:
        actors = self.game.actors(state)
        self.expect(self.game.actor(state) == (actors[0] if actors else -1), "actor is not first")
        self.expect(self.game.over(state) == (not actors), "over and actors disagree")
        self.expect(len(set(actors)) == len(actors), "a seat is twice among the actors")
        first: list[Action] = []
        for seat in actors:
            legal = self.game.flow.legal_for(state, seat)
            first = first or legal
            ids = [action.id for action in legal]
            self.expect(bool(legal), f"seat {seat} has no legal move before the end")
            self.expect(ids == sorted(ids), f"legal moves of seat {seat} are not sorted: {legal}")
            self.expect(len(set(ids)) == len(ids), f"seat {seat} has a legal move twice: {legal}")
            for action in legal:
                if action.id not in self.known:
                    self.check_action(action)
        what = "legal is not that of the actor" if actors else "there are legal moves after the end"
        self.expect(self.game.legal(state) == first, what)

    def check_action(self, action: Action) -> None:
        """Text and data lead back to the very same object."""
        words = self.game.vocabulary
        self.expect(words.actions[action.id] is action, f"{action} has the id of another")
        self.expect(words.parse(action.text) is action, f"{action} is not read back from its text")
        self.expect(words.from_data(action.data()) is action, f"{action} is not read from data")
        self.expect(plain(action.data()) == action.data(), f"the data of {action} is not JSON")
        self.known.add(action.id)

    def check_scores(self, state: Any) -> None:
        scores = self.game.scores(state)
        self.expect(len(scores) == self.seats, f"there are {len(scores)} scores")
        sums = [0] * self.seats
        for name, points in self.game.sheet(state):
            self.expect(len(points) == self.seats, f"line {name!r} of the sheet is too short")
            sums = [total + number for total, number in zip(sums, points, strict=True)]
        self.expect(sums == scores, f"the sheet sums to {sums}, the scores are {scores}")
        self.expect(len(self.game.tie_breaks(state)) == self.seats, "tie-breaks are missing")

    def check_clone(self, state: Any) -> None:
        copy = self.game.clone(state)
        self.expect(copy is not state and copy.recorder is None, "clone gives no independent copy")
        self.expect(self.text(copy) == self.before, "a clone differs from its state")
        self.expect(self.game.key(copy) == self.game.key(state), "a clone has another key")
        if len(self.table.played) % (4 * self.every) == 0:
            self.clones.append((len(self.table.played), copy, self.before))

    def check_dump(self, state: Any) -> None:
        data = self.game.dump(state)
        self.expect(plain(data) == data, "the dump is not made of JSON values")
        again = self.game.load(json.loads(json.dumps(data)))
        self.expect(self.text(again) == self.before, "dump and load change the state")
        self.expect(self.game.key(again) == self.game.key(state), "dump and load change the key")
        self.expect(self.game.actors(again) == self.table.actors, "load changes the actors")
        for seat in self.table.actors:
            self.check_same_legal(again, seat, "dump and load change")
        for fault in self.game.audit(again):
            self.fail(f"audit after load: {fault}")

    def check_same_legal(self, other: Any, seat: int, what: str) -> None:
        legal = self.game.flow.legal_for(self.table.state, seat)
        same = self.game.flow.legal_for(other, seat) == legal
        self.expect(same, f"{what} the legal moves of seat {seat}")

    def check_position(self, state: Any) -> None:
        text = position.write(self.game, state)
        self.expect(not re.search(r"\s", text), "a position string holds a space")
        game, again = position.read(text)
        self.expect(game is self.game, "a position string names another game")
        self.expect(game.key(again) == game.key(state), "a position string changes the state")

    def check_view(self, state: Any, viewer: int) -> None:
        """A view is JSON and does not depend on what the viewer cannot know."""
        view = self.game.view(state, viewer)
        self.expect(plain(view) == view, f"the view of {viewer} is not made of JSON values")
        rng = len(self.table.played) * 64 + viewer + 1
        guess = self.game.determinize(state, viewer, rng)
        seen = self.game.view(guess, viewer)
        changed = [name for name in view if view[name] != seen.get(name)]
        self.expect(seen == view, f"the view of {viewer} shows what it may not: {changed}")
        self.expect(guess.recorder is None, "determinize keeps the recorder")
        if self.every == 1 or self.is_due(self.every * SPARSE):
            # A world that the viewer cannot tell from this one must be imagined alike.
            one, other = [self.game.determinize(each, viewer, rng + 1) for each in (state, guess)]
            alike = self.text(one) == self.text(other)
            self.expect(alike, f"what is imagined for {viewer} depends on what is hidden from it")
        if viewer in self.table.actors:
            self.check_same_legal(guess, viewer, "what it cannot know changes")

    def play(self, seat: int, action: Action) -> None:
        """Play on the table; when due, first on a clone, which must come to the same."""
        if not self.is_due(self.every):
            self.table.play(action, seat)
            return
        copy = self.game.clone(self.table.state)
        self.game.flow.apply_for(copy, seat, action)
        same = self.text(self.table.state) == self.before
        self.expect(same, f"{action} on a clone changes the state it was cloned from")
        self.table.play(action, seat)
        same = self.text(self.table.state) == self.text(copy)
        self.expect(same, f"{action} does not always come to the same, or needs a recorder")

    def check_end(self) -> None:
        for move, clone, text in self.clones:
            self.expect(self.text(clone) == text, f"the clone of move {move} has changed since")
        ranks = [standing.rank for standing in self.table.result() or []]
        self.expect(len(ranks) == self.seats, "the result does not name every seat")
        self.expect(ranks == sorted(ranks) and ranks[0] == 1, f"the ranks are {ranks}")
        self.check_record()

    def check_record(self) -> None:
        """The record replays, also with another seed: it alone holds what chance did."""
        text = self.table.record()
        lines = text.splitlines()
        other = [re.sub(r'^\[Seed "-?\d+"\]$', '[Seed "987654321"]', line) for line in lines]
        self.expect(other != lines, "the record has no header Seed")
        try:
            again = load(text)
            # The key covers the chance number, which comes from the seed, so it is left out here.
            scripted = load("\n".join([*other[:-1], "end"]))
        except CeilidhError as fault:
            raise ContractViolation(
                f"{self.game.name}, seed {self.table.seed}: {fault}\n{text}"
            ) from fault
        self.expect(again.key() == self.table.key(), "the record replays to another key")
        self.expect(again.record() == text, "the record of the replay is another")
        scripted.state.rng = self.table.state.rng
        self.expect(scripted.key() == self.table.key(), "with another seed the record differs")
