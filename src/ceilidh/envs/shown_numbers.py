"""Kinds of values that are numbers of components or hexes: each has a place of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ceilidh.envs.shown import SEATS, Numbers, Onlooker, Shown, add


@dataclass(frozen=True)
class OneNumber(Shown):
    """A number from `first` on, of `most` different ones; a smaller one is a 0 everywhere."""

    first: int
    most: int

    def __post_init__(self) -> None:
        self._describe((self.most,), f"1 at the number, from {self.first}")

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        assert value < self.first + self.most
        if value >= self.first:
            add(out, at + value - self.first, 1.0)


@dataclass(frozen=True)
class NumberSet(Shown):
    """Numbers from 0 on that are listed."""

    most: int

    def __post_init__(self) -> None:
        self._describe((self.most,), "1 for each number that is listed, from 0")

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        for number in value:
            assert 0 <= number < self.most
            add(out, at + number, 1.0)


@dataclass(frozen=True)
class OwnedNumbers(Shown):
    """Pairs of a number, from 0 on, and a seat."""

    most: int

    def __post_init__(self) -> None:
        self._describe((self.most, SEATS), "for each number 1 for the seat that has it")

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        for number, seat in value:
            assert 0 <= number < self.most
            add(out, at + number * SEATS + who.ahead(seat), 1.0)


@dataclass(frozen=True)
class LinkedNumbers(Shown):
    """Pairs of numbers from 1 on: to each first one belongs the second."""

    most: int

    def __post_init__(self) -> None:
        said = f"for each number, from 1, the number that belongs to it, divided by {self.most}"
        self._describe((self.most,), said)

    def write(self, out: Numbers, at: int, value: Any, who: Onlooker) -> None:
        for number, other in value:
            assert 1 <= number <= self.most and at + number - 1 not in out
            add(out, at + number - 1, other / self.most)
