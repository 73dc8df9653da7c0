"""The program as a process: pipes, colours, hash seeds."""

import json
import os
import subprocess
import sys
from pathlib import Path

import ceilidh
from tests.cli.helpers import random_table, saved

SOURCE = str(Path(ceilidh.__file__).resolve().parents[1])


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "FORCE_COLOR"}
    own = {"PYTHONPATH": SOURCE, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C"}
    return {**kept, **own, **more}


def program(*argv: str, stdin: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ceilidh", *argv],
        input=stdin,
        env=environment(**more),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_moves_come_through_a_pipe_and_no_colours_go_out() -> None:
    run = program("play", "clans", "--seed", "7", stdin="1\nquit\n")
    assert run.returncode == 0
    assert run.stderr == ""
    assert "\x1b" not in run.stdout
    assert "You left the table after" in run.stdout


def test_errors_are_one_line_without_a_traceback() -> None:
    run = program("rules", "chess")
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr == "ceilidh: There is no game 'chess'; the games are clans, glenmore.\n"


def test_hash_seeds_do_not_matter() -> None:
    argv = ("simulate", "clans", "--games", "2", "--json")
    first, second = [json.loads(program(*argv, PYTHONHASHSEED=seed).stdout) for seed in "12"]
    for data in (first, second):
        for speed in ("seconds", "games_per_second", "decisions_per_second"):
            del data[speed]
    assert first == second


def test_a_terminal_without_the_signs_gets_question_marks() -> None:
    run = program("play", "clans", "--seats", "human", stdin="quit\n", PYTHONIOENCODING="ascii")
    assert run.returncode == 0
    assert run.stderr == ""


def test_the_environment_names_the_language() -> None:
    run = program("play", "clans", "--seed", "7", stdin="quit\n", LC_ALL="pt_BR.UTF-8")
    assert run.returncode == 0
    assert "● Lugar 1: Escolha um clã;" in run.stdout


def test_a_broken_pipe_is_quiet(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ceilidh", "replay", saved(tmp_path, random_table())]
    with subprocess.Popen(
        command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        assert run.stderr.read() == b""
    assert run.returncode == 141
