"""The production phase (CC-PRO): income, basic goods, processing."""

import pytest

from ceilidh.kernel.table import Played
from tests.clans.scenario import Scenario

FORESTS = ("2.1", "3.1", "5.1", "6.2")
MOUNTAINS = ("3.2", "3.4", "3.5", "6.3")
GRASS = ("4.1", "4.2", "4.3", "5.2", "2.2", "2.3", "2.4", "1.3", "1.5", "2.5")


def farm(scenario: Scenario, **units: int) -> None:
    """Deploy that many units of each kind for seat 0, all on grassland."""
    free = iter(GRASS)
    for unit, number in units.items():
        scenario.place(0, unit, *[next(free) for _ in range(number)])


def all_pass(scenario: Scenario) -> Played:
    """Every seat passes, seat 0 last; the production phase begins."""
    scenario.turn(1)
    for _ in range(len(scenario.state.seats)):
        played = scenario.play("pass")
    return played


def produced(**units: int) -> Scenario:
    """A scenario after all have passed, with units of seat 0 on the map and no money."""
    scenario = Scenario()
    farm(scenario, **units)
    scenario.seat(0).money = 0
    all_pass(scenario)
    return scenario


PASS_LAST = 12  # the bonus of the third seat to pass


@pytest.mark.rule("CC-PRO-01")
def test_units_on_the_player_board_produce_nothing() -> None:
    scenario = produced()
    assert scenario.state.round == 2
    assert scenario.seat(0).money == PASS_LAST
    assert scenario.seat(0).goods == [0] * 6


@pytest.mark.rule("CC-PRO-04", "CC-PRO-05", "CC-PRO-19")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("worker", "hexes", "upgraded", "each"),
    [
        ("woodcutter", FORESTS, False, 4),
        ("woodcutter", FORESTS, True, 6),
        ("miner", MOUNTAINS, False, 6),
        ("miner", MOUNTAINS, True, 8),
    ],
)
def test_each_worker_earns_the_income_of_its_column(
    worker: str, hexes: tuple[str, ...], upgraded: bool, each: int, number: int
) -> None:
    scenario = Scenario()
    scenario.place(0, worker, *hexes[:number])
    if upgraded:
        scenario.play(f"technology {worker}")
    scenario.seat(0).money = 0
    all_pass(scenario)
    assert scenario.seat(0).money == PASS_LAST + each * number


@pytest.mark.rule("CC-EX-D16", "CC-PRO-04", "CC-PRO-05")
def test_three_upgraded_woodcutters_and_two_plain_miners_earn_30() -> None:
    scenario = Scenario()
    scenario.place(0, "woodcutter", *FORESTS[:3])
    scenario.place(0, "miner", *MOUNTAINS[:2])
    scenario.play("technology woodcutter")
    scenario.seat(0).money = 0
    all_pass(scenario)
    assert scenario.seat(0).money == PASS_LAST + 30


@pytest.mark.rule("CC-PRO-06", "CC-PRO-07", "CC-PRO-08", "CC-PRO-20")
@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize(
    ("unit", "good", "each"), [("sheep", "wool", 1), ("cow", "milk", 1), ("field", "grain", 2)]
)
def test_basic_goods_come_without_a_choice(unit: str, good: str, each: int, number: int) -> None:
    scenario = produced(**{unit: number})
    assert scenario.state.round == 2
    assert scenario.stock(0, good) == each * number
    assert sum(scenario.seat(0).goods) == each * number


@pytest.mark.rule("CC-PRO-20")
def test_workers_are_paid_without_a_choice() -> None:
    scenario = Scenario()
    scenario.place(0, "miner", "3.4")
    played = all_pass(scenario)
    assert scenario.state.round == 2
    assert [e.amount for e in played.events if e.reason == "income"] == [6]


CHAINS = [
    ("dairy", "milk", "cheese"),
    ("bakery", "grain", "bread"),
    ("distillery", "grain", "whisky"),
]


@pytest.mark.rule("CC-PRO-09", "CC-PRO-10", "CC-PRO-11", "CC-PRO-12")
@pytest.mark.parametrize(("building", "uses", "makes"), CHAINS)
@pytest.mark.parametrize("made", [0, 1, 2])
def test_each_building_may_turn_one_good_into_one(
    building: str, uses: str, makes: str, made: int
) -> None:
    scenario = Scenario()
    farm(scenario, **{building: 2})
    scenario.goods(0, **{uses: 5})
    all_pass(scenario)
    assert scenario.table.actor == 0
    assert scenario.texts() == [f"make {makes} {number}" for number in (0, 1, 2)]
    scenario.play(f"make {makes} {made}")
    assert (scenario.stock(0, uses), scenario.stock(0, makes)) == (5 - made, made)
    assert scenario.state.round == 2


@pytest.mark.rule("CC-PRO-09", "CC-PRO-10", "CC-PRO-11")
@pytest.mark.parametrize(("building", "uses", "makes"), CHAINS)
def test_a_building_without_its_basic_good_makes_nothing(
    building: str, uses: str, makes: str
) -> None:
    scenario = Scenario()
    farm(scenario, **{building: 2})
    scenario.goods(0, wool=3, milk=3, grain=3)
    scenario.goods(0, **{uses: 0})
    all_pass(scenario)
    assert scenario.state.round == 2
    assert scenario.stock(0, makes) == 0


@pytest.mark.rule("CC-PRO-14")
@pytest.mark.parametrize(
    ("source", "building", "makes", "most"),
    [("cow", "dairy", "cheese", 1), ("field", "bakery", "bread", 2)],
)
def test_basic_goods_of_this_phase_can_be_processed(
    source: str, building: str, makes: str, most: int
) -> None:
    scenario = produced(**{source: 1, building: 3})
    assert scenario.texts()[-1] == f"make {makes} {most}"


@pytest.mark.rule("CC-PRO-13")
def test_goods_of_earlier_rounds_and_of_the_market_can_be_processed() -> None:
    scenario = Scenario()
    farm(scenario, cow=1, dairy=4)
    scenario.goods(0, milk=1)
    scenario.play("buy milk 2")
    all_pass(scenario)
    assert scenario.texts()[-1] == "make cheese 4"
    scenario.play("make cheese 3")
    assert scenario.stock(0, "milk") == 1


@pytest.mark.rule("CC-PRO-02")
def test_workers_are_paid_before_basic_goods_and_processing() -> None:
    scenario = Scenario()
    farm(scenario, cow=1, dairy=1)
    scenario.place(0, "miner", "3.4")
    scenario.seat(0).money = 0
    played = all_pass(scenario)
    assert scenario.texts("make") == ["make cheese 0", "make cheese 1"]
    assert scenario.seat(0).money == PASS_LAST + 6
    facts = [e.thing for e in played.events if e.reason in ("income", "production")]
    assert facts == ["money", "milk"]


@pytest.mark.rule("CC-PRO-03")
def test_in_the_first_printing_workers_are_paid_last() -> None:
    scenario = Scenario(edition="first-printing")
    farm(scenario, cow=1, dairy=1)
    scenario.place(0, "miner", "3.4")
    scenario.seat(0).money = 0
    all_pass(scenario)
    assert scenario.seat(0).money == PASS_LAST
    played = scenario.play("make cheese 1")
    assert scenario.seat(0).money == PASS_LAST + 6
    facts = [e.thing for e in played.events if e.reason in ("income", "production")]
    assert facts == ["milk", "cheese", "money"]


@pytest.mark.rule("CC-PRO-15")
def test_nothing_but_processing_is_possible_in_this_phase() -> None:
    scenario = Scenario(setup={"port": ["5"]})
    farm(scenario, cow=1, dairy=1)
    scenario.place(0, "sheep", "1.1")  # beside port A
    assert {"port 5", "buy milk 1", "hire"} <= set(scenario.texts())
    scenario.turn(1)
    scenario.play("pass", "pass", "pass", "done")
    assert scenario.texts() == ["make cheese 0", "make cheese 1"]
    scenario.why_not("port 5")
    scenario.why_not("buy milk 1")


@pytest.mark.rule("CC-EX-D17", "CC-PRO-Q1", "CC-PRO-12")
@pytest.mark.parametrize(("bread", "whisky"), [(0, 2), (2, 2), (3, 1)])
def test_the_owner_decides_which_buildings_use_scarce_grain(bread: int, whisky: int) -> None:
    scenario = produced(field=2, bakery=3, distillery=2)
    assert scenario.stock(0, "grain") == 4
    assert scenario.texts() == [f"make bread {number}" for number in range(4)]
    scenario.play(f"make bread {bread}")
    assert scenario.texts() == [f"make whisky {number}" for number in range(whisky + 1)]
    scenario.play(f"make whisky {whisky}")
    assert scenario.stock(0, "bread") + scenario.stock(0, "whisky") == bread + whisky <= 4
    assert scenario.stock(0, "grain") == 4 - bread - whisky


@pytest.mark.rule("CC-PRO-Q2")
def test_the_order_of_passing_does_not_change_what_is_produced() -> None:
    results = []
    for first in (0, 1, 2):
        scenario = Scenario()
        farm(scenario, cow=2, dairy=1)
        scenario.place(1, "field", "10.6")
        scenario.place(1, "bakery", "10.5")
        scenario.place(2, "sheep", "7.8")
        scenario.place(2, "miner", "7.7")
        for number in range(3):
            scenario.seat(number).money = 0
        scenario.turn(first)
        scenario.end_round()
        goods = [seat.goods for seat in scenario.state.seats]
        bonus = [16 - 2 * scenario.state.order.index(seat) for seat in range(3)]
        income = [seat.money - bonus[n] for n, seat in enumerate(scenario.state.seats)]
        results.append((goods, income))
    assert results[0] == results[1] == results[2]
    assert results[0] == ([[0, 0, 1, 0, 1, 0], [0, 1, 0, 1, 0, 0], [1, 0, 0, 0, 0, 0]], [0, 0, 6])


@pytest.mark.rule("CC-PRO-17", "CC-PRO-21")
def test_mackenzie_shifts_the_cellar_first_and_stores_last() -> None:
    scenario = Scenario(clans=["mackenzie", "campbell", "robertson"])
    farm(scenario, field=1, distillery=1)
    scenario.place(0, "miner", "3.4")
    while scenario.state.round < 4:  # three rounds of storing fill the cellar
        legal = scenario.texts()
        wanted = [text for text in ("store", "make whisky 1", "pass", "done") if text in legal]
        scenario.play(wanted[0])
    all_pass(scenario)
    before = scenario.play("done").events  # after the pass barrels may still be released
    facts = [(e.thing, e.amount, e.reason) for e in before if e.kind in ("money", "good")]
    assert facts == [
        ("whisky", 1, "clan"),
        ("money", 15, "clan"),
        ("money", 6, "income"),
        ("grain", 2, "production"),
    ]
    made = scenario.play("make whisky 1").events
    assert [(e.thing, e.amount) for e in made] == [("grain", -1), ("whisky", 1), ("money", 3)]
    assert "store" in scenario.texts()


@pytest.mark.rule("CC-PRO-17", "CC-PRO-21")
def test_cunningham_makes_butter_of_the_milk_that_processing_left() -> None:
    scenario = Scenario(clans=["cunningham", "campbell", "robertson"])
    farm(scenario, cow=3, dairy=1)
    all_pass(scenario)
    assert scenario.texts() == ["make cheese 0", "make cheese 1"]
    scenario.play("make cheese 1")
    assert scenario.texts() == ["butter 0", "butter 1", "butter 2"]
