"""Turn order and moves on the Rondel (GM-RON): last position, discards and the refill."""

from typing import Any

import pytest

import ceilidh
from ceilidh.games.glenmore.goods import STACK_NAMES
from ceilidh.kernel.table import Played
from ceilidh.kernel.testing import RandomChoices
from tests.glenmore.scenario import Scenario


def stage(places: tuple[int, ...], tiles: dict[int, str]) -> Scenario:
    """Three pawns on these positions and tiles on others, all of them within one lap."""
    s = Scenario()
    for seat, position in enumerate(places):
        s.place(seat, position)
    for position, name in tiles.items():
        s.put_on_rondel(position, name)
    s.state.front = min(places) + 13
    s.begin()
    return s


def take(s: Scenario, tile: str) -> Played:
    """Take a free tile, lay it on the first place and do nothing more."""
    s.play(f"take {tile}")
    played = s.play(s.texts("lay")[0])
    return s.play("done") if s.step() == "activation" else played


def filled(played: Played) -> list[int]:
    """The spaces that the refill filled, in order."""
    return [event.place for event in played.events if event.kind == "tile"]


def figures_on(s: Scenario, space: int) -> list[str]:
    rondel = s.table.view()["rondel"]
    assert isinstance(rondel, list)
    one: dict[str, Any] = rondel[space]
    return list(one["figures"])


# --- whose turn -----------------------------------------------------------------------------------


@pytest.mark.rule("GM-RON-01")
def test_the_rondel_is_a_loop() -> None:
    s = stage((11, 12, 13), {14: "inshriach", 16: "lochridge"})
    take(s, "lochridge")
    assert figures_on(s, 2) == ["seat 1"]  # space 2 comes after space 13
    take(s, "inshriach")
    assert figures_on(s, 0) == ["seat 2"]


@pytest.mark.rule("GM-RON-01")
def test_figures_only_move_forward() -> None:
    for seed in range(5):
        table = ceilidh.new("glenmore", 3, seed, {"die": True})
        dice = RandomChoices(seed)
        while table.actor is not None:
            moves = table.legal()
            played = table.play(moves[dice.below(len(moves))])
            assert all(event.amount > 0 for event in played.events if event.kind == "move")


@pytest.mark.rule("GM-RON-02")
@pytest.mark.parametrize(("places", "actor"), [((4, 1, 7), 1), ((4, 5, 3), 2), ((1, 5, 3), 0)])
def test_the_owner_of_the_pawn_in_last_position_acts(places: tuple[int, ...], actor: int) -> None:
    s = stage(places, {8: "inshriach"})
    assert s.table.actor == actor


@pytest.mark.rule("GM-RON-03")
def test_last_position_is_counted_from_the_gap_and_not_by_the_number_of_the_space() -> None:
    s = stage((15, 12, 13), {16: "inshriach"})  # on the spaces 1, 12 and 13
    assert s.table.actor == 1


@pytest.mark.rule("GM-EX-01", "GM-RON-02")
def test_after_the_move_the_next_figure_is_last() -> None:
    s = Scenario(ahead=("inshriach", "lochridge"))
    assert s.table.actor == 0
    take(s, "inshriach")
    assert s.table.actor == 1


@pytest.mark.rule("GM-RON-04")
def test_who_is_still_last_acts_again_and_again() -> None:
    tiles = ["inshriach", "lochridge", "rothiemurchus", "corrennie", "lammermuir"]
    s = stage((0, 8, 9), dict(enumerate(tiles, 1)))
    for tile in tiles:
        assert s.table.actor == 0
        take(s, tile)
    assert (s.table.actor, s.seat(0).area.bit_count()) == (0, 7)


# --- where a pawn may go --------------------------------------------------------------------------


@pytest.mark.rule("GM-RON-05")
def test_any_tile_up_to_the_end_of_the_line_can_be_chosen() -> None:
    s = stage((0, 1, 2), {3: "inshriach", 7: "lochridge", 12: "lammermuir"})
    assert s.texts() == ["take inshriach", "take lammermuir", "take lochridge"]
    take(s, "lammermuir")
    assert figures_on(s, 12) == ["seat 1"]


@pytest.mark.rule("GM-RON-06")
def test_a_move_needs_a_tile_on_the_space() -> None:
    s = Scenario(ahead=("inshriach",))
    assert s.texts() == ["take inshriach"]
    assert "GM-RON-06" in s.why_not("take lochridge")


@pytest.mark.rule("GM-RON-07")
def test_passing_figures_and_tiles_costs_nothing() -> None:
    s = stage((0, 1, 3), {2: "robert_i", 4: "castle_stalker", 6: "lochridge"})
    take(s, "lochridge")
    assert (s.seat(0).coins, s.seat(0).barrels, sum(s.seat(0).stock)) == (5, 0, 0)


@pytest.mark.rule("GM-RON-08")
def test_the_space_of_another_pawn_is_no_destination() -> None:
    s = Scenario(ahead=("inshriach", "lochridge", "lammermuir"))
    s.play("take inshriach", "lay 0.1", "done")
    assert figures_on(s, 3) == ["seat 1"]
    assert "GM-RON-06" in s.why_not("take inshriach")
    take(s, "lochridge")
    take(s, "lammermuir")
    assert len(set(s.state.places)) == 3


@pytest.mark.rule("GM-RON-09", "GM-RON-10")
def test_on_a_protected_tile_a_pawn_stops_only_if_it_is_the_end() -> None:
    s = Scenario(ahead=("the_end",))
    assert s.texts() == ["end"]
    for move in ("take the_end", "forgo the_end coin"):
        assert "GM-RON-09" in s.why_not(move)
    s.play("end")
    assert figures_on(s, 3) == ["seat 1"]


@pytest.mark.rule("GM-RON-11")
def test_there_is_no_passing() -> None:
    s = Scenario(ahead=("inshriach", "halkirk"))
    assert {text.split()[0] for text in s.texts()} == {"take"}
    assert "GM-RON-11" in s.why_not("done")


@pytest.mark.rule("GM-RON-12")
def test_a_pawn_goes_neither_into_the_gap_nor_across_it() -> None:
    s = stage((2, 3, 5), {4: "inshriach", 14: "lochridge", 15: "lammermuir", 16: "corrennie"})
    assert s.texts() == ["take inshriach", "take lochridge"]  # position 15 is the gap
    for tile in ("lammermuir", "corrennie"):
        assert "GM-RON-12" in s.why_not(f"take {tile}")


# --- discards -------------------------------------------------------------------------------------


@pytest.mark.rule("GM-RON-13", "GM-RON-14")
def test_a_tile_that_all_have_passed_goes_to_the_common_open_pile() -> None:
    s = stage((0, 2, 4), {1: "butcher", 3: "dornie", 5: "inshriach"})
    played = s.play("take inshriach")
    assert s.events(played, "discard") == [(0, "butcher", 1)]
    assert s.on_rondel()[1] == ""
    assert s.table.view(2)["discard"] == ["butcher"]
    assert s.on_rondel()[3] == "dornie"  # seat 1 can still take it


@pytest.mark.rule("GM-RON-14")
def test_there_is_one_pile_for_all_players() -> None:
    s = stage((0, 2, 4), {1: "butcher", 3: "dornie", 5: "inshriach", 6: "lochridge"})
    take(s, "inshriach")
    take(s, "lochridge")
    assert s.discarded() == ["butcher", "dornie"]


@pytest.mark.rule("GM-RON-19")
def test_who_stays_last_discards_all_tiles_skipped() -> None:
    s = stage((0, 8, 9), {1: "butcher", 2: "dornie", 3: "robert_i", 4: "inshriach", 5: "halkirk"})
    s.play("take inshriach")
    assert s.discarded() == ["butcher", "dornie", "robert_i"]


@pytest.mark.rule("GM-RON-Q1")
def test_a_tile_in_front_of_the_die_is_not_discarded() -> None:
    s = Scenario(players=2)
    s.place(2, 2)
    s.place(1, 5)
    s.put_on_rondel(1, "butcher")
    s.put_on_rondel(3, "dornie")
    s.put_on_rondel(4, "lochridge")
    s.put_on_rondel(6, "inshriach")
    s.begin()
    s.play("take inshriach")
    assert s.discarded() == ["butcher"]  # the pawns have passed the dornie too
    assert s.on_rondel()[3:5] == ["dornie", "lochridge"]


@pytest.mark.rule("GM-RON-Q4")
def test_a_tile_laid_behind_a_pawn_counts_as_passed_by_it() -> None:
    s = stage((0, 5, 6), {7: "inshriach"})
    s.put_on_rondel(2, "butcher")  # the pawns of seats 1 and 2 never met it
    s.play("take inshriach")
    assert s.discarded() == ["butcher"]


@pytest.mark.rule("GM-RON-13")
@pytest.mark.parametrize("move", ["end", "take inshriach"])
def test_the_very_last_move_discards_what_it_passes(move: str) -> None:
    s = stage((0, 1, 3), {2: "dornie", 4: "butcher", 5: "the_end", 6: "inshriach"})
    s.play("end", "end")
    assert s.discarded() == ["dornie"]
    s.play(move)
    assert s.discarded() == ["dornie", "butcher"]


# --- refill ---------------------------------------------------------------------------------------


@pytest.mark.rule("GM-RON-15", "GM-RON-17", "GM-RON-18", "GM-EXD-01")
def test_three_spaces_forward_bring_three_tiles() -> None:
    s = stage((0, 3, 4), {5: "inshriach"})
    played = take(s, "inshriach")
    assert filled(played) == [13, 0, 1]  # from the old gap clockwise
    assert s.on_rondel()[2] == ""  # the new gap, behind seat 1
    assert all(s.on_rondel()[space] for space in (13, 0, 1))


@pytest.mark.rule("GM-RON-16", "GM-RON-18")
@pytest.mark.parametrize("steps", [1, 2, 5, 9])
def test_as_many_tiles_as_last_position_moved(steps: int) -> None:
    s = stage((0, steps, steps + 2), {steps + 1: "inshriach"})
    assert len(filled(take(s, "inshriach"))) == steps


@pytest.mark.rule("GM-RON-18")
def test_finished_pawns_are_no_figures_for_the_refill() -> None:
    s = stage((0, 1, 6), {2: "the_end", 7: "inshriach"})
    assert filled(s.play("end")) == [13]
    assert filled(s.play("end")) == [0, 1, 2, 3, 4]  # seat 2 is last now


@pytest.mark.rule("GM-RON-15")
def test_new_tiles_come_from_the_current_stack() -> None:
    s = stage((0, 3, 4), {5: "inshriach"})
    s.stack("B")
    drawn = [event.thing for event in take(s, "inshriach").events if event.kind == "tile"]
    stacks = [s.state.rules.components.tile(name).stack for name in drawn]
    assert [STACK_NAMES[stack] for stack in stacks] == ["B", "B", "B"]


@pytest.mark.rule("GM-RON-20")
def test_without_tiles_in_stack_d_spaces_stay_empty() -> None:
    s = stage((0, 3, 4), {5: "inshriach"})
    s.stack("D", 2)
    s.state.drawn += 1  # The End has come
    assert filled(take(s, "inshriach")) == [13, 0]
    assert s.on_rondel()[1] == ""
    assert s.table.actor == 1


@pytest.mark.rule("GM-RON-Q2")
def test_an_empty_space_in_the_line_stays_empty_until_last_position_is_past_it() -> None:
    s = stage((0, 2, 5), {4: "inshriach", 6: "lochridge", 7: "lammermuir"})  # nothing on 3
    assert filled(take(s, "lochridge")) == [13, 0]
    assert s.on_rondel()[3] == ""
    assert filled(take(s, "lammermuir")) == [1, 2, 3]  # seat 2 is last on 5


@pytest.mark.rule("GM-RON-Q3")
def test_pawns_on_or_beyond_the_end_never_act_again() -> None:
    s = stage((0, 1, 2), {3: "the_end", 5: "inshriach", 6: "robert_i"})
    s.play("end")
    take(s, "inshriach")
    assert s.table.actor == 2
    s.play("end")
    assert s.table.actor is None
