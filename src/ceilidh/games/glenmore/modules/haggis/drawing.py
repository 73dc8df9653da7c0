"""The drawing of Address to a Haggis: the supply with its display, and the Serving tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceilidh.draw.glenmore.module_drawing import GlenMoreDrawing, GlenMoreSight
from ceilidh.draw.glenmore.table_view import words
from ceilidh.draw.svg.glenmore.signs import mark
from ceilidh.draw.svg.ink import Ink, Row, drawing, group, join, tag, target, text
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.style import ARROW, LIT
from ceilidh.games.glenmore.modules.haggis.rows import HAGGIS
from ceilidh.games.glenmore.modules.haggis.text import token_words
from ceilidh.games.glenmore.modules.haggis.tokens import FACES
from ceilidh.kernel.json_fields import integer, rows
from ceilidh.say.phrases import capital, set_apart, titled

SIZE: Final = 34.0  # of a token
STEP: Final = 40.0
HEAD: Final = 16.0  # room for what a row is called
WIDTH: Final = 246.0
ROOM: Final = 47.0  # of a place on a table
BACK: Final = "?"


@dataclass
class HaggisView:
    """`tables` shows values where the viewer may see them; others are empty texts."""

    shown: list[str]
    pool: int
    tables: list[list[str]]
    turned: list[list[str]]


def read(own: dict[str, object]) -> HaggisView:
    return HaggisView(
        shown=words(own["shown"]),
        pool=integer(own["pool"]),
        tables=[words(row) for row in rows(own["tables"])],
        turned=[words(row) for row in rows(own["turned"])],
    )


def said_tokens(sight: GlenMoreSight, seat: int) -> str:
    """The tokens of a table for those who cannot see them."""
    supply = read(sight.own)
    to = sight.to
    hidden = to.count(
        "{n} face-down Haggis token", "{n} face-down Haggis tokens", len(supply.tables[seat])
    )
    known = [value for value in supply.tables[seat] if value]
    parts = [f"{hidden} ({', '.join(known)})" if known else hidden]
    if supply.turned[seat]:
        parts.append(to.text("face up: {things}", things=", ".join(supply.turned[seat])))
    return set_apart(to, parts)


# --- SVG ------------------------------------------------------------------------------------------


def disc(value: str, look: str, sign: Ink) -> Ink:
    """A token of side SIZE: its sign, and its value in a corner where it can be seen."""
    half = SIZE / 2
    made = [tag("circle", class_=f"gm-haggis {look}", cx=half, cy=half, r=half - 1), sign]
    if value:
        made.append(tag("circle", class_="gm-haggis-value", cx=SIZE - 8, cy=SIZE - 8, r=8.5))
        made.append(text(SIZE - 8, SIZE - 3.6, value, class_="number middle gm-haggis-number"))
    return join(made)


def face_up(value: str) -> Ink:
    return disc(value, "up", mark("haggis", 5, 4, 22, "gm-haggis-sign"))


def face_down(seat: int, value: str = "") -> Ink:
    """With the mark of its owner on the back; nobody's is in the supply."""
    if seat < 0:
        return disc(value, "down", mark("haggis", 6, 6, 22, "gm-haggis-back"))
    owner = group(mark(seat_shape(seat), 8, 7, 17), class_=seat_class(seat))
    return disc(value, "down", owner)


def supply_part(sight: GlenMoreSight) -> list[DrawingPart]:
    """What can be taken: face-up tokens by value, and the heap of the others."""
    to, supply = sight.to, read(sight.own)
    note = to.count("{n} token face down", "{n} tokens face down", supply.pool)
    made = [text(0, 14, note, class_="faint", data_tip="serving")]
    x = 0.0
    for value in sorted(supply.shown):
        label = capital(token_words(to, value))
        made.append(
            target(f"haggis:{value}", label, face_up(value), transform=f"translate({x} 24)")
        )
        x += STEP
    if supply.pool:
        heap = group(face_down(-1), x=5, y=-4) if supply.pool > 1 else None
        label = capital(token_words(to, "hidden"))
        pile = join([heap, face_down(-1)])
        made.append(target("haggis:hidden", label, pile, transform=f"translate({x + 8} 24)"))
    title = to.text("Haggis supply")
    drawn = drawing(WIDTH, 66, title, *made, class_="gm")
    return [DrawingPart("haggis", title, drawn, state=standing(sight, supply))]


def standing(sight: GlenMoreSight, supply: HaggisView) -> str:
    """`you 3, most 4`: how many tokens lie on the Serving tables, whatever their values."""
    pairs = zip(supply.tables, supply.turned, strict=True)
    numbers = [len(down) + len(up) for down, up in pairs]
    if sight.viewer is None:
        return sight.to.text("most {most}", most=max(numbers))
    return sight.to.text("you {own}, most {most}", own=numbers[sight.viewer], most=max(numbers))


def table_row(sight: GlenMoreSight, seat: int) -> Row:
    """The Serving table of a seat; the viewer sees the own values and can choose among them."""
    supply = read(sight.own)
    places = HAGGIS.of(sight.components).places
    made = [
        text(0, 11, sight.to.text("Haggis on the Serving table"), class_="small faint"),
        tag("rect", class_="gm-serving", y=HEAD, width=WIDTH, height=SIZE + 8, rx=8),
    ]
    middle = HEAD + SIZE / 2 + 4
    for nth in range(places):
        made.append(tag("circle", class_="gm-place", cx=23 + ROOM * nth, cy=middle, r=SIZE / 2 - 2))
    drawn = [face_up(value) for value in supply.turned[seat]]
    for nth, value in enumerate(supply.tables[seat], 1):
        token = face_down(seat, value)
        if seat == sight.viewer:
            label = sight.to.text("Token {number} on your serving table", number=nth)
            token = target(f"served:{nth}", label, token)
        drawn.append(token)
    step = min(ROOM, (WIDTH - SIZE - 12) / max(len(drawn) - 1, 1))
    made += [group(token, x=6 + step * nth, y=HEAD + 4) for nth, token in enumerate(drawn)]
    label = said_tokens(sight, seat)
    row = group(*made, role="group", aria_label=label, data_tip="serving")
    return row, HEAD + SIZE + 14


def small_token(sight: GlenMoreSight, word: str) -> Ink:
    """In the tray: a token of the display, or a back."""
    token = face_up(word) if word in FACES else face_down(-1)
    return drawing(SIZE, SIZE, "", token, class_="gm")


def small_served(sight: GlenMoreSight, word: str) -> Ink:
    """In the tray: a token of the viewer's own table."""
    viewer = sight.viewer if sight.viewer is not None else -1
    own = read(sight.own).tables[viewer] if viewer >= 0 else []
    place = int(word) - 1
    return drawing(SIZE, SIZE, "", face_down(viewer, own[place] if place < len(own) else ""))


# --- text -----------------------------------------------------------------------------------------


def supply_panel(sight: GlenMoreSight) -> list[pen.RenderableType]:
    to, supply = sight.to, read(sight.own)
    line = pen.Text(titled(to, to.text("Haggis supply"), ""))
    for value in sorted(supply.shown):
        if f"haggis:{value}" in sight.lit:
            line.append(ARROW, LIT)
        line.append(f"({value}) ", "bold")
    if "haggis:hidden" in sight.lit:
        line.append(ARROW, LIT)
    line.append(to.count("{n} token face down", "{n} tokens face down", supply.pool))
    return [line]


def table_lines(sight: GlenMoreSight, seat: int) -> list[pen.RenderableType]:
    supply = read(sight.own)
    line = pen.Text(f"{SHAPES[seat]} ", COLOURS[seat])
    line.append(titled(sight.to, sight.to.text("Serving table"), ""), "default")
    for value in supply.turned[seat]:
        line.append(f"({value}) ", "bold default")
    for value in supply.tables[seat]:
        line.append(f"[{value or BACK}] ", "default")
    line.rstrip()
    return [line]


DRAWING: Final = GlenMoreDrawing(
    seat_row=table_row,
    seat_lines=table_lines,
    parts=supply_part,
    after="cards",
    panels=supply_panel,
    pictures={"haggis": small_token, "served": small_served},
)
