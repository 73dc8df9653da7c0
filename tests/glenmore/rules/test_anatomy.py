"""What a tile shows and what it is good for (GM-ANA)."""

from pathlib import Path

import pytest

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.goods import CATTLE, STONE, WOOD
from ceilidh.games.glenmore.state import FIXTURE
from ceilidh.kernel.errors import IllegalMove
from tests.glenmore.scenario import Scenario

DATA = Path(__file__).resolve().parents[3] / "src/ceilidh/games/glenmore/data"


def pack_with(folder: Path, tile: str, old: str, new: str) -> str:
    """A data pack in which the record of one tile is changed; gives the folder."""
    before, name, after = (DATA / "tiles.toml").read_text("utf-8").partition(f'id = "{tile}"')
    record, mark, rest = after.partition("\n[[")
    assert old in record
    text = before + name + record.replace(old, new, 1) + mark + rest
    (folder / "tiles.toml").write_text(text, "utf-8")
    return str(folder)


def cells(scenario: Scenario, word: str) -> set[str]:
    """The cells of the legal moves of one kind."""
    return {text.split()[-1] for text in scenario.texts(word)}


def claim(scenario: Scenario, clan: str) -> None:
    """Place a clan marker of seat 0 before its move."""
    scenario.seat(0).coins = 20
    scenario.marker(0)
    scenario.play(f"claim {clan}")


@pytest.mark.rule("GM-ANA-01")
def test_a_tile_shows_cost_types_river_name_effects_protection_and_overlay() -> None:
    tile = load(None).tile("inverness")
    assert tile.name == "Inverness"
    assert [kind for kind, number in enumerate(tile.cost) if number] == [WOOD, STONE, CATTLE]
    assert tile.types and tile.river and tile.overlay and not tile.protected
    assert [row.word for row in tile.immediate] == ["landmark", "scot"]
    assert [row.word for row in tile.activation] == ["movement"]
    plain = load(None).tile("loch_lochy")
    assert not plain.types and not plain.overlay and not plain.activation
    assert load(None).tile("the_end").protected


@pytest.mark.rule("GM-ANA-02")
@pytest.mark.parametrize(
    ("tile", "left"),
    [
        ("halkirk", (5, 1, 0, 2)),
        ("edradour", (4, 1, 1, 2)),
        ("kingshouse", (5, 0, 1, 2)),
        ("loch_ness", (5, 1, 1, 1)),
        ("rothiemurchus", (5, 1, 1, 2)),
    ],
    ids=["resource", "coin", "barrel", "scot", "no cost"],
)
def test_costs_are_resources_coins_barrels_or_scots(
    tile: str, left: tuple[int, int, int, int]
) -> None:
    scenario = Scenario(ahead=(tile,))
    scenario.scots(0, "1.0")
    scenario.goods(0, "0.0", wood=1)
    own = scenario.seat(0)
    own.barrels = 1
    scenario.play(f"take {tile}")
    paying = [text for text in scenario.texts("pay") if text.endswith(" 0.0")]
    if paying:
        scenario.play(*paying)
    own = scenario.seat(0)
    assert scenario.step() == "place"
    assert (own.coins, own.barrels, own.stock[WOOD], 9 - own.scots) == left


@pytest.mark.rule("GM-ANA-03")
def test_a_type_does_nothing_by_itself() -> None:
    scenario = Scenario(ahead=("kirkwall",))
    scenario.goods(0, "0.0", cattle=1)
    scenario.market(cattle=3)
    scenario.play("take kirkwall")
    before = scenario.table.view()["seats"]
    assert isinstance(before, list)
    played = scenario.play("lay 0.1")
    assert {event.kind for event in played.events} <= {"lay", "tile", "turn"}
    after = scenario.table.view()["seats"]
    assert isinstance(after, list)
    for key in ("coins", "barrels", "vp", "goods", "categories", "scots_in_supply"):
        assert after[0][key] == before[0][key]


@pytest.mark.rule("GM-ANA-03", "GM-ANA-10")
@pytest.mark.parametrize(
    ("clan", "found"),
    [
        ("cameron", {"-1.1"}),
        ("maclean", {"0.1", "-1.0"}),
        ("macdonell", {"1.1", "-1.0"}),
    ],
)
def test_other_effects_ask_for_the_type(clan: str, found: set[str]) -> None:
    scenario = Scenario(ahead=("inshriach",))
    scenario.lay(0, "0.1", "lochridge")  # Animal
    scenario.lay(0, "1.1", "corrennie")  # Material
    scenario.lay(0, "-1.0", "edradour")  # Whisky
    scenario.lay(0, "-1.1", "kingshouse")  # Exchange
    scenario.lay(0, "2.1", "dornie")  # Village
    scenario.lay(0, "1.-1", "donan_castle")  # Castle
    claim(scenario, clan)
    assert cells(scenario, "activate") == found


@pytest.mark.rule("GM-ANA-10")
def test_villages_rivers_and_overlays_are_counted_and_castles_stand_for_scots() -> None:
    scenario = Scenario(ahead=("inshriach",))
    scenario.lay(0, "-1.0", "halkirk", "inverness")  # Village, river, overlay
    scenario.lay(0, "0.1", "dornie", "portree")  # Village, overlay
    scenario.lay(0, "2.0", "castle_stalker")  # Castle, river
    for clan in ("brodie", "sutherland", "macpherson"):
        before = scenario.vp(0)
        claim(scenario, clan)
        assert scenario.vp(0) - before == 5, clan
    claim(scenario, "mackintosh")
    scenario.play("take inshriach")
    assert "2.-1" in cells(scenario, "lay")  # beside castles only


@pytest.mark.rule("GM-ANA-Q1")
@pytest.mark.parametrize(
    ("tile", "cell"),
    [("inshriach", "0.1"), ("corrennie", "0.1"), ("glen_affric", "0.1"), ("atholl", "-1.0")],
)
def test_tiles_with_wood_or_stone_are_material(tile: str, cell: str) -> None:
    scenario = Scenario(ahead=("north_ronaldsay",))
    scenario.lay(0, cell, tile)
    scenario.lay(0, "1.1", "lochridge")
    claim(scenario, "macdonell")
    assert cells(scenario, "activate") == {cell}


@pytest.mark.rule("GM-ANA-Q1")
def test_barley_fields_are_not_material() -> None:
    scenario = Scenario(ahead=("north_ronaldsay",))
    scenario.lay(0, "0.1", "black_isle")
    scenario.lay(0, "1.1", "carse_of_gowrie")
    claim(scenario, "macdonell")
    scenario.play("activate 0.1")  # the Whisky tile of the bonus
    assert scenario.texts("activate") == []


@pytest.mark.rule("GM-ANA-04")
def test_the_river_icon_decides_where_a_tile_fits() -> None:
    scenario = Scenario(ahead=("ballachulish", "inshriach"))
    scenario.scots(0, "1.0")
    scenario.play("take ballachulish")
    assert cells(scenario, "lay") == {"-1.0", "2.0"}
    scenario = Scenario(ahead=("ballachulish", "inshriach"))
    scenario.scots(0, "1.0")
    scenario.play("take inshriach")
    assert cells(scenario, "lay") == {"0.1", "1.1", "0.-1", "1.-1"}


@pytest.mark.rule("GM-ANA-05")
@pytest.mark.parametrize("tile", ["donan_castle", "castle_moil"])
def test_the_name_leads_to_the_landmark_card(tile: str) -> None:
    scenario = Scenario(ahead=(tile,))
    scenario.goods(0, "0.0", wood=1, stone=1)
    scenario.market(wood=3, stone=3)
    scenario.play(f"take {tile}", "lay 0.1")
    seats = scenario.table.view()["seats"]
    assert isinstance(seats, list)
    assert seats[0]["landmarks"] == [tile]


@pytest.mark.rule("GM-ANA-06")
def test_the_die_never_stops_on_the_tile_of_a_chronicle() -> None:
    for seed in range(6):
        scenario = Scenario(players=2, modules=["highlander"], seed=seed)
        state = scenario.state
        mountain = 11  # and 12, the first tile in front of the Die
        for figure, position in enumerate((10, 14, 9)):
            scenario.place(figure, position)
        scenario.put_on_rondel(13, "lochridge")
        state.front = 22  # the gap, behind the Die
        scenario.begin()  # whatever is rolled, the Die stops on the only tile it can take
        assert state.places[2] == 13
        assert scenario.discarded() == ["lochridge"]
        assert state.rondel[mountain] == state.rondel[mountain + 1] == FIXTURE


@pytest.mark.rule("GM-ANA-07", "GM-ANA-08")
def test_immediate_effects_come_once_and_activations_every_time() -> None:
    scenario = Scenario(players=2, ahead=("applecross", "inshriach"))
    scenario.goods(0, "0.0", wood=1)
    scenario.market(wood=3)
    scenario.place(1, 9)
    scenario.place(2, 10)
    scenario.play("take applecross", "lay 0.1")
    assert scenario.on_cell(0, "0.1", "scot") == 1
    scenario.play("activate 0.1")
    assert scenario.state.movement == 1
    scenario.play("done", "take inshriach", "lay -1.1")
    assert scenario.state.movement == 0
    scenario.play("activate 0.1")
    assert scenario.state.movement == 1
    assert scenario.on_cell(0, "0.1", "scot") == 1


@pytest.mark.rule("GM-ANA-09")
def test_a_pawn_stops_on_the_end_but_cannot_take_it() -> None:
    scenario = Scenario(ahead=("inshriach", "the_end"))
    assert scenario.texts() == ["take inshriach", "end"]
    assert "GM-RON-09" in scenario.why_not("take the_end")
    scenario.play("end")
    assert "the_end" in scenario.on_rondel()


@pytest.mark.rule("GM-ANA-09")
def test_the_protected_tile_cannot_be_forgone_either() -> None:
    scenario = Scenario(ahead=("lochridge", "the_end"))
    scenario.strip(0)
    assert {text.split()[1] for text in scenario.texts("forgo")} == {"lochridge"}
    assert "GM-RON-09" in scenario.why_not("forgo the_end coin")


@pytest.mark.rule("GM-ANA-09")
def test_the_protected_tile_is_safe_from_the_die() -> None:
    for seed in range(6):
        scenario = Scenario(players=2, seed=seed)
        for figure, position in enumerate((1, 2, 0)):  # the Die is last
            scenario.place(figure, position)
        scenario.put_on_rondel(3, "the_end")
        scenario.put_on_rondel(4, "lochridge")
        scenario.begin()
        assert "the_end" not in scenario.discarded()
        assert "the_end" in scenario.on_rondel()


@pytest.mark.rule("GM-ANA-Q2")
def test_a_tile_is_laid_one_way_only() -> None:
    scenario = Scenario(ahead=("ballachulish",))
    scenario.play("take ballachulish")
    assert scenario.texts("lay") == ["lay -1.0"]  # not turned to flow up or down from the village
    with pytest.raises(IllegalMove):
        scenario.play("lay -1.0 e")
    assert "GM-PLC-11" in scenario.why_not("lay 0.1")


@pytest.mark.rule("GM-ANA-Q3")
def test_a_tile_can_have_two_types(tmp_path: Path) -> None:
    two = 'types = ["village", "castle"]'
    folder = pack_with(tmp_path, "dornie", 'types = ["village"]', two)
    scenario = Scenario(ahead=("inshriach",), data_pack=folder)
    scenario.lay(0, "1.1", "dornie")
    scenario.lay(0, "0.1", "applecross")
    before = scenario.vp(0)
    claim(scenario, "brodie")
    assert scenario.vp(0) - before == 5  # a third village
    claim(scenario, "mackintosh")
    scenario.play("take inshriach")
    assert "1.2" in cells(scenario, "lay")  # beside a castle
