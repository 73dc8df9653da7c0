"""The greedy bot: the best of its moves, its own chance, and nothing that it may not see."""

import random
from typing import Any

import pytest

import ceilidh
from ceilidh.bots.base import ask, generator
from ceilidh.bots.catalogue import NAMES, make_bot
from ceilidh.bots.greedy import GreedyBot
from ceilidh.games.glenmore.modules.great_glen.rules import BALLOTS, NO_VOTE, Council
from ceilidh.kernel.table import Table
from tests.bots.helpers import bot_game, bot_move

GAMES = ("clans", "glenmore")


class Likes:
    """A judge that gives some positions a value; `seen` counts how many it was shown."""

    def __init__(self, values: list[float]) -> None:
        self.values = values
        self.seen = 0

    def value(self, state: Any) -> float:
        self.seen += 1
        return self.values[self.seen - 1]

    def worth(self, state: Any) -> float:
        raise AssertionError("a single move is judged by its value")


def chosen(values: list[float], seed: int = 1) -> int:
    """The place of the move that a bot with such a judge takes at a fresh table."""
    table = ceilidh.new("clans", 3, 7)
    legal = [move.action for move in table.legal()][: len(values)]
    assert len(legal) == len(values)
    bot = GreedyBot(random.Random(seed), lambda state, seat: Likes(values))
    key = table.key()
    action = bot.choose(table.game, table.state, table.actor or 0, legal)
    assert table.key() == key, "the moves were tried on the state itself"
    return legal.index(action)


def test_the_best_move_is_taken() -> None:
    assert chosen([1.0, 3.0, -2.0, 2.5]) == 1
    assert chosen([-5.0, -3.0, -4.0]) == 1


def test_equal_moves_are_drawn_by_its_own_generator() -> None:
    drawn = {chosen([2.0, 1.0, 2.0 + 1e-12, 2.0], seed) for seed in range(40)}
    assert drawn == {0, 2, 3}
    assert chosen([2.0, 1.0, 2.0, 2.0], 5) == chosen([2.0, 1.0, 2.0, 2.0], 5)


def test_a_forced_move_needs_no_judge() -> None:
    table = ceilidh.new("clans", 2, 1)
    legal = [move.action for move in table.legal()][:1]
    judge = Likes([])
    bot = GreedyBot(random.Random(1), lambda state, seat: judge)
    assert bot.choose(table.game, table.state, 0, legal) is legal[0]
    assert judge.seen == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogue_has_every_bot_for_every_game(game: str) -> None:
    for name in NAMES:
        bot = make_bot(name, game, 3, 1)
        assert bot.rng.random() == generator(3, 1).random()


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_play_equal_games(game: str) -> None:
    first = bot_game(game, ["tacksman", "tacksman"], 11)
    assert bot_game(game, ["tacksman", "tacksman"], 11).record() == first.record()


def choices(table: Table, state: Any, seat: int) -> list[str]:
    """What bots of several seeds choose in a position."""
    name = table.game.name
    bots = [make_bot("tacksman", name, seed, seat) for seed in range(6)]
    return [ask(bot, table.game, state, seat).text for bot in bots]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 15, 60, 100])
def test_the_chance_of_the_game_changes_no_choice(game: str, moves: int) -> None:
    """What is still to be drawn is hidden: two states that differ in it have equal views."""
    table = bot_game(game, ["tacksman"] * 3, 5, moves=moves)
    seat = table.actors[0]
    other = table.game.clone(table.state)
    other.rng = table.state.rng ^ 0x5555
    assert table.game.view(other, seat) == table.game.view(table.state, seat)
    assert choices(table, other, seat) == choices(table, table.state, seat)


def vote_in_progress() -> Table:
    """A council of two in which one seat has voted, and the other one decides the card."""
    table = ceilidh.new("glenmore", 2, 4, {"modules": ["great-glen"]})
    while not any(move.text.startswith("vote") for move in table.legal()):
        assert table.actor is not None
        table.play(bot_move(table, "tacksman", table.actor), table.actor)
    assert table.actors == [0, 1]
    table.play("vote aye", 0)
    return table


def test_a_secret_vote_changes_no_choice() -> None:
    table = vote_in_progress()
    state = table.state
    (part,) = [part for part in state.module_states.values() if isinstance(part, Council)]
    assert part.votes == (BALLOTS.index("aye"), NO_VOTE)
    other = table.game.clone(state)
    other.keep(part.with_votes((BALLOTS.index("nay"), NO_VOTE)))
    assert table.game.view(other, 1) == table.game.view(state, 1)
    assert choices(table, other, 1) == choices(table, state, 1)
