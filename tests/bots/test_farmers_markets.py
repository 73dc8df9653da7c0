"""What the tacksman sees in farmers' markets."""

from __future__ import annotations

from ceilidh.bots.clans.decision_context import ClansDecisionContext
from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.games.clans.modules.industria.farmers_markets.evaluation import chances, icons, waiting
from tests.clans.modules.test_farmers_markets import fair
from tests.clans.scenario import Scenario


def view(s: Scenario) -> ClansEvaluationView:
    return ClansEvaluationView(ClansDecisionContext(s.state, 0), s.state)


def test_goods_that_a_market_in_reach_takes_count() -> None:
    s = fair("2.5")
    nothing = chances(view(s))
    s.goods(0, whisky=2)
    assert chances(view(s)) > nothing
    s.goods(0, whisky=0, bread=2)
    assert chances(view(s)) == nothing, "no market takes bread"


def test_a_market_out_of_reach_counts_less() -> None:
    near, far = fair("2.5"), fair("11.7")
    for s in (near, far):
        s.goods(0, whisky=2)
    assert chances(view(near)) > chances(view(far))


def test_a_sale_that_waits_counts_until_it_is_made() -> None:
    s = fair("2.5")
    s.goods(0, whisky=2)
    assert waiting(view(s)) == 0
    s.play("build sheep 2.4")
    assert waiting(view(s)) > 0
    open_ = icons(view(s))
    s.play("vend 1 whisky 2")
    assert waiting(view(s)) == 0
    assert icons(view(s)) <= open_
