"""`analyse`: turning points for people and programs, and what is there when it is interrupted."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import ceilidh
from ceilidh.bots.analysis.annotations import annotate
from ceilidh.bots.analysis.course import Analyst
from ceilidh.bots.analysis.verdict import Verdict
from ceilidh.say import speaker
from tests.cli.helpers import Shell, random_table, saved

QUICK = ("--nodes", "40")


def test_people_read_the_turning_points(shell: Shell, tmp_path: Path) -> None:
    table = random_table(moves=16)
    written = ("--svg", str(tmp_path / "curve.svg"), "--record", str(tmp_path / "told.txt"))
    run = shell("analyse", saved(tmp_path, table), *QUICK, *written)
    assert run.status == 0
    check_annotations(table, ceilidh.load(tmp_path / "told.txt"), run.out)
    assert "Clans of Caledonia: 16 moves, " in run.out
    assert "Lead over the best rival" in run.out and "▁" in run.out
    assert "Turning points" in run.out and "points better:" in run.out
    drawn = (tmp_path / "curve.svg").read_text("utf-8")
    assert drawn.startswith("<svg") and drawn.count("curve-line") >= 2


def check_annotations(table: ceilidh.Table, told: ceilidh.Table, out: str) -> None:
    """What was printed is in the record too: a comment and a better turn at each turning point."""
    assert [one.line for one in told.played] == [one.line for one in table.played]
    assert told.tree.headers["Annotator"] == "ceilidh"
    nodes = [node for node in told.tree.following() if node.comment]
    assert len(nodes) == out.count("points better:")
    for node in nodes:
        assert node.comment in out and node.parent is not None
        (better,) = node.parent.variations
        assert better.seat == node.seat and better.move != node.move
    marked = [node.parent.variations[0] for node in nodes if node.parent]
    assert any(mark.place.startswith("hex:") for node in marked for mark in node.marks)
    again = ceilidh.load(told.record())
    annotate(speaker("en"), again, [])
    assert again.record() == told.record()


def test_programs_read_all_verdicts(shell: Shell, tmp_path: Path) -> None:
    table = random_table(moves=10)
    data = json.loads(shell("analyse", saved(tmp_path, table), *QUICK, "--json").out)
    assert data["planned"] == data["decisions"] == len(data["verdicts"])
    assert len(data["leads"]) == 11 and len(data["leads"][0]) == 2
    for one in data["turning_points"]:
        assert one in data["verdicts"] and one["loss"] >= 2


def test_an_interrupt_shows_what_is_there(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = Analyst.work

    def interrupted(analyst: Analyst) -> Iterator[Verdict | None]:
        for nth, found in enumerate(work(analyst)):
            if nth == 5:
                raise KeyboardInterrupt
            yield found

    monkeypatch.setattr(Analyst, "work", interrupted)
    run = shell("analyse", saved(tmp_path, random_table(moves=10)), *QUICK, "--json")
    assert run.status == 130
    assert len(json.loads(run.out)["verdicts"]) == 5


@pytest.mark.parametrize("seconds", ["0", "-1", "long"])
def test_a_time_that_is_none(shell: Shell, tmp_path: Path, seconds: str) -> None:
    run = shell("analyse", saved(tmp_path, random_table(moves=3)), "--seconds", seconds)
    assert run.status == 2 and "is not a number of seconds" in run.err


def test_another_language(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path, random_table(moves=8))
    run = shell("analyse", file, *QUICK, "--language", "fr")
    assert run.status == 0 and "Clans of Caledonia" in run.out and "planned" not in run.out


def test_what_is_no_record(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text("nothing", "utf-8")
    assert shell("analyse", str(file)).status == 2
