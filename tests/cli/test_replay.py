"""`replay`: verification, sentences, sheet, standings."""

import json
from pathlib import Path

import pytest

from ceilidh.kernel.fair import UndoNote
from ceilidh.say import speaker
from tests.cli.helpers import Shell, random_table, saved
from tests.kernel.test_fair import OTHER, fair_game, swapped


def test_a_finished_game(shell: Shell, tmp_path: Path) -> None:
    table = random_table()
    run = shell("replay", saved(tmp_path, table))
    assert run.status == 0
    assert f"Verified: {len(table.played)} moves, key {table.key()}." in run.out
    assert "victory points" in run.out
    best = max(table.scores())
    assert f": {best} points" in run.out


def test_another_language(shell: Shell, tmp_path: Path) -> None:
    table = random_table()
    run = shell("replay", saved(tmp_path, table), "--language", "pt")
    assert run.status == 0
    number = len(table.played)
    assert f"Verificado: {number} jogadas, chave {table.key()}." in run.out
    last = speaker("pt").line(table, table.played[-1], ["● Lugar 1", "◆ Lugar 2"])
    assert f"{number:>4} {last}" in run.out
    assert speaker("pt").name("clans", "line", "settlements") in run.out


def test_a_game_that_goes_on(shell: Shell, tmp_path: Path) -> None:
    run = shell("replay", saved(tmp_path, random_table(moves=20)))
    assert run.status == 0
    assert "The game is still in progress: " in run.out


def test_json(shell: Shell, tmp_path: Path) -> None:
    table = random_table()
    data = json.loads(shell("replay", saved(tmp_path, table), "--json").out)
    assert data["over"] is True
    assert data["scores"] == table.scores()
    assert data["key"] == table.key()
    assert len(data["moves"]) == len(table.played)
    assert data["moves"][0]["do"] == "choose"
    assert sorted(row["score"] for row in data["standings"]) == sorted(table.scores())
    assert [
        sum(points) for points in zip(*[row["points"] for row in data["sheet"]], strict=True)
    ] == (table.scores())


def test_json_of_a_game_that_goes_on_has_no_standings(shell: Shell, tmp_path: Path) -> None:
    data = json.loads(shell("replay", saved(tmp_path, random_table(moves=3)), "--json").out)
    assert data["over"] is False
    assert data["standings"] is None


def test_standard_input(shell: Shell) -> None:
    assert shell("replay", "-", stdin=random_table(moves=4).record()).status == 0


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "clans 4",
            "clans 99",
            (
                "This record was written under rules version 99, but these "
                "are version 4; replay it with the ceilidh release that "
                "wrote it"
            ),
        ),
        (
            "\nend ",
            "\nend 00",
            "The record's key does not match its moves: it has been edited or cut short",
        ),
        ("end", "", "neither a header nor a move"),
        ("2 choose", "2 pass", "Line 10: I do not understand 'pass macdonald'"),
        ('[Format "ceilidh 1"]\n', "", "This is not a ceilidh record"),
    ],
)
def test_a_failed_verification_is_status_1(
    shell: Shell, tmp_path: Path, old: str, new: str, message: str
) -> None:
    text = random_table(moves=6).record()
    assert old in text
    file = tmp_path / "edited"
    file.write_text(text.replace(old, new, 1), "utf-8")
    run = shell("replay", str(file))
    assert run.status == 1
    assert run.out == ""
    assert run.err.startswith(f"ceilidh: {file}: ")
    assert run.err.count("\n") == 1
    assert message in run.err


def test_fair_chance_is_verified(shell: Shell, tmp_path: Path) -> None:
    fair = fair_game("glenmore")
    run = shell("replay", "--verify", saved(tmp_path, fair))
    assert run.status == 0 and f"Fair: all {fair.draws()} draws match" in run.out
    assert fair.chance is not None and fair.chance.pledges[0].commitment in run.out
    noted = fair.chance.pledges[0].commitment
    assert f"First commitment: {noted}" in run.out and "Compare the first commitment" in run.out
    run = shell("replay", "--verify", "--commitment", noted, saved(tmp_path, fair))
    assert run.status == 0 and "Compare" not in run.out
    run = shell("replay", "--verify", "--commitment", "ab" * 32, saved(tmp_path, fair))
    assert run.status == 1 and "not the one you noted" in run.err
    run = shell("replay", "--verify", saved(tmp_path, random_table()))
    assert run.status == 1 and "The record does not state how its draws were made" in run.err


def test_a_pledge_that_was_swapped_in_mid_game_is_found(shell: Shell, tmp_path: Path) -> None:
    honest = swapped(0, ("a", "b"), OTHER, UndoNote(90, 5))
    run = shell("replay", "--verify", saved(tmp_path, honest))
    assert run.status == 0 and "went back from move 90 to move 5" in run.out
    run = shell("replay", "--verify", saved(tmp_path, swapped(0, ("a", "b"), OTHER)))
    assert run.status == 1 and "no undo that explains it" in run.err


def test_comments_and_variations_are_printed(shell: Shell, tmp_path: Path) -> None:
    table = random_table(moves=6)
    node = table.tree.at(3)
    node.comment = "brilliant!"
    table.tree.headers["Event"] = "Club evening"
    other = table.tree.at(2).add(table.go_to(2).legal()[0])
    run = shell("replay", saved(tmp_path, table))
    assert run.status == 0
    assert "Event: Club evening" in run.out
    assert "     # brilliant!" in run.out
    assert f"     ( {other.line} )" in run.out
    data = json.loads(shell("replay", saved(tmp_path, table), "--json").out)
    assert data["headers"] == {"Event": "Club evening"}
    assert [move["comment"] for move in data["moves"]] == ["", "", "brilliant!", "", "", ""]
