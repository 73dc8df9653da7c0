"""Ratings of bots, fitted to all results at once: the model of Plackett and Luce.

A game is a row of choices: the first place is chosen among all seats, the second among the others,
and so on; a bot is chosen in proportion to its strength. For two players that is the model of
Bradley and Terry. The ratings are those under which the results are the likeliest, so the order of
the games does not matter. A tie counts as all orders of the tied seats, in equal parts.

Each bot also plays one imagined game that ends in a draw, against an opponent of strength 1. This
prior weighs as much as half a win and half a loss. It keeps the rating of a bot finite that has won
or lost everything.
"""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from itertools import permutations

from ceilidh.bots.arena.match import ArenaResult
from ceilidh.bots.arena.spread import Interval, Z

ELO = 400 / math.log(10)  # points of the Elo scale: 191 more are three wins in four games of two
PRECISE = 1e-10  # of a strength; no printed figure shows it
MOST_STEPS = 100  # the method converges in about ten

Vector = list[float]
Matrix = list[Vector]


@dataclass
class FittedRating:
    """A rating on the Elo scale, with its 95 % interval. The mean of all bots is 0."""

    value: float
    within: Interval


class Choices:
    """What was chosen how often: all that the model has to know about some games.

    `sets` says how often a choice was made among which bots, as the number of seats of each.
    """

    def __init__(self, bots: list[str], results: list[ArenaResult]) -> None:
        self.size = len(bots)
        self.chosen: Vector = [0.0] * self.size
        self.sets: defaultdict[tuple[int, ...], float] = defaultdict(float)
        number = {bot: n for n, bot in enumerate(bots)}
        for result in results:
            self._add([number[bot] for bot in result.bots], result.ranks)

    def _add(self, bots: list[int], ranks: list[int]) -> None:
        left = [0] * self.size
        for bot in bots:
            self.chosen[bot] += 1
            left[bot] += 1
        for rank in sorted(set(ranks)):
            tied = [bot for bot, own in zip(bots, ranks, strict=True) if own == rank]
            orders = list(permutations(tied))
            for order in orders:
                still = list(left)
                for bot in order:
                    self.sets[tuple(still)] += 1 / len(orders)
                    still[bot] -= 1
            for bot in tied:
                left[bot] -= 1

    def likelihood(self, theta: Vector) -> float:
        """The logarithm of the probability of these games."""
        chosen = sum(often * one for often, one in zip(self.chosen, theta, strict=True))
        return chosen - sum(
            often * math.log(sum(n * math.exp(one) for n, one in zip(seats, theta, strict=True)))
            for seats, often in self.sets.items()
        )

    def gradient(self, theta: Vector) -> Vector:
        """How often each bot was chosen beyond what these strengths lead to expect."""
        out = list(self.chosen)
        for seats, often in self.sets.items():
            for bot, share in enumerate(chances(seats, theta)):
                out[bot] -= often * share
        return out

    def information(self, theta: Vector) -> Matrix:
        """The Fisher information about the strengths."""
        out = [[0.0] * self.size for _ in theta]
        for seats, often in self.sets.items():
            shares = chances(seats, theta)
            for i, mine in enumerate(shares):
                out[i][i] += often * mine
                for j, other in enumerate(shares):
                    out[i][j] -= often * mine * other
        return out


def chances(seats: tuple[int, ...], theta: Vector) -> Vector:
    """The probability of each bot to be chosen, if it has so many of the seats."""
    weights = [n * math.exp(one) for n, one in zip(seats, theta, strict=True)]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def fitted(results: list[ArenaResult]) -> dict[str, FittedRating]:
    """The rating of each bot, whatever the order of the results.

    Its interval is the wider one of two. The Fisher information holds even where all games ended
    alike, but takes each game for a fact of its own. The spread of the setups (the "sandwich")
    knows that games on one setup resemble each other, but sees nothing where all ended alike.
    """
    ordered = sorted(results, key=lambda one: (one.seed, one.bots, one.ranks))
    bots = sorted({bot for result in ordered for bot in result.bots})
    theta, within = _likeliest(Choices(bots, ordered))
    spread = _spread(bots, ordered, theta, within)
    middle = sum(theta) / len(theta)
    out: dict[str, FittedRating] = {}
    for n, bot in enumerate(bots):
        value = ELO * (theta[n] - middle)
        half = ELO * Z * math.sqrt(max(_centred(within, n), _centred(spread, n)))
        out[bot] = FittedRating(value, (value - half, value + half))
    return out


def _likeliest(choices: Choices) -> tuple[Vector, Matrix]:
    """The strengths, as logarithms, and their covariance by the information: Newton's method."""
    theta = [0.0] * choices.size
    for _ in range(MOST_STEPS):
        slope = [
            g + 0.5 - _half(one) for g, one in zip(choices.gradient(theta), theta, strict=True)
        ]
        inverse = inverted(_with_prior(choices, theta))
        step = times(inverse, slope)
        before = _posterior(choices, theta)
        # The function has one top; a step that goes beyond it is halved.
        while _posterior(choices, tried := _sum(theta, step)) < before - PRECISE:
            step = [one / 2 for one in step]
        theta = tried
        if max(abs(one) for one in step) < PRECISE:
            break
    return theta, inverted(_with_prior(choices, theta))


def _half(theta: float) -> float:
    """The probability to win against strength 1."""
    return 1 / (1 + math.exp(-theta))


def _posterior(choices: Choices, theta: Vector) -> float:
    prior = sum(0.5 * math.log(_half(one)) + 0.5 * math.log(_half(-one)) for one in theta)
    return choices.likelihood(theta) + prior


def _with_prior(choices: Choices, theta: Vector) -> Matrix:
    out = choices.information(theta)
    for n, one in enumerate(theta):
        out[n][n] += _half(one) * _half(-one)
    return out


def _spread(bots: list[str], results: list[ArenaResult], theta: Vector, within: Matrix) -> Matrix:
    """The covariance of the strengths by how much the setups differ."""
    by_seed: dict[int, list[ArenaResult]] = {}
    for result in results:
        by_seed.setdefault(result.seed, []).append(result)
    whole = [[0.0] * len(bots) for _ in bots]
    factor = len(by_seed) / max(len(by_seed) - 1, 1)
    for group in by_seed.values():
        pulls = times(within, Choices(bots, group).gradient(theta))
        for i, mine in enumerate(pulls):
            for j, other in enumerate(pulls):
                whole[i][j] += factor * mine * other
    return whole


def _centred(covariance: Matrix, n: int) -> float:
    """The variance of a strength less the mean of all strengths."""
    size = len(covariance)
    total = sum(sum(row) for row in covariance)
    return max(covariance[n][n] - 2 * sum(covariance[n]) / size + total / size**2, 0.0)


def _sum(one: Vector, other: Vector) -> Vector:
    return [a + b for a, b in zip(one, other, strict=True)]


def times(matrix: Matrix, vector: Vector) -> Vector:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def inverted(matrix: Matrix) -> Matrix:
    """The inverse of a small matrix that is positive definite, so no rows need to be swapped."""
    size = len(matrix)
    rows = [list(row) + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
