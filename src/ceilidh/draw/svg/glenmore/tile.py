"""One tile, on a square of 100, with the anatomy of the printed ones.

Name and type on a banner, cost at the top left, what it gives once at the bottom left, what an
activation does at the bottom right. A tile that lies in a territory shows only what still matters:
its cost is paid and its gift is given, so that resources and Scots have room.
"""

from __future__ import annotations

from typing import Final

from ceilidh.draw.svg.drawing_cache import PIECES, remembered
from ceilidh.draw.svg.glenmore.labels import breadth, fitted, split_name
from ceilidh.draw.svg.glenmore.pictures import SIDE, ground, landscape
from ceilidh.draw.svg.glenmore.signs import HEIGHT, SignRow, Signs, cost_tag, mark
from ceilidh.draw.svg.ink import Ink, join, short, tag
from ceilidh.games.glenmore.components.effects import EffectRow
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import TYPE_NAMES
from ceilidh.say import Speaker

BANNER: Final = 18.0
LINE: Final = 14.0  # size of the name's type; `.gm .name` in the stylesheet
SQUEEZE: Final = 1.28  # a name may be this much wider than its room and is squeezed
PLATE: Final = 27.0
LONG_PLATE: Final = 21.0  # of what it gives once, between the cost below a long name and the foot
MARGIN: Final = 3.5
SIGN_SIZE: Final = 1.06
LEAST_SIGN: Final = 0.8
COVERED: Final = 9.0  # what is seen of a covered tile


def banner(name: str, room: float, edge: float) -> tuple[Ink, float]:
    """The name on a strip of paper, in two lines if it is long; also how high the strip is."""
    lines = split_name(name) if breadth(name, LINE) > room * SQUEEZE else [name]
    high = BANNER + 12 * (len(lines) - 1)
    rooms = (room, edge - 10)
    made = [tag("path", class_="banner", d=f"M0 0h{short(edge)}v{short(high)}H0z")]
    for nth, line in enumerate(lines):
        made.append(fitted(line, 5, 13.2 + 12 * nth, rooms[nth], LINE, "name"))
    return join(made), high


def disc(name: str, x: float, y: float) -> list[Ink]:
    """A golden disc with an icon, its middle at a place."""
    return [
        tag("circle", class_="type", cx=x, cy=y, r=9),
        mark(name, x - 6.5, y - 6.5, 13, "gm-on-pale"),
    ]


def head(to: Speaker, tile: Tile, edge: float) -> tuple[list[Ink], float]:
    """The banner, with the golden disc of each type at its end; also how high it is."""
    names = [name for place, name in enumerate(TYPE_NAMES) if tile.types >> place & 1]
    strip, high = banner(to.text(tile.name), edge - 9 - 19 * len(names), edge)
    made = [strip]
    for place, name in enumerate(names):
        made += disc(name, edge - 10 - 19 * place, 10)
    return made, high


def plate(
    run: SignRow,
    look: str,
    room: float,
    edge: float,
    right: bool,
    lift: float = 0,
    high: float = PLATE,
) -> tuple[Ink, float]:
    """Signs on a plate that hangs at the left or at the right of the foot, and how wide it is."""
    inner = room - 2 * MARGIN
    size = min(SIGN_SIZE, (high - 1) / HEIGHT)
    wide = run.width * run.scale(inner, size) + 2 * MARGIN
    foot = edge - 1 - lift
    top = foot - high
    left = edge - wide if right else 0.0
    if right:
        shape = (
            f"M{short(edge)} {short(top)}H{short(left + 5)}q-5 0-5 5V{short(foot)}H{short(edge)}z"
        )
    else:
        shape = f"M0 {short(top)}H{short(wide - 5)}q5 0 5 5V{short(foot)}H0z"
    y = top + (high - HEIGHT * size) / 2
    signs = run.at(left + MARGIN, y, inner, size)
    return join([tag("path", class_=look, d=shape), signs]), wide


class TileArt:
    """Draws tiles; everything it makes begins at 0,0."""

    def __init__(self, signs: Signs, to: Speaker) -> None:
        self.signs = signs
        self.to = to

    def plates(self, tile: Tile, room: float, edge: float) -> list[tuple[Ink, float]]:
        """The plates at the right, from the foot upwards, and how wide they are.

        Ways that are too many to be read beside each other have a plate each.
        """
        if not tile.activation:
            return []
        run = self._ways(tile.activation)
        if run.scale(room - 2 * MARGIN, SIGN_SIZE) >= LEAST_SIGN or len(tile.activation) == 1:
            return [plate(run, "gives", room, edge, True)]
        rows = [self._ways((row,)) for row in reversed(tile.activation)]
        return [
            plate(one, "gives", room, edge, True, nth * (PLATE - 1)) for nth, one in enumerate(rows)
        ]

    def _ways(self, effects: tuple[EffectRow, ...]) -> SignRow:
        """Effects of which one is chosen."""
        run = SignRow()
        for place, row in enumerate(effects):
            if place:
                run.gap(1).words("/").gap(3)
            self.signs.rows((row,), run)
        return run

    def offered(self, tile: Tile) -> Ink:
        strip, high = head(self.to, tile, SIDE)
        made = [landscape(tile), *strip]
        plates = self.plates(tile, 62 if tile.immediate else 90, SIDE)
        room = SIDE - (plates[0][1] if plates else 0) - 2
        # Above the floor the cost has its place.
        once, floor = self._once(tile, room, high) if tile.immediate else (None, SIDE)
        if sum(tile.cost):
            made.append(cost_tag(tile.cost, high, floor - high))
        if once is not None:
            made.append(once)
        made += [gives for gives, _ in plates]
        if tile.overlay:
            made += disc("overlay", 90, 30)
        return join(made)

    def _once(self, tile: Tile, room: float, high: float) -> tuple[Ink, float]:
        """What it gives once, and where that begins: at the foot, or if it is long, above it."""
        once = self.signs.rows(tile.immediate)
        if once.scale(room - 2 * MARGIN, SIGN_SIZE) >= LEAST_SIGN:
            return plate(once, "once", room, SIDE, False)[0], SIDE - 1 - PLATE
        lift, deep = PLATE - 1, PLATE if high == BANNER else LONG_PLATE
        return plate(once, "once", SIDE - 4, SIDE, False, lift, deep)[0], SIDE - 1 - lift - deep

    def laid(self, tile: Tile, under: tuple[Tile, ...]) -> Ink:
        edge = SIDE - COVERED * bool(under)
        plates = self.plates(tile, edge - 10, edge)
        furniture = [*head(self.to, tile, edge)[0], *[gives for gives, _ in plates]]
        if not under:
            return join([landscape(tile), *furniture])
        box = f"0 0 {short(edge)} {short(edge)}"
        return join(
            [
                *ground(under[-1]),
                tag(
                    "path",
                    class_="under",
                    d=f"M{short(edge)} 0H100V100H0V{short(edge)}H{short(edge)}z",
                ),
                tag("svg", landscape(tile), width=edge, height=edge, viewBox=box),
                tag("path", class_="edge", d=f"M{short(edge)} 0v{short(edge)}H0"),
                *furniture,
            ]
        )


@remembered(PIECES)
def offered(components: Components, to: Speaker, tile: Tile) -> Ink:
    """A tile as it can be taken: all that is on it."""
    return TileArt(Signs(components), to).offered(tile)


@remembered(PIECES)
def laid(components: Components, to: Speaker, tile: Tile, under: tuple[Tile, ...]) -> Ink:
    """A tile of a territory; those that it covers show at its edges."""
    return TileArt(Signs(components), to).laid(tile, under)


@remembered(PIECES)
def room_for_load(
    components: Components, to: Speaker, tile: Tile, edge: float
) -> tuple[float, float]:
    """Left of where, and above where, nothing covers what an activation of a laid tile gives."""
    art = TileArt(Signs(components), to)
    wides = [wide for _, wide in art.plates(tile, edge - 10, edge)]
    if not wides:
        return edge, edge
    return edge - max(wides), edge - 1 - PLATE - (PLATE - 1) * (len(wides) - 1)
