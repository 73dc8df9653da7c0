"""The score of Clans of Caledonia by rounds: glory, then the final scoring (CC-SCO-03, CC-FIN)."""

from typing import Final

from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Table
from ceilidh.say.phase_sheet import ScoredPhases, points_by_phase
from ceilidh.say.speaker import Speaker

ROUNDS: Final = 5
GLORY: Final = "glory"


def _round(now: int, event: Event) -> int:
    return event.amount - 1 if event.kind == "round" else now


def scored_phases(to: Speaker, table: Table) -> ScoredPhases:
    points = points_by_phase(table, ROUNDS, _round, lambda event: event.kind == GLORY)
    titles = [to.text("Round {n}", n=number) for number in range(1, ROUNDS + 1)]
    return ScoredPhases(
        titles, points, [own.glory for own in table.state.seats], to.text("Before round 1")
    )
