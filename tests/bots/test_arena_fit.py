"""Ratings by maximum likelihood, and intervals that claim no more than the games show."""

from __future__ import annotations

import math
import random
from itertools import permutations

import pytest

from ceilidh.bots.arena.fit import ELO, Choices, FittedRating, fitted, inverted
from ceilidh.bots.arena.match import ArenaResult
from ceilidh.bots.arena.spread import Sample, mean_within, share_within, student, wilson


def game(bots: str, ranks: list[int], seed: int) -> ArenaResult:
    """Bots are letters, one per seat."""
    seats = len(bots)
    return ArenaResult(
        seed, list(bots), [9 - rank for rank in ranks], ranks, [1] * seats, [0.1] * seats, [0.1]
    )


def match(won: int, lost: int, tied: int = 0) -> list[ArenaResult]:
    """Games of a against b, each on a setup of its own."""
    ranks = [[1, 2]] * won + [[2, 1]] * lost + [[1, 1]] * tied
    return [game("ab", one, seed) for seed, one in enumerate(ranks)]


def gap(results: list[ArenaResult]) -> float:
    found = fitted(results)
    return found["a"].value - found["b"].value


def width(rating: FittedRating) -> float:
    return rating.within[1] - rating.within[0]


def test_thirty_to_ten_is_the_same_gap_in_any_order() -> None:
    games = match(30, 10)
    expected = fitted(games)
    for seed in range(20):
        mixed = list(games)
        random.Random(seed).shuffle(mixed)
        assert fitted(mixed) == expected
    assert fitted(games[30:] + games[:30]) == expected
    # Three wins of four are 191 points; the prior takes a little of it.
    assert 175 < gap(games) < ELO * math.log(3) < 191
    assert gap(match(3000, 1000)) == pytest.approx(ELO * math.log(3), abs=0.2)


def test_the_gap_of_two_follows_from_the_equation_of_the_model() -> None:
    """With strengths d and -d: wins + 1/2 = games * P(win) + P(win against the imagined one)."""
    d = gap(match(30, 10)) / ELO / 2
    won = 1 / (1 + math.exp(-2 * d))
    assert 40 * won + 1 / (1 + math.exp(-d)) == pytest.approx(30.5)


def test_a_tie_is_half_a_win_and_half_a_loss() -> None:
    assert gap(match(0, 0, 10)) == pytest.approx(0)
    assert gap(match(10, 0, 20)) == pytest.approx(gap(match(20, 10)))
    # Among more seats it is the mean of all orders.
    tied = Choices(["a", "b", "c"], [game("abc", [1, 2, 2], 1)])
    orders = [Choices(["a", "b", "c"], [game("abc", ranks, 1)]) for ranks in ([1, 2, 3], [1, 3, 2])]
    theta = [0.7, -0.2, 0.1]
    mean = sum(one.likelihood(theta) for one in orders) / 2
    assert tied.likelihood(theta) == pytest.approx(mean)


def test_who_won_everything_has_a_finite_rating_with_a_wide_interval() -> None:
    clean, close = fitted(match(20, 0)), fitted(match(19, 1))
    assert 200 < clean["a"].value < 500
    assert clean["a"].value > close["a"].value
    assert width(clean["a"]) > width(close["a"]) > width(fitted(match(190, 10))["a"])
    assert clean["a"].within[0] > 0 > clean["b"].within[1]
    longer = fitted(match(200, 0))
    assert clean["a"].value < longer["a"].value < 1000


def test_a_game_of_several_is_a_row_of_choices() -> None:
    """All orders together are certain, and the slopes belong to the function."""
    theta = [0.8, 0.0, -0.5]
    orders = [Choices(["a", "b", "c"], [game("abc", list(o), 1)]) for o in permutations((1, 2, 3))]
    assert sum(math.exp(one.likelihood(theta)) for one in orders) == pytest.approx(1)
    first = Choices(["a", "b", "c"], [game("abc", [1, 3, 2], 1)])
    powers = [math.exp(one) for one in theta]
    by_hand = powers[0] / sum(powers) * powers[2] / (powers[1] + powers[2])
    assert math.exp(first.likelihood(theta)) == pytest.approx(by_hand)
    step = 1e-6
    for bot in range(3):
        moved = [one + step * (n == bot) for n, one in enumerate(theta)]
        slope = (first.likelihood(moved) - first.likelihood(theta)) / step
        assert first.gradient(theta)[bot] == pytest.approx(slope, abs=1e-4)
        bend = [
            (one - other) / step
            for one, other in zip(first.gradient(moved), first.gradient(theta), strict=True)
        ]
        assert first.information(theta)[bot] == pytest.approx([-one for one in bend], abs=1e-4)


def test_the_fit_is_that_of_the_slow_algorithm() -> None:
    """Hunter's MM algorithm for the same model, written down anew."""
    rng = random.Random(4)
    games = [
        game("".join(rng.sample("abcd", 3)), rng.choice([[1, 2, 3], [2, 1, 3], [1, 2, 2]]), seed)
        for seed in range(60)
    ]
    choices = Choices(list("abcd"), games)
    strength = [1.0] * 4
    for _ in range(3000):
        parts = [1 / (one + 1) for one in strength]
        for seats, often in choices.sets.items():
            whole = sum(n * one for n, one in zip(seats, strength, strict=True))
            for bot, n in enumerate(seats):
                parts[bot] += often * n / whole
        strength = [(c + 0.5) / part for c, part in zip(choices.chosen, parts, strict=True)]
    logs = [ELO * math.log(one) for one in strength]
    expected = [one - sum(logs) / 4 for one in logs]
    assert [one.value for one in fitted(games).values()] == pytest.approx(expected, abs=1e-3)


def test_a_bot_that_meets_itself_learns_nothing_from_it() -> None:
    alone = fitted(match(8, 4))
    more = fitted([*match(8, 4), *[game("aa", [1, 2], seed) for seed in range(50)]])
    assert more["a"].value == pytest.approx(alone["a"].value)


def test_games_that_resemble_each_other_count_for_fewer() -> None:
    """40 games on 40 setups, and 40 on 8 setups, on each of which one bot wins all five."""
    apart = fitted(match(20, 20))
    alike = fitted([game("ab", [1, 2] if n % 8 < 4 else [2, 1], n % 8) for n in range(40)])
    assert alike["a"].value == pytest.approx(apart["a"].value, abs=1e-6)
    assert width(alike["a"]) > 2 * width(apart["a"])
    shares = Sample([[1.0] * 5] * 4 + [[0.0] * 5] * 4)
    low, high = share_within(shares)
    assert low == pytest.approx(wilson(0.5, 7)[0]) and high == pytest.approx(wilson(0.5, 7)[1])


def test_intervals_hold_the_truth_in_about_95_of_100_contests() -> None:
    held = 0
    for seed in range(200):
        rng = random.Random(seed)
        games = [game("ab", [1, 2] if rng.random() < 0.75 else [2, 1], n) for n in range(40)]
        low, high = fitted(games)["a"].within
        held += low <= ELO * math.log(3) / 2 <= high
    assert 180 <= held <= 199


def test_wilson_intervals_are_never_certain() -> None:
    low, high = wilson(1.0, 20)
    assert high == 1.0 and low == pytest.approx(0.8389, abs=1e-4)
    assert wilson(0.0, 20) == pytest.approx((0.0, 1 - 0.8389), abs=1e-4)
    # The table of Wilson's interval for 15 of 50.
    assert wilson(0.3, 50) == pytest.approx((0.1910, 0.4375), abs=1e-4)
    assert share_within(Sample([[1.0, 1.0]] * 10)) == wilson(1.0, 20)


def test_the_mean_of_points_is_compared_by_setups() -> None:
    assert mean_within(Sample([[5.0], [5.0]] * 5)) == (5.0, 5.0)
    sample = Sample([[float(n)] for n in range(10)])
    deviation = math.sqrt(sum((n - 4.5) ** 2 for n in range(10)) / 9 / 10)
    low, high = mean_within(sample)
    assert (high - low) / 2 == pytest.approx(2.262 * deviation, rel=1e-3)
    assert [round(student(n), 2) for n in (4, 9, 30, 1000)] == [2.77, 2.26, 2.04, 1.96]


def test_the_inverse_of_a_matrix() -> None:
    assert inverted([[4.0, 1.0], [1.0, 3.0]])[0] == pytest.approx([3 / 11, -1 / 11])
