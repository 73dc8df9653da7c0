"""The teacher of guided games: simple, the same in the same position, and gentle while it leads."""

from __future__ import annotations

import random
from typing import Any

from ceilidh.bots.base import ask
from ceilidh.bots.bot_names import profile_of
from ceilidh.bots.catalogue import NAMES, make_bot
from ceilidh.bots.greedy import Judge
from ceilidh.bots.teacher import TeacherBot, leads
from ceilidh.kernel.opening import new


class ByMoney:
    """Likes money, and nothing else."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def value(self, state: Any) -> float:
        return float(state.seats[self.seat].money)

    worth = value


def by_money(state: Any, seat: int) -> Judge:
    return ByMoney(seat)


def test_it_is_known_by_name_and_offered_to_nobody() -> None:
    assert profile_of("teacher") is not None
    assert "teacher" not in NAMES
    assert isinstance(make_bot("teacher", "glenmore", 1, 0), TeacherBot)


def test_its_move_follows_from_the_position() -> None:
    table = new("clans", 2, 4, {"clans": "none"})
    seat = table.actor or 0
    chosen = {
        ask(make_bot("teacher", "clans", seed, seat), table.game, table.state, seat).text
        for seed in range(5)
    }
    assert len(chosen) == 1


def test_it_holds_back_while_it_leads() -> None:
    table = new("clans", 2, 4, {"clans": "none"})
    while table.view()["step"] != "turn":
        table.play(table.legal()[0])
    seat = table.actor or 0
    bot = TeacherBot(random.Random(1), by_money)
    assert not leads(table.game, table.state, seat)
    assert ask(bot, table.game, table.state, seat).text == "pass"  # that earns most
    state = table.game.clone(table.state)
    state.seats[seat].glory += 40
    assert leads(table.game, state, seat) and not leads(table.game, state, 1 - seat)
    assert ask(bot, table.game, state, seat).text != "pass"
