"""A finished game in plain words: where the points came from, and what to try next time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ceilidh.bots.profile import LEVELS, TITLES
from ceilidh.bots.roster import ROSTER
from ceilidh.kernel.table import Table
from ceilidh.lessons.next_time import LessonTip, tip_for_line, tip_for_move, tip_for_played
from ceilidh.say import Speaker
from ceilidh.server.storage.seats import BOT
from ceilidh.server.table.room import Room

FAR = 3  # points by which others must be ahead in a source to make it a tip
MOST_TIPS = 3
MOST_LINES = 2  # tips about sources of points
HOPELESS = 25  # points behind: an easier opponent teaches more
FULL = 100  # per cent


@dataclass(frozen=True)
class PointBar:
    """The points of a seat from one source; `share` is its length in per cent of the longest."""

    seat: int
    name: str
    points: int
    share: int
    best: bool


@dataclass(frozen=True)
class PointSource:
    """A line of the score sheet, with a bar for each seat."""

    line: str
    title: str
    bars: tuple[PointBar, ...]


@dataclass(frozen=True)
class NextTip:
    """Something to try: why, what, and the lesson that trains it or a page that leads there."""

    why: str
    text: str
    lesson: str = ""
    title: str = ""
    page: str = ""


def point_sources(to: Speaker, table: Table, names: list[str]) -> list[PointSource]:
    """Every source that gave somebody points, or took some."""
    sheet = [(line, values) for line, values in table.sheet() if any(values)]
    longest = max([abs(value) for _, values in sheet for value in values], default=1)
    return [
        PointSource(
            line,
            to.name(table.game.name, "line", line),
            tuple(
                [
                    PointBar(
                        seat,
                        names[seat],
                        value,
                        round(FULL * abs(value) / longest),
                        value == max(values) and min(values) < value,
                    )
                    for seat, value in enumerate(values)
                ]
            ),
        )
        for line, values in sheet
    ]


@dataclass(frozen=True)
class Gap:
    """By how many points the best of the others is ahead of a seat in a source; may be negative."""

    line: str
    points: int
    own: int
    rival: int
    theirs: int


def gaps_of(table: Table, seat: int) -> list[Gap]:
    """The sources of points, those first in which others are furthest ahead."""
    found: list[Gap] = []
    for line, values in table.sheet():
        others = [(value, -other) for other, value in enumerate(values) if other != seat]
        if others:
            value, other = max(others)
            found.append(Gap(line, value - values[seat], values[seat], -other, value))
    return sorted(found, key=lambda gap: -gap.points)


def signed(number: int) -> str:
    """A number as it is printed: with a real minus."""
    return f"−{-number}" if number < 0 else str(number)


def difference(to: Speaker, table: Table, names: list[str], seat: int) -> list[str]:
    """One or two sentences about where the difference came from."""
    game = table.game.name
    if table.players == 1:
        line, values = max(table.sheet(), key=lambda row: row[1][0])
        title = to.name(game, "line", line)
        said = to.text("Most of your points came from this source: {source}.", source=title)
        return [said] if values[0] > 0 else []
    gaps = gaps_of(table, seat)
    behind, ahead = gaps[0], gaps[-1]
    said_all: list[str] = []
    if behind.points > 0:
        said_all.append(
            to.text(
                "{name} was furthest ahead here: {source}, {theirs} to {own}.",
                name=names[behind.rival],
                source=to.name(game, "line", behind.line),
                theirs=signed(behind.theirs),
                own=signed(behind.own),
            )
        )
    if ahead.points < 0:
        said_all.append(
            to.text(
                "You were furthest ahead here: {source}, {own} to {theirs}.",
                source=to.name(game, "line", ahead.line),
                own=signed(ahead.own),
                theirs=signed(ahead.theirs),
            )
        )
    return said_all


# --- next time ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MissedMove:
    """A decision by its notation: what was played, and what was better."""

    played: str
    better: str


def next_tips(
    to: Speaker, room: Room, seat: int, missed: Sequence[MissedMove] = ()
) -> list[NextTip]:
    """One to three things to try, from points and from decisions."""
    table, names = room.table, room.names(to)
    made = [*_line_tips(to, table, names, seat), *_move_tips(to, table, missed)]
    tips: list[NextTip] = []
    for tip in made:
        if tip.text not in [one.text for one in tips]:
            tips.append(tip)
    level = _level_tip(to, room, seat)
    if level is not None:
        tips = [*tips[: MOST_TIPS - 1], level]
    return tips[:MOST_TIPS] or [_another(to, table)]


def _tip(to: Speaker, tip: LessonTip, why: str) -> NextTip:
    lesson = tip.lesson()
    title = lesson.title[to.language] if lesson else ""
    return NextTip(why, to.text(tip.text), lesson.id if lesson else "", title)


def _line_tips(to: Speaker, table: Table, names: list[str], seat: int) -> list[NextTip]:
    game = table.game.name
    out: list[NextTip] = []
    for gap in gaps_of(table, seat):
        tip = tip_for_line(game, gap.line)
        if tip is None or gap.points < FAR:
            continue
        why = to.count(
            "{name} scored {n} point more here: {source}.",
            "{name} scored {n} points more here: {source}.",
            gap.points,
            name=names[gap.rival],
            source=to.name(game, "line", gap.line),
        )
        out.append(_tip(to, tip, why))
    return out[:MOST_LINES]


def _move_tips(to: Speaker, table: Table, missed: Sequence[MissedMove]) -> list[NextTip]:
    """For what was played too soon more than once, and for the kinds of move that were missed."""
    game = table.game.name
    found: list[tuple[LessonTip, int]] = []
    for kind, number in Counter([_kind(one.played) for one in missed]).most_common():
        soon = tip_for_played(game, kind)
        if soon is not None and number > 1:
            found.append((soon, number))
    for kind, number in Counter([_kind(one.better) for one in missed]).most_common():
        tip = tip_for_move(game, kind)
        if tip is not None:
            found.append((tip, number))
    return [
        _tip(
            to,
            tip,
            to.count(
                "{n} of the decisions above was about this.",
                "{n} of the decisions above were about this.",
                number,
            ),
        )
        for tip, number in found
    ]


def _kind(move: str) -> str:
    return move.partition(" ")[0]


def _level_tip(to: Speaker, room: Room, seat: int) -> NextTip | None:
    """Another opponent, after a victory or a heavy defeat against bots."""
    levels = [ROSTER[one.bot].level for one in room.seats if one.kind == BOT and one.bot in ROSTER]
    known = [LEVELS.index(level) for level in levels if level]
    scores = room.table.scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    if not known or not others:
        return None
    lead, level = scores[seat] - max(others), max(known)
    page = f"/new?game={room.row.game}"
    if lead > 0 and level + 1 < len(LEVELS):
        title = to.text(TITLES[LEVELS[level + 1]])
        text = to.text("Try the next opponent: {level}.", level=title)
        return NextTip(to.text("You won."), text, page=page)
    if lead <= -HOPELESS and level > 0:
        title = to.text(TITLES[LEVELS[level - 1]])
        text = to.text("Play an easier opponent first: {level}.", level=title)
        return NextTip(to.text("This opponent was far ahead."), text, page=page)
    return None


def _another(to: Speaker, table: Table) -> NextTip:
    return NextTip(
        to.text("You kept up everywhere."),
        to.text("Play again, and try to start your plan one round earlier."),
        page=f"/new?game={table.game.name}",
    )
