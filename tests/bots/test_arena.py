"""The arena: who plays whom, results that outlive an interruption, ratings and intervals."""

import json
from pathlib import Path

import pytest

from ceilidh.bots.arena.engines import results
from ceilidh.bots.arena.match import ArenaResult, play
from ceilidh.bots.arena.schedule import Contest, Pairing, line_ups, schedule
from ceilidh.bots.arena.store import ArenaStore, OtherContest
from ceilidh.bots.arena.table import intervals, ratings, rows, win_shares
from tests.cli.helpers import Shell

CONTEST = Contest("glenmore", 2)


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


def won(seed: int, first: str, second: str) -> ArenaResult:
    """A game that the first of two bots wins."""
    return ArenaResult(seed, [first, second], [60, 50], [1, 2], [9, 9], [1.0, 2.0], [0.5, 0.7])


def test_seats_rotate_on_equal_set_ups() -> None:
    assert line_ups(["a", "b", "c"], 3) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert len(line_ups(["a", "b", "c", "d"], 2)) == 12
    assert line_ups(["a", "b"], 4)[:2] == [("a", "b", "b", "b"), ("b", "b", "b", "a")]
    assert line_ups(["a", "b"], 1) == [("a",), ("b",)]
    games = schedule(["a", "b"], 2, 5, 7)
    assert [one.seed for one in games] == [7, 7, 8, 8, 9]
    assert [one.bots[0] for one in games] == ["a", "b", "a", "b", "a"]


def test_a_game_is_the_same_wherever_it_is_played() -> None:
    pairings = [Pairing(seed, ("greedy", "random")) for seed in (1, 2)]
    alone = [play(CONTEST, pairing) for pairing in pairings]
    others = sorted(results(CONTEST, pairings, 2), key=lambda result: result.seed)
    assert [one.scores for one in others] == [one.scores for one in alone]
    assert [one.ranks for one in alone] == [[1, 2], [1, 2]]
    assert all(min(one.decisions) > 0 for one in alone)


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    store = ArenaStore(tmp_path / "games.jsonl", CONTEST)
    assert store.read() == {}
    first, second = won(1, "a", "b"), won(2, "b", "a")
    store.add(first)
    with store.path.open("a") as stream:
        stream.write('{"seed": 2, "bo')  # killed while it wrote
    store.add(second)
    assert store.read() == {first.key: first, second.key: second}
    with pytest.raises(OtherContest, match="holds other games"):
        ArenaStore(store.path, Contest("clans", 2)).read()


def test_ratings_follow_wins() -> None:
    games = [won(seed, "strong", "weak") for seed in range(20)] + [won(30, "weak", "strong")]
    found = ratings(games)
    assert found["strong"] > 25 > found["weak"]
    within = intervals(games, win_shares, 100)
    assert within["strong"][0] <= 20 / 21 <= within["strong"][1] == 1
    table = rows(games[::-1], 50)
    assert [row.bot for row in table] == ["strong", "weak"]
    assert table == rows(games, 50), "the order in which results came changes nothing"
    assert table[0].rating_within is not None
    assert table[0].rating_within[0] > 25 > (table[1].rating or 0)
    assert (table[0].worst_ms, round(table[0].mean_ms)) == (700, 116)


def test_a_bot_on_several_seats_has_one_rating() -> None:
    game = ArenaResult(1, ["a", "b", "b"], [9, 5, 4], [1, 2, 3], [1] * 3, [0.1] * 3, [0.1] * 3)
    found = ratings([game])
    assert set(found) == {"a", "b"} and found["a"] > found["b"]


def test_the_command_plays_and_goes_on(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    call = ("arena", "glenmore", "--bots", "greedy,random", "--jobs", "1", "--out", str(file))
    run = shell(*call, "--games", "2", "--json")
    assert run.status == 0
    assert [(row["bot"], row["wins"]) for row in json.loads(run.out)] == [
        ("greedy", 1.0),
        ("random", 0.0),
    ]
    before = file.read_text()
    again = shell(*call, "--games", "4")
    assert again.status == 0 and "greedy" in again.out
    assert file.read_text().startswith(before)
    assert len(file.read_text().splitlines()) == 5


def test_the_command_refuses_what_is_no_bot(shell: Shell) -> None:
    run = shell("arena", "clans", "--bots", "duke,greedy")
    assert run.status == 2
    assert run.err.startswith("ceilidh: --bots cannot hold 'duke'; choose from random, learner")
