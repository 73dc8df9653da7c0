"""The End and the final scoring (GM-END)."""

import pytest

from ceilidh.kernel.game import Standing
from tests.glenmore.scenario import Scenario


def late(*tiles: str, left: int = 0, edition: str = "french") -> Scenario:
    """Tiles of which one may be The End before the pawns; `left` tiles are in stack D."""
    s = Scenario(ahead=tiles, edition=edition)
    s.stack("D", left)
    s.state.drawn += 1  # The End has come
    s.state.scorings = 3
    return s


def over(s: Scenario) -> list[Standing]:
    """All three stop on The End; the standings."""
    s.play("end", "end", "end")
    result = s.table.result()
    assert result is not None
    return result


def ranks(s: Scenario) -> list[int]:
    """The rank of every seat when all have stopped on The End."""
    return [one.rank for one in sorted(over(s), key=lambda one: one.seat)]


# --- The End on the Rondel ------------------------------------------------------------------------


@pytest.mark.rule("GM-END-01")
def test_the_end_comes_by_the_refill_from_stack_d() -> None:
    s = Scenario(ahead=("inshriach", "lochridge"), end_tile="middle")
    s.stack("D", 8)  # eight tiles have been drawn
    s.play("take inshriach", "lay 0.1", "done")
    assert s.on_rondel()[13] == "the_end"
    assert "end" in s.texts()


@pytest.mark.rule("GM-END-02")
def test_beyond_the_end_a_last_tile_is_taken_in_a_normal_turn() -> None:
    s = late("the_end", "dornie", "lochridge")
    s.goods(0, "0.0", stone=2)
    s.play("take dornie", "pay stone 0.0", "lay 0.1", "activate 0.1", "walk 0.1 s")
    assert (s.table.actor, s.step()) == (0, "activation")
    s.play("sell stone 0.0", "done")
    assert (s.on_cell(0, "0.0", "scot"), s.seat(0).coins) == (2, 6)
    assert [s.play("end").seat for _ in range(2)] == [1, 2]
    assert s.table.actor is None


@pytest.mark.rule("GM-END-03")
def test_stopping_on_the_end_takes_no_tile_and_ends_the_turn_at_once() -> None:
    s = late("the_end", "lochridge")
    s.landmark(0, "loch_ness")  # would activate a tile in any other turn
    s.play("end")
    assert s.table.actor == 1
    assert s.seat(0).area.bit_count() == 2
    assert s.on_rondel()[3] == "the_end"


@pytest.mark.rule("GM-END-04")
def test_several_pawns_may_stand_on_the_end() -> None:
    s = late("the_end")
    s.play("end", "end", "end")
    assert s.state.places == [3, 3, 3]


@pytest.mark.rule("GM-END-05")
def test_before_the_end_tiles_are_taken_as_usual() -> None:
    s = late("inshriach", "lochridge", "the_end")
    s.play("take inshriach", "lay 0.1", "done", "end", "end")
    assert s.table.actor == 0  # its pawn is still before The End
    s.play("take lochridge", "lay 1.1", "done")
    assert s.texts() == ["end"]


@pytest.mark.rule("GM-END-06")
def test_the_game_ends_when_the_last_pawn_has_reached_or_passed_the_end() -> None:
    s = late("the_end", "inshriach")
    s.play("end", "end", "take inshriach")
    assert s.table.actor == 2
    assert s.table.result() is None
    s.play("lay 0.1")
    assert s.table.actor == 2  # the turn is completed first
    s.play("activate 0.1", "done")
    assert s.table.result() is not None
    assert s.on_cell(2, "0.1", "wood") == 1


@pytest.mark.rule("GM-END-06")
def test_the_die_is_not_waited_for() -> None:
    s = Scenario(players=2, ahead=("the_end",))
    s.play("end", "end")
    assert s.table.actor is None
    assert s.state.places[2] == 2


@pytest.mark.rule("GM-END-16")
def test_the_end_is_neither_taken_nor_discarded() -> None:
    s = late("the_end", "inshriach", "lochridge", "lammermuir")
    s.strip(0)  # nothing can be laid, so tiles may only be given up
    assert {text.split()[1] for text in s.texts("forgo")} == {
        "inshriach",
        "lochridge",
        "lammermuir",
    }
    s.play("forgo inshriach coin", "take lochridge", "lay 0.1", "done")
    s.play("take lammermuir", "lay 0.1", "done")
    assert s.table.actor is None
    assert "the_end" not in s.discarded()
    assert s.on_rondel()[3] == "the_end"


@pytest.mark.rule("GM-END-17")
def test_the_refill_goes_on_after_the_end_has_come() -> None:
    s = late("the_end", "inshriach", "lochridge", left=2)
    s.play("end")
    assert s.on_rondel()[13] != ""
    s.play("end")
    assert s.on_rondel()[0] != ""
    assert s.table.view()["stack_left"] == 0


@pytest.mark.rule("GM-END-Q1", "GM-END-Q6")
def test_finished_players_never_act_again() -> None:
    s = late("lochridge", "lammermuir", "the_end")
    s.play("end", "end")  # seats 0 and 1 share The End
    seats = []
    for tile in ("lochridge", "lammermuir"):
        seats.append(s.play(f"take {tile}").seat)
        s.play(s.texts("lay")[0], "done")
    assert seats == [2, 2]
    assert s.texts() == ["end"]


@pytest.mark.rule("GM-END-Q6")
def test_a_player_beyond_the_end_gets_no_turn_although_the_die_is_far_ahead() -> None:
    s = Scenario(players=2)
    s.stack("D", 0)
    s.state.drawn, s.state.scorings = 17, 3
    s.place(2, 9)  # the Die
    s.put_on_rondel(2, "the_end")
    s.put_on_rondel(3, "robert_i")
    s.put_on_rondel(4, "somerled")
    s.begin()
    s.play("take robert_i", "claim macleod")
    s.play("end")
    assert s.table.actor is None


@pytest.mark.rule("GM-END-Q3")
def test_who_can_pay_nothing_beyond_stops_on_the_end_or_gives_up_a_tile() -> None:
    s = late("the_end", "armadale_castle")
    s.seat(0).coins = 0
    assert s.texts() == [
        "forgo armadale_castle coin",
        "forgo armadale_castle movement",
        "end",
    ]
    s.play("forgo armadale_castle coin")
    assert (s.seat(0).coins, s.table.actor) == (1, 1)
    assert [s.play("end").seat for _ in range(2)] == [1, 2]


@pytest.mark.rule("GM-END-Q4")
def test_in_the_introductory_game_the_end_comes_first_and_no_scoring_is_skipped() -> None:
    s = Scenario(ahead=("inshriach", "lochridge"), introductory=True)
    s.stack("C", 1)
    s.state.scorings = 2
    s.seat(1).barrels = 2
    s.play("take inshriach", "lay 0.1", "done")
    assert (s.state.scorings, s.vp(1)) == (3, 2)
    s.play("take lochridge", "lay 0.1", "done")
    assert s.on_rondel()[0] == "the_end"
    assert [s.play("end").seat for _ in range(3)] == [2, 0, 1]
    assert (s.state.scorings, s.vp(1)) == (4, 4)


# --- the final scoring ----------------------------------------------------------------------------


@pytest.mark.rule("GM-END-08")
def test_the_fourth_scoring_phase_is_like_the_others() -> None:
    s = late("the_end")
    s.seat(0).barrels, s.seat(1).barrels = 5, 1
    s.scots(2, "1.0", 4)
    over(s)
    assert [s.vp(seat) for seat in range(3)] == [8, 1, 5]


@pytest.mark.rule("GM-END-09", "GM-EX-24")
def test_three_points_less_for_every_tile_above_the_smallest_territory() -> None:
    s = late("the_end")
    for seat, number in enumerate((15, 13, 16)):
        for index in range(number - 2):  # columns of four above the home tiles
            s.lay(seat, f"{index // 4}.{index % 4 + 1}", "corrennie")
    over(s)
    assert s.line("territory_size") == [-6, 0, -9]


@pytest.mark.rule("GM-END-10")
def test_only_visible_tiles_count_for_the_size() -> None:
    s = late("the_end")
    s.person(0, "robert_i", "david_hume")
    s.landmark(0, "castle_moil")
    s.lay(0, "0.1", "inshriach", "glen_affric")  # one over the other
    s.lay(1, "0.1", "lochridge")
    s.lay(2, "0.1", "corrennie")
    assert s.line("territory_size") == [0, 0, 0]
    s.lay(2, "1.1", "rothiemurchus")
    assert s.line("territory_size") == [0, 0, -3]


@pytest.mark.rule("GM-END-10")
def test_a_removed_tile_does_not_count_and_home_tiles_do() -> None:
    s = late("the_end")
    s.lay(0, "0.1", "inshriach")
    assert s.line("territory_size") == [-3, 0, 0]
    s.seat(0).coins = 20
    s.marker()
    s.play("claim macmillan", "remove 0.1")
    assert s.line("territory_size") == [0, 0, 0]
    assert [s.seat(seat).area.bit_count() for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("GM-END-11")
def test_a_point_for_every_coin() -> None:
    s = late("the_end")
    s.seat(0).coins, s.seat(1).coins, s.seat(2).coins = 0, 4, 13
    over(s)
    assert s.line("coins") == [0, 4, 13]
    assert s.table.scores() == [0, 4, 13]


@pytest.mark.rule("GM-END-12", "GM-EXD-02")
@pytest.mark.parametrize(("coins", "vp"), [(0, 0), (5, 10), (8, 16), (9, 17), (11, 19)])
def test_armadale_castle_doubles_the_first_eight_coins(coins: int, vp: int) -> None:
    s = late("the_end")
    for seat, card in enumerate(("armadale_castle", "castle_stalker", "loch_lochy")):
        s.landmark(seat, card)
    s.seat(0).coins = coins
    over(s)
    assert s.table.scores() == [vp, 6, 7]


@pytest.mark.rule("GM-END-13")
def test_most_points_win() -> None:
    s = late("the_end")
    s.seat(1).barrels = 9
    assert ranks(s) == [3, 1, 2]  # 5, 6 + 8 and 7 points


@pytest.mark.rule("GM-END-14")
@pytest.mark.parametrize(("edition", "order"), [("french", [2, 1, 3]), ("english", [2, 3, 1])])
def test_a_tie_goes_to_the_fewest_resources_or_in_english_to_the_most(
    edition: str, order: list[int]
) -> None:
    s = late("the_end", edition=edition)
    for seat, goods in enumerate((2, 1, 3)):
        s.seat(seat).coins = 6
        s.goods(seat, "0.0", wood=1)
        s.goods(seat, "1.0", sheep=goods - 1)
    assert ranks(s) == order


@pytest.mark.rule("GM-END-15")
def test_who_is_still_tied_shares_the_victory() -> None:
    s = late("the_end")
    for seat in (0, 1, 2):
        s.seat(seat).coins = 6
    s.goods(0, "0.0", wood=2)
    s.goods(1, "1.0", stone=1)
    s.goods(2, "0.0", barley=1)
    assert ranks(s) == [3, 1, 1]


@pytest.mark.rule("GM-END-Q5")
def test_barrels_coins_and_scots_are_no_resources_in_a_tie() -> None:
    s = late("the_end")
    s.seat(0).coins, s.seat(1).coins, s.seat(2).coins = 3, 8, 8
    s.seat(0).barrels = 4  # 3 coins and 5 points for the barrels make 8
    s.scots(2, "0.0", 3)
    s.goods(1, "0.0", wood=1)
    assert [one.score for one in over(s)] == [8, 8, 8]
    result = s.table.result()
    assert result is not None
    assert [(one.seat, one.rank) for one in result] == [(0, 1), (2, 1), (1, 3)]


@pytest.mark.rule("GM-END-Q2")
def test_a_score_may_be_negative() -> None:
    s = late("the_end")
    s.seat(0).coins = 1
    s.lay(0, "0.1", "inshriach")
    over(s)
    assert s.table.scores()[0] == -2
