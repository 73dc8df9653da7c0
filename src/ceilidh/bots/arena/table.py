"""What many games say about bots: wins, points, ratings, each with its 95 % interval."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ceilidh.bots.arena.fit import FittedRating, fitted
from ceilidh.bots.arena.match import ArenaResult
from ceilidh.bots.arena.spread import (
    FEWEST_GAMES,
    FEWEST_SETUPS,
    Interval,
    Sample,
    mean_within,
    share_within,
)


@dataclass
class ArenaRow:
    """One bot; times are of one decision, in milliseconds. `games` counts the seats it played.

    What too few games can tell is None. A bot that plays alone wins nothing and has no rating; one
    that meets only itself has no rating either.
    """

    bot: str
    games: int
    enough: bool
    mean_ms: float
    worst_ms: float
    wins: float | None = None
    wins_within: Interval | None = None
    points: float | None = None
    points_within: Interval | None = None
    rating: float | None = None
    rating_within: Interval | None = None


def sample_of(
    results: list[ArenaResult], bot: str, of: Callable[[ArenaResult, int], float]
) -> Sample:
    """What a bot reached on each setup."""
    groups: dict[int, list[float]] = {}
    for result in results:
        for seat, name in enumerate(result.bots):
            if name == bot:
                groups.setdefault(result.seed, []).append(of(result, seat))
    return Sample(list(groups.values()))


def points_of(result: ArenaResult, seat: int) -> float:
    return float(result.scores[seat])


def is_enough(results: list[ArenaResult], bot: str) -> bool:
    """Whether a bot has played enough for figures."""
    seeds = [result.seed for result in results if bot in result.bots]
    return len(seeds) >= FEWEST_GAMES and len(set(seeds)) >= FEWEST_SETUPS


def rows(results: list[ArenaResult]) -> list[ArenaRow]:
    """One line per bot, the strongest first. The order of the results changes nothing."""
    ordered = sorted(results, key=lambda result: (result.seed, result.bots))
    bots = sorted({bot for result in ordered for bot in result.bots})
    ratings = fitted(ordered) if len(bots) > 1 and len(ordered[0].bots) > 1 else {}
    out = [_row(ordered, bot, ratings.get(bot)) for bot in bots]
    return sorted(out, key=lambda row: (-(row.rating or 0), -(row.wins or 0), -(row.points or 0)))


def _row(results: list[ArenaResult], bot: str, rating: FittedRating | None) -> ArenaRow:
    seats = [(one, seat) for one in results for seat, name in enumerate(one.bots) if name == bot]
    decisions = sum(one.decisions[seat] for one, seat in seats)
    seconds = sum(one.seconds[seat] for one, seat in seats)
    worst = max(one.slowest[seat] for one, seat in seats)
    mean_ms = 1e3 * seconds / max(decisions, 1)
    row = ArenaRow(bot, len(seats), is_enough(results, bot), mean_ms, 1e3 * worst)
    if not row.enough:
        return row
    points = sample_of(results, bot, points_of)
    row.points, row.points_within = points.mean, mean_within(points)
    if len(results[0].bots) > 1:
        wins = sample_of(results, bot, ArenaResult.share)
        row.wins, row.wins_within = wins.mean, share_within(wins)
    if rating is not None:
        row.rating, row.rating_within = rating.value, rating.within
    return row
