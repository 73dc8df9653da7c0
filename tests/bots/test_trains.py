"""How the tacksman pays for deliveries and gives up whisky."""

from __future__ import annotations

import pytest

from ceilidh.bots.clans.decision_context import ClansDecisionContext
from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.games.clans.goods import BREAD, CHEESE, WHISKY
from ceilidh.games.clans.modules.industria.rail_board.evaluation import EVALUATION as RAIL_BOARD
from ceilidh.games.clans.modules.industria.rail_board.payment import PAYING_DEMAND
from ceilidh.games.clans.modules.industria.trains.evaluation import EVALUATION as TRAINS
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.whisky import GIVING_WHISKY
from tests.bots.helpers import bot_move
from tests.clans.railway.rails import GO, Rails
from tests.clans.railway.test_clans_with_trains import fraser

BREAD_AND_CHEESE = 28
BREAD_AND_WHISKY = 30
WHISKY_FOR_MONEY = 13


def view(rails: Rails) -> ClansEvaluationView:
    return ClansEvaluationView(ClansDecisionContext(rails.state, 0), rails.state)


def to_pay(rails: Rails) -> float:
    return RAIL_BOARD.pending[PAYING_DEMAND.name](view(rails), rails.state.stack[-1])


def test_goods_that_are_still_to_be_paid_count() -> None:
    rails = fraser()
    rails.demand("dundee", BREAD_AND_CHEESE)
    rails.stand(GO)
    worth = view(rails).context.goods
    assert to_pay(rails) == pytest.approx(-worth[BREAD] - worth[CHEESE])
    rails.stand("shed")
    assert to_pay(rails) == pytest.approx(-min(worth[BREAD], worth[CHEESE]))
    rails.stand("remit bread")
    assert to_pay(rails) == pytest.approx(-worth[CHEESE])


def test_a_kilt_goes_for_the_dearer_good() -> None:
    rails = fraser(held=1)
    rails.demand("dundee", BREAD_AND_WHISKY)
    rails.goods(0, bread=1, whisky=1)
    rails.stand(GO, "shed")
    assert rails.texts() == ["remit bread", "remit whisky"]
    assert bot_move(rails.table, "tacksman", 0).text == "remit whisky"


def test_whisky_that_is_still_to_be_given_counts_against_its_money() -> None:
    rails = fraser(tile=WHISKY_FOR_MONEY)
    rails.goods(0, wool=3, whisky=2)
    rails.stand(GO, "bonus whisky")
    pending = TRAINS.pending[GIVING_WHISKY.name]
    before = pending(view(rails), rails.state.stack[-1])
    worth = view(rails).context
    assert before == pytest.approx(40 * worth.pound - 2 * worth.goods[WHISKY])
    rails.stand("discard whisky")
    after = pending(view(rails), rails.state.stack[-1])
    assert after == pytest.approx(40 * worth.pound - worth.goods[WHISKY], rel=0.1)
