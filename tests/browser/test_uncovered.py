"""Nothing covers the next target: no tip, nothing of a first visit, no open sheet."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.records import begun
from tests.browser.screen import Screen
from tests.browser.test_placing import to_lay

# The choices below a box: those whose middle it would take the click of.
HIDDEN = """note => {
    const box = document.querySelector(note).getBoundingClientRect();
    const choices = '.lit, .deck .choice, .panel-tabs button, .tools button';
    return [...document.querySelectorAll(choices)].filter(one => {
        const at = one.getBoundingClientRect();
        const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
        return at.width > 0 && x > box.left && x < box.right && y > box.top && y < box.bottom;
    }).map(one => one.dataset.target ?? one.textContent);
}"""


# Where everything lies, and whether the middle of each is its own.
PLACES = """() => [...document.querySelectorAll('.guide-say, .stage, .prompt, .log-panel, .sheets')]
  .map(one => [one, one.getBoundingClientRect()]).filter(([, at]) => at.width > 0)
  .map(([one, at]) => {
    const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
    return [one.className, at.x, at.y, at.width, at.height, one.contains(top)];
  })"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (768, 1024), (390, 844)])
@pytest.mark.parametrize("lesson", ["", "glenmore/first_game"])
def test_a_first_visit_shows_the_table_as_it_is(
    open_screen: Open, size: tuple[int, int], lesson: str
) -> None:
    screen = open_screen(*size, newcomer=True)
    if lesson:
        screen.go("/learn")
        screen.see(f'[data-lesson="{lesson}"]').click()
        screen.at_table()
    else:
        screen.resume(begun("clans", 8))
    screen.wait_turn()
    screen.see(".help.is-new")
    screen.shoot(f"first-visit-{size[0]}")
    first = screen.page.evaluate(PLACES)
    assert [name for name, *_, own in first if name == "guide-say" and not own] == []
    screen.page.evaluate("localStorage.setItem('signs', 'known')")
    screen.page.reload()
    screen.at_table()
    screen.wait_turn()
    screen.see(".help:not(.is-new)")
    assert screen.page.evaluate(PLACES) == first


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


# By how many pixels the boxes of one kind cover those of another, together.
COVER = """([one, other]) => {
  const boxes = way => [...document.querySelectorAll(way)].map(one => one.getBoundingClientRect());
  let sum = 0;
  for (const a of boxes(one)) for (const b of boxes(other)) {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 0 && high > 0) sum += wide * high;
  }
  return Math.round(sum);
}"""


@pytest.mark.parametrize("size", [(720, 450), (844, 390), (1440, 900)])
@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_no_note_and_no_zoom_covers_names_or_the_tools(
    open_screen: Open, game: str, size: tuple[int, int]
) -> None:
    screen = open_screen(*size)
    screen.resume(begun(game, 20))
    assert screen.page.evaluate(COVER, [".zoom button", ".seat-chip, .help, .table-menu"]) == 0
    things = screen.find(".stage [data-target]")
    for nth in range(0, things.count(), max(1, things.count() // 6)):
        screen.page.keyboard.press("Tab")  # so that the focus is one of the keyboard
        things.nth(nth).focus()
        screen.wait(
            "() => document.querySelector('#tip:not([hidden])') || "
            "document.querySelector('[data-preview]')"
        )
        assert screen.page.evaluate(COVER, ["#tip:not([hidden])", ".tools"]) == 0
