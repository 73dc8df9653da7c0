"""The score by phases: what each scoring gave to each seat, and what the rest is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Table
from ceilidh.say.phrases import capital, listed
from ceilidh.say.speaker import Speaker


@dataclass(frozen=True)
class PhaseColumn:
    """What a phase gave to each seat; `forecast`: what it would give if the game ended now."""

    title: str
    points: tuple[int, ...]
    forecast: bool = False


@dataclass(frozen=True)
class PhaseSheet:
    """A column for each phase; `so_far` are the points scored, `totals` those with the forecast.

    `note` says in a sentence why these two differ; it is empty once they do not.
    """

    columns: tuple[PhaseColumn, ...]
    so_far: tuple[int, ...]
    totals: tuple[int, ...]
    note: str


@dataclass(frozen=True)
class ScoredPhases:
    """What a game tells of its points: those of each phase by its number, and what they are called.

    `rest` is the title of what no phase gave; it comes first.
    """

    titles: Sequence[str]
    points: Sequence[Sequence[int]]
    so_far: Sequence[int]
    rest: str


def points_by_phase(
    table: Table,
    phases: int,
    phase_of: Callable[[int, Event], int],
    counts: Callable[[Event], bool],
) -> list[list[int]]:
    """The points that events gave in each phase; `phase_of` goes on from one phase to the next."""
    points = [[0] * table.players for _ in range(phases)]
    phase = 0
    for played in table.played:
        for event in played.events:
            phase = phase_of(phase, event)
            if counts(event) and 0 <= event.seat < table.players:
                points[min(phase, phases - 1)][event.seat] += event.amount
    return points


def phase_sheet(
    to: Speaker, scored: ScoredPhases, totals: Sequence[int], names: Sequence[str], is_over: bool
) -> PhaseSheet:
    """The columns in order, then what the final scoring gives, or would give now."""
    seats = range(len(totals))
    known = [sum(row[seat] for row in scored.points) for seat in seats]
    rest = tuple([scored.so_far[seat] - known[seat] for seat in seats])
    columns = [
        PhaseColumn(title, tuple(row))
        for title, row in zip(scored.titles, scored.points, strict=True)
    ]
    if any(rest):
        columns.insert(0, PhaseColumn(scored.rest, rest))
    final = tuple([totals[seat] - scored.so_far[seat] for seat in seats])
    columns.append(PhaseColumn(to.text("Final scoring"), final, not is_over))
    return PhaseSheet(
        tuple(columns),
        tuple(scored.so_far),
        tuple(totals),
        "" if is_over else _note(to, scored.so_far, names),
    )


def _note(to: Speaker, so_far: Sequence[int], names: Sequence[str]) -> str:
    """Why a score differs from the points that were scored."""
    each = [
        to.text("{name} {n}", name=name, n=number)
        for name, number in zip(names, so_far, strict=True)
    ]
    return to.text(
        "The total is what each player would have if the game ended now. Scored so far: {scores}.",
        scores=capital(listed(to, each)),
    )
