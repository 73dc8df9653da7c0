"""Activation of the laid tile and its neighbours (GM-ACT-01 to 23, 60, nested activations).

Seat 0 takes the tile right in front of the pawns. It has no coins and the Market is empty unless a
test says otherwise. The Scot stands on the Home village 0.0; the Home castle is 1.0.
"""

from itertools import permutations

import pytest

from tests.glenmore.scenario import Scenario

RESOURCES = ["barley", "wood", "stone", "sheep", "cattle"]


def stage(*ahead: str) -> Scenario:
    s = Scenario(ahead=ahead)
    s.seat(0).coins = 0
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    return s


def targets(s: Scenario) -> set[str]:
    """The cells that can be activated now."""
    return {text.split()[1] for text in s.texts("activate")}


def ring() -> Scenario:
    """Eight tiles around the empty cell 1.2; Easdale is about to be laid there."""
    s = stage("easdale")
    s.lay(0, "0.1", "inshriach")
    s.lay(0, "1.1", "lammermuir")
    s.lay(0, "2.1", "lochridge")
    s.lay(0, "0.2", "rothiemurchus")
    s.lay(0, "2.2", "corrennie")
    s.lay(0, "0.3", "north_ronaldsay")
    s.lay(0, "1.3", "abernethy")
    s.lay(0, "2.3", "black_isle")
    s.lay(0, "3.3", "carse_of_gowrie")
    s.scots(0, "1.1")
    s.play("take easdale", "lay 1.2")
    return s


# --- which tiles, in which order ------------------------------------------------------------------


@pytest.mark.rule("GM-ACT-01")
def test_the_laid_tile_and_its_eight_neighbours_can_be_activated_and_no_other() -> None:
    s = ring()
    assert targets(s) == {"0.1", "1.1", "2.1", "0.2", "1.2", "2.2", "0.3", "1.3", "2.3"}
    assert "GM-ACT-01" in s.why_not("activate 3.3")
    assert "GM-ACT-01" in s.why_not("activate 1.0")
    for cell in sorted(targets(s)):
        s.play(f"activate {cell}")
    assert sum(s.seat(0).stock) == 9


@pytest.mark.parametrize("order", list(permutations(["0.0", "0.1", "-1.1"])))
@pytest.mark.rule("GM-ACT-02")
def test_the_order_of_activations_is_free(order: tuple[str, ...]) -> None:
    s = stage("corrennie")
    s.lay(0, "0.1", "inshriach")
    s.play("take corrennie", "lay -1.1", *[f"activate {cell}" for cell in order])
    assert s.state.movement == 1
    assert s.on_cell(0, "0.1", "wood") == 1
    assert s.on_cell(0, "-1.1", "stone") == 1


@pytest.mark.parametrize("made", [0, 1, 2])
@pytest.mark.rule("GM-ACT-03")
def test_every_activation_is_optional(made: int) -> None:
    s = ring()
    for cell in ["0.1", "2.2"][:made]:
        s.play(f"activate {cell}")
    s.play("done")
    assert sum(s.seat(0).stock) == made
    assert s.table.actor == 1


@pytest.mark.rule("GM-ACT-04")
def test_an_activation_is_resolved_before_anything_else_is_done() -> None:
    s = stage("corrennie")
    s.lay(0, "-1.0", "strathspey")
    s.lay(0, "0.1", "inshriach")
    s.market(wood=1)
    s.goods(0, "0.1", wood=1)
    s.play("take corrennie", "lay -1.1", "activate 0.0")
    assert {"activate 0.1", "walk 0.0 e", "sell wood 0.1", "done"} <= set(s.texts())
    s.play("activate -1.0")
    assert s.texts() == [f"gain {kind}" for kind in RESOURCES]
    for other in ["activate 0.1", "walk 0.0 e", "sell wood 0.1", "done"]:
        assert "GM-ACT-04" in s.why_not(other)
    s.play("gain sheep")
    assert {"activate 0.1", "walk 0.0 e", "sell wood 0.1", "done"} <= set(s.texts())


@pytest.mark.rule("GM-ACT-05")
def test_a_tile_is_activated_once_a_turn_and_again_in_the_next() -> None:
    s = stage()
    s.place(1, 5)
    s.place(2, 6)
    s.put_on_rondel(1, "corrennie")
    s.put_on_rondel(2, "lammermuir")
    s.begin()
    s.lay(0, "0.1", "inshriach")
    s.play("take corrennie", "lay -1.1", "activate 0.1")
    assert "GM-ACT-05" in s.why_not("activate 0.1")
    s.play("done", "take lammermuir", "lay 1.1", "activate 0.1")
    assert s.on_cell(0, "0.1", "wood") == 2


@pytest.mark.rule("GM-ACT-06")
def test_a_tile_without_an_activation_icon_cannot_be_activated() -> None:
    s = stage("corrennie")
    s.lay(0, "-1.0", "loch_lochy")
    s.play("take corrennie", "lay -1.1")
    assert "GM-ACT-06" in s.why_not("activate -1.0")
    assert targets(s) == {"0.0", "-1.1"}


@pytest.mark.rule("GM-ACT-07")
def test_only_the_top_tile_of_a_stack_is_activated() -> None:
    s = stage("corrennie")
    s.lay(0, "0.1", "lammermuir", "luing", "angus_glens")
    s.play("take corrennie", "lay -1.1", "activate 0.1")
    assert s.seat(0).stock == [0, 0, 0, 0, 2], "no sheep of the tiles below"
    assert "GM-ACT-05" in s.why_not("activate 0.1"), "nor one after the other"


@pytest.mark.rule("GM-ACT-08")
def test_a_person_activates_nothing() -> None:
    s = stage("robert_i")
    s.lay(0, "0.1", "inshriach")
    s.play("take robert_i", "claim macleod")
    assert s.table.actor == 1, "the turn is over"
    assert sum(s.seat(0).stock) == 0


@pytest.mark.rule("GM-ACT-09")
def test_home_village_and_home_castle_are_activated_as_two_tiles() -> None:
    s = stage("corrennie")
    s.play("take corrennie", "lay 0.1")
    assert {"0.0", "1.0"} <= targets(s)
    s.play("activate 0.0", "activate 1.0")
    assert s.state.movement == 2


@pytest.mark.rule("GM-ACT-10")
def test_tiles_of_others_are_not_activated() -> None:
    s = stage("corrennie")
    s.lay(1, "0.1", "inshriach")
    s.play("take corrennie", "lay 1.1")
    assert "GM-ACT-10" in s.why_not("activate 0.1")
    s.play("activate 1.1", "activate 0.0", "activate 1.0", "done")
    assert sum(s.seat(1).stock) == 0


# --- resources ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        ("inshriach", "wood"),
        ("corrennie", "stone"),
        ("lammermuir", "sheep"),
        ("lochridge", "cattle"),
        ("black_isle", "barley"),
    ],
)
@pytest.mark.rule("GM-ACT-20")
def test_a_shown_resource_is_put_on_the_activated_tile(tile: str, kind: str) -> None:
    s = stage("rothiemurchus")
    s.lay(0, "0.1", tile)
    s.play("take rothiemurchus", "lay -1.1", "activate 0.1")
    assert s.on_cell(0, "0.1", kind) == 1
    assert sum(s.seat(0).stock) == 1


@pytest.mark.parametrize("kind", RESOURCES)
@pytest.mark.rule("GM-ACT-21")
def test_a_resource_of_choice_is_put_on_the_activated_tile(kind: str) -> None:
    s = stage("rothiemurchus")
    s.lay(0, "-1.0", "atholl")
    s.play("take rothiemurchus", "lay -1.1", "activate -1.0", f"gain {kind}")
    assert s.on_cell(0, "-1.0", kind) == 1
    assert sum(s.seat(0).stock) == 1


@pytest.mark.rule("GM-ACT-22")
def test_two_shown_resources_are_both_put_on_the_tile() -> None:
    s = stage("rothiemurchus")
    s.lay(0, "0.1", "inshriach", "glen_affric")
    s.play("take rothiemurchus", "lay -1.1", "activate 0.1")
    assert (s.on_cell(0, "0.1", "wood"), s.on_cell(0, "0.1", "stone")) == (1, 1)


@pytest.mark.parametrize(
    ("kept", "lost"), [pytest.param("wood", "stone"), pytest.param("stone", "wood")]
)
@pytest.mark.rule("GM-ACT-23", "GM-CMP-Q5")
def test_of_two_products_with_room_for_one_the_owner_keeps_either(kept: str, lost: str) -> None:
    s = stage("rothiemurchus")
    s.lay(0, "0.1", "inshriach", "glen_affric")
    s.goods(0, "0.1", cattle=2)
    s.play("take rothiemurchus", "lay -1.1", "activate 0.1")
    assert s.texts() == ["keep wood", "keep stone"]
    played = s.play(f"keep {kept}")
    assert s.on_cell(0, "0.1", kept) == 1
    assert s.on_cell(0, "0.1", "cattle") == 2
    assert s.on_cell(0, "0.1", lost) == 0
    assert s.events(played, "lost") == [(0, lost, 1)]


@pytest.mark.rule("GM-ACT-23")
def test_equal_products_beyond_three_are_lost_without_a_question() -> None:
    s = stage("rothiemurchus")
    s.lay(0, "0.1", "carse_of_gowrie")
    s.goods(0, "0.1", barley=2)
    played = s.play("take rothiemurchus", "lay -1.1", "activate 0.1")
    assert s.step() == "activation"
    assert s.on_cell(0, "0.1", "barley") == 3
    assert s.events(played, "lost") == [(0, "barley", 1)]


@pytest.mark.parametrize(
    ("tile", "vp"), [pytest.param("kingshouse", 3), pytest.param("sligachan", 4)]
)
@pytest.mark.rule("GM-ACT-60")
def test_a_vp_icon_gives_the_shown_points_at_once(tile: str, vp: int) -> None:
    s = stage("rothiemurchus")
    s.lay(0, "0.1", tile)
    s.play("take rothiemurchus", "lay -1.1", "activate 0.1")
    assert s.vp(0) == vp


# --- activations inside others --------------------------------------------------------------------


def council() -> Scenario:
    """Seat 0 has activated Moot Hill on 0.1 and is about to place the clan marker.

    Grassmarket lies on 0.2 and Inshriach on 1.1; Corrennie was laid on -1.1.
    """
    s = stage("corrennie")
    s.lay(0, "0.1", "moot_hill")
    s.lay(0, "0.2", "grassmarket")
    s.lay(0, "1.1", "inshriach")
    s.scots(0, "0.1")
    s.goods(0, "1.0", sheep=1)
    s.goods(0, "1.1", wood=1)
    s.goods(0, "0.0", stone=2)
    s.play("take corrennie", "lay -1.1")
    s.seat(0).coins = 3
    s.play("activate 0.0", "activate 0.1", "pay sheep 1.0")
    return s


@pytest.mark.rule("GM-ACT-Q6", "GM-ACT-05")
def test_an_activation_inside_another_is_part_of_it_and_counts_for_once_a_turn() -> None:
    s = council()
    s.play("claim cameron")
    assert s.texts() == ["activate 0.2", "done"], "one exchange tile, not Moot Hill again"
    assert "GM-ACT-04" in s.why_not("walk 0.0 e"), "the outer activation goes on"
    s.play("activate 0.2", "pay wood 1.1", "pay stone 0.0", "pay stone 0.0")
    assert s.vp(0) == 7
    assert s.state.movement == 1 + 3, "the rest of the clan's bonus"
    assert "walk 0.0 e" in s.texts()
    assert "GM-ACT-05" in s.why_not("activate 0.2")
    assert "GM-ACT-05" in s.why_not("activate 0.1")


@pytest.mark.rule("GM-ACT-Q8", "GM-ACT-Q6")
def test_a_tile_laid_by_an_effect_activates_itself_and_its_neighbours() -> None:
    s = council()
    s.discard("lammermuir")
    s.play("claim munro", "fetch lammermuir", "lay -1.2")
    # Beside -1.2 lie -1.1, 0.1 and 0.2; Moot Hill is being activated, 0.0 and 1.1 are too far.
    assert s.texts() == ["activate -1.2", "activate 0.2", "activate -1.1", "done"]
    assert "GM-ACT-04" in s.why_not("walk 0.0 e")
    s.play("activate -1.2", "activate -1.1", "done")
    assert s.on_cell(0, "-1.2", "sheep") == 1
    assert s.on_cell(0, "-1.1", "stone") == 1
    assert targets(s) == {"0.2"}, "what is left of the tile taken from the Rondel"
    assert "walk 0.0 e" in s.texts()


@pytest.mark.rule("GM-ACT-Q8")
def test_a_tile_laid_by_the_clan_of_a_person_activates_too() -> None:
    s = stage("robert_i")
    s.lay(0, "0.1", "inshriach")
    s.discard("lammermuir")
    s.seat(0).coins = 3
    s.play("take robert_i", "claim munro", "fetch lammermuir", "lay -1.1")
    assert targets(s) == {"-1.1", "0.0", "0.1"}
    s.play("activate 0.1", "activate -1.1", "done")
    assert s.seat(0).stock == [0, 1, 0, 1, 0]
    assert s.table.actor == 1


# --- the examples of the rulebook -----------------------------------------------------------------


@pytest.mark.rule("GM-EX-18")
def test_example_halkirk_home_castle_and_inshriach() -> None:
    s = stage("halkirk")
    s.lay(0, "1.1", "inshriach")
    s.scots(0, "1.1")
    s.goods(0, "1.0", wood=1)
    s.play("take halkirk", "lay 2.0")
    assert s.on_cell(0, "2.0", "scot") == 1, "the Scot comes first"
    assert targets(s) == {"2.0", "1.0", "1.1"}
    s.play("activate 2.0", "activate 1.0", "activate 1.1")
    assert s.on_cell(0, "1.1", "wood") == 1
    assert s.state.movement == 2
    s.play("walk 2.0 w", "walk 1.1 s")
    assert s.on_cell(0, "1.0", "scot") == 2
    assert s.table.actor == 1, "nothing is left to do"


@pytest.mark.rule("GM-EX-19")
def test_example_inverness_over_halkirk() -> None:
    s = stage("inverness")
    s.lay(0, "1.1", "inshriach")
    s.lay(0, "2.0", "halkirk")
    s.scots(0, "2.0")
    s.scots(0, "1.1")
    s.goods(0, "1.0", wood=1, stone=1, cattle=1)
    played = s.play("take inverness", "lay 2.0")
    assert s.events(played, "landmark") == [(0, "inverness", 1)]
    assert s.on_cell(0, "2.0", "scot") == 2
    assert targets(s) == {"2.0", "1.0", "1.1"}
    s.play("activate 2.0", "activate 1.0", "activate 1.1")
    assert s.state.movement == 2
    assert s.on_cell(0, "1.1", "wood") == 1
