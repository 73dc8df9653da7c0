"""Where a tile may lie (GM-PLC): sides, Scots, the river, and what may be removed again."""

import pytest

from tests.glenmore.scenario import Scenario

PLAIN, RIVER = "lochridge", "ballachulish"


def lays(scenario: Scenario) -> set[str]:
    return {text.split()[1] for text in scenario.texts("lay")}


def removes(scenario: Scenario) -> set[str]:
    return {text.split()[1] for text in scenario.texts("remove")}


def taking(tile: str, *laid: tuple[str, str]) -> Scenario:
    """Seat 0 has taken a tile without cost; `laid` are pairs of cell and tile laid before."""
    scenario = Scenario(ahead=(tile, "robert_i"))
    for cell, other in laid:
        scenario.lay(0, cell, other)
    scenario.play(f"take {tile}")
    return scenario


@pytest.mark.rule("GM-PLC-01", "GM-PLC-03", "GM-PLC-04", "GM-PLC-09", "GM-EX-12")
def test_all_rules_hold_for_every_legal_cell() -> None:
    scenario = taking(PLAIN, ("0.1", "inshriach"))
    # Beside the Scot on 0.0, touching a side, and not left or right of the river.
    assert lays(scenario) == {"-1.1", "1.1", "0.-1", "1.-1"}
    scenario.play("lay -1.1")
    assert scenario.tile_on(0, "-1.1") == PLAIN


@pytest.mark.rule("GM-PLC-02")
def test_an_ordinary_tile_needs_an_empty_cell() -> None:
    scenario = taking(PLAIN, ("0.1", "lammermuir"))
    assert lays(scenario).isdisjoint({"0.0", "1.0", "0.1"})
    assert "GM-PLC-02" in scenario.why_not("lay 0.1")


@pytest.mark.rule("GM-PLC-03")
def test_a_corner_is_not_enough() -> None:
    scenario = taking(PLAIN)
    assert lays(scenario) == {"0.1", "1.1", "0.-1", "1.-1"}
    for cell in ("-1.1", "-1.-1", "5.5"):
        assert "GM-PLC-03" in scenario.why_not(f"lay {cell}")


@pytest.mark.rule("GM-PLC-04", "GM-PLC-05", "GM-EX-11")
def test_a_scot_must_stand_beside_the_cell() -> None:
    scenario = taking(PLAIN, ("0.1", "inshriach"), ("0.2", "corrennie"))
    for cell in ("0.3", "1.2", "-1.2"):
        assert "GM-PLC-05" in scenario.why_not(f"lay {cell}")
    scenario.scots(0, "0.2")
    assert {"0.3", "1.2", "-1.2", "-1.1", "1.1"} <= lays(scenario)


@pytest.mark.rule("GM-PLC-04")
def test_a_scot_on_a_corner_is_beside_the_cell() -> None:
    scenario = Scenario(ahead=(PLAIN,))
    scenario.lay(0, "1.1", "inshriach")
    scenario.strip(0)
    scenario.scots(0, "1.1")
    scenario.play(f"take {PLAIN}")
    assert lays(scenario) == {"0.1", "1.2", "2.1"}  # 0.1 touches 1.1 by a side
    scenario = Scenario(ahead=(PLAIN,))
    scenario.play(f"take {PLAIN}")
    assert "1.1" in lays(scenario)  # the only Scot stands on 0.0


@pytest.mark.rule("GM-PLC-04")
def test_scots_of_others_do_not_help() -> None:
    scenario = Scenario(ahead=(PLAIN, "robert_i"))
    scenario.strip(0)
    assert scenario.on_cell(1, "0.0", "scot") == 1
    assert scenario.texts("take") == ["take robert_i"]


@pytest.mark.rule("GM-PLC-05", "GM-PLC-06", "GM-PLC-Q7")
def test_without_a_scot_only_persons_can_be_taken() -> None:
    scenario = Scenario(ahead=(PLAIN, RIVER, "robert_i"))
    scenario.strip(0)
    assert scenario.state.places[0] == 0  # the pawn stands on the Rondel and does not count
    assert scenario.texts() == ["take robert_i"]
    assert "GM-TAK-Q3" in scenario.why_not(f"take {PLAIN}")
    scenario = Scenario(ahead=(PLAIN, RIVER))
    scenario.strip(0)
    assert {text.split()[0] for text in scenario.texts()} == {"forgo"}


@pytest.mark.rule("GM-PLC-16", "GM-PLC-Q7")
def test_castles_of_macintosh_count_as_scots() -> None:
    scenario = Scenario(ahead=(PLAIN, RIVER))
    scenario.lay(0, "0.1", "donan_castle")
    scenario.strip(0)
    assert scenario.texts("take") == []
    scenario.clan(0, "mackintosh")
    scenario.play(f"take {PLAIN}")
    # Around the castles on 1.0 and 0.1.
    assert lays(scenario) == {"-1.1", "0.2", "1.1", "0.-1", "1.-1"}


@pytest.mark.rule("GM-PLC-07")
def test_the_home_river_runs_from_left_to_right() -> None:
    scenario = taking(PLAIN)
    assert "-1.0" not in lays(scenario) and "0.1" in lays(scenario)
    scenario = taking(RIVER)
    assert lays(scenario) == {"-1.0"}
    scenario.scots(0, "1.0")
    assert lays(scenario) == {"-1.0", "2.0"}


@pytest.mark.rule("GM-PLC-08", "GM-PLC-14", "GM-EX-09")
def test_a_river_tile_extends_the_river_at_an_end() -> None:
    scenario = Scenario(ahead=("halkirk",))
    scenario.lay(0, "2.0", "laich_of_moray")
    scenario.lay(0, "-1.0", RIVER)
    scenario.scots(0, "-1.0")
    scenario.scots(0, "2.0")
    scenario.play("take halkirk")
    assert lays(scenario) == {"-2.0", "3.0"}
    scenario.play("lay 3.0")
    assert scenario.tile_on(0, "3.0") == "halkirk"


@pytest.mark.rule("GM-PLC-09", "GM-EX-10")
@pytest.mark.parametrize("cell", ["-2.0", "2.0"])
def test_a_tile_without_river_never_lies_beside_the_river(cell: str) -> None:
    scenario = Scenario(ahead=(PLAIN,))
    scenario.lay(0, "-1.0", RIVER)
    scenario.scots(0, "-1.0")
    scenario.scots(0, "1.0")
    scenario.play(f"take {PLAIN}")
    assert cell not in lays(scenario)
    assert "GM-PLC-09" in scenario.why_not(f"lay {cell}")


@pytest.mark.rule("GM-PLC-10", "GM-PLC-11", "GM-PLC-13", "GM-EX-08")
def test_a_second_river_cannot_begin() -> None:
    scenario = Scenario(ahead=("halkirk",))
    scenario.lay(0, "0.1", "inshriach")
    scenario.scots(0, "0.1")
    scenario.play("take halkirk")
    assert lays(scenario) == {"-1.0"}
    for cell in ("-1.1", "1.1", "0.2", "0.-1"):
        assert "GM-PLC-11" in scenario.why_not(f"lay {cell}")


@pytest.mark.rule("GM-PLC-11")
@pytest.mark.parametrize("cell", ["0.1", "1.1", "0.-1", "1.-1"])
def test_a_river_tile_lies_neither_above_nor_below_the_river(cell: str) -> None:
    scenario = Scenario(ahead=(RIVER, "robert_i"))
    scenario.scots(0, "1.0")
    scenario.play(f"take {RIVER}")
    assert lays(scenario) == {"-1.0", "2.0"}
    assert "GM-PLC-11" in scenario.why_not(f"lay {cell}")


@pytest.mark.rule("GM-PLC-12")
def test_tiles_without_river_lie_above_and_below_it() -> None:
    scenario = taking(PLAIN)
    for cell in ("0.1", "0.-1"):
        assert cell in lays(scenario)
    scenario.play("lay 0.-1")
    assert scenario.tile_on(0, "0.-1") == PLAIN


@pytest.mark.rule("GM-PLC-13", "GM-PLC-Q3")
def test_the_river_stays_open_at_both_ends() -> None:
    rivers = ["laich_of_moray", "halkirk", "edradour", "kingussie", "atholl", "strathspey"]
    scenario = Scenario(ahead=(RIVER,))
    for number, tile in enumerate(rivers):
        scenario.lay(0, f"{-1 - number // 2}.0" if number % 2 else f"{2 + number // 2}.0", tile)
    scenario.scots(0, "-3.0")
    scenario.scots(0, "4.0")
    scenario.play(f"take {RIVER}")
    assert lays(scenario) == {"-4.0", "5.0"}


@pytest.mark.rule("GM-PLC-15")
def test_a_territory_may_grow_far_in_one_direction() -> None:
    column = ["inshriach", "corrennie", "lammermuir", "dornie", "applecross", "rothiemurchus"]
    column += ["butcher", "donan_castle", "plockton", "pulteney", "north_ronaldsay"]
    scenario = Scenario(ahead=(PLAIN,))
    for number, tile in enumerate(column):
        scenario.lay(0, f"0.{number + 1}", tile)
    scenario.strip(0)
    scenario.scots(0, "0.11")
    scenario.play(f"take {PLAIN}")
    assert lays(scenario) == {"0.12", "-1.11", "1.11", "-1.10", "1.10"}
    scenario.play("lay 0.12")
    assert len(scenario.seat(0).tiles) == 14


ABOVE = (("1.1", "inshriach"), ("2.1", "corrennie"), ("3.1", "easdale"))


@pytest.mark.rule("GM-PLC-Q1")
def test_a_tile_may_lie_in_the_river_row_two_cells_from_the_river() -> None:
    scenario = taking(PLAIN, *ABOVE)
    scenario.scots(0, "2.1")
    assert "2.0" not in lays(scenario)
    scenario.play("lay 3.0")
    assert scenario.tile_on(0, "3.0") == PLAIN


@pytest.mark.rule("GM-PLC-Q1", "GM-PLC-Q2")
def test_the_river_cannot_run_against_a_tile_without_one() -> None:
    scenario = taking(RIVER, *ABOVE)
    scenario.scots(0, "2.1")
    assert lays(scenario) == {"-1.0", "2.0"}
    scenario.lay(0, "3.0", PLAIN)
    assert lays(scenario) == {"-1.0"}
    assert "GM-PLC-Q2" in scenario.why_not("lay 2.0")


# --- removal ------------------------------------------------------------------------------------


def removing(count: int, *laid: tuple[str, str]) -> Scenario:
    """Seat 0 is to remove one tile (MacMillan), or up to two after laying Loch Morar on -1.0."""
    scenario = Scenario(ahead=("loch_morar", PLAIN))
    scenario.seat(0).coins = 20
    for cell, tile in laid:
        scenario.lay(0, cell, tile)
    if count == 1:
        scenario.marker(0)
        scenario.play("claim macmillan")
    else:
        scenario.play("take loch_morar", "lay -1.0")
    return scenario


@pytest.mark.rule("GM-PLC-17", "GM-PLC-Q4")
def test_what_is_left_must_hang_together() -> None:
    scenario = removing(1, ("0.1", "inshriach"), ("0.2", "corrennie"), ("1.2", "easdale"))
    assert removes(scenario) == {"1.2"}
    for cell in ("0.1", "0.2"):
        assert "GM-PLC-Q4" in scenario.why_not(f"remove {cell}")
    scenario = removing(1, ("0.1", "inshriach"), ("1.1", "corrennie"), ("1.2", "easdale"))
    assert removes(scenario) == {"0.1", "1.2"}
    scenario.play("remove 0.1")
    assert scenario.tile_on(0, "0.1") == ""


@pytest.mark.rule("GM-PLC-17", "GM-PLC-Q4")
def test_what_is_left_must_have_one_river() -> None:
    around = (("2.1", "inshriach"), ("3.1", "corrennie"), ("1.1", "easdale"))
    scenario = removing(1, ("2.0", RIVER), ("3.0", "laich_of_moray"), *around)
    assert removes(scenario) == {"1.1", "2.1", "3.0", "3.1"}  # 2.0 would cut the river
    assert "GM-PLC-Q4" in scenario.why_not("remove 2.0")


@pytest.mark.rule("GM-PLC-Q4")
def test_scots_are_not_asked_for_after_a_removal() -> None:
    scenario = removing(1, ("0.1", "inshriach"), ("0.2", "corrennie"), ("0.3", "easdale"))
    scenario.strip(0)
    assert removes(scenario) == {"0.3"}


@pytest.mark.rule("GM-PLC-Q5", "GM-PLC-17")
def test_two_removals_are_judged_together() -> None:
    scenario = removing(2, ("0.1", "inshriach"), ("0.2", "corrennie"))
    assert removes(scenario) == {"-1.0", "0.1", "0.2"}
    assert "done" in scenario.texts()
    scenario.play("remove 0.1")  # 0.2 hangs in the air now
    assert scenario.texts() == ["remove 0.2"]
    scenario.play("remove 0.2")
    assert len(scenario.seat(0).tiles) == 3  # the Home tiles and Loch Morar


@pytest.mark.rule("GM-PLC-Q5")
def test_two_removals_must_leave_a_legal_territory() -> None:
    scenario = removing(2, ("0.1", "inshriach"), ("0.2", "corrennie"), ("0.3", "easdale"))
    assert removes(scenario) == {"-1.0", "0.2", "0.3"}  # without 0.1 two others would have to go
    scenario.play("remove 0.3")
    assert removes(scenario) == {"-1.0", "0.2"}


# --- tiles that come by an effect ---------------------------------------------------------------


@pytest.mark.rule("GM-PLC-Q6")
def test_a_tile_from_the_pile_must_find_a_place() -> None:
    scenario = Scenario(ahead=(PLAIN,))
    scenario.seat(0).coins = 20
    scenario.discard("rannoch", "easdale")  # an overlay without anything to cover, and a tile
    scenario.marker(0)
    scenario.play("claim munro")
    assert scenario.texts("fetch") == ["fetch easdale"]
    assert "GM-PLC-Q6" in scenario.why_not("fetch rannoch")
    scenario.play("fetch easdale")
    assert lays(scenario) == {"0.1", "1.1", "0.-1", "1.-1"}


@pytest.mark.rule("GM-PLC-Q6")
def test_the_effect_is_lost_if_no_tile_finds_a_place() -> None:
    scenario = Scenario(ahead=(PLAIN,))
    scenario.seat(0).coins = 20
    scenario.discard("rannoch")
    scenario.marker(0)
    scenario.play("claim munro")
    assert scenario.texts() == [f"take {PLAIN}"]
    assert scenario.discarded() == ["rannoch"]
