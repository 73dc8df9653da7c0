"""Modules bring their drawings along: they are found by themselves, and drawn at every place."""

import io
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import ceilidh
from ceilidh.draw.clans import module_drawing as clans_face
from ceilidh.draw.clans.module_drawing import ClansDrawing
from ceilidh.draw.clans.table_view import read
from ceilidh.draw.glenmore import module_drawing as glenmore_face
from ceilidh.draw.glenmore.module_drawing import GlenMoreDrawing
from ceilidh.draw.module_drawing import drawings
from ceilidh.draw.svg import DrawingPart, draw_parts
from ceilidh.draw.text import drawing
from ceilidh.games.clans.modules.catalogue import ENTRIES as CLANS_ENTRIES
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as GLENMORE_ENTRIES
from ceilidh.kernel.entry import ModuleEntry
from ceilidh.kernel.table import Table

SOURCE = Path(ceilidh.__file__).parent
TESTS = Path(__file__).parents[1]
GAMES: dict[str, Any] = {"clans": clans_face, "glenmore": glenmore_face}
ENTRIES: dict[str, Any] = {"clans": CLANS_ENTRIES, "glenmore": GLENMORE_ENTRIES}

# A folder of a module that nobody ships: a tower with a number, which is the seat's secret.
CLANS_TOWER = """
from rich.text import Text
from ceilidh.draw.clans.module_drawing import ClansDrawing
from ceilidh.draw.svg.ink import drawing, target, text
from ceilidh.draw.svg.parts import DrawingPart

def line(words):
    return [Text(words)]

DRAWING = ClansDrawing(
    seat_row=lambda sight, seat: (text(0, 9, f"row {sight.own['floors'][seat]}"), 12),
    seat_lines=lambda sight, seat: line(f"line {sight.own['floors'][seat]}"),
    offers_row=lambda sight: (text(0, 9, "row of offers"), 12),
    offers_lines=lambda sight: line("line of offers"),
    contracts_row=lambda sight: (text(0, 9, "row of contracts"), 12),
    contracts_lines=lambda sight: line("line of contracts"),
    scoring_row=lambda sight: (text(0, 9, "row of scoring"), 12),
    scoring_lines=lambda sight: line("line of scoring"),
    parts=lambda sight: [
        DrawingPart("tower", "Tower", drawing(9, 9, "Tower", text(0, 9, "own part")))
    ],
    after="market",
    panels=lambda sight: line("own panel"),
    map_marks=lambda sight, plan: [target("tower:7.4", "Tower", text(*plan.middle(7, 4), "mark"))],
    hex_signs=lambda sight: {"7.4": "TOWER"},
)
"""
GLENMORE_TOWER = """
from rich.text import Text
from ceilidh.draw.glenmore.module_drawing import GlenMoreDrawing
from ceilidh.draw.svg.ink import drawing, text
from ceilidh.draw.svg.parts import DrawingPart

DRAWING = GlenMoreDrawing(
    seat_row=lambda sight, seat: (text(0, 9, f"row {sight.own['floors'][seat]}"), 12),
    seat_lines=lambda sight, seat: [Text(f"line {sight.own['floors'][seat]}")],
    parts=lambda sight: [
        DrawingPart("tower", "Tower", drawing(9, 9, "Tower", text(0, 9, "own part")))
    ],
    after="clan_board",
    panels=lambda sight: [Text("own panel")],
    rondel_marks=lambda sight, corners: [text(*corners[1], "mark on the Rondel")],
    space_notes=lambda sight: {1: "note of a space"},
    tile_marks=lambda sight, seat, plot: [text(0, 9, f"mark {seat + 1}")],
    tile_signs=lambda sight, seat, plot: ["T"],
)
"""
TOWERS = {"clans": CLANS_TOWER, "glenmore": GLENMORE_TOWER}


def screen(table: Table, view: Mapping[str, Any], viewer: int | None, width: int = 120) -> str:
    out = io.StringIO()
    board = drawing(table).board(view, viewer, (), width)
    Console(file=out, width=width).print(board)
    return out.getvalue()


def shown(view: Mapping[str, Any], viewer: int | None) -> dict[str, DrawingPart]:
    return {part.name: part for part in draw_parts(view, "en", viewer)}


def added(table: Table, viewer: int | None, floors: list[int]) -> dict[str, Any]:
    """What a viewer sees if the made-up module is played."""
    view: dict[str, Any] = table.view(viewer)
    return {**view, "modules": {**view["modules"], "tower": {"floors": floors}}}


@pytest.fixture(params=["clans", "glenmore"])
def made_up(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """A game with a further module in its catalogue, in a folder of its own."""
    game = str(request.param)
    package = f"made_up_{game}_tower"
    folder = tmp_path / package
    folder.mkdir()
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "drawing.py").write_text(TOWERS[game], "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    entry: ModuleEntry[Any, Any] = ModuleEntry(
        package, "tower", lambda players, options, components: None
    )
    monkeypatch.setattr(GAMES[game], "ENTRIES", (*ENTRIES[game], entry))
    yield game
    for name in [name for name in sys.modules if name.startswith(package)]:
        del sys.modules[name]


# --- finding --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "kind"), [("clans", ClansDrawing), ("glenmore", GlenMoreDrawing)])
def test_every_drawing_of_a_module_is_found_by_itself(game: str, kind: type) -> None:
    folder = SOURCE / "games" / game / "modules"
    # A drawing below the folder of a module is a part of that module's own.
    files = {
        path.parent.name.replace("_", "-")
        for path in folder.rglob("drawing.py")
        if not (path.parents[1] / "drawing.py").exists()
    }
    found = dict(drawings(ENTRIES[game]))
    assert found.keys() == files
    assert len(found) >= 2
    assert {type(one) for one in found.values()} == {kind}


def test_drawings_name_no_module() -> None:
    """Whatever is a module's own stands in its folder, not in the layer."""
    names = [entry.name for entries in ENTRIES.values() for entry in entries]
    words = {form for name in names for form in (name, name.replace("-", "_"))}
    pattern = re.compile(rf"\b({'|'.join(sorted(words))})\b", re.IGNORECASE)
    texts = {path: path.read_text("utf-8") for path in (SOURCE / "draw").rglob("*.py")}
    assert len(texts) > 40
    assert [(path, found) for path, text in texts.items() for found in pattern.findall(text)] == []


def test_a_module_is_drawn_only_where_it_is_played() -> None:
    table = ceilidh.new("clans", 3, 7, {"modules": ["awards"]})
    assert "award" in shown(table.view(0), 0)["scoring"].markup
    view: dict[str, Any] = dict(table.view(0))
    assert "award" not in shown({**view, "modules": {}}, 0)["scoring"].markup


def test_a_chronicle_without_a_drawing_leaves_its_spaces_bare(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = ceilidh.new("glenmore", 3, 7, {"modules": ["highlander", "great-glen"]})
    assert "mountain" in shown(table.view(0), 0)["rondel"].markup.split("</defs>")[1]
    monkeypatch.setattr(glenmore_face, "ENTRIES", ())
    parts = shown(table.view(0), 0)
    assert "mountain" not in parts["rondel"].markup.split("</defs>")[1]
    assert "great_glen" not in parts
    assert "GREAT GLEN" not in screen(table, table.view(0), 0)


def test_a_clan_draws_for_the_seat_that_plays_it() -> None:
    record = TESTS / "clans" / "games" / "2p-macewan-mackenzie.txt"
    table = ceilidh.load(record.read_text("utf-8"))
    parts = shown(table.view(0), 0)
    clans = [seat.clan for seat in read(table.view(0)).seats]
    assert sorted(clans) == ["macewan", "mackenzie"]
    for seat, clan in enumerate(clans):
        assert ("cellar:1" in parts[f"seat-{seat + 1}"].markup) is (clan == "mackenzie")


# --- a made-up module -----------------------------------------------------------------------------


def test_it_has_rows_a_part_and_marks(made_up: str) -> None:
    table = ceilidh.new(made_up, 2, 3)
    plain, parts = shown(table.view(0), 0), shown(added(table, 0, [4, 5]), 0)
    for seat in (0, 1):
        assert f">row {4 + seat}<" in parts[f"seat-{seat + 1}"].markup
    assert "own part" in parts["tower"].markup
    names = list(parts)
    place = {"clans": "market", "glenmore": "clan_board"}[made_up]
    assert names.index("tower") == names.index(place) + 1
    assert [name for name in names if name != "tower"] == list(plain)
    if made_up == "clans":
        assert 'data-target="tower:7.4"' in parts["map"].markup
        for name in ("offers", "contracts", "scoring"):
            assert f"row of {name}" in parts[name].markup
    else:
        assert "mark on the Rondel" in parts["rondel"].markup
        assert ">mark 1<" in parts["territory"].markup
        assert ">mark 2<" in parts["seat-2"].markup


def test_it_is_in_the_terminal_too(made_up: str) -> None:
    table = ceilidh.new(made_up, 2, 3)
    for width in (80, 120):
        text = screen(table, added(table, 0, [4, 5]), 0, width)
        said = ["line 4", "line 5", "own panel"]
        if made_up == "clans":
            said += ["TOWE", "line of offers", "line of contracts", "line of scoring"]
        else:
            said.append("note of a space")
        assert [words for words in said if words not in text] == []
    if made_up == "glenmore":
        assert re.search(r"\d\.\d\S*─T┐", text)


def test_what_it_shows_is_not_remembered_for_others(made_up: str) -> None:
    """A number that only its owner sees is drawn for him first."""
    table = ceilidh.new(made_up, 2, 3)
    for _ in range(2):
        assert ">row 7<" in shown(added(table, 0, [7, 0]), 0)["seat-1"].markup
        for viewer in (1, None):
            assert ">row 0<" in shown(added(table, viewer, [0, 0]), viewer)["seat-1"].markup
        assert "row" not in shown(table.view(0), 0)["seat-1"].markup


def test_it_is_not_drawn_without_its_file(made_up: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ceilidh.new(made_up, 2, 3)
    entry: ModuleEntry[Any, Any] = ModuleEntry(
        "email", "tower", lambda players, options, components: None
    )
    monkeypatch.setattr(GAMES[made_up], "ENTRIES", (*ENTRIES[made_up], entry))
    view = added(table, 0, [4, 5])
    assert shown(view, 0) == shown(table.view(0), 0)
    assert screen(table, view, 0) == screen(table, table.view(0), 0)
