"""The Tome with Hammer of the Scots: the events of the cards of England (GM-C6-70 to 74)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.kinds import CLAN
from ceilidh.games.glenmore.modules.hammer.swap import SWAPPING
from ceilidh.games.glenmore.modules.hammer.track import figure_of
from ceilidh.games.glenmore.rules.refill import REFILL
from ceilidh.games.glenmore.rules.rondel import FIGURES
from ceilidh.kernel.state import Frame
from tests.glenmore.modules.england import filled, give_token, holder, place_of_englishman
from tests.glenmore.modules.tome import gather, tome, turned
from tests.glenmore.scenario import Scenario

PURPLE = ("maclachlan", "macgregor", "sutherland", "brodie", "grant", "macpherson", "oliphant")


def both(*cards: str) -> Scenario:
    s = tome(*cards, modules=("hammer",))
    give_token(s, 0, 2)
    return s


@pytest.mark.rule("GM-C6-70", "GM-C6-Q13", "GM-XCH-03")
def test_loch_lomond_empties_the_track() -> None:
    s = both("loch_lomond", "duart_castle")
    before = [s.seat(seat).coins for seat in range(3)]
    give_token(s, 1, 2)
    gather(s).play("event loch_lomond")
    assert (s.step(), turned(s)) == ("move", ["loch_lomond"]), "no other card is touched"
    assert [s.seat(seat).coins for seat in range(3)] == [before[0] + 3, before[1], before[2]]
    assert (filled(s), holder(s)) == (0, 1), "whoever has the token keeps it"
    for track, coins in ((1, 1), (3, 6)):
        s = both("loch_lomond")
        give_token(s, 0, track)
        before = [s.seat(0).coins]
        gather(s).play("event loch_lomond")
        assert s.seat(0).coins == before[0] + coins
    s = both("loch_lomond")
    give_token(s, 0, 0)
    assert gather(s).texts("event") == [], "nothing to take: the card can be turned"
    s.play("flip loch_lomond")
    assert turned(s) == ["loch_lomond"]


@pytest.mark.rule("GM-C6-Q13", "GM-C6-72")
def test_an_empty_track_or_an_absent_englishman_hinders_no_other_event() -> None:
    s = both("inverness", "loch_ness")
    give_token(s, 0, 0)
    s.state.gone |= 1 << figure_of(s.state)
    assert gather(s).texts("event") == ["event inverness", "event loch_ness"]


@pytest.mark.rule("GM-C6-71", "GM-C6-Q15")
def test_glenfinnan_church_activates_itself_and_its_neighbours() -> None:
    s = both("glenfinnan_church")
    s.lay(0, "0.1", "glenfinnan_church")
    s.lay(0, "0.2", "inshriach")
    s.seat(0).barrels = 1
    s.lay(0, "0.3", "lochridge")
    s.lay(0, "-1.1", "rothiemurchus")
    gather(s).play("event glenfinnan_church")
    near = ["activate -1.1", *[f"activate {cell}" for cell in ("0.0", "0.1", "0.2", "1.0")]]
    assert sorted(s.texts("activate")) == near
    assert "is not next to the tile you placed" in s.why_not("activate 0.3")
    s.play("activate 0.1")
    assert (s.vp(0), s.seat(0).barrels) == (4, 0)
    assert "You have already activated" in s.why_not("activate 0.1")
    s.play("done")
    assert (s.step(), turned(s)) == ("move", ["glenfinnan_church"])
    s = both("glenfinnan_church")
    s.lay(1, "0.1", "glenfinnan_church")
    assert gather(s).texts() == ["flip glenfinnan_church"], "without its tile it is only turned"


@pytest.mark.rule("GM-C6-71", "GM-ACT-05")
def test_what_was_activated_in_the_turn_is_not_once_more() -> None:
    s = both("glenfinnan_church")
    s.lay(0, "0.1", "gathering_a")
    s.lay(0, "0.2", "glenfinnan_church")
    s.seat(0).barrels = 2
    s.play("take lammermuir", "lay 1.1", "activate 1.1", "activate 0.1", "event glenfinnan_church")
    assert s.texts("activate") == ["activate 0.2"], "neither the animals nor the Gathering"


@pytest.mark.rule("GM-C6-72", "GM-C6-Q11")
def test_glenfinnan_monument_moves_the_englishman() -> None:
    s = both("glenfinnan_monument")
    give_token(s, 2)
    before = place_of_englishman(s)
    spot = s.state.rondel.index(s.state.rules.components.tile("corrennie").index)
    gather(s).play("event glenfinnan_monument")
    assert (s.step(), s.table.actor) == ("swap englishman", 0)
    assert "is not on the rondel" in s.why_not("swap lochridge")
    assert s.texts() == [
        "done",
        *[f"swap {tile}" for tile in ("inshriach", "lammermuir", "corrennie")],
    ]
    s.play("swap corrennie")
    assert place_of_englishman(s) % 14 == spot
    assert s.on_rondel()[before % 14] == "corrennie"
    assert s.on_rondel().count("corrennie") == 1
    assert holder(s) == 2, "nobody has passed him by that"
    assert (s.step(), turned(s)) == ("move", ["glenfinnan_monument"]), "once"


@pytest.mark.rule("GM-C6-Q11")
def test_a_swap_gives_nobody_control() -> None:
    s = both("glenfinnan_monument")
    give_token(s, -1)
    s.put_on_rondel(3, "lochridge")
    gather(s).play("event glenfinnan_monument", "swap lochridge")
    assert (place_of_englishman(s), holder(s)) == (3, -1)


@pytest.mark.rule("GM-C6-Q11")
def test_tiles_that_must_keep_their_places_are_not_swapped() -> None:
    modules = ("hammer", "dragon-boats", "highlander")
    s = tome("glenfinnan_monument", modules=modules)
    give_token(s, 0)
    s.put_on_rondel(4, "the_end")
    s.put_on_rondel(5, "race_start")
    gather(s).play("event glenfinnan_monument")
    assert s.texts("swap") == ["swap lammermuir", "swap corrennie"]
    for tile in ("the_end", "race_start"):
        assert "cannot be swapped" in s.why_not(f"swap {tile}")


@pytest.mark.rule("GM-C6-72", "GM-C6-13")
def test_once_he_has_left_the_card_is_only_turned() -> None:
    s = both("glenfinnan_monument")
    s.state.gone |= 1 << figure_of(s.state)
    assert gather(s).texts() == ["flip glenfinnan_monument"]


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
    assert offered == purple & set(CLAN.words), "all of them"
    assert "Only a purple" in s.why_not("claim macleod")
    s.play("done")
    assert s.seat(0).coins == before
    assert turned(s) == ["general_wades_military_roads"]
    s = both("general_wades_military_roads")
    s.seat(0).coins = 0
    markers = s.seat(0).markers
    gather(s).play("event general_wades_military_roads", "claim macgregor")
    assert [seat for _, seat in s.state.claims] == [0]
    assert (s.seat(0).coins, s.seat(0).markers) == (0, markers - 1)
    assert s.step() == "move"


@pytest.mark.rule("GM-C6-73", "GM-PER-11")
def test_general_wade_brings_the_bonus_of_the_clan() -> None:
    s = both("general_wades_military_roads")
    s.seat(0).coins = 12
    gather(s).play("event general_wades_military_roads", "claim oliphant")
    assert s.vp(0) == 8, "for twelve coins"


@pytest.mark.rule("GM-C6-73", "GM-C6-74", "GM-PER-12")
def test_without_a_purple_territory_or_a_marker_the_card_is_only_turned() -> None:
    s = both("general_wades_military_roads")
    s.clan(1, "macgregor")
    gather(s).play("event general_wades_military_roads")
    assert "claim macgregor" not in s.texts()
    assert "taken" in s.why_not("claim macgregor")
    s = both("general_wades_military_roads")
    s.clan(1, *PURPLE)
    gather(s)
    assert s.texts() == ["flip general_wades_military_roads"]
    s.play("flip general_wades_military_roads")
    assert turned(s) == ["general_wades_military_roads"]
    s = both("general_wades_military_roads")
    s.seat(0).markers = 0
    assert gather(s).texts() == ["flip general_wades_military_roads"]
