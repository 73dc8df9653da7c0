"""Person tiles: kept beside the territory, worth a clan marker and nothing else (GM-PER)."""

import pytest

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.goods import BARREL, COIN, PERSON
from tests.glenmore.scenario import Scenario

PERSONS = [tile.id for tile in load(None).tiles if tile.kind == PERSON and tile.id != "david_hume"]
MACLEOD_COINS = 3


def take_person(name: str, s: Scenario) -> None:
    """Seat 0 takes a person and pays for it from its own tiles."""
    s.play(f"take {name}")
    while s.step() == "pay":
        s.play(s.texts("pay")[0])


def with_everything(name: str) -> Scenario:
    """Seat 0 can pay for the person that lies ahead, and has nothing that it could sell."""
    s = Scenario(ahead=(name,))
    s.goods(0, "0.0", barley=1, sheep=1, cattle=1)
    s.market(barley=0, sheep=0, cattle=0)
    s.seat(0).coins, s.seat(0).barrels = 9, 1
    return s


@pytest.mark.rule("GM-EX-02", "GM-PER-01", "GM-PER-02", "GM-PER-04")
def test_robert_is_put_aside_and_a_marker_is_placed_without_an_activation() -> None:
    s = Scenario(ahead=("robert_i", "halkirk"))
    s.lay(0, "0.1", "inshriach")
    taken = s.play("take robert_i")
    assert s.step() == "clan marker" and s.table.actor == 0
    assert not s.texts("lay")
    claimed = s.play("claim macleod")
    assert s.table.view()["claims"] == [["macleod", 0]]
    assert s.table.actor == 1, "nothing is left to do"
    assert s.events(taken, "activate") == s.events(claimed, "activate") == []
    assert s.on_cell(0, "0.1", "wood") == 0
    assert s.line("persons") == [1, 0, 0]


@pytest.mark.parametrize("name", PERSONS)
@pytest.mark.rule("GM-PER-01", "GM-PER-04")
def test_every_person_lies_beside_the_territory_and_gives_one_marker(name: str) -> None:
    s = with_everything(name)
    take_person(name, s)
    assert s.step() == "clan marker"
    s.play("claim macleod")
    own = s.seat(0)
    assert [s.state.rules.components.tiles[tile].id for tile in own.persons] == [name]
    assert sorted(own.tiles) == sorted(s.seat(1).tiles), "only the Home tiles"
    assert own.markers == 9
    assert s.table.actor == 1


@pytest.mark.parametrize("name", PERSONS)
@pytest.mark.rule("GM-PER-Q5")
def test_a_person_has_no_effect_but_its_marker(name: str) -> None:
    s = with_everything(name)
    cost = s.state.rules.components.tile(name).cost
    take_person(name, s)
    s.play("claim macleod")
    own = s.seat(0)
    assert own.coins == 9 - cost[COIN] + MACLEOD_COINS
    assert own.barrels == 1 - cost[BARREL]
    assert own.stock == [have - due for have, due in zip([1, 0, 0, 1, 1], cost, strict=False)]
    assert (own.scots, own.landmarks, s.vp(0)) == (8, (), 0)


@pytest.mark.rule("GM-PER-03")
def test_a_person_does_not_count_for_the_size_of_the_territory() -> None:
    s = Scenario(ahead=("robert_i", "halkirk"))
    s.play("take robert_i", "claim macleod")
    assert s.line("territory_size") == [0, 0, 0]
    s.lay(0, "0.1", "inshriach")
    assert s.line("territory_size") == [-3, 0, 0], "a tile does"


# --- the marker is compulsory ---------------------------------------------------------------------


@pytest.mark.rule("GM-PER-Q1")
def test_the_marker_must_be_placed_if_a_road_can_be_paid() -> None:
    s = Scenario(ahead=("robert_i",))
    s.seat(0).coins = 0
    s.play("take robert_i")
    assert s.texts() == ["claim macleod"]
    s.why_not("done")


@pytest.mark.rule("GM-PER-10")
def test_the_marker_is_left_out_if_no_road_can_be_paid() -> None:
    s = Scenario(ahead=("robert_i", "halkirk"))
    s.clan(1, "macleod")
    s.seat(0).coins = 0
    s.play("take robert_i")
    assert s.table.actor == 1
    assert s.seat(0).markers == 10
    assert s.line("persons") == [1, 0, 0], "the person is kept all the same"


@pytest.mark.rule("GM-PER-Q3")
def test_coins_of_a_sale_pay_the_road() -> None:
    s = Scenario(ahead=("robert_i", "halkirk"))
    s.clan(1, "macleod")
    s.goods(0, "0.0", wood=1)
    s.market(wood=2)
    s.seat(0).coins = 0
    s.play("take robert_i")
    assert s.texts("claim") == []
    s.play("sell wood 0.0")
    assert "claim mckay" in s.texts() and "claim munro" not in s.texts()
    s.play("claim mckay")
    assert s.seat(0).coins == 0
    assert s.table.view()["claims"] == [["macleod", 1], ["mckay", 0]]


# --- markers of other sources ---------------------------------------------------------------------


def with_marker_of(tile: str) -> Scenario:
    """Seat 0 has laid the tile and is about to place the marker that it gives."""
    s = Scenario(ahead=(tile, "halkirk"))
    s.goods(0, "0.0", wood=1, stone=1)
    s.market(barley=3, wood=3, stone=3, sheep=3, cattle=3)
    s.clan(1, "macleod")
    s.seat(0).coins = 2
    s.play(f"take {tile}", "lay 0.1")
    if tile == "moot_hill":
        s.play("activate 0.1", "pay wood 0.0")
    assert s.step() == "clan marker"
    return s


@pytest.mark.parametrize("tile", ["donan_castle", "duart_castle", "moot_hill"])
@pytest.mark.rule("GM-PER-14")
def test_markers_of_cards_and_activations_pay_roads_too(tile: str) -> None:
    s = with_marker_of(tile)
    assert "GM-PER-12" in s.why_not("claim macleod")
    assert "GM-PER-10" in s.why_not("claim munro")
    assert "done" not in s.texts()
    claimed = s.play("claim mckay")
    assert s.events(claimed, "coins")[0] == (0, "coin", -2)
    assert s.events(claimed, "person") == [(0, "david_hume", 1)]
