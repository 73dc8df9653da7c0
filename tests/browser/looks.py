"""Small pictures of drawings: what is drawn for them, and how they are taken and compared.

A picture has one dot for a square of the drawing, in its mean colour: letters cannot be read in it,
but one that lies elsewhere, a lost icon or another hat changes some dots. So little hangs on how a
machine smooths edges that pictures of one browser hold for the next.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import ceil
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from ceilidh.draw.svg import DrawingPart, draw_parts
from ceilidh.draw.svg.clans.side import draw_side
from ceilidh.draw.svg.curve import ChartLabels, CurveTurningPoint, curve
from ceilidh.draw.svg.faces import bot_face, bot_faces
from ceilidh.draw.svg.glenmore.portraits import looks, portrait
from ceilidh.draw.svg.icons import glyph, icons, sprite
from ceilidh.draw.svg.ink import Ink, drawing, tag
from ceilidh.draw.svg.palette import stylesheet
from ceilidh.draw.svg.parts import definitions
from ceilidh.draw.svg.tray import draw_pictures, for_tray
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.modules.catalogue import ENTRIES as CLANS_ENTRIES
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as GLENMORE_ENTRIES
from ceilidh.kernel.entry import ModuleEntry
from ceilidh.kernel.table import Table
from ceilidh.say import speaker
from tests.golden.drawings import TARGET
from tests.golden.positions import FOLDER, GAMES, positions, table_of

SIDE: Final = 8  # of the square that is one dot, in the drawing's own measure
WIDTH: Final = 1400
HEIGHT: Final = 900
STEP: Final = 5  # of a colour: finer ones are larger files
# A dot is another if it differs by more than this, of 255: by three steps. Letters that are
# smoothed otherwise make one of them, and large ones two.
FAR: Final = 10
# Which between them have every kind of part, and every module that draws.
SHOWN: Final = {
    "clans": ("kilts", "everything", "auction", "automa-at-the-end", "shipyards"),
    "glenmore": ("everything", "tome", "race-at-the-end", "duart"),
}
CATALOGUES: Final[dict[str, tuple[ModuleEntry[Any, Any], ...]]] = {
    "clans": CLANS_ENTRIES,
    "glenmore": GLENMORE_ENTRIES,
}
GROUNDS: Final = {"board": "--felt", "sheet": "--paper", "seat": "--paper"}
STRANGERS: Final = ("somebody", "somebody_else")  # of whom no table says how they look
LOOK: Final = re.compile(r'class="([^"]+)"|href="#([\w-]+)"')
SCRIPT: Final = (Path(__file__).parent / "looks.js").read_text("utf-8")


@dataclass(frozen=True)
class Sheet:
    """Drawings on one page, each with a picture of its name in the folder."""

    name: str
    game: str
    parts: tuple[DrawingPart, ...]

    @property
    def folder(self) -> Path:
        return FOLDER / self.name

    def stored(self) -> dict[str, str]:
        """The pictures that are expected, as the browser reads them."""
        found = sorted(self.folder.glob("*.png"))
        return {one.stem: base64.b64encode(one.read_bytes()).decode() for one in found}

    def page(self) -> str:
        """The drawings in their own measure, each on the ground that the table gives it."""
        return f"""<!doctype html><html data-theme="light"><style>{fonts()}{stylesheet(self.game)}
          body {{ margin: 0; display: flex; flex-wrap: wrap; gap: {SIDE}px; }}
          body > div {{ flex: none; overflow: hidden; }}
          /* Letters stand where the typeface puts them, not where a machine's dots are. */
          svg text {{ text-rendering: geometricPrecision; }}
          </style><body>{sprite()}{tag("svg", definitions(self.game), width="0", height="0")}
          {"".join([_boxed(part) for part in self.parts])}</body></html>"""


def _boxed(part: DrawingPart) -> str:
    size = re.search(r'viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"', part.markup)
    assert size is not None, part.name
    wide, high = [SIDE * ceil(float(one) / SIDE) for one in size.groups()]
    box = f"width: {wide}px; height: {high}px; background: var({GROUNDS[part.group]})"
    inside = f"width: {size[1]}px; height: {size[2]}px"
    return f"""<div data-part="{part.name.replace(":", "-")}" style="{box}">
      <div style="{inside}">{part.markup}</div></div>"""


@cache
def fonts() -> str:
    """Our typefaces in the page itself: it has no address to fetch them from."""
    static = files("ceilidh").joinpath("web", "static")

    def inlined(found: re.Match[str]) -> str:
        data = base64.b64encode(static.joinpath(found[1]).read_bytes()).decode()
        return f'url("data:font/woff2;base64,{data}")'

    return re.sub(r'url\("([^"]+)"\)', inlined, static.joinpath("fonts.css").read_text("utf-8"))


# --- what is drawn --------------------------------------------------------------------------------


@cache
def sheets() -> tuple[Sheet, ...]:
    return (
        *[sheet for game in GAMES for sheet in _of_positions(game)],
        Sheet("alone", "glenmore", tuple(_alone())),
    )


def _of_positions(game: str) -> Iterator[Sheet]:
    """Every part of the positions that shows a class or a sign for the first time."""
    seen: set[tuple[str, str]] = set()
    for position in positions(game):
        if position.name not in SHOWN[game]:
            continue
        kept: list[DrawingPart] = []
        table = table_of(position)
        seat = position.viewer(table)
        tables = table.game.components(table.state)
        parts = draw_parts(table.view(seat), "en", seat, tables)
        for part in [*parts, *in_tray(table, parts)]:
            worn = {
                (kind_of(part), word)
                for words, sign in LOOK.findall(part.markup)
                for word in words.split() or [sign]
            }
            if worn - seen:
                kept.append(part)
                seen |= worn
        yield Sheet(f"{game}/{position.name}", game, tuple(kept))


def kind_of(part: DrawingPart) -> str:
    return "seat" if part.group == "seat" else part.name.partition(":")[0]


def in_tray(table: Table, parts: list[DrawingPart]) -> list[DrawingPart]:
    """What may be chosen in the tray, drawn there."""
    out: list[DrawingPart] = []
    for actor in table.actors[:1]:
        named = [target for move in table.legal(actor) for target in move.targets]
        shown = {name for part in parts for name in TARGET.findall(part.markup)}
        view, tables = table.view(actor), table.game.components(table.state)
        chosen = for_tray(view, list(dict.fromkeys(named)), shown)
        drawn = draw_pictures(view, "en", actor, tables, chosen)
        out += [DrawingPart(name, "", markup) for name, markup in drawn.items()]
    return out


def _alone() -> Iterator[DrawingPart]:
    """What belongs to no position: every icon, every face, the curve of a game."""
    yield _table("icons", 24, {name: glyph(name, 12, 12, 24) for name in icons()})
    yield _table("faces", 48, {name: bot_face(name, 0) for name in bot_faces()})
    yield _table("persons", 100, {name: portrait(name) for name in (*looks(), *STRANGERS)})
    yield DrawingPart("side", "", draw_side(load(None), "B2", (), speaker("en")))
    turns = [CurveTurningPoint(2, 0, "turn"), CurveTurningPoint(3, 1, "turn")]
    leads = [[0, 0], [3, -3], [-5, 5], [8, -8], [12, -12]]
    for narrow in (False, True):
        name = "curve-narrow" if narrow else "curve"
        words = ChartLabels("Lead", "Points", "Moves")
        yield DrawingPart(name, "", curve(leads, ["Ann", "Ben"], words, [(2, "2")], turns, narrow))


def _table(name: str, side: int, drawn: dict[str, Ink]) -> DrawingPart:
    """Small drawings in rows."""
    row = ceil(len(drawn) ** 0.5)
    cells = [
        tag("svg", one, x=n % row * side, y=n // row * side, width=side, height=side)
        for n, one in enumerate(drawn.values())
    ]
    return DrawingPart(name, "", drawing(row * side, ceil(len(drawn) / row) * side, "", *cells))


# --- what is taken --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Picture:
    """One drawing as the browser shows it now."""

    name: str
    data: bytes
    difference: str


def taken(page: Page, sheet: Sheet) -> list[Picture]:
    """The pictures of a sheet, each with what differs from the expected one, if anything does."""
    page.set_content(sheet.page())
    page.evaluate("document.fonts.ready")
    shown = page.screenshot(full_page=True, scale="css", animations="disabled")
    asked = [base64.b64encode(shown).decode(), sheet.stored(), SIDE, STEP, FAR]
    found: list[dict[str, str]] = page.evaluate(SCRIPT, asked)
    return [Picture(one["name"], base64.b64decode(one["data"]), one["difference"]) for one in found]
