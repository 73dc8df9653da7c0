"""The end of a stack: what the scoring phase gave in each category."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played
from ceilidh.say.glenmore.names import CATEGORIES, amount
from ceilidh.say.phase_summary import GainedAmount, PhaseSummary, gains_by_seat
from ceilidh.say.speaker import Speaker

ICONS: Final = {
    "castle_scots": "castle",
    "landmarks": "landmark",
    "barrels": "barrel",
    "persons": "person",
}


def _kind(event: Event) -> str:
    return event.reason if event.kind == "points" and event.reason in CATEGORIES else ""


def phase_summary(to: Speaker, played: Sequence[Played], seats: int) -> PhaseSummary | None:
    """The last scoring phase; its points follow its event in the same move."""
    for number in range(len(played), 0, -1):
        events = played[number - 1].events
        phases = [nth for nth, event in enumerate(events) if event.kind == "scoring"]
        if phases:
            return _scored(to, number, events[phases[-1] :], seats)
    return None


def _scored(to: Speaker, number: int, events: Sequence[Event], seats: int) -> PhaseSummary:
    def gain(category: str, points: int) -> GainedAmount:
        label = f"{to.text(CATEGORIES[category])}: {amount(to, points, 'vp')}"
        return GainedAmount(ICONS.get(category, "vp"), points, label)

    title = to.text("Scoring phase {n} is over", n=events[0].amount)
    return PhaseSummary(number, title, gains_by_seat(events, seats, _kind, gain))
