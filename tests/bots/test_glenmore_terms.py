"""Terms of Glen More II, reckoned by hand with the numbers of the usual set of weights.

With four scoring phases to come a point of a category counts 1 + 0.9 + 0.81 + 0.729 times, since
rivals will answer; every unit also counts 0.2 for itself.
"""

from __future__ import annotations

import pytest

from ceilidh.bots.glenmore import activations, effects, evaluate
from ceilidh.bots.glenmore.decision_context import GlenMoreDecisionContext, end_position
from ceilidh.bots.glenmore.evaluate import GlenMoreJudge
from ceilidh.bots.glenmore.evaluation_view import TOO_DEAR, GlenMoreEvaluationView
from ceilidh.bots.glenmore.pending import pending
from ceilidh.games.glenmore.components import effects as words
from ceilidh.games.glenmore.components.effects import EffectRow
from ceilidh.games.glenmore.debt import Debt
from ceilidh.games.glenmore.goods import BARRELS, RESOURCE_NAMES, RESOURCES
from ceilidh.games.glenmore.powers import Powers
from ceilidh.games.glenmore.rules.arrivals import JOKER
from ceilidh.games.glenmore.rules.by_type import BY_TYPE
from ceilidh.games.glenmore.rules.fetch import FETCHING
from ceilidh.games.glenmore.rules.removal import REMOVING
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.state import Frame
from tests.glenmore.scenario import Scenario

FOUR = 1 + 0.9 + 0.81 + 0.729
ONE = FOUR + 0.2  # a first unit that no rival has
COIN = 1.2


def view(scene: Scenario, seat: int = 0) -> GlenMoreEvaluationView:
    return GlenMoreEvaluationView(GlenMoreDecisionContext(scene.state, seat), scene.state)


# --- the prospect ---------------------------------------------------------------------------------


def test_how_many_turns_are_left() -> None:
    """64 spaces to The End, at one for each of three figures and 0.8 more a turn."""
    scene = Scenario(2)
    context = view(scene).context
    assert end_position(scene.state, 0) == 64.0 and context.end == 64.0
    assert context.turns == pytest.approx((64 - scene.state.places[0]) / 3.8)
    assert context.season == 1.0
    scene.place(0, 60)
    late = view(scene).context
    assert late.turns == pytest.approx((late.end - 60) / 3.8)
    assert late.season == pytest.approx(0.25 + 0.75 * late.turns / 3)
    scene.state.gone = 1
    assert view(scene).context.turns == 0.0 and view(scene).context.season == 0.25


def test_the_end_that_lies_on_the_rondel_is_there() -> None:
    scene = Scenario(2)
    rules = scene.state.rules
    position = max(scene.state.places) + 3
    scene.state.rondel[position % rules.spaces] = rules.end
    assert end_position(scene.state, 0) == position


def test_what_one_more_of_a_category_brings() -> None:
    scene = Scenario(3)
    assert view(scene).context.steps == pytest.approx([ONE] * 4)
    scene.seat(1).barrels = 2
    # Against two rivals with 2 and 0: a first barrel scores 1, as before; theirs stay.
    found = view(scene).context
    assert found.barrel() == pytest.approx(ONE)
    assert found.category_value(BARRELS, 0, 4) == pytest.approx(-(2 + 0) / 2 * FOUR)
    assert found.category_value(BARRELS, 3, 4) == pytest.approx(0.6 + (3 - 1) * FOUR)
    # Five more than the last one score 8, and so do more.
    assert found.category_value(BARRELS, 5, 1) == pytest.approx(1.0 + 8 - 1)
    assert found.category_value(BARRELS, 6, 1) == pytest.approx(1.2 + 8 - 1)
    scene.state.scorings = 3
    assert view(scene).context.barrel() == pytest.approx(1.2)


def test_categories_are_counted_against_rivals() -> None:
    scene = Scenario(2)
    scene.seat(0).barrels = 2
    scene.landmark(1, "duart_castle")
    scene.scots(0, "1.0", 1)
    found = view(scene)
    assert evaluate.barrels(found) == pytest.approx(0.4 + 2 * FOUR)
    assert evaluate.landmarks(found) == pytest.approx(-FOUR)
    assert evaluate.castle_scots(found) == pytest.approx(0.2 + FOUR)
    assert evaluate.persons(found) == 0


def test_a_large_territory_loses_points() -> None:
    """Three for every tile more than the smallest territory has, less what rivals lose."""
    scene = Scenario(3)
    assert evaluate.territory(view(scene)) == 0
    scene.lay(0, "0.1", "inshriach")
    scene.lay(0, "1.1", "dornie")
    each = scene.state.rules.components.board.final.vp_per_surplus_tile
    assert evaluate.territory(view(scene)) == 2 * each
    scene.lay(1, "0.1", "lammermuir")
    assert evaluate.territory(view(scene)) == pytest.approx(each * (2 - 1 / 2))
    assert evaluate.territory(view(scene, 2)) == pytest.approx(-each * 3 / 2)


# --- what a seat has ------------------------------------------------------------------------------


def test_points_coins_and_the_purse() -> None:
    scene = Scenario(2)
    scene.seat().points = [3, 4, 0]
    scene.seat().coins = 7
    found = view(scene)
    assert evaluate.points(found) == 7
    assert evaluate.coins(found) == 7.0
    assert evaluate.purse(found) == 5.0
    scene.seat().coins = 3
    assert evaluate.purse(view(scene)) == 3.0
    scene.place(0, 62)
    late = view(scene)
    assert evaluate.purse(late) == pytest.approx(3 * late.turns / 4)


def test_a_card_that_pays_for_coins() -> None:
    scene = Scenario(2)
    scene.seat().coins = 6
    scene.seat().powers = Powers(False, 1, 0, 0, 0, 0, ((4, 2),))
    # Four coins count two points each, the others one.
    assert evaluate.coins(view(scene)) == 6 + 4


def test_the_first_resource_of_a_kind_is_worth_most() -> None:
    scene = Scenario(2)
    scene.lay(0, "0.1", "inshriach")
    scene.goods(0, "0.1", wood=2)
    scene.lay(0, "1.1", "lammermuir")
    scene.goods(0, "1.1", sheep=1)
    assert evaluate.resources(view(scene)) == pytest.approx(1.5 + 1.2 + 1.5)
    found = view(scene)
    assert [found.resource(number) for number in (0, 2, 6, 9)] == [1.5, 0.9, 0.3, 0.3]
    scene.state.gone = 1
    # Who has finished can still sell them in that turn: 0.25 of their worth, and 0.3 at most.
    assert evaluate.resources(view(scene)) == pytest.approx(0.25 * 4.2)


def test_new_resources_come_on_top_of_the_stock() -> None:
    found = view(Scenario(2))
    stock = [1, 0, 0, 0, 0]
    assert found.resources([2, 1, 0, 0, 0], 9, stock) == pytest.approx(1.2 + 0.9 + 1.5)
    assert stock == [3, 1, 0, 0, 0]
    assert found.resources([0, 0, 3, 0, 0], 2, stock) == pytest.approx(1.5 + 1.2)
    assert stock == [3, 1, 2, 0, 0]
    assert found.resources([1, 0, 0, 0, 0], 0, stock) == 0.0
    # A resource of choice is of the kind of which there is least.
    assert found.jokers(3, stock) == pytest.approx(1.5 + 1.5 + 1.2)
    assert stock == [3, 2, 2, 1, 1]


def test_scots_count_by_their_steps_to_the_castle() -> None:
    """Beside it 0.75 of one on it, a step further 0.85 of that."""
    scene = Scenario(2)
    scot = view(scene).context.scot()
    assert evaluate.scots(view(scene)) == pytest.approx(0.75 * scot)
    scene.lay(0, "-1.0", "inshriach")
    scene.scots(0, "-1.0", 2)
    found = view(scene)
    assert found.scots_away() == pytest.approx(0.75 + 2 * 0.75 * 0.85)
    scene.strip(0)
    assert view(scene).scots_away() == 0.0


def test_movement_is_a_little_of_a_scot() -> None:
    scene = Scenario(2)
    scene.state.movement = 3
    found = view(scene)
    assert found.walk() == pytest.approx(0.08 * found.context.scot())
    assert evaluate.movement(found) == pytest.approx(3 * found.walk())
    assert evaluate.movement(view(scene, 1)) == 0.0
    scene.seat().powers = Powers(False, 1, 0, 0, 1, 0, ())
    assert view(scene).walk() == 1.0


def test_room_river_and_place() -> None:
    scene = Scenario(2)
    found = view(scene)
    assert evaluate.place(found) == 64 - scene.state.places[0]
    assert evaluate.room(found) == 4 and evaluate.river(found) == 1
    scene.state.gone = 1
    assert evaluate.place(view(scene)) == evaluate.room(view(scene)) == 0


def test_permanent_effects_count_for_every_turn() -> None:
    scene = Scenario(2)
    found = view(scene)
    none = Powers(False, 1, 0, 0, 0, 0, ())
    assert effects.powers_value(found, none) == 0
    some = Powers(False, 1, 0, 2, 1, 0, ())
    assert effects.powers_value(found, some) == pytest.approx((2 * 0.8 + 0.3) * found.turns)
    more = Powers(True, 1, 3, 2, 1, 2, ())
    wanted = (2 * 0.8 + 0.3 + 0.1 + 0.1 + 0.2) * found.turns
    assert effects.powers_value(found, more) == pytest.approx(wanted)


# --- costs ----------------------------------------------------------------------------------------


def debt(**due: int) -> Debt:
    """`wood`, `stone` ... are exact ones, `free` of any kind; all else is as it is called."""
    made = Debt()
    made.differ = bool(due.pop("differ", 0))
    for name, number in due.items():
        if name in RESOURCE_NAMES:
            made.exact[RESOURCE_NAMES.index(name)] = number
        else:
            setattr(made, name, number)
    made.kinds = due.get("kinds", (1 << RESOURCES) - 1)
    made.units = sum(made.exact) + made.free
    return made


def test_what_is_due_is_paid_by_the_cheapest_means() -> None:
    """One space of each row is filled, so that the next resource costs 2 coins, then 3."""
    scene = Scenario(2)
    scene.seat().coins = 5
    found = view(scene)
    assert [found.price(0, number) for number in range(2)] == [2, 3]
    assert found.cost(debt()) == 0
    assert found.cost(debt(coins=2)) == pytest.approx(2 * COIN)
    assert found.cost(debt(coins=6)) == TOO_DEAR
    assert found.cost(debt(wood=1)) == pytest.approx(2 * COIN)
    assert found.cost(debt(wood=2)) == pytest.approx(5 * COIN)
    assert found.cost(debt(wood=3)) == TOO_DEAR
    assert found.cost(debt(wood=1, reserve=3)) == pytest.approx(2 * COIN)
    assert found.cost(debt(wood=1, reserve=4)) == TOO_DEAR
    assert found.cost(debt(wood=1, reserve=4), 1) == pytest.approx(2 * COIN)
    assert found.cost(debt(scots=1)) == pytest.approx(found.context.scot() * 0.75)
    assert found.cost(debt(barrels=1)) == TOO_DEAR


def test_resources_at_hand_are_paid_from_the_last_of_a_kind() -> None:
    scene = Scenario(2)
    scene.seat().coins = 5
    scene.lay(0, "0.1", "inshriach")
    scene.goods(0, "0.1", wood=2)
    found = view(scene)
    assert found.cost(debt(wood=1)) == pytest.approx(1.2)
    assert found.cost(debt(wood=2)) == pytest.approx(1.2 + 1.5)
    # Any two: both wood; any two that differ: a wood and a purchase.
    assert found.cost(debt(free=2)) == pytest.approx(1.2 + 1.5)
    assert found.cost(debt(free=2, differ=1)) == pytest.approx(1.2 + 2 * COIN)
    assert found.cost(debt(free=1, kinds=1)) == pytest.approx(2 * COIN)  # barley
    assert found.own.stock == [0, 2, 0, 0, 0], "nothing is paid yet"


def test_barrels_are_paid_at_what_they_score() -> None:
    scene = Scenario(2)
    scene.seat().barrels = 1
    found = view(scene)
    assert found.cost(debt(barrels=1)) == pytest.approx(found.context.barrel())
    assert found.cost(debt(barrels=2)) == TOO_DEAR


# --- effects --------------------------------------------------------------------------------------


def row(word: str, amount: int = 0, vp: int = 0) -> EffectRow:
    """An effect with other numbers than the tables have."""
    made = EffectRow(
        DataTable("tests", "effect", {"word": words.GAIN_COIN, "amount": 1}), (words.GAIN_COIN,)
    )
    made.word, made.amount, made.vp = word, amount, vp
    return made


def test_what_single_effects_are_worth() -> None:
    scene = Scenario(2)
    found = view(scene)
    turns, scot = found.turns, found.context.scot()
    cases = [
        (row(words.GAIN_COIN, 3), 3 * COIN),
        (row(words.GAIN_VP, 4), 4.0),
        (row(words.GAIN_BARREL, 2), 2 * found.context.barrel()),
        (row(words.GAIN_MOVEMENT, 2), 2 * found.walk()),
        (row(words.GAIN_SCOT, 2), 0.6 * scot * 2),
        (row(words.GAIN_SCOT, 99), 0.6 * scot * found.own.scots),
        (row(words.GAIN_JOKER, 2), 1.5 + 1.5),
        (row(words.REMOVE_TILE, 2), 2 * 1.5),
        (row(words.TAKE_DISCARD), 0.0),
        (row(words.CASTLES_AS_SCOTS), 0.1 * turns),
        (row(words.CASTLE_SCOTS_FACTOR), scot),
        (row(words.COIN_FOR_RESOURCE), 0.1 * turns),
        (row(words.EXTRA_ACTIVATION), 0.8 * turns),
        (row(words.UNUSED_MOVEMENT_VP, vp=2), 0.3 * 2 * turns),
        (row(words.VP_FOR_BARREL), 0.2 * turns),
        (row(words.COIN_VP, 4, 2), 4.0 * 1),
        (row(words.COIN_VP, 9, 3), found.own.coins * 2.0),
    ]
    for effect, value in cases:
        assert effects.effect_value(found, effect) == pytest.approx(value), effect.word
    scene.discard("inshriach")
    assert effects.effect_value(view(scene), row(words.TAKE_DISCARD)) == 2.5


def test_a_clan_is_worth_its_effects_less_its_road() -> None:
    scene = Scenario(2)
    found = view(scene)
    best = effects.marker(found)
    assert best > 0
    scene.seat().markers = 0
    assert effects.marker(view(scene)) == 0.0
    scene.seat().markers, scene.seat().coins = 1, 0
    assert effects.marker(view(scene)) <= best


def test_lasting_worth_of_tiles() -> None:
    """A wood a time, of a worth of 1.3; an exchange counts 0.4 of what it gains."""
    scene = Scenario(2)
    found = view(scene)
    tile = scene.state.rules.components.tile("inshriach").index
    assert activations.lasting(found, tile) == pytest.approx(1.3)
    assert activations.new_tile(found, tile) == pytest.approx(1.3 * 0.15 * 0.75 * found.turns)
    assert activations.lasting(found, tile) == found.context.lasting[tile]


# --- open decisions -------------------------------------------------------------------------------


def test_open_decisions_count_for_their_seat() -> None:
    scene = Scenario(2)
    found = view(scene)
    cases = [
        (Frame(JOKER.id, 0, 0, 2), 1.5 + 1.5),
        (Frame(BY_TYPE.id, 0, 0b101), 2.0),
        (Frame(REMOVING.id, 0, 2), 3.0),
        (Frame(FETCHING.id, 0), 2.5),
    ]
    for frame, points in cases:
        scene.state.stack.append(frame)
        assert pending(view(scene)) == pytest.approx(points)
        assert pending(view(scene, 1)) == 0
        scene.state.stack.pop()
    assert pending(found) == 0


def test_a_sale_that_is_no_gain_is_never_made_first() -> None:
    """It leaves the decision due: 1000 points off, or on top if it gains something."""
    scene = Scenario(2)
    scene.lay(0, "0.1", "inshriach")
    scene.goods(0, "0.1", wood=1)
    judge = GlenMoreJudge(scene.state, 0)
    trial = scene.table.game.clone(scene.state)
    assert judge.is_aside(trial)
    assert judge.value(trial) == pytest.approx(judge.before - 1000)
    trial.mine(0).coins += 5
    assert judge.value(trial) == pytest.approx(judge.worth(trial) + 1000)
    trial.activated = 1
    assert judge.value(trial) == pytest.approx(judge.worth(trial))
    trial.activated = scene.state.activated
    trial.stack.append(Frame(FETCHING.id, 0))
    assert not judge.is_aside(trial)
    trial.stack.clear()
    assert not judge.is_aside(trial)
