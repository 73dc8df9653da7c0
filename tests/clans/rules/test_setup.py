"""Set-up (CC-SET): map, ports, boards, scoring tiles, contracts, player boards, start player."""

import pytest

import ceilidh
from ceilidh.games.clans.goods import COLUMN_NAMES
from ceilidh.kernel.table import Table
from tests.clans.scenario import Scenario, hex_number

PLAYERS = [1, 2, 3, 4]


def drawn(table: Table, domain: str) -> list[str]:
    return [one.word for one in table.setup if one.domain == domain]


def tables(number: int, players: int = 3) -> list[Table]:
    """Tables that differ only in their seeds."""
    return [ceilidh.new("clans", players, seed) for seed in range(number)]


@pytest.mark.rule("CC-SET-01", "CC-CMP-10", "CC-EX-04")
def test_random_sides_give_sixteen_maps() -> None:
    maps = {tuple(drawn(table, "side")) for table in tables(150)}
    assert len(maps) == 16
    for place, module in enumerate("ABCD"):
        assert {sides[place] for sides in maps} == {f"{module}1", f"{module}2"}


@pytest.mark.rule("CC-SET-02")
def test_modules_lie_clockwise_around_the_middle() -> None:
    scenario = Scenario()
    # The corners, clockwise from the top left: land there belongs to modules A, B, C and D.
    corners = [hex_number(name) for name in ("1.1", "13.2", "13.9", "1.9")]
    assert [scenario.state.map.module_of[corner] for corner in corners] == [0, 1, 2, 3]
    # A unit on A reaches B, C and D across the lochs where the four rocks meet.
    scenario.place(0, "sheep", "4.4")
    scenario.shipping(0, 5)
    reached = {text.split()[2] for text in scenario.texts("build")}
    assert {"7.4", "8.6", "7.7", "6.6"} <= reached


@pytest.mark.rule("CC-SET-03")
def test_four_random_ports_lie_at_the_corners() -> None:
    draws = [drawn(table, "port") for table in tables(30)]
    assert all(len(set(ports)) == len(ports) == 4 for ports in draws)
    assert len({tuple(sorted(ports)) for ports in draws}) > 10
    assert len({tuple(ports) for ports in draws}) > 20


@pytest.mark.rule("CC-SET-03", "CC-SET-04")
@pytest.mark.parametrize(
    ("players", "hexes"),
    [(3, ["1.1", "13.2", "13.9", "1.9"]), (2, ["2.2", "12.2", "11.8", "2.7"])],
)
@pytest.mark.parametrize("corner", [0, 1, 2, 3])
def test_each_corner_has_its_port_hex(players: int, hexes: list[str], corner: int) -> None:
    ports = ["5", "8", "4", "2"]
    scenario = Scenario(players=players, setup={"port": ports})
    scenario.goods(0, wool=1)
    scenario.place(0, "sheep", hexes[corner])
    assert scenario.texts("port") == [f"port {ports[corner]}"]


@pytest.mark.rule("CC-SET-04")
def test_the_port_hexes_of_three_players_lie_elsewhere_with_two() -> None:
    scenario = Scenario(players=3, setup={"port": ["5", "8", "4", "2"]})
    scenario.place(0, "sheep", "2.2", "12.2", "11.8", "2.7")
    assert scenario.texts("port") == []


@pytest.mark.rule("CC-SET-05")
def test_ports_that_were_not_drawn_are_out_of_the_game() -> None:
    scenario = Scenario(setup={"port": ["5", "8", "4", "2"]})
    scenario.place(0, "sheep", "1.1", "13.2", "13.9", "1.9")
    scenario.goods(0, wool=1, bread=1)
    assert scenario.texts("port") == ["port 2", "port 4", "port 5", "port 8"]
    for tile in (3, 7):
        assert "not in this game" in scenario.why_not(f"port {tile}")


@pytest.mark.rule("CC-SET-06", "CC-TRD-15")
@pytest.mark.parametrize("players", PLAYERS)
def test_prices_start_on_the_circled_steps(players: int) -> None:
    view = ceilidh.new("clans", players, 0).view()
    assert view["prices"] == {
        "wool": 4,
        "grain": 5,
        "milk": 5,
        "bread": 10,
        "cheese": 10,
        "whisky": 11,
    }


@pytest.mark.rule("CC-SET-07", "CC-SET-11", "CC-SET-12", "CC-SET-22")
@pytest.mark.parametrize(("players", "number"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_contracts_lie_face_up_on_the_boxes(players: int, number: int) -> None:
    scenario = Scenario(players=players)
    contracts = [contract for contract in scenario.state.display if contract]
    assert len(set(contracts)) == len(contracts) == number
    assert scenario.texts("take") == [f"take {contract}" for contract in sorted(contracts)]


@pytest.mark.rule("CC-SET-Q2")
def test_one_and_two_players_share_the_same_side_of_the_export_board() -> None:
    assert [len(Scenario(players=players).state.display) for players in (1, 2)] == [6, 6]
    assert all(len(Scenario(players=players).state.display) > 6 for players in (3, 4))


@pytest.mark.rule("CC-SET-08")
def test_five_scoring_tiles_come_in_random_order() -> None:
    draws = [drawn(table, "scoring") for table in tables(40)]
    assert all(len(set(tiles)) == len(tiles) == 5 for tiles in draws)
    assert {tiles[0] for tiles in draws} == {str(number) for number in range(1, 10)}
    assert any(tiles != sorted(tiles) for tiles in draws)


@pytest.mark.rule("CC-SET-09")
def test_all_scoring_tiles_are_visible_from_the_start() -> None:
    table = ceilidh.new("clans", 3, 0, setup={"scoring": ["7", "2", "9", "4", "1"]})
    for viewer in (None, 0, 1, 2):
        assert table.view(viewer)["scoring_tiles"] == [7, 2, 9, 4, 1]


@pytest.mark.rule("CC-SET-10")
def test_the_draw_pile_is_shuffled_and_face_down() -> None:
    draws = [drawn(table, "contract") for table in tables(40)]
    assert len({tuple(contracts) for contracts in draws}) == 40
    table = Scenario().table
    unseen = table.view()["unseen_contracts"]
    assert isinstance(unseen, list)
    assert unseen == sorted(unseen)  # what is left is known, in which order is not
    assert len(unseen) == 43


@pytest.mark.rule("CC-SET-13")
@pytest.mark.parametrize("players", PLAYERS)
def test_glory_and_imports_start_at_zero(players: int) -> None:
    state = Scenario(players=players).state
    assert state.imports == [0, 0, 0]
    assert [seat.glory for seat in state.seats] == [0] * players


@pytest.mark.rule("CC-SET-15", "CC-SET-16", "CC-SET-17", "CC-SET-18")
def test_player_boards_start_full_and_without_upgrades() -> None:
    view = ceilidh.new("clans", 4, 0).view()
    seats = view["seats"]
    assert isinstance(seats, list)
    assert view["pieces"] == []
    for seat in seats:
        assert seat["units_left"] == dict.fromkeys(COLUMN_NAMES[:8], 4)
        assert (seat["technology"], seat["shipping"]) == ([], 0)
        assert (seat["box"], seat["fulfilled"]) == ([], [])


@pytest.mark.rule("CC-SET-16")
def test_workers_earn_the_plain_income_in_round_1() -> None:
    scenario = Scenario(ports=False)
    scenario.place(0, "woodcutter", "7.2")
    scenario.place(0, "miner", "6.3")
    scenario.end_round()
    assert scenario.seat(0).money == 100 + 16 + 4 + 6


@pytest.mark.rule("CC-SET-17")
def test_no_water_can_be_crossed_at_the_start() -> None:
    scenario = Scenario()
    scenario.place(0, "sheep", "4.2")  # a river parts it from 4.3, the loch 3.3 from 3.4 and 2.3
    reached = {text.split()[2] for text in scenario.texts("build")}
    assert reached == {"4.1", "3.2", "5.2"}


@pytest.mark.rule("CC-SET-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_starts_and_play_goes_clockwise(players: int) -> None:
    starters: set[int] = set()
    for table in tables(30, players):
        order = table.state.order
        starters.add(order[0])
        assert order == [(order[0] + place) % players for place in range(players)]
    assert starters == set(range(players))


@pytest.mark.rule("CC-SET-19", "CC-SET-20")
def test_round_1_is_played_in_the_order_of_the_track() -> None:
    table = ceilidh.new("clans", 4, 1, {"clans": "none"}, setup={"first": ["3"]})
    assert table.view()["order"] == [2, 3, 0, 1]
    while table.view()["round"] == 0:
        table.play(table.legal()[0])
    assert table.view()["order"] == [2, 3, 0, 1]
    turns = [table.play("ship").seat for _ in range(4)]
    assert turns == [2, 3, 0, 1]


@pytest.mark.rule("CC-SET-21")
def test_setup_goes_from_the_map_to_the_first_workers() -> None:
    table = ceilidh.new("clans", 3, 0)
    domains = list(dict.fromkeys([one.domain for one in table.setup]))
    assert domains[:5] == ["side", "scoring", "port", "contract", "first"]
    assert set(domains[5:]) == {"clan", "tile"}
    words: list[str] = []
    while table.view()["round"] == 0:
        move = table.legal()[0]
        words.append(move.text.split()[0])
        table.play(move)
    assert words == ["choose"] * 3 + ["build"] * len(words[3:])
