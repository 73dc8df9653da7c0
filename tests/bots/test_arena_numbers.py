"""What many games say about bots, with answers that can be reckoned by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ceilidh.bots.arena.match import ArenaResult, play
from ceilidh.bots.arena.schedule import Contest, Pairing, enough_games, line_ups, schedule
from ceilidh.bots.arena.store import ArenaStore, OtherContest
from ceilidh.bots.arena.table import points_of, rows, sample_of

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
    share = {bot: sample_of(games, bot, ArenaResult.share) for bot in "ab"}
    assert share["a"].groups == [[1.0, 1.0], [0.5], [0.0, 1.0]]
    assert (share["a"].mean, share["b"].mean) == ((1 + 1 + 0.5 + 0 + 1) / 5, 0.5 / 3)
    assert sample_of(games, "a", points_of).mean == (60 + 70 + 30 + 10 + 20) / 5


def test_rows_are_ordered_by_rating_and_have_every_number() -> None:
    games = [game("ab", [60, 50], [1, 2], seed, 2.0) for seed in range(8)]
    games += [game("ba", [66, 40], [1, 2], seed, 4.0) for seed in (9, 10)]
    strong, weak = rows(games)
    assert (strong.bot, weak.bot) == ("a", "b")
    assert (strong.games, strong.wins, strong.points) == (10, 0.8, (8 * 60 + 2 * 40) / 10)
    assert (weak.games, weak.wins, weak.points) == (10, 2 / 10, (8 * 50 + 2 * 66) / 10)
    assert strong.mean_ms == pytest.approx(1000 * (8 * 2.0 + 2 * 4.0) / 100)
    # The slowest decision of the second seat is the slower one.
    assert strong.worst_ms == pytest.approx(200) and weak.worst_ms == pytest.approx(200)
    assert strong.rating == pytest.approx(-(weak.rating or 0)) and (strong.rating or 0) > 0
    for within, value in (
        (strong.rating_within, strong.rating),
        (strong.wins_within, strong.wins),
        (strong.points_within, strong.points),
    ):
        assert within is not None and within[0] < (value or 0) < within[1]
    assert rows([]) == []


def test_too_few_games_tell_nothing() -> None:
    """Ten games are enough, and five set-ups; what is known of times is told anyway."""
    few = rows([game("ab", [60, 50], [1, 2], seed) for seed in range(9)])
    assert [(row.wins, row.points, row.rating, row.enough) for row in few] == [
        (None, None, None, False)
    ] * 2
    assert few[0].games == 9 and few[0].mean_ms > 0
    one_setup = rows([game("ab", [60, 50], [1, 2], seed % 4) for seed in range(20)])
    assert not any(row.enough for row in one_setup)
    assert all(row.enough for row in rows([game("ab", [6, 5], [1, 2], n % 5) for n in range(10)]))


def test_who_plays_alone_has_no_rating() -> None:
    games = [game(bot, [60 + (bot == "b")], [1], seed) for bot in "ab" for seed in range(10)]
    found = rows(games)
    assert [row.bot for row in found] == ["b", "a"], "more points come first"
    assert [(row.rating, row.rating_within, row.wins) for row in found] == [(None, None, None)] * 2
    itself = rows([game("aa", [60, 50], [1, 2], seed) for seed in range(10)])
    assert (itself[0].wins, itself[0].rating) == (0.5, None)


def test_it_is_known_how_many_games_are_enough() -> None:
    assert enough_games(["a", "b"], 2) == 10
    assert enough_games(["a", "b", "c"], 2) == 30
    assert enough_games(["a", "b"], 1) == 20, "each plays half of the games"
    for bots, seats in ((["a", "b"], 2), (["a", "b", "c"], 2), (["a", "b", "c"], 3)):
        pairings = schedule(bots, seats, enough_games(bots, seats), 1)
        results = [game("".join(one.bots), [5] * seats, [1] * seats, one.seed) for one in pairings]
        assert all(row.enough for row in rows(results))


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
    assert schedule(["a", "b"], 2, 2, 5, {1: "Automa"}) == [
        Pairing(5, ("a", "Automa")),
        Pairing(5, ("b", "Automa")),
    ]


def test_games_have_keys() -> None:
    assert Pairing(7, ("tacksman", "random")).key == "7 tacksman,random"
    assert game("ab", [1, 2], [2, 1], 7).key == "7 a,b"


def test_a_game_is_played_to_its_end() -> None:
    result = play(CONTEST, Pairing(3, ("random", "tacksman")))
    assert (result.seed, result.bots) == (3, ["random", "tacksman"])
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
    said = f"{path} already holds other games; choose another file or delete it."
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
