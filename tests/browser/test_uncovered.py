"""Nothing covers the next target: no tip, no note of a first visit, no open sheet."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.records import begun
from tests.browser.screen import Screen
from tests.browser.test_placing import to_lay

# The choices below a note: those whose middle it would take the click of.
HIDDEN = """note => {
    const box = document.querySelector(note).getBoundingClientRect();
    const choices = '.lit, .deck .choice, .panel-tabs button, .tools button';
    return [...document.querySelectorAll(choices)].filter(one => {
        const at = one.getBoundingClientRect();
        const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
        return at.width > 0 && x > box.left && x < box.right && y > box.top && y < box.bottom;
    }).map(one => one.dataset.target ?? one.textContent);
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (768, 1024), (390, 844)])
def test_the_note_of_a_first_visit_covers_no_choice(
    open_screen: Open, size: tuple[int, int]
) -> None:
    screen = open_screen(*size, newcomer=True)
    screen.resume(begun("clans", 8))
    screen.see("#signs")
    screen.shoot(f"first-visit-{size[0]}")
    assert screen.page.evaluate(HIDDEN, "#signs") == []


def test_a_tip_lies_beside_what_can_be_chosen(screen: Screen) -> None:
    screen.resume(to_lay())
    cell = screen.find(".stage .lit[data-target^='cell:']").first
    cell.hover(force=True)
    screen.see("#tip")
    screen.shoot("tip")
    assert screen.page.evaluate(HIDDEN, "#tip") == []


def test_no_tip_comes_under_a_pointer_that_has_just_clicked(screen: Screen) -> None:
    screen.resume(to_lay())
    cell = screen.find(".stage .lit[data-target^='cell:']").first
    cell.hover(force=True)
    screen.see("#tip")
    before = screen.state("revision")
    screen.page.mouse.down()
    screen.page.mouse.up()
    screen.settle(before)
    screen.page.wait_for_timeout(900)  # twice as long as a tip takes
    assert not screen.find("#tip").is_visible()


def test_an_enlarged_sheet_gives_way_to_the_question(screen: Screen) -> None:
    screen.resume(begun("glenmore", 20))
    screen.find(".seat-chip .whole").first.click()
    screen.see(".enlarged")
    screen.play(screen.legal()[0])
    screen.find(".enlarged").wait_for(state="detached")
