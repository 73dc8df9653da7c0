"""What costs points in Glen More II."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from ceilidh.games.glenmore.grid import CASTLE_CELL, CELL_NAMES
from ceilidh.games.glenmore.state import State
from ceilidh.lessons.costs.seat_course import Cost, SeatCourse
from ceilidh.say.phrases import message

HOME: Final = CELL_NAMES[CASTLE_CELL]
LEAP: Final = 6  # spaces
SHOWN: Final = 4  # places of a cost that has many


def _behind(course: SeatCourse, line: str, text: str, lesson: str) -> Cost | None:
    """A thing that scoring phases compare, of which another had more."""
    own = course.last.own["categories"][line]
    best = max([seat["categories"][line] for seat in course.last.others], default=0)
    missed = course.behind(line)
    fields: dict[str, object] = {"own": own, "best": best}
    return Cost(missed, text, fields, (f"own/{line}",), lesson)


def persons(course: SeatCourse) -> Cost | None:
    text = message("Person tiles: you {own}, another player {best}.")
    return _behind(course, "persons", text, "clan_board")


def landmarks(course: SeatCourse) -> Cost | None:
    text = message("Landmark cards: you {own}, another player {best}.")
    return _behind(course, "landmarks", text, "market")


def barrels(course: SeatCourse) -> Cost | None:
    text = message("Whisky barrels: you {own}, another player {best}.")
    return _behind(course, "barrels", text, "chains")


def castle_scots(course: SeatCourse) -> Cost | None:
    text = message("Scots in the Home castle: you {own}, another player {best}.")
    return _behind(course, "castle_scots", text, "scoring")


def scots_left_out(course: SeatCourse) -> Cost | None:
    rows = course.last.own["territory"]
    out = [row for row in rows if row["scots"] and row["cell"] != HOME]
    number = sum([row["scots"] for row in out])
    return Cost(
        number,
        message("Scots outside the Home castle at the end: {number}."),
        {"number": number},
        tuple([f"territory/cell:{row['cell']}" for row in out]),
        "scoring",
    )


def large_territory(course: SeatCourse) -> Cost | None:
    """The tiles that were placed last are those too many."""
    laid = [one.action.text.split()[1] for one in course.moves if one.action.text.startswith("lay")]
    smallest = min([seat["size"] for seat in course.last.others], default=0)
    more = max(course.last.own["size"] - smallest, 0)
    return Cost(
        -course.own("territory_size"),
        message("Your territory has more tiles than the smallest: {more}."),
        {"more": more},
        tuple([f"territory/cell:{cell}" for cell in laid[-more:]]) if more else (),
        "placement",
    )


def leaps(course: SeatCourse) -> Cost | None:
    """Turns that the others had while the learner's pawn was far ahead."""
    far = [
        event.amount
        for one in course.moves
        for event in one.events
        if event.kind == "move" and event.seat == course.seat and event.amount >= LEAP
    ]
    return Cost(
        len(far),
        message("Leaps of six spaces or more: {times}. Each gave turns to another player."),
        {"times": len(far)},
        ("rondel/stack",),
        "rondel",
    )


def sleeping_tiles(course: SeatCourse) -> Cost | None:
    """Tiles that could still be activated when turns were ended."""
    asleep: Counter[str] = Counter()
    for one in course.moves:
        if one.action.text == "done":
            found = course.before(one).named("activate")
            asleep.update([move.text.split()[1] for move in found])
    number = sum(asleep.values())
    cells = [cell for cell, _ in asleep.most_common(SHOWN)]
    return Cost(
        (number + 1) // 2,
        message("Tiles that you did not activate before you ended a turn: {number} in all."),
        {"number": number},
        tuple([f"territory/cell:{cell}" for cell in cells]),
        "chains",
    )


def resources_left(course: SeatCourse) -> Cost | None:
    rows = [row for row in course.last.own["territory"] if row["goods"]]
    number = sum([sum(row["goods"].values()) for row in rows])
    return Cost(
        (number + 1) // 2,
        message("Resources left on your tiles at the end: {number}."),
        {"number": number},
        tuple([f"territory/cell:{row['cell']}" for row in rows]),
        "market",
    )


def points_in_play(course: SeatCourse) -> Cost | None:
    """What tiles, markets and clans gave in the course of the game."""
    state = cast(State, course.table.state)
    if len(state.seats) < 2:
        return None
    return Cost(
        course.behind("play"),
        message("Points from tiles and clans: you {own}, another player {best}."),
        {"own": course.own("play"), "best": course.best_other("play")},
        ("own/coin", "own/clan_board"),
        "chains",
    )


COSTS: Final = (
    persons,
    landmarks,
    barrels,
    castle_scots,
    scots_left_out,
    large_territory,
    leaps,
    sleeping_tiles,
    resources_left,
    points_in_play,
)
