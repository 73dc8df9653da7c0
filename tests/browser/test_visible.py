"""Every choice comes to the player: over recorded games, at four sizes, nothing is below the fold.

A choice is a card in the tray, or a lit place of a board; several moves may be behind either. It is
in sight when a click reaches it. On a phone boards lie a swipe apart, and a sheet that is needed
lies over them: a button leads to each.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import ceilidh
from ceilidh.kernel.table import Table
from tests.browser.conftest import Open
from tests.browser.screen import Screen

ROOT = Path(__file__).resolve().parents[1]
RECORDS = {
    "clans": ("2p-macewan-mackenzie", "3p-auction", "4p-both-modules", "2p-gordon-buchanan"),
    "glenmore": ("2p-plain", "3p-highlander-die", "4p-both"),
}
SIZES = {"large": (1440, 900), "low": (1280, 720), "tablet": (768, 1024), "phone": (390, 844)}
COMES = ("large", "phone")  # sizes at which a page is read anew
# The window has its new size: a picture of it was drawn, and what follows from that one too.
DRAWN = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"

# The legal moves that nothing in sight leads to.
UNSEEN = """() => {
  const steps = [.5, .35, .65, .2, .8, .1, .9];
  const parts = steps.flatMap((x) => steps.map((y) => [x, y]));
  const inSight = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && parts.some(([x, y]) => {
      const there = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      return there && (one.contains(there) ||
        (one.dataset.target && there.closest(`[data-target="${one.dataset.target}"]`)));
    });
  };
  const seen = (selector) => [...document.querySelectorAll(selector)].filter(inSight);
  const plays = new Set(seen('.deck [data-play]').map((one) => one.dataset.play));
  const offers = new Set(seen('.deck [data-offer]').map((one) => one.dataset.offer));
  const swiped = seen('[data-board].has-lit').map((one) => `#part-${one.dataset.board} .lit`);
  if (seen('.close-drawer').length) swiped.push('.board-part .lit');
  const away = swiped.flatMap((selector) => [...document.querySelectorAll(selector)]);
  const lit = new Set([...seen('.lit'), ...away].map((one) => one.dataset.target));
  const ends = seen('[data-end]').length > 0;
  // What does not answer the question may wait behind the tab of the actions.
  const asides = seen('[data-open=actions]').length > 0;
  return [...document.querySelectorAll('button.move')].filter((move) =>
    !plays.has(move.dataset.play) && !offers.has(move.dataset.offered) &&
    !move.dataset.targets.split(' ').some((one) => lit.has(one)) &&
    !(asides && 'aside' in move.dataset) &&
    !(ends && 'ends' in move.dataset)).map((move) => move.dataset.play);
}"""


def note(table: Table, most: dict[str, tuple[int, str]]) -> None:
    """Keep this decision if its step has not had one with as much to choose from."""
    legal = table.legal()
    kinds = len({move.action.spec.word for move in legal})
    step = str(table.view()["step"])
    for measure, number in ((f"{step}, longest", len(legal)), (f"{step}, most kinds", kinds)):
        if number > most.get(measure, (1, ""))[0]:
            most[measure] = (number, table.record())


@cache
def decisions(game: str) -> dict[str, str]:
    """Records that end with a decision, and its step: of each those with most to choose from."""
    most: dict[str, tuple[int, str]] = {}
    for name in RECORDS[game]:
        table = ceilidh.load((ROOT / game / "games" / f"{name}.txt").read_text())
        while table.played:
            table.undo(consent=True)
            note(table, most)
    # One that has most in two ways is looked at once.
    return {record: step for step, (_, record) in most.items()}


def look(screen: Screen, table: str, size: str) -> list[str]:
    """The moves that nothing in sight leads to in a window of this size.

    A large window is made smaller as people do it: all is laid out as in a page that comes at that
    size. A page that comes on a phone turns to a board by itself.
    """
    width, height = SIZES[size]
    screen.page.set_viewport_size({"width": width, "height": height})
    if size in COMES:
        screen.go(table)
        screen.at_table()
        if screen.find("[data-reveal]").count():
            screen.find("[data-reveal]").click()
    else:
        screen.page.evaluate(DRAWN)
    return list(screen.page.evaluate(UNSEEN))


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_every_choice_is_in_sight(open_screen: Open, game: str) -> None:
    screen = open_screen(reduced_motion="reduce")
    screen.prefer(ask="all")
    found = decisions(game)
    assert len(found) > 15
    unseen: list[str] = []
    for record, step in found.items():
        table = screen.table_of(record)
        for size in SIZES:
            moves = look(screen, table, size)
            if moves:
                unseen.append(f"{step}, {size}: {len(moves)} such as {moves[0]}")
                screen.shoot(f"unseen-{game}-{step.replace(' ', '-')}-{size}")
    assert unseen == []
