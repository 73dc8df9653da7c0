"""Views are what their types say, and components can be looked up."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ceilidh
from ceilidh.views import ClansModules, ClansView, GlenMoreModules, GlenMoreView
from tests.shared.records import text_of, texts_of
from tests.shared.sources import ROOT
from tests.shared.typed_views import faults

TYPES: dict[str, Any] = {"clans": ClansView, "glenmore": GlenMoreView}
MODULES: dict[str, Any] = {"clans": ClansModules, "glenmore": GlenMoreModules}
EVERYWHERE = {"rail-board"}  # with trains or milestones; it is not chosen by its name
STRIDE = 9  # every so many positions of a game are looked at

PROGRAM = """
import ceilidh
from ceilidh.views import ClansTable, GlenMoreTable

def poorest(table: ClansTable) -> int:
    seats = table.view(0)["seats"]
    return min(range(len(seats)), key=lambda seat: seats[seat]["money"])

def loaded(text: str) -> GlenMoreTable:
    return ceilidh.load(text, "glenmore")

table = ceilidh.new("clans", players=2, seed=7)
wool: int = table.view()["seats"][poorest(table)]["goods"]["wool"]
award: int = table.view()["modules"]["awards"]["award"]
goods: dict[str, int] = table.components.contract(11).goods
any_table: ceilidh.Table = table
world: ClansTable = table.imagine(0, seed=1)
twin: ClansTable = table.copy()
tile: str = loaded("").view()["rondel"][0]["tile"]
cows: int = table.view()["seats"][0]["cows"]
"""


def words_in(text: str) -> set[str]:
    """The modules and clans that a record seems to have, cheaply."""
    options = re.findall(r'^\[Options "(.*)"\]$', text, re.MULTILINE)
    chosen = re.findall(r"^\d (?:choose|pick) (\w+)", text, re.MULTILINE)
    return {*re.split("[=;, ]+", " ".join(options)), *chosen, *EVERYWHERE}


def few_games(game: str) -> list[str]:
    """Recorded games that together have every module that shows something."""
    wanted, chosen = set(MODULES[game].__annotations__), []
    texts = {name: words_in(text) for name, text in texts_of(game).items()}
    while wanted:
        best = max(texts, key=lambda name: len(texts[name] & wanted))
        if not texts[best] & wanted:
            break
        chosen.append(best)
        wanted -= texts[best]
    return chosen


@pytest.mark.whole
@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_views_of_recorded_games_are_what_their_types_say(game: str) -> None:
    seen: set[str] = set()
    for name in few_games(game):
        table = ceilidh.load(text_of(game, name))
        states = [*[played.before for played in table.played[::STRIDE]], table.state]
        for number, state in enumerate(states):
            view = table.game.view(state, number % (table.players + 1) - 1)
            modules = view["modules"]
            assert isinstance(modules, dict)
            # A module without a state shows nothing, and needs no type.
            shown = {module: keys for module, keys in modules.items() if keys}
            assert faults({**view, "modules": shown}, TYPES[game], f"{name} {number}") == []
            seen |= shown.keys()
    assert seen == set(MODULES[game].__annotations__)


def test_a_fault_is_noticed() -> None:
    view: dict[str, Any] = dict(ceilidh.new("clans", 2, 1).view())
    assert faults({**view, "round": "1"}, ClansView, "view") == [
        "view.round: '1' is not <class 'int'>"
    ]
    assert faults({**view, "cows": 1}, ClansView, "view") == [
        "view has cows, which ClansView does not"
    ]
    del view["map"]
    assert faults(view, ClansView, "view") == ["view lacks map"]


def test_a_strict_program_can_use_a_view(tmp_path: Path) -> None:
    """Only the wrong last line is reported; mypy remembers the types of the package."""
    file = tmp_path / "program.py"
    file.write_text(PROGRAM, "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    (line,) = done.stdout.splitlines() or [done.stderr]
    assert f"program.py:{len(PROGRAM.splitlines())}:" in line
    assert 'TypedDict "ClansSeat" has no key "cows"' in line


def test_components_are_looked_up() -> None:
    clans = ceilidh.new("clans", 2, 1).components
    contract = clans.contract(1)
    assert (contract.name, contract.goods) == ("Contract 1", {"wool": 4})
    assert contract.reward == {"cotton": 2, "hops": 1, "free_expands": 1}
    assert contract.cost == (-5, 0, 5, 10, 15)
    assert (clans.port(4).numbers, clans.port(4).box) == ({"upgrades": 1, "glory": 3}, "base")
    assert clans.scoring_tile(1).glory > 0 and clans.starting_tile(1).money > 0
    assert clans.clan("macdonald").name == "MacDonald"
    assert len(clans.map_side("A1").costs) > 20
    glenmore = ceilidh.new("glenmore", 2, 1).components
    butcher = glenmore.tile("butcher")
    assert (butcher.name, butcher.kind, butcher.chronicle) == ("Butcher", "territory", 0)
    assert glenmore.landmark("loch_ness").timing == "permanent"
    assert glenmore.clan("macleod").roads["start"] == 0
    assert len(glenmore.rows("c8_mobs", "mobster")) == 16
    assert glenmore.row("c7_great_glen", "card", "10")["source"] == "rulebook"


@pytest.mark.parametrize("number", [0, 51, -1, "1", True])
def test_an_unknown_component_is_refused(number: int) -> None:
    components = ceilidh.new("clans", 2, 1).components
    with pytest.raises(ceilidh.CeilidhError, match="There is no component"):
        components.contract(number)
    with pytest.raises(ceilidh.CeilidhError, match="There is no component"):
        components.row("awards", "award", 99)
    with pytest.raises(ceilidh.CeilidhError, match=r"there are .*awards award"):
        components.rows("awards", "cow")
    with pytest.raises(ceilidh.CeilidhError, match="stewart"):
        components.clan("macbeth")


def test_a_data_pack_is_looked_up(tmp_path: Path) -> None:
    package = Path(ceilidh.__file__).parent / "games/clans/data/contracts.toml"
    text = package.read_text("utf-8").replace("needs = { wool = 4 }", "needs = { wool = 5 }", 1)
    (tmp_path / "contracts.toml").write_text(text, "utf-8")
    table = ceilidh.new("clans", 2, 1, {"data_pack": str(tmp_path)})
    assert table.components.contract(1).goods == {"wool": 5}


def test_load_takes_a_text_a_path_or_a_file(tmp_path: Path) -> None:
    text = ceilidh.new("glenmore", 2, 1).record()
    path = tmp_path / "game.txt"
    path.write_text(text, "utf-8")
    with path.open(encoding="utf-8") as file:
        tables = [ceilidh.load(text), ceilidh.load(path), ceilidh.load(file)]
    assert [table.record() for table in tables] == [text] * 3
    with pytest.raises(ceilidh.RecordError, match="pass it as a path"):
        ceilidh.load(str(path))
    with pytest.raises(ceilidh.RecordError, match="not of Clans of Caledonia"):
        ceilidh.load(path, "clans")
