"""The course of a game as a curve: a line a seat, marks of rounds, and numbered turning points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ceilidh.draw.svg.ink import Ink, drawing, group, join, short, tag, text
from ceilidh.draw.svg.palette import seat_class
from ceilidh.say.phrases import MINUS

DASHES: Final = (None, "8 4", "2 4", "10 3 2 3")  # lines differ by more than their colour
LEFT: Final = 40.0
RIGHT: Final = 14.0
TOP: Final = 44.0
BOTTOM: Final = 40.0
LEGEND: Final = 18.0
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)  # between lines of the grid
MOST_LINES: Final = 6
RADIUS: Final = 9.0


@dataclass(frozen=True)
class CurveTurningPoint:
    """A turning point after `move` moves, on the line of its seat; `link` leads to the position."""

    move: int
    seat: int
    label: str
    link: str = ""


@dataclass(frozen=True)
class ChartLabels:
    """What stands at the drawing: its title, what is counted upwards and to the right."""

    title: str
    points: str
    moves: str


class Curve:
    """One drawing: where moves and values lie on a paper of this size."""

    def __init__(self, leads: Sequence[Sequence[float]], width: float, height: float) -> None:
        self.leads = leads
        self.width = width
        self.height = height
        values = [value for row in leads for value in row]
        self.low, self.high = min([*values, 0.0]), max([*values, 0.0])
        if self.high - self.low < 1.0:
            self.high = self.low + 1.0

    def x(self, move: float) -> float:
        last = max(len(self.leads) - 1, 1)
        return LEFT + (self.width - LEFT - RIGHT) * move / last

    def y(self, value: float) -> float:
        share = (self.high - value) / (self.high - self.low)
        return TOP + (self.height - TOP - BOTTOM) * share

    def grid(self) -> Ink:
        """Lines at round numbers; the one at zero is the strongest."""
        wide = self.high - self.low
        step = next((one for one in STEPS if wide / one <= MOST_LINES), STEPS[-1])
        first, last = int(self.low // step), int(self.high // step)
        made: list[Ink] = []
        for number in range(first, last + 1):
            value = number * step
            if not self.low <= value <= self.high:
                continue
            y, look = self.y(value), "curve-zero" if value == 0 else "rule"
            path = f"M{short(LEFT)} {short(y)}H{short(self.width - RIGHT)}"
            made.append(tag("path", class_=look, d=path))
            said = str(value).replace("-", MINUS)
            made.append(text(LEFT - 6, y + 4, said, class_="small faint end"))
        return join(made)

    def marks(self, marks: Sequence[tuple[int, str]]) -> Ink:
        """Where a round or a scoring phase began, as on the slider of a replay."""
        bottom = self.height - BOTTOM
        made: list[Ink] = []
        for move, label in marks:
            x = self.x(move)
            made.append(
                tag("path", class_="curve-mark", d=f"M{short(x)} {short(TOP)}V{short(bottom)}")
            )
            made.append(text(x, bottom + 16, label, class_="small faint middle"))
        return join(made)

    def lines(self) -> Ink:
        """The leads of every seat from move to move."""
        made: list[Ink] = []
        for seat in range(len(self.leads[0]) if self.leads else 0):
            places = [
                f"{short(self.x(move))} {short(self.y(row[seat]))}"
                for move, row in enumerate(self.leads)
            ]
            line = tag(
                "path",
                class_="curve-line",
                d=f"M{'L'.join(places)}",
                stroke_dasharray=DASHES[seat % len(DASHES)],
            )
            made.append(group(line, class_=seat_class(seat)))
        return join(made)

    def legend(self, names: Sequence[str]) -> Ink:
        """The names of the seats with a piece of their line, side by side."""
        made: list[Ink] = []
        room = (self.width - RIGHT) / max(len(names), 1)
        most = max(int((room - 36) / 7), 4)  # signs for which there is room
        for seat, name in enumerate(names):
            line = tag(
                "path",
                class_="curve-line",
                d=f"M0 {short(LEGEND - 4)}h22",
                stroke_dasharray=DASHES[seat % len(DASHES)],
            )
            shown = name if len(name) <= most else f"{name[: most - 1]}…"
            made.append(
                group(
                    group(line, class_=seat_class(seat)),
                    text(28, LEGEND, shown, class_="small"),
                    x=seat * room + 4,
                )
            )
        return join(made)

    def turns(self, turns: Sequence[CurveTurningPoint]) -> Ink:
        """Numbered coins on the lines, each a link to its position; none hides another."""
        made: list[Ink] = []
        taken: list[tuple[float, float]] = []
        for number, turn in enumerate(turns, 1):
            x, y = self.x(turn.move), self.y(self.leads[turn.move][turn.seat])
            while any(abs(x - a) < 2 * RADIUS and abs(y - b) < 2 * RADIUS for a, b in taken):
                y -= 2 * RADIUS
            taken.append((x, y))
            coin = group(
                tag("title", turn.label),
                tag("circle", class_="coin", r=RADIUS),
                text(0, 4, str(number), class_="small on-coin middle"),
                x=x,
                y=max(y, RADIUS + 1),
            )
            made.append(tag("a", coin, href=turn.link) if turn.link else coin)
        return join(made)


def curve(
    leads: Sequence[Sequence[float]],
    names: Sequence[str],
    words: ChartLabels,
    marks: Sequence[tuple[int, str]] = (),
    turns: Sequence[CurveTurningPoint] = (),
    narrow: bool = False,
) -> Ink:
    """The whole drawing, for a desk or for a phone."""
    made = Curve(leads, *((360.0, 280.0) if narrow else (860.0, 340.0)))
    return drawing(
        made.width,
        made.height,
        words.title,
        made.legend(names),
        text(4, TOP - 8, words.points, class_="small faint"),
        made.grid(),
        made.marks(marks),
        made.lines(),
        made.turns(turns),
        text(made.width - RIGHT, made.height - 6, words.moves, class_="small faint end"),
        class_="curve curve-narrow" if narrow else "curve",
    )
