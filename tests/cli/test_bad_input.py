"""Bad input: one line on stderr that says what to do, exit status 2, nothing written."""

from pathlib import Path

import pytest

from tests.cli.helpers import Shell, random_table, saved

CASES = [
    ([], "the following arguments are required: COMMAND"),
    (["dance"], "invalid choice: 'dance'"),
    (["play"], "required: GAME; see 'ceilidh play --help'."),
    (["rules", "chess"], "There is no game 'chess'; the games are clans"),
    (["rules", "clans", "--players", "9"], "takes 1 to 4 players, not 9"),
    (["rules", "clans", "--players", "0"], "takes 1 to 4 players, not 0"),
    (["rules", "clans", "--players", "two"], "invalid int value: 'two'"),
    (
        ["rules", "clans", "--set", "colour=red"],
        "There is no option 'colour'; the options are edition",
    ),
    (["rules", "clans", "--set", "edition"], "write this as NAME=VALUE"),
    (["rules", "clans", "--set", "edition=next"], "choose from current, first-printing"),
    (
        ["rules", "clans", "--set", "clan_pool=elvis"],
        "cannot contain 'elvis'; choose from buchanan",
    ),
    (
        ["rules", "glenmore", "--players", "2", "--set", "modules=hammer"],
        "hammer needs 3 to 4 players",
    ),
    (["rules", "clans", "--set", "data_pack=/nowhere"], "/nowhere: the folder cannot be read"),
    (["play", "clans", "--seats", "human,robot"], "choose from human, random"),
    (
        ["play", "clans", "--players", "3", "--seats", "human,random"],
        "names 2 seats, but this game has 3 players",
    ),
    (["play", "clans", "--load", "/nowhere/x"], "/nowhere/x: No such file or directory"),
    (
        ["play", "clans", "--load", "x", "--seed", "1"],
        ("--seed cannot be combined with --load; the record already sets it"),
    ),
    (
        ["play", "clans", "--load", "-"],
        "--load needs a file name; standard input is used for moves",
    ),
    (["simulate", "clans", "--games", "0"], "'0' is not a number from 1 up"),
    (["simulate", "clans", "--players", "7"], "takes 1 to 4 players, not 7"),
    (["replay", "/nowhere/x"], "/nowhere/x: No such file or directory"),
    (["perft", "clans", "--depth", "-1"], "argument --depth"),
]


@pytest.mark.parametrize(("argv", "message"), CASES)
def test_one_clear_line_and_status_2(shell: Shell, argv: list[str], message: str) -> None:
    run = shell(*argv)
    assert run.status == 2
    assert run.out == ""
    assert run.err.startswith("ceilidh: ")
    assert run.err.count("\n") == 1
    assert message in run.err


def test_a_broken_data_pack_names_its_file(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "market.toml").write_text("nonsense = 1\n", "utf-8")
    run = shell("simulate", "clans", "--set", f"data_pack={tmp_path}")
    assert run.status == 2
    assert run.err.startswith("ceilidh: market.toml: ")
    assert run.err.count("\n") == 1


def test_a_file_that_is_no_text_is_no_record(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00")
    run = shell("replay", str(file))
    assert run.status == 2
    assert "is not UTF-8 text" in run.err


def test_a_damaged_record_cannot_be_played_on(shell: Shell, tmp_path: Path) -> None:
    file = Path(saved(tmp_path, random_table(moves=5)))
    file.write_text(file.read_text("utf-8").rpartition("end")[0], "utf-8")
    run = shell("play", "clans", "--load", str(file))
    assert run.status == 2
    assert run.err == "ceilidh: The record is incomplete: its last line, 'end', is missing.\n"


def test_an_output_folder_that_is_a_file(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "taken"
    file.write_text("mine", "utf-8")
    run = shell("simulate", "clans", "--games", "1", "--out", str(file))
    assert run.status == 2
    assert run.err == f"ceilidh: {file}: File exists\n"
    assert file.read_text("utf-8") == "mine"


def test_ctrl_c_leaves_quietly(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("ceilidh.cli.perft.leaves", interrupt)
    run = shell("perft", "clans")
    assert run.status == 130
    assert run.err == ""


FRENCH = [
    (["play", "clans", "--set", "map=X"], "L\u2019option map ne peut pas être «\u00a0X\u00a0»"),
    (["play", "chess"], "Le jeu «\u00a0chess\u00a0» n\u2019existe pas\u202f; il y a clans"),
    (
        ["play", "clans", "--seats", "human,robot"],
        "--seats ne peut pas contenir «\u00a0robot\u00a0»",
    ),
    (["play", "clans", "--players", "7"], "se joue de 1 à 4, pas à 7."),
    (
        ["play", "clans", "--set", "data_pack=/nowhere"],
        "/nowhere\u00a0: le dossier est illisible (",
    ),
]


@pytest.mark.parametrize(("argv", "message"), FRENCH)
def test_errors_speak_the_language_asked_for(shell: Shell, argv: list[str], message: str) -> None:
    run = shell(*argv, "--language", "fr")
    assert run.status == 2
    assert message in run.err


def test_faults_of_a_pack_and_a_record_in_another_language(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "contracts.toml").write_text("[[contract]]\nid = 'one'\n")
    run = shell("play", "clans", "--set", f"data_pack={tmp_path}", "--language", "pt")
    assert run.status == 2
    assert "contracts.toml, contract one: falta “needs”; acrescente essa chave." in run.err
    record = tmp_path / "game.txt"
    record.write_text("1 dance\n")
    run = shell("replay", str(record), "--language", "pt")
    assert run.status == 1
    assert "O registo está cortado: falta a última linha" in run.err
