"""A small measure of hints against the chief; `python -m bench.hints` is the large one."""

from __future__ import annotations

import pytest

from bench.hints import NEAR, SETUPS, Result, budget_of, compared, report, turns

NODES = 1_500  # of a hint; the chief has a third
PLACES = (4, 9, 14)  # turns of a game


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[3]], ids=["clans", "glenmore"])
def test_a_hint_that_is_followed_is_about_as_good_as_the_chiefs_turn(
    setup: tuple[str, int, dict[str, object]],
) -> None:
    positions = list(turns(setup, 7))
    found = [
        compared(positions[place], budget_of(f"{NODES}n"), f"{NODES // 3}n", NODES, place)
        for place in PLACES
    ]
    assert sum(one.better >= -NEAR for one in found) >= len(PLACES) - 1, [
        (one.position.name, one.better) for one in found
    ]
    assert sum(one.better for one in found) / len(found) >= -NEAR


def test_the_report_counts_what_is_near() -> None:
    (first, *_) = turns(SETUPS[0], 7)
    values = [0.0, 0.0, -0.9, -1.1, 2.5]
    told = report([Result(first, value, value == 0.0) for value in values])
    assert told[0] == "5 positions: within 1 point of the chief's own turn 80.0%"
    assert told[1] == "the same moves 40.0%; mean difference +0.10 points"
    assert told[2].startswith("percentiles 5, 25, 50: -1.10, -0.90, +0.00; least -1.10")
