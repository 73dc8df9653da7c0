"""Exchanges of activated tiles (GM-ACT-30 to 40, GM-ACT-Q2 to Q5, Q7).

The exchange tile lies on 0.1; Rothiemurchus has just been laid beside it. Seat 0 has no coins and
the Market is empty unless a test says otherwise.
"""

import pytest

from tests.glenmore.scenario import Scenario


def stage(tile: str, coins: int = 0) -> Scenario:
    s = Scenario(ahead=("rothiemurchus",))
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    s.lay(0, "0.1", tile)
    s.lay(0, "1.1", "corrennie")
    s.seat(0).coins = coins
    s.play("take rothiemurchus", "lay -1.1")
    return s


def stock(s: Scenario) -> dict[str, int]:
    """What seat 0 has of each resource, without those it has none of."""
    names = ["barley", "wood", "stone", "sheep", "cattle"]
    return {name: number for name, number in zip(names, s.seat(0).stock, strict=True) if number}


# --- different resources --------------------------------------------------------------------------


@pytest.mark.rule("GM-EX-17", "GM-ACT-32")
def test_example_two_different_resources_for_four_points() -> None:
    s = stage("dingwall_market")
    s.goods(0, "0.0", wood=1, cattle=1)
    s.play("activate 0.1", "pay wood 0.0")
    assert s.vp(0) == 4
    assert stock(s) == {}


@pytest.mark.rule("GM-EX-17", "GM-ACT-32")
def test_example_four_different_resources_for_eight_points() -> None:
    s = stage("dingwall_market")
    s.goods(0, "0.0", wood=1, cattle=1, barley=1)
    s.goods(0, "1.0", stone=1)
    s.play("activate 0.1")
    assert s.texts() == ["way 1", "way 2"], "two or four, as the player likes"
    s.play("way 2", "pay wood 0.0", "pay cattle 0.0", "pay stone 1.0")
    assert s.vp(0) == 8
    assert stock(s) == {}


@pytest.mark.rule("GM-ACT-32")
def test_the_kinds_are_chosen_and_must_differ() -> None:
    s = stage("dingwall_market")
    s.goods(0, "0.0", wood=2, sheep=1)
    s.goods(0, "1.0", stone=1)
    s.play("activate 0.1", "pay wood 0.0")
    assert s.texts() == ["pay stone 1.0", "pay sheep 0.0"]
    s.play("pay sheep 0.0")
    assert s.vp(0) == 4
    assert stock(s) == {"wood": 1, "stone": 1}


@pytest.mark.rule("GM-ACT-32")
def test_two_equal_resources_are_not_enough() -> None:
    s = stage("dingwall_market")
    s.goods(0, "0.0", wood=3)
    assert "GM-ACT-40" in s.why_not("activate 0.1")


@pytest.mark.rule("GM-ACT-Q3", "GM-ACT-Q2")
def test_the_exchange_of_two_is_not_made_twice_with_four() -> None:
    s = stage("dingwall_market")
    s.goods(0, "0.0", wood=1, cattle=1)
    s.goods(0, "1.0", stone=1, sheep=1)
    s.play("activate 0.1", "way 1", "pay wood 0.0", "pay stone 1.0")
    assert s.vp(0) == 4
    assert s.step() == "activation"
    assert "GM-ACT-05" in s.why_not("activate 0.1")
    assert stock(s) == {"sheep": 1, "cattle": 1}


# --- animals --------------------------------------------------------------------------------------


@pytest.mark.rule("GM-EX-15", "GM-ACT-33")
def test_example_a_sheep_and_two_cattle_for_eight_points() -> None:
    s = stage("butcher")
    s.goods(0, "0.0", sheep=1, cattle=2)
    s.play("activate 0.1", "way 3", "pay sheep 0.0")
    assert s.vp(0) == 8
    assert stock(s) == {}


@pytest.mark.parametrize(
    ("number", "vp"), [pytest.param(1, 2), pytest.param(2, 5), pytest.param(3, 8)]
)
@pytest.mark.rule("GM-ACT-Q4", "GM-ACT-33")
def test_the_scale_of_animals_is_that_of_the_tile(number: int, vp: int) -> None:
    s = stage("falkirk_tryst")
    s.goods(0, "0.0", sheep=3)
    s.play("activate 0.1")
    assert s.texts() == ["way 1", "way 2", "way 3"], "one, two or three animals, no more"
    s.play(f"way {number}")
    assert s.vp(0) == vp
    assert stock(s) == ({"sheep": 3 - number} if number < 3 else {})


@pytest.mark.parametrize("sheep", [0, 1, 2, 3])
@pytest.mark.rule("GM-ACT-33")
def test_any_mix_of_animals_will_do(sheep: int) -> None:
    s = stage("butcher")
    s.goods(0, "0.0", sheep=sheep, cattle=3 - sheep)
    s.play("activate 0.1", "way 3")
    while s.step() == "pay":
        s.play(s.texts("pay")[0])
    assert s.vp(0) == 8
    assert stock(s) == {}


@pytest.mark.rule("GM-ACT-33")
def test_other_resources_are_no_animals() -> None:
    s = stage("butcher")
    s.goods(0, "0.0", wood=1, stone=1, barley=1)
    assert "GM-ACT-40" in s.why_not("activate 0.1")


# --- any three, exact, whisky ---------------------------------------------------------------------


@pytest.mark.rule("GM-EX-16", "GM-ACT-34")
def test_example_a_sheep_and_two_stone_for_seven_points() -> None:
    s = stage("grassmarket")
    s.goods(0, "0.0", sheep=1, stone=2)
    s.play("activate 0.1", "pay sheep 0.0")
    assert s.vp(0) == 7
    assert stock(s) == {}


@pytest.mark.parametrize(
    "goods", [{"cattle": 3}, {"barley": 1, "wood": 1, "stone": 1}, {"wood": 2, "sheep": 1}]
)
@pytest.mark.rule("GM-ACT-34")
def test_any_three_may_be_equal_or_different(goods: dict[str, int]) -> None:
    s = stage("grassmarket")
    s.goods(0, "0.0", **goods)
    s.play("activate 0.1")
    while s.step() == "pay":
        s.play(s.texts("pay")[0])
    assert s.vp(0) == 7
    assert stock(s) == {}


@pytest.mark.rule("GM-ACT-35")
def test_an_exact_exchange_takes_the_shown_resources() -> None:
    s = stage("merchant_city")
    s.goods(0, "0.0", barley=1, wood=1, stone=1)
    s.goods(0, "1.0", sheep=1)
    s.play("activate 0.1")
    assert s.vp(0) == 9
    assert stock(s) == {"sheep": 1}


@pytest.mark.rule("GM-ACT-35", "GM-ACT-40")
def test_an_exact_exchange_takes_no_other_and_no_part() -> None:
    s = stage("merchant_city")
    s.goods(0, "0.0", wood=2, stone=1)
    s.goods(0, "1.0", sheep=1)
    assert "GM-ACT-40" in s.why_not("activate 0.1")
    s.goods(0, "1.0", barley=1)
    assert "activate 0.1" in s.texts()


@pytest.mark.rule("GM-ACT-37")
def test_a_barley_becomes_a_barrel() -> None:
    s = stage("pulteney")
    s.goods(0, "0.0", barley=1, wood=1)
    s.play("activate 0.1")
    assert s.seat(0).barrels == 1
    assert stock(s) == {"wood": 1}


@pytest.mark.rule("GM-ACT-37", "GM-ACT-40")
def test_without_barley_there_is_no_barrel() -> None:
    s = stage("pulteney")
    s.goods(0, "0.0", wood=1)
    assert "GM-ACT-40" in s.why_not("activate 0.1")


@pytest.mark.rule("GM-ACT-Q2")
def test_an_activation_makes_one_exchange_only() -> None:
    s = stage("pulteney")
    s.goods(0, "0.0", barley=3)
    s.play("activate 0.1")
    assert s.seat(0).barrels == 1
    assert s.step() == "activation"
    assert stock(s) == {"barley": 2}


# --- clan markers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["barley", "wood", "stone", "sheep", "cattle"])
@pytest.mark.rule("GM-ACT-36", "GM-ACT-Q5")
def test_any_single_resource_places_a_clan_marker(kind: str) -> None:
    s = stage("finlaggan", coins=1)
    s.market(**{kind: 3})
    s.goods(0, "0.0", **{kind: 1})
    s.goods(0, "1.0", **{"wood" if kind != "wood" else "stone": 1})
    s.play("activate 0.1", f"pay {kind} 0.0")
    assert sum(s.seat(0).stock) == 1
    assert "GM-PER-10" in s.why_not("claim mckay"), "the road must be paid"
    s.play("claim mckinnon", "put scot 0.0")
    assert (s.seat(0).markers, s.seat(0).coins) == (9, 1 - 1 + 2)


@pytest.mark.rule("GM-ACT-Q7")
def test_no_activation_for_a_marker_without_a_road_that_can_be_paid() -> None:
    s = stage("moot_hill")
    s.clan(1, "macleod")
    s.goods(0, "0.0", stone=1)
    assert "GM-ACT-Q7" in s.why_not("activate 0.1"), "every road costs a coin"
    s.seat(0).coins = 1
    s.play("activate 0.1", "pay stone 0.0", "claim gunn")
    assert (s.seat(0).markers, s.seat(0).coins) == (9, 0)


@pytest.mark.rule("GM-ACT-Q7")
def test_the_coin_of_the_road_does_not_buy_the_resource() -> None:
    s = stage("moot_hill", coins=1)
    s.clan(1, "macleod")
    assert "GM-ACT-Q7" in s.why_not("activate 0.1")
    s.seat(0).coins = 2
    s.play("activate 0.1", "buy stone", "claim gunn", "put sheep 0.0", "put cattle 0.0")
    assert s.seat(0).coins == 0


@pytest.mark.rule("GM-ACT-Q7")
def test_no_activation_for_a_marker_when_none_is_left() -> None:
    s = stage("moot_hill")
    s.clan(0, "gunn", "macdonald", "chisholm", "mckay", "ross")
    s.clan(0, "douglas", "brodie", "grant", "oliphant", "macpherson")
    s.goods(0, "0.0", stone=1)
    assert "activate 0.1" not in s.texts()


# --- paying for exchanges -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "moves", "gain"),
    [
        pytest.param("merchant_city", [], (9, 0, 10), id="points"),
        pytest.param("pulteney", [], (0, 1, 10), id="barrel"),
        pytest.param("moot_hill", ["pay barley 0.0", "claim macleod"], (0, 0, 9), id="marker"),
    ],
)
@pytest.mark.rule("GM-ACT-30")
def test_resources_become_points_barrels_or_clan_markers(
    tile: str, moves: list[str], gain: tuple[int, int, int]
) -> None:
    s = stage(tile)
    s.goods(0, "0.0", barley=1, wood=1, stone=1)
    s.play("activate 0.1", *moves)
    assert (s.vp(0), s.seat(0).barrels, s.seat(0).markers) == gain


@pytest.mark.rule("GM-ACT-31")
def test_exchanged_resources_go_to_the_supply_and_not_to_the_market() -> None:
    s = stage("merchant_city")
    s.market(barley=3, wood=3, stone=3)
    s.goods(0, "0.0", barley=1, wood=1, stone=1)
    s.play("activate 0.1")
    assert s.vp(0) == 9
    assert stock(s) == {}
    assert s.seat(0).coins == 0, "they are not sold"
    assert s.state.market[:3] == [3, 3, 3]


@pytest.mark.rule("GM-ACT-38")
def test_the_resources_may_lie_on_any_own_tiles() -> None:
    s = stage("merchant_city")
    s.goods(0, "1.0", barley=1)
    s.goods(0, "1.1", wood=1)
    s.goods(0, "-1.1", stone=1)
    s.goods(0, "0.0", stone=1)
    s.play("activate 0.1")
    assert s.texts() == ["pay stone -1.1", "pay stone 0.0"]
    s.play("pay stone 0.0")
    assert s.vp(0) == 9
    assert s.on_cell(0, "-1.1", "stone") == 1


@pytest.mark.rule("GM-ACT-39")
def test_resources_may_be_bought_for_an_exchange() -> None:
    s = stage("merchant_city", coins=3)
    s.market(wood=1)
    s.goods(0, "0.0", stone=1, wood=1)
    s.play("activate 0.1", "buy wood", "pay stone 0.0")
    assert s.vp(0) == 9
    assert stock(s) == {"wood": 1}, "bought rather than paid"
    assert s.seat(0).coins == 0, "a barley for 1 and a wood for 2"
    assert s.state.market[:2] == [1, 2]


@pytest.mark.rule("GM-ACT-40")
def test_an_exchange_that_cannot_be_paid_in_full_is_not_begun() -> None:
    s = stage("grassmarket")
    s.goods(0, "0.0", wood=2)
    assert "GM-ACT-40" in s.why_not("activate 0.1")
    s.goods(0, "1.0", wood=1)
    assert "activate 0.1" in s.texts()
