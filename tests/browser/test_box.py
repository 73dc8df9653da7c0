"""The workshop: an owner enters a map side and tiles, with a mouse and with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.screen import Screen

# Of side A2: what is printed there, in another order than ours.
COSTS = {"3.1": "6", "4.1": "5", "6.1": "4", "2.2": "1", "3.2": "2"}


def tool(screen: Screen, value: str) -> None:
    screen.page.locator(f'label.pill:has([name=tool][value="{value}"])').click()


def enter_side(screen: Screen) -> None:
    page = screen.page
    screen.go("/box/clans")
    page.locator("[data-begin]").click()
    screen.go("/box/clans/sides/A2")
    tool(screen, "F")
    page.locator('[data-target="hex:2.3"]').click(force=True)
    for name, cost in COSTS.items():
        tool(screen, cost)
        page.locator(f'[data-target="hex:{name}"]').click(force=True)
    tool(screen, "r")
    page.locator('[data-target="edge:4,1|4,2"]').click(force=True)
    expect(page.locator(".state-changed")).to_be_visible()
    expect(page.locator('[data-tool="r"] [name="grid.2,3"]')).to_have_value("F2")
    assert screen.width_to_scroll() == 0
    with page.expect_navigation():
        page.locator("[data-confirm]").click()
    screen.go("/box/clans/sides/A2")
    for name, cost in COSTS.items():
        token = page.locator(f'[name="grid.{name.replace(".", ",")}"]').input_value()
        assert cost in token, name
    expect(page.locator('[name=rivers][value="4,1|4,2"]')).to_be_checked()
    expect(page.locator(".state-confirmed")).to_be_visible()


def enter_tiles(screen: Screen, touch: bool) -> None:
    page = screen.page
    screen.go("/box/glenmore")
    page.locator("[data-begin]").click()
    screen.go("/box/glenmore/tiles")
    page.locator("[data-first]").click()
    for number in range(1, 4):
        plus = page.locator('[data-field="cost"] [data-step="1"]').nth(6)
        plus.click()
        page.locator('label.pill:has([name="river"])').click()
        expect(page.locator(".state-changed")).to_be_visible()
        with page.expect_navigation():
            if touch:
                page.locator("[data-confirm]").click()
            else:
                page.keyboard.press("c")
        expect(page.locator(".box-head .box-bar")).to_contain_text(f"{number}")
    # What was touched on the drawing leads to its field.
    picture = page.locator("[data-box-picture] svg").first
    box = picture.bounding_box()
    assert box is not None
    picture.click(position={"x": box["width"] * 0.4, "y": box["height"] * 0.08}, force=True)
    expect(page.locator('[name="name"]')).to_be_focused()
    assert screen.width_to_scroll() == 0


@pytest.mark.parametrize(
    ("width", "height", "locale", "touch"), [(1440, 900, "en", False), (390, 844, "fr", True)]
)
def test_a_side_and_tiles_are_entered(
    open_screen: Open, width: int, height: int, locale: str, touch: bool
) -> None:
    wishes = {"has_touch": True, "is_mobile": True} if touch else {}
    screen = open_screen(width, height, locale=locale, **wishes)
    enter_side(screen)
    screen.shoot(f"box-side-{width}")
    enter_tiles(screen, touch)
    screen.shoot(f"box-tile-{width}")
