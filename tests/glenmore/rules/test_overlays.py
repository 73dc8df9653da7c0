"""Overlay tiles (GM-OVL): what they cover, what moves up, and what is out of use below."""

import pytest

from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from tests.glenmore.scenario import Scenario

EDITIONS = ["french", "english"]


def lays(scenario: Scenario) -> set[str]:
    return {text.split()[1] for text in scenario.texts("lay")}


def actives(scenario: Scenario) -> set[str]:
    return {text.split()[1] for text in scenario.texts("activate")}


def covered(scenario: Scenario, cell: str) -> list[str]:
    """The tiles under the visible one, from the bottom up."""
    seats = scenario.table.view()["seats"]
    assert isinstance(seats, list)
    found = [row["under"] for row in seats[0]["territory"] if row["cell"] == cell]
    return list(found[0])


def ready(tile: str, *laid: tuple[str, str], edition: str = "french") -> Scenario:
    """Seat 0 can pay for a tile on the Rondel; `laid` are pairs of cell and tile."""
    scenario = Scenario(ahead=(tile, "robert_i"), edition=edition)
    for cell, other in laid:
        scenario.lay(0, cell, other)
    scenario.market(**dict.fromkeys(RESOURCE_NAMES, 3))
    row = scenario.state.rules.components.tile(tile)
    for kind, name in enumerate(RESOURCE_NAMES):
        if row.cost[kind]:
            scenario.goods(0, "1.0", **{name: row.cost[kind]})
    return scenario


@pytest.mark.rule("GM-OVL-01", "GM-OVL-02")
def test_an_overlay_lies_only_on_a_tile_of_its_type() -> None:
    scenario = ready("rannoch", ("0.1", "inshriach"), ("1.1", "lochridge"), ("0.-1", "dornie"))
    scenario.play("take rannoch")
    assert lays(scenario) == {"0.1"}
    assert "GM-OVL-01" in scenario.why_not("lay 1.-1")
    assert "GM-OVL-02" in scenario.why_not("lay 1.1")
    assert "GM-OVL-02" in scenario.why_not("lay 0.-1")
    scenario.play("lay 0.1")
    assert scenario.tile_on(0, "0.1") == "rannoch"


@pytest.mark.rule("GM-OVL-02")
def test_a_tile_without_type_is_never_covered() -> None:
    scenario = ready("inverness", ("-1.0", "loch_lochy"))
    scenario.scots(0, "1.0")
    scenario.play("take inverness")
    assert lays(scenario) == {"0.0"}
    assert "GM-OVL-02" in scenario.why_not("lay -1.0")


@pytest.mark.rule("GM-OVL-03")
def test_an_overlay_neither_adds_nor_removes_a_river() -> None:
    scenario = ready("rannoch", ("-1.0", "ballachulish"), ("0.1", "inshriach"))
    scenario.play("take rannoch")
    assert lays(scenario) == {"0.1"}
    assert "GM-OVL-03" in scenario.why_not("lay -1.0")
    scenario = ready("inverness", ("-1.0", "halkirk"), ("0.1", "dornie"))
    scenario.play("take inverness")
    assert lays(scenario) == {"-1.0"}
    assert "GM-OVL-03" in scenario.why_not("lay 0.1")


@pytest.mark.rule("GM-OVL-04", "GM-OVL-Q1", "GM-ED-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_scot_on_the_covered_tile_is_enough_only_in_english(edition: str) -> None:
    scenario = ready("rannoch", ("0.1", "inshriach"), ("0.2", "corrennie"), edition=edition)
    scenario.strip(0)
    scenario.scots(0, "0.2")
    scenario.play("take rannoch")
    both = edition == "english"
    assert lays(scenario) == ({"0.1", "0.2"} if both else {"0.1"})
    if not both:
        assert "GM-OVL-04" in scenario.why_not("lay 0.2")


@pytest.mark.rule("GM-OVL-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_distant_scot_is_never_enough(edition: str) -> None:
    scenario = ready("rannoch", ("0.1", "dornie"), ("0.2", "inshriach"), edition=edition)
    assert "take rannoch" not in scenario.texts()
    scenario.scots(0, "0.1")
    assert "take rannoch" in scenario.texts()


@pytest.mark.rule("GM-OVL-Q1", "GM-ED-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_castle_of_macintosh_on_the_covered_cell(edition: str) -> None:
    above = (("0.1", "dornie"), ("0.2", "plockton"), ("0.3", "donan_castle"))
    scenario = ready("stirling_castle", *above, edition=edition)
    scenario.clan(0, "mackintosh")
    assert ("take stirling_castle" in scenario.texts()) == (edition == "english")
    scenario.lay(0, "0.4", "duart_castle")
    assert "take stirling_castle" in scenario.texts()  # the castles are beside each other


@pytest.mark.rule("GM-OVL-05", "GM-OVL-11")
def test_only_the_top_tile_is_used() -> None:
    scenario = ready("angus_glens", ("0.1", "lochridge"))
    scenario.play("take angus_glens", "lay 0.1", "activate 0.1")
    assert scenario.on_cell(0, "0.1", "cattle") == 2  # not the single one of Lochridge
    assert "activate 0.1" not in scenario.texts()
    assert covered(scenario, "0.1") == ["lochridge"]


@pytest.mark.rule("GM-OVL-06", "GM-OVL-07")
def test_resources_and_scots_move_up() -> None:
    scenario = ready("rannoch", ("0.1", "inshriach"))
    scenario.goods(0, "0.1", sheep=2)
    scenario.scots(0, "0.1", 2)
    scenario.play("take rannoch", "lay 0.1")
    assert scenario.on_cell(0, "0.1", "sheep") == 2
    assert scenario.on_cell(0, "0.1", "scot") == 2
    scenario.play("gain barley")
    assert "activate 0.1" not in scenario.texts()  # the three goods fill the overlay
    scenario.play("activate 0.0", "walk 0.1 s")
    assert scenario.on_cell(0, "0.1", "scot") == 1


@pytest.mark.rule("GM-OVL-08", "GM-OVL-Q4", "GM-ED-02", "GM-EX-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_covered_tile_has_given_is_kept(edition: str) -> None:
    scenario = ready("donan_castle", edition=edition)
    scenario.seat(0).coins = 9
    scenario.play("take donan_castle", "lay 0.1", "claim macleod", "done")
    before = scenario.seat(0).coins
    assert (before, scenario.seat(0).markers) == (12, 9)
    # A later turn.
    for figure, position in enumerate((20, 21, 22)):
        scenario.place(figure, position)
    scenario.put_on_rondel(23, "stirling_castle")
    scenario.state.front = 33
    scenario.goods(0, "0.0", wood=1, stone=1)
    scenario.begin()
    scenario.play("take stirling_castle")
    events = scenario.play("lay 0.1").events
    assert {event.kind for event in events} == {"lay", "scots", "points"}  # of Stirling Castle only
    seats = scenario.table.view()["seats"]
    assert isinstance(seats, list)
    assert seats[0]["landmarks"] == ["donan_castle"]
    assert seats[0]["categories"]["landmarks"] == 1
    assert (seats[0]["coins"], seats[0]["clans"]) == (before, ["macleod"])


@pytest.mark.rule("GM-OVL-09")
def test_an_overlay_may_cover_an_overlay() -> None:
    scenario = ready("rannoch", ("0.1", "inshriach"), ("0.1", "glen_affric"))
    scenario.play("take rannoch", "lay 0.1")
    assert scenario.tile_on(0, "0.1") == "rannoch"
    assert covered(scenario, "0.1") == ["inshriach", "glen_affric"]
    scenario.play("gain sheep", "activate 0.1")
    assert scenario.on_cell(0, "0.1", "wood") == 1


@pytest.mark.rule("GM-OVL-10")
def test_an_overlay_has_its_immediate_effect_and_activates_its_neighbours() -> None:
    scenario = ready("stirling_castle", ("0.1", "donan_castle"), ("1.1", "inshriach"))
    scenario.play("take stirling_castle", "lay 0.1")
    assert (scenario.vp(0), scenario.on_cell(0, "0.1", "scot")) == (3, 1)
    assert actives(scenario) == {"0.0", "1.0", "0.1", "1.1"}
    scenario.play("activate 0.1", "activate 1.1")
    assert (scenario.vp(0), scenario.on_cell(0, "1.1", "wood")) == (5, 1)


@pytest.mark.rule("GM-OVL-12", "GM-OVL-15")
def test_covered_tiles_do_not_count_for_the_size() -> None:
    scenario = ready("stirling_castle", ("0.1", "donan_castle"), ("1.1", "inshriach"))
    seats = scenario.table.view()["seats"]
    assert isinstance(seats, list)
    before = scenario.line("territory_size")
    scenario.play("take stirling_castle", "lay 0.1")
    after = scenario.table.view()["seats"]
    assert isinstance(after, list)
    assert after[0]["size"] == seats[0]["size"] == 4
    assert scenario.line("territory_size") == before == [-6, 0, 0]


@pytest.mark.rule("GM-OVL-12")
def test_covered_tiles_do_not_count_as_villages() -> None:
    scenario = Scenario(ahead=("lochridge",))
    scenario.lay(0, "-1.0", "halkirk", "inverness")
    scenario.seat(0).coins = 20
    scenario.marker(0)
    scenario.play("claim brodie")
    assert scenario.vp(0) == 0  # Home village and Inverness


@pytest.mark.rule("GM-OVL-13")
def test_macpherson_counts_covered_overlays() -> None:
    scenario = Scenario(ahead=("lochridge",))
    scenario.lay(0, "0.1", "inshriach", "glen_affric")
    scenario.lay(0, "1.1", "lammermuir", "luing")
    scenario.seat(0).coins = 20
    before = scenario.state.clone()
    scenario.marker(0)
    scenario.play("claim macpherson")
    assert scenario.vp(0) == 5
    scenario.table.state = before
    scenario.lay(0, "0.1", "rannoch")
    scenario.marker(0)
    scenario.play("claim macpherson")
    assert scenario.vp(0) == 8


@pytest.mark.rule("GM-OVL-14")
def test_other_tiles_never_cover() -> None:
    scenario = ready("corrennie", ("0.1", "inshriach"))
    scenario.play("take corrennie")
    assert "0.1" not in lays(scenario)
    assert "GM-OVL-14" in scenario.why_not("lay 0.1")


@pytest.mark.rule("GM-OVL-Q2", "GM-ED-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_home_village_may_be_covered(edition: str) -> None:
    scenario = ready("inverness", edition=edition)
    scenario.scots(0, "1.0")
    scenario.play("take inverness")
    assert lays(scenario) == {"0.0"}
    scenario.play("lay 0.0")
    assert scenario.tile_on(0, "0.0") == "inverness"
    assert scenario.on_cell(0, "0.0", "scot") == 2  # its own, and the one of Inverness


@pytest.mark.rule("GM-OVL-Q3")
def test_an_overlay_can_be_activated_although_the_covered_tile_was() -> None:
    scenario = ready("rothiemurchus", ("0.1", "inshriach"), ("-1.1", "finlaggan"))
    scenario.seat(0).coins = 20
    scenario.scots(0, "0.1")
    scenario.discard("rannoch")
    scenario.play("take rothiemurchus", "lay 0.2", "activate 0.1")
    assert "GM-ACT-05" in scenario.why_not("activate 0.1")
    # Finlaggan: the wood for a clan marker, and Munro lays the overlay in the same turn.
    scenario.play("activate -1.1", "claim munro", "fetch rannoch", "lay 0.1")
    scenario.play("gain sheep", "activate 0.1")
    assert scenario.on_cell(0, "0.1", "stone") == 1


@pytest.mark.rule("GM-OVL-Q5")
def test_a_covered_home_village_pays_scots_and_is_never_removed() -> None:
    scenario = Scenario(ahead=("loch_ness",))
    scenario.lay(0, "0.0", "inverness")
    scenario.lay(0, "0.1", "inshriach")
    scenario.scots(0, "0.0")
    scenario.seat(0).coins = 20
    scenario.marker(0)
    scenario.play("claim macmillan")
    assert scenario.texts("remove") == ["remove 0.1"]
    assert "GM-CLN-23" in scenario.why_not("remove 0.0")
    scenario.play("remove 0.1", "take loch_ness")
    assert scenario.on_cell(0, "0.0", "scot") == 1


@pytest.mark.rule("GM-OVL-Q5")
def test_a_covered_home_castle_is_still_the_home_castle() -> None:
    scenario = Scenario(ahead=("lochridge",))
    scenario.lay(0, "1.0", "castle_stalker")  # by hand: no overlay is a castle with a river
    scenario.lay(0, "0.1", "inshriach")
    scenario.scots(0, "1.0", 2)
    scenario.scots(0, "0.1")
    scenario.goods(0, "0.1", wood=2)
    seats = scenario.table.view()["seats"]
    assert isinstance(seats, list)
    assert seats[0]["categories"]["castle_scots"] == 2
    scenario.seat(0).coins = 20
    scenario.marker(0)
    scenario.play("claim macmillan", "remove 0.1")
    assert scenario.on_cell(0, "1.0", "wood") == 2
    assert scenario.on_cell(0, "1.0", "scot") == 3


@pytest.mark.rule("GM-EX-13", "GM-OVL-02", "GM-OVL-03")
def test_example_inverness_covers_halkirk() -> None:
    scenario = ready("inverness", ("-1.0", "halkirk"))
    scenario.play("take inverness", "lay -1.0")
    assert scenario.tile_on(0, "-1.0") == "inverness"
