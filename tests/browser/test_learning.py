"""Help where one looks: what the signs mean, why a card is grey, and hints for who wishes them."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.screen import Screen

# How much shows of what the guide speaks of on a board, and of the things beside it.
SPOKEN = """board => {
  const spoken = [...document.querySelectorAll(`${board} .target.told`)];
  const covers = (one) => {
    const { fill, fillOpacity } = getComputedStyle(one);
    const [, , , alpha = 1] = fill.match(/[\\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
    return alpha * Number(fillOpacity);
  };
  const bare = (one) => 1 - covers(one.querySelector(".hit") ?? one);
  const shows = (one) => bare(one) * Number(getComputedStyle(one).opacity);
  const others = [...document.querySelectorAll(`${board} .target:not(.told)`)];
  return [spoken.map(shows), others.map(shows)];
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("game", "board"), [("clans", ".map"), ("glenmore", "#part-territory")])
def test_the_guide_hides_nothing_of_what_it_speaks_of(
    open_screen: Open, game: str, board: str, scheme: str
) -> None:
    screen = open_screen(color_scheme=scheme)
    screen.go("/learn")
    screen.see(f'[data-lesson="{game}/first_game"]').click()
    screen.at_table()
    screen.wait_turn()
    screen.see(f"{board} .target.told")
    screen.shoot(f"spoken-{game}-{scheme}")
    spoken, others = screen.page.evaluate(SPOKEN, board)
    assert min(spoken) > 0.9
    assert others and max(others) <= 0.7, "all else lies under a veil"


# The buttons that look like the one to press.
CALLING = """() => [...document.querySelectorAll('.primary')].filter(one =>
    one.getClientRects().length > 0
    && getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)').map(one => one.innerText)"""


def test_one_button_calls(screen: Screen) -> None:
    screen.go("/learn")
    screen.see('[data-lesson="clans/first_game"]').click()
    screen.at_table()
    screen.wait_turn()
    assert screen.page.evaluate(CALLING) == ["Next"]
    while not screen.find(".prompt [data-end]").is_visible():
        screen.play(screen.legal()[0], end=False)
    assert screen.page.evaluate(CALLING) == ["End turn"]
    screen.shoot("one-button")
    screen.deputise()
    screen.see(".guide-task.done")
    screen.go_on()
    assert screen.page.evaluate(CALLING) == ["Next"], "and not Rematch"


@pytest.mark.parametrize("phone", [False, True])
def test_the_signs_begin_the_player_aid(open_screen: Open, phone: bool) -> None:
    size = (390, 844) if phone else (1440, 900)
    screen = open_screen(*size, newcomer=True, has_touch=phone, is_mobile=phone)
    screen.go("/learn")
    screen.see('[data-lesson="clans/market"]').click()
    screen.at_table()
    screen.wait_turn()
    screen.press(".help.is-new")
    signs = screen.see("#signs")
    assert signs.locator("li").count() == 3
    screen.shoot(f"signs-{size[0]}")
    screen.page.reload()
    screen.at_table()
    screen.wait_turn()
    screen.see(".help:not(.is-new)")
    screen.quick("clans")
    screen.press(".help")
    assert signs.locator("li").count() == 2, "no guide, and nothing of it to explain"


def test_a_card_that_is_not_possible_leads_to_its_rule(screen: Screen) -> None:
    screen.go("/learn")
    screen.see('[data-lesson="clans/first_game"]').click()
    screen.at_table()
    screen.wait_turn()
    screen.see('.choice[data-offer="fulfil"][aria-disabled="true"]').click(force=True)
    link = screen.see("#bubble .rule-link")
    assert (link.get_attribute("href") or "").startswith("/rules/clans/")


def test_hints_come_by_themselves_for_who_wishes_it(open_screen: Open) -> None:
    screen = open_screen()
    screen.quick("clans")
    screen.wait_turn()
    assert screen.find("#prompt .hint").count() == 0
    table = screen.page.url
    screen.prefer(advice="on")
    screen.page.goto(table)
    screen.at_table()
    screen.see("#prompt .hint-said")
