"""Chronicle 3 with 4, 5, 6, 7 and 8: what becomes of a Sale, and barrels outside the own turn."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.hammer.track import figure_of
from ceilidh.games.glenmore.modules.single_cask.reserve import reserve
from tests.glenmore.modules.arrange import accept, module_view, on_rondel
from tests.glenmore.modules.cellars import NAME, fill
from tests.glenmore.modules.england import give_token, obeying, place_of_englishman
from tests.glenmore.modules.feast import feast, lay_table
from tests.glenmore.modules.mobs import hire
from tests.glenmore.modules.tome import gather, tome
from tests.glenmore.scenario import Scenario

# --- Chronicles 3 and 4: the Englishman and a Sale -----------------------------------------------


@pytest.mark.rule("GM-C4-26", "GM-C4-Q7", "GM-C3-35")
def test_the_englishman_drives_a_sale_away() -> None:
    s = obeying("sale_b", "lammermuir", seat=1, filled=2, modules=(NAME,))
    s.seat(1).coins = 0
    assert s.texts("banish") == ["banish lammermuir", "banish sale_b"]
    s.play("banish sale_b")
    assert s.discarded() == ["sale_b"]
    assert "sale_b" not in s.on_rondel()
    assert (s.seat(1).coins, place_of_englishman(s)) == (2, 4)


@pytest.mark.rule("GM-C3-Q10", "GM-C4-23")
def test_the_englishman_sells_nothing_at_a_sale() -> None:
    s = obeying("sale_b", "lammermuir", modules=(NAME,))
    fill(s, 1)
    s.seat(0).coins = 20
    assert s.texts("command") == ["command lammermuir"]
    assert "is neither a territory tile nor a person tile" in s.why_not("command sale_b")
    s.play("banish lammermuir")
    assert reserve(s.state).sold == ((0, 0),) * 3
    assert s.step() == "move"


@pytest.mark.rule("GM-C4-Q6", "GM-C4-26")
def test_a_sale_alone_keeps_the_englishman_on_the_rondel() -> None:
    s = obeying("sale_b", modules=(NAME,))
    assert s.texts() == ["banish sale_b"]
    s = obeying(modules=(NAME,))
    assert s.state.gone >> figure_of(s.state) & 1


@pytest.mark.rule("GM-RON-08", "GM-C4-26")
def test_a_sale_under_a_pawn_stays() -> None:
    s = obeying("lammermuir", modules=(NAME,))
    s.put_on_rondel(2, "sale_b")
    s.begin()
    assert s.texts("banish") == ["banish lammermuir"]
    assert "cannot stop on Selling Single Cask B" in s.why_not("banish sale_b")


@pytest.mark.rule("GM-C4-Q7", "GM-C1-Q2")
def test_the_englishman_drives_away_no_protected_tile() -> None:
    s = obeying("race_start", "sale_b", modules=(NAME, "dragon-boats"))
    assert s.texts("banish") == ["banish sale_b"]


# --- Chronicles 3, 4 and 6: the event of Glenfinnan Monument --------------------------------------


def monument(*ahead: str) -> Scenario:
    """Seat 0 may let the Englishman change places with a tile."""
    s = tome("glenfinnan_monument", modules=("hammer", NAME, "dragon-boats"))
    give_token(s, 2)
    s.ahead(*ahead)
    return s


@pytest.mark.rule("GM-C6-72", "GM-C6-Q11")
def test_glenfinnan_monument_swaps_a_sale() -> None:
    s = monument("sale_b", "race_start")
    before = place_of_englishman(s)
    spot = s.on_rondel().index("sale_b")
    gather(s).play("event glenfinnan_monument")
    assert "swap sale_b" in s.texts()
    assert "cannot be swapped" in s.why_not("swap race_start")
    s.play("swap sale_b")
    assert place_of_englishman(s) % 14 == spot
    assert s.on_rondel()[before % 14] == "sale_b"


@pytest.mark.rule("GM-C6-Q11", "GM-RON-08")
def test_a_sale_under_a_pawn_is_not_swapped() -> None:
    s = monument()
    s.put_on_rondel(s.state.places[1], "sale_b")
    gather(s).play("event glenfinnan_monument")
    assert "swap lammermuir" in s.texts()
    assert "cannot be swapped" in s.why_not("swap sale_b")


# --- Chronicles 3 and 7: card 8 -------------------------------------------------------------------


def glen_with_sale(*modules: str) -> Scenario:
    """Card 8 is drawn; the last pawn has a tile between itself and all others."""
    setup = {"card": ["8", "1", "2", "3", "4"]}
    s = Scenario(3, setup=setup, modules=[NAME, "great-glen", *modules])
    on_rondel(s, 0)
    for figure in (1, 2):
        s.place(figure, figure + 1)
    return s


def piles(s: Scenario) -> dict[str, int]:
    """Whose pile each tile lies on."""
    rows = module_view(s, "great-glen")["piles"]
    assert isinstance(rows, list)
    return {str(tile): int(seat) for tile, seat in rows}


@pytest.mark.rule("GM-C7-38", "GM-C3-35")
def test_a_discarded_sale_counts_for_card_8() -> None:
    s = glen_with_sale()
    s.put_on_rondel(1, "sale_b")
    s.ahead("somerled")
    accept(s, 8)
    assert s.discarded() == ["sale_b"]
    assert piles(s) == {"sale_b": 0}
    assert s.line("great_glen") == [10, 0, 0]


@pytest.mark.rule("GM-C7-38", "GM-C3-Q5")
def test_a_sale_that_a_pawn_still_has_ahead_counts_for_nobody() -> None:
    s = glen_with_sale()
    s.put_on_rondel(4, "sale_b")
    s.put_on_rondel(5, "somerled")
    s.begin()
    s.play("take somerled")
    assert piles(s) == {}
    assert "sale_b" in s.on_rondel()


@pytest.mark.rule("GM-C7-38", "GM-C1-Q2")
def test_race_start_leaves_the_game_and_counts_for_nobody() -> None:
    s = glen_with_sale("dragon-boats")
    s.put_on_rondel(1, "race_start")
    s.ahead("somerled")
    s.play("take somerled")
    assert "race_start" not in s.on_rondel()
    assert (piles(s), s.discarded()) == ({}, [])


@pytest.mark.rule("GM-CLN-Q6", "GM-C3-35", "GM-PLC-Q6")
def test_nobody_fetches_a_sale_from_the_discard_pile() -> None:
    s = glen_with_sale()
    s.discard("sale_b", "dornie")
    s.ahead("somerled")
    s.play("take somerled", "claim munro")
    assert s.texts("fetch") == ["fetch dornie"]
    assert "is neither a territory tile nor a person tile" in s.why_not("fetch sale_b")


# --- Chronicles 3 and 5: barrels of a Haggis scoring ----------------------------------------------


def haggis_roll(seat: int) -> Scenario:
    """A turn of seat 0 is over and stack B with it; the seat pays a barrel for a roll.

    It has goods that the Market would take, and coins for a cellar.
    """
    s = feast("22", modules=("haggis", NAME), ahead=("somerled", "robert_i"))
    fill(s, 1, 2, floor=1, seat=seat)
    lay_table(s, seat, "1")
    s.goods(seat, "0.0", wood=1, stone=1)
    s.market(wood=2, stone=2)
    s.stack("B", 1)
    s.state.scorings = 1
    s.state.front = 13
    s.play("take somerled", "claim macleod")
    s.table.repeat("done", 0, {"die": list("2222")})
    assert s.step() == "extra rolls"
    s.table.repeat("roll", seat, {"die": ["2"]})
    assert s.step() == "tap barrels"
    return s


@pytest.mark.rule("GM-TRN-11", "GM-C3-20", "GM-XCH-09")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_market_is_closed_while_barrels_are_tapped_for_a_haggis_roll(seat: int) -> None:
    s = haggis_roll(seat)
    assert s.table.actor == seat
    assert s.texts() == ["tap 0", "tap 1", "tap 2"]
    assert "GM-TRN-11" in s.why_not("sell wood 0.0")
    assert "First decide" in s.why_not("cellar")
    s.play("tap 2")
    assert s.step() == "extra rolls"


@pytest.mark.rule("GM-TRN-10", "GM-C3-13")
def test_the_market_is_open_while_barrels_are_tapped_in_the_own_turn() -> None:
    s = Scenario(3, modules=[NAME])
    on_rondel(s, 0, "robert_burns")  # costs a barrel
    fill(s, 1, floor=1)
    s.goods(0, "0.0", wood=1)
    s.market(wood=2)
    s.begin()
    s.play("take robert_burns")
    assert s.step() == "tap barrels"
    assert s.texts("sell") == ["sell wood 0.0"]


# --- Chronicles 3 and 8: Erin MacMalt -------------------------------------------------------------


@pytest.mark.rule("GM-C3-34", "GM-C8-Q27")
@pytest.mark.parametrize(("barrels", "passing"), [(1, 0), (2, 1), (3, 2)])
def test_erin_too_keeps_a_barrel_for_the_sale_on_which_the_move_ends(
    barrels: int, passing: int
) -> None:
    s = Scenario(2, modules=[NAME, "penny-mobs"], die=True)
    hire(s, 0, "erin_macmalt")
    on_rondel(s, 0, "sale_b", "sale_c", "somerled")
    fill(s, floor=barrels)
    s.play("visit sale_c")
    sold = 0
    while s.texts() != ["vend 0"]:
        s.play("vend 0")
        sold += 1
    assert sold == passing
