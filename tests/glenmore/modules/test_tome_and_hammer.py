"""The Tome with Hammer of the Scots: the events of the cards of England (GM-C6-70 to 74)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.modules.hammer.swap import SWAPPING
from ceilidh.games.glenmore.modules.hammer.track import figure_of
from ceilidh.games.glenmore.rules.refill import REFILL
from ceilidh.games.glenmore.rules.rondel import FIGURES
from ceilidh.kernel.state import Frame
from tests.glenmore.modules.england import filled, give_token, holder, place_of_englishman
from tests.glenmore.modules.tome import gather, tome, turned
from tests.glenmore.scenario import Scenario


def both(*cards: str) -> Scenario:
    s = tome(*cards, modules=("hammer",))
    give_token(s, 0, 2)
    return s


@pytest.mark.rule("GM-C6-70", "GM-C6-Q13", "GM-XCH-03")
def test_loch_lomond_empties_the_track() -> None:
    s = both("loch_lomond")
    before = s.seat(0).coins
    gather(s).play("event loch_lomond")
    assert (s.seat(0).coins, filled(s)) == (before + 3, 0)
    s = both("loch_lomond")
    give_token(s, 0, 0)
    assert gather(s).texts("event") == [], "nothing to take: the card can be turned"
    s.play("flip loch_lomond")
    assert turned(s) == ["loch_lomond"]


@pytest.mark.rule("GM-C6-71", "GM-C6-Q15")
def test_glenfinnan_church_activates_itself_and_its_neighbours() -> None:
    s = both("glenfinnan_church")
    s.lay(0, "0.1", "glenfinnan_church")
    s.lay(0, "0.2", "inshriach")
    s.seat(0).barrels = 1
    gather(s).play("event glenfinnan_church")
    assert {"activate 0.1", "activate 0.2", "activate 0.0"} <= set(s.texts("activate"))
    s.play("activate 0.1")
    assert s.vp(0) == 4
    assert "has been activated" in s.why_not("activate 0.1")
    s = both("glenfinnan_church")
    assert gather(s).texts("event") == [], "without its tile it can only be turned"


@pytest.mark.rule("GM-C6-72", "GM-C6-Q11")
def test_glenfinnan_monument_moves_the_englishman() -> None:
    s = both("glenfinnan_monument")
    give_token(s, 2)
    before = place_of_englishman(s)
    spot = s.state.rondel.index(s.state.rules.components.tile("corrennie").index)
    gather(s).play("event glenfinnan_monument")
    assert "not on the Rondel" in s.why_not("swap lochridge")
    s.play("swap corrennie")
    assert place_of_englishman(s) % 14 == spot
    assert s.on_rondel()[before % 14] == "corrennie"
    assert holder(s) == 2, "nobody has passed him by that"


@pytest.mark.rule("GM-C6-Q11")
def test_an_englishman_who_becomes_last_acts_next() -> None:
    s = both("glenfinnan_monument")
    for figure, position in ((0, 1), (1, 4), (2, 5), (figure_of(s.state), 8)):
        s.place(figure, position)
    s.put_on_rondel(2, "lochridge")
    s.begin()
    gather(s).play("event glenfinnan_monument", "swap lochridge")
    s.play("take corrennie", "lay 0.1")
    while s.step() != "orders":
        s.play("done")
    assert s.table.actor == holder(s) == 0
    assert place_of_englishman(s) == 2


@pytest.mark.rule("GM-C6-Q11")
def test_a_tile_that_comes_behind_all_figures_is_discarded_at_the_refill() -> None:
    s = both("glenfinnan_monument")
    for figure, position in ((0, 4), (1, 5), (2, 6), (figure_of(s.state), 1)):
        s.place(figure, position)
    s.put_on_rondel(8, "lochridge")
    turn = next(n for n, frame in enumerate(s.state.stack) if frame.step == FIGURES.id) + 1
    s.state.stack[turn:] = [Frame(REFILL.id, 0), Frame(SWAPPING.id, 0), Frame(SWAPPING.id, 0)]
    s.play("swap lochridge")
    assert s.on_rondel()[1] == "lochridge"
    assert "a tile lies beyond the line" not in GLENMORE.unreachable(
        s.state
    )  # such a position can be loaded
    s.play("done")
    assert s.discarded() == ["lochridge"]


@pytest.mark.rule("GM-C6-72")
def test_the_swap_may_be_declined() -> None:
    s = both("glenfinnan_monument")
    before = place_of_englishman(s)
    gather(s).play("event glenfinnan_monument", "done")
    assert place_of_englishman(s) == before
    assert turned(s) == ["glenfinnan_monument"]


@pytest.mark.rule("GM-C6-73", "GM-C6-74")
def test_general_wade_claims_a_purple_clan_for_nothing() -> None:
    s = both("general_wades_military_roads")
    before = s.seat(0).coins
    gather(s).play("event general_wades_military_roads")
    board = s.state.rules.components.clan_board
    purple = {clan.id for clan in board.clans if board.rings[clan.ring - 1].colour == "purple"}
    offered = {move.split()[1] for move in s.texts("claim")}
    assert offered
    assert offered <= purple
    assert "Only a purple" in s.why_not("claim macleod")
    s.play("done")
    assert s.seat(0).coins == before
    assert turned(s) == ["general_wades_military_roads"]
    s = both("general_wades_military_roads")
    s.seat(0).coins = 0
    gather(s).play("event general_wades_military_roads", f"claim {min(offered)}")
    assert len(s.state.claims) == 1
