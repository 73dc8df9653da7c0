"""`render`: a picture of a position."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from ceilidh.draw.svg import render
from tests.cli.helpers import Shell, random_table, saved


def test_a_picture_of_the_last_position(shell: Shell, tmp_path: Path) -> None:
    table = random_table(moves=60)
    out = tmp_path / "game.svg"
    run = shell("render", saved(tmp_path, table), "--out", str(out))
    assert (run.status, run.out, run.err) == (0, "", "")
    assert out.read_text("utf-8") == render(table.view())
    assert ElementTree.parse(out).getroot().tag.endswith("svg")


def test_standard_input_and_output(shell: Shell) -> None:
    table = random_table(moves=30)
    run = shell("render", "-", stdin=table.record())
    assert run.status == 0
    assert run.out == render(table.view()) + "\n"


def test_an_earlier_position_as_a_seat_sees_it(shell: Shell, tmp_path: Path) -> None:
    table = random_table(moves=60)
    run = shell("render", saved(tmp_path, table), "--move", "40", "--seat", "2")
    earlier = random_table(moves=40)
    assert run.out == render(earlier.view(1), "en", 1) + "\n"
    assert run.out != render(table.view(1), "en", 1) + "\n"
    assert run.out != render(earlier.view(0), "en", 0) + "\n"


def test_another_language(shell: Shell, tmp_path: Path) -> None:
    table = random_table(moves=20)
    run = shell("render", saved(tmp_path, table), "--language", "fr")
    assert run.out == render(table.view(), "fr") + "\n"
    assert 'lang="fr"' in run.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--move", "99"], "--move 99: this record has moves 0 to 20."),
        (["--move", "-1"], "--move -1: this record has moves 0 to 20."),
        (["--seat", "3"], "--seat 3: the seats are 1 to 2."),
        (["--seat", "0"], "--seat 0: the seats are 1 to 2."),
        (["--language", "xx"], "invalid choice: 'xx'"),
    ],
)
def test_bad_input(shell: Shell, tmp_path: Path, arguments: list[str], message: str) -> None:
    run = shell("render", saved(tmp_path, random_table(moves=20)), *arguments)
    assert run.status == 2
    assert message in run.err
    assert run.out == ""


def test_a_bad_record(shell: Shell) -> None:
    run = shell("render", "-", stdin="nothing")
    assert run.status == 2
    assert run.err.startswith("ceilidh: ")
