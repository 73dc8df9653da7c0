"""The drawing of the Dubious Tome: the events of the cards that seats have, and their sides."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ceilidh.draw.glenmore.module_drawing import GlenMoreDrawing, GlenMoreSight
from ceilidh.draw.glenmore.table_view import words
from ceilidh.draw.svg.drawing_cache import SHEETS, remembered
from ceilidh.draw.svg.glenmore.pictures import picture
from ceilidh.draw.svg.glenmore.signs import mark
from ceilidh.draw.svg.ink import Ink, drawing, group, join, place, tag, target, text
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.draw.svg.seat_names import seat_mark
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.style import ARROW, LIT, QUIET, sheet, title
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.modules.tome.rows import TOME
from ceilidh.games.glenmore.modules.tome.text import price_words
from ceilidh.say import Speaker
from ceilidh.say.glenmore.effects import rows
from ceilidh.say.phrases import capital

WIDTH: Final = 320.0
LINE: Final = 17.0
LETTERS: Final = 38  # of an event's words in a line

# A card with its owner and whether it shows its Event side.
Held = tuple[str, int, bool]


def held_cards(sight: GlenMoreSight) -> tuple[Held, ...]:
    turned = words(sight.own["turned"])
    return tuple(
        [
            (card, seat, card in turned)
            for seat, own in enumerate(sight.position.seats)
            for card in own.landmarks
        ]
    )


def event_text(to: Speaker, components: Components, card: str) -> str:
    row = TOME.of(components).event(card)
    effects = rows(to, components, row.effects)
    price = price_words(to, row)
    if price:
        effects = to.text("{paid} → {gained}", paid=price, gained=effects)
    return capital(effects)


# --- SVG ------------------------------------------------------------------------------------------


def tome_part(sight: GlenMoreSight) -> list[DrawingPart]:
    cards = held_cards(sight)
    drawn = tome_sheet(sight.components, sight.to, cards)
    return [DrawingPart("tome", sight.to.text("Events"), drawn, state=standing(sight, cards))]


def standing(sight: GlenMoreSight, cards: tuple[Held, ...]) -> str:
    """How many events are to come, the viewer's own or all."""
    viewer = sight.viewer
    left = [seat for _, seat, turned in cards if not turned and viewer in (None, seat)]
    if viewer is None:
        return sight.to.count("{n} event to come", "{n} events to come", len(left))
    return sight.to.count("{n} of your events to come", "{n} of your events to come", len(left))


@remembered(SHEETS)
def tome_sheet(components: Components, to: Speaker, cards: tuple[Held, ...]) -> Ink:
    note = to.text("A card on its Event side counts as two")
    made: list[Ink] = [
        picture("t-event", 0, 0, 22),
        text(30, 16, note, class_="faint", data_tip="event"),
    ]
    y = 30.0
    for card in cards:
        drawn, tall = _card(components, to, card, y)
        made.append(drawn)
        y += tall + 6
    return drawing(WIDTH, y, to.text("Events"), *made, class_="gm tome")


def _card(components: Components, to: Speaker, held: Held, y: float) -> tuple[Ink, float]:
    """A card with its owner, its event and its side; also its height."""
    card, seat, turned = held
    name, said = to.text(components.landmark(card).name), event_text(to, components, card)
    side = to.text("turned") if turned else to.text("event available")
    lines = wrap(said, LETTERS)
    tall = 32 + LINE * len(lines)
    owner = group(mark(seat_shape(seat), 11, 9, 17), class_=seat_class(seat))
    inside = join(
        [
            tag("rect", class_="card gm-tome-over" if turned else "card", width=WIDTH, height=tall),
            tag("rect", class_="gm-tome-band", width=6, height=tall),
            owner,
            text(36, 22, name, class_="name"),
            *[text(36, 40 + LINE * nth, line) for nth, line in enumerate(lines)],
            text(WIDTH - 8, 22, side, class_="small faint end"),
            tag("rect", class_="hit", width=WIDTH, height=tall),
        ]
    )
    label = f"{name}, {seat_mark(seat)}: {said}, {side}"
    return target(f"landmark:{card}", label, inside, transform=place(0, y)), tall


def small_card(sight: GlenMoreSight, word: str) -> Ink:
    """A card in the tray; its name and its event stand beside it."""
    return drawing(24, 24, "", picture("t-event", 0, 0, 24))


# --- text -----------------------------------------------------------------------------------------


def tome_panel(sight: GlenMoreSight) -> list[pen.RenderableType]:
    to = sight.to
    shown = [_row(sight, held) for held in held_cards(sight)]
    if not shown:
        return []
    note = to.text("A card on its Event side counts as two")
    return [sheet(title(to.text("Events"), note), shown)]


def _row(sight: GlenMoreSight, held: Held) -> list[pen.Text]:
    card, seat, turned = held
    to = sight.to
    arrow = pen.Text(ARROW, LIT) if f"landmark:{card}" in sight.lit else pen.Text()
    style = QUIET if turned else ""
    name = to.text(sight.components.landmark(card).name)
    side = to.text("turned") if turned else to.text("event available")
    said = event_text(to, sight.components, card)
    return [
        arrow,
        pen.Text(SHAPES[seat], COLOURS[seat]),
        pen.Text(name, style or "bold"),
        pen.Text(side),
        pen.Text(said, style),
    ]


DRAWING: Final = GlenMoreDrawing(
    parts=tome_part, after="cards", panels=tome_panel, pictures={"landmark": small_card}
)
