"""The score by rounds (CC-SCO-03, CC-FIN), and what production and scoring gave at their ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.rules.setup import ROUNDS
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played, Table
from ceilidh.say.clans.log import SCORING
from ceilidh.say.clans.names import GOODS
from ceilidh.say.phase_sheet import ScoredPhases, points_by_phase
from ceilidh.say.phase_summary import (
    PhaseSummary,
    SummaryRow,
    SummaryTotal,
    plain_cells,
    sums_by_kind,
)
from ceilidh.say.phrases import capital
from ceilidh.say.speaker import Speaker

PRODUCED: Final = ("income", "production")
KINDS: Final = ("money", "good", "glory")
GLORY: Final = "glory"
ORDER: Final = ("money", *GOOD_NAMES, "beef", "mutton", GLORY)


def is_of_round(event: Event) -> bool:
    """Whether an event is of these two phases."""
    given = event.reason.endswith(PRODUCED) or event.reason.startswith(SCORING)
    return given and event.kind in KINDS


def _kind(event: Event) -> str:
    """What is counted of an event: only what these two phases give."""
    return event.thing if is_of_round(event) else ""


def _begins(played: Played) -> int:
    """The round that begins with a move; 0 for most."""
    return max([event.amount for event in played.events if event.kind == "round"], default=0)


def _last_end(played: Sequence[Played], stop: int) -> int:
    """The last move before `stop` with which a round began; -1 if there is none."""
    for number in range(stop - 1, -1, -1):
        if _begins(played[number]) > 0:
            return number
    return -1


def phase_summary(to: Speaker, table: Table) -> PhaseSummary | None:
    """The last round that is over, since the round before it; nothing in the first round."""
    played, seats = table.played, len(table.state.seats)
    last = _last_end(played, len(played))
    if last < 0 or _begins(played[last]) == 1:
        return None
    # What a move with which a round ended gave was of that round.
    first = _last_end(played, last) + 1
    events = [event for one in played[first : last + 1] for event in one.events]
    sums = sums_by_kind(events, seats, _kind)
    rows = [
        SummaryRow(thing, capital(to.text(GOODS[thing])), plain_cells(sums[thing]))
        for thing in sorted(sums, key=ORDER.index)
    ]
    glory = sums.get(GLORY, [0] * seats)
    after = table.state if last + 1 == len(played) else played[last + 1].before
    totals = [
        SummaryTotal(own.glory - added, added)
        for own, added in zip(after.seats, glory, strict=True)
    ]
    return PhaseSummary(
        last + 1,
        to.text("Round {n} is over", n=_begins(played[last]) - 1),
        to.text("Production and the scoring tile of the round gave this."),
        tuple(rows),
        GLORY,
        to.text("Glory after this round"),
        tuple(totals),
    )


def _round(now: int, event: Event) -> int:
    return event.amount - 1 if event.kind == "round" else now


def scored_phases(to: Speaker, table: Table) -> ScoredPhases:
    """Glory by rounds, then the final scoring."""
    points = points_by_phase(table, ROUNDS, _round, lambda event: event.kind == GLORY)
    titles = [to.text("Round {n}", n=number) for number in range(1, ROUNDS + 1)]
    return ScoredPhases(
        titles, points, [own.glory for own in table.state.seats], to.text("Before round 1")
    )
