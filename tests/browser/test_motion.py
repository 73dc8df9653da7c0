"""Motion explains: pieces glide, new ones fade in, numbers tick; or nothing moves at all."""

from __future__ import annotations

from typing import Any

import pytest

import ceilidh
from tests.browser.conftest import Open
from tests.browser.records import begun, played
from tests.browser.screen import Screen

LONGEST = 300

# Every animation that a script starts is noted, since it is soon over.
WATCH = """() => {
  window.seen = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    const was = this.getBoundingClientRect();
    seen.push({
      piece: this.dataset.piece ?? null, frames, duration: options.duration,
      running: animation.playState === "running", left: was.left + was.width / 2,
      top: was.top + was.height / 2,
    });
    return animation;
  };
}"""
# Every frame of the page lasts 50 ms, however long this machine takes to draw it.
COUNT = """selector => {
  const frame = requestAnimationFrame.bind(window);
  let time = performance.now();
  performance.now = () => time;
  window.requestAnimationFrame = step => frame(() => step(time));
  window.amounts = [];
  const look = () => {
    time += 50;
    amounts.push(Number(document.querySelector(selector).textContent));
    frame(look);
  };
  frame(look);
}"""
MIDDLE = """name => {
  const at = document.querySelector(`[data-piece="${name}"]`).getBoundingClientRect();
  return [at.left + at.width / 2, at.top + at.height / 2];
}"""


def seen(screen: Screen) -> list[dict[str, Any]]:
    return list(screen.page.evaluate("window.seen"))


def glides(screen: Screen) -> dict[str, dict[str, Any]]:
    return {
        one["piece"]: one for one in seen(screen) if one["piece"] and "translate" in one["frames"]
    }


def fades(screen: Screen) -> set[str]:
    return {one["piece"] for one in seen(screen) if "opacity" in one["frames"]}


def to_move() -> str:
    """A game of Glen More II in which a pawn is to move, with tiles before it."""
    table = ceilidh.new("glenmore", players=2, seed=3)
    return played(table, lambda table: len(table.played) > 12 and can(table, "take"))


def to_lay() -> str:
    table = ceilidh.new("glenmore", players=2, seed=3)
    return played(table, lambda table: len(table.played) > 12 and can(table, "lay"))


def to_build() -> str:
    table = ceilidh.new("clans", players=2, seed=3)
    return played(table, lambda table: can(table, "build worker"))


def can(table: ceilidh.Table, start: str) -> bool:
    return any(move.text.startswith(start) for move in table.legal())


def first(screen: Screen, start: str) -> str:
    return next(text for text in screen.legal() if text.startswith(start))


def rested(screen: Screen) -> None:
    """Later than the last change, so that the next one is no hurry: the page looks at the clock."""
    screen.page.wait_for_timeout(LONGEST + 100)
    screen.page.evaluate(WATCH)


def test_a_pawn_glides_from_where_it_stood(lively: Screen) -> None:
    lively.resume(to_move())
    pawn = f"figure-{ceilidh.load(to_move()).actors[0] + 1}"
    rested(lively)
    stood = lively.page.evaluate(MIDDLE, pawn)
    lively.play(first(lively, "take"))
    glide = glides(lively)[pawn]
    assert glide["running"] and glide["duration"] <= LONGEST
    assert glide["frames"]["translate"][0] != glide["frames"]["translate"][1] == "0px 0px"
    # It begins where the pawn stood, and ends where it stands.
    assert glide["left"] == pytest.approx(stood[0], abs=4)
    assert glide["top"] == pytest.approx(stood[1], abs=4)
    lively.wait("() => document.getAnimations().length === 0")
    assert lively.page.evaluate(MIDDLE, pawn) != stood


def test_a_laid_tile_fades_in_and_the_land_moves_as_one(lively: Screen) -> None:
    lively.resume(to_lay())
    table = ceilidh.load(to_lay())
    edge = min(table.legal(), key=lambda move: float(move.targets[0].split(":")[1].split(".")[0]))
    rested(lively)
    lively.play(edge.text)
    cell = edge.targets[0].partition(":")[2]
    laid = [str(name) for name in fades(lively) if str(name).endswith(f":{cell}")]
    assert len(laid) == 1 and laid[0].startswith("tile-")
    # A column more at the left: all tiles make room, and what stands on them moves with them only.
    moved = glides(lively)
    assert any(name.startswith("tile-") for name in moved)
    assert not any(name.startswith("scot-") for name in moved)


def test_a_unit_comes_from_its_player_board_and_money_ticks(lively: Screen) -> None:
    lively.resume(to_build())
    seat = ceilidh.load(to_build()).actors[0]
    rested(lively)
    money = f"[data-tick='money-{seat}']"
    before = int(lively.find(money).text_content() or 0)
    lively.page.evaluate(COUNT, money)
    table = ceilidh.load(to_build())
    move = first(lively, "build worker")
    table.play(move)
    after = table.state.seats[seat].money
    lively.play(move)
    came = [name for name in glides(lively) if name.startswith(f"worker-{seat + 1}@")]
    assert len(came) == 1 and came[0] in fades(lively)
    assert after < before
    between = f"amounts.some(amount => {after} < amount && amount < {before})"
    lively.wait(f"{between} && amounts.at(-1) === {after}")


def test_a_price_marker_slides(lively: Screen) -> None:
    table = ceilidh.new("clans", players=2, seed=3)
    lively.resume(played(table, lambda table: can(table, "buy")))
    rested(lively)
    move = first(lively, "buy")
    lively.play(move)
    while "price" not in " ".join(glides(lively)) and not lively.over:
        rested(lively)
        lively.play(lively.legal()[0])
    assert any(name.startswith("price-") for name in glides(lively))


def test_nothing_moves_where_calm_is_wished(open_screen: Open) -> None:
    screen = open_screen(reduced_motion="reduce")
    screen.resume(to_move())
    rested(screen)
    screen.play(first(screen, "take"))
    screen.page.keyboard.press("ArrowLeft")
    screen.wait_shown(screen.moves - 1)
    assert seen(screen) == []
    assert screen.page.evaluate("document.getAnimations().length") == 0


def test_the_past_is_leafed_through_without_motion(lively: Screen) -> None:
    lively.resume(to_move())
    rested(lively)
    lively.page.keyboard.press("Home")
    lively.wait_shown(0)
    assert seen(lively) == []


def test_goods_fly_to_the_purse_and_any_key_ends_it(lively: Screen) -> None:
    table = ceilidh.new("clans", players=2, seed=3)
    lively.resume(played(table, lambda table: can(table, "sell")))
    lively.page.evaluate(WATCH)
    text = next(text for text in lively.legal() if text.startswith("sell "))
    lively.play(text, end=False)
    flown = [one for one in seen(lively) if one["piece"] is None and "translate" in one["frames"]]
    assert flown and all(one["duration"] <= LONGEST for one in flown)
    lively.page.keyboard.press("Shift")
    lively.wait("() => document.querySelector('.flying') === null")


# How much of the map its targets cover, at the most, in the frames after a choice was cancelled.
COVERS = """async () => {
  const cover = (one) => {
    const { fill, fillOpacity } = getComputedStyle(one);
    const [, , , alpha = 1] = fill.match(/[\\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
    return alpha * Number(fillOpacity);
  };
  const most = () => Math.max(...[...document.querySelectorAll(".map .target")].map(cover));
  const found = [most()];
  document.querySelector("[data-cancel]").click();
  do {
    found.push(most());
    await new Promise(requestAnimationFrame);
  } while (document.getAnimations().some((one) => one.transitionProperty));
  found.push(most());
  return found;
}"""


def test_the_map_does_not_flash_when_a_choice_ends(lively: Screen) -> None:
    lively.resume(begun("clans", 8))
    lively.find(".choice[data-offer=build]").click()
    lively.see(".map .target.lit")
    veil, *after = lively.page.evaluate(COVERS)
    assert 0 < veil <= 0.5, "what cannot be chosen lies under a veil"
    assert max(after) <= veil and after[-1] == 0
