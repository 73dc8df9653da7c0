"""Terms of Clans of Caledonia, reckoned by hand with the numbers of the usual set of weights.

A pound is worth 0.34 points in round 1 and 0.13 in round 5, a tenth of 3.4 and of 1.3.
"""

from __future__ import annotations

import pytest

from ceilidh.bots.clans import evaluate
from ceilidh.bots.clans.box import box_value
from ceilidh.bots.clans.decision_context import (
    ClansDecisionContext,
    current_round,
    expected_prize,
    imports_worth,
)
from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.pending import pending
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.rules.benefits import BENEFITS
from ceilidh.games.clans.rules.contracts import KEEPING
from ceilidh.games.clans.rules.ports import DISCARDING, GAINING
from ceilidh.kernel.state import Frame
from tests.clans.scenario import Scenario, hex_number

ROUND_1, ROUND_5 = 0.34, 0.13
SALE = 0.7  # of the price
BASIC = {"wool": 4, "grain": 5, "milk": 5}
PROCESSED = {"bread": 10, "cheese": 10, "whisky": 11}


def scene(players: int = 2, round_: int = 1) -> Scenario:
    made = Scenario(players, scoring_tiles=False, ports=False)
    made.state.round = round_
    return made


def view(made: Scenario, seat: int = 0) -> ClansEvaluationView:
    return ClansEvaluationView(ClansDecisionContext(made.state, seat), made.state)


def pounds(round_: int) -> float:
    return {1: 3.4, 2: 3.0, 3: 2.5, 4: 2.0, 5: 1.3}[round_] / 10


# --- money and goods ------------------------------------------------------------------------------


def test_the_first_pounds_are_worth_most() -> None:
    """£25 count in full, what is beyond 0.7 of it; pass bonuses to come count as money."""
    made = scene()
    made.seat().money = 20
    bonuses = evaluate.pass_bonuses(view(made))
    assert evaluate.money(view(made)) == pytest.approx((20 + bonuses) * 3.4)
    made.seat().money = 30
    assert evaluate.money(view(made)) == pytest.approx((25 + bonuses) * 3.4 + 5 * 3.4 * 0.7)
    made.state.round = 5
    bonuses = evaluate.pass_bonuses(view(made))
    # Never less than a pound of the final scoring.
    assert evaluate.money(view(made)) == pytest.approx((25 + bonuses) * 1.3 + 5 * 1.0)


def test_pass_bonuses_of_this_and_later_rounds() -> None:
    """The first to pass gets £16, the second £14."""
    made = scene()
    assert made.state.rules.pass_bonus[:2] == (16, 14)
    later = (16 + 14) / 2
    assert evaluate.pass_bonuses(view(made)) == later + 4 * later
    made.state.passed = [1]
    assert evaluate.pass_bonuses(view(made)) == 14 + 4 * later
    made.state.passed = [0]
    assert evaluate.pass_bonuses(view(made)) == 4 * later
    made.state.stack.clear()
    assert evaluate.pass_bonuses(view(made)) == 0


def test_goods_that_a_merchant_can_sell_and_goods_that_are_kept() -> None:
    """Two merchants sell the dearest; in round 1 a kept good has 0.4 of its final points."""
    made = scene()
    made.goods(0, wool=2, whisky=1)
    made.seat().merchants = 2
    board = made.state.rules.components.board
    whisky = max(SALE * PROCESSED["whisky"] * ROUND_1, 0.4 * board.processed_vp)
    wool = max(SALE * BASIC["wool"] * ROUND_1, 0.4 * board.basic_vp)
    assert evaluate.goods(view(made)) == pytest.approx(whisky + wool + 0.4 * board.basic_vp)
    made.seat().merchants = 0
    kept = 0.4 * board.processed_vp + 2 * 0.4 * board.basic_vp
    assert evaluate.goods(view(made)) == pytest.approx(kept)
    # Who trades still has the merchants.
    made.seat().market[0] = -1
    assert view(made).merchants == 1


def test_the_worth_of_goods_falls_to_the_final_points() -> None:
    made = scene()
    worth = ClansDecisionContext(made.state, 0).worth
    prices = [{**BASIC, **PROCESSED}[name] for name in GOOD_NAMES]
    assert worth.price == prices
    for round_ in range(1, 6):
        share = {1: 0.4, 2: 0.5, 3: 0.6, 4: 0.8, 5: 1.0}[round_]
        for good, price in enumerate(prices):
            final = 2 if GOOD_NAMES[good] in PROCESSED else 1
            sold = SALE * price * pounds(round_)
            assert worth.good[round_][good] == pytest.approx(max(share * final, sold))
    assert worth.good[6] == worth.kept[6] and len(worth.good) == 7


# --- production -----------------------------------------------------------------------------------


def test_income_of_all_rounds_to_come() -> None:
    """A woodcutter earns £4, £6 once his technology is there, in each production."""
    made = scene(round_=3)
    made.place(0, "woodcutter", "7.4")
    made.seat().merchants = 0
    income = evaluate.production(view(made))
    assert income == pytest.approx(4 * (pounds(3) + pounds(4) + pounds(5)))
    made.seat().technology = 1
    assert evaluate.production(view(made)) == pytest.approx(income * 6 / 4)
    made.state.stack.clear()
    assert evaluate.production(view(made)) == 0


def test_a_building_makes_what_there_is_a_good_for() -> None:
    """A sheep gives a wool in the last production; a dairy makes cheese only of milk."""
    made = scene(round_=5)
    made.seat().merchants = 0
    made.place(0, "sheep", "7.4")
    assert evaluate.production(view(made)) == pytest.approx(1.0)
    made.place(0, "dairy", "8.3")
    assert evaluate.production(view(made)) == pytest.approx(1.0)
    made.goods(0, milk=1)
    # The milk, worth one point, becomes cheese, worth two.
    assert evaluate.production(view(made)) == pytest.approx(2.0)
    assert view(made).processed_after() == 1 and view(made).basic_after() == 1


def test_what_was_produced_is_not_counted_twice() -> None:
    made = scene(round_=5)
    made.seat().merchants = 0
    made.place(0, "sheep", "7.4")
    made.state.passed = [0, 1]
    assert evaluate.production(view(made)) == 0.0
    assert current_round(made.state) == 6
    made.state.passed = [0]
    assert current_round(made.state) == 5 and evaluate.production(view(made)) == 1.0


# --- prizes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "others", "spread", "prize"),
    [
        (5, [0], 1.0, 12.0),  # far ahead: the first prize
        (0, [5], 1.0, 6.0),  # far behind: the second
        (3, [3], 1.0, 9.0),  # level: half of both
        (3, [4], 1.0, 6.0),  # one behind, and no more can shift
        (3, [4], 2.0, 7.5),  # one behind of four: three quarters behind
        (3, [5, 1], 1.0, 6.0),
        (0, [5, 5], 1.0, 0.0),
        (0, [5, 5, 5], 1.0, 0.0),  # no prize for the fourth
        (3, [3, 3], 1.0, 6.0),
    ],
)
def test_the_prize_that_is_to_be_expected(
    mine: int, others: list[int], spread: float, prize: float
) -> None:
    assert expected_prize(mine, others, (12, 6, 0), spread) == pytest.approx(prize)


def test_exports_and_settlements_are_prizes_against_rivals() -> None:
    """In round 5 nothing is left that could shift more than one."""
    made = scene(3, round_=5)
    made.seat(0).fulfilled, made.seat(1).fulfilled = (4, 13), (5,)
    assert evaluate.exports(view(made)) == pytest.approx(12)
    assert evaluate.exports(view(made, 1)) == pytest.approx(6)
    made.seat(1).fulfilled = (5, 6)
    assert evaluate.exports(view(made)) == pytest.approx(9)
    made.place(0, "sheep", "7.4")
    assert evaluate.settlements(view(made)) == pytest.approx(18)
    made.place(1, "sheep", "8.6")
    assert evaluate.settlements(view(made)) == pytest.approx(15)


def test_imports_lie_between_their_value_and_the_middle() -> None:
    """With nothing imported all are worth the rarest share, 5, 4 or 3 points."""
    made = scene()
    made.state.imports = [0, 1, 2]
    assert imports_worth(made.state) == pytest.approx([(5 + 4) / 2, (4 + 4) / 2, (3 + 4) / 2])


def test_hops_and_imports_of_fulfilled_contracts() -> None:
    made = scene()
    made.seat().fulfilled = (1, 4)  # one hop and three; two cotton and three
    assert evaluate.hops(view(made)) == 4
    worth = view(made).context.imports
    assert evaluate.imports(view(made)) == pytest.approx(5 * worth[0])
    made.seat().fulfilled = (2, 3)  # three tobacco, two sugar cane
    assert evaluate.imports(view(made)) == pytest.approx(3 * worth[1] + 2 * worth[2])


# --- contracts ------------------------------------------------------------------------------------


# Contract 1 asks for four wool, which cost £16; it gives a hop, two cotton and a free expand.
WOOL = 1
# Contract 4 asks for three cows, each £13 with its land.
BEEF = 4


def test_what_a_contract_brings() -> None:
    """Its hop, its imports, the prize for one more contract, and £4 that the expand saves."""
    made = scene(round_=4)
    context = view(made).context
    contract = made.state.rules.components.contracts[WOOL - 1]
    prize = context.export_prize(1) - context.export_prize(0)
    wanted = 1 + 2 * context.imports[0] + prize + 4 * pounds(4)
    assert context.reward(contract) == pytest.approx(wanted)


def test_a_contract_counts_by_what_is_missing_for_it() -> None:
    """With all goods there it is 0.9 sure; without them the purse has to buy them."""
    made = scene(round_=4)
    made.seat().box = (WOOL,)
    contract = made.state.rules.components.contracts[WOOL - 1]
    reward = view(made).context.reward(contract)
    purse = 35 + 30 * 1  # one round comes after this one
    missing = 16 * pounds(4)
    assert box_value(view(made)) == pytest.approx(0.9 * (reward - missing) * (1 - 16 / purse))
    made.goods(0, wool=4)
    spent = 4 * view(made).context.goods[0]
    assert box_value(view(made)) == pytest.approx(0.9 * (reward - spent))
    made.goods(0, wool=3)
    net = reward - spent * 3 / 4 - 4 * pounds(4)
    assert box_value(view(made)) == pytest.approx(0.9 * net * (1 - 4 / purse))


def test_goods_of_the_next_production_are_half_there() -> None:
    made = scene(round_=4)
    made.seat().box = (WOOL,)
    made.place(0, "sheep", "7.4")
    reward = view(made).context.reward(made.state.rules.components.contracts[WOOL - 1])
    missing = 4 * (4 - 0.5)
    net = reward - missing * pounds(4)
    assert box_value(view(made)) == pytest.approx(0.9 * net * (1 - missing / 65))
    made.state.round = 5  # then it comes too late
    net = view(made).context.reward(made.state.rules.components.contracts[0]) - 16 * pounds(5)
    assert box_value(view(made)) == pytest.approx(0.9 * net * (1 - 16 / 35))


def test_animals_are_bought_or_slaughtered() -> None:
    made = scene(round_=4)
    made.seat().box = (BEEF,)
    reward = view(made).context.reward(made.state.rules.components.contracts[BEEF - 1])
    missing = 3 * 13.0
    assert box_value(view(made)) == pytest.approx(
        0.9 * (reward - missing * pounds(4)) * (1 - missing / 65)
    )
    made.place(0, "cow", "7.4")
    found = view(made)
    cow = found.context.cow
    assert cow > 0
    net = reward - cow - 2 * 13.0 * pounds(4)
    assert box_value(found) == pytest.approx(0.9 * net * (1 - 2 * 13.0 / 65))


def test_contracts_share_one_stock() -> None:
    """What the first takes is no longer there for the second."""
    made = scene(round_=4)
    made.goods(0, wool=4)
    made.seat().box = (WOOL,)
    one = box_value(view(made))
    made.seat().box = (WOOL, WOOL)
    empty = scene(round_=4)
    empty.seat().box = (WOOL,)
    assert box_value(view(made)) == pytest.approx(one + box_value(view(empty)))


def test_after_the_last_pass_no_contract_counts() -> None:
    made = scene(round_=5)
    made.seat().box = (WOOL,)
    assert box_value(view(made)) > 0
    made.state.passed = [1]
    assert box_value(view(made)) > 0
    made.state.passed = [0]
    assert box_value(view(made)) == 0
    made.state.round, made.state.passed = 4, [0]
    assert box_value(view(made)) > 0
    made.state.stack.clear()
    assert box_value(view(made)) == 0


def test_room_for_contracts_in_later_rounds() -> None:
    made = scene(round_=2)
    assert evaluate.empty_box(view(made)) == 1 * 3
    made.seat().box = (4,)
    assert evaluate.empty_box(view(made)) == 0


# --- land, ports, merchants -----------------------------------------------------------------------


def test_merchants_beyond_four_are_half_as_useful() -> None:
    made = scene(round_=2)
    made.seat().money = 25
    made.seat().merchants, made.seat().market = 3, [-1, 2, 0, 0, 0, 0]
    # Six of them: four and two halves, for three rounds; two can still spend £10 each now.
    assert evaluate.merchants(view(made)) == pytest.approx(5 * 3 + 1.4 * 2)
    made.seat().money = 9
    assert evaluate.merchants(view(made)) == pytest.approx(5 * 3)


def test_the_first_hexes_in_reach_count_most() -> None:
    made = scene(round_=3)
    made.place(0, "sheep", "7.4")
    found = view(made)
    number = found.land.count()
    assert number > 2
    assert evaluate.room(found) == pytest.approx((1 - 0.8**number) * 2)
    assert hex_number("7.4") not in found.land.hexes()
    # Of the land 6.3, 7.3 and 8.3 the first costs £2, the others £5 and £4.
    assert evaluate.cheap_land(found) == 1 * 2
    made.place(1, "sheep", "6.3")
    assert evaluate.cheap_land(view(made)) == 0
    assert evaluate.room(view(made)) == pytest.approx((1 - 0.8 ** (number - 1)) * 2)


def test_ports_in_reach_that_are_not_used() -> None:
    made = Scenario(2, scoring_tiles=False)
    state, seat = made.state, made.seat()
    state.ports = (1, 6, 7, 2)
    assert evaluate.ports(view(made)) == 0
    for corner in range(4):
        seat.reach = seat.reach.plus(state.map.ports[corner])
    # Tiles 6 and 7 take more than one move to be of use.
    assert evaluate.ports(view(made)) == 2
    seat.ports = 1
    assert evaluate.ports(view(made)) == 1


# --- scoring tiles --------------------------------------------------------------------------------


def test_scoring_tiles_count_whole_sets_and_half_of_parts() -> None:
    made = Scenario(2, ports=False)
    found = view(made)
    for coming in found.context.tiles:
        assert coming.trust == [1.0, 0.9, 0.8, 0.7, 0.6][coming.round - 1]
    total = 0.0
    for coming in found.context.tiles:
        trust = coming.trust
        if coming.basic or coming.processed:
            number = found.basic_after() if coming.basic else found.processed_after()
            trust *= 0.4 if coming.round > 1 else 1.0
        else:
            number = coming.tile.counter.count(made.state, 0)
        whole, part = number // coming.tile.size, number / coming.tile.size
        total += trust * coming.tile.amount * (whole + part) / 2
    assert evaluate.scoring(found) == pytest.approx(total)
    made.state.stack.clear()
    assert evaluate.scoring(view(made)) == 0


# --- open decisions -------------------------------------------------------------------------------


def test_open_decisions_bring_what_they_promise() -> None:
    made = scene()
    found = view(made)
    wool = found.context.goods[0]
    cases = [
        (Frame(BENEFITS.id, 0, 0, 2, 1), (2 * 4.0 + 1 * 5.0) * ROUND_1),
        (Frame(GAINING.id, 0, 0, 3), 3 * wool),
        (Frame(DISCARDING.id, 0, 0, 3), 2 * wool),
        (Frame(KEEPING.id, 0), 1.5),
    ]
    for frame, points in cases:
        made.state.stack.append(frame)
        assert pending(view(made)) == pytest.approx(points)
        made.state.stack.pop()
    # What others have to decide is theirs.
    made.state.stack.append(Frame(GAINING.id, 1, 0, 3))
    assert pending(view(made)) == 0
    made.state.stack[-1] = Frame(KEEPING.id, 0)
    made.seat().box = (4,)
    assert pending(view(made)) == 0, "there is no room for another contract"
