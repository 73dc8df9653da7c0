"""The nets of Clans: they fit what they are given, and games teach them."""

import json
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

import ceilidh
from bench.round_games import RoundTask, rounds_played
from bench.train_rounds import RoundNet, by_hand, explained, lessons, teach
from bench.tune_games import Kind
from ceilidh.bots.clans.features import SEEN_BY, expected, features, view_of
from ceilidh.bots.net_files import read_rounds, round_nets_of
from ceilidh.bots.weights import stamp

MOST_BYTES = 100_000


def test_the_nets_were_taught_with_the_numbers_of_today() -> None:
    """If not: python bench/train.py clans, since its rows are made with these numbers."""
    nets = round_nets_of("clans")
    assert nets.of == stamp("clans", SEEN_BY)
    assert {len(each) for each in nets.by_players.values()} == {5} and 1 in nets.by_players
    assert len(files("ceilidh.bots").joinpath("clans", "net.json").read_bytes()) < MOST_BYTES


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_row_has_a_number_for_each_that_a_net_expects(players: int) -> None:
    table = ceilidh.new("clans", players, 3)
    while table.state.round == 0:
        table.play(table.legal()[0])
    for seat in range(players):
        row = features(view_of(table.state, seat))
        nets = round_nets_of("clans")
        assert {len(nets.net(players, round_).means) for round_ in range(1, 6)} == {len(row)}
        assert 50 < expected(table.state, seat, nets) < 250


def test_a_net_finds_what_decides() -> None:
    """Points that hang on one number; the weights by hand are where it begins."""
    rng = np.random.default_rng(1)
    rows = rng.normal(3.0, 2.0, (4_000, 3))
    goals = 100 + 5 * rows[:, 0] - 2 * rows[:, 1]
    net = RoundNet(rows, goals, np.zeros(3))
    assert net.points(np.array([[1.0, 1.0, 9.0]]))[0] == pytest.approx(103, abs=0.7)
    few = RoundNet(rows[:6], goals[:6], np.array([5.0, -2.0, 0.0]))
    wrong = RoundNet(rows[:6], goals[:6], np.zeros(3))
    there = np.array([[8.0, 0.0, 0.0]])
    assert few.points(there)[0] == pytest.approx(140, abs=4)
    assert abs(wrong.points(there)[0] - 140) > 8


def test_nets_are_taught_by_games_and_read_again(tmp_path: Path) -> None:
    """A few games of hardly any thought: a row for every round and seat, then nets for them."""
    played = [rounds_played(RoundTask(Kind("clans", 2, 8), seed, "")) for seed in (2, 5)]
    rows, points = lessons(played)
    assert rows.shape[:2] == (4, 5) and list(points[:2]) == played[0].points
    made = teach(rows, points, [by_hand(2, rows.shape[2] - 1)] * 5)
    assert len(explained(made, rows, points)) == 5
    written = {"of": "now", "players": {"2": [net.written() for net in made]}}
    path = tmp_path / "clans.json"
    path.write_text(json.dumps(written), "utf-8")
    nets = read_rounds(path.read_text("utf-8"))
    for round_ in (1, 5):
        row = rows[1, round_ - 1]
        again = nets.net(3, round_).points([float(one) for one in row[:-1]])
        assert again == pytest.approx(made[round_ - 1].points(row[None, :-1])[0], abs=0.05)
    assert rounds_played(RoundTask(Kind("clans", 2, 8), 3, str(path))).points
