"""What others did is marked on the boards by the numbers of the story, until the next own move."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.screen import Screen
from tests.browser.test_pace import MINE, against_bots

# The numbers of the lines, and those of the rings and of the cards; how high their figures are.
LINES = "all => all.map(one => [one.dataset.nth, one.dataset.places, one.className])"
SHOWN = """() => [...document.querySelectorAll('.ring-number, .seat-chip .ring-numbers')]
  .filter(one => one.checkVisibility())
  .flatMap(one => (one.dataset.nth ?? one.textContent).split(' '))"""
HIGH = """all => all.map(one => one.tagName === 'text'
  ? parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a
  : parseFloat(getComputedStyle(one).fontSize))"""
# Whether the ring of a hex lies round its middle.
ROUND = """([hex, nth]) => {
  const at = document.querySelector(`#part-map [data-target="${hex}"]`).getBoundingClientRect();
  const ring = document.querySelector(`.ring[data-nth~="${nth}"]`).getBoundingClientRect();
  const far = (one, other) => Math.abs((one - other) / 2);
  return far(at.left + at.right, ring.left + ring.right) < 3
    && far(at.top + at.bottom, ring.top + ring.bottom) < 3 && ring.width <= at.width;
}"""
SIZES = [(1440, 900), (1280, 720), (390, 844)]


def marked(screen: Screen, game: str) -> None:
    against_bots(screen, game)
    screen.wait(MINE)
    screen.see("#since [data-nth]")
    screen.wait("() => document.querySelector('.ring-number, .ring-numbers') !== null")


def lines(screen: Screen) -> list[tuple[str, list[str], str]]:
    found = screen.find("#since [data-nth]").evaluate_all(LINES)
    return [(nth, places.split(), look) for nth, places, look in found]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_each_line_has_its_number_on_the_table(
    open_screen: Open, game: str, size: tuple[int, int]
) -> None:
    screen = open_screen(*size)
    marked(screen, game)
    told = lines(screen)
    assert [nth for nth, *_ in told] == [str(n + 1) for n in range(len(told))] and len(told) >= 3
    assert set(screen.page.evaluate(SHOWN)) == {nth for nth, *_ in told}
    least = 11 if size[0] >= 1100 else 10
    assert min(screen.find(".ring-number, .ring-numbers").evaluate_all(HIGH)) >= least - 0.01
    for nth, places, look in told:
        for place in places:
            if place.startswith("map/hex:"):
                assert screen.page.evaluate(ROUND, [place.removeprefix("map/"), nth])
                ring = screen.find(f".ring[data-nth~='{nth}']").first
                assert look in (ring.get_attribute("class") or "").split()
    screen.shoot(f"rings-{game}-{size[0]}")


def test_a_touch_on_a_line_leads_to_its_ring(open_screen: Open) -> None:
    screen = open_screen(390, 844)
    marked(screen, "clans")
    nth, (place,), _ = next(one for one in lines(screen) if one[1])
    line = screen.find(f"#since [data-nth='{nth}'] .told-line")
    line.scroll_into_view_if_needed()
    line.click()
    screen.wait(f"() => document.querySelector('.ring.is-meant')?.dataset.nth === '{nth}'")
    assert screen.find(".ring.is-meant").count() == 1
    hex_ = screen.find(f"#part-map [data-target='{place.removeprefix('map/')}']").bounding_box()
    stage = screen.find(".stage").bounding_box()
    assert hex_ and stage and hex_["width"] > 45
    assert stage["x"] <= hex_["x"] and hex_["x"] + hex_["width"] <= stage["x"] + stage["width"] + 1
    assert screen.state("shown") == screen.state("moves")


def test_a_line_under_the_pointer_lights_its_rings_and_no_others(lively: Screen) -> None:
    marked(lively, "clans")
    nth = next(nth for nth, places, _ in lines(lively) if places)
    lively.find(f"#since [data-nth='{nth}'] .told-line").hover()
    lit = lively.find(".ring.is-meant").evaluate_all("all => all.map(one => one.dataset.nth)")
    assert set(lit) == {nth}
    lively.find("#prompt .ask").hover()
    assert lively.find(".ring.is-meant").count() == 0


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_rings_go_with_the_next_own_move_and_with_the_story(lively: Screen, game: str) -> None:
    marked(lively, game)
    lively.play(lively.legal()[0], end=False)
    lively.find(".ring-layer, .ring-numbers").first.wait_for(state="detached")
    lively.find(".tools button[data-undo], .tools form button").first.click()
    lively.see("#since")
    lively.wait("() => document.querySelector('.ring-layer, .ring-numbers') !== null")
    lively.see("#since [data-close-since]").click()
    assert lively.find(".ring-layer, .ring-numbers").count() == 0


def test_the_past_has_no_rings(lively: Screen) -> None:
    marked(lively, "clans")
    moves = lively.moves
    lively.page.keyboard.press("ArrowLeft")
    lively.wait_shown(moves - 1)
    assert lively.find(".ring-layer, .ring-numbers").count() == 0
    lively.page.keyboard.press("End")
    lively.wait_shown(moves)
    lively.wait("() => document.querySelector('.ring-layer') !== null")


# After each step, when nothing moves any more: how far each ring on a board is from its place.
RESTED = """() => {
  window.rested = [];
  const frame = () => new Promise(requestAnimationFrame);
  document.querySelector('.table-page').addEventListener('table:changed', async () => {
    await frame();
    await Promise.allSettled(document.getAnimations().filter(one => one.id === '' &&
      !(one instanceof CSSTransition || one instanceof CSSAnimation)).map(one => one.finished));
    await frame();
    await frame();
    for (const line of document.querySelectorAll('#since [data-nth]')) {
      const places = line.dataset.places.split(' ').filter(one => one.startsWith('land-'));
      for (const [land, cell] of places.map(one => one.split('/'))) {
        const place = document.querySelector(`[data-land="${land}"] [data-target="${cell}"]`);
        if (!place?.checkVisibility()) continue;
        const drawing = place.closest('svg.drawing'); // the land in small has a ring of its own
        const rings = [...drawing.querySelectorAll(`.ring[data-nth~="${line.dataset.nth}"]`)];
        if (rings.length !== 1) continue;
        const [at, ring] = [place, rings[0]].map(one => one.getBoundingClientRect());
        window.rested.push(Math.hypot(at.left + at.right - ring.left - ring.right,
          at.top + at.bottom - ring.top - ring.bottom) / 2);
      }
    }
  });
}"""


def test_rings_lie_where_the_tiles_of_a_territory_come_to_rest(lively: Screen) -> None:
    lively.prefer(pace="normal")
    against_bots(lively, "glenmore", RESTED)
    lively.wait("() => window.rested.length > 2")
    lively.wait(MINE)
    assert max(lively.page.evaluate("window.rested")) < 3
