"""The score of Glen More II by its four scoring phases and the final scoring (GM-FLW-07)."""

from ceilidh.games.glenmore.rules.scoring import PHASES
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Table
from ceilidh.say.glenmore.names import CATEGORIES
from ceilidh.say.phase_sheet import ScoredPhases, points_by_phase
from ceilidh.say.speaker import Speaker


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
