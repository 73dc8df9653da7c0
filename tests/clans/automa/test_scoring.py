"""Production (IN-APR), scoring (IN-AFS), awards (IN-AAW) and trains (IN-ATM) with the Automa."""

import pytest

import ceilidh
from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.modules.automa.production import AUTOMA_PRODUCTION
from ceilidh.games.clans.modules.industria.awards.rules import Award
from ceilidh.games.clans.modules.industria.rail_board.board import keep_claim
from ceilidh.games.clans.modules.industria.trains.track import TAKE_PIECE, station_hexes
from ceilidh.games.clans.modules.industria.trains.yard import has_mini, yard
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.kernel.game import standings
from ceilidh.kernel.state import Frame
from ceilidh.kernel.testing import random_game
from tests.clans.automa.play import Play
from tests.clans.policy import rich_move
from tests.clans.scenario import hex_number


def line(play: Play, name: str) -> list[int]:
    return dict(play.table.sheet())[name]


def produced(play: Play) -> int:
    """The money of one production of the Automa."""
    before = play.own.money
    play.state.stack.append(Frame(AUTOMA_PRODUCTION.id, play.auto))
    AUTOMA_PRODUCTION.begin(play.state, play.state.stack[-1])
    return play.own.money - before


# --- production -----------------------------------------------------------------------------------


@pytest.mark.rule("IN-APR-01")
def test_workers_bring_money_as_usual() -> None:
    play = Play()
    play.units("woodcutter", "2.6", "5.1")
    play.units("miner", "1.4")
    assert produced(play) == 4 + 4 + 6
    play.own.technology = 3
    assert produced(play) == 6 + 6 + 8


@pytest.mark.rule("IN-EX-11", "IN-APR-03", "IN-APR-05", "IN-AS-04")
def test_a_field_brings_ten_and_a_bakery_five() -> None:
    play = Play()
    play.units("field", "2.3")
    assert produced(play) == 10
    play.units("bakery", "9.3")
    assert produced(play) == 15
    assert play.own.goods == [0] * 6


@pytest.mark.rule("IN-APR-02", "IN-APR-04")
@pytest.mark.parametrize("unit", ["sheep", "cow", "dairy", "bakery", "distillery"])
def test_every_other_unit_brings_five(unit: str) -> None:
    play = Play()
    play.units(unit, "2.3", "2.4")
    assert produced(play) == 10


def test_production_asks_nobody() -> None:
    play = Play(2)
    play.units("bakery", "2.3")
    play.play("pass")
    assert play.state.round == 2 and play.own.goods == [0] * 6


# --- scoring --------------------------------------------------------------------------------------


@pytest.mark.rule("IN-AFS-01", "IN-AS-05")
def test_no_scoring_phase_gives_it_glory() -> None:
    table = random_game(CLANS, 3, {"automa": "3"}, 2, choose=rich_move)
    events = [event for played in table.played for event in played.events]
    scored = {event.seat for event in events if event.kind == "glory"}
    assert scored and 2 not in scored


@pytest.mark.rule("IN-AFS-02")
@pytest.mark.parametrize(
    ("level", "points"), [("1", 10), ("2", 20), ("3", 30), ("4", 40), ("5", 50)]
)
def test_points_of_its_level(level: str, points: int) -> None:
    play = Play(3, level)
    assert line(play, "automa") == [0, 0, points]


@pytest.mark.rule("IN-AFS-03", "IN-AFS-11")
def test_hops_and_imports_score_as_for_people() -> None:
    play = Play()
    play.contract_in_box(play.auto, 9)
    play.contract_in_box(0, 40)
    play.own.box, play.own.fulfilled = (), (9,)
    person = play.seat(0)
    person.box, person.fulfilled = (), (40,)
    assert line(play, "hops") == [5, 0, 5]
    assert line(play, "cotton")[0] > 0 and line(play, "sugar_cane")[2] > 0
    play.own.glory = 3
    assert line(play, "glory")[2] == 3
    assert line(play, "basic goods")[2] == line(play, "processed goods")[2] == 0


@pytest.mark.rule("IN-AFS-04", "IN-EX-30")
def test_a_point_for_every_five_pounds() -> None:
    play = Play()
    play.own.money = 64
    play.seat(0).money = 64
    assert line(play, "money") == [6, 10, 12]


@pytest.mark.rule("IN-AFS-05", "IN-AFS-06", "IN-AFS-07")
@pytest.mark.parametrize(
    ("done", "points"),
    [((3, 2), [8, 4]), ((3, 1), [8, 0]), ((1, 2), [4, 8]), ((2, 2), [4, 4])],
)
def test_exports_against_one_person(done: tuple[int, int], points: list[int]) -> None:
    play = Play(2)
    contracts = iter(range(1, 50))
    for seat, number in enumerate(done):
        play.seat(seat).fulfilled = tuple(next(contracts) for _ in range(number))
    assert line(play, "exports") == points


@pytest.mark.rule("IN-AFS-08", "IN-AFS-09", "IN-AFS-10")
@pytest.mark.parametrize(
    ("settled", "points"),
    [((3, 2), [12, 6]), ((3, 1), [12, 6]), ((4, 1), [12, 0]), ((2, 2), [6, 6])],
)
def test_settlements_against_one_person(settled: tuple[int, int], points: list[int]) -> None:
    play = Play(2)
    places = [["2.3", "4.3", "2.5", "4.5"], ["10.3", "10.5", "8.4", "10.7"]]
    for seat, number in enumerate(settled):
        play.shipping(seat, 5)
        for hex_ in chain(play, places[seat], number):
            play.place(seat, "sheep", hex_)
    assert tuple(linked_settlements(play.state, seat) for seat in play.state.seats) == settled
    assert line(play, "settlements") == points


def chain(play: Play, hexes: list[str], number: int) -> list[str]:
    """Hexes that are settlements of their own, each linked to the first by shipping."""
    first = hex_number(hexes[0])
    reach = play.state.map.reach[5][first]
    beside = play.state.map.neighbours
    found = [first]
    for hex_ in reach.hexes_in(play.state.free.intersection(play.state.map.grass)):
        if len(found) < number and not any(hex_ in beside[one] for one in found):
            found.append(hex_)
    return [HEX_NAMES[one] for one in found[:number]]


@pytest.mark.rule("IN-AFS-Q1")
def test_with_two_people_it_takes_part_in_the_usual_ranking() -> None:
    play = Play(3)
    for seat, done in enumerate([(1,), (2, 3), (4, 5)]):
        play.seat(seat).fulfilled = done
    assert line(play, "exports") == [0, 9, 9]


@pytest.mark.rule("IN-AFS-12", "IN-AFS-Q2")
@pytest.mark.parametrize(("ahead", "first"), [(0, 1), (1, 0), (-1, 1)])
def test_the_person_wins_with_more_points(ahead: int, first: int) -> None:
    play = Play(2, scoring_tiles=False)
    play.seat(0).money = play.own.money = 3
    scores = play.table.scores()
    play.seat(0).glory += scores[1] - scores[0] + ahead
    assert standings(CLANS, play.state)[0].seat == first


@pytest.mark.rule("IN-AFS-Q2")
def test_money_left_decides_a_tie() -> None:
    play = Play(2, scoring_tiles=False)
    play.seat(0).money, play.own.money = 4, 8
    scores = play.table.scores()
    play.seat(0).glory += scores[1] - scores[0]
    assert standings(CLANS, play.state)[0].seat == 0, "£4 are more than £3 after £5"


# --- awards ---------------------------------------------------------------------------------------


@pytest.mark.rule("IN-AAW-01", "IN-AAW-02", "IN-AAW-03", "IN-EX-12", "IN-TAB-04", "IN-TAB-05")
@pytest.mark.parametrize(("money", "points"), [(75, 4), (60, 0), (59, -4)])
def test_one_person_is_measured_by_a_card(money: int, points: int) -> None:
    play = Play(2, modules=["awards"])
    play.state.keep(Award(4))
    play.own.money = 500
    play.seat(0).money = money
    assert line(play, "award") == [points, 0]


@pytest.mark.rule("IN-AAW-04", "IN-AAW-05")
@pytest.mark.parametrize(("players", "points"), [(3, [8, 0, 0]), (4, [12, 6, 0, 0])])
def test_several_people_compare_without_it(players: int, points: list[int]) -> None:
    play = Play(players, modules=["awards"])
    play.state.keep(Award(4))
    play.own.money = 500
    for seat in range(players - 1):
        play.seat(seat).money = 90 - 10 * seat
    assert line(play, "award") == points
    assert line(play, "automa")[-1] == 30


# --- trains ---------------------------------------------------------------------------------------


@pytest.mark.rule("IN-ATM-01", "IN-ATM-04", "IN-ATM-Q1")
@pytest.mark.parametrize(("round_", "points"), [(1, 10), (2, 8), (3, 6), (4, 4), (5, 2)])
def test_one_person_scores_milestones_by_round(round_: int, points: int) -> None:
    play = Play(2, modules=["trains"])
    play.round(round_)
    keep_claim(play.state, 0, 1)
    assert line(play, "milestones") == [points, 0]


@pytest.mark.rule("IN-ATM-02", "IN-ATM-Q3")
def test_it_has_no_train_and_one_person_no_mini_train() -> None:
    play = Play(2, modules=["trains"])
    own = yard(play.state)
    assert own.trains[0] >= 0 and own.trains[1] < 0
    assert not has_mini(play.state) and own.minis == (-1, -1)


@pytest.mark.rule("IN-ATM-03")
def test_one_person_serves_a_place_once() -> None:
    play = Play(2, modules=["trains"])
    assert yard(play.state).bonuses[3]
    frame = Frame(TAKE_PIECE.id, 0, 3)
    play.state.stack.append(frame)
    TAKE_PIECE.begin(play.state, frame)
    assert yard(play.state).bonuses[3] == 0
    several = Play(3, modules=["trains"])
    several.state.stack.append(frame)
    TAKE_PIECE.begin(several.state, frame)
    assert yard(several.state).bonuses[3]


@pytest.mark.rule("IN-ATM-05", "IN-ATM-08", "IN-ATM-Q2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_points_with_trains_and_no_deduction(players: int) -> None:
    play = Play(players, "4", modules=["trains"])
    assert line(play, "automa")[-1] == 80
    assert "rail board" not in dict(play.table.sheet())


@pytest.mark.rule("IN-ATM-Q4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("module", ["milestones", "simplified-trains"])
def test_no_points_for_trains_without_the_full_module(module: str, players: int) -> None:
    play = Play(players, "4", modules=[module])
    assert line(play, "automa")[-1] == 40
    assert "rail board" not in dict(play.table.sheet())


@pytest.mark.rule("IN-ATM-06", "IN-ATM-07")
def test_two_and_three_people_play_by_their_own_number() -> None:
    two = Play(3, modules=["trains"])
    assert has_mini(two.state)
    keep_claim(two.state, 0, 1)
    keep_claim(two.state, 1, 1)
    assert line(two, "milestones") == [6, 2, 0]
    three = Play(4, modules=["trains"])
    assert not has_mini(three.state)
    for seat in (0, 1, 2):
        keep_claim(three.state, seat, 1)
    assert line(three, "milestones") == [8, 4, 2, 0]


@pytest.mark.rule("IN-AMH-03", "IN-ST-15")
def test_people_treat_its_units_as_a_players() -> None:
    play = Play(3, modules=["trains"])
    play.place(0, "sheep", "2.4")
    play.units("cow", "2.3")
    assert hex_number("2.3") in station_hexes(play.state, 0)
    play.play("build miner 1.4")
    assert "bargain milk 1" in play.texts("bargain")


def test_positions_of_it_can_be_loaded() -> None:
    play = Play(3, modules=["trains", "farmers-markets"])
    again = ceilidh.load(play.table.position())
    assert again.people == [0, 1] and again.names[2] == "Automa"
