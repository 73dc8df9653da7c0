"""The end of a round: income, goods and glory of the production and scoring phases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played
from ceilidh.say.clans.log import SCORING
from ceilidh.say.clans.names import amount
from ceilidh.say.phase_summary import GainedAmount, PhaseSummary, gains_by_seat
from ceilidh.say.speaker import Speaker

PRODUCED: Final = ("income", "production")
KINDS: Final = ("money", "good", "glory")


def _kind(event: Event) -> str:
    """What is counted of an event: only what these two phases give."""
    given = event.reason in PRODUCED or event.reason.startswith(SCORING)
    return event.thing if given and event.kind in KINDS else ""


def _begins(played: Played) -> int:
    """The round that begins with a move; 0 for most."""
    return max([event.amount for event in played.events if event.kind == "round"], default=0)


def _last_end(played: Sequence[Played], stop: int) -> int:
    """The last move before `stop` with which a round began; -1 if there is none."""
    for number in range(stop - 1, -1, -1):
        if _begins(played[number]) > 0:
            return number
    return -1


def phase_summary(to: Speaker, played: Sequence[Played], seats: int) -> PhaseSummary | None:
    """The last round that is over, since the round before it; nothing in the first round."""
    last = _last_end(played, len(played))
    if last < 0 or _begins(played[last]) == 1:
        return None
    # What a move with which a round ended gave was of that round.
    first = _last_end(played, last) + 1
    events = [event for one in played[first : last + 1] for event in one.events]

    def gain(thing: str, number: int) -> GainedAmount:
        return GainedAmount(thing, number, amount(to, number, thing))

    return PhaseSummary(
        last + 1,
        to.text("Round {n} is over", n=_begins(played[last]) - 1),
        gains_by_seat(events, seats, _kind, gain),
    )
