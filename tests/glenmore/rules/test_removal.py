"""Loch Morar (GM-LMK-14 to 19, GM-LMK-Q4 to Q6, GM-ED-07): tiles leave the territory.

Loch Morar costs 1 coin, the only one that seat 0 has; it is laid on -1.0, left of the Home village.
"""

import pytest

from tests.glenmore.scenario import Scenario


def stage(edition: str = "french") -> Scenario:
    s = Scenario(ahead=("loch_morar",), edition=edition)
    s.seat(0).coins = 1
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    return s


def morar(s: Scenario, cell: str = "-1.0") -> Scenario:
    s.play("take loch_morar", f"lay {cell}")
    return s


def tower(*above: str) -> Scenario:
    """Tiles one above the other from 0.1 on."""
    s = stage()
    for row, tile in enumerate(above, 1):
        s.lay(0, f"0.{row}", tile)
    return s


def removable(s: Scenario) -> set[str]:
    return {text.split()[1] for text in s.texts("remove")}


# --- how many, and which --------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.rule("GM-LMK-14")
def test_up_to_two_tiles_are_removed_from_the_game(number: int) -> None:
    s = tower("inshriach", "lammermuir", "lochridge")
    morar(s)
    going = [("0.3", "lochridge"), ("0.2", "lammermuir")][:number]
    for cell, _ in going:
        s.play(f"remove {cell}")
    if number < 2:
        s.play("done")
    assert s.step() == "activation", "no third one"
    for cell, tile in going:
        assert s.tile_on(0, cell) == ""
        assert tile not in s.discarded()
    assert len(s.seat(0).tiles) == 6 - number


@pytest.mark.rule("GM-LMK-15")
def test_the_rest_must_hang_together() -> None:
    s = morar(tower("inshriach", "lammermuir", "lochridge"))
    assert removable(s) == {"-1.0", "0.2", "0.3"}
    assert "GM-PLC-17" in s.why_not("remove 0.1"), "two tiles above it would be cut off"
    s.play("remove 0.3")
    assert removable(s) == {"-1.0", "0.2"}


@pytest.mark.rule("GM-LMK-15")
def test_the_rest_must_keep_an_unbroken_river() -> None:
    s = stage()
    s.lay(0, "-1.0", "halkirk")
    s.lay(0, "-2.0", "ballachulish")
    s.scots(0, "-2.0")
    s.lay(0, "-1.1", "inshriach")
    s.lay(0, "-2.1", "lammermuir")
    s.lay(0, "0.1", "lochridge")
    morar(s, "-3.0")
    assert "GM-PLC-17" in s.why_not("remove -1.0"), "all hang together, the river does not"
    s.play("remove -2.0")
    assert s.texts() == ["remove -3.0"], "the river must end at Halkirk"


@pytest.mark.rule("GM-LMK-15", "GM-PLC-Q5")
def test_two_removals_are_judged_together() -> None:
    s = morar(tower("inshriach", "lammermuir"))
    assert removable(s) == {"-1.0", "0.1", "0.2"}
    s.play("remove 0.1")
    assert s.texts() == ["remove 0.2"], "it cannot end with a tile that is cut off"
    s.play("remove 0.2")
    assert (s.tile_on(0, "0.1"), s.tile_on(0, "0.2")) == ("", "")


@pytest.mark.rule("GM-LMK-16")
def test_loch_morar_may_remove_itself_and_one_more() -> None:
    s = morar(tower("inshriach"))
    s.play("remove -1.0", "remove 0.1")
    assert (s.tile_on(0, "-1.0"), s.tile_on(0, "0.1")) == ("", "")
    assert len(s.seat(0).tiles) == 2


@pytest.mark.rule("GM-LMK-17")
def test_an_overlay_goes_with_every_tile_under_it() -> None:
    s = stage()
    s.lay(0, "0.1", "lammermuir", "luing", "angus_glens")
    s.lay(0, "1.1", "corrennie")
    morar(s)
    s.play("remove 0.1")
    assert s.tile_on(0, "0.1") == ""
    s.play("remove 1.1")
    assert len(s.seat(0).tiles) == 3, "the three tiles were one removal"


@pytest.mark.rule("GM-LMK-18", "GM-LMK-01")
def test_the_card_of_a_removed_landmark_is_kept() -> None:
    s = stage()
    s.lay(0, "1.1", "castle_moil")
    s.landmark(0, "castle_moil")
    s.scots(0, "1.0", 2)
    morar(s)
    s.play("remove 1.1", "remove -1.0")
    assert s.line("landmarks") == [2, 0, 0], "Castle Moil and Loch Morar itself"
    assert s.line("castle_scots")[0] == 5, "the card still doubles 2 Scots"


@pytest.mark.rule("GM-LMK-Q4")
def test_home_tiles_are_never_removed() -> None:
    s = stage()
    s.lay(0, "0.0", "inverness")
    s.scots(0, "1.0")
    morar(s)
    assert "GM-LMK-Q4" in s.why_not("remove 1.0")
    assert "GM-LMK-Q4" in s.why_not("remove 0.0"), "not even under an overlay"
    assert removable(s) == {"-1.0"}


# --- what lay on the removed tiles ----------------------------------------------------------------


@pytest.mark.rule("GM-LMK-19")
def test_resources_and_scots_of_removed_tiles_go_to_the_home_castle() -> None:
    s = tower("inshriach", "lammermuir")
    s.goods(0, "0.1", wood=1)
    s.goods(0, "0.2", sheep=1)
    s.scots(0, "0.2", 2)
    s.scots(0, "0.1")
    morar(s)
    s.play("remove 0.2", "remove 0.1")
    assert s.on_cell(0, "1.0", "scot") == 3
    assert (s.on_cell(0, "1.0", "wood"), s.on_cell(0, "1.0", "sheep")) == (1, 1)
    assert s.seat(0).scots == 8 - 3, "none of them in the supply"


@pytest.mark.parametrize(("kept", "lost"), [("sheep", "wood"), ("wood", "sheep")])
@pytest.mark.rule("GM-LMK-Q6")
def test_of_the_surplus_on_the_home_castle_the_owner_chooses_what_is_lost(
    kept: str, lost: str
) -> None:
    s = tower("inshriach")
    s.goods(0, "0.1", wood=1, sheep=1)
    s.scots(0, "0.1")
    s.goods(0, "1.0", stone=2)
    morar(s)
    s.play("remove 0.1")
    assert s.texts() == ["keep wood", "keep sheep"]
    s.play(f"keep {kept}")
    assert (s.on_cell(0, "1.0", "stone"), s.on_cell(0, "1.0", kept)) == (2, 1)
    assert s.on_cell(0, "1.0", lost) == 0
    assert sum(s.seat(0).stock) == 3
    assert s.on_cell(0, "1.0", "scot") == 1, "Scots are not limited"


# --- activation after it has removed itself -------------------------------------------------------


@pytest.mark.parametrize("edition", ["french", "english"])
@pytest.mark.rule("GM-LMK-Q5", "GM-ED-07")
def test_the_tiles_around_are_activated_after_loch_morar_removed_itself(edition: str) -> None:
    s = stage(edition)
    s.lay(0, "0.1", "inshriach")
    s.lay(0, "1.1", "lammermuir")
    morar(s)
    s.play("remove -1.0", "done")
    assert s.tile_on(0, "-1.0") == ""
    assert s.texts() == ["activate 0.1", "activate 0.0", "done"]
    s.play("activate 0.1", "activate 0.0")
    assert s.on_cell(0, "0.1", "wood") == 1
    assert s.state.movement == 1
    assert "GM-ACT-10" in s.why_not("activate -1.0")


@pytest.mark.rule("GM-LMK-Q5")
def test_removed_neighbours_are_not_activated() -> None:
    s = tower("inshriach")
    morar(s)
    s.play("remove 0.1", "done")
    assert s.texts("activate") == ["activate 0.0"]
