"""The home page: for both games Learn and Play in the first screen, and a level that is kept."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Open
from tests.browser.screen import Screen

DESKTOPS = ((1440, 900), (1280, 720), (1024, 768))
PHONES = ((390, 844), (360, 740))
CHOICES = "[data-game={}] [data-learn], [data-game={}] [data-go]"
BOXES = """all => all.map(one => {
    const box = one.getBoundingClientRect();
    const cut = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
    return [box.left, box.top, box.right, box.bottom].map(Math.round).concat(cut ? 1 : 0);
})"""
GAMES = ("clans", "glenmore")


def opened(open_screen: Open, size: tuple[int, int], language: str, **wishes: str) -> Screen:
    phone = size in PHONES
    return open_screen(*size, has_touch=phone, is_mobile=phone, locale=language, **wishes)


def all_in_sight(screen: Screen, size: tuple[int, int]) -> None:
    """Both choices of both games are in the first screen, of one size, with all their words."""
    for game in GAMES:
        boxes = screen.find(CHOICES.format(game, game)).evaluate_all(BOXES)
        assert len(boxes) == 2
        for left, top, right, bottom, cut in boxes:
            assert left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1], boxes
            assert not cut and right - left >= 120 and bottom - top >= 44
        (_, top, _, bottom, _), (_, other_top, _, other_bottom, _) = boxes
        assert (top, bottom) == (other_top, other_bottom)
        assert abs((boxes[0][2] - boxes[0][0]) - (boxes[1][2] - boxes[1][0])) <= 1
    assert screen.width_to_scroll() == 0


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
@pytest.mark.parametrize("size", [*DESKTOPS, *PHONES])
def test_all_ways_in_are_in_the_first_screen(
    open_screen: Open, size: tuple[int, int], language: str
) -> None:
    screen = opened(open_screen, size, language)
    screen.go("/")
    all_in_sight(screen, size)
    for level in ("strong", "medium"):
        screen.find(f"[data-quick=clans] .pill:has([value={level}])").click()
        all_in_sight(screen, size)


@pytest.mark.parametrize(("size", "language"), [(PHONES[1], "fr"), (PHONES[0], "en")])
def test_a_table_that_waits_is_on_top_of_a_phone(
    open_screen: Open, size: tuple[int, int], language: str
) -> None:
    screen = opened(open_screen, size, language)
    screen.go("/")
    assert screen.find("[data-waits]").count() == 0
    screen.new_table("clans", ["person", "person"])
    table = screen.page.url
    screen.go("/")
    box, title = screen.see("[data-waits]").bounding_box(), screen.see("h1").bounding_box()
    assert box is not None and title is not None
    assert box["y"] + box["height"] <= title["y"]
    all_in_sight(screen, size)
    screen.find("[data-waits]").click()
    screen.at_table()
    assert screen.page.url == table


def against(screen: Screen, game: str) -> str:
    return screen.find(f"[data-game={game}] [data-go] span:visible").inner_text()


def test_the_level_is_one_touch_and_is_kept_for_each_game(open_screen: Open) -> None:
    screen = opened(open_screen, PHONES[0], "en")
    screen.go("/")
    assert against(screen, "clans") == "against Morag · Easy"
    pill = screen.find("[data-quick=clans] .pill:has([value=strong])")
    sizes = pill.locator("input, span").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert sizes == [44, 36], "the place to touch is larger than what is drawn"
    pill.click()
    assert against(screen, "clans") == "against Bran · Strong"
    assert against(screen, "glenmore") == "against Isla · Easy"
    screen.find("[data-quick=clans] [data-go]").click()
    screen.at_table()
    chips = screen.find(".seat-chip .name").all_inner_texts()
    assert len(chips) == 2 and any(re.fullmatch(r"Bran\s+· Strong", one) for one in chips)
    assert screen.find(".seat-chip:has(.level) .face:visible").count() == 1, "people have none"
    assert screen.find(".seat-chip .face").count() == 1
    screen.go("/")
    assert against(screen, "clans") == "against Bran · Strong"
    assert screen.find("[data-quick=clans] [value=strong]").is_checked()
    assert against(screen, "glenmore") == "against Isla · Easy"


def test_the_page_works_without_scripts(open_screen: Open) -> None:
    screen = open_screen(java_script_enabled=False)
    screen.go("/")
    screen.find("[data-quick=glenmore] .pill:has([value=medium])").click()
    assert against(screen, "glenmore") == "against Lachlan · Medium"
    screen.find("[data-quick=glenmore] .more-ways summary").click()
    screen.find("[data-quick=glenmore] [value=people]").check()
    assert against(screen, "glenmore") == "People at this screen"
    screen.find("[data-quick=glenmore] [data-go]").click()
    screen.page.wait_for_url(re.compile("/t/"))
    screen.go("/")
    screen.find("[data-learn=clans]").click()
    screen.page.wait_for_url(re.compile("/t/"))
