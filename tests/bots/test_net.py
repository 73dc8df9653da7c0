"""The net of Glen More II: what it computes, and that it fits what it is given."""

import json
from importlib.resources import files

import pytest

import ceilidh
from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.bots.glenmore.features import SEEN_BY, expected, features, view_of
from ceilidh.bots.net import LIMIT
from ceilidh.bots.net_files import net_of, read
from ceilidh.bots.weights import stamp
from ceilidh.kernel.registry import find

MOST_BYTES = 100_000
TINY = {
    "of": "nothing",
    "means": [1, 0],
    "spreads": [2, 1],
    "layers": [
        {"weights": [[1, 2], [-1, 0]], "biases": [0.5, 0]},
        {"weights": [[10, 100]], "biases": [3]},
    ],
}


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ([3.0, 1.0], 3 + 10 * 3.5),  # the second hidden number is below nought
        ([-1.0, 1.0], 3 + 10 * 1.5 + 100 * 1),
        ([1.0, 1000.0], 3 + 10 * (0.5 + 2 * LIMIT)),  # as far out as it looks
    ],
)
def test_a_net_weighs_and_cuts_off_below_nought(row: list[float], points: float) -> None:
    assert read(json.dumps(TINY)).points(row) == pytest.approx(points)


def test_the_net_was_taught_with_the_numbers_of_today() -> None:
    """If not: python bench/train.py glenmore, since its rows are made with these numbers."""
    assert net_of("glenmore").of == stamp("glenmore", SEEN_BY)
    net = files("ceilidh.bots").joinpath("glenmore", "net.json").read_bytes()
    assert len(net) < MOST_BYTES


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("everything", [False, True])
def test_a_row_has_a_number_for_each_that_the_net_expects(players: int, everything: bool) -> None:
    words = [w for one in find("glenmore").options if one.name == "modules" for w in one.choices]
    modules = [word for word in words if everything and (players > 2 or word != "hammer")]
    state = ceilidh.new("glenmore", players, 3, {"modules": modules}).state
    for seat in range(players):
        assert len(features(view_of(state, seat))) == len(net_of("glenmore").means)
    assert len(expected(state)) == players


def test_who_is_expected_to_lead_wins_more_often_than_not() -> None:
    """Games of two tacksmen, looked at before the last scoring phase but one."""
    right = 0
    for seed in range(10):
        table = ceilidh.new("glenmore", 2, seed)
        bots = [make_bot("tacksman", "glenmore", seed, seat) for seat in range(2)]
        while table.actor is not None:
            if table.state.scorings < 2:
                lead = expected(table.state)
            table.play(ask(bots[table.actor], table.game, table.state, table.actor), table.actor)
        points = table.game.scores(table.state)
        right += (lead[0] > lead[1]) == (points[0] > points[1])
    assert right >= 7
