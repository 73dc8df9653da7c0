"""What does not fit on a page: cut or tiny text, overlaps, targets too small to touch.

One script (fit.js) looks at everything that is shown and says what is wrong, and where.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import ceilidh
from ceilidh.kernel.table import Table
from ceilidh.server.table.scene import at_move
from tests.browser.screen import Screen

HERE = Path(__file__).resolve().parent
NAMES = ("Ailsa", "Bran", "Catriona", "Duncan")
FEWEST = 3  # moves of a position that is looked at: something is to be decided
MOST_ZOOM = 7  # to which the page lets a board grow; `MOST` of table/tray.js
READY = "() => document.fonts.ready.then(() => true)"
# What was changed is drawn, and what follows from that as well.
DRAWN = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


@dataclass(frozen=True)
class Size:
    """A window: the least size of text in it, and of what a finger touches."""

    width: int
    height: int
    least: float
    touch: int


SIZES = {
    "large": Size(1440, 900, 11, 0),
    "low": Size(1280, 720, 11, 0),
    "tablet": Size(768, 1024, 12, 40),
    "phone": Size(390, 844, 12, 40),
}


# What is opened at one size is looked at in two. A page is laid out the same whether it came at a
# size or got it later, and to open it takes far longer than to look.
DEVICES = {"computer": ("large", "low"), "finger": ("phone", "tablet")}


@cache
def script() -> str:
    text = (HERE / "fit.js").read_text("utf-8")
    return text[text.index("({ least") :].rstrip().removesuffix(";")


@cache
def game(name: str) -> Table:
    kind, file = name.split("/")
    return ceilidh.load((HERE.parent / kind / "games" / f"{file}.txt").read_text("utf-8"))


@cache
def record_at(name: str, share: float) -> str:
    """A recorded game after a share of its moves, at the last decision before that."""
    table = game(name)
    number = int(len(table.played) * share)
    while 1 < number < len(table.played) and len(at_move(table, number).legal()) < FEWEST:
        number -= 1
    past = at_move(table, number)
    people = zip(table.names, NAMES, strict=False)
    past.names = [own if own == "Automa" else name for own, name in people]
    return past.record(secrets=True)


def resize(screen: Screen, size: Size) -> None:
    screen.page.set_viewport_size({"width": size.width, "height": size.height})


def faults(screen: Screen, size: Size) -> list[str]:
    """Everything that does not fit in what is shown, in words for people."""
    screen.page.evaluate(READY)
    screen.page.evaluate(DRAWN)
    limits = {"least": size.least, "touch": size.touch, "most": MOST_ZOOM}
    found: list[dict[str, Any]] = screen.page.evaluate(script(), limits)
    return [f"{one['kind']}: {one['where']} “{one['text']}” {one['numbers']}" for one in found]
