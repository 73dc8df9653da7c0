"""How far a share or a mean may be wrong: 95 % intervals that know which games belong together.

Games on one setup resemble each other, so the setups are compared and not the single games.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

Z = 1.96  # deviations to either side that hold 95 % of a normal distribution
FEWEST_GAMES = 10  # with fewer games, or on fewer setups, no figure is told
FEWEST_SETUPS = 5

Interval = tuple[float, float]


@dataclass
class Sample:
    """Values of one bot, a list for each setup."""

    groups: list[list[float]]

    @property
    def size(self) -> int:
        return sum(len(group) for group in self.groups)

    @property
    def mean(self) -> float:
        return sum(sum(group) for group in self.groups) / self.size

    @property
    def variance(self) -> float:
        """Of the mean, by how much the setups differ."""
        number = len(self.groups)
        pulls = [sum(group) - self.mean * len(group) for group in self.groups]
        return number / max(number - 1, 1) * sum(pull**2 for pull in pulls) / self.size**2


def wilson(share: float, number: float) -> Interval:
    """The interval of a share by Wilson: never empty, and never beyond 0 and 1."""
    middle = (share + Z**2 / (2 * number)) / (1 + Z**2 / number)
    root = math.sqrt(share * (1 - share) / number + Z**2 / (4 * number**2))
    half = Z * root / (1 + Z**2 / number)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def share_within(sample: Sample) -> Interval:
    """The interval of a share; games that resemble each other count for fewer."""
    share = min(max(sample.mean, 0.0), 1.0)
    alone = share * (1 - share) / sample.size
    alike = max(sample.variance / alone, 1.0) if alone > 0 else 1.0
    return wilson(share, sample.size / alike)


def mean_within(sample: Sample) -> Interval:
    """The interval of a mean by Student's distribution over the setups."""
    half = student(len(sample.groups) - 1) * math.sqrt(sample.variance)
    return sample.mean - half, sample.mean + half


def student(freedom: int) -> float:
    """Deviations that hold 95 % of Student's distribution, for four degrees of freedom and more."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
