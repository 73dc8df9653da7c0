"""What the next scoring phase would compare, as it stands now."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class RaceCell:
    """How many a seat has, what that would score now, and both in words."""

    count: int
    points: int
    said: str


@dataclass(frozen=True)
class ScoringRace:
    """One category; `name` is that of its explanation."""

    name: str
    icon: str
    label: str
    cells: tuple[RaceCell, ...]

    @property
    def leaders(self) -> tuple[int, ...]:
        """Nobody leads where all have the same."""
        counts = [cell.count for cell in self.cells]
        most = max(counts)
        if min(counts) == most:
            return ()
        return tuple([seat for seat, count in enumerate(counts) if count == most])
