"""The landmark and person cards that a seat owns, and the pile of discarded tiles."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.glenmore.table_view import TableView
from ceilidh.draw.svg.drawing_cache import PIECES, SHEETS, remembered
from ceilidh.draw.svg.glenmore.labels import breadth, fitted, split_name, tile_label
from ceilidh.draw.svg.glenmore.pictures import picture, scene
from ceilidh.draw.svg.glenmore.portraits import portrait
from ceilidh.draw.svg.glenmore.signs import SignRow, Signs, mark
from ceilidh.draw.svg.glenmore.tile import offered
from ceilidh.draw.svg.ink import Ink, Run, drawing, frame, join, place, tag, target, text
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.draw.svg.seat_names import seat_mark
from ceilidh.games.glenmore.components.landmarks import Landmark
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.say import Speaker

WIDTH: Final = 330.0
COLUMNS: Final = 3
CARD: Final = (104.0, 138.0)
GAP: Final = 9.0
PICTURE: Final = 96.0
NAME: Final = 13.0  # size of type; `.gm .card-name` in the stylesheet
HEAD: Final = 24.0
TILES: Final = 3  # in a row of the discard pile
TILE: Final = 104.0


def owned_cards(
    components: Components, position: TableView, to: Speaker, seats: list[int]
) -> Ink | None:
    """The cards of some seats, below each other; nothing if nobody has any."""
    made: list[Ink] = []
    y = 0.0
    for seat in seats:
        own = position.seats[seat]
        if not own.landmarks and not own.persons:
            continue
        if len(seats) > 1:
            made.append(_owner(to, seat, y))
            y += HEAD
        cards = _cards(components, to, own.landmarks, own.persons)
        made += [
            tag("g", card, transform=place(*_spot(number, y))) for number, card in enumerate(cards)
        ]
        y += (CARD[1] + GAP) * -(-len(cards) // COLUMNS)
    if not made:
        return None
    return drawing(WIDTH, y, to.text("Cards"), *made, class_="gm cards")


def _spot(number: int, y: float) -> tuple[float, float]:
    row, column = divmod(number, COLUMNS)
    return column * (CARD[0] + GAP), y + row * (CARD[1] + GAP)


def _owner(to: Speaker, seat: int, y: float) -> Ink:
    shape = mark(seat_shape(seat), 0, y + 3, 16)
    name = text(22, y + 16, seat_mark(seat), class_="owner")
    return join([tag("g", shape, class_=seat_class(seat)), name])


@remembered(SHEETS)
def _cards(
    components: Components, to: Speaker, landmarks: list[str], persons: list[str]
) -> list[Ink]:
    art = CardArt(components, to)
    cards = [art.landmark(components.landmark(name)) for name in landmarks]
    return [*cards, *[art.person(components.tile(name)) for name in persons]]


class CardArt:
    def __init__(self, components: Components, to: Speaker) -> None:
        self.components = components
        self.to = to
        self.signs = Signs(components)

    def landmark(self, card: Landmark) -> Ink:
        tiles = [tile for tile in self.components.tiles if tile.card == card.id]
        timing = {
            "immediate": self.to.text("at once"),
            "permanent": self.to.text("from now on"),
            "end": self.to.text("at the end"),
        }[card.timing]
        art = scene(tiles[0]) if tiles else "loch"
        look = "card-edge over" if card.timing == "immediate" else "card-edge"
        tip = f"landmark:{card.id}"
        drawn = picture(art, 4, -16, PICTURE)
        return self._card(drawn, card.name, self.signs.card(card), timing, look, tip)

    def person(self, tile: Tile) -> Ink:
        run = SignRow().sign("person", tile.person_value)
        drawn = portrait(tile.id, 2, -18)
        return self._card(drawn, tile.name, run, "", "card-edge", f"tile:{tile.id}")

    def _card(
        self, art: Ink, name: str, run: SignRow, note: str, look: str, tip: str | None = None
    ) -> Ink:
        wide, high = CARD
        said = self.to.text(name)
        lines = split_name(said) if breadth(said, NAME) > wide - 10 else [said]
        box = tag("svg", art, y=4, width=wide, height=66)
        first = 84.0 if len(lines) > 1 else 90.0
        names = [
            fitted(line, wide / 2, first + 14 * n, wide - 10, NAME, "card-name")
            for n, line in enumerate(lines)
        ]
        used = run.width * run.scale(wide - 12, 0.95)
        return tag(
            "g",
            tag("rect", class_=look, width=wide, height=high, rx=7),
            box,
            *names,
            run.at((wide - used) / 2, 102, wide - 12, 0.95),
            text(wide / 2, 133.5, note, class_="card-note") if note else None,
            data_tip=tip,
        )


def discard_pile(components: Components, position: TableView, to: Speaker) -> Ink | None:
    """All discarded tiles, the newest row on top: sometimes one of them may be taken."""
    return _pile(components, to, tuple(position.discard)) if position.discard else None


@remembered(SHEETS)
def _pile(components: Components, to: Speaker, discarded: tuple[str, ...]) -> Ink:
    """Counted from the bottom, so that a tile keeps its place and only the newest one is sent."""
    made: list[Ink] = []
    for number, name in enumerate(discarded):
        row, column = divmod(number, TILES)
        spot = place(column * TILE + 2, 2 - row * TILE)
        made.append(_discarded(components, to, components.tile(name), spot))
    rows = -(-len(made) // TILES)
    pile = frame("g", Run(made[::-1]), transform=place(0, (rows - 1) * TILE))
    return drawing(TILES * TILE, rows * TILE, to.text("Discarded tiles"), pile, class_="gm pile")


@remembered(PIECES)
def _discarded(components: Components, to: Speaker, tile: Tile, spot: str) -> Ink:
    return target(
        f"tile:{tile.id}",
        tile_label(to, tile),
        offered(components, to, tile),
        tag("rect", class_="frame", width=100, height=100),
        tag("rect", class_="hit", width=100, height=100),
        transform=spot,
    )
