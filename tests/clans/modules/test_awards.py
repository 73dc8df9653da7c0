"""Awards of Industria: one goal for the whole game, scored by rank at its end (IN-AW)."""

import pytest

import ceilidh
from tests.clans.scenario import Scenario

UNITS, IMPORTS, GLORY, MONEY, SETTLEMENT, BASIC, PROCESSED, RIVERS, LOCHS = range(1, 10)


def contest(
    award: int,
    players: int = 3,
    clans: list[str] | None = None,
    production: str = "in-order",
    map_: str = "A1 B1 C1 D1",
) -> Scenario:
    return Scenario(
        players=players,
        clans=clans,
        setup={"award": [str(award)], "scoring": list("23451")},
        modules=["awards"],
        award_production=production,
        map=map_,
    )


def points(scenario: Scenario) -> list[int]:
    return dict(scenario.table.sheet())["award"]


def with_money(*money: int) -> Scenario:
    scenario = contest(MONEY, players=len(money))
    for seat, amount in enumerate(money):
        scenario.seat(seat).money = amount
    return scenario


def fulfilled(scenario: Scenario, seat: int, *contracts: int) -> None:
    for contract in contracts:
        scenario.contract_in_box(seat, contract)
    scenario.seat(seat).fulfilled += scenario.seat(seat).box
    scenario.seat(seat).box = ()


def last_round(scenario: Scenario) -> None:
    while scenario.state.round < 5:
        scenario.end_round()


@pytest.mark.rule("IN-AW-01")
@pytest.mark.parametrize("award", range(1, 10))
def test_each_of_the_nine_tiles_may_be_drawn_and_is_seen_from_the_start(award: int) -> None:
    table = ceilidh.new("clans", 3, 1, {"modules": ["awards"]}, setup={"award": [str(award)]})
    modules = table.view()["modules"]
    assert isinstance(modules, dict)
    assert modules["awards"] == {"award": award}


@pytest.mark.rule("IN-AW-01")
def test_the_tile_is_drawn_at_random() -> None:
    tables = [ceilidh.new("clans", 2, seed, {"modules": ["awards"]}) for seed in range(60)]
    assert len({str(table.view()["modules"]) for table in tables}) == 9


def test_awards_are_off_by_default() -> None:
    assert "award" not in dict(ceilidh.new("clans", 3, 1).sheet())


@pytest.mark.rule("IN-AW-02", "IN-AW-03")
@pytest.mark.parametrize("money", [(30, 50, 40), (30, 50, 40, 10)])
def test_with_three_or_four_players_the_best_score_12_and_6(money: tuple[int, ...]) -> None:
    assert points(with_money(*money)) == [0, 12, 6, 0][: len(money)]


@pytest.mark.rule("IN-AW-04", "IN-AW-05")
def test_with_two_players_only_the_better_one_scores() -> None:
    assert points(with_money(40, 50)) == [0, 8]


@pytest.mark.rule("IN-AW-06", "IN-AW-07")
@pytest.mark.parametrize(
    ("money", "expected"),
    [
        ((50, 50, 10), [9, 9, 0]),
        ((50, 50, 50), [6, 6, 6]),
        ((50, 50, 50, 10), [6, 6, 6, 0]),
        ((50, 50, 50, 50), [4, 4, 4, 4]),  # 18 / 4, rounded down
        ((10, 50, 30, 30), [0, 12, 3, 3]),
        ((30, 50, 30, 30), [2, 12, 2, 2]),
    ],
)
def test_tied_players_share_the_ranks_they_occupy(money: tuple[int], expected: list[int]) -> None:
    assert points(with_money(*money)) == expected


@pytest.mark.rule("IN-EX-21")
@pytest.mark.parametrize(
    ("money", "expected"), [((10, 10, 7), [9, 9, 0]), ((10, 7, 7), [12, 3, 3])]
)
def test_example_of_tied_players(money: tuple[int], expected: list[int]) -> None:
    assert points(with_money(*money)) == expected


@pytest.mark.rule("IN-AW-08")
def test_two_tied_players_get_4_each() -> None:
    assert points(with_money(50, 50)) == [4, 4]


@pytest.mark.rule("IN-AW-Q2")
def test_a_value_of_zero_still_takes_a_rank() -> None:
    assert points(with_money(50, 0, 0)) == [12, 3, 3]
    assert points(with_money(0, 0)) == [4, 4]


@pytest.mark.rule("IN-AW-09")
def test_award_1_counts_all_units_on_the_map() -> None:
    scenario = contest(UNITS)
    scenario.place(0, "woodcutter", "5.1", "9.1")
    scenario.place(0, "field", "2.4")
    scenario.place(1, "sheep", "4.4")
    scenario.place(2, "miner", "1.4")
    scenario.place(2, "bakery", "1.3")
    assert points(scenario) == [12, 0, 6]


@pytest.mark.rule("IN-AW-10")
def test_award_2_compares_each_players_best_import() -> None:
    scenario = contest(IMPORTS)
    fulfilled(scenario, 0, 16, 11, 6)  # 2 cotton, 2 tobacco, 1 sugar cane
    fulfilled(scenario, 1, 8)  # 4 tobacco
    fulfilled(scenario, 2, 6, 30)  # 1 and 2 sugar cane
    assert points(scenario) == [0, 12, 6]


@pytest.mark.rule("IN-EX-02")
def test_example_of_award_2() -> None:
    scenario = contest(IMPORTS, players=2)
    fulfilled(scenario, 0, 4, 13, 25)  # 9 cotton
    fulfilled(scenario, 1, 12, 15, 21)  # 11 sugar cane
    assert points(scenario) == [0, 8]


@pytest.mark.rule("IN-AW-11")
def test_award_2_leaves_hops_aside() -> None:
    scenario = contest(IMPORTS)
    fulfilled(scenario, 0, 23)  # 8 hops
    fulfilled(scenario, 1, 6)  # 1 sugar cane
    fulfilled(scenario, 2, 16)  # 2 cotton
    assert points(scenario) == [0, 6, 12]


@pytest.mark.rule("IN-AW-12")
def test_award_3_compares_glory() -> None:
    scenario = contest(GLORY)
    for seat, glory in enumerate((35, 4, 40)):
        scenario.seat(seat).glory = glory
    assert points(scenario) == [6, 0, 12]


@pytest.mark.rule("IN-AW-13")
def test_award_4_compares_money_to_the_pound() -> None:
    assert points(with_money(29, 28, 21)) == [12, 6, 0]


@pytest.mark.rule("IN-AW-14")
def test_award_5_compares_the_largest_single_settlements() -> None:
    scenario = contest(SETTLEMENT)
    scenario.shipping(0, 3)
    scenario.place(0, "sheep", "2.2", "2.1", "2.3", "2.4")  # a river parts them two and two
    scenario.place(1, "cow", "8.8", "8.7")
    scenario.place(1, "miner", "7.7")
    scenario.place(2, "cow", "10.5")
    assert points(scenario) == [6, 12, 0]


@pytest.mark.rule("IN-AW-15", "IN-AW-16")
@pytest.mark.parametrize(("award", "expected"), [(BASIC, [12, 6, 0]), (PROCESSED, [0, 6, 12])])
def test_awards_6_and_7_compare_goods_in_stock(award: int, expected: list[int]) -> None:
    scenario = contest(award)
    scenario.goods(0, wool=1, grain=2, milk=2, cheese=1)
    scenario.goods(1, milk=4, bread=1, cheese=1)
    scenario.goods(2, grain=3, bread=1, cheese=1, whisky=1)
    assert points(scenario) == expected


@pytest.mark.rule("IN-AW-17")
def test_award_8_counts_units_along_rivers() -> None:
    scenario = contest(RIVERS)
    scenario.place(0, "sheep", "2.4", "4.4", "1.5", "3.5")  # away from rivers
    scenario.place(1, "sheep", "4.6", "3.6")
    scenario.place(1, "woodcutter", "2.6")
    scenario.place(2, "cow", "9.3")
    assert points(scenario) == [0, 12, 6]


@pytest.mark.rule("IN-AW-18")
def test_award_9_counts_units_beside_lochs_and_on_them() -> None:
    scenario = contest(LOCHS, clans=["macdonald", "campbell", "stewart"])
    scenario.place(0, "worker", "5.5", "0.1")  # a fisherman on a loch, one on a port tile
    scenario.place(0, "sheep", "4.4")
    scenario.place(1, "sheep", "8.4", "8.8")
    scenario.place(2, "sheep", "2.4", "1.5", "3.5", "9.4")  # away from lochs
    scenario.place(2, "cow", "10.5")
    assert points(scenario) == [12, 6, 0]


@pytest.mark.rule("IN-AW-Q4")
def test_award_9_counts_the_loch_under_a_port_tile() -> None:
    scenario = contest(LOCHS, players=2, map_="A1 B1 C2 D1")
    scenario.place(0, "sheep", "11.8")  # its only loch is 12.8, where a port tile lies
    scenario.place(1, "sheep", "2.4")
    assert points(scenario) == [8, 0]


@pytest.mark.rule("IN-AW-Q3")
def test_award_7_counts_whisky_in_the_cellar() -> None:
    scenario = contest(PROCESSED, clans=["mackenzie", "campbell", "stewart"])
    scenario.place(0, "distillery", "2.4")
    scenario.goods(0, grain=1)
    scenario.goods(1, bread=1)
    scenario.play("pass", "pass", "pass", "make whisky 1", "store")
    assert scenario.stock(0, "whisky") == 0
    assert points(scenario) == [9, 9, 0]


def dairies(production: str, award: int) -> Scenario:
    """Round 5: every seat has a dairy and two milk; seat 2 passes first."""
    scenario = contest(award, production=production)
    last_round(scenario)
    for seat, hex_ in enumerate(("2.4", "4.4", "8.4")):
        scenario.place(seat, "dairy", hex_)
        scenario.goods(seat, milk=2)
    scenario.turn(2)
    scenario.play("pass", "pass", "pass")
    return scenario


@pytest.mark.rule("IN-AW-19")
@pytest.mark.parametrize("award", [BASIC, PROCESSED])
def test_in_the_last_round_players_produce_in_passing_order_as_they_like(award: int) -> None:
    scenario = dairies("in-order", award)
    actors = []
    for number in (0, 1, 0):
        actors.append(scenario.table.actor)
        assert scenario.texts() == ["make cheese 0", "make cheese 1"]
        scenario.play(f"make cheese {number}")
    assert actors == [2, 0, 1]
    assert points(scenario) == ([0, 9, 9] if award == BASIC else [12, 3, 3])


@pytest.mark.rule("IN-AW-20")
@pytest.mark.parametrize(
    ("award", "moves"),
    [
        (BASIC, ["make cheese 1"]),
        (PROCESSED, ["make cheese 1"]),
        (MONEY, ["make cheese 0", "make cheese 1"]),
    ],
)
def test_by_option_goods_awards_force_all_to_process(award: int, moves: list[str]) -> None:
    assert dairies("forced", award).texts() == moves


@pytest.mark.rule("IN-AW-20")
def test_processing_is_forced_in_the_last_round_only() -> None:
    scenario = contest(PROCESSED, production="forced")
    scenario.place(0, "dairy", "2.4")
    scenario.goods(0, milk=2)
    scenario.play("pass", "pass", "pass")
    assert "make cheese 0" in scenario.texts()


@pytest.mark.rule("IN-AW-20")
def test_forced_players_still_choose_between_bread_and_whisky() -> None:
    scenario = contest(PROCESSED, production="forced")
    last_round(scenario)
    scenario.place(0, "bakery", "2.3", "2.4")
    scenario.place(0, "distillery", "2.5")
    scenario.goods(0, grain=2)
    scenario.turn(0)
    scenario.play("pass", "pass", "pass")
    assert scenario.texts() == ["make bread 1", "make bread 2"]
    scenario.play("make bread 1")
    assert scenario.texts() == ["make whisky 1"]


@pytest.mark.rule("IN-AW-24")
def test_production_and_scoring_of_round_5_still_count() -> None:
    scenario = contest(GLORY)
    last_round(scenario)  # its scoring tile gives glory for basic goods
    scenario.seat(1).glory = 2
    scenario.place(0, "field", "2.4", "2.5")
    scenario.end_round()
    assert scenario.table.actor is None
    assert [seat.glory for seat in scenario.state.seats] == [4, 2, 0]
    assert points(scenario) == [12, 6, 0]
    sheet = [line for _, line in scenario.table.sheet()]
    assert scenario.table.scores() == [sum(seat) for seat in zip(*sheet, strict=True)]
