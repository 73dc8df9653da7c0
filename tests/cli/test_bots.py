"""Bots: their own chance, and no look into the future."""

import random
from typing import Any

from ceilidh.bots.base import RandomBot, ask, generator
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game
from tests.cli.helpers import random_table


class Spy:
    """Plays on with the state it is shown."""

    def __init__(self) -> None:
        self.rng = random.Random(1)
        self.seen: list[int] = []

    def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
        self.seen.append(state.rng)
        game.apply(state, legal[-1])
        return legal[0]


def test_a_bot_sees_a_copy_with_other_chance() -> None:
    table = random_table(moves=30)
    key = table.key()
    spy = Spy()
    assert table.actor is not None
    ask(spy, table.game, table.state, table.actor)
    ask(spy, table.game, table.state, table.actor)
    assert table.key() == key
    assert table.state.rng not in spy.seen
    assert spy.seen[0] != spy.seen[1]


def test_each_seat_of_each_game_has_its_own_stream() -> None:
    first = {generator(seed, seat).random() for seed in range(5) for seat in range(4)}
    assert len(first) == 20
    assert generator(1, 2).random() == generator(1, 2).random()


def test_the_random_bot_can_choose_every_move() -> None:
    table = random_table(moves=0)
    legal = [move.action for move in table.legal()]
    bot = RandomBot(random.Random(1))
    chosen = {bot.choose(table.game, table.state, 0, legal).text for _ in range(100)}
    assert chosen == {action.text for action in legal}
