"""What a drawing tells, without how it looks: names, numbers, owners and order, read off its SVG.

Every thing that can be clicked, asked about or moved is a line: its names and label, then the words
and signs inside it as a reader meets them, from the top and from the left. What lies inside another
thing is indented. Shapes, sizes and colours are left out, so a redesign changes nothing here and a
wrong number does.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from math import dist
from typing import Final
from xml.etree import ElementTree

from ceilidh.draw.svg import DrawingPart

Element = ElementTree.Element
Point = tuple[float, float]

PATH: Final = re.compile(r"M(-?[\d.]+)[ ,]?(-?[\d.]+)")
NAMES: Final = ("data-target", "data-tip", "data-piece")
# Classes that tell something about a thing or a number.
STATES: Final = frozenset(
    {"best", "curve-zero", "done", "empty", "enough", "gap", "gm-best", "lack", "last", "map-taken"}
    | {"now", "over", "spent", "stack", "taken", "ticked", "under"}
)
SEAT: Final = re.compile(r"seat-\d")
# Pictures that only adorn: the ground, and what lies on every map.
SCENERY: Final = re.compile(r"map-(hex|port|quay|land|rocks|rim|ribbon)")
BRIDGE: Final = "<map-bridge>"
COIN: Final = "map-cost-"
COORDINATES: Final = re.compile(r"@-?[\d.]+,-?[\d.]+$")
ROW: Final = 9.0  # what differs less in height is read from left to right
SMALL: Final = re.compile(r"@\d:(\S+)/small")  # a tile of a small territory
SIDE: Final = 100.0  # of such a tile
BUOY: Final = 10.0  # how far from its buoy a boat may lie
NEAR: Final = 55.0  # how far from a place a piece may stand to be on it


@dataclass
class Thing:
    """An element with a name or a label, where it is, and what is inside it."""

    words: str
    spot: Point
    named: bool = False  # a target, or something to ask about
    inside: list[tuple[Point, str | Thing]] = field(default_factory=list)

    def add(self, words: str) -> None:
        self.words = f"{self.words} {words}".strip()


@dataclass(frozen=True)
class Frame:
    """Where the coordinates of an element lie in the whole drawing."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0

    def at(self, x: float, y: float) -> Point:
        return self.x + x * self.scale, self.y + y * self.scale

    def within(self, element: Element) -> Frame:
        out = self
        if element.tag == "svg":
            out = Frame(*self.at(_number(element, "x"), _number(element, "y")), self.scale)
        for word, given in re.findall(
            r"(translate|scale)\(([^)]*)\)", element.get("transform", "")
        ):
            numbers = [float(one) for one in given.replace(",", " ").split()]
            if word == "translate":
                out = Frame(*out.at(numbers[0], [*numbers, 0.0][1]), out.scale)
            else:
                out = Frame(out.x, out.y, out.scale * numbers[0])
        return out


def _number(element: Element, name: str) -> float:
    return float(element.get(name) or 0)


def _states(element: Element) -> list[str]:
    return [f"({word})" for word in element.get("class", "").split() if word in STATES]


def _spot(element: Element, frame: Frame) -> Point:
    """The middle of a sign or a word."""
    if element.tag in ("circle", "ellipse"):
        return frame.at(_number(element, "cx"), _number(element, "cy"))
    start = PATH.match(element.get("d", ""))
    if start:
        return frame.at(float(start[1]), float(start[2]))
    x, y = _number(element, "x"), _number(element, "y")
    if element.tag == "text":
        return frame.at(x, y - 5)
    return frame.at(x + _number(element, "width") / 2, y + _number(element, "height") / 2)


def _corner(element: Element, frame: Frame) -> Point:
    """Where a thing is: at its own place, else at that of the first thing inside it."""
    if element.get("transform") or element.get("x"):
        return frame.within(element).at(_number(element, "x"), _number(element, "y"))
    if element.get("cx"):
        return _spot(element, frame)
    for child in element:
        if child.tag not in ("path", "title"):
            return _corner(child, frame.within(element))
    return frame.at(0, 0)


def _sign(element: Element) -> str:
    """What one element without a name shows; mostly nothing."""
    if element.tag == "text":
        return "".join(element.itertext()).strip()
    href = element.get("href", "").removeprefix("#")
    if href.startswith(COIN):
        return f"£{href.removeprefix(COIN)}"
    if element.tag == "use" and not SCENERY.match(href):
        return f"<{href.removeprefix('icon-').removeprefix('gm-')}>"
    look = element.get("class", "")
    if "gm-boat" in look:
        return f"<boat of {look.split()[0]}>"
    if element.tag == "circle" and ("pip" in look or "coin" in look.split()):
        return "●" if "full" in look or "coin" in look.split() else "○"
    if element.tag == "circle" and "slot-coin" in look:
        return "○"
    return ""


class Reading:
    """One drawing on the way to its facts."""

    def __init__(self, part: DrawingPart) -> None:
        self.board = part.group == "board"
        self.places: list[tuple[Point, Thing]] = []  # on which pieces can stand
        self.spaces: list[tuple[Point, Point, str]] = []  # corners and names of what is no target
        self.root = Thing("", (0.0, 0.0))
        self._read(ElementTree.fromstring(part.markup), Frame(), self.root, [])
        self._settle()

    def _read(self, element: Element, frame: Frame, owner: Thing, moods: list[str]) -> None:
        if element.tag in ("defs", "style") or (element.tag == "g" and element.get("aria-hidden")):
            return
        thing = self._thing(element, frame, moods)
        here = frame.within(element)
        if thing is not None:
            owner.inside.append((thing.spot, thing))
            owner, moods = thing, []
        else:
            moods = [*moods, *_states(element)]
            sign = _sign(element)
            if sign:
                owner.inside.append((_spot(element, here), " ".join([sign, *dict.fromkeys(moods)])))
            elif not len(element) and _states(element):
                self._marked(owner, _spot(element, here), _states(element))
            self._note_space(element, here)
        if element.tag != "text":
            for child in element:
                self._read(child, here, owner, moods)

    def _note_space(self, element: Element, here: Frame) -> None:
        """A space of a ring or a track, on which something may stand."""
        look = element.get("class", "").split()
        x, y = _number(element, "x"), _number(element, "y")
        if "slot" in look:
            wide, high = _number(element, "width"), _number(element, "height")
            self._add_space(here.at(x, y), here.at(x + wide, y + high))
        if "gm-buoy" in look:
            x, y = _number(element, "cx"), _number(element, "cy")
            self._add_space(here.at(x - BUOY, y - BUOY), here.at(x + BUOY, y + BUOY))

    def _add_space(self, start: Point, end: Point, name: str = "") -> None:
        self.spaces.append((start, end, name or f"space {len(self.spaces)}"))

    def _marked(self, owner: Thing, spot: Point, moods: list[str]) -> None:
        """A shape that says something about what it lies in."""
        if owner is self.root:
            owner.inside.append((spot, " ".join(moods)))
        else:
            owner.add(" ".join(moods))

    def _thing(self, element: Element, frame: Frame, moods: list[str]) -> Thing | None:
        target, tip, piece = [element.get(name, "") for name in NAMES]
        label = element.get("aria-label", "")
        if element.tag == "svg" or not (label or target or tip or piece):
            return None
        spot = _corner(element, frame)
        seat = SEAT.search(element.get("class", ""))
        piece = COORDINATES.sub("", piece)
        words = [target and f"[{target}]", tip and f"({tip})", piece and f"@{piece}", label]
        turned = "(turned)" if piece and "rotate(" in element.get("transform", "") else ""
        words += [seat[0] if seat else "", *moods, *_states(element), turned]
        thing = Thing(" ".join([word for word in words if word]), spot, bool(target or tip))
        if target:
            self.places.append((spot, thing))
        small = SMALL.search(piece)
        if small:
            side = SIDE * frame.scale
            self._add_space(spot, (spot[0] + side, spot[1] + side), small[1])
        sign = _sign(element)
        if sign:
            thing.inside.append((spot, sign))
        return thing

    def _settle(self) -> None:
        """Whatever stands on a space is there; what stands on a place of a board belongs to it."""
        staying: list[tuple[Point, str | Thing]] = []
        for spot, one in self.root.inside:
            space, place = self._space_at(spot), self._place_at(spot)
            thing = self._thing_at(spot) if isinstance(one, str) and one[0] == "(" else None
            if thing is not None and not self.board:
                thing.add(str(one))
                continue
            if one == BRIDGE:
                one = f"bridge {self._sides_of(spot)}"
            elif space and isinstance(one, str):
                one = f"{one} on {space}"
            elif space and isinstance(one, Thing) and not SMALL.search(one.words):
                one.add(f"on {space}")
            elif self.board and place and (isinstance(one, str) or not one.named):
                place.inside.append((spot, one))
                continue
            staying.append((spot, one))
        self.root.inside = staying

    def _space_at(self, spot: Point) -> str:
        """The space on which something lies; empty if on none."""
        for (left, top), (right, foot), name in self.spaces:
            if left <= spot[0] < right and top <= spot[1] < foot:
                return name
        return ""

    def _thing_at(self, spot: Point) -> Thing | None:
        """The nearest thing that begins above: a mark below it tells something of it."""
        things = [(at, one) for at, one in self.root.inside if isinstance(one, Thing)]
        near = [(dist(at, spot), one) for at, one in things if at[1] <= spot[1]]
        return min(near, key=lambda pair: pair[0], default=(0.0, None))[1]

    def _sides_of(self, spot: Point) -> str:
        """The two places between which something lies."""
        near = sorted(self.places, key=lambda one: dist(one[0], spot))[:2]
        return "/".join(sorted([thing.words.split()[0].strip("[]") for _, thing in near]))

    def _place_at(self, spot: Point) -> Thing | None:
        """The nearest; of several at one spot the last, which lies on top."""
        near = min(reversed(self.places), key=lambda one: dist(one[0], spot), default=None)
        return near[1] if near and dist(near[0], spot) < NEAR else None


def _in_rows(inside: list[tuple[Point, str | Thing]]) -> list[str | Thing]:
    """From the top and from the left; what is about as high is in one row."""
    out: list[tuple[float, float, int, str | Thing]] = []
    top = None
    for nth, ((x, y), one) in sorted(enumerate(inside), key=lambda pair: (pair[1][0][1], pair[0])):
        if top is None or y - top > ROW:
            top = y
        out.append((top, x, nth, one))
    return [one for *_, one in sorted(out, key=lambda row: row[:3])]


def _said(thing: Thing) -> str:
    """A thing with nothing but words inside it, in one piece."""
    inside = _in_rows(thing.inside)
    return " ".join([thing.words, *[one for one in inside if isinstance(one, str)]])


def _lines(thing: Thing, depth: int, sort: bool) -> list[str]:
    inside = _in_rows(thing.inside) if sort else [one for _, one in thing.inside]
    below: list[str] = []
    words: list[str] = []
    for one in inside:
        if isinstance(one, str):
            words.append(one)
        elif thing.words and not one.named and not any(isinstance(o, Thing) for _, o in one.inside):
            words.append(f"{{{_said(one)}}}")
        else:
            below += _lines(one, depth + bool(thing.words), True)
    head = " ".join([thing.words, *(["|"] if thing.words and words else []), *words]).strip()
    return [*([f"{'  ' * depth}{head}"] if head else []), *below]


def facts(part: DrawingPart) -> list[str]:
    """The lines of one part; the things of a board come as they are drawn, not by place."""
    reading = Reading(part)
    return _lines(reading.root, 0, not reading.board)
