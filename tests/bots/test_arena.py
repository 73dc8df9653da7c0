"""The arena: who plays whom, results that outlive an interruption, ratings and intervals."""

import json
from pathlib import Path

import pytest

from ceilidh.bots.arena.engines import results
from ceilidh.bots.arena.fit import fitted
from ceilidh.bots.arena.match import ArenaResult, play
from ceilidh.bots.arena.schedule import Contest, Pairing, line_ups, schedule
from ceilidh.bots.arena.store import ArenaStore, OtherContest
from ceilidh.bots.arena.table import rows
from ceilidh.bots.catalogue import known_bot
from tests.bots.own_bots import write_bots
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


def test_a_game_is_the_same_wherever_it_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other processes know a bot from outside the package too."""
    own = known_bot(f"{write_bots(tmp_path, monkeypatch)}:Miser")
    pairings = [Pairing(1, ("tacksman", "random")), Pairing(2, ("tacksman", own))]
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
    table = rows(games[::-1])
    assert [row.bot for row in table] == ["strong", "weak"]
    assert table == rows(games), "the order in which results came changes nothing"
    assert table[0].rating_within is not None
    assert table[0].rating_within[0] > 0 > (table[1].rating or 0)
    assert (table[0].worst_ms, round(table[0].mean_ms)) == (700, 116)


def test_a_bot_on_several_seats_has_one_rating() -> None:
    game = ArenaResult(1, ["a", "b", "b"], [9, 5, 4], [1, 2, 3], [1] * 3, [0.1] * 3, [0.1] * 3)
    found = fitted([game])
    assert set(found) == {"a", "b"} and found["a"].value > found["b"].value


def test_the_command_plays_and_goes_on(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    call = ("arena", "glenmore", "--bots", "tacksman,random", "--jobs", "1", "--out", str(file))
    run = shell(*call, "--games", "2", "--json")
    assert run.status == 0
    rows_of_two = json.loads(run.out)
    assert [(row["wins"], row["enough"]) for row in rows_of_two] == [(None, False)] * 2
    before = file.read_text()
    again = shell(*call, "--games", "10")
    assert again.status == 0 and again.out.split("\n")[1].startswith("tacksman")
    assert "100.0 (72.2 … 100.0)" in again.out, "ten wins of ten prove no certainty"
    assert file.read_text().startswith(before)
    assert len(file.read_text().splitlines()) == 11


@pytest.mark.parametrize(
    ("language", "few", "need"),
    [
        ("en", "too few games", "Each bot needs 10 games on 5 setups"),
        ("fr", "trop peu de parties", "Il faut à chaque robot 10 parties sur 5 mises en place"),
        ("pt", "partidas a menos", "Cada robô precisa de 10 partidas em 5 preparações"),
    ],
)
def test_too_few_games_give_no_figures(shell: Shell, language: str, few: str, need: str) -> None:
    call = ("arena", "glenmore", "--bots", "random,learner", "--jobs", "1", "--games", "1")
    run = shell(*call, "--language", language)
    assert run.status == 0
    assert run.out.count(few) == 6 and "--games 10" in run.out
    assert need in run.out


def test_the_automa_is_rated_by_its_own_name(shell: Shell) -> None:
    """The rules play its seat: no bot may have its wins."""
    call = ("arena", "clans", "--bots", "random,learner", "--set", "automa=1", "--players", "2")
    run = shell(*call, "--games", "2", "--jobs", "1", "--json")
    assert run.status == 0, run.err
    assert {(row["bot"], row["games"]) for row in json.loads(run.out)} == {
        ("random", 1),
        ("learner", 1),
        ("Automa", 2),
    }


def test_the_command_refuses_what_is_no_bot(shell: Shell) -> None:
    run = shell("arena", "clans", "--bots", "duke,tacksman")
    assert run.status == 2
    assert run.err.startswith(
        "ceilidh: --bots: 'duke' is not a valid choice; choose from random, learner"
    )
