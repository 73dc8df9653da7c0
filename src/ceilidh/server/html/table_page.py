"""Who looks at a table, and all that a page shows of it to such a viewer.

Viewers who may see the same are one class: nobody's name or cookie is in what is made for them, so
that it can be made once and given to all of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar
from zlib import crc32

from ceilidh.draw.svg import DrawingPart, draw_parts
from ceilidh.draw.svg.compose import measures
from ceilidh.draw.svg.ink import Ink
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker, speaker
from ceilidh.server.people.preferences import Preferences
from ceilidh.server.service import Service
from ceilidh.server.table.kind import KindPanel
from ceilidh.server.table.room import Room
from ceilidh.server.table.scene import Scene, make_scene, shown_table
from ceilidh.server.thinking.allowance import may_hint

V = TypeVar("V")

NEWS = 4  # lines of the log that are always in sight
SOMEBODY = -1  # has no seat and has made no table
_TARGET = re.compile(r'data-target="([^"]+)"')
_DRAWINGS = 150  # of which it is remembered what their ink is


@dataclass(frozen=True)
class Viewer:
    """A class of viewers: whoever has all of this in common may see the same.

    `user` is who has the seats, and nobody where there are none: who watches is as any other.
    `base` is what links to open seats begin with, and empty for all but the maker of the table.
    """

    language: str
    seats: tuple[int, ...]
    user: int | None
    known: bool
    owner: bool
    base: str
    sound: str
    advice: str


def viewer_of(
    room: Room, user_id: int | None, language: str, wishes: Preferences, base: str
) -> Viewer:
    """The class of a user, or of a stranger, at a table as it is now."""
    seats = tuple(room.seats_of(user_id))
    owner = user_id is not None and room.row.owner_id == user_id
    return Viewer(
        language=language,
        seats=seats,
        user=user_id if seats else None,
        known=user_id is not None,
        owner=owner,
        base=base if owner else "",
        sound=wishes["sound"],
        advice=wishes["advice"],
    )


@dataclass
class RenderedPart:
    """A part as a page gets it; `ink` tells whether its drawing is still the same.

    `wide` and `high` are its measures: boards beside each other are shown at one scale. `first`: a
    sheet that is in sight beside several boards too; `state`: how things stand there, in short.
    """

    name: str
    title: str
    group: str
    seat: int
    first: bool
    ink: str
    markup: Ink
    wide: float
    high: float
    state: str = ""


@dataclass(frozen=True)
class Moment:
    """A table while nobody may change it, as a class of viewers sees it: panels read it.

    `shown` is the table as it was at the moment shown, `named` the one of now with the names of its
    seats, `tables` are its components, `parts` all its drawings. `playing`: it is a step of what
    others did.
    """

    found: Service
    room: Room
    viewer: Viewer
    to: Speaker
    scene: Scene
    shown: Table
    named: Table
    tables: Any
    parts: list[DrawingPart]
    playing: bool


class Panel(Generic[V]):
    """What a part of the page shows beside the scene: one object in the file that shows it."""

    every: ClassVar[list[Panel[Any]]] = []

    def __init__(self, make: Callable[[Moment], V]) -> None:
        self.make = make
        self.every.append(self)


@dataclass
class TablePage:
    """All that a page shows of a table at one moment; `playing`: as a step of what others did.

    `above` is the block of its kind of table. `secret`: several people at one screen choose, so
    that none may see another's choices; `hot_seat`: they share it. `hinted`: a hint is to be had
    now. `made` has what each panel shows.
    """

    viewer: Viewer
    to: Speaker
    scene: Scene
    revision: int
    parts: list[RenderedPart]
    move: int | None
    playing: bool
    above: KindPanel | None
    secret: bool
    hot_seat: bool
    hinted: bool
    made: dict[Panel[Any], Any]

    def of(self, panel: Panel[V]) -> V:
        """What a panel shows."""
        found: V = self.made[panel]
        return found


def show(
    found: Service,
    room: Room,
    viewer: Viewer,
    move: int | None = None,
    playing: bool = False,
    part: int | None = None,
) -> TablePage:
    """What a class of viewers sees of a table now, after a move, or after a part of it."""
    to = speaker(viewer.language)
    # One moment: a bot may move while this is read.
    with room.lock:
        scene = make_scene(room, viewer.user, viewer.language, move, part)
        tables = room.table.game.components(room.table.state)
        named = room.table.as_seen(room.names(to))
        parts = draw_parts(scene.view, viewer.language, scene.seat, tables, named.names)
        if playing and scene.mover is not None:
            theirs = draw_parts(scene.view, viewer.language, scene.mover, tables, named.names)
            parts = _with_land(parts, theirs)
        shown = shown_table(room.table, scene.seat, move, part)
        moment = Moment(found, room, viewer, to, scene, shown, named, tables, parts, playing)
        above = room.kind.panel(room.table, scene.seat, viewer.language, scene.shown)
        return TablePage(
            viewer=viewer,
            to=to,
            scene=scene,
            revision=room.row.revision,
            parts=[_drawn(part) for part in parts],
            move=move,
            playing=playing,
            above=above,
            secret=_hands_over(room, scene),
            hot_seat=len(viewer.seats) > 1,
            hinted=_is_hinted(moment, above),
            made={panel: panel.make(moment) for panel in Panel.every},
        )


def _with_land(parts: list[DrawingPart], theirs: list[DrawingPart]) -> list[DrawingPart]:
    """The parts with the board that belongs to somebody as its owner sees it, such as a land."""
    lands = {part.name: part for part in theirs if part.group == "board" and part.seat >= 0}
    return [lands.get(part.name, part) for part in parts]


def _is_hinted(moment: Moment, above: KindPanel | None) -> bool:
    scene = moment.scene
    if (above is not None and above.sets_task) or scene.line:
        return False
    asked = scene.my_turn or not scene.live
    return asked and may_hint(moment.room, _asker(moment.room, moment.viewer))


def _asker(room: Room, viewer: Viewer) -> int | None:
    """Who of the class would ask for a hint: its seats' owner, the maker, or just somebody."""
    if viewer.owner:
        return room.row.owner_id
    return SOMEBODY if viewer.known and viewer.user is None else viewer.user


@lru_cache(_DRAWINGS)
def targets_in(markup: str) -> frozenset[str]:
    return frozenset(_TARGET.findall(markup))


@lru_cache(_DRAWINGS)
def _ink(markup: str) -> tuple[str, float, float]:
    return f"{crc32(markup.encode()):x}", *measures(markup)


def _drawn(part: DrawingPart) -> RenderedPart:
    ink, wide, high = _ink(part.markup)
    return RenderedPart(
        part.name,
        part.title,
        part.group,
        part.seat,
        part.first,
        ink,
        part.markup,
        wide,
        high,
        part.state,
    )


def _hands_over(room: Room, scene: Scene) -> bool:
    """Whether several people at one screen choose in secret, so that none may see another's."""
    if not scene.my_turn or sum(seat.mine for seat in scene.seats) < 2:
        return False
    return len(room.table.actors) > 1 or bool(room.table.hidden_moves(scene.seat))
