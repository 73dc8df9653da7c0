"""A strip for each seat: what it owns, its results in the scoring categories, its land in small."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.glenmore.table_view import TableView, TerritoryCell
from ceilidh.draw.module_drawing import no_row
from ceilidh.draw.svg.drawing_cache import ROWS, SHEETS, remembered
from ceilidh.draw.svg.glenmore.labels import breadth
from ceilidh.draw.svg.glenmore.pictures import token
from ceilidh.draw.svg.glenmore.signs import mark
from ceilidh.draw.svg.glenmore.territory import Territory, small_size
from ceilidh.draw.svg.ink import Ink, Row, group, join, short, tag, text
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.draw.svg.seat_names import seat_mark
from ceilidh.draw.svg.strips import ROOM, strip_part
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import CATEGORY_NAMES, RESOURCE_NAMES
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import CATEGORIES, amount

CATEGORY_ICONS: Final = ("castle", "landmark", "barrel", "person")
COINS: Final = 50.0  # room for them
CHIP: Final = 23.0  # height, with the space below
CHIP_WORDS: Final = 12.5  # size of type; `.gm-chip-word` in the stylesheet


def seat_part(
    components: Components,
    position: TableView,
    to: Speaker,
    seat: int,
    rows: list[Row],
    marks: dict[str, Ink] | None,
) -> DrawingPart:
    """One seat's strip; `rows` are those of modules, `marks` theirs on the tiles of its land."""
    own = position.seats[seat]
    acts = position.actor == seat
    best = [max(numbers) for numbers in zip(*[s.categories for s in position.seats], strict=True)]
    movement = position.movement if acts else 0
    held = tuple(own.landmarks), tuple(own.persons), tuple(own.clans)
    body = [
        _goods(to, seat, own.coins, tuple(own.goods)),
        _categories(to, seat, tuple(own.categories), tuple(best)),
        _supply(to, seat, own.scots, own.markers, own.size, movement),
        _held(components, to, *held),
        *rows,
        # Without marks the land is not shown.
        no_row() if marks is None else _land(components, to, seat, own.plots, marks),
    ]
    head = _head(to, seat, own.vp, acts, own.finished)
    land = None if marks is None else small_size(own.plots, ROOM)
    return strip_part(seat, seat_mark(seat), head, body, land)


# --- rows: between two moves most of them stay as they are ----------------------------------------


def _figure(
    seat: int, x: float, sign: Ink, number: int, label: str, tip: str | None, what: str
) -> Ink:
    """A sign of 20 with a number behind it; `what` is counted."""
    look = "number" if number else "number faint"
    return group(
        group(sign, class_=None if number else "spent"),
        text(23, 18, number, class_=look, data_tick=f"{what}-{seat}"),
        x=x,
        role="img",
        aria_label=label,
        data_tip=tip,
    )


@remembered(ROWS)
def _head(to: Speaker, seat: int, vp: int, acts: bool, finished: bool) -> Row:
    """Its mark, whether it is to move, and its points; the name stands above the strip."""
    made = [group(mark(seat_shape(seat), 0, 5, 20), class_=seat_class(seat))]
    if acts:
        label = to.text("to move")
        made.append(tag("path", class_="turn", d="M28 8l11 7-11 7z", role="img", aria_label=label))
    elif finished:
        made.append(text(28, 21, to.text("finished"), class_="faint"))
    made.append(
        group(
            text(ROOM - 24, 22, str(vp), class_="number big end", data_tick=f"vp-{seat}"),
            mark("vp", ROOM - 20, 5, 20, "of-glory"),
            role="img",
            aria_label=amount(to, vp, "vp"),
        )
    )
    return join(made), 34


@remembered(ROWS)
def _goods(to: Speaker, seat: int, coins: int, goods: tuple[int, ...]) -> Row:
    pairs = [("coin", coins), *zip(RESOURCE_NAMES, goods, strict=True)]
    step = (ROOM - COINS) / (len(pairs) - 1)
    made: list[Ink] = []
    for nth, (name, number) in enumerate(pairs):
        tip = "coin" if name == "coin" else f"resource:{name}"
        x = COINS + step * (nth - 1) if nth else 0
        sign = token(name, 0, 2, 20)
        made.append(_figure(seat, x, sign, number, amount(to, number, name), tip, name))
    return join(made), 30


@remembered(ROWS)
def _categories(to: Speaker, seat: int, results: tuple[int, ...], best: tuple[int, ...]) -> Row:
    """The four results of the scoring phases; a gold line is under the best of all seats."""
    made: list[Ink] = [tag("rect", class_="shade", width=ROOM, height=28, rx=6)]
    step = ROOM / len(CATEGORY_NAMES)
    for place, name in enumerate(CATEGORY_NAMES):
        number = results[place]
        label = f"{to.text(CATEGORIES[name])}: {number}"
        sign = mark(CATEGORY_ICONS[place], 0, 2, 20)
        x = place * step + 9
        made.append(group(_figure(seat, x, sign, number, label, name, name), y=2))
        if number and number == best[place]:
            made.append(tag("path", class_="gm-best", d=f"M{short(x)} 27h40"))
    return join(made), 34


@remembered(ROWS)
def _supply(to: Speaker, seat: int, scots: int, markers: int, size: int, movement: int) -> Row:
    shown = [
        ("scot", scots, to.text("Scots in the supply"), "scot"),
        ("clan_marker", markers, to.text("clan markers left"), "clan_board"),
        ("tile", size, to.text("tiles in the territory"), None),
    ]
    if movement:
        shown.append(("movement", movement, amount(to, movement, "movement"), "movement"))
    step = ROOM / 4
    made = [
        tag(
            "g",
            _figure(
                seat,
                nth * step + 9,
                mark(name, 0, 2, 20),
                number,
                f"{label}: {number}",
                tip,
                name,
            ),
            data_supply=name,
        )
        for nth, (name, number, label, tip) in enumerate(shown)
    ]
    return group(*made, class_="gm-supply"), 30


@remembered(ROWS)
def _held(
    components: Components,
    to: Speaker,
    landmarks: tuple[str, ...],
    persons: tuple[str, ...],
    clans: tuple[str, ...],
) -> Row:
    """Landmarks, persons and clans by name, as many in a line as there is room for."""
    held = [
        *[("landmark", f"landmark:{one}", components.landmark(one).name) for one in landmarks],
        *[("person", f"tile:{one}", components.tile(one).name) for one in persons],
        *[("clan_marker", f"clan:{one}", components.clan(one).name) for one in clans],
    ]
    made: list[Ink] = []
    x = y = 0.0
    for sign, tip, name in held:
        said = to.text(name)
        wide = min(breadth(said, CHIP_WORDS) + 31, ROOM)
        if x + wide > ROOM:
            x, y = 0.0, y + CHIP
        made.append(
            group(
                tag("rect", class_="gm-chip", width=wide, height=CHIP - 3, rx=10),
                mark(sign, 6, 3, 14, f"gm-{sign}"),
                text(24, 14.5, said, class_="gm-chip-word"),
                x=x,
                y=y,
                data_tip=tip,
            )
        )
        x += wide + 4
    return join(made), y + CHIP + 3 if made else 0


@remembered(SHEETS)
def _land(
    components: Components,
    to: Speaker,
    seat: int,
    plots: list[TerritoryCell],
    marks: dict[str, Ink],
) -> Row:
    return Territory(components, plots, seat, to, marks).small(ROOM)
