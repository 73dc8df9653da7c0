"""The score by phases (GM-FLW-07), and what one gave in each category (GM-SCO-01, 06 to 08)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ceilidh.games.glenmore.goods import CATEGORY_NAMES
from ceilidh.games.glenmore.rules.counts import category
from ceilidh.games.glenmore.rules.scoring import PHASES, category_points
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Table
from ceilidh.say.glenmore.names import CATEGORIES, amount
from ceilidh.say.phase_sheet import ScoredPhases, points_by_phase
from ceilidh.say.phase_summary import (
    PhaseSummary,
    SummaryCell,
    SummaryRow,
    SummaryTotal,
    sums_by_kind,
)
from ceilidh.say.phrases import capital
from ceilidh.say.races import RaceCell, ScoringRace
from ceilidh.say.speaker import Speaker

ICONS: Final = {
    "castle_scots": "castle",
    "landmarks": "landmark",
    "barrels": "barrel",
    "persons": "person",
}


def _kind(event: Event) -> str:
    return event.reason if event.kind == "points" and event.reason in CATEGORIES else ""


def phase_summary(to: Speaker, table: Table) -> PhaseSummary | None:
    """The last scoring phase; its points follow its event in the same move."""
    for number in range(len(table.played), 0, -1):
        events = table.played[number - 1].events
        phases = [nth for nth, event in enumerate(events) if event.kind == "scoring"]
        if phases:
            # Nobody has decided anything since the phase, so that all still have what they had.
            is_last = number == len(table.played)
            after = table.state if is_last else table.played[number].before
            return _scored(to, number, after, events[phases[-1] :])
    return None


def _scored(to: Speaker, number: int, after: Any, events: Sequence[Event]) -> PhaseSummary:
    seats = len(after.seats)
    sums = sums_by_kind(events, seats, _kind)
    rows: list[SummaryRow] = []
    for which in after.rules.components.board.scoring.categories:
        name = CATEGORY_NAMES[which]
        points = sums.get(name, [0] * seats)
        counts = [category(after, seat, which) for seat in range(seats)]
        cells = [
            SummaryCell(points[seat], _why(to, counts[seat], min(counts))) for seat in range(seats)
        ]
        rows.append(SummaryRow(ICONS[name], capital(to.text(CATEGORIES[name])), tuple(cells)))
    added = [sum(row.cells[seat].amount for row in rows) for seat in range(seats)]
    totals = [
        SummaryTotal(sum(own.points) - gained, gained)
        for own, gained in zip(after.seats, added, strict=True)
    ]
    return PhaseSummary(
        number,
        to.text("Scoring phase {n} is over", n=events[0].amount),
        to.text("In each category, each player is compared with the player who has the fewest."),
        tuple(rows),
        "vp",
        to.text("Victory points after this phase"),
        tuple(totals),
    )


def races(to: Speaker, table: Table) -> list[ScoringRace]:
    """The categories as they stand; after the last phase nothing more is scored."""
    state = table.state
    found: list[ScoringRace] = []
    for which in state.rules.components.board.scoring.categories:
        name = CATEGORY_NAMES[which]
        counts = [category(state, seat, which) for seat in range(len(state.seats))]
        points = category_points(state, which) if state.scorings < PHASES else [0] * len(counts)
        cells = [
            RaceCell(count, vp, _scores(to, _why(to, count, min(counts)), vp))
            for count, vp in zip(counts, points, strict=True)
        ]
        found.append(
            ScoringRace(name, ICONS[name], capital(to.text(CATEGORIES[name])), tuple(cells))
        )
    return found


def _scores(to: Speaker, said: str, vp: int) -> str:
    if not vp:
        return said
    points = to.text("{points} at the next scoring", points=f"+{amount(to, vp, 'vp')}")
    return f"{said}, {points}"


def _why(to: Speaker, count: int, fewest: int) -> str:
    if count == fewest:
        return to.text("{n}, the fewest", n=count)
    return to.text("{n}, {more} more than the fewest", n=count, more=count - fewest)


def _phase(now: int, event: Event) -> int:
    return event.amount - 1 if event.kind == "scoring" else now


def _counts(event: Event) -> bool:
    return event.kind == "points" and event.reason in CATEGORIES


def scored_phases(to: Speaker, table: Table) -> ScoredPhases:
    """What tiles, clans and exchanges gave comes first: it is scored during play."""
    points = points_by_phase(table, PHASES, _phase, _counts)
    titles = [to.text("Scoring phase {n}", n=number) for number in range(1, PHASES + 1)]
    so_far = [sum(own.points) for own in table.state.seats]
    return ScoredPhases(titles, points, so_far, to.text("During play"))
