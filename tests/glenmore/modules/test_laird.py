"""Peggy McLaird: which tiles are reserved, who pays for them, and when she is lost (GM-C8-41)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster
from ceilidh.games.glenmore.modules.penny_mobs.laird import could_take, reserved
from ceilidh.games.glenmore.rules.rondel import discard
from ceilidh.games.glenmore.search import move_is_due
from ceilidh.say import speaker
from tests.glenmore.modules.arrange import MOUNTAIN, on_rondel
from tests.glenmore.modules.mobs import hire, mobs, seen, tile_number, working
from tests.glenmore.scenario import Scenario

LAIRD = mobster("peggy_mclaird")


def moved(*ahead: str, seat: int = 0) -> Scenario:
    """Seat 0 has taken Somerled, and Peggy McLaird works for a seat; then lie these tiles."""
    scenario = working(seat, "peggy_mclaird", ahead=("somerled", *ahead))
    scenario.play("take somerled", "claim macleod")
    return scenario


def reserved_tile(*others: str, tile: str = "robert_i", token: int = 3) -> Scenario:
    """Seat 0 has reserved a tile and ended its turn."""
    scenario = moved(tile, "john_knox")
    hire(scenario, 0, *others)
    scenario.play(f"reserve {tile} {token}")
    if scenario.table.actor == 0:
        scenario.play("done")
    return scenario


def next_turn(scenario: Scenario) -> None:
    """The others move ahead, so that seat 0 is last again."""
    for seat in (1, 2):
        scenario.place(seat, max(scenario.state.places) + 1 + seat)
    scenario.begin()


# --- which tiles ----------------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-41", "GM-C8-42", "GM-C8-45")
def test_a_tile_in_front_that_could_be_taken_is_reserved_with_a_token() -> None:
    scenario = moved("robert_i", "john_knox")
    assert set(scenario.texts("reserve")) == {
        f"reserve {tile} {token}" for tile in ("robert_i", "john_knox") for token in (1, 2, 3)
    }
    scenario.play("reserve robert_i 3")
    assert reserved(scenario.state) == (tile_number("robert_i"), 3)
    assert seen(scenario).tokens[LAIRD] == 0b011


@pytest.mark.rule("GM-C8-42")
def test_only_her_controller_reserves_and_only_with_her_tokens() -> None:
    scenario = moved("robert_i", seat=1)
    assert scenario.step() == "move", "seat 0 has nothing more to do"
    scenario = moved("robert_i", "john_knox")
    part = seen(scenario).copy()
    part.tokens = tuple(
        [0b010 if which == LAIRD else left for which, left in enumerate(part.tokens)]
    )
    scenario.state.keep(part)
    assert scenario.texts("reserve") == ["reserve robert_i 2", "reserve john_knox 2"]
    assert "does not have that token" in scenario.why_not("reserve robert_i 3")
    scenario.play("reserve robert_i 2")
    assert seen(scenario).tokens[LAIRD] == 0


@pytest.mark.rule("GM-C8-42")
def test_another_player_s_peggy_does_nothing_for_me() -> None:
    scenario = working(1, "peggy_mclaird", ahead=("somerled", "robert_i"))
    assert scenario.texts("reserve") == []
    assert "does not work for you" in scenario.why_not("reserve robert_i 1")


@pytest.mark.rule("GM-C8-42", "GM-C8-45")
def test_no_tile_behind_the_pawn() -> None:
    scenario = working(0, "peggy_mclaird", ahead=("lammermuir", "somerled", "robert_i"))
    scenario.play("take somerled", "claim macleod")
    assert {text.split()[1] for text in scenario.texts("reserve")} == {"robert_i"}
    assert "Lammermuir is not ahead of your pawn" in scenario.why_not("reserve lammermuir 1")
    assert "John Knox is not on the rondel" in scenario.why_not("reserve john_knox 1")


@pytest.mark.rule("GM-C8-45")
def test_penny_mobs_and_casks_no_sale_which_is_never_taken() -> None:
    modules = ("single-cask", "penny-mobs")
    scenario = mobs(ahead=("somerled", "sale_b", "robert_i"), modules=modules)
    hire(scenario, 0, "peggy_mclaird")
    scenario.play("take somerled", "claim macleod")
    assert {text.split()[1] for text in scenario.texts("reserve")} == {"robert_i"}
    reason = scenario.why_not("reserve sale_b 1")
    assert "is never taken" in reason and "GM-C8-45" in reason


@pytest.mark.rule("GM-C8-45")
def test_the_space_beyond_the_last_tile_is_not_in_front() -> None:
    scenario = moved("robert_i")
    tile = scenario.state.rondel.index(tile_number("robert_i"))
    assert could_take(scenario.state, 0, tile_number("robert_i"))
    scenario.state.front = max(scenario.state.places) + 1  # as if the line ended before it
    assert tile == scenario.state.front
    assert not could_take(scenario.state, 0, tile_number("robert_i"))
    scenario.state.front += 1
    assert could_take(scenario.state, 0, tile_number("robert_i"))


@pytest.mark.rule("GM-C8-45")
@pytest.mark.parametrize(
    ("tile", "change"),
    [
        pytest.param("dornie", "coins", id="a resource that cannot be bought"),
        pytest.param("robert_burns", "barrel", id="a barrel"),
        pytest.param("lammermuir", "scots", id="no place"),
        pytest.param("loch_ness", "scot", id="no Scot of the cost"),
    ],
)
def test_not_what_could_not_be_paid_or_laid(tile: str, change: str) -> None:
    scenario = moved(tile, "john_knox")
    scenario.market(stone=2)  # the next one costs three
    scenario.seat(0).coins = 2 if change == "coins" else 9
    scenario.seat(0).barrels = 0
    if change == "scots":
        scenario.strip(0)
    names = {text.split()[1] for text in scenario.texts("reserve")}
    assert names == {"john_knox"}
    assert "GM-C8-45" in scenario.why_not(f"reserve {tile} 1")
    if change == "coins":
        scenario.seat(0).coins = 3
    elif change == "barrel":
        scenario.seat(0).barrels = 1
    elif change == "scots":
        scenario.scots(0, "0.0", 1)
    else:
        scenario.scots(0, "1.0", 1)
    names = {text.split()[1] for text in scenario.texts("reserve")}
    assert names == {"john_knox", tile}


@pytest.mark.rule("GM-C8-45")
def test_not_the_end_on_which_nothing_is_taken() -> None:
    scenario = working(0, "peggy_mclaird", ahead=("somerled", "robert_i"))
    scenario.stack("D")
    scenario.put_on_rondel(max(scenario.state.places) + 4, "the_end")
    assert not could_take(scenario.state, 0, tile_number("the_end"))
    assert {text.split()[1] for text in scenario.texts("reserve")} == {"somerled", "robert_i"}


@pytest.mark.rule("GM-C8-45")
def test_penny_mobs_and_highlander_not_without_the_toll_on_the_way() -> None:
    scenario = mobs(modules=("highlander", "penny-mobs"))
    hire(scenario, 0, "peggy_mclaird")
    on_rondel(scenario, MOUNTAIN - 3, "robert_i")
    scenario.put_on_rondel(MOUNTAIN + 4, "dornie")
    scenario.state.front = MOUNTAIN + 6
    scenario.market(stone=1)
    scenario.seat(0).coins = 2
    assert not could_take(scenario.state, 0, tile_number("dornie")), "2 for stone, 1 for the toll"
    scenario.seat(0).coins = 3
    assert could_take(scenario.state, 0, tile_number("dornie"))


@pytest.mark.rule("GM-C8-Q9")
def test_one_reservation_at_a_time() -> None:
    scenario = moved("robert_i", "john_knox")
    scenario.play("reserve robert_i 3")
    assert scenario.texts("reserve") == []
    assert scenario.table.actor == 1
    scenario = moved("robert_i", "john_knox")
    scenario.goods(0, "0.0", wood=1)
    scenario.market(wood=1)  # a sale keeps the turn open
    scenario.play("reserve robert_i 3")
    assert scenario.table.actor == 0
    assert "You have already reserved a tile" in scenario.why_not("reserve john_knox 1")


@pytest.mark.rule("GM-C8-47")
def test_no_reservation_after_the_end() -> None:
    scenario = moved("robert_i")
    scenario.state.gone |= 1 << 1
    assert scenario.texts("reserve") != [], "another pawn has finished"
    scenario.state.gone |= 1
    assert scenario.texts("reserve") == []
    assert "has already finished" in scenario.why_not("reserve robert_i 1")


# --- others take it -------------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-43")
@pytest.mark.parametrize("token", [1, 2, 3])
def test_another_player_pays_the_token_too(token: int) -> None:
    scenario = reserved_tile(token=token)
    coins = scenario.state.seats[0].coins
    scenario.seat(1).coins = token - 1
    assert "take robert_i" not in scenario.texts()
    assert "take john_knox" in scenario.texts(), "other tiles cost what they cost"
    assert "what is asked for it besides" in scenario.why_not("take robert_i")
    scenario.seat(1).coins = token + 2
    scenario.play("take robert_i")
    assert scenario.state.seats[0].coins == coins + token
    assert scenario.state.seats[1].coins == 2
    assert reserved(scenario.state) == (-1, 0)


@pytest.mark.rule("GM-C8-43")
def test_other_tiles_pay_nothing_and_leave_the_reservation() -> None:
    scenario = reserved_tile()
    coins = [own.coins for own in scenario.state.seats]
    scenario.play("take john_knox")
    assert [own.coins for own in scenario.state.seats] == coins
    assert reserved(scenario.state)[0] == tile_number("robert_i")


# --- the next own turn ----------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-44")
def test_else_her_controller_takes_it_in_the_next_turn_without_the_token() -> None:
    scenario = reserved_tile()
    scenario.seat(0).coins = 2  # less than the token shows
    next_turn(scenario)
    assert (scenario.table.actor, scenario.step()) == (0, "clan marker")
    assert scenario.state.seats[0].coins == 2
    assert tile_number("robert_i") in scenario.state.seats[0].persons
    assert reserved(scenario.state) == (-1, 0)
    assert seen(scenario).tokens[LAIRD] == 0b011, "the others are kept"
    assert not move_is_due(scenario.state), "that was the move of the turn"


@pytest.mark.rule("GM-C8-44")
def test_the_cost_of_the_tile_itself_is_due() -> None:
    scenario = reserved_tile(tile="dornie", token=1)
    scenario.market(stone=1)
    scenario.seat(0).coins = 2
    next_turn(scenario)
    assert scenario.step() == "place"
    assert scenario.state.seats[0].coins == 0


@pytest.mark.rule("GM-C8-44")
def test_another_player_s_turn_honours_nothing() -> None:
    scenario = reserved_tile()
    assert (scenario.table.actor, scenario.step()) == (1, "move")
    assert reserved(scenario.state)[0] == tile_number("robert_i")


@pytest.mark.rule("GM-C8-44", "GM-C8-Q34")
def test_mobsters_may_act_first_but_the_tile_must_be_taken() -> None:
    scenario = reserved_tile("joe_mcduff")
    scenario.market(wood=1, barley=0, stone=0, sheep=0, cattle=0)
    next_turn(scenario)
    assert scenario.step() == "honour reservation"
    assert scenario.texts() == ["take robert_i", "pinch wood"]
    for other in ("take john_knox", "forgo john_knox coin", "end", "done"):
        assert scenario.why_not(other) == "You have reserved Robert I: take it. (GM-C8-44)"
    ask = speaker("en").prompt(scenario.table, 0)
    assert ask == "You reserved Robert I. Your Mobsters may act before you take it."
    coins = scenario.state.seats[0].coins
    scenario.play("pinch wood")
    assert scenario.state.seats[0].coins == coins + 1
    assert scenario.step() == "clan marker", "nothing else can be done, so the tile is taken"


@pytest.mark.rule("GM-C8-44")
def test_penny_mobs_and_highlander_no_stop_on_the_mountain_instead() -> None:
    scenario = mobs(modules=("highlander", "penny-mobs"))
    hire(scenario, 0, "peggy_mclaird", "joe_mcduff")
    on_rondel(scenario, MOUNTAIN - 3)
    scenario.put_on_rondel(MOUNTAIN + 4, "robert_i")
    scenario.state.front = MOUNTAIN + 6
    scenario.market(wood=1)
    assert "climb" in scenario.texts()
    scenario.play("reserve robert_i 1")
    scenario.begin()
    assert scenario.step() == "honour reservation"
    assert "climb" not in scenario.texts()
    assert "First decide" in scenario.why_not("climb")


# --- she is lost ----------------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-46")
def test_if_it_cannot_be_taken_any_more_she_is_lost_and_the_turn_goes_on() -> None:
    scenario = reserved_tile(tile="dornie", token=1)
    scenario.market(stone=3)  # others have bought
    next_turn(scenario)
    assert seen(scenario).tokens[LAIRD] == 0
    assert reserved(scenario.state) == (-1, 0)
    assert scenario.step() == "move"
    assert "take john_knox" in scenario.texts()
    assert scenario.line("mobsters")[0] == -7 - 4, "she still costs her points"
    assert scenario.why_not("reserve john_knox 2").startswith("Peggy McLaird does not have")


@pytest.mark.rule("GM-C8-46", "GM-C8-Q35")
def test_she_is_not_lost_while_joe_could_pay() -> None:
    scenario = reserved_tile("joe_mcduff", tile="dornie", token=1)
    scenario.market(stone=2, wood=2, barley=0, sheep=0, cattle=0)  # stone costs three
    scenario.seat(0).coins = 1
    next_turn(scenario)
    assert scenario.step() == "honour reservation"
    assert scenario.texts() == ["done", "pinch wood", "pinch stone"]
    assert scenario.why_not("take dornie").startswith("You cannot pay for Dornie.")
    ask = speaker("en").prompt(scenario.table, 0)
    assert ask.startswith("You cannot take Dornie, which you reserved.")
    assert seen(scenario).tokens[LAIRD] == 0b110
    scenario.play("pinch wood")
    assert "take dornie" in scenario.texts()
    assert "done" not in scenario.texts(), "now it must be taken"
    scenario.play("take dornie")
    assert seen(scenario).tokens[LAIRD] == 0b110
    assert not move_is_due(scenario.state)


@pytest.mark.rule("GM-C8-46", "GM-C8-Q35")
def test_but_joe_need_not() -> None:
    scenario = reserved_tile("joe_mcduff", tile="dornie", token=1)
    scenario.market(stone=2, wood=2)
    scenario.seat(0).coins = 1
    next_turn(scenario)
    scenario.play("done")
    assert seen(scenario).tokens[LAIRD] == 0
    assert seen(scenario).tokens[mobster("joe_mcduff")] == 0b111
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C8-Q8")
def test_a_tile_that_is_gone_costs_nothing_more() -> None:
    scenario = reserved_tile()
    scenario.discard("robert_i")
    next_turn(scenario)
    assert scenario.step() == "move"
    assert reserved(scenario.state) == (-1, 0)
    assert seen(scenario).tokens[LAIRD] == 0b011


@pytest.mark.rule("GM-DIE-Q5", "GM-C8-Q8")
def test_the_die_takes_a_reserved_tile_and_its_token() -> None:
    scenario = reserved_tile()
    for name, left in (("john_knox", tile_number("robert_i")), ("robert_i", -1)):
        tile = tile_number(name)
        scenario.put_on_rondel(scenario.state.rondel.index(tile), "")
        discard(scenario.state, -1, tile)
        assert reserved(scenario.state)[0] == left
    assert seen(scenario).tokens[LAIRD] == 0b011
