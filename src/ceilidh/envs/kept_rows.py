"""Observations that are kept from move to move: only what a move has changed is written anew.

Each seat of each table has a row. Its encoder says which sections of the vector have changed; they
are cleared and written for all tables together, so that a move of a batch costs a few dozen numbers
of a vector instead of all.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceilidh.envs.layout import LIMIT, Array, Lists, Places, Values, packed_places
from ceilidh.envs.observer import Observer
from ceilidh.envs.sparse import SparseVector

LARGE: Final = 60  # places of a range, on average, from which on it is cleared by itself


def _without_gaps(sections: list[Places], size: int) -> list[Places]:
    """The same with places that are always 0, each in the section before it."""
    owners = np.full(size, -1)
    for number, places in enumerate(sections):
        assert (owners[places] < 0).all(), "two sections share a place"
        owners[places] = number
    last = np.maximum.accumulate(np.where(owners >= 0, np.arange(size), 0))
    return [np.flatnonzero(owners[last] == number) for number in range(len(sections))]


def _ranges(places: Places) -> list[tuple[int, int]]:
    """Places in ascending order as ranges of neighbours."""
    ends = np.flatnonzero(np.diff(places) > 1) + 1
    parts = [part for part in np.split(places, ends) if len(part)]
    return [(int(part[0]), int(part[-1]) + 1) for part in parts]


class KeptRows:
    """A row for every seat of every table, in the form of an observer."""

    def __init__(self, observer: Observer, rows: Array, seats: int) -> None:
        """Keep what is observed in these rows, `seats` of them for each table."""
        self.observer = observer
        self.rows = rows
        self.flat: Array = rows.reshape(-1)
        layout = observer.layout
        self.encoders = [layout.make_encoder() for _ in rows]
        for row, encoder in enumerate(self.encoders):
            encoder.beside(self.encoders[row // seats * seats])
        compact = observer.compact
        found = [layout.places_of(section) for section in layout.sections]
        if compact is not None:
            found = [compact.reached_from(places) for places in found]
        found = _without_gaps(found, observer.chosen)
        self.sections = Lists(found)
        ranges = [_ranges(places) for places in found]
        self.large = {
            number: ranges[number]
            for number, places in enumerate(found)
            if len(places) > LARGE * len(ranges[number])
        }
        self.sums: Values = np.zeros(self.flat.size)  # of what is being written; else 0

    def update(self, rows: list[int], states: list[Any], seats: list[int]) -> None:
        """Write what has changed in these positions, as these seats see them."""
        encoders = self.encoders
        found = [
            encoders[row].changes(state, seat)
            for row, state, seat in zip(rows, states, seats, strict=True)
        ]
        starts = np.array(rows, np.int64) * self.observer.size
        self._clear(found, rows)
        self._write(found, starts)

    def begin(self, row: int) -> None:
        """Have a row written as a whole the next time, maybe for another seat."""
        self.rows[row] = 0
        self.encoders[row].forget()

    def _clear(self, found: list[SparseVector], rows: list[int]) -> None:
        """Clear large sections range by range, and all small ones at once."""
        numbers: list[int] = []
        counts: list[int] = []
        large, kept = self.large, self.rows
        for row, one in zip(rows, found, strict=True):
            before = len(numbers)
            for section in one.sections:
                if section in large:
                    for start, stop in large[section]:
                        kept[row, start:stop] = 0
                else:
                    numbers.append(section)
            counts.append(len(numbers) - before)
        each, sizes = self.sections.places(packed_places(numbers))
        first = (np.array(rows, np.int64) * self.observer.size).repeat(counts)
        self.flat[self.sections.all[each] + first.repeat(sizes)] = 0

    def _write(self, found: list[SparseVector], starts: Places) -> None:
        numbers = self.observer.layout.numbers_of(found)
        ones = starts.repeat([len(one.ones) for one in found])
        others = starts.repeat([len(one.places) for one in found])
        compact = self.observer.compact
        if compact is None:
            self.flat[numbers.ones + ones] = 1
            self.flat[numbers.places + others] = numbers.values
            return
        places = np.concatenate([numbers.ones, numbers.places])
        values = np.concatenate([np.ones(len(numbers.ones)), numbers.values])
        each, counts = compact.targets.places(places)
        there = compact.targets.all[each] + np.concatenate([ones, others]).repeat(counts)
        np.add.at(self.sums, there, compact.weights[each] * values.repeat(counts))
        summed = self.sums[there]
        self.sums[there] = 0
        self.flat[there] = summed.clip(-LIMIT, LIMIT)
