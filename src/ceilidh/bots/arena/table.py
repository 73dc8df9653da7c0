"""What many games say about bots: wins, points, ratings, each with its 95 % interval.

Games on one set-up are not independent, so whole set-ups are drawn again in the bootstrap.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ceilidh.bots.arena.match import ArenaResult

RESAMPLES = 200
SURE = 0.95

Interval = tuple[float, float]
Measure = Callable[[list[ArenaResult]], dict[str, float]]


@dataclass
class ArenaRow:
    """One bot; times are of one decision, in milliseconds. Without openskill it has no rating."""

    bot: str
    games: int
    wins: float
    wins_within: Interval
    points: float
    points_within: Interval
    mean_ms: float
    worst_ms: float
    rating: float | None = None
    rating_within: Interval | None = None


def win_shares(results: list[ArenaResult]) -> dict[str, float]:
    return _mean(results, ArenaResult.share)


def mean_points(results: list[ArenaResult]) -> dict[str, float]:
    return _mean(results, lambda result, seat: float(result.scores[seat]))


def _mean(results: list[ArenaResult], of: Callable[[ArenaResult, int], float]) -> dict[str, float]:
    found: dict[str, list[float]] = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            found.setdefault(bot, []).append(of(result, seat))
    return {bot: sum(values) / len(values) for bot, values in found.items()}


def can_rate() -> bool:
    """Whether the package is there that makes ratings."""
    try:
        import_module("openskill.models")
    except ImportError:
        return False
    return True


def ratings(results: list[ArenaResult]) -> dict[str, float]:
    """The skill of each bot by the model of Plackett and Luce; 25 is where everybody begins.

    A bot on several seats of a game learns from each of them, and takes the middle.
    """
    model: Any = import_module("openskill.models").PlackettLuce()
    skill: dict[str, Any] = {}
    for result in results:
        teams = [[skill.setdefault(bot, model.rating())] for bot in result.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for bot in set(result.bots):
            mine = [rated[seat][0] for seat, other in enumerate(result.bots) if other == bot]
            mu = sum(one.mu for one in mine) / len(mine)
            sigma = sum(one.sigma for one in mine) / len(mine)
            skill[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: float(one.mu) for bot, one in skill.items()}


def intervals(results: list[ArenaResult], measure: Measure, resamples: int) -> dict[str, Interval]:
    """Where the measure lies in 95 % of the games that might have been, by bot."""
    by_seed: dict[int, list[ArenaResult]] = {}
    for result in results:
        by_seed.setdefault(result.seed, []).append(result)
    groups = list(by_seed.values())
    rng = random.Random(len(results))
    found: dict[str, list[float]] = {}
    for _ in range(resamples):
        drawn = [result for group in rng.choices(groups, k=len(groups)) for result in group]
        for bot, value in measure(drawn).items():
            found.setdefault(bot, []).append(value)
    return {bot: _middle(sorted(values)) for bot, values in found.items()}


def _middle(values: list[float]) -> Interval:
    cut = round((1 - SURE) / 2 * len(values))
    return values[cut], values[len(values) - 1 - cut]


def rows(results: list[ArenaResult], resamples: int = RESAMPLES) -> list[ArenaRow]:
    """One line a bot, the one with most wins first. The order of arrival changes nothing."""
    ordered = sorted(results, key=lambda result: (result.seed, result.bots))
    if not ordered:
        return []
    wins, points = win_shares(ordered), mean_points(ordered)
    wins_within = intervals(ordered, win_shares, resamples)
    points_within = intervals(ordered, mean_points, resamples)
    out: list[ArenaRow] = []
    for bot in wins:
        seats = [
            (one, seat) for one in ordered for seat, name in enumerate(one.bots) if name == bot
        ]
        decisions = sum(one.decisions[seat] for one, seat in seats)
        seconds = sum(one.seconds[seat] for one, seat in seats)
        out.append(
            ArenaRow(
                bot,
                len(seats),
                wins[bot],
                wins_within[bot],
                points[bot],
                points_within[bot],
                1e3 * seconds / max(decisions, 1),
                1e3 * max(one.slowest[seat] for one, seat in seats),
            )
        )
    if can_rate() and len(ordered[0].bots) > 1:
        _rate(out, ordered, resamples)
    return sorted(out, key=lambda row: (-(row.rating or 0.0), -row.wins, -row.points, row.bot))


def _rate(out: list[ArenaRow], ordered: list[ArenaResult], resamples: int) -> None:
    found = ratings(ordered)
    within = intervals(ordered, ratings, resamples)
    for row in out:
        row.rating, row.rating_within = found[row.bot], within[row.bot]
