"""The Englishman's turns in whole games, against an oracle that knows the view alone."""

from __future__ import annotations

from typing import Any

import pytest

from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.kernel.table import Table
from ceilidh.kernel.testing import RandomChoices, new_table
from tests.glenmore import english_oracle as oracle
from tests.glenmore.policy import rich_move

pytestmark = pytest.mark.whole

SETTINGS: list[tuple[int, dict[str, object]]] = [
    (3, {"modules": ["hammer"]}),
    (4, {"modules": ["hammer"], "die": True}),
    (3, {"modules": ["hammer", "highlander", "great-glen"], "edition": "english"}),
    (4, {"modules": ["hammer", "tome"]}),
]


def seen(table: Table) -> dict[str, Any]:
    return dict(table.view())


def check_orders(table: Table) -> None:
    """Who decides, where he may go, and what it costs or gives."""
    view = seen(table)
    holder = view["modules"]["hammer"]["holder"]
    assert table.actors == [holder], "somebody holds the token whenever he is last"
    texts = [move.text for move in table.legal(holder)]
    driven = {text.split()[1] for text in texts if text.startswith("banish ")}
    used = {text.split()[1] for text in texts if text.startswith("command ")}
    assert driven == oracle.goals(view)
    assert used <= driven
    price = oracle.use_price(view)
    if price is None:
        assert not used


def check_coins(view: dict[str, Any], after: dict[str, Any], word: str) -> None:
    track, holder = view["modules"]["hammer"]["filled"], view["modules"]["hammer"]["holder"]
    if word == "banish":
        assert after["seats"][holder]["coins"] >= view["seats"][holder]["coins"] + oracle.pile(view)
        assert after["modules"]["hammer"]["filled"] == max(track - 1, 0)
    elif word == "command":
        assert after["modules"]["hammer"]["filled"] == track + 1


@pytest.mark.rule("GM-C4-20", "GM-C4-25", "GM-C4-26", "GM-C4-27", "GM-C4-Q4", "GM-C4-Q7")
@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_his_turns_follow_the_oracle(players: int, options: dict[str, object]) -> None:
    table = new_table(GLENMORE, players, options, 3)
    dice = RandomChoices(3)
    turns = 0
    while table.actor is not None:
        view = seen(table)
        orders = view["step"] == "orders"
        if orders:
            turns += 1
            check_orders(table)
        seat, action = rich_move(table, dice)
        table.play(action, seat)
        if orders:
            check_coins(view, seen(table), action.spec.word)
    assert turns > 3
