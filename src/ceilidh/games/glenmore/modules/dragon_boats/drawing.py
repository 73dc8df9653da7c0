"""The drawing of the races: the course as a loch with its boats, and boats on the tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceilidh.draw.glenmore.module_drawing import GlenMoreDrawing, GlenMoreSight
from ceilidh.draw.glenmore.table_view import TableView, TerritoryCell, words
from ceilidh.draw.svg.drawing_cache import SHEETS, remembered
from ceilidh.draw.svg.glenmore.labels import fitted
from ceilidh.draw.svg.glenmore.signs import SignRow, mark
from ceilidh.draw.svg.ink import Ink, drawing, group, join, tag, text
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.draw.svg.seat_names import seat_mark
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.style import QUIET, sheet, title
from ceilidh.games.glenmore.components.effects import EffectRow
from ceilidh.games.glenmore.grid import CASTLE_CELL, CELL_NAMES, cell_x
from ceilidh.games.glenmore.modules.dragon_boats.rows import BOATS, LAST, RESULTS, Boats
from ceilidh.games.glenmore.modules.dragon_boats.text import token_name
from ceilidh.kernel.json_fields import integer, integers, rows
from ceilidh.say import Speaker
from ceilidh.say.phrases import message

WIDTH: Final = 320.0
ROW: Final = 40.0
ABREAST: Final = 16.0  # from one boat to the next in the same space
# Where boats on one tile lie, and how large they are, by their number.
BERTHS: Final = {
    1: (((24, 74),), 1.5),
    2: (((22, 76), (54, 76)), 1.1),
    3: (((20, 60), (50, 60), (20, 82)), 1.0),
    4: (((20, 60), (50, 60), (20, 82), (50, 82)), 1.0),
}
LABEL: Final = 92.0  # room for the name of a river
WIDEST: Final = 24.0  # of a space
HULL: Final = "M-10 3Q0 7 10 3L13-3Q9-1 8 0H-8Q-9-1-13-3Z"
SAIL: Final = "M0 0V-13L8-2Z"
PLACES: Final = {
    "winner": message("winner"),
    "second": message("second"),
    "third": message("third"),
    "last": message("last"),
}


@dataclass
class Water:
    """One river of the course: its seat or its number, its spaces from right to left, tokens."""

    stop: int
    name: str
    spots: list[int]
    castle: int
    down: int
    tokens: list[str]


@dataclass
class Race:
    """`results` are ids of cards by seat, empty for those still racing."""

    started: bool
    waters: list[Water]
    boats: list[tuple[int, int]]
    results: list[str]


def river_of(position: TableView, box: Boats, stop: int) -> list[int]:
    """The spots of a river from the right: cells of a territory, spaces of a Neutral river."""
    players = len(position.seats)
    if stop >= players:
        return list(range(1, box.rivers[stop - players].spaces + 1))
    own = {plot.x for plot in position.seats[stop].plots if plot.y == 0}
    right = left = cell_x(CASTLE_CELL)
    while right + 1 in own:
        right += 1
    while left - 1 in own:
        left -= 1
    return [CASTLE_CELL + x - cell_x(CASTLE_CELL) for x in range(right, left - 1, -1)]


def read(sight: GlenMoreSight) -> Race:
    own, position = sight.own, sight.position
    box, players = BOATS.of(sight.components), len(position.seats)
    waters = [
        Water(
            stop,
            "" if stop < players else sight.to.text(box.rivers[stop - players].name),
            river_of(position, box, stop),
            CASTLE_CELL if stop < players else box.rivers[stop - players].castle,
            integers(own["down"])[stop],
            words(rows(own["tokens"])[stop]),
        )
        for stop in integers(own["course"])
    ]
    home, beaten = integers(own["home"]), integer(own["beaten"])
    results = [
        RESULTS[home.index(seat)] if seat in home else RESULTS[LAST] if beaten >> seat & 1 else ""
        for seat in range(players)
    ]
    boats = [(integers(pair)[0], integers(pair)[1]) for pair in rows(own["boats"])]
    return Race(bool(own["started"]), waters, boats, results)


def standing(sight: GlenMoreSight, race: Race) -> str:
    """Where the race stands, the viewer's own boat first."""
    to = sight.to
    if not race.started:
        return to.text("not started")
    racing = to.count("{n} boat still racing", "{n} boats still racing", race.results.count(""))
    own = race.results[sight.viewer] if sight.viewer is not None else ""
    if not own:
        return racing
    return to.text("you: {place}; {racing}", place=to.text(PLACES[own]), racing=racing)


def note(to: Speaker, race: Race) -> str:
    return to.text("the race is on") if race.started else to.text("not started")


# --- SVG ------------------------------------------------------------------------------------------


def boat(seat: int, x: float, y: float, size: float = 1.0) -> Ink:
    """A dragon boat under sail in the colour of a seat."""
    shape = join([tag("path", class_="gm-hull", d=HULL), tag("path", class_="gm-sail", d=SAIL)])
    scale = f"translate({x:.1f} {y:.1f}) scale({size:g})"
    return tag("g", shape, class_=f"{seat_class(seat)} gm-boat", transform=scale)


def race_part(sight: GlenMoreSight) -> list[DrawingPart]:
    if not rows(sight.own["course"]):
        return []
    race, title = read(sight), sight.to.text("Boat race")
    return [DrawingPart("race", title, loch(race, sight.to), state=standing(sight, race))]


@remembered(SHEETS)
def loch(race: Race, to: Speaker) -> Ink:
    return Loch(race, to).draw()


class Loch:
    def __init__(self, race: Race, to: Speaker) -> None:
        self.race = race
        self.to = to

    def draw(self) -> Ink:
        to = self.to
        made = [text(4, 14, note(to, self.race), class_="faint", data_tip="race")]
        y = 22.0
        for water in self.race.waters:
            tall = self._tall(water)
            made.append(group(self._water(water, tall), y=y))
            y += tall
        return drawing(WIDTH, y, to.text("Boat race"), *made)

    def _here(self, water: Water, spot: int) -> list[int]:
        """The seats whose boats lie in a space."""
        return [seat for seat, at in enumerate(self.race.boats) if at == (water.stop, spot)]

    def _tall(self, water: Water) -> float:
        """Boats in the same space lie abreast, each in full sight."""
        most = max([len(self._here(water, spot)) for spot in water.spots])
        return ROW + ABREAST * max(most - 1, 0)

    def _water(self, water: Water, tall: float) -> Ink:
        """A river as a strip of water: boats go to the left, then on in the strip below."""
        room = WIDTH - LABEL - 6
        wide = min(WIDEST, room / len(water.spots))
        made = [
            tag("rect", class_="gm-water", x=LABEL, y=4, width=room, height=tall - 8, rx=8),
            self._label(water),
        ]
        for nth, spot in enumerate(water.spots):
            x = WIDTH - 10 - wide * (nth + 0.5)
            made.append(tag("circle", class_="gm-buoy", cx=x, cy=tall - 13, r=2))
            if spot == water.castle:
                made.append(self._castle(water, x))
            low = tall - ROW / 2 + 3
            for behind, seat in enumerate(reversed(self._here(water, spot))):
                made.append(self._boat(seat, x, low - ABREAST * behind))
        return join(made)

    def _label(self, water: Water) -> Ink:
        if water.name:
            return fitted(water.name, 4, 25, LABEL - 10, 14, "name")
        seat = water.stop
        sign = group(mark(seat_shape(seat), 4, 10, 18), class_=seat_class(seat))
        result = self.race.results[seat]
        said = text(28, 25, self.to.text(PLACES[result]), class_="small") if result else None
        return group(sign, said, role="img", aria_label=seat_mark(seat))

    def _castle(self, water: Water, x: float) -> Ink:
        """The castle with the number of its tokens; the viewer's knowledge is in the label."""
        number = water.down + len(water.tokens)
        known = [token_name(self.to, word) for word in water.tokens]
        said = self.to.count("{n} reward token", "{n} reward tokens", number)
        return group(
            mark("castle", x - 8, 5, 16, "gm-ashore"),
            text(x + 8, 14, number, class_="small gm-rewards"),
            role="img",
            aria_label=": ".join([said, *([", ".join(known)] if known else [])]),
            data_tip=f"token:{water.tokens[0]}" if water.tokens else "race",
        )

    def _boat(self, seat: int, x: float, y: float) -> Ink:
        label = self.to.text("Boat of {player}", player=seat_mark(seat))
        return group(
            boat(seat, x, y, 0.8),
            role="img",
            aria_label=label,
            data_tip=f"boat:{seat + 1}",
            data_piece=f"boat-{seat + 1}",
        )


def boats_on_tile(sight: GlenMoreSight, seat: int, plot: TerritoryCell) -> list[Ink]:
    pairs = [integers(pair) for pair in rows(sight.own["boats"])]
    here = [
        owner
        for owner, pair in enumerate(pairs)
        if (pair[0], CELL_NAMES[pair[1]]) == (seat, plot.cell)
    ]
    if not here:
        return []
    berths, size = BERTHS[len(here)]
    return [boat(owner, x, y, size) for owner, (x, y) in zip(here, berths, strict=True)]


def small_token(sight: GlenMoreSight, word: str) -> Ink:
    """A token by what it gives."""
    box = BOATS.of(sight.components)
    rewards = [reward for reward in box.rewards if reward.id == word]
    row: EffectRow = rewards[0].effects[0]
    run = SignRow().sign(row.word, row.amount)
    return drawing(run.width, 24, "", run.at(0, 0, run.width, 1), class_="gm")


# --- text -----------------------------------------------------------------------------------------


def race_panel(sight: GlenMoreSight) -> list[pen.RenderableType]:
    if not rows(sight.own["course"]):
        return []
    to, race = sight.to, read(sight)
    shown = [water_row(to, race, water) for water in race.waters]
    return [sheet(title(to.text("Boat race"), note(to, race)), shown)]


def water_row(to: Speaker, race: Race, water: Water) -> list[pen.Text]:
    """The river from left to right; boats travel to the left."""
    own = water.stop if not water.name else -1
    name = pen.Text(water.name) if water.name else pen.Text(SHAPES[own], COLOURS[own])
    line = pen.Text()
    for spot in reversed(water.spots):
        here = [seat for seat, at in enumerate(race.boats) if at == (water.stop, spot)]
        for seat in here:
            line.append(SHAPES[seat], COLOURS[seat])
        if not here:
            line.append("♜" if spot == water.castle else "~", QUIET)
        line.append(" ")
    tokens = to.count("{n} reward token", "{n} reward tokens", water.down + len(water.tokens))
    known = ", ".join([token_name(to, word) for word in water.tokens])
    result = to.text(PLACES[race.results[own]]) if own >= 0 and race.results[own] else ""
    return [name, line, pen.Text(tokens), pen.Text(known), pen.Text(result, "bold")]


def boat_signs(sight: GlenMoreSight, seat: int, plot: TerritoryCell) -> list[str]:
    pairs = [integers(pair) for pair in rows(sight.own["boats"])]
    return [
        f"b{owner + 1}"
        for owner, pair in enumerate(pairs)
        if (pair[0], CELL_NAMES[pair[1]]) == (seat, plot.cell)
    ]


DRAWING: Final = GlenMoreDrawing(
    parts=race_part,
    after="seats",
    panels=race_panel,
    tile_marks=boats_on_tile,
    tile_signs=boat_signs,
    pictures={"token": small_token},
)
