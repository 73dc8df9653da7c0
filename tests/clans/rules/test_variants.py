"""Variants (CC-VAR): static imports, no tiles, tighter map, without clans."""

import itertools

import pytest

import ceilidh
from ceilidh.games.clans.components.hexes import (
    HEX_NAMES,
    MODULE_HEXES,
    coordinates,
    module_of,
)
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.table import Table
from tests.clans.oracle import Oracle
from tests.clans.scenario import Scenario, hex_number

SIDES = ("A1", "B1", "C1", "D1")


def sheet(scenario: Scenario) -> dict[str, list[int]]:
    return dict(scenario.table.sheet())


def export(scenario: Scenario, seat: int, contract: int, **goods: int) -> None:
    """Fulfil a contract in a turn of the seat, and leave its bonuses unused."""
    scenario.turn(seat)
    scenario.contract_in_box(seat, contract)
    scenario.goods(seat, **goods)
    scenario.play(f"fulfil {contract}")
    while "done" in scenario.texts():
        scenario.play("done")


def play_on(table: Table) -> None:
    """Set-up by the first choices offered, then everybody passes to the end."""
    while table.actor is not None:
        legal = [move.text for move in table.legal()]
        table.play("pass" if "pass" in legal else legal[0])


@pytest.mark.rule("CC-VAR-01")
@pytest.mark.parametrize("clans", ["choose", "none", "auction"])
@pytest.mark.parametrize(
    ("static", "tiles", "ports", "tighter"), list(itertools.product((True, False), repeat=4))
)
def test_variants_combine_freely(
    static: bool, tiles: bool, ports: bool, tighter: bool, clans: str
) -> None:
    options = {
        "clans": clans,
        "static_imports": static,
        "scoring_tiles": tiles,
        "ports": ports,
        "tighter_map": tighter,
    }
    table = ceilidh.new("clans", 3, 1, options)
    drawn = [one.domain for one in table.setup]
    assert drawn.count("scoring") == (5 if tiles else 0)
    assert drawn.count("port") == (4 if ports else 0)
    assert drawn.count("hex") == (4 if tighter else 0)
    assert drawn.count("clan") == {"choose": 4, "none": 0, "auction": 3}[clans]
    play_on(table)
    assert table.result() is not None


@pytest.mark.rule("CC-VAR-Q1")
def test_a_clan_auction_needs_two_players() -> None:
    with pytest.raises(OptionError):
        ceilidh.new("clans", 1, 1, {"clans": "auction"})
    assert [move.text for move in ceilidh.new("clans", 2, 1, {"clans": "auction"}).legal()]


@pytest.mark.rule("CC-VTM-01")
@pytest.mark.parametrize(("players", "possible"), [(1, False), (2, True), (3, True), (4, False)])
def test_the_tighter_map_is_for_2_or_3_players(players: int, possible: bool) -> None:
    options: dict[str, object] = {"tighter_map": True}
    if possible:
        assert ceilidh.new("clans", players, 1, options).legal()
    else:
        with pytest.raises(OptionError):
            ceilidh.new("clans", players, 1, options)


@pytest.mark.rule("CC-VSI-01", "CC-VSI-03")
def test_static_imports_are_worth_4_and_hops_1() -> None:
    scenario = Scenario(static_imports=True)
    export(scenario, 0, 10, cheese=4)  # 4 cotton
    export(scenario, 0, 44, wool=1, bread=1, whisky=1)  # 2 tobacco, 4 hops
    export(scenario, 1, 48, wool=1, bread=1, cheese=1)  # 3 sugar cane
    lines = sheet(scenario)
    assert (lines["cotton"], lines["tobacco"]) == ([16, 0, 0], [8, 0, 0])
    assert (lines["sugar_cane"], lines["hops"]) == ([0, 12, 0], [4, 0, 0])


@pytest.mark.rule("CC-VSI-02", "CC-VSI-Q1")
@pytest.mark.parametrize(("static", "cotton", "money"), [(True, 0, 0), (False, 7, 1)])
def test_static_imports_move_no_token_and_pay_no_mark(
    static: bool, cotton: int, money: int
) -> None:
    scenario = Scenario(static_imports=static)
    export(scenario, 0, 28, bread=2, whisky=1)  # 3 cotton
    export(scenario, 0, 34, bread=1, cheese=3)  # 4 cotton
    imports = {"cotton": cotton, "tobacco": 0, "sugar_cane": 0}
    assert scenario.table.view()["imports"] == imports
    assert scenario.seat(0).money == 100 + money


@pytest.mark.rule("CC-VNS-01")
def test_without_scoring_tiles_the_scoring_phase_does_nothing() -> None:
    scenario = Scenario(scoring_tiles=False)
    scenario.place(0, "miner", "3.4", "3.2", "3.5")
    scenario.place(0, "field", "5.2", "4.2")
    scenario.goods(0, wool=3, bread=4)
    scenario.play("ship")
    for _ in range(5):
        scenario.end_round()
    assert scenario.table.actor is None
    assert [seat.glory for seat in scenario.state.seats] == [0, 0, 0]


@pytest.mark.rule("CC-VNS-02")
def test_without_scoring_tiles_contracts_cost_the_same() -> None:
    scenario = Scenario(scoring_tiles=False)
    paid = []
    for _ in range(5):
        scenario.turn(0)
        before = scenario.seat(0).money
        scenario.play(scenario.texts("take")[0])
        paid.append(scenario.seat(0).money - before)
        scenario.seat(0).fulfilled += scenario.seat(0).box
        scenario.seat(0).box = ()
        scenario.end_round()
    assert paid == [5, 0, -5, -10, -15]


@pytest.mark.rule("CC-VNP-01")
@pytest.mark.parametrize("ports", [True, False])
def test_without_port_tiles_port_hexes_have_no_effect(ports: bool) -> None:
    scenario = Scenario(ports=ports, setup={"port": ["5"]} if ports else None)
    scenario.place(0, "sheep", "1.1")
    assert ("port 5" in scenario.texts()) is ports
    assert scenario.texts("copy") == []


@pytest.mark.rule("CC-VNP-02")
def test_scoring_tiles_and_ports_are_left_out_separately() -> None:
    no_ports = Scenario(ports=False, setup={"scoring": ["4"]})
    no_ports.place(0, "miner", "3.4")
    no_ports.end_round()
    assert no_ports.seat(0).glory == 2
    no_tiles = Scenario(scoring_tiles=False, setup={"port": ["5"]})
    no_tiles.place(0, "miner", "1.1")
    no_tiles.play("port 5", "pass")
    assert no_tiles.seat(0).money == 100 + 10 + 16


def fishing(players: int, ports: bool, *lochs: str) -> Scenario:
    """Seat 0 is MacDonald, with sheep on 1.1, 11.8 and 13.9 and fishermen on these lochs."""
    clans = ["macdonald", "campbell", "robertson"][:players]
    scenario = Scenario(players=players, clans=clans, ports=ports)
    scenario.place(0, "sheep", "11.8", *(["1.1", "13.9"] if players > 2 else []))
    scenario.place(0, "worker", *lochs)
    return scenario


@pytest.mark.rule("CC-VNP-Q1")
def test_without_ports_fishermen_use_port_hexes_of_the_small_map_as_lochs() -> None:
    scenario = fishing(2, False)
    scenario.play("build worker 12.8")
    assert scenario.seat(0).money == 100 - 6


@pytest.mark.rule("CC-VNP-Q1")
@pytest.mark.parametrize("corner", ["0.1", "13.10"])
def test_without_ports_nobody_stands_on_the_corners_of_the_large_map(corner: str) -> None:
    assert f"build worker {corner}" in fishing(3, True).texts()
    scenario = fishing(3, False)
    assert "CC-VNP-Q1" in scenario.why_not(f"build worker {corner}")


@pytest.mark.rule("CC-VNP-Q1")
def test_without_ports_nobody_rows_to_a_corner() -> None:
    assert "row 1.2 nw" in fishing(3, True, "1.2").texts("row")
    assert "row 1.2 nw" not in fishing(3, False, "1.2").texts("row")


@pytest.mark.rule("CC-VNP-Q1")
def test_without_ports_first_workers_do_not_stand_on_a_corner_and_no_cover_is_seen_there() -> None:
    clans = {"clan": ["macdonald", "campbell", "robertson", "stewart"], "first": ["1"]}
    table = ceilidh.new("clans", 3, 1, {"map": "A1 B1 C1 D1", "ports": False}, setup=clans)
    for name in ("robertson", "campbell", "macdonald"):
        table.play(f"choose {name}")
    hexes = {move.text.split()[-1] for move in table.legal()}
    assert "1.2" in hexes and not hexes & set(HEX_NAMES[MODULE_HEXES:])
    assert table.view()["pieces"] == []


def covered(scenario: Scenario) -> list[str]:
    return [one.word for one in scenario.table.setup if one.domain == "hex"]


@pytest.mark.rule("CC-VTM-02", "CC-VTM-03", "CC-VTM-Q1")
@pytest.mark.parametrize("players", [2, 3])
def test_one_land_hex_of_each_module_is_covered(players: int) -> None:
    active = Oracle(SIDES, players == 2).land
    seen = set()
    for seed in range(20):
        hexes = covered(Scenario(players=players, seed=seed, tighter_map=True))
        assert [module_of(hex_number(name)) for name in hexes] == [0, 1, 2, 3]
        assert {coordinates(hex_number(name)) for name in hexes} <= active
        seen.update(hexes)
    assert len(seen) > 30, "the hexes should be random"


@pytest.mark.rule("CC-VTM-04")
def test_a_covered_hex_cannot_be_expanded_into() -> None:
    cover = {"hex": ["4.4", "8.3", "10.6", "4.7"]}
    for tighter in (True, False):
        scenario = Scenario(tighter_map=tighter, setup=cover if tighter else None)
        scenario.place(0, "sheep", "4.3")
        assert ("build sheep 4.4" in scenario.texts()) is not tighter


@pytest.mark.rule("CC-VTM-Q2")
def test_first_workers_do_not_stand_on_covered_hexes() -> None:
    setup = {"hex": ["3.4", "8.3", "10.6", "4.7"], "clan": ["campbell", "robertson", "stewart"]}
    table = ceilidh.new("clans", 2, 1, {"map": " ".join(SIDES), "tighter_map": True}, setup=setup)
    while not table.legal()[0].text.startswith("build"):
        table.play(table.legal()[0])
    texts = [move.text for move in table.legal()]
    assert "build miner 3.5" in texts
    assert "build miner 3.4" not in texts


@pytest.mark.rule("CC-VTM-Q2")
def test_covered_hexes_are_land_and_not_crossed() -> None:
    scenario = Scenario(tighter_map=True, setup={"hex": ["4.4", "8.3", "10.6", "4.7"]})
    scenario.place(0, "sheep", "4.3")
    scenario.shipping(0, 2)
    assert "build sheep 4.5" not in scenario.texts()  # behind 4.4


@pytest.mark.rule("CC-VNC-01", "CC-VNC-Q1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_without_clans_starting_tiles_are_chosen_in_reverse_order(players: int) -> None:
    table = ceilidh.new("clans", players, 1, {"clans": "none"}, setup={"first": ["1"]})
    for seat in reversed(range(players)):
        assert table.actor == seat
        legal = [move.text for move in table.legal()]
        assert len(legal) == seat + 2
        assert {text.split()[0] for text in legal} == {"start"}
        table.play(legal[0])
    assert {move.text.split()[0] for move in table.legal()} == {"build"}


@pytest.mark.rule("CC-VNC-02")
def test_without_clans_later_seats_receive_more_money() -> None:
    tiles = ["4", "7", "8", "1", "3"]  # £55 each
    table = ceilidh.new("clans", 4, 1, {"clans": "none"}, setup={"first": ["3"], "tile": tiles})
    # Seat 3 (number 2) starts, so the order is 2, 3, 0, 1, and seat 1 chooses first.
    for seat, tile in ((1, 8), (0, 1), (3, 4), (2, 7)):
        assert table.actor == seat
        table.play(f"start {tile}")
    seats = table.view()["seats"]
    assert isinstance(seats, list)
    assert [seat["money"] for seat in seats] == [55 + 4, 55 + 6, 55 + 0, 55 + 2]
