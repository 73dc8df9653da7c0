"""Scoring: the tile of each round, what passing pays, the track of imports."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.module_drawing import tile_icons
from ceilidh.draw.clans.table_view import TableView
from ceilidh.draw.svg.clans.items import coin, item, mark, plain_words
from ceilidh.draw.svg.clans.labels import ClansLabels
from ceilidh.draw.svg.drawing_cache import PIECES, SHEETS, remembered
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, Row, drawing, group, join, stacked, tag, text
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.games.clans.components.board import Board
from ceilidh.games.clans.components.scoring_tiles import ScoringTile
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import IMPORT_NAMES, IMPORTS

WIDTH: Final = 320.0
TILE: Final = 60.0
TALL: Final = 70.0
TRACK: Final = 108.0
BESIDE: Final = 228.0  # where the pass bonus begins, beside the imports
LANE: Final = 21.0  # of one import

# What is counted, by icon or as a picture.
COUNTED: Final[dict[str, tuple[str, ...] | Ink]] = {
    "basic_goods_in_stock": ("basic",),
    "processed_goods_in_stock": ("processed",),
    "non_worker_units": ("cow", "bakery"),
    "workers": ("worker",),
    "units_on_border": ("border",),
    "cotton_tobacco_sugar_on_fulfilled": IMPORT_NAMES,
    "meat_on_fulfilled": ("beef", "mutton"),
    "upgrades": ("upgrade",),
    "occupied_hexes_of_cost_5_or_6": coin(TILE / 2, 58, "5–6", 10),
}


def scoring_part(
    components: Components, position: TableView, words: ClansLabels, rows: list[Row]
) -> DrawingPart:
    """`rows` are those of modules, at the foot."""
    several = len(position.seats) > 1
    passed = (position.pass_bonus, tuple(position.passed)) if several else None
    return _part(
        components,
        words,
        tuple(position.tiles),
        position.round,
        passed,
        tuple(position.imports),
        tuple(rows),
    )


@remembered(SHEETS)
def _part(
    components: Components,
    words: ClansLabels,
    tiles: tuple[int, ...],
    now: int,
    passing: tuple[tuple[int, ...], tuple[int, ...]] | None,
    imports: tuple[int, ...],
    rows: tuple[Row, ...],
) -> DrawingPart:
    title = words.to.text("Scoring")
    made: list[Ink] = []
    y = 0.0
    for nth, number in enumerate(tiles):
        tile = components.scoring_tile(number)
        made.append(_tile(tile, words, nth + 1, now, nth * (TILE + 5)))
        y = TALL + 5
    if passing is not None:
        made.append(_passing(*passing, words, y))
    made.append(_imports(components.board, imports, words, y))
    y += LANE * IMPORTS + 2
    below, y = stacked(rows, y=y)
    return DrawingPart("scoring", title, drawing(WIDTH, y, title, *made, *below))


@remembered(PIECES)
def _tile(tile: ScoringTile, words: ClansLabels, round_: int, now: int, x: float) -> Ink:
    """The tile of a round."""
    look = "spent" if round_ < now else None
    return group(
        tag("rect", class_="card now" if round_ == now else "card", width=TILE, height=TALL, rx=6),
        text(6, 14, round_, class_="small faint"),
        _face(tile),
        x=x,
        class_=look,
        role="img",
        aria_label=words.scoring(tile, round_),
        data_tip=f"scoring:{tile.id}",
    )


def tile_alone(tile: ScoringTile) -> Ink:
    """A tile that lies at no round, for who reads about it."""
    return small_tile(_face(tile))


def small_tile(*inside: Ink) -> Ink:
    """A tile of its own as a picture."""
    card = tag("rect", class_="card", x=1, y=1, width=TILE - 2, height=TALL - 2, rx=6)
    return drawing(TILE, TALL, "", card, *inside)


def _face(tile: ScoringTile) -> Ink:
    """Glory above, what it is given for below."""
    field = tile.numbers.get("field_glory", 0)
    glory = f"{tile.glory}–{field}" if field else str(tile.glory)
    number = item(TILE / 2 - 9 - 4.6 * len(glory), 28, "glory", glory)
    found = COUNTED.get(tile.count) or tile_icons().get(tile.count)
    if found is None:
        found = plain_words(TILE / 2, 57, tile.count, TILE - 6, 23, "small middle")
    return join([halved(number), counted(found, tile.per) if isinstance(found, tuple) else found])


def halved(head: Ink) -> Ink:
    """What stands in the upper half of a tile, and the line below it."""
    return join([head, tag("path", class_="rule", d=f"M8 43H{TILE - 8:.0f}")])


def counted(names: tuple[str, ...], per: int = 1) -> Ink:
    """What a tile counts, and how many of it make a set."""
    size = 20 if len(names) == 1 else 17 if len(names) == 2 else 14
    start = TILE / 2 - (len(names) - 1) * size / 2 + (5 if per > 1 else 0)
    return join(
        [
            text(6, 63, per, class_="number") if per > 1 else None,
            *[
                glyph(name, start + nth * size, 58, size, class_=f"of-{name}")
                for nth, name in enumerate(names)
            ],
        ]
    )


@remembered(PIECES)
def _passing(bonus: tuple[int, ...], out: tuple[int, ...], words: ClansLabels, y: float) -> Ink:
    """What passing pays, first to last in two lines, with the marks of those who have passed."""
    flag = glyph("pass", BESIDE, y + LANE, 16, words.to.text("pass bonus"), class_="faint")
    made: list[Ink] = [flag]
    for nth, pounds in enumerate(bonus):
        row, column = divmod(nth, 2)
        x, at = BESIDE + 26 + 46 * column, y + LANE * (0.75 + 1.5 * row)
        passed = nth < len(out)
        made.append(group(coin(x, at, pounds, 9.5), class_="spent" if passed else None))
        if passed:
            seat = out[nth]
            made.append(mark(x + 20, at, seat, 11, words.seat(seat), f"passed-{seat + 1}"))
    return join(made)


@remembered(PIECES)
def _imports(board: Board, imports: tuple[int, ...], words: ClansLabels, y: float) -> Ink:
    """How far each import has come, and what one of it would score now."""
    made: list[Ink] = []
    values = _values(board, imports)
    for nth, name in enumerate(IMPORT_NAMES):
        at = y + LANE * nth + LANE / 2
        number = imports[nth]
        laps, spot = divmod(number, board.track_steps)
        ticks = "".join(
            [f"M{30 + TRACK * m / board.track_steps:.1f} {at - 4:.0f}v8" for m in board.money_marks]
        )
        made.append(
            group(
                glyph(name, 10, at, 19, class_=f"of-{name}"),
                tag("path", class_="rule", d=f"M30 {at:.0f}h{TRACK:.0f}{ticks}"),
                tag(
                    "circle",
                    class_=f"token of-{name}",
                    data_piece=f"import-{name}",
                    cx=30 + TRACK * spot / board.track_steps,
                    cy=at,
                    r=6,
                ),
                text(TRACK + 60, at + 5, f"{number}", class_="number end"),
                item(TRACK + 74, at, "vp", values[nth]) if values else None,
                text(TRACK + 38, at - 3, f"+{laps}", class_="small faint") if laps else None,
                role="img",
                aria_label=words.some(number, name),
                data_tip=f"import:{name}",
            )
        )
    return join(made)


def _values(board: Board, imports: tuple[int, ...]) -> list[int]:
    """VP of one of each, the rarest worth most; nothing before the first has come."""
    if not any(imports):
        return []
    rarest = sorted(range(IMPORTS), key=lambda one: (imports[one], one))
    return [board.import_vp[rarest.index(one)] for one in range(IMPORTS)]
