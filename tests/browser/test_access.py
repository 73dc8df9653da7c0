"""Checks of axe: nobody is shut out of a page, in light or dark."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from ceilidh.companion import SetUp, packed
from tests.browser.records import begun, whole
from tests.browser.screen import Screen
from tests.browser.test_colours import DARK, LIGHT, PAPER

Scheme = Literal["light", "dark"]
SET_UP = SetUp(2, 3, ("A1", "B1", "C1", "D1"), True, False, False, 1)
# The companion of the real table: it tells, asks for units, for a price, and for contracts.
COMPANION = [
    f"/automa?game={packed(SET_UP, ['begin', *lines])}"
    for lines in (
        [],
        ["draw automa_card 2"],
        ["draw automa_card 3; good wool; price +1"],
        ["draw automa_card 9"],
    )
]
# The same without a map: it asks for a hex.
LOOK = replace(SET_UP, markets=True, looks=True)
COMPANION.append(
    f"/automa?game={packed(LOOK, ['begin', *['first none'] * 4, 'draw automa_card 14 3'])}"
)


def assert_open_to_all(screen: Screen) -> None:
    found = Axe().run(screen.page).response["violations"]
    grave = [
        (one["id"], [node["html"][:150] for node in one["nodes"][:3]])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert grave == []


def assert_open_in_light_and_dark(screen: Screen, name: str = "") -> None:
    """A page that is open goes with the system's wish, at once where nothing moves."""
    papers: dict[Scheme, str] = {"light": LIGHT, "dark": DARK}
    for scheme, paper in papers.items():
        screen.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert screen.page.evaluate(PAPER) == paper
        assert_open_to_all(screen)
        if name:
            screen.shoot(f"{name}-{scheme}")


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new?game=clans",
        "/new?game=glenmore",
        "/account",
        "/preferences",
        "/automa",
        *COMPANION,
    ],
)
def test_pages(screen: Screen, path: str) -> None:
    screen.go(path)
    assert_open_in_light_and_dark(screen)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_tables(screen: Screen, game: str) -> None:
    screen.prefer(confirm="move")
    screen.resume(begun(game, 40))
    screen.find(".all-moves summary").click()
    screen.see("#typed")
    screen.find("button.move").first.click()
    screen.see("#bubble [data-confirm]")
    assert_open_in_light_and_dark(screen, game)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_score_sheets(screen: Screen, game: str) -> None:
    screen.resume(whole(game))
    screen.see("[data-chart] canvas")
    assert_open_to_all(screen)


def test_a_phone(phone: Screen) -> None:
    phone.resume(begun("glenmore", 40))
    phone.see(".panel.open")
    assert_open_to_all(phone)


def test_what_happens_is_told_in_live_regions(screen: Screen) -> None:
    screen.new_table("glenmore", ["person", "person"])
    assert screen.find("[data-prompt]").get_attribute("aria-live") == "polite"
    news = screen.find("[role=log]")
    assert news.locator("li").count() == 0
    screen.play(screen.legal()[0])
    assert news.locator("li").count() == 1
    unnamed = """[...document.querySelectorAll('[data-target], button:not([hidden])')].filter(
        one => !(one.getAttribute('aria-label') || one.textContent).trim()).length"""
    assert screen.page.evaluate(unnamed) == 0
