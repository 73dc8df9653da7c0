"""The end of a phase as a comparison: what it gave to each seat in each category."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ceilidh.kernel.event import Event


@dataclass(frozen=True)
class SummaryCell:
    """What a seat got in a category, and why: `5 more than the fewest`."""

    amount: int
    note: str = ""


@dataclass(frozen=True)
class SummaryRow:
    """A category: its picture and name, a cell for each seat, and the seats that got the most."""

    icon: str
    label: str
    cells: tuple[SummaryCell, ...]

    @property
    def leaders(self) -> tuple[int, ...]:
        """Nobody leads where nobody got anything, or all the same."""
        amounts = [cell.amount for cell in self.cells]
        most = max(amounts)
        if most <= 0 or (len(amounts) > 1 and min(amounts) == most):
            return ()
        return tuple([seat for seat, amount in enumerate(amounts) if amount == most])


@dataclass(frozen=True)
class SummaryTotal:
    """Points before the phase, and what it added."""

    before: int
    added: int

    @property
    def after(self) -> int:
        return self.before + self.added


@dataclass(frozen=True)
class PhaseSummary:
    """What a phase gave; `number` is that of the move with which it was over.

    `totals` has the points of each seat, with the picture and the name of what is counted.
    """

    number: int
    title: str
    note: str
    rows: tuple[SummaryRow, ...]
    total_icon: str
    total_label: str
    totals: tuple[SummaryTotal, ...]


def sums_by_kind(
    events: Iterable[Event], seats: int, kind_of: Callable[[Event], str]
) -> dict[str, list[int]]:
    """What each seat got of each kind, in the order of the events; others have no kind.

    What was made of something and what it was made of are one sum each.
    """
    sums: dict[str, list[int]] = {}
    for event in events:
        kind = kind_of(event)
        if kind and 0 <= event.seat < seats:
            sums.setdefault(kind, [0] * seats)[event.seat] += event.amount
    return {kind: row for kind, row in sums.items() if any(row)}


def plain_cells(amounts: Sequence[int]) -> tuple[SummaryCell, ...]:
    return tuple([SummaryCell(amount) for amount in amounts])
