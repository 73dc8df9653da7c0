"""Clan MacFarlane of Industria: canals (IN-MCF)."""

import pytest

from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.kinds import CLAN
from ceilidh.games.clans.modules.clans.macfarlane.rules import rivers_of
from ceilidh.games.clans.rules.settlements import linked_settlements
from tests.clans.modules.fair import market_on
from tests.clans.scenario import Scenario, hex_number

CLANS = ["macfarlane", "campbell", "robertson"]
# The river from 10.2 to the central loch.
RIVER = ["7.4", "8.2", "8.3", "8.4", "9.2", "9.3", "9.4", "10.2"]


def macfarlane() -> Scenario:
    return Scenario(clans=CLANS, modules=["industria-tiles"])


def sheep(s: Scenario) -> set[str]:
    return {text.split()[2] for text in s.texts("build") if text.startswith("build sheep")}


@pytest.mark.rule("IN-MCF-01", "IN-MCF-02")
def test_it_begins_with_shipping_and_merchants() -> None:
    seat = macfarlane().seat()
    assert (seat.shipping, seat.merchants, seat.board_merchants) == (1, 4, 3)


@pytest.mark.rule("IN-MCF-03", "IN-MCF-Q1")
def test_it_expands_all_along_a_river() -> None:
    s = macfarlane()
    s.place(0, "cow", "9.2")
    assert set(RIVER) - {"9.2"} <= sheep(s)
    assert "12.3" not in sheep(s), "another river"
    assert "out of reach" in s.why_not("build sheep 12.3")


@pytest.mark.rule("IN-MCF-Q1")
def test_tributaries_and_module_borders_belong_to_a_river() -> None:
    s = macfarlane()
    along = [river for river in rivers_of(s.state.map) if river.has(hex_number("1.6"))]
    assert len(along) == 1
    assert along[0].has(hex_number("9.9")), "from A and D over into C"
    assert along[0].has(hex_number("6.6")), "with the arm to the central loch"
    assert len(rivers_of(s.state.map)) == 7


@pytest.mark.rule("IN-MCF-04")
def test_canals_link_settlements() -> None:
    s = macfarlane()
    s.place(0, "cow", "9.2", "7.4", "2.2")
    assert linked_settlements(s.state, s.seat()) == 2
    s.shipping(0, 0)
    assert linked_settlements(s.state, s.seat()) == 1


@pytest.mark.rule("IN-MCF-05", "IN-EX-04")
def test_it_trades_with_every_unit_along_the_river() -> None:
    s = macfarlane()
    s.place(0, "cow", "9.4")
    s.place(1, "dairy", "7.4")
    s.place(2, "field", "12.4")  # along another river
    s.play("build bakery 9.2")
    assert s.texts("bargain")[:1] == ["bargain cheese 1"]
    assert s.texts("bargain grain 1") == []


@pytest.mark.rule("IN-MCF-08")
def test_without_shipping_there_are_no_canals() -> None:
    s = macfarlane()
    s.place(0, "cow", "9.4")
    s.place(1, "dairy", "7.4")
    s.shipping(0, 0)
    assert "8.2" not in sheep(s)
    s.play("build bakery 10.4")
    assert s.texts("bargain") == []


@pytest.mark.rule("IN-MCF-09")
def test_canals_are_not_combined_with_lochs() -> None:
    s = macfarlane()
    s.place(0, "cow", "9.2")
    s.shipping(0, 2)
    # From 7.4, along the canal, a ship would cross the central loch; from 9.2 it does not.
    assert "7.4" in sheep(s)
    assert not {"5.6", "6.6", "9.5"} & sheep(s)


@pytest.mark.rule("IN-MCF-10")
def test_away_from_rivers_neighbours_are_as_for_others() -> None:
    s = macfarlane()
    s.place(0, "cow", "2.4")
    s.place(1, "sheep", "2.5")
    s.place(1, "dairy", "7.4")
    s.play("build bakery 1.5")
    assert {text.split()[1] for text in s.texts("bargain")} == {"wool"}


@pytest.mark.rule("IN-MCF-11", "IN-MCF-12")
def test_bargains_come_in_any_order_and_within_the_limit() -> None:
    s = macfarlane()
    s.place(0, "cow", "9.4")
    s.place(1, "dairy", "7.4")
    s.place(2, "sheep", "10.2", "8.3")
    s.play("build bakery 9.2")
    assert s.texts("bargain") == [
        *[f"bargain wool {number}" for number in (1, 2, 3)],
        *[f"bargain cheese {number}" for number in (1, 2, 3)],
    ]
    s.play("bargain cheese 1", "bargain wool 3")
    assert (s.stock(0, "cheese"), s.stock(0, "wool")) == (1, 3)


@pytest.mark.rule("IN-MCF-Q2")
def test_ports_are_not_reached_by_canal() -> None:
    s = Scenario(
        players=2,
        clans=CLANS[:2],
        setup={"port": ["5", "2", "3", "4"]},
        modules=["industria-tiles"],
    )
    s.place(0, "cow", "2.3")
    assert "build sheep 2.2" in s.texts()
    assert "port 5" not in s.texts(), "the port on 1.2 is beside 2.2, along the canal"
    s.place(0, "cow", "2.2")
    assert "port 5" in s.texts()


@pytest.mark.rule("IN-MCF-06", "IN-EX-04")
def test_it_uses_every_market_along_the_river_in_either_order() -> None:
    s = market_on("8.4", CLANS, "grain-whisky")
    s.place(0, "cow", "9.4")
    s.place(1, "dairy", "7.4")
    s.goods(0, grain=2)
    s.play("build bakery 9.2")
    assert {"bargain cheese 1", "vend 1 grain 1"} <= set(s.texts())
    s.play("vend 1 grain 1", "bargain cheese 1")
    assert (s.stock(0, "grain"), s.stock(0, "cheese")) == (1, 1)


@pytest.mark.rule("IN-MCF-07", "IN-MCF-13")
def test_a_waterfall_lies_along_no_canal_that_begins_there() -> None:
    """On side A3 the waterfall hex is the source of a river that it does not lie along."""
    s = Scenario(clans=CLANS, modules=["industria-tiles", "industria-maps"], map="A3 B1 C1 D1")
    fall = s.state.map.waterfalls[0]
    assert not s.state.map.riverside.has(fall)
    banks = [near for near in s.state.map.adjacent[fall] if s.state.map.riverside.has(near)]
    along = [river for river in rivers_of(s.state.map) if river.has(banks[0])]
    assert along and not any(river.has(fall) for river in along)
    s.place(0, "miner", HEX_NAMES[fall])
    module = s.state.rules.clans[CLAN.index["macfarlane"]]
    assert module is not None
    assert module.further_hexes(s.state, 0).is_empty(), "it opens no canal"
    assert module.hexes_beside(s.state, 0, fall).is_empty(), "nor does it trade along one"
