"""Who looks at a table, and all that a page shows of it to such a viewer.

Viewers who may see the same are one class: nobody's name or cookie is in what is made for them, so
that it can be made once and given to all of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache, partial
from zlib import crc32

from ceilidh.box.saying import components_line
from ceilidh.draw.svg import DrawingPart, draw_parts
from ceilidh.draw.svg.compose import measures
from ceilidh.draw.svg.ink import Ink
from ceilidh.kernel.component_data.pack_file import DATA_PACK
from ceilidh.kernel.entry import MODULES
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker, speaker
from ceilidh.say.answers import Task
from ceilidh.say.phase_summary import PhaseSummary
from ceilidh.server.html.people import PeopleScene, presence
from ceilidh.server.html.tray import Tray, make_tray
from ceilidh.server.people.preferences import Preferences
from ceilidh.server.service import Service
from ceilidh.server.table.invites import Invites, links
from ceilidh.server.table.kind import KindPanel
from ceilidh.server.table.replay_marks import ReplayMark
from ceilidh.server.table.room import Room
from ceilidh.server.table.scene import Scene, make_scene
from ceilidh.server.thinking.allowance import may_hint

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
class PageValues:
    """What a page shows beside the scene and the drawings.

    `secret`: several people at one screen choose, so that none may see another's choices;
    `hot_seat`: they share it. `explained` are the lines of the score sheet with something to say
    about; `sources` are the places at which the points of a finished game were made, by line.
    `hinted`: a hint is to be had now. `components` says which of them are our own design.
    """

    checklist: list[Task]
    phase_summary: PhaseSummary | None
    secret: bool
    marks: list[ReplayMark]
    panel: KindPanel | None
    tray: Tray
    hinted: bool
    explained: set[str]
    sources: dict[str, tuple[str, ...]]
    invites: Invites
    presence: PeopleScene
    hot_seat: bool
    components: str = ""


@dataclass
class TablePage:
    """All that a page shows of a table at one moment; `playing`: as a step of what others did."""

    viewer: Viewer
    to: Speaker
    scene: Scene
    revision: int
    parts: list[RenderedPart]
    move: int | None
    playing: bool
    values: PageValues


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
        tasks = to.checklist(room.table, scene.legal[0].seat) if scene.my_turn else []
        ended = scene.summary if scene.live and not scene.over else None
        panel = room.kind.panel(room.table, scene.seat, viewer.language, scene.shown)
        sets_task = panel is not None and panel.sets_task
        hinted = may_hint(room, _asker(room, viewer)) and not sets_task
        values = PageValues(
            checklist=tasks,
            phase_summary=None if playing else ended,
            secret=_hands_over(room, scene),
            marks=room.texts.marks(to, room.table),
            panel=panel,
            tray=make_tray(scene, named, partial(_on_boards, parts), viewer.language, tables),
            hinted=hinted and (scene.my_turn or not scene.live) and not scene.line,
            explained=_explained(room, scene, to),
            sources=_sources(scene, named, to) if scene.over and scene.live else {},
            invites=links(room, viewer.base),
            presence=presence(found, viewer.language, room, scene.seat),
            hot_seat=len(viewer.seats) > 1,
            components=_components(room.table, viewer.language),
        )
        revision = room.row.revision
    drawn = [_drawn(part) for part in parts]
    return TablePage(viewer, to, scene, revision, drawn, move, playing, values)


def _components(table: Table, language: str) -> str:
    """Which components at this table are our own design."""
    options = table.options
    chosen = options.get(MODULES, ())
    modules = chosen if isinstance(chosen, tuple) else ()
    return components_line(language, table.game.name, modules, str(options.get(DATA_PACK, "")))


def _asker(room: Room, viewer: Viewer) -> int | None:
    """Who of the class would ask for a hint: its seats' owner, the maker, or just somebody."""
    if viewer.owner:
        return room.row.owner_id
    return SOMEBODY if viewer.known and viewer.user is None else viewer.user


def _on_boards(parts: list[DrawingPart]) -> set[str]:
    """The targets that a click on a board, or on a sheet that is always in sight, can name."""
    found: set[str] = set()
    for part in parts:
        if part.group == "board" or part.first:
            found |= targets_in(part.markup)
    return found


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


def _sources(scene: Scene, table: Table, to: Speaker) -> dict[str, tuple[str, ...]]:
    """The places of each line of the score sheet, of all seats."""
    found = {}
    for line, _ in scene.sheet:
        some = [
            to.score_breakdown(table, seat.number, line, scene.sheet).places for seat in scene.seats
        ]
        found[line] = tuple(dict.fromkeys([place for places in some for place in places]))
    return found


def _explained(room: Room, scene: Scene, to: Speaker) -> set[str]:
    """The lines of the score sheet that there is something to say about."""
    return {name for name, _ in scene.sheet if room.texts.explains(to, room.table, name)}
