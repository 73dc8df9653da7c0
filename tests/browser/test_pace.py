"""What others did is played back at the reader's pace, and told in a strip."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.screen import Screen
from tests.browser.test_access import assert_open_to_all

# Every number of moves that the page shows, as it shows it.
WATCH = """() => {
  window.shown = [];
  document.querySelector('.table-page').addEventListener('table:changed', () => {
    const { shown, moves } = document.getElementById('state').dataset;
    window.shown.push([Number(shown), Number(moves)]);
  });
}"""
CHOOSES = """() => 'mine' in document.getElementById('state').dataset &&
    document.getElementById('since') === null"""
MINE = "() => 'mine' in document.getElementById('state').dataset"
SKIP = "() => document.querySelector('[data-skip]') !== null"


def against_bots(screen: Screen, game: str = "glenmore", watch: str = WATCH) -> None:
    """A turn of one's own is over, and bots begin."""
    screen.new_table(game, ["person", "bot", "bot", "bot"])
    screen.wait_turn()
    screen.page.evaluate(watch)
    while screen.page.evaluate(CHOOSES):
        screen.play(screen.legal()[0], end=False)
    if screen.find("[data-end]").count() and screen.state("ending") == "":
        screen.find("[data-end]").first.click()


def own(screen: Screen) -> int:
    """The number of one's own last move."""
    table = screen.page.url.rpartition("/")[2].partition("?")[0]
    log = screen.page.request.get(f"/api/tables/{table}").json()["log"]
    return max(int(line["number"]) for line in log if line["seat"] == 0)


def told(screen: Screen) -> list[tuple[int, int]]:
    """The turns since one's own, by move and part."""
    table = screen.page.url.rpartition("/")[2].partition("?")[0]
    story = screen.page.request.get(f"/api/tables/{table}").json()["story"]
    return [(int(entry["move"]), int(entry["part"])) for entry in story]


def past(screen: Screen) -> list[int]:
    """The positions of the past that were shown."""
    return [shown for shown, moves in screen.page.evaluate("window.shown") if shown < moves]


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_the_strip_tells_what_happened_since_the_own_turn(lively: Screen, game: str) -> None:
    against_bots(lively, game)
    lively.wait(MINE)
    assert past(lively) == []  # at this pace the present is shown at once
    strip = lively.see("#since")
    links = strip.locator("li a")
    hrefs = links.evaluate_all("all => all.map(one => one.getAttribute('href'))")
    moves, turns = lively.moves, told(lively)
    expected = [f"?move={move}&turn={part}" if part else f"?move={move}" for move, part in turns]
    assert hrefs == expected and len(turns) >= 3
    assert_open_to_all(lively)
    lively.shoot(f"since-{game}")
    links.first.click()
    lively.wait_shown(turns[0][0])
    lively.page.keyboard.press("End")
    lively.wait_shown(moves)
    lively.see("#since [data-close-since]").click()
    lively.find("#since").wait_for(state="hidden")
    lively.see(".news")


# Which lines of a list can be read in full, below its heading and above what fades out.
CLEAR = """list => {
  const box = list.getBoundingClientRect();
  const fades = parseFloat(getComputedStyle(list).paddingBottom);
  return [...list.querySelectorAll('.told-line')].map(one => one.getBoundingClientRect())
    .map(line => line.top >= box.top - 1 && line.bottom <= box.bottom - fades + 1);
}"""


def test_a_low_window_shows_several_turns_and_fades_out_only_what_goes_on(
    open_screen: Open,
) -> None:
    screen = open_screen(1280, 800)
    against_bots(screen)
    screen.wait(MINE)
    lines = screen.see("#since .story-list")
    assert "linear-gradient" in lines.evaluate("list => getComputedStyle(list).maskImage")
    assert lines.evaluate(CLEAR)[:2] == [True, True]
    lines.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    assert lines.evaluate(CLEAR)[-1], "nothing is faded at the end"


# What followed from the turns in sight; whether the list lies beside the button that closes it;
# and the list with nothing but the turn from which most followed.
FOLLOWED = """list => [...list.querySelectorAll('li li')].filter(one => one.getClientRects().length)
  .map(one => one.textContent)"""
BESIDE = """list => list.getBoundingClientRect().right <=
  document.querySelector('[data-close-since]').getBoundingClientRect().left + 8"""
ONE_TURN = """list => {
  const size = one => one.querySelectorAll('li').length;
  list.replaceChildren([...list.children].sort((one, other) => size(other) - size(one))[0]);
}"""


def test_a_turn_that_is_told_alone_says_what_followed(open_screen: Open) -> None:
    screen = open_screen(1280, 800)
    against_bots(screen)
    screen.wait(MINE)
    lines = screen.see("#since .story-list")
    assert len(told(screen)) >= 3 and lines.evaluate(FOLLOWED) == []
    lines.evaluate(ONE_TURN)
    followed = lines.evaluate(FOLLOWED)
    assert followed and followed == lines.locator("ul li").all_text_contents()
    assert lines.evaluate(BESIDE)
    tops = lines.evaluate(
        "list => new Set([...list.querySelectorAll('li li')].map(one => one.offsetTop)).size"
    )
    assert tops < len(followed) or len(followed) == 1, "sentences follow each other in one text"


def test_the_strip_goes_with_the_next_own_move(lively: Screen) -> None:
    against_bots(lively)
    lively.wait(MINE)
    lively.see("#since")
    lively.play(lively.legal()[0], end=False)
    lively.find("#since").wait_for(state="detached")


def test_bots_are_played_back_and_own_moves_are_not(open_screen: Open) -> None:
    screen = open_screen(pace="normal")
    against_bots(screen)
    screen.wait(MINE)
    steps = past(screen)
    assert steps == sorted(steps) and steps and min(steps) >= own(screen)
    assert screen.state("shown") == screen.state("moves")
    # Not each move is a step, such as a payment; each turn is one at least.
    ends = {int(number) for number in screen.state("others").split()}
    assert set(steps) <= {*ends, own(screen)}
    shown = {shown for shown, _ in screen.page.evaluate("window.shown")}
    assert {move for move, _ in told(screen)} <= shown
    screen.see("#since")


# What the page shows beside each position: lines of the strip, rings or numbers, and whose land.
TOLD = """() => {
  window.told = [];
  const table = document.querySelector('.table-page');
  new MutationObserver(() => {
    if (!document.querySelector('[data-skip]')) return;
    const lines = [...document.querySelectorAll('#since [data-nth]')];
    const marks = [...document.querySelectorAll('.ring-number, .ring-numbers')];
    const numbers = marks.flatMap(one => (one.dataset.nth ?? one.textContent).split(' '));
    const land = document.querySelector('.board-part[data-land]');
    window.told.push({
      lines: lines.length, numbers: [...new Set(numbers)].length,
      mover: lines.length ? lines.at(-1).className.match(/seat-(\\d)/)[1] : '',
      land: land ? land.dataset.land.slice(-1) : '',
    });
  }).observe(table, { subtree: true, childList: true, attributes: true });
}"""


def test_a_playback_tells_turn_by_turn_in_the_land_of_who_plays(open_screen: Open) -> None:
    screen = open_screen(pace="normal")
    against_bots(screen, watch=TOLD)
    screen.wait(MINE)
    seen = screen.page.evaluate("told")
    lines = [one["lines"] for one in seen]
    assert lines == sorted(lines) and max(lines) >= 1
    assert any(one["numbers"] == one["lines"] > 0 for one in seen)
    assert any(one["mover"] and one["mover"] == one["land"] for one in seen)
    assert screen.find(".board-part[data-land]").get_attribute("data-land") == "land-1"


def test_a_click_or_a_key_skips_to_the_present(open_screen: Open) -> None:
    screen = open_screen(pace="watch")
    against_bots(screen)
    screen.wait(SKIP)
    screen.shoot("playback")
    screen.find("[data-skip]").click()
    screen.wait(f"() => !({SKIP})()")
    assert screen.state("shown") == screen.state("moves")


def test_less_motion_means_no_steps(open_screen: Open) -> None:
    screen = open_screen(pace="watch", reduced_motion="reduce")
    against_bots(screen)
    screen.wait(MINE)
    assert past(screen) == []
