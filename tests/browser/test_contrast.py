"""Every word of every drawing can be read, on light and on dark pages.

Parts of the fixed positions, which between them have every module, are drawn on bare pages. What
lies behind a word is seen on a picture without words, and compared with the word's own colour.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from ceilidh.bots.analysis.verdict_text import before
from ceilidh.draw.svg import DrawingPart, draw_parts
from ceilidh.draw.svg.icons import sprite
from ceilidh.draw.svg.palette import stylesheet
from ceilidh.kernel.table import Table
from tests.browser.looks import CATALOGUES, GROUNDS, in_tray
from tests.golden.positions import GAMES, positions, table_of

WIDTH = 1400
MOMENTS = 6  # of each game
AT_ONCE = 40  # parts on a page: a picture may not be too high
CLASS = re.compile(r'class="([^"]+)"')
WORDS = "svg text { visibility: hidden !important; }"
# WCAG 2.2, 1.4.3: a word of 24 px, or of 18.66 px if it is bold, is large.
LEAST, LEAST_LARGE = 4.5, 3.0

# What is spent, taken or veiled is faded on purpose: it cannot be used.
FADED = ".spent, .done, .taken .signs, .map-taken"

MEASURED = (Path(__file__).parent / "contrast.js").read_text("utf-8")


def sheet_of(parts: list[DrawingPart], game: str, theme: str) -> str:
    """A page with these parts in their own measure, each on the ground that the table gives it."""
    drawn = ""
    for part in parts:
        size = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', part.markup)
        assert size is not None, part.name
        look = f"width: {size[1]}px; height: {size[2]}px; background: var({GROUNDS[part.group]})"
        drawn += f'<div data-part="{part.name}" style="{look}">{part.markup}</div>'
    return f"""<!doctype html><html data-theme="{theme}"><style>{stylesheet(game)}
      body {{ margin: 0; display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-start; }}
      </style><body>{sprite()}{drawn}</body></html>"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": WIDTH, "height": 900})
    yield opened
    opened.close()


def moments(table: Table) -> Iterator[Table]:
    """The table at its end, and at some moments before it."""
    played = len(table.played)
    for step in range(MOMENTS):
        yield before(table, played - played * step // MOMENTS)


@cache
def drawn(game: str) -> list[DrawingPart]:
    """Every board of the fixed positions; of all else, what shows a class for the first time."""
    seen: set[tuple[str, str]] = set()
    kept: dict[str, DrawingPart] = {}
    for position in positions(game):
        for number, table in enumerate(moments(table_of(position))):
            seat = position.viewer(table)
            tables = table.game.components(table.state)
            parts = draw_parts(table.view(seat), "en", seat, tables)
            for part in [*parts, *in_tray(table, parts)]:
                name = part.name.partition(":")[0]
                looks = {(name, look) for look in CLASS.findall(part.markup)}
                if (number == 0 and part.group == "board") or looks - seen:
                    kept[part.markup] = part
                    seen |= looks
    return list(kept.values())


def unread(page: Page, sheet: str) -> list[str]:
    """What has too little contrast, each look of a word once."""
    page.set_content(sheet)
    page.evaluate("document.fonts.ready")
    hidden = page.add_style_tag(content=WORDS)
    picture = page.screenshot(full_page=True, scale="css", animations="disabled")
    hidden.evaluate("one => one.remove()")
    words = page.evaluate(MEASURED, [base64.b64encode(picture).decode(), FADED])
    assert words
    return sorted(
        {
            f"{one['part']}: '{one['look']}' {one['fill']} {one['contrast']:.1f} '{one['word']}'"
            for one in words
            if one["contrast"] < (LEAST_LARGE if one["large"] else LEAST)
        }
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_every_part(page: Page, game: str, theme: str) -> None:
    parts = drawn(game)
    found = [
        word
        for start in range(0, len(parts), AT_ONCE)
        for word in unread(page, sheet_of(parts[start : start + AT_ONCE], game, theme))
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_every_module_with_a_drawing_is_in_one_of_the_positions(game: str) -> None:
    played = {
        name for position in positions(game) for name in table_of(position).view(None)["modules"]
    }
    draws = {
        entry.name
        for entry in CATALOGUES[game]
        if files(entry.package).joinpath("drawing.py").is_file()
    }
    assert draws
    assert draws <= played


def test_pale_words_are_noticed(page: Page) -> None:
    """What nobody can read is found: ink that is as light as the card below it."""
    part = next(one for one in drawn("glenmore") if "gm-mobster" in one.markup)
    sheet = sheet_of([part], "glenmore", "dark")
    pale = sheet.replace("</style>", ".gm-mobster { fill: #f4efe2; }</style>")
    assert unread(page, pale) != []
