"""Reads a block of what is shown back into the value of the view: only possible if nothing shares.

`read` undoes what a kind writes, `plain` says the value of a view in the same form.
"""

from __future__ import annotations

from collections import Counter
from functools import singledispatch
from typing import Any

import numpy as np

from ceilidh.envs.layout import Array
from ceilidh.envs.shown import (
    SEATS,
    Bits,
    BySeat,
    ByWord,
    Count,
    CountOrList,
    EachWord,
    Halves,
    ListedNumbers,
    Onlooker,
    Owned,
    Point,
    Rows,
    Seat,
    SeatBits,
    SeatOrder,
    Shown,
    Together,
    Words,
)
from ceilidh.envs.shown_numbers import LinkedNumbers, NumberSet, OneNumber, OwnedNumbers


def behind(who: Onlooker, row: int) -> int:
    """The seat, or what comes after the seats, that is observed in a row."""
    return (row + who.own) % who.players if row < who.players else row


def cut(numbers: Array, sizes: list[int]) -> list[Array]:
    return np.split(numbers, np.cumsum(sizes)[:-1])


@singledispatch
def read(kind: Shown, numbers: Array, who: Onlooker) -> Any:
    raise AssertionError(f"no view is read back from {kind}")


@singledispatch
def plain(kind: Shown, value: Any, who: Onlooker) -> Any:
    raise AssertionError(f"no view is read back from {kind}")


def empty(kind: Shown, who: Onlooker) -> Any:
    """What is read where nothing was written."""
    return read(kind, np.zeros(kind.size, np.float32), who)


@read.register
def _(kind: Count, numbers: Array, who: Onlooker) -> Any:
    return round(float(numbers[0]) * kind.scale, 3)


@plain.register
def _(kind: Count, value: Any, who: Onlooker) -> Any:
    return float(value)


@read.register
def _(kind: Words, numbers: Array, who: Onlooker) -> Any:
    return {kind.words[place]: int(numbers[place]) for place in np.flatnonzero(numbers)}


@plain.register
def _(kind: Words, value: Any, who: Onlooker) -> Any:
    counted = Counter([value] if isinstance(value, str) else value)
    return {word: number for word, number in counted.items() if word or word in kind.words}


@read.register(ListedNumbers)
@read.register(Bits)
def _(kind: Shown, numbers: Array, who: Onlooker) -> Any:
    first = 1 if isinstance(kind, ListedNumbers) else 0
    return [int(place) + first for place in np.flatnonzero(numbers)]


@plain.register
def _(kind: ListedNumbers, value: Any, who: Onlooker) -> Any:
    return sorted(value)


@plain.register
def _(kind: Bits, value: Any, who: Onlooker) -> Any:
    return [place for place in range(kind.most) if value >> place & 1]


@read.register
def _(kind: Seat, numbers: Array, who: Onlooker) -> Any:
    return [behind(who, int(row)) + kind.first for row in np.flatnonzero(numbers)]


@plain.register
def _(kind: Seat, value: Any, who: Onlooker) -> Any:
    return [value] if value >= kind.first else []


@read.register
def _(kind: SeatOrder, numbers: Array, who: Onlooker) -> Any:
    rows = np.flatnonzero(numbers)
    return [behind(who, int(row)) for row in sorted(rows, key=lambda row: numbers[row])]


@plain.register
def _(kind: SeatOrder, value: Any, who: Onlooker) -> Any:
    return list(value)


@read.register
def _(kind: SeatBits, numbers: Array, who: Onlooker) -> Any:
    return sum([1 << behind(who, int(row)) for row in np.flatnonzero(numbers)])


@plain.register
def _(kind: SeatBits, value: Any, who: Onlooker) -> Any:
    return value


@read.register
def _(kind: Rows, numbers: Array, who: Onlooker) -> Any:
    rows = [read(kind.part, row, who) for row in numbers.reshape(kind.most, -1)]
    if isinstance(kind, BySeat):
        by_seat = {behind(who, row): one for row, one in enumerate(rows)}
        return [by_seat[seat] for seat in range(kind.most)]
    return rows


@plain.register
def _(kind: Rows, value: Any, who: Onlooker) -> Any:
    rows = [plain(kind.part, one, who) for one in value]
    return rows + [empty(kind.part, who)] * (kind.most - len(rows))


@read.register
def _(kind: ByWord, numbers: Array, who: Onlooker) -> Any:
    rows = numbers.reshape(len(kind.words), -1)
    return {word: read(kind.part, row, who) for word, row in zip(kind.words, rows, strict=True)}


@plain.register
def _(kind: ByWord, value: Any, who: Onlooker) -> Any:
    told = {word: plain(kind.part, one, who) for word, one in value.items()}
    return {word: told.get(word, empty(kind.part, who)) for word in kind.words}


@read.register
def _(kind: Owned, numbers: Array, who: Onlooker) -> Any:
    pairs = np.argwhere(numbers.reshape(kind.shape))
    return {(kind.words[word], behind(who, int(row)) if row < SEATS else -1) for word, row in pairs}


@plain.register
def _(kind: Owned, value: Any, who: Onlooker) -> Any:
    return {(word, seat) for word, seat in value}


@read.register
def _(kind: Together, numbers: Array, who: Onlooker) -> Any:
    cuts = cut(numbers, [part.size for part in kind.parts])
    return [read(part, one, who) for part, one in zip(kind.parts, cuts, strict=True)]


@plain.register
def _(kind: Together, value: Any, who: Onlooker) -> Any:
    return [plain(part, one, who) for part, one in zip(kind.parts, value, strict=True)]


@read.register
def _(kind: EachWord, numbers: Array, who: Onlooker) -> Any:
    cuts = cut(numbers, [part.size for _, part in kind.kinds])
    return {w: read(part, one, who) for (w, part), one in zip(kind.kinds, cuts, strict=True)}


@plain.register
def _(kind: EachWord, value: Any, who: Onlooker) -> Any:
    return {
        word: plain(part, value[word], who) if word in value else empty(part, who)
        for word, part in kind.kinds
    }


@read.register
def _(kind: Halves, numbers: Array, who: Onlooker) -> Any:
    return round(float(numbers[0]) * 25) * kind.width + round(float(numbers[1]) * 25)


@plain.register
def _(kind: Halves, value: Any, who: Onlooker) -> Any:
    return value


@read.register
def _(kind: Point, numbers: Array, who: Onlooker) -> Any:
    column, row = (round(float(number) * 12) for number in numbers[1:])
    return f"{column}.{row}" if numbers[0] else ""


@plain.register
def _(kind: Point, value: Any, who: Onlooker) -> Any:
    return value


@read.register
def _(kind: CountOrList, numbers: Array, who: Onlooker) -> Any:
    return round(float(numbers[0]) * 5), read(ListedNumbers(kind.most), numbers[1:], who)


@plain.register
def _(kind: CountOrList, value: Any, who: Onlooker) -> Any:
    return (value, []) if isinstance(value, int) else (0, sorted(value))


@read.register
def _(kind: OneNumber, numbers: Array, who: Onlooker) -> Any:
    return [int(place) + kind.first for place in np.flatnonzero(numbers)]


@plain.register
def _(kind: OneNumber, value: Any, who: Onlooker) -> Any:
    return [value] if value >= kind.first else []


@read.register
def _(kind: NumberSet, numbers: Array, who: Onlooker) -> Any:
    return [int(place) for place in np.flatnonzero(numbers)]


@plain.register
def _(kind: NumberSet, value: Any, who: Onlooker) -> Any:
    return sorted(value)


@read.register
def _(kind: OwnedNumbers, numbers: Array, who: Onlooker) -> Any:
    pairs = np.argwhere(numbers.reshape(kind.shape))
    return {(int(number), behind(who, int(row))) for number, row in pairs}


@plain.register
def _(kind: OwnedNumbers, value: Any, who: Onlooker) -> Any:
    return {(number, seat) for number, seat in value}


@read.register
def _(kind: LinkedNumbers, numbers: Array, who: Onlooker) -> Any:
    there = np.flatnonzero(numbers)
    return {int(place) + 1: round(float(numbers[place]) * kind.most) for place in there}


@plain.register
def _(kind: LinkedNumbers, value: Any, who: Onlooker) -> Any:
    return {number: other for number, other in value}
