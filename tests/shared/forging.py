"""Positions with some values changed: what is refused, and that the rest can be played on.

Each edit is drawn from a number, so that a failure names what repeats it.
"""

import json
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import ceilidh
from ceilidh.kernel.game import Game
from tests.shared.records import forged_position, table_of, texts_of

Path = tuple[str | int, ...]
MOST_MOVES = 3000
SECONDS = 20  # more than a hundred times what a game takes


class Hangs(AssertionError):
    """A position in which the game does not come to a decision."""


@contextmanager
def in_time() -> Iterator[None]:
    """Interrupts what hangs, so that a test can name it."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Hangs(f"no end after {SECONDS} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def paths(node: Any, way: Path = ()) -> Iterator[Path]:
    """The ways to every value that can be changed: numbers, words, and whole lists."""
    inner = node.items() if isinstance(node, dict) else enumerate(node)
    for step, value in inner:
        if isinstance(value, (dict, list)):
            yield from paths(value, (*way, step))
        if not isinstance(value, dict):
            yield (*way, step)


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def changed(dice: random.Random, data: Any, path: Path) -> Any:
    """Another value in the place of one: near it, or of the same kind."""
    value = at(data, path)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = [value + 1, value - 1, value * 2, value + dice.randrange(2, 9)]
        return dice.choice([*near, 0, -1, 1, dice.randrange(12)])
    if isinstance(value, str):
        words = {one for way in paths(data) if isinstance(one := at(data, way), str)}
        return dice.choice(sorted({*words, ""}))
    out = list(value)
    dice.shuffle(out)
    return dice.choice([out, out[1:], [*value, *out[:1]], value[::-1], []])


def edited(game: Game[Any], states: list[Any], number: int) -> tuple[dict[str, Any], list[str]]:
    """A dumped state with one or two edits, and what they are."""
    dice = random.Random(f"{game.name} {number}")
    data = json.loads(json.dumps(game.dump(dice.choice(states))))
    told: list[str] = []
    for _ in range(dice.choice([1, 1, 2])):
        ways = [path for path in paths(data) if path[0] != "options"]
        part = dice.choice(sorted({str(path[0]) for path in ways}))
        # Half of the time any value, else one of a part, so that small parts are not forgotten.
        path = dice.choice([one for one in ways if dice.random() < 0.5 or one[0] == part])
        new = changed(dice, data, path)
        told.append(f"{path}: {at(data, path)!r} to {new!r}")
        at(data, path[:-1])[path[-1]] = new
    return data, told


def play_on(game: Game[Any], state: Any, number: int) -> None:
    """A game by chance to its end; every seat that is asked can answer."""
    dice = random.Random(number)
    for _ in range(MOST_MOVES):
        if game.over(state):
            break
        game.view(state, -1)
        seat = dice.choice(game.actors(state))
        legal = game.flow.legal_for(state, seat)
        assert legal, "nothing can be played"
        game.flow.apply_for(state, seat, dice.choice(legal))
    else:
        raise Hangs(f"no end after {MOST_MOVES} moves")
    assert game.audit(state) == []
    assert len(game.scores(state)) == game.players_of(state)


def states_of(game: str, every: int) -> list[Any]:
    """Positions of recorded games, one of so many of them."""
    out: list[Any] = []
    for name in list(texts_of(game))[::every]:
        table = table_of(game, name)
        out.extend([*[played.before for played in table.played], table.state])
    return out


def try_edits(game: Game[Any], states: list[Any], numbers: range) -> tuple[int, int]:
    """How many edited positions were taken and refused; those taken were played to the end."""
    taken = refused = 0
    for number in numbers:
        data, told = edited(game, states, number)
        try:
            with in_time():
                try:
                    table = ceilidh.load(forged_position(game.name, data))
                except ceilidh.CeilidhError as fault:
                    assert str(fault)
                    refused += 1
                    continue
                play_on(game, table.state, number)
                taken += 1
        except Exception as fault:
            raise AssertionError(f"{game.name}, edit {number}, {told}: {fault!r}") from fault
    return taken, refused
