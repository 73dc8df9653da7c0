"""Set-up of the rail board (IN-TS, IN-SU) and where trains begin."""

import pytest

import ceilidh
from ceilidh.games.clans.modules.industria.rail_board.board import board, railway
from ceilidh.games.clans.modules.industria.trains.yard import NOWHERE, yard
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.table import Table


def begun(players: int, module: str = "trains", seed: int = 3, **options: object) -> Table:
    """At the first train to be placed."""
    table = ceilidh.new("clans", players, seed, {"modules": [module], **options})
    while not table.legal()[0].text.startswith("put"):
        table.play(table.legal()[0])
    return table


@pytest.mark.rule("IN-TS-03", "IN-TS-04", "IN-TS-05", "IN-TS-06", "IN-TS-07", "IN-TS-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_are_laid_out(players: int) -> None:
    table = ceilidh.new("clans", players, 5, {"modules": ["trains"]})
    state = table.state
    assert len(set(yard(state).bonuses)) == 12
    assert set(yard(state).bonuses) <= set(range(1, 25))
    assert len(set(board(state).tiles)) == 4
    laid = board(state).demand
    assert len(set(laid)) == 7
    assert len(laid) + len(board(state).future) + len(board(state).unseen) == 39
    pairs = [slot.places for slot in railway(state).demand_slots]
    assert [len(places) for places in pairs] == [1, 1, 2, 2, 2, 2, 2]


@pytest.mark.rule("IN-TS-09", "IN-TS-10", "IN-TS-Q1")
@pytest.mark.parametrize(("players", "waiting"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_as_many_tiles_wait_as_there_are_trains(players: int, waiting: int) -> None:
    table = ceilidh.new("clans", players, 5, {"modules": ["trains"]})
    assert len(board(table.state).future) == waiting


@pytest.mark.rule("IN-TS-12", "IN-SU-11", "IN-SU-17")
def test_the_rail_board_is_complete_before_clans_are_chosen() -> None:
    table = ceilidh.new("clans", 3, 5, {"modules": ["trains"]})
    assert table.legal()[0].text.startswith("choose")
    assert all(yard(table.state).bonuses)
    assert all(board(table.state).demand)
    assert len(board(table.state).tiles) == 4


@pytest.mark.rule("IN-TS-11")
def test_tracks_are_full_at_the_start() -> None:
    table = begun(3)
    assert yard(table.state).taken == (0, 0, 0)
    sheet = table.svg(0)
    assert sheet.count('href="#icon-station"') >= 3


@pytest.mark.rule("IN-TS-13", "IN-SU-16")
@pytest.mark.parametrize("players", [3, 4])
def test_trains_are_placed_in_reverse_turn_order_after_the_workers(players: int) -> None:
    table = begun(players)
    order = table.state.order[:]
    assert all(seat.own.count() >= 2 for seat in table.state.seats)
    placed = []
    while table.state.round == 0:
        placed.append(table.actor)
        table.play(table.legal()[0])
    assert placed == order[::-1]


@pytest.mark.rule("IN-TS-14", "IN-TS-15")
def test_a_train_begins_in_a_city_of_its_own() -> None:
    table = begun(3)
    texts = [move.text for move in table.legal()]
    assert len(texts) == 10
    assert "metropolis" in str(table.why_not("put train glasgow"))
    table.play("put train perth")
    assert "put train perth" not in [move.text for move in table.legal()]
    assert "There is another train in" in str(table.why_not("put train perth"))


@pytest.mark.rule("IN-TS-16")
def test_nothing_is_paid_or_delivered_at_the_start() -> None:
    table = begun(3)
    before = [(seat.money, list(seat.goods)) for seat in table.state.seats]
    while table.state.round == 0:
        table.play(table.legal()[0])
    assert [(seat.money, list(seat.goods)) for seat in table.state.seats] == before
    assert yard(table.state).taken == (0, 0, 0)
    assert yard(table.state).lying == 0


@pytest.mark.rule("IN-T2-03", "IN-T2-04", "IN-T2-05")
def test_two_players_place_two_engines_each_in_turn() -> None:
    table = begun(2)
    first, second = table.state.order
    acted = []
    for move in ("put handcar perth", "put train oban", "put train ayr", "put handcar dundee"):
        acted.append(table.actor)
        for taken in ("perth", "oban", "ayr", "dundee")[: len(acted) - 1]:
            assert not [one for one in table.legal() if one.text.endswith(taken)]
        table.play(move)
    assert acted == [second, first, second, first]
    assert "That train is already on the rail board" in str(begun_again(table))
    assert NOWHERE not in (*yard(table.state).trains, *yard(table.state).minis)


def begun_again(table: Table) -> str | None:
    """Why the second player could not place the same engine twice."""
    again = begun(2)
    again.play("put train perth")
    again.play("put train oban")
    return again.why_not("put train ayr")


@pytest.mark.rule("IN-TS-02", "IN-T2-01")
@pytest.mark.parametrize(("players", "spaces"), [(2, [6, 2]), (3, [8, 4, 2]), (4, [8, 4, 2, 0])])
def test_the_side_of_the_board_follows_the_number_of_players(
    players: int, spaces: list[int]
) -> None:
    table = ceilidh.new("clans", players, 5, {"modules": ["trains"]})
    shown = table.view()["modules"]
    assert isinstance(shown, dict)
    assert shown["rail-board"]["points"] == [spaces] * 4


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("trains", "milestones"),
        ("trains", "simplified-trains"),
        ("milestones", "simplified-trains"),
    ],
)
def test_the_three_exclude_each_other(one: str, other: str) -> None:
    with pytest.raises(OptionError, match="cannot be combined; choose one"):
        ceilidh.new("clans", 3, 1, {"modules": [one, other]})


def test_solo_places_one_train() -> None:
    table = begun(1)
    assert {move.text.split()[1] for move in table.legal()} == {"train"}
    assert "only used with two players" in str(table.why_not("put handcar perth"))
