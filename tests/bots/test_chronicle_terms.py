"""What the terms of Chronicles see ahead of a single move."""

from __future__ import annotations

import pytest

from ceilidh.bots.glenmore.decision_context import GlenMoreDecisionContext
from ceilidh.bots.glenmore.evaluate import GlenMoreJudge
from ceilidh.bots.glenmore.evaluation_view import GlenMoreEvaluationView
from ceilidh.games.glenmore.modules.haggis import evaluation as haggis
from ceilidh.games.glenmore.modules.single_cask import evaluation as single_cask
from ceilidh.games.glenmore.modules.tome import evaluation as events
from tests.glenmore.modules.cellars import cask, fill
from tests.glenmore.modules.feast import feast, lay_table, score
from tests.glenmore.modules.tome import gather, tome
from tests.glenmore.scenario import Scenario


def view(scene: Scenario) -> GlenMoreEvaluationView:
    return GlenMoreEvaluationView(GlenMoreDecisionContext(scene.state, 0), scene.state)


def prefers(scene: Scenario, better: str, worse: str) -> bool:
    """Whether seat 0 likes the position after one move more than after another."""
    judge = GlenMoreJudge(scene.state, 0)
    values = []
    for move in (better, worse):
        trial = scene.table.copy()
        trial.play(move)
        values.append(judge.value(trial.state))
    return values[0] > values[1]


def test_a_first_token_counts_with_those_to_come() -> None:
    """By itself it would bring less than a point in a scoring."""
    scene = feast("23", 2)
    before = haggis.token(view(scene))
    scene.lay(0, "0.1", "drovers_inn")
    assert haggis.token(view(scene)) > before > 0


@pytest.mark.parametrize("face", [1, 2, 3])
def test_a_paid_roll_is_judged_by_its_average(face: int) -> None:
    """Whatever the Die shows on the copy that was tried, it is worth the same."""
    scene = feast("12", 3)
    lay_table(scene, 0, "113")
    scene.seat(0).barrels = 2
    score(scene, "2222")
    assert scene.texts("roll")
    judge = GlenMoreJudge(scene.state, 0)
    values = []
    for other in (face, 1):
        trial = scene.table.copy()
        trial.repeat("roll", 0, {"die": [str(other)]})
        values.append(judge.worth(trial.state))
    assert values[0] == pytest.approx(values[1])


def test_a_cellar_waits_for_barrels_that_reach_it() -> None:
    scene = cask()
    scene.lay(0, "0.1", "glen_mhor_sc")
    stock = single_cask.BarrelStock(view(scene))
    assert stock.value(view(scene)) == 0
    fill(scene, 3)
    near = single_cask.BarrelStock(view(scene)).value(view(scene))
    fill(scene, 5, cellars=2)
    assert single_cask.BarrelStock(view(scene)).value(view(scene)) > near > 0


def test_a_year_counts_where_a_barrel_can_move() -> None:
    scene = cask()
    fill(scene, 3, 2, 1)
    assert single_cask.year(view(scene)) == 0
    fill(scene, 5, cellars=2)
    assert single_cask.year(view(scene)) > 0


def test_a_tile_that_triggers_events_is_worth_more_with_cards() -> None:
    values = []
    for cards in ((), ("duart_castle",)):
        scene = tome(*cards)
        before = events.to_come(view(scene))
        scene.lay(0, "0.1", "gathering_a")
        values.append(events.to_come(view(scene)) - before)
    assert values[1] > values[0] > 0


@pytest.mark.parametrize("card", ["inverness", "armadale_castle"])
def test_an_event_that_costs_nothing_is_not_wasted(card: str) -> None:
    """A better table is one also before the seat leads, and Stones can be bought."""
    scene = tome(card)
    scene.seat(0).coins = 6
    gather(scene)
    assert prefers(scene, f"event {card}", f"flip {card}")


def test_the_best_tiles_of_others_are_borrowed() -> None:
    scene = tome("donan_castle")
    before = events.borrow(view(scene))
    scene.lay(1, "0.1", "sligachan")
    assert events.borrow(view(scene)) == pytest.approx(before + 4, abs=1)
