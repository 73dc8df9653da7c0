"""The end of a phase as people celebrate it: what it gave to each seat, told by events."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ceilidh.kernel.event import Event


@dataclass(frozen=True)
class GainedAmount:
    """So much of something: its icon, the number, and both in words."""

    icon: str
    amount: int
    label: str


@dataclass(frozen=True)
class PhaseSummary:
    """What a phase gave; `number` is that of the move with which it was over, `gains` by seat."""

    number: int
    title: str
    gains: tuple[tuple[GainedAmount, ...], ...]


def gains_by_seat(
    events: Iterable[Event],
    seats: int,
    kind_of: Callable[[Event], str],
    gain: Callable[[str, int], GainedAmount],
) -> tuple[tuple[GainedAmount, ...], ...]:
    """The sums of each seat by kind, without what came to nothing; an event of no kind is left out.

    What was made of something and what it was made of are one sum each.
    """
    sums: list[dict[str, int]] = [{} for _ in range(seats)]
    for event in events:
        kind = kind_of(event)
        if kind and 0 <= event.seat < seats:
            own = sums[event.seat]
            own[kind] = own.get(kind, 0) + event.amount
    return tuple(
        [tuple([gain(kind, number) for kind, number in own.items() if number]) for own in sums]
    )
