"""The end of a game is a ceremony: points counted by source on the boards, then the winner."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.server.table.scene import at_move
from tests.browser.conftest import Open
from tests.browser.records import whole
from tests.browser.screen import Screen

COUNTING = ".table-page.counting"
# Counting goes on while a busy machine looks elsewhere: the page itself keeps what it has shown.
WATCH = """() => {
  window.shown = new Set();
  const wanted = {
    "row": ".now-counted", "lit": ".stage .counted, .sheets .counted",
    "winner": "[data-winner]", "score": ".seat-chip .score",
  };
  new MutationObserver(() => {
    if (!document.querySelector(".table-page.counting")) return;
    for (const [name, selector] of Object.entries(wanted)) {
      const found = [...document.querySelectorAll(selector)];
      if (found.some((one) => one.checkVisibility({ visibilityProperty: true }))) shown.add(name);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def to_the_end(screen: Screen, game: str) -> None:
    """The last move of a game is played at this screen."""
    table = ceilidh.load(whole(game))
    before = at_move(table, len(table.played) - 1)
    before.names = ["Ann", "Ben"]
    screen.resume(before.record(secrets=True))
    screen.page.evaluate(WATCH)
    screen.page.evaluate(
        "text => document.querySelector(`button.move[data-play='${text}']`).click()",
        table.played[-1].action.text,
    )


def points(screen: Screen) -> list[int]:
    texts = screen.find(".podium .points").all_inner_texts()
    return [int(text.replace("−", "-")) for text in texts]


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_points_are_counted_by_source_on_the_boards(lively: Screen, game: str) -> None:
    result = ceilidh.load(whole(game)).result()
    assert result is not None
    to_the_end(lively, game)
    lively.wait("() => shown.has('row') && shown.has('lit')")
    lively.see("[data-winner]")
    assert set(lively.page.evaluate("[...shown]")) == {"row", "lit"}
    assert lively.find(COUNTING).count() == 0
    lively.see(".seat-chip .score")
    assert points(lively) == [one.score for one in result]
    assert lively.find(".counted, .skip-count").count() == 0


def test_a_key_leads_to_the_end_at_once(lively: Screen) -> None:
    result = ceilidh.load(whole("clans")).result()
    assert result is not None
    to_the_end(lively, "clans")
    lively.see(COUNTING)
    lively.page.keyboard.press("Shift")
    assert lively.find(COUNTING).count() == 0
    assert points(lively) == [one.score for one in result]


def test_a_calm_page_and_one_that_comes_later_show_all_at_once(open_screen: Open) -> None:
    calm = open_screen()
    to_the_end(calm, "clans")
    calm.wait_over()
    assert calm.see("[data-winner]") and calm.find(COUNTING).count() == 0
    share = "all => all.map(one => Number(one.style.getPropertyValue('--share')))"
    assert max(calm.find(".podium li").evaluate_all(share)) == 1
