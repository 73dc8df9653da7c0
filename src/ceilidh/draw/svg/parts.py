"""The parts of a drawn table: a board, a market, a player's land, each an SVG of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Any

from ceilidh.say import Speaker, speaker

View = dict[str, Any]


@dataclass
class Part:
    """One part: its stable `name`, its `title` in the reader's language, and its markup.

    Everything that can be clicked in it is an element with `data-target`, such as `hex:7.4`, the
    names that moves have for their arguments. `group` says where a page puts the part: `board` in
    the middle, `sheet` beside it, `seat` with the players (then `seat` is the number).
    """

    name: str
    title: str
    markup: str
    group: str = "sheet"
    seat: int = -1


Drawing = Callable[[View, Speaker, int | None], list[Part]]
_drawings: dict[str, Drawing] = {}


def register(game: str, drawing: Drawing) -> None:
    """A game's drawing: from a view, a speaker and the viewer's seat to its parts."""
    _drawings[game] = drawing


def _plain(view: View, to: Speaker, seat: int | None) -> list[Part]:
    """A game without a drawing of its own: its view as text."""
    text = escape(json.dumps(view, indent=1))
    return [Part("view", to.text("Position"), f"<pre>{text}</pre>", "board")]


def draw_parts(view: View, language: str = "en", seat: int | None = None) -> list[Part]:
    """All parts of a position, as a viewer (None: a spectator) may see it."""
    drawing = _drawings.get(str(view.get("game", "")), _plain)
    return drawing(view, speaker(language), seat)


def render(view: View, language: str = "en", seat: int | None = None) -> str:
    """The main board alone, as one SVG document."""
    boards = [part for part in draw_parts(view, language, seat) if part.group == "board"]
    return boards[0].markup
