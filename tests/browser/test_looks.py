"""Every drawing looks as it did: small pictures of the fixed positions, of icons and of faces.

After a deliberate change of how something looks run `python -m scripts.looks --write`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.resources import files

import pytest
from playwright.sync_api import Browser, Page

from ceilidh.draw.svg.faces import HATS
from ceilidh.draw.svg.ink import Ink
from tests.browser.conftest import FLAGS, find_browser
from tests.browser.looks import CATALOGUES, HEIGHT, SHOWN, WIDTH, Sheet, sheets, taken
from tests.golden.positions import GAMES, positions, table_of

NAMES = [*[f"{game}/{name}" for game in GAMES for name in sorted(SHOWN[game])], "alone"]
# How another machine may draw letters.
OTHERWISE = ["--font-render-hinting=none", "--disable-font-subpixel-positioning"]


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    yield opened
    opened.close()


def sheet(name: str) -> Sheet:
    return next(one for one in sheets() if one.name == name)


def differences(page: Page, name: str, change: Callable[[str], str] = str) -> dict[str, str]:
    """What looks different on a sheet, by the name of the drawing."""
    made = sheet(name)
    parts = [replace(part, markup=Ink(change(part.markup))) for part in made.parts]
    found = taken(page, replace(made, parts=tuple(parts)))
    return {one.name: one.difference for one in found if one.difference}


@pytest.mark.parametrize("name", NAMES)
def test_nothing_looks_different(page: Page, name: str) -> None:
    assert differences(page, name) == {}, "see scripts/looks.py"
    shown = {part.name.replace(":", "-") for part in sheet(name).parts}
    assert set(sheet(name).stored()) == shown, "see scripts/looks.py"


@pytest.mark.parametrize("game", GAMES)
def test_every_module_that_draws_is_in_a_picture(game: str) -> None:
    shown = [table_of(one) for one in positions(game) if one.name in SHOWN[game]]
    draws = {
        entry.name
        for entry in CATALOGUES[game]
        if files(entry.package).joinpath("drawing.py").is_file()
    }
    assert draws
    assert draws <= {name for table in shown for name in table.view(None)["modules"]}


def test_letters_that_are_smoothed_otherwise_are_no_difference(browser: Browser) -> None:
    other = browser.browser_type.launch(executable_path=find_browser(), args=[*FLAGS, *OTHERWISE])
    page = other.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    assert [differences(page, name) for name in ("clans/everything", "glenmore/duart")] == [{}, {}]
    other.close()


def shifted(markup: str) -> str:
    """Every first word of a drawing a little to the right."""
    return re.sub(
        r'<text x="([\d.]+)"',
        lambda found: f'<text x="{float(found[1]) + 4}"',
        markup,
        count=1,
    )


def other_hat(markup: str) -> str:
    return markup.replace(HATS["helmet"], HATS["cap"])


def lost_icon(markup: str) -> str:
    return re.sub(r'<use [^>]*href="#icon-\w+"[^>]*>', "", markup, count=1)


def other_colour(markup: str) -> str:
    return markup.replace("seat-1", "seat-2", 1)


@pytest.mark.parametrize(
    ("name", "change", "where"),
    [
        ("clans/auction", shifted, {"market", "contracts"}),
        ("clans/auction", lost_icon, {"market", "contracts", "scoring"}),
        ("clans/auction", other_colour, {"seat-1"}),
        ("glenmore/race-at-the-end", shifted, {"race", "cards"}),
        ("alone", other_hat, {"persons"}),
    ],
)
def test_a_small_fault_is_noticed(
    page: Page, name: str, change: Callable[[str], str], where: set[str]
) -> None:
    found = differences(page, name, change)
    assert where <= set(found)
