"""Immediate effects of laid tiles (GM-IMM).

The tile of the test lies right in front of the pawns. Seat 0 pays with goods on the Home castle; it
has no coins and the Market is empty, so nothing is bought. The Scot stands on the Home village.
"""

from pathlib import Path

import pytest

from ceilidh.say import speaker
from tests.glenmore.scenario import Scenario
from tests.say.listening import WHOLE

DATA = Path(__file__).resolve().parents[3] / "src/ceilidh/games/glenmore/data"
RESOURCES = ["barley", "wood", "stone", "sheep", "cattle"]


def stage(*ahead: str, data_pack: str = "") -> Scenario:
    s = Scenario(ahead=ahead, data_pack=data_pack)
    s.seat(0).coins = 0
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    return s


def pack_with(folder: Path, immediate: str) -> str:
    """A data pack in which Strathspey, a free river tile, has these immediate effects."""
    text = (DATA / "tiles.toml").read_text("utf-8")
    before, after = text.split('id = "strathspey"')
    old = 'immediate = [{ word = "joker", amount = 1 }]'
    after = after.replace(old, f"immediate = [{immediate}]", 1)
    (folder / "tiles.toml").write_text(f'{before}id = "strathspey"{after}', "utf-8")
    return str(folder)


@pytest.mark.rule("GM-IMM-01", "GM-IMM-04")
def test_a_village_gets_a_scot_of_the_supply_once_it_is_laid() -> None:
    s = stage("halkirk")
    s.goods(0, "1.0", wood=1)
    s.play("take halkirk")
    assert s.seat(0).scots == 8, "not before it is laid"
    s.play("lay -1.0")
    assert s.on_cell(0, "-1.0", "scot") == 1
    assert s.on_cell(0, "0.0", "scot") == 1
    assert s.seat(0).scots == 7


@pytest.mark.parametrize("kind", RESOURCES)
@pytest.mark.rule("GM-IMM-05", "GM-IMM-Q1")
def test_a_joker_is_any_of_the_five_resources_on_the_laid_tile(kind: str) -> None:
    s = stage("strathspey")
    s.play("take strathspey", "lay -1.0")
    assert s.texts() == [f"gain {other}" for other in RESOURCES], "no barrel"
    s.play(f"gain {kind}")
    assert s.on_cell(0, "-1.0", kind) == 1
    assert sum(s.seat(0).stock) == 1


@pytest.mark.rule("GM-IMM-Q1")
def test_a_joker_is_lost_on_a_tile_that_holds_three() -> None:
    s = stage("rannoch")
    s.lay(0, "0.1", "inshriach")
    s.goods(0, "0.1", stone=3)
    s.play("take rannoch", "lay 0.1")
    assert s.step() == "activation"
    assert s.on_cell(0, "0.1", "stone") == 3
    assert sum(s.seat(0).stock) == 3


@pytest.mark.rule("GM-CMP-20")
def test_a_lost_joker_is_told() -> None:
    s = stage("rannoch")
    s.lay(0, "0.1", "inshriach")
    s.goods(0, "0.1", stone=3)
    played = s.play("take rannoch", "lay 0.1")
    assert s.events(played, "lost") == [(0, "resource", 1)]
    said = {to: speaker(to).line(s.table, played, ["Ann", "Bo", "Cy"]) for to in WHOLE}
    assert "has no room for 1 resource of your choice" in said["en"]
    assert len(set(said.values())) == len(WHOLE)


@pytest.mark.rule("GM-IMM-06")
def test_a_clan_marker_icon_places_a_marker_and_costs_the_road(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, '{ word = "clan_marker", amount = 1 }')
    s = stage("strathspey", data_pack=pack)
    s.seat(0).coins = 1
    s.play("take strathspey", "lay -1.0")
    assert "GM-PER-10" in s.why_not("claim douglas")
    s.play("claim mckinnon")
    assert (s.seat(0).coins, s.seat(0).markers) == (1 - 1, 9)
    s.play("put scot 1.0")
    assert s.seat(0).coins == 2
    assert s.step() == "activation"


@pytest.mark.rule("GM-IMM-07")
def test_a_whisky_icon_gives_a_barrel_beside_the_territory() -> None:
    s = stage("glen_mhor")
    s.goods(0, "1.0", stone=1)
    s.play("take glen_mhor", "lay -1.0")
    assert s.seat(0).barrels == 1
    assert s.seat(0).stock == [0, 0, 0, 0, 0]


@pytest.mark.rule("GM-IMM-08")
def test_a_coin_icon_gives_a_coin() -> None:
    s = stage("abernethy")
    s.play("take abernethy", "lay 0.1")
    assert s.seat(0).coins == 1


@pytest.mark.parametrize(
    ("tile", "goods", "under", "vp"),
    [
        pytest.param("angus_glens", {"barley": 1}, "lammermuir", 2, id="two"),
        pytest.param("stirling_castle", {"wood": 1, "stone": 1}, "donan_castle", 3, id="three"),
    ],
)
@pytest.mark.rule("GM-IMM-09")
def test_a_vp_icon_gives_the_printed_points(
    tile: str, goods: dict[str, int], under: str, vp: int
) -> None:
    s = stage(tile)
    s.lay(0, "0.1", under)
    s.goods(0, "1.0", **goods)
    s.play(f"take {tile}", "lay 0.1")
    assert s.vp(0) == vp


@pytest.mark.rule("GM-IMM-10")
def test_a_tile_can_have_several_effects_and_all_happen() -> None:
    s = stage("ballater")
    s.goods(0, "1.0", wood=1)
    s.play("take ballater", "lay -1.0")
    assert s.on_cell(0, "-1.0", "scot") == 1
    assert s.vp(0) == 3


@pytest.mark.rule("GM-IMM-11", "GM-ACT-06")
def test_an_activation_in_a_later_turn_does_not_repeat_them() -> None:
    s = stage("corrennie")
    s.lay(0, "0.1", "tomintoul")  # a Scot and a coin at once, movement in activations
    s.play("take corrennie", "lay 1.1", "activate 0.1")
    assert s.state.movement == 1
    assert s.on_cell(0, "0.1", "scot") == 0
    assert s.seat(0).coins == 0


# --- landmark cards -------------------------------------------------------------------------------


@pytest.mark.rule("GM-IMM-02", "GM-LMK-01")
def test_a_landmark_tile_gives_the_card_of_its_name_to_keep() -> None:
    s = stage("castle_stalker")
    s.goods(0, "1.0", wood=1, stone=1)
    played = s.play("take castle_stalker", "lay -1.0")
    assert s.events(played, "landmark") == [(0, "castle_stalker", 1)]
    assert s.seat(0).coins == 3
    s.play("done")
    assert len(s.seat(0).landmarks) == 1
    assert s.line("landmarks") == [1, 0, 0]


@pytest.mark.rule("GM-IMM-03")
def test_cards_work_at_once_or_permanently_or_at_the_end_of_the_game() -> None:
    s = stage("castle_stalker")
    s.goods(0, "1.0", wood=1, stone=1)
    s.play("take castle_stalker", "lay -1.0")
    assert s.seat(0).coins == 3, "at once"
    s = stage("castle_moil")
    s.goods(0, "1.0", wood=1, stone=1)
    s.scots(0, "1.0", 2)
    before = s.line("castle_scots")
    s.play("take castle_moil", "lay 0.1")
    assert (before[0], s.line("castle_scots")[0]) == (2, 5), "permanently: 2 count as 4"
    s = stage("armadale_castle")
    s.goods(0, "1.0", wood=1, stone=1, sheep=1)
    s.seat(0).coins = 0
    s.play("take armadale_castle", "lay 0.1")
    assert (s.seat(0).coins, s.vp(0)) == (0, 0), "nothing at once"
    s.seat(0).coins = 2
    assert s.line("landmark_effects")[0] == 2, "at the end"


# --- order and compulsion -------------------------------------------------------------------------


@pytest.mark.rule("GM-IMM-Q2")
def test_the_player_chooses_the_order_of_several_effects(tmp_path: Path) -> None:
    effects = '{ word = "coin", amount = 2 }, { word = "clan_marker", amount = 1 }'
    pack = pack_with(tmp_path, effects)
    s = stage("strathspey", data_pack=pack)
    s.play("take strathspey", "lay -1.0")
    assert s.texts() == ["resolve 1", "resolve 2"], "both come before activation"
    s.play("resolve 2")
    assert s.texts() == ["claim macleod"], "the only road that is free"
    s = stage("strathspey", data_pack=pack)
    s.play("take strathspey", "lay -1.0", "resolve 1")
    assert "claim mckay" in s.texts(), "the coins pay for a longer way"
    s.play("claim macleod")
    assert s.step() == "activation"


@pytest.mark.rule("GM-IMM-Q3")
def test_immediate_effects_are_compulsory() -> None:
    s = stage("strathspey")
    s.play("take strathspey", "lay -1.0")
    assert "done" not in s.texts()
    s = stage("donan_castle")
    s.goods(0, "1.0", wood=1, stone=1)
    s.play("take donan_castle", "lay 0.1")
    assert s.texts() == ["claim macleod"]


@pytest.mark.rule("GM-IMM-Q4")
def test_a_clan_marker_that_cannot_be_placed_is_skipped(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, '{ word = "clan_marker", amount = 1 }')
    s = stage("strathspey", data_pack=pack)
    s.clan(1, "macleod")
    s.play("take strathspey", "lay -1.0")
    assert s.step() == "activation", "no clan territory is free of charge"
    s = stage("strathspey", data_pack=pack)
    s.clan(0, "gunn", "macdonald", "chisholm", "mckay", "ross")
    s.clan(0, "douglas", "brodie", "grant", "oliphant", "macpherson")
    s.play("take strathspey", "lay -1.0")
    assert s.step() == "activation", "no marker is left"
    assert s.tile_on(0, "-1.0") == "strathspey"
