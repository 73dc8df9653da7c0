"""Single decisions of Glen More II that one look ahead could easily get wrong."""

import pytest

from ceilidh.bots.glenmore.decision_context import GlenMoreDecisionContext
from ceilidh.bots.glenmore.evaluate import GlenMoreJudge
from ceilidh.bots.glenmore.evaluation_view import TOO_DEAR, GlenMoreEvaluationView
from ceilidh.games.glenmore.debt import goods_debt
from ceilidh.games.glenmore.rules.scoring import PHASES
from tests.bots.helpers import bot_move
from tests.glenmore.scenario import Scenario

TILES = ("inshriach", "lammermuir", "halkirk", "butcher", "rothiemurchus")


def move(scene: Scenario, seat: int = 0) -> str:
    return bot_move(scene.table, "tacksman", seat).text


def view(scene: Scenario) -> GlenMoreEvaluationView:
    return GlenMoreEvaluationView(GlenMoreDecisionContext(scene.state, 0), scene.state)


def test_movement_is_spent_towards_the_castle() -> None:
    scene = Scenario(ahead=TILES)
    scene.play("take inshriach", "lay 0.1")
    moves: list[str] = []
    while scene.table.actor == 0 and len(moves) < 20:
        moves.append(move(scene))
        scene.play(moves[-1])
    assert "walk 0.0 e" in moves
    assert len([text for text in moves if text.startswith("walk")]) == 1


def test_movement_without_use_is_left() -> None:
    """All Scots are home: the points are neither walked to and fro nor off the castle."""
    scene = Scenario(ahead=TILES)
    scene.strip(0)
    scene.scots(0, "1.0", 2)
    scene.play("take inshriach", "lay 0.1")
    moves: list[str] = []
    while scene.table.actor == 0 and len(moves) < 20:
        moves.append(move(scene))
        scene.play(moves[-1])
    assert not [text for text in moves if text.startswith("walk")]


@pytest.mark.parametrize("cell", ["0.1", "1.1"])
def test_a_scot_is_worth_more_near_the_castle(cell: str) -> None:
    scene = Scenario(ahead=TILES)
    scene.lay(0, "0.1", "ballachulish")
    scene.lay(0, "1.1", "corrennie")
    scene.lay(0, "-1.1", "rothiemurchus")
    scene.strip(0)
    scene.scots(0, "-1.1")
    far = view(scene).scots_away()
    scene.strip(0)
    scene.scots(0, cell)
    assert far < view(scene).scots_away() < 1


def test_leftovers_are_sold_before_the_end() -> None:
    scene = Scenario(ahead=("the_end",))
    scene.stack("D", 0)
    scene.state.drawn += 1  # The End
    scene.goods(0, "0.0", wood=2)
    scene.market(wood=3)
    scene.begin()
    sold = []
    while move(scene).startswith("sell"):
        sold.append(move(scene))
        scene.play(sold[-1])
    assert len(sold) == 2
    assert move(scene) == "end"


def test_goods_are_kept_early() -> None:
    scene = Scenario(ahead=TILES)
    scene.goods(0, "0.0", wood=1)
    scene.market(wood=1)
    assert not move(scene).startswith("sell")


def test_a_tile_is_laid_where_it_activates_most() -> None:
    """Two tiles lie above the home tiles, none below."""
    scene = Scenario(ahead=("lammermuir",))
    scene.lay(0, "0.1", "corrennie")
    scene.lay(0, "1.1", "north_ronaldsay")
    scene.scots(0, "1.0")
    scene.play("take lammermuir")
    assert {"lay 0.-1", "lay 1.-1"} < set(scene.texts("lay"))
    assert move(scene) not in ("lay 0.-1", "lay 1.-1")


def test_costs_are_paid_by_the_cheapest_means() -> None:
    scene = Scenario(ahead=TILES)
    scene.seat().coins = 3
    scene.goods(0, "0.0", wood=3)
    scene.market(wood=0, stone=2, sheep=3)
    seen = view(scene)
    any_two = goods_debt((0,) * 5, 2, 31)
    assert 0 < seen.cost(any_two) < 2 * seen.cost(goods_debt((0, 0, 1, 0, 0)))
    assert seen.cost(goods_debt((0, 0, 0, 1, 0))) == TOO_DEAR


def test_a_lead_in_a_category_counts_in_all_scorings_to_come() -> None:
    context = GlenMoreDecisionContext(Scenario(2, ahead=TILES).state, 0)
    values = [context.category_value(2, 3, phases) for phases in range(PHASES + 1)]
    assert values == sorted(values) and len(set(values)) == len(values)
    assert context.size_value(5) < context.size_value(2) == 0


def test_the_turns_to_come_grow_fewer() -> None:
    scene = Scenario(ahead=TILES)
    early = GlenMoreDecisionContext(scene.state, 0)
    scene.stack("D", 0)
    scene.put_on_rondel(max(scene.state.places) + 7, "the_end")
    late = GlenMoreDecisionContext(scene.state, 0)
    assert early.turns > 5 > late.turns > 0
    assert early.season == 1 > late.season


def test_a_position_is_judged_from_the_own_side() -> None:
    scene = Scenario(2, ahead=TILES)
    before = GlenMoreJudge(scene.state, 0).value(scene.state)
    scene.seat(1).barrels = 3
    assert GlenMoreJudge(scene.state, 0).value(scene.state) < before
    scene.seat(0).barrels = 6
    assert GlenMoreJudge(scene.state, 0).value(scene.state) > before
