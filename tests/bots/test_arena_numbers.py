"""What many games say about bots, with answers that can be reckoned by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ceilidh.bots.arena.match import ArenaResult, play
from ceilidh.bots.arena.schedule import Contest, Pairing, line_ups, schedule
from ceilidh.bots.arena.store import ArenaStore, OtherContest
from ceilidh.bots.arena.table import (
    RESAMPLES,
    can_rate,
    intervals,
    mean_points,
    ratings,
    rows,
    win_shares,
)

CONTEST = Contest("glenmore", 2, {"introductory": True})


def game(
    bots: str, scores: list[int], ranks: list[int], seed: int = 1, seconds: float = 1.0
) -> ArenaResult:
    """Bots are letters, one a seat; every seat decides ten times."""
    seats = len(bots)
    slowest = [0.1 * (seat + 1) for seat in range(seats)]
    return ArenaResult(seed, list(bots), scores, ranks, [10] * seats, [seconds] * seats, slowest)


def test_a_shared_first_place_counts_in_part() -> None:
    tied = game("abc", [50, 50, 40], [1, 1, 3])
    assert [tied.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    alone = game("abc", [50, 40, 40], [1, 2, 2])
    assert [alone.share(seat) for seat in range(3)] == [1.0, 0.0, 0.0]


def test_shares_and_points_are_means_over_all_seats() -> None:
    games = [
        game("ab", [60, 50], [1, 2]),
        game("ba", [40, 70], [2, 1]),
        game("ab", [30, 30], [1, 1], 2),
        game("aa", [10, 20], [2, 1], 3),
    ]
    assert win_shares(games) == {"a": (1 + 1 + 0.5 + 0 + 1) / 5, "b": 0.5 / 3}
    assert mean_points(games) == {"a": (60 + 70 + 30 + 10 + 20) / 5, "b": (50 + 40 + 30) / 3}


def test_intervals_draw_whole_set_ups_again() -> None:
    """One set-up is all there is to draw; of two, a draw has the first, the second, or both."""
    one = [game("ab", [60, 50], [1, 2]), game("ba", [60, 50], [1, 2])]
    assert intervals(one, win_shares, 50) == {"a": (0.5, 0.5), "b": (0.5, 0.5)}
    two = [game("ab", [60, 50], [1, 2], 1), game("ab", [40, 70], [2, 1], 2)]
    seen: list[dict[str, float]] = []

    def watched(results: list[ArenaResult]) -> dict[str, float]:
        assert len(results) == 2
        seen.append(win_shares(results))
        return seen[-1]

    assert intervals(two, watched, 100) == {"a": (0.0, 1.0), "b": (0.0, 1.0)}
    assert {one["a"] for one in seen} == {0.0, 0.5, 1.0} and len(seen) == 100
    assert intervals(two, win_shares, 100) == intervals(two, win_shares, 100)


def test_an_interval_leaves_out_a_fortieth_at_either_end() -> None:
    """Of 40 values from 0 to 39 the lowest and the highest go."""
    numbers = iter(range(40))
    games = [game("ab", [60, 50], [1, 2])]
    found = intervals(games, lambda results: {"a": float(next(numbers))}, 40)
    assert found == {"a": (1.0, 38.0)}
    few = iter(range(10))
    found = intervals(games, lambda results: {"a": float(next(few))}, 10)
    assert found == {"a": (0.0, 9.0)}


def test_rows_are_ordered_by_rating_and_have_every_number() -> None:
    games = [game("ab", [60, 50], [1, 2], seed, 2.0) for seed in range(4)]
    games.append(game("ba", [66, 40], [1, 2], 9, 4.0))
    assert can_rate()
    strong, weak = rows(games, 40)
    assert (strong.bot, weak.bot) == ("a", "b")
    assert (strong.games, strong.wins, strong.points) == (5, 0.8, (4 * 60 + 40) / 5)
    assert (weak.games, weak.wins, weak.points) == (5, 1 / 5, (4 * 50 + 66) / 5)
    assert strong.mean_ms == pytest.approx(1000 * (4 * 2.0 + 4.0) / 50)
    # The slowest decision of the second seat is the slower one.
    assert strong.worst_ms == pytest.approx(200) and weak.worst_ms == pytest.approx(200)
    assert (strong.rating or 0) > 25 > (weak.rating or 99)
    assert strong.rating_within is not None and strong.rating_within[0] <= (strong.rating or 0)
    assert rows([]) == [] and RESAMPLES == 200


def test_who_plays_alone_has_no_rating() -> None:
    games = [game("a", [60], [1]), game("b", [70], [1])]
    found = rows(games, 10)
    assert [row.bot for row in found] == ["b", "a"], "both win, and more points come first"
    assert [(row.rating, row.rating_within, row.wins) for row in found] == [(None, None, 1.0)] * 2


def test_a_rating_begins_in_the_middle_and_each_seat_counts() -> None:
    """The model of Plackett and Luce takes as much from the loser as the winner gets."""
    found = ratings([game("ab", [60, 50], [1, 2])])
    assert found["a"] - 25 == pytest.approx(25 - found["b"])
    assert found["a"] == pytest.approx(27.6358, abs=1e-3)
    assert ratings([game("ab", [60, 60], [1, 1])]) == pytest.approx({"a": 25.0, "b": 25.0})
    # Of one bot on both seats the middle is taken.
    assert ratings([game("aa", [60, 50], [1, 2])]) == pytest.approx({"a": 25.0}, abs=0.2)


def test_line_ups_fill_the_table_with_the_last() -> None:
    assert line_ups(["a", "b"], 3) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert line_ups(["a"], 2) == [("a", "a")]
    assert line_ups(["a", "b", "c"], 2) == [
        ("a", "b"),
        ("b", "a"),
        ("a", "c"),
        ("c", "a"),
        ("b", "c"),
        ("c", "b"),
    ]
    assert schedule(["a", "b"], 2, 3, 5) == [
        Pairing(5, ("a", "b")),
        Pairing(5, ("b", "a")),
        Pairing(6, ("a", "b")),
    ]
    assert schedule(["a", "b"], 2, 0, 5) == []


def test_games_have_keys() -> None:
    assert Pairing(7, ("greedy", "random")).key == "7 greedy,random"
    assert game("ab", [1, 2], [2, 1], 7).key == "7 a,b"


def test_a_game_is_played_to_its_end() -> None:
    result = play(CONTEST, Pairing(3, ("random", "greedy")))
    assert (result.seed, result.bots) == (3, ["random", "greedy"])
    assert sorted(result.ranks) == [1, 2]
    assert (result.scores[0] > result.scores[1]) is (result.ranks[0] == 1)
    assert min(result.decisions) > 20
    assert result.slowest[1] > 0, "it looks at every move; random ones cost next to nothing"
    for seat in range(2):
        assert 0 <= result.slowest[seat] <= result.seconds[seat]
        assert round(result.seconds[seat], 4) == result.seconds[seat]
        assert round(result.slowest[seat], 4) == result.slowest[seat]


# --- on disk --------------------------------------------------------------------------------------


def test_the_first_line_says_what_is_played(tmp_path: Path) -> None:
    store = ArenaStore(tmp_path / "games.jsonl", CONTEST)
    one, other = game("ab", [60, 50], [1, 2]), game("ba", [60, 50], [1, 2])
    store.add(one)
    store.add(other)
    lines = [json.loads(line) for line in store.path.read_text().splitlines()]
    assert lines[0] == {"game": "glenmore", "players": 2, "options": {"introductory": True}}
    assert [line["bots"] for line in lines[1:]] == [["a", "b"], ["b", "a"]]
    assert store.read() == {"1 a,b": one, "1 b,a": other}


@pytest.mark.parametrize(
    "text", ["", "\n\n", "[1, 2]\n", '"text"\n', "{}\n", '{"game": "clans"}\n']
)
def test_a_file_of_anything_else_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text)
    said = f"{path} holds other games; name another file or remove it."
    with pytest.raises(OtherContest) as caught:
        ArenaStore(path, CONTEST).read()
    assert str(caught.value) == said


def test_lines_that_are_no_games_are_left_out(tmp_path: Path) -> None:
    store = ArenaStore(tmp_path / "games.jsonl", CONTEST)
    one = game("ab", [60, 50], [1, 2])
    store.add(one)
    with store.path.open("a") as stream:
        stream.write("[7]\n\n{broken\n")
    assert list(store.read()) == ["1 a,b"]


def test_a_line_that_was_cut_off_costs_no_other(tmp_path: Path) -> None:
    store = ArenaStore(tmp_path / "games.jsonl", CONTEST)
    store.add(game("ab", [60, 50], [1, 2]))
    with store.path.open("a") as stream:
        stream.write('{"seed"')
    store.add(game("ba", [60, 50], [1, 2]))
    store.add(game("ab", [60, 50], [1, 2], 2))
    assert list(store.read()) == ["1 a,b", "1 b,a", "2 a,b"]
    assert "\n\n" not in store.path.read_text()
    empty = ArenaStore(tmp_path / "empty.jsonl", CONTEST)
    empty.path.touch()
    empty.add(game("ab", [60, 50], [1, 2]))
    assert not empty.path.read_text().startswith("\n")
