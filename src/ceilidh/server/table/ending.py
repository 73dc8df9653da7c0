"""The end of a game: who has won by how much, points by source, and where it was decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ceilidh.kernel.game import Standing
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker
from ceilidh.say.move_parts import NOBODY, TurnCut, TurnPieces
from ceilidh.say.phrases import listed
from ceilidh.say.speaker import words_for

MOST_SOURCES = 2  # that a place on the podium names


@dataclass(frozen=True)
class TurningPoint:
    """Where the game was decided: after which move, who did what, and what it did to the lead."""

    move: int
    text: str


@dataclass(frozen=True)
class Place:
    """One seat at the end: its rank, its points, and what gave most of them."""

    seat: int
    rank: int
    score: int
    why: str


@dataclass(frozen=True)
class Ending:
    """`best` names for each source, a line of the score sheet, the seats with most points in it.

    `scores` are those of each seat after every move, as if the game had ended then.
    """

    title: str
    places: tuple[Place, ...]
    best: tuple[tuple[int, ...], ...]
    scores: tuple[tuple[int, ...], ...]
    turning: TurningPoint | None


def score_course(table: Table) -> list[list[int]]:
    """The score of each seat after every move, as if the game had ended then."""
    states = [played.before for played in table.played] + [table.state]
    scores = [table.game.scores(state) for state in states]
    return [[one[seat] for one in scores] for seat in range(table.players)]


def turning_move(course: list[list[int]], winner: int) -> int | None:
    """After how many moves the winner led for good; None if it was never ahead at the end."""
    others = [row for seat, row in enumerate(course) if seat != winner]
    for moves in range(len(course[winner]) - 1, -1, -1):
        if any(row[moves] >= course[winner][moves] for row in others):
            return None if moves == len(course[winner]) - 1 else moves + 1
    return 0


def ending_of(
    to: Speaker,
    table: Table,
    names: list[str],
    standings: list[Standing],
    stored: Sequence[list[int]] = (),
) -> Ending:
    """Of a finished game; `standings` are the final ones, the winner first.

    `stored` is the course of the scores, if it was counted before and is of all these moves.
    """
    sheet = table.sheet()
    known = stored and len(stored[0]) == len(table.played) + 1
    course = list(stored) if known else score_course(table)
    places = [
        Place(one.seat, one.rank, one.score, _why(to, table, sheet, one.seat)) for one in standings
    ]
    alone = table.players == 1
    turning = None if alone else _turning(to, table, names, course, standings[0].seat)
    return Ending(
        _title(to, names, standings),
        tuple(places),
        tuple([_best(values) for _, values in sheet]),
        tuple([tuple(row) for row in course]),
        turning,
    )


def _title(to: Speaker, names: list[str], standings: list[Standing]) -> str:
    first = standings[0]
    name = names[first.seat]
    if len(standings) == 1:
        points = to.count("{n} point", "{n} points", first.score)
        return to.text("{name} has {points}", name=name, points=points)
    tied = [names[one.seat] for one in standings if one.rank == first.rank]
    if len(tied) > 1:
        return to.text("{names} share the victory", names=listed(to, tied))
    margin = first.score - standings[1].score
    if margin == 0:
        return to.text("{name} wins the tie-break", name=name)
    if margin < 0:  # others had more, and have resigned
        return to.text("{name} wins", name=name)
    points = to.count("{n} point", "{n} points", margin)
    return to.text("{name} wins by {points}", name=name, points=points)


def _why(to: Speaker, table: Table, sheet: list[tuple[str, list[int]]], seat: int) -> str:
    """The sources that gave a seat the most."""
    most = sorted([(-values[seat], nth) for nth, (_, values) in enumerate(sheet)])
    said = [
        to.text(
            "{source}: {n}",
            n=-points,
            source=to.name(table.game.name, "line", sheet[nth][0]),
        )
        for points, nth in most[:MOST_SOURCES]
        if points < 0
    ]
    return listed(to, said)


def _best(values: list[int]) -> tuple[int, ...]:
    """The seats with the most points of a source; nobody where all have the same."""
    most = max(values)
    if most <= 0 or (len(values) > 1 and min(values) == most):
        return ()
    return tuple([seat for seat, value in enumerate(values) if value == most])


def _turning(
    to: Speaker, table: Table, names: list[str], course: list[list[int]], winner: int
) -> TurningPoint | None:
    """The turn that gave the winner most of the lead, from the one on that took it for good."""
    start = turning_move(course, winner)
    if start is None:
        return None
    others = [row for seat, row in enumerate(course) if seat != winner]
    best_others = [max(scores) for scores in zip(*others, strict=True)]
    leads: list[int] = [own - best for own, best in zip(course[winner], best_others, strict=True)]
    turns = [turn for turn in _turns(table) if turn.last.number >= max(start, 1)]

    def gain(turn: TurnPieces) -> int:
        return leads[turn.last.number] - leads[turn.first.number - 1]

    best = max([turn for turn in turns if turn.seat != NOBODY], key=gain, default=None)
    if best is None or gain(best) <= 0:
        return None
    last = best.last.number
    # The end of a phase counts points within the move that ends it.
    phases = [one for one in turns if one.seat == NOBODY and one.last.number == last]
    what = [to.entry(table, one, names).text for one in [best, *phases]]
    before, after = leads[best.first.number - 1], leads[last]
    return TurningPoint(last, " ".join([*what, _swing(to, names[winner], before, after)]))


def _turns(table: Table) -> list[TurnPieces]:
    cut = TurnCut(words_for(table.game.name))
    for number, played in enumerate(table.played, 1):
        cut.add(number, played)
    return cut.turns


def _swing(to: Speaker, name: str, before: int, after: int) -> str:
    """What a turn did to the lead of somebody."""
    had, has = [to.count("{n} point", "{n} points", abs(one)) for one in (before, after)]
    if before < 0:
        return to.text("{name} goes from {had} behind to {has} ahead.", name=name, had=had, has=has)
    if before == 0:
        return to.text("{name} goes from level to {has} ahead.", name=name, has=has)
    return to.text("{name} extends the lead from {had} to {has}.", name=name, had=had, has=has)
