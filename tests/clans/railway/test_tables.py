"""The table of the rail board: counts, sums, and faults of data packs (IN-SU-20, IN-SU-21)."""

from collections import Counter
from pathlib import Path

import pytest

from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.game import CLANS, load_pack
from ceilidh.games.clans.modules.industria.rail_board.checks import RAILWAY
from ceilidh.games.clans.modules.industria.rail_board.rows import CITY, METROPOLIS
from ceilidh.kernel.component_data.datapack import DataError
from tests.clans.railway.rails import Rails

TABLE = RAILWAY.of(load(None))
DATA = Path(__file__).resolve().parents[3] / "src/ceilidh/games/clans/data"


@pytest.mark.rule("IN-TS-01", "IN-SU-20")
def test_the_counts_of_the_box() -> None:
    kinds = Counter(place.kind for place in TABLE.places)
    assert kinds == {CITY: 10, METROPOLIS: 2}
    assert len(TABLE.tunnels) == 2
    assert len(TABLE.milestones) == 16
    assert len(TABLE.demand) == 39
    assert len(TABLE.bonuses) == 24
    assert len(TABLE.demand_slots) == 7
    assert RAILWAY.faults(load(None)) == []


@pytest.mark.rule("IN-SU-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_colour_has_a_train_a_mini_train_four_markers_and_a_station(players: int) -> None:
    rails = Rails(players)
    own = rails.yard
    assert len(own.trains) == len(own.minis) == len(own.stations) == players
    assert TABLE.numbers.markers == 4
    assert len(TABLE.numbers.delivery_vp) == 4 + 1 + 1  # markers, station, and no piece taken


def test_demand_is_even() -> None:
    asked = Counter[int]()
    for tile in TABLE.demand:
        for good, number in tile.wants:
            asked[good] += number
    assert [asked[good] for good in range(6)] == [29, 29, 29, 12, 12, 12]
    assert len({tile.wants for tile in TABLE.demand}) == 39


def test_cities_are_joined_without_what_is_locked() -> None:
    places = {place.id: place for place in TABLE.places}
    for place in TABLE.places:
        if place.kind == CITY:
            near = [one for one in place.rails if places[one].kind == CITY]
            assert 2 <= len(near) <= 3


def broken(folder: Path, old: str, new: str) -> str:
    """What is said about the table with one text replaced."""
    text = (DATA / "railway.toml").read_text("utf-8")
    assert old in text, old
    (folder / "railway.toml").write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(DataError) as error:
        load_pack(str(folder))
    return str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "inverness"', 'id = "elgin"', "its id is"),
        ('rails = ["inverness", "dundee"]', 'rails = ["inverness"]', "both of its ends"),
        ('kind = "metropolis"', 'kind = "city"', "kinds do not fit"),
        ('ends = ["ayr", "aberdeen"]', 'ends = ["ayr", "oban"]', "without a rail between"),
        ('ends = ["ayr", "aberdeen"]', 'ends = ["ayr", "ayr"]', "does not join two places"),
        ('places = ["ayr", "dumfries"]', 'places = ["ayr", "ayr"]', "every place in one slot"),
        ("number = 7", "number = 8", "its id should be 7"),
        ('condition = "upgrades"', 'condition = "units_on_map"', "a second time"),
        ("amount = 8\nrules", "amount = 9\nrules", '"amount" is 9'),
        ('effect = "free_field"', 'effect = "free_cow"', "write one of"),
        ("args = { whisky = 2, money = 40 }", "args = { whisky = 2 }", '"money" is missing'),
        ("goods = { wool = 3 }", "goods = {}", "it requires nothing"),
        ("fee = 3", "fee = -1", '"fee" is -1'),
        ('rules = ["IN-M16-01"]', 'rules = ["IN-M16-01"]\nspare = 1', "unknown key"),
        ('slot = "glasgow"', 'slot = "perth"', "its id is"),
    ],
)
def test_a_fault_in_a_data_pack_is_a_sentence(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert said in broken(tmp_path, old, new)


def test_another_fee_is_played(tmp_path: Path) -> None:
    text = (DATA / "railway.toml").read_text("utf-8")
    (tmp_path / "railway.toml").write_text(text.replace("fee = 3", "fee = 4", 1), "utf-8")
    components = load_pack(str(tmp_path))
    assert RAILWAY.of(components).numbers.fee == 4
    assert CLANS.name == "clans"
