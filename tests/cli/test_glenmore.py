"""Glen More II on the command line: whole games, lists of moves, votes, records, numbers."""

import json
import re
from pathlib import Path

import pytest

from ceilidh.cli.match import places
from ceilidh.cli.moves import in_reading_order
from ceilidh.draw.glenmore.table_view import read
from ceilidh.draw.text import drawing
from ceilidh.kernel.opening import load, new
from ceilidh.say import speaker
from tests.cli.helpers import Shell, saved
from tests.cli.test_glenmore_drawing import CHRONICLES, random_table

PEOPLE = ("play", "glenmore", "--seats", "human,human", "--seed", "5")
WITH_CHRONICLES = ("--set", "modules=highlander,great-glen")


def lines(*commands: str) -> str:
    return "\n".join(commands) + "\n"


def test_it_is_among_the_games(shell: Shell) -> None:
    run = shell("games")
    assert "Glen More II: Chronicles  2-4" in run.out


def test_rules_show_what_is_in_play(shell: Shell) -> None:
    run = shell("rules", "glenmore", "--players", "3", "--set", "modules=great-glen")
    assert run.status == 0
    play = run.out.split("In play")[1]
    assert "great-glen" in play
    assert "A 14, B 17, C 17, D 17" in play
    assert "MacLeod, Gunn" in play
    assert "McKenzie" not in play
    assert "take <tile>" in play
    english = shell("rules", "glenmore", "--set", "edition=english")
    assert "McKenzie" in english.out


@pytest.mark.parametrize("width", ["80", "120"])
def test_people_play_a_whole_game_by_notation(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    table = random_table(2, seed=5, options=CHRONICLES)
    moves = [played.action.text for played in table.played]
    file = tmp_path / "last.record"
    script = lines(*moves[:-1], f"save {file}", moves[-1])
    run = shell(*PEOPLE, *WITH_CHRONICLES, stdin=script)
    assert run.status == 0
    assert run.err == ""
    result = table.result()
    assert result is not None
    assert f"1. {drawing(table).seat_name(result[0].seat)}: {result[0].score} points" in run.out
    assert len(load(file.read_text("utf-8")).played) == len(moves) - 1
    boards = run.out.count("RONDEL")
    assert boards == len(moves)


def test_bots_alone_play_to_the_end(shell: Shell) -> None:
    run = shell("play", "glenmore", "--seats", "random,random,random", "--seed", "3")
    assert run.status == 0
    assert "Scoring phase 4." in run.out
    assert "Territory size" in run.out
    assert run.err == ""


def test_takes_are_numbered_as_the_tiles_lie_on_the_rondel(shell: Shell) -> None:
    table = new("glenmore", 2, 5)
    on_rondel = [space.tile for space in read(table.view()).spaces]
    legal = in_reading_order(table.legal(), drawing(table).places(table.view(table.actor)))
    tiles = [move.text.split()[1] for move in legal]
    assert tiles == [tile for tile in on_rondel if tile in tiles]
    assert tiles != [move.text.split()[1] for move in table.legal()]
    run = shell(*PEOPLE, stdin=lines("moves take", "2", "quit"))
    assert f"2 take {tiles[1]}: " in run.out
    name = speaker("en").name("glenmore", "tile", tiles[1])
    assert f"2 take {tiles[1]}: Take {name}. Type: " in run.out
    assert f"takes {name}." in run.out.split("> 2")[1]


def test_help_and_complaints_use_moves_of_this_game(shell: Shell) -> None:
    run = shell(*PEOPLE, stdin=lines("help", "why", "rule", "rule gm-tak-01", "quit"))
    assert "  moves take  " in run.out
    assert "  rule GM-TRN-01  " in run.out
    assert "GM-TAK-01: The cost must be paid before the tile is taken." in run.out
    assert "build" not in run.out + run.err
    assert "for example 'why take " in run.err


def test_a_refused_move_says_why(shell: Shell) -> None:
    run = shell(*PEOPLE, stdin=lines("take halkirk", "quit"))
    assert run.status == 2
    assert "Halkirk is not ahead of your pawn. (GM-RON-06, GM-RON-12)" in run.err
    assert "after 0 moves" in run.out


def council_record(folder: Path, votes: int) -> str:
    """A saved game of three in which so many have voted on a card."""
    table = random_table(3, seed=3, moves=4, options=CHRONICLES)
    table.play("council 3")
    for _ in range(votes):
        table.play("vote aye")
    return saved(folder, table)


def test_the_last_vote_is_a_reveal(shell: Shell, tmp_path: Path) -> None:
    people = ("play", "glenmore", "--seats", "human,human,human", "--load")
    record = council_record(tmp_path, 3)
    run = shell(*people, record, stdin=lines("undo", "quit"))
    assert (
        "Information has been revealed since then: everyone's choice. Type 'undo!' to undo anyway."
    ) in run.err
    assert "after 8 moves" in run.out
    forced = shell(*people, record, stdin=lines("undo!", "quit"))
    assert forced.status == 0
    assert "after 7 moves" in forced.out


def test_a_vote_taken_back_stays_secret(shell: Shell, tmp_path: Path) -> None:
    people = ("play", "glenmore", "--seats", "human,human,human", "--load")
    run = shell(*people, council_record(tmp_path, 1), stdin=lines("log", "undo", "quit"))
    assert run.status == 0
    assert "● Seat 1 casts a vote." in run.out
    assert "Undone: vote." in run.out
    told = run.out.lower().replace("vote: aye nay", "").replace(" aye, ", "")
    assert not re.search(r"\baye\b", told)


def test_replay_prints_every_move(shell: Shell, tmp_path: Path) -> None:
    table = random_table(3, seed=4, options=CHRONICLES)
    run = shell("replay", saved(tmp_path, table))
    assert run.status == 0
    assert f"Verified: {len(table.played)} moves, key {table.key()}." in run.out
    assert "Great Glen cards" in run.out
    data = json.loads(shell("replay", saved(tmp_path, table), "--json").out)
    assert data["scores"] == table.scores()


def test_simulate_tells_places_by_the_order_of_the_pawns(shell: Shell, tmp_path: Path) -> None:
    run = shell("simulate", "glenmore", "--players", "4", "--games", "2", "--out", str(tmp_path))
    assert run.status == 0
    assert "place 4" in run.out
    table = load((tmp_path / "glenmore-4p-1.record").read_text("utf-8"))
    pawns = [int(outcome.word) - 1 for outcome in table.setup if outcome.domain == "pawn"]
    assert pawns != sorted(pawns)
    assert [places(table)[seat] for seat in pawns] == [1, 2, 3, 4]
    assert table.played[0].seat == pawns[0]


def test_a_clans_game_counts_places_from_the_start_player() -> None:
    table = new("clans", 4, 2)
    first = next(int(outcome.word) - 1 for outcome in table.setup if outcome.domain == "first")
    assert [places(table)[(first + step) % 4] for step in range(4)] == [1, 2, 3, 4]


def test_perft_counts_sequences(shell: Shell) -> None:
    run = shell("perft", "glenmore", "--players", "2", "--depth", "2", "--seed", "1", "--json")
    data = json.loads(run.out)
    table = new("glenmore", 2, 1)
    assert data["leaves"][0] == len(table.legal())
    assert data["leaves"][1] > data["leaves"][0]
