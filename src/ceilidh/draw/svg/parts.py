"""The parts of a drawn table: a board, a market, a player's land, each a drawing of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ceilidh.draw.svg.compose import Sheet, compose
from ceilidh.draw.svg.ink import Ink, InkError, tag
from ceilidh.draw.svg.seat_names import name_seats, shown_names, with_names
from ceilidh.kernel.optional_module import optional_module
from ceilidh.kernel.reason import Word
from ceilidh.say import Speaker, speaker

View = Mapping[str, Any]
PACKAGE: Final = "ceilidh.draw.svg"


@dataclass
class DrawingPart:
    """One part: its stable `name`, its `title` in the reader's language, and its markup.

    Everything that can be clicked in it is an element with `data-target`, such as `hex:7.4`, the
    names that moves have for their arguments; `data-tip` has the same names where there is only
    something to ask about. `group` says where a page puts the part: `board` in the middle, `sheet`
    beside it, `seat` with the players (then `seat` is the number). A sheet that is `first` keeps
    its place beside several boards, where others wait to be opened. `state` says in a few words
    where things stand, for a sheet that is closed.
    """

    name: str
    title: str
    markup: Ink
    group: str = "sheet"
    seat: int = -1
    first: bool = False
    state: str = ""


def arranged(
    parts: Sequence[tuple[str, list[DrawingPart]]], more: Sequence[tuple[str, list[DrawingPart]]]
) -> list[DrawingPart]:
    """A game's parts by the names of their places, each followed by what modules add."""
    out: list[DrawingPart] = []
    for place, own in parts:
        out += own
        out += [part for after, added in more if after == place for part in added]
    return out


Drawing = Callable[[View, Speaker, int | None, Any], list[DrawingPart]]
_drawings: dict[str, Drawing] = {}


def register(game: str, drawing: Drawing) -> None:
    """A game's drawing: its parts from a view, a speaker, the viewer's seat and component tables.

    The tables are those of a data pack, or None for those of the package.
    """
    _drawings[game] = drawing


def load_drawing(game: str) -> Drawing | None:
    """The drawing of a game: the package of its name beside this file, which registers itself."""
    optional_module(f"{PACKAGE}.{game}")
    return _drawings.get(game)


_definitions: dict[str, Callable[[], Ink]] = {}


def register_definitions(game: str, made: Callable[[], Ink]) -> None:
    """Pictures that one drawing of a page carries for all of them."""
    _definitions[game] = made


def definitions(game: str) -> Ink | None:
    """The pictures that parts of a game refer to, for pages that show some parts only."""
    load_drawing(game)
    return _definitions[game]() if game in _definitions else None


_stocks: dict[str, Callable[[Speaker], None]] = {}


def register_stock(game: str, draw: Callable[[Speaker], None]) -> None:
    """What draws every tile of a game, each of which is remembered."""
    _stocks[game] = draw


def draw_stock(game: str, language: str) -> None:
    """Draw now what would make the first page of a long game slow."""
    load_drawing(game)
    if game in _stocks:
        _stocks[game](speaker(language))


def _plain(view: View, to: Speaker, seat: int | None, tables: Any) -> list[DrawingPart]:
    """A game without a drawing of its own: its view as text."""
    return [
        DrawingPart("view", to.text("Position"), tag("pre", json.dumps(view, indent=1)), "board")
    ]


def draw_parts(
    view: View,
    language: str = "en",
    seat: int | None = None,
    tables: Any = None,
    names: Sequence[str] = (),
) -> list[DrawingPart]:
    """All parts of a position, as a viewer (None: a spectator) may see it.

    Seats without a name are called by their numbers.
    """
    drawing = load_drawing(str(view.get("game", ""))) or _plain
    to = speaker(language)
    known = shown_names(to, names)
    return [_named(part, known) for part in drawing(view, to, seat, tables)]


def _named(part: DrawingPart, names: tuple[str, ...]) -> DrawingPart:
    """The part, which may be remembered, with the names of one table."""
    return DrawingPart(
        part.name,
        with_names(part.title, names),
        name_seats(part.markup, names),
        part.group,
        part.seat,
        part.first,
        with_names(part.state, names),
    )


def render(
    view: View,
    language: str = "en",
    seat: int | None = None,
    tables: Any = None,
    names: Sequence[str] = (),
) -> str:
    """The whole table as one SVG document that needs nothing else: board, sheets and seats."""
    game = str(view.get("game", ""))
    groups: dict[str, list[Sheet]] = {"board": [], "sheet": [], "seat": []}
    for part in draw_parts(view, language, seat, tables, names):
        if not part.markup.startswith("<svg"):
            raise InkError("{game} cannot be drawn yet.", fields={"game": Word(game)})
        title = "" if part.group == "board" else part.title
        groups[part.group].append(Sheet(title, part.markup))
    return compose(groups["board"], groups["sheet"], groups["seat"], game, language)
