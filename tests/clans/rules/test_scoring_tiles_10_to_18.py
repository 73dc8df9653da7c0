"""What the scoring tiles 10 to 18 of Industria count (IN-S10 to IN-S18)."""

import itertools

import pytest

from ceilidh.games.clans.rules.pairs import most_couples, most_pairs
from tests.clans.scenario import Scenario


def with_tile(tile: int, clans: list[str] | None = None) -> Scenario:
    """A scenario whose first round is scored by that tile."""
    return Scenario(clans=clans, setup={"scoring": [str(tile)]}, modules=["industria-tiles"])


def counted(scenario: Scenario, seat: int = 0) -> int:
    """What the tile would pay now, without a production before it."""
    state = scenario.state
    copy = state.clone()
    before = copy.seats[seat].glory
    state.rules.scoring_effects[state.tiles[0]].run(copy, seat, "scoring")
    return copy.seats[seat].glory - before


def glory(scenario: Scenario) -> int:
    """The glory of seat 0 after the round."""
    scenario.end_round()
    return scenario.seat(0).glory


@pytest.mark.rule("IN-S10-01", "IN-S10-02")
def test_tile_10_pays_4_for_each_pair_of_neighbouring_animals() -> None:
    s = with_tile(10)
    s.place(0, "cow", "2.3", "4.1")
    s.place(0, "sheep", "2.4", "11.1", "6.8")
    assert counted(s) == 4
    s.place(0, "cow", "6.8")  # on the same hex
    assert glory(s) == 8


@pytest.mark.rule("IN-S10-01")
def test_tile_10_a_river_parts_neighbours() -> None:
    s = with_tile(10)
    s.place(0, "cow", "2.2", "2.3")
    assert counted(s) == 0


@pytest.mark.rule("IN-S10-Q1")
def test_tile_10_no_animal_is_in_two_pairs_and_the_best_pairing_counts() -> None:
    s = with_tile(10)
    s.place(0, "sheep", "2.3", "2.4", "2.5")  # three in a row
    assert counted(s) == 4
    s.place(0, "cow", "3.5")  # the row 2.3 2.4 and 2.5 3.5 is better than 2.4 2.5 alone
    assert counted(s) == 8


@pytest.mark.rule("IN-S11-01", "IN-S11-02")
def test_tile_11_pays_2_for_each_merchant_that_still_stands_on_the_market() -> None:
    s = with_tile(11)
    s.goods(0, milk=1)
    s.play("buy wool 1", "buy grain 1", "pass", "sell milk 1", "pass", "pass")
    assert [seat.glory for seat in s.state.seats] == [4, 2, 0]


@pytest.mark.rule("IN-S12-01", "IN-S12-03")
def test_tile_12_pays_3_for_each_kind_of_goods() -> None:
    s = with_tile(12)
    s.goods(0, wool=3, cheese=1)
    assert counted(s) == 6
    s.goods(0, wool=1, grain=1, milk=1, bread=1, cheese=1, whisky=2)
    assert glory(s) == 18


def test_tile_12_goods_that_clans_keep_elsewhere_count() -> None:
    s = with_tile(12, clans=["mackenzie", "campbell", "robertson"])
    s.place(0, "distillery", "2.3")
    s.goods(0, grain=1)
    s.play("pass", "pass", "pass", "make whisky 1", "store")
    assert s.seat(0).glory == 3


@pytest.mark.rule("IN-S13-01")
@pytest.mark.parametrize(
    ("first", "second", "pays"),
    [
        ("cow", "dairy", 3),
        ("field", "bakery", 3),
        ("field", "distillery", 3),
        ("cow", "bakery", 0),
        ("sheep", "dairy", 0),
        ("sheep", "cow", 0),
    ],
)
def test_tile_13_pays_3_for_each_production_chain(first: str, second: str, pays: int) -> None:
    s = with_tile(13)
    s.place(0, first, "2.3")
    s.place(0, second, "2.4")
    assert counted(s) == pays


@pytest.mark.rule("IN-S13-01", "IN-S13-05")
def test_tile_13_needs_neighbours_or_one_hex() -> None:
    s = with_tile(13)
    s.place(0, "field", "2.2")
    s.place(0, "bakery", "2.3")  # across a river
    assert counted(s) == 0
    s.place(0, "bakery", "2.2")
    assert counted(s) == 3


@pytest.mark.rule("IN-S13-02", "IN-S13-04")
def test_tile_13_a_field_serves_in_two_pairs_other_units_in_one() -> None:
    s = with_tile(13)
    s.place(0, "field", "2.4")
    s.place(0, "bakery", "2.3")
    s.place(0, "distillery", "2.5", "3.5")
    assert counted(s) == 6
    s.place(0, "cow", "4.1", "5.2")
    s.place(0, "dairy", "4.2")  # beside both cows
    assert counted(s) == 9


@pytest.mark.rule("IN-S13-03", "IN-EX-26")
@pytest.mark.parametrize(("clan", "pays"), [("gordon", 9), ("campbell", 6)])
def test_tile_13_one_field_beside_a_bakery_and_two_distilleries(clan: str, pays: int) -> None:
    s = with_tile(13, clans=[clan, "stewart", "robertson"])
    s.place(0, "field", "2.4")
    s.place(0, "bakery", "2.3")
    s.place(0, "distillery", "2.5", "3.5")
    assert counted(s) == pays


@pytest.mark.rule("IN-S14-01", "IN-S14-02", "IN-EX-27")
def test_tile_14_pays_3_for_each_two_units_at_the_central_loch() -> None:
    s = with_tile(14)
    s.place(0, "sheep", "4.2", "4.4", "9.5")
    s.place(0, "cow", "7.4", "10.5", "8.8")
    s.place(0, "dairy", "2.2", "13.7")  # at other lochs
    assert counted(s) == 9
    s.place(0, "bakery", "6.6")
    assert glory(s) == 9, "seven units make three sets"


@pytest.mark.rule("IN-S14-Q1")
def test_tile_14_the_central_loch_is_joined_to_the_rocks() -> None:
    s = with_tile(14, clans=["macdonald", "campbell", "robertson"])
    s.place(0, "worker", "6.4", "9.8")  # a rock, and the far end of the same loch
    assert counted(s) == 3
    s.place(0, "worker", "11.2", "3.3")  # two other lochs
    assert counted(s) == 3


@pytest.mark.rule("IN-S15-01", "IN-S15-02")
def test_tile_15_pays_2_for_each_unit_on_land_away_from_lochs() -> None:
    s = with_tile(15, clans=["macdonald", "campbell", "robertson"])
    s.place(0, "sheep", "2.4", "2.5", "4.3")  # 4.3 is by a loch
    s.place(0, "worker", "9.6")
    assert counted(s) == 4


@pytest.mark.rule("IN-S16-01", "IN-S16-02")
def test_tile_16_pays_3_for_each_kind_of_unit_in_the_best_settlement() -> None:
    s = with_tile(16)
    s.place(0, "sheep", "2.3")
    s.place(0, "cow", "2.4")
    s.place(0, "woodcutter", "4.5")
    s.place(0, "miner", "3.4", "3.5")  # 2.3 2.4 3.4 3.5 4.5: sheep, cow, workers
    s.place(0, "bakery", "11.8")
    assert counted(s) == 9
    s.place(0, "field", "2.3")
    assert counted(s) == 12


@pytest.mark.rule("IN-S17-01", "IN-S17-02")
def test_tile_17_pays_4_for_each_pair_of_a_kind_across_a_river() -> None:
    s = with_tile(17)
    s.place(0, "sheep", "2.2", "2.3")
    s.place(0, "cow", "4.2")
    s.place(0, "bakery", "4.3")
    s.place(0, "dairy", "2.4", "2.5")  # no river between
    assert counted(s) == 4
    s.place(0, "woodcutter", "2.6")
    s.place(0, "miner", "1.6")
    assert counted(s) == 8, "any two workers are of a kind"


@pytest.mark.rule("IN-S17-Q1")
def test_tile_17_no_unit_is_in_two_pairs() -> None:
    s = with_tile(17)
    s.place(0, "sheep", "2.2", "2.3", "1.3")  # 2.2 across from both others
    assert counted(s) == 4


@pytest.mark.rule("IN-S18-01", "IN-S18-02", "IN-S18-03")
def test_tile_18_pays_3_for_each_settlement_of_exactly_two_units() -> None:
    s = with_tile(18)
    s.place(0, "sheep", "2.3", "2.4")
    s.place(0, "cow", "13.7")
    s.place(0, "sheep", "13.7")  # two on one hex
    s.place(0, "cow", "6.8", "6.9", "7.9")  # three
    s.place(0, "bakery", "9.3")
    assert counted(s) == 6


# --- pairs, against all ways to make them ---------------------------------------------------------


def brute_pairs(edges: list[tuple[int, int]]) -> int:
    for size in range(len(edges), 0, -1):
        for some in itertools.combinations(edges, size):
            ends = [end for edge in some for end in edge]
            if len(set(ends)) == len(ends):
                return size
    return 0


@pytest.mark.parametrize("seed", range(60))
def test_pairs_are_the_most_there_are(seed: int) -> None:
    units = 6
    every = list(itertools.combinations(range(units), 2))
    edges = [edge for place, edge in enumerate(every) if (seed * 2654435761 >> place) & 1]
    beside = [0] * units
    for one, other in edges:
        beside[one] |= 1 << other
        beside[other] |= 1 << one
    assert most_pairs(beside) == brute_pairs(edges)
    across = [(one, other) for one, other in edges if one < 3 <= other]
    suitors = [sum(1 << other - 3 for one, other in across if one == n) for n in range(3)]
    assert most_couples(suitors, 3) == brute_pairs(across)
