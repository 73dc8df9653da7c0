"""Munro: a tile of the discard pile without its cost (GM-CLN-30, 31)."""

import pytest

from tests.glenmore.scenario import Scenario

ROAD = 3


def at_board(*discarded: str, coins: int = ROAD) -> Scenario:
    """Seat 0 is about to place a marker; these tiles lie on the discard pile."""
    s = Scenario(ahead=("halkirk",))
    s.discard(*discarded)
    s.market(barley=3, wood=3, stone=3, sheep=3, cattle=3)
    s.seat(0).coins = coins
    s.marker()
    return s


@pytest.mark.rule("GM-CLN-30", "GM-CLN-Q5")
def test_a_tile_of_the_discard_pile_is_laid_without_its_cost() -> None:
    s = at_board("glen_mhor", "lammermuir")
    s.play("claim munro")
    assert s.texts() == ["fetch lammermuir", "fetch glen_mhor"]
    s.play("fetch glen_mhor")
    assert set(s.texts("lay")) == {"lay -1.0"}, "2.0 has no Scot beside it"
    s.play("lay -1.0")
    assert s.tile_on(0, "-1.0") == "glen_mhor"
    assert s.discarded() == ["lammermuir"]
    assert (s.seat(0).coins, sum(s.seat(0).stock)) == (0, 0)


@pytest.mark.rule("GM-CLN-Q5")
def test_immediate_effects_and_activation_of_the_fetched_tile_follow() -> None:
    s = at_board("glen_mhor", "inshriach")
    s.play("claim munro", "fetch glen_mhor", "lay -1.0")
    assert s.seat(0).barrels == 1
    assert s.step() == "activation" and s.texts("activate") == ["activate 0.0"]
    other = at_board("dornie", "inshriach")
    other.lay(0, "1.1", "lochridge")
    other.play("claim munro", "fetch dornie", "lay 0.1")
    assert other.on_cell(0, "0.1", "scot") == 1
    activated = {"activate 0.0", "activate 1.0", "activate 0.1", "activate 1.1"}
    assert set(other.texts("activate")) == activated
    other.play("activate 1.1")
    assert other.on_cell(0, "1.1", "cattle") == 1


@pytest.mark.rule("GM-CLN-Q5")
def test_a_tile_without_a_legal_place_cannot_be_fetched() -> None:
    s = at_board("stirling_castle", "ballachulish", "lammermuir")
    s.lay(0, "0.1", "inshriach")
    s.lay(0, "0.2", "corrennie")
    s.strip(0)
    s.scots(0, "0.2")
    s.play("claim munro")
    assert s.texts("fetch") == ["fetch lammermuir"]
    assert "GM-PLC-Q6" in s.why_not("fetch stirling_castle")
    assert "GM-PLC-Q6" in s.why_not("fetch ballachulish")
    s.play("fetch lammermuir")
    assert "GM-PLC-04" in s.why_not("lay 1.-1")


@pytest.mark.rule("GM-CLN-31")
def test_a_fetched_person_is_kept_and_its_marker_pays_the_road() -> None:
    s = at_board("robert_burns", coins=ROAD + 1)
    s.play("claim munro", "fetch robert_burns")
    assert s.seat(0).barrels == 0, "its cost is a barrel"
    assert s.line("persons") == [1, 0, 0]
    assert s.step() == "clan marker"
    assert "GM-PER-10" in s.why_not("claim mckay")
    s.play("claim brodie")
    assert s.seat(0).coins == 0
    assert s.table.view()["claims"] == [["munro", 0], ["brodie", 0]]
    assert s.step() == "move", "a person activates nothing"
    assert s.discarded() == []


@pytest.mark.rule("GM-CLN-31")
def test_a_person_is_fetched_even_if_no_road_can_be_paid() -> None:
    s = at_board("robert_burns")
    s.clan(1, "macleod")
    s.play("claim munro", "fetch robert_burns")
    assert s.line("persons") == [1, 0, 0]
    assert s.step() == "move"
    assert s.seat(0).markers == 9


@pytest.mark.rule("GM-CLN-Q6")
def test_nothing_happens_with_an_empty_pile() -> None:
    s = at_board()
    s.play("claim munro")
    assert s.step() == "move"
    assert s.table.view()["claims"] == [["munro", 0]]


@pytest.mark.rule("GM-CLN-Q6")
def test_only_tiles_that_are_laid_and_persons_can_be_fetched() -> None:
    s = at_board("the_end", "inshriach", "somerled")
    s.table.play("claim munro")  # unaudited: The End never really lies there
    assert s.texts() == ["fetch inshriach", "fetch somerled"]


@pytest.mark.rule("GM-CLN-Q7")
def test_a_tile_skipped_by_all_in_this_turn_can_be_fetched() -> None:
    s = Scenario()
    s.place(1, 4)
    s.place(2, 5)
    s.put_on_rondel(1, "lammermuir")
    s.put_on_rondel(2, "robert_i")
    s.put_on_rondel(6, "inshriach")
    s.begin()
    s.play("take robert_i")
    assert s.discarded() == ["lammermuir"]
    s.play("claim munro", "fetch lammermuir", "lay 0.1", "activate 0.1")
    assert s.on_cell(0, "0.1", "sheep") == 1


@pytest.mark.rule("GM-CLN-Q7")
def test_a_tile_that_another_pawn_can_still_reach_is_not_in_the_pile() -> None:
    s = Scenario()
    s.place(1, 1)
    s.place(2, 5)
    s.put_on_rondel(2, "lammermuir")
    s.put_on_rondel(3, "robert_i")
    s.begin()
    s.play("take robert_i", "claim munro")
    assert s.discarded() == []
    assert s.table.actor == 1, "nothing could be fetched"


@pytest.mark.rule("GM-LMK-Q8", "GM-ACT-01")
def test_a_fetched_castle_of_mey_ends_with_its_own_activation() -> None:
    """The tile of the turn then activates its neighbours, as ever."""
    s = Scenario(ahead=("donan_castle",))
    s.discard("castle_of_mey")
    s.market(barley=3, wood=3, stone=3, sheep=3, cattle=3)
    s.lay(0, "2.0", "ballachulish")
    s.lay(0, "3.0", "laich_of_moray")
    s.scots(0, "1.0")
    s.goods(0, "1.0", wood=1, stone=1)
    s.seat(0).coins = ROAD
    s.play("take donan_castle", "lay 0.1", "claim munro", "fetch castle_of_mey", "lay 1.1")
    assert "activate 3.0" in s.texts(), "all tiles in your territory"
    s.play("done")
    assert s.step() == "activation" and "activate 0.0" in s.texts()
    assert "activate 3.0" not in s.texts()
    assert "GM-ACT-01" in s.why_not("activate 3.0")


@pytest.mark.rule("GM-LMK-Q8")
def test_a_fetched_castle_of_mey_leaves_nothing_to_the_turn_of_a_person() -> None:
    s = at_board("castle_of_mey")
    s.lay(0, "2.0", "ballachulish")
    s.lay(0, "3.0", "laich_of_moray")
    s.play("claim munro", "fetch castle_of_mey", "lay 0.1")
    assert "activate 3.0" in s.texts()
    data = s.table.game.dump(s.state)
    assert s.table.game.dump(s.table.game.load(data)) == data
    s.play("done")
    assert s.state.whole == -1


@pytest.mark.rule("GM-ACT-Q8", "GM-TRN-Q2")
def test_after_a_person_the_turn_ends_with_the_activation_of_the_fetched_tile() -> None:
    s = Scenario(ahead=("robert_i",))
    s.discard("glen_mhor")
    s.market(barley=3, wood=3, stone=3, sheep=3, cattle=3)
    s.goods(0, "0.0", wood=1)
    s.seat(0).coins = ROAD
    s.play("take robert_i", "claim munro", "fetch glen_mhor", "lay -1.0")
    assert s.texts() == ["activate 0.0", "done", "sell wood 0.0"]
    s.play("done")
    assert s.table.actor == 1, "it is not asked again whether to sell"


@pytest.mark.rule("GM-ACT-Q8")
def test_beside_the_tile_of_the_turn_the_fetched_tile_ends_for_itself() -> None:
    s = Scenario(ahead=("donan_castle",))
    s.discard("lammermuir")
    s.market(barley=3, wood=3, stone=3, sheep=3, cattle=3)
    s.goods(0, "1.0", wood=1, stone=1)
    s.scots(0, "1.0")
    s.seat(0).coins = ROAD
    s.play("take donan_castle", "lay 0.1", "claim munro", "fetch lammermuir", "lay 1.1")
    assert s.step() == "activation"
    s.play("done")
    assert (s.step(), s.table.actor) == ("activation", 0)
    assert "activate 1.1" in s.texts(), "it is next to the tile of the turn"
    s.play("done")
    assert s.table.actor == 1
