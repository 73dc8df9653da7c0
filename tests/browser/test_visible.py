"""Every choice comes to the player: over recorded games, at four sizes, nothing is below the fold.

A choice is a card in the tray, or a lit place of a board; several moves may be behind either. It is
in sight when a click reaches it.

On a phone what can be chosen is as large as a finger needs, and not all of it has room at once.
What lies further on counts if a button in sight says so and leads there, and one drag reaches it:
on a board that was moved to its choices, and among the cards of the tray. A sheet that is needed
lies over the boards: its button leads back to them.
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
UNSEEN = """(touched) => {
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
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (selector) => all(selector).filter(inSight);
  // A finger starts where something scrolls, and goes as far as that is long.
  const oneDrag = (one, frame) => {
    const [box, edge] = [one, frame].map((there) => there.getBoundingClientRect());
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return box.width > 0 && x > edge.left - edge.width && x < edge.right + edge.width
      && y > edge.top - innerHeight / 2 && y < edge.bottom + innerHeight / 2
      && x > edge.left - frame.scrollLeft && y > edge.top - frame.scrollTop;
  };
  const further = (button, name, things) => {
    const frame = document.querySelector(name);
    if (!seen(button).length) return [];
    return [...frame.querySelectorAll(things)].filter((one) => oneDrag(one, frame));
  };
  const cards = new Set([...seen('.deck .choice'),
    ...further('[data-below]', '.panel.actions', '.deck .choice')]);
  const behind = (name) => new Set([...cards].map((one) => one.dataset[name]).filter(Boolean));
  const [plays, offers] = [behind('play'), behind('offer')];
  // What lies in a sheet is as large as the sheet has room.
  const ample = (one) => {
    const { width, height } = one.getBoundingClientRect();
    const long = Math.max(width, height);
    return !touched || !one.closest('.stage') || Math.min(width, height) >= 24 && long >= 44;
  };
  const covered = seen('.close-drawer').length ? all('.board-part .lit') : [];
  const lit = new Set([...seen('.lit'), ...covered, ...further('[data-further]', '.stage', '.lit')]
    .filter(ample).map((one) => one.dataset.target));
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
    return list(screen.page.evaluate(UNSEEN, size == "phone"))


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
