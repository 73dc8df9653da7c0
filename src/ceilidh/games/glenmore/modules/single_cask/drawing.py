"""The drawing of the Single Cask Reserve: a shelf of barrels on every seat's strip, the sales."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.glenmore.module_drawing import Corners, GlenMoreDrawing, GlenMoreSight
from ceilidh.draw.svg.glenmore.pictures import token
from ceilidh.draw.svg.ink import Ink, Row, drawing, group, join, tag, target, text
from ceilidh.draw.text import pen
from ceilidh.draw.text.style import QUIET
from ceilidh.games.glenmore.modules.single_cask.reserve import SPACE
from ceilidh.games.glenmore.modules.single_cask.rows import CASKS
from ceilidh.games.glenmore.modules.single_cask.text import space_name
from ceilidh.kernel.json_fields import integers, rows
from ceilidh.say.glenmore.names import amount
from ceilidh.say.phrases import titled

WIDE: Final = 24.4  # one space; ten of them in a row
TALL: Final = 40.0
HEAD: Final = 16.0  # room for what the row is called
WELL: Final = 23.0  # a space of a sale
BONUS: Final = 35.0  # under a name of two lines
OTHERS: Final = 70.0


def shelf(sight: GlenMoreSight, seat: int) -> list[tuple[int, int]]:
    """VP and barrels of every space that the seat has, the floor first."""
    box = CASKS.of(sight.components)
    mask = integers(sight.own["casks"])[seat]
    owned = box.ends[integers(sight.own["cellars"])[seat] - 1]
    floor = sight.position.seats[seat].barrels - mask.bit_count()
    spaces = [(box.values[space - 1], mask >> space & 1) for space in range(1, owned + 1)]
    return [(0, floor), *spaces]


def cellar_row(sight: GlenMoreSight, seat: int) -> Row:
    """Boards of a shelf with the barrels on them; what the viewer may choose are the own ones."""
    made: list[Ink] = [
        text(
            0, 11, sight.to.text("Cellars: points by age"), class_="small faint", data_tip="cellars"
        ),
        tag("rect", class_="gm-shelf", y=HEAD + 30, width=246, height=5, rx=2),
    ]
    for space, (points, number) in enumerate(shelf(sight, seat)):
        inside = join(
            [
                tag("rect", class_="hit", width=WIDE, height=TALL - 2, rx=4),
                token("barrel", 3, 9, 19) if number else None,
                text(WIDE / 2 - 1, 9, points, class_="small faint middle"),
                text(WIDE - 2, 28, number, class_="small end") if number > 1 else None,
            ]
        )
        word = SPACE.words[space]
        label = f"{space_name(sight.to, word)}: {amount(sight.to, number, 'barrel')}"
        spot = f"translate({WIDE * space:.1f} {HEAD:g})"
        if seat == sight.viewer:
            made.append(target(f"cask:{word}", label, inside, transform=spot))
        else:
            tip = f"cask:{word}"
            made.append(
                tag("g", inside, transform=spot, role="img", aria_label=label, data_tip=tip)
            )
    return join(made), HEAD + TALL


def sold(sight: GlenMoreSight) -> dict[str, tuple[int, int]]:
    """Barrels on the sales: on the bonus space and on others."""
    box = CASKS.of(sight.components)
    pairs = [integers(pair) for pair in rows(sight.own["sold"])]
    return {name: (pair[0], pair[1]) for name, pair in zip(box.sales, pairs, strict=True)}


def free_spaces(sight: GlenMoreSight, sale: str) -> tuple[int, int]:
    """How many spaces of a sale are free: bonus spaces and others."""
    box = CASKS.of(sight.components)
    bonus, others = sold(sight)[sale]
    return box.bonus - bonus, box.spaces_for(len(sight.position.seats)) - others


def free_words(sight: GlenMoreSight, sale: str) -> str:
    return sight.to.count("{n} free space", "{n} free spaces", sum(free_spaces(sight, sale)))


def sale_marks(sight: GlenMoreSight, corners: Corners) -> list[Ink]:
    """The spaces of a sale on the Rondel: the bonus space above, those for others below."""
    box = CASKS.of(sight.components)
    spaces = box.spaces_for(len(sight.position.seats))
    made: list[Ink] = []
    for number, space in enumerate(sight.position.spaces):
        if space.tile in box.sales:
            bonus, others = free_spaces(sight, space.tile)
            x, y = corners[number]
            wells = [_well(6 + 25 * nth, BONUS, nth < bonus) for nth in range(box.bonus)]
            wells += [_well(71 - 25 * nth, OTHERS, nth < others) for nth in range(spaces)]
            label = free_words(sight, space.tile)
            made.append(group(*wells, x=x, y=y, role="img", aria_label=label, data_tip="cellars"))
    return made


def _well(x: float, y: float, free: bool) -> Ink:
    """A place for a barrel: the barrel itself, pale while the place is free."""
    ring = tag("circle", class_="gm-cask-well", cx=x + 11.5, cy=y + 11.5, r=11.5)
    barrel = token("barrel", x, y, WELL)
    return join([ring, tag("g", barrel, class_="spent") if free else barrel])


def small_cask(sight: GlenMoreSight, word: str) -> Ink:
    """A barrel with the points of its space."""
    box = CASKS.of(sight.components)
    points = 0 if word == SPACE.words[0] else box.values[SPACE.index[word] - 1]
    return drawing(
        40, 24, "", token("barrel", 0, 1, 22), text(26, 18, points, class_="number"), class_="gm"
    )


# --- text -----------------------------------------------------------------------------------------


def cellar_lines(sight: GlenMoreSight, seat: int) -> list[pen.RenderableType]:
    """`Cellar: 0 ●● | 1 ● | 2 · | 3 ·`."""
    parts = [f"{points} {'●' * number or '·'}" for points, number in shelf(sight, seat)]
    return [pen.Text(titled(sight.to, sight.to.text("Cellars"), " | ".join(parts)), QUIET)]


def sale_notes(sight: GlenMoreSight) -> dict[int, str]:
    sales = CASKS.of(sight.components).sales
    spaces = enumerate(sight.position.spaces)
    return {number: free_words(sight, one.tile) for number, one in spaces if one.tile in sales}


DRAWING: Final = GlenMoreDrawing(
    seat_row=cellar_row,
    seat_lines=cellar_lines,
    rondel_marks=sale_marks,
    space_notes=sale_notes,
    pictures={"cask": small_cask},
)
