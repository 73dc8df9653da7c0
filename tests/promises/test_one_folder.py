"""A promise of the docs: a module is one folder and its lines in the catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.promises.overlay import PACKAGE, overlay, run

ENTRIES = {
    "clans": (
        "from ceilidh.games.clans.entries import module_entry\n",
        "module_entry(__name__, HarvestGift)",
    ),
    "glenmore": (
        "from ceilidh.games.glenmore.entries import ChronicleEntry\n",
        'ChronicleEntry(__name__, "harvest-gift", lambda *_: HarvestGift())',
    ),
}
ENTRY = """
from ceilidh.games.{game}.hooks import Module
{imported}

class HarvestGift(Module):
    def __init__(self):
        super().__init__("harvest-gift")


ENTRY = {entry}
"""
DRAWING = """
from ceilidh.draw.{game}.module_drawing import {kind}
from ceilidh.draw.svg.ink import text


def seat_row(sight, seat):
    return text(0, 12, f"Harvest gift {{seat + 1}} {{sight.own}}"), 16


def seat_lines(sight, seat):
    return [f"Harvest gift {{seat + 1}}"]


DRAWING = {kind}(seat_row=seat_row, seat_lines=seat_lines, places=("harvest",))
"""
KINDS = {"clans": "ClansDrawing", "glenmore": "GlenMoreDrawing"}
CATALOGUED = {
    "clans": "MODULES: Final[tuple[ClansEntry, ...]] = (",
    "glenmore": "ENTRIES: Final[tuple[ChronicleEntry, ...]] = (",
}


PROGRAM = """
import io
from rich.console import Console
import ceilidh
from ceilidh.draw.svg.tray import art_of
from ceilidh.draw.text import drawing

for modules in (["harvest-gift"], []):
    table = ceilidh.new("{game}", players=2, seed=1, options={{"modules": modules}})
    view = table.view(0)
    print(view["modules"].get("harvest-gift"), "harvest" in art_of(view).kinds_on_boards(view))
    console = Console(file=io.StringIO(), width=120)
    console.print(drawing(table).board(view, 0, set(), 120))
    print([f"Harvest gift {{n}} {{{{}}}}" in table.svg() for n in (1, 2)])
    print([f"Harvest gift {{n}}" in console.file.getvalue() for n in (1, 2)])
"""


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_module_without_a_state_is_drawn(game: str, tmp_path: Path) -> None:
    folder = f"games/{game}/modules"
    catalogue = (PACKAGE / folder / "catalogue.py").read_text("utf-8")
    first = CATALOGUED[game]
    assert first in catalogue
    own = (
        f"from ceilidh.games.{game}.modules import harvest_gift\n\n{first}\n    harvest_gift.ENTRY,"
    )
    imported, entry = ENTRIES[game]
    files = {
        f"{folder}/catalogue.py": catalogue.replace(first, own),
        f"{folder}/harvest_gift/__init__.py": ENTRY.format(
            game=game, imported=imported, entry=entry
        ),
        f"{folder}/harvest_gift/drawing.py": DRAWING.format(game=game, kind=KINDS[game]),
    }
    told = run(overlay(tmp_path / "harvest", files), PROGRAM.format(game=game))
    yes = ["{} True", "[True, True]", "[True, True]"]
    assert told.splitlines() == [*yes, "None False", "[False, False]", "[False, False]"]
