"""The drawing of Hammer of the Scots: a redcoat on the Rondel, his track, and a banner."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.glenmore.module_drawing import (
    Corners,
    FigureDrawing,
    GlenMoreDrawing,
    GlenMoreSight,
)
from ceilidh.draw.svg.drawing_cache import SHEETS, remembered
from ceilidh.draw.svg.glenmore.pictures import picture
from ceilidh.draw.svg.glenmore.signs import mark
from ceilidh.draw.svg.ink import Ink, Row, drawing, group, join, tag, text
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.draw.svg.seat_names import seat_mark
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.games.glenmore.modules.hammer.rows import HAMMER
from ceilidh.games.glenmore.modules.hammer.track import FIGURE
from ceilidh.kernel.json_fields import integer
from ceilidh.say import Speaker
from ceilidh.say.phrases import titled

WIDTH: Final = 320.0
SPACE: Final = 46.0
SIGN: Final = "♜"


def holder(sight: GlenMoreSight) -> int:
    return integer(sight.own["holder"])


def filled(sight: GlenMoreSight) -> int:
    return integer(sight.own["filled"])


def banner(x: float, y: float, size: float) -> Ink:
    """The red cross on white, on a pole."""
    return picture("t-england", x, y, size)


def prices(to: Speaker, slots: tuple[int, ...], full: int) -> list[str]:
    """What the next use costs and what driving a tile away gives."""
    use = to.text("use: {coins}", coins=slots[full]) if full < len(slots) else to.text("full")
    gain = to.text("drive away: {coins}", coins=f"+{slots[full - 1] if full else 0}")
    return [use, gain]


# --- SVG ------------------------------------------------------------------------------------------


def stand(sight: GlenMoreSight, corners: Corners) -> list[Ink]:
    """A red carpet on his space, with the price of his service."""
    for number, space in enumerate(sight.position.spaces):
        if FIGURE in [figure.name for figure in space.figures]:
            x, y = corners[number]
            slots = HAMMER.of(sight.components).slots
            said = prices(sight.to, slots, filled(sight))[0]
            return [
                group(
                    tag("rect", class_="gm-england-ground", x=4, y=4, width=92, height=92, rx=4),
                    text(50, 18, said, class_="gm-england-word"),
                    x=x,
                    y=y,
                    data_tip="england_track",
                )
            ]
    return []


def track_part(sight: GlenMoreSight) -> list[DrawingPart]:
    slots = HAMMER.of(sight.components).slots
    sheet = track_sheet(sight.to, slots, filled(sight), holder(sight))
    return [DrawingPart("england", sight.to.text("England track"), sheet, state=standing(sight))]


def standing(sight: GlenMoreSight) -> str:
    to, seat = sight.to, holder(sight)
    if seat < 0:
        return to.text("Englishman: nobody yet")
    if seat == sight.viewer:
        return to.text("Englishman: you")
    return to.text("Englishman: {name}", name=seat_mark(seat))


@remembered(SHEETS)
def track_sheet(to: Speaker, slots: tuple[int, ...], full: int, seat: int) -> Ink:
    made: list[Ink] = [banner(4, 4, 36)]
    for place, coins in enumerate(slots):
        x = 70 + SPACE * place
        look = "coin" if place < full else "slot-coin"
        made.append(tag("circle", class_=look, cx=x, cy=22, r=16))
        made.append(text(x, 28, coins, class_="price" if place < full else "price bare"))
    for nth, said in enumerate(prices(to, slots, full)):
        made.append(text(84 + SPACE * len(slots) - 10, 18 + 18 * nth, said, class_="small"))
    if seat >= 0:
        shape = group(mark(seat_shape(seat), 8, 50, 17), class_=seat_class(seat))
        said = to.text("{name} controls the Englishman", name=seat_mark(seat))
        made += [shape, text(34, 64, said)]
    else:
        made.append(text(8, 64, to.text("Nobody controls the Englishman yet"), class_="faint"))
    return drawing(
        WIDTH,
        76,
        to.text("England track"),
        tag("rect", class_="gm-england-band", width=WIDTH, height=76, rx=7),
        tag("g", *made, data_tip="england_track"),
        class_="gm england",
    )


def token_row(sight: GlenMoreSight, seat: int) -> Row:
    """The England token lies with whoever holds it."""
    if holder(sight) != seat:
        return Ink(""), 0
    said = sight.to.text("controls the Englishman")
    made = join([banner(0, 2, 22), text(30, 18, said, class_="small")])
    return tag("g", made, data_tip="englishman", role="img", aria_label=said), 27


# --- text -----------------------------------------------------------------------------------------


def token_lines(sight: GlenMoreSight, seat: int) -> list[pen.RenderableType]:
    if holder(sight) != seat:
        return []
    return [pen.Text(f"{SIGN} {sight.to.text('controls the Englishman')}", "red")]


def track_panel(sight: GlenMoreSight) -> list[pen.RenderableType]:
    to, slots, full = sight.to, HAMMER.of(sight.components).slots, filled(sight)
    line = pen.Text(titled(to, to.text("England track"), ""), "bold red")
    for place, coins in enumerate(slots):
        line.append(f"({coins})" if place < full else f" {coins} ", "default")
    line.append("  " + ", ".join(prices(to, slots, full)), "default")
    if holder(sight) >= 0:
        line.append(f"  {SIGN} ", "red")
        line.append(SHAPES[holder(sight)], COLOURS[holder(sight)])
    return [line]


DRAWING: Final = GlenMoreDrawing(
    parts=track_part,
    after="rondel",
    panels=track_panel,
    rondel_marks=stand,
    seat_row=token_row,
    seat_lines=token_lines,
    figures={FIGURE: FigureDrawing(picture("englishman", 0, 0, 100), SIGN)},
)
