"""`simulate`: equal games whatever the jobs, records, CSV, summary."""

import csv
import json
from pathlib import Path

import pytest

from ceilidh.kernel.opening import load
from tests.cli.helpers import Shell, random_table


def test_summary_for_people(shell: Shell) -> None:
    run = shell("simulate", "clans", "--players", "3", "--games", "3")
    assert run.status == 0
    assert "3 games, 3 seats" in run.out
    assert "place 3" in run.out
    assert "games/s" in run.out
    assert run.err == ""


def test_summary_as_json(shell: Shell) -> None:
    data = json.loads(shell("simulate", "clans", "--games", "4", "--json").out)
    assert data["games"] == 4
    assert [line["games"] for line in data["places"]] == [4, 4]
    assert sum(line["wins"] for line in data["places"]) == pytest.approx(4)
    assert sum(line["games"] for line in data["roles"]) == 8
    for line in data["places"]:
        assert line["min"] <= line["mean"] <= line["max"]
    assert data["decisions"]["min"] <= data["decisions"]["mean"] <= data["decisions"]["max"]


def test_nobody_wins_alone(shell: Shell) -> None:
    solo = ("simulate", "clans", "--players", "1", "--games", "2")
    run = shell(*solo)
    assert run.status == 0 and "mean" in run.out
    assert "wins" not in run.out and "%" not in run.out
    (place,) = json.loads(shell(*solo, "--json").out)["places"]
    assert (place["games"], place["wins"], place["win_share"]) == (2, None, None)


def test_bots_may_have_budgets_of_their_own(shell: Shell) -> None:
    run = shell("simulate", "glenmore", "--bots", "random,chief@3n", "--games", "1", "--json")
    assert {row["name"] for row in json.loads(run.out)["roles"]} >= {"chief@3n", "random"}


def test_options_reach_the_games(shell: Shell) -> None:
    run = shell("simulate", "clans", "--games", "2", "--set", "clans=none", "--json")
    assert json.loads(run.out)["roles"] == []


def test_out_writes_records_and_a_table(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    assert (
        shell("simulate", "clans", "--games", "2", "--seed", "3", "--out", str(folder)).status == 0
    )
    assert sorted(file.name for file in folder.iterdir()) == [
        "clans-2p-3.record",
        "clans-2p-4.record",
        "games.csv",
    ]
    table = load((folder / "clans-2p-3.record").read_text("utf-8"))
    rows = list(csv.DictReader((folder / "games.csv").read_text("utf-8").splitlines()))
    assert [row["seed"] for row in rows] == ["3", "4"]
    assert rows[0]["key"] == table.key()
    assert [rows[0]["score_1"], rows[0]["score_2"]] == [str(score) for score in table.scores()]
    assert rows[0]["decisions"] == str(len(table.played))
    assert {rows[0]["place_1"], rows[0]["place_2"]} == {"1", "2"}


def test_a_simulated_game_is_the_game_of_its_seed_at_a_table(shell: Shell, tmp_path: Path) -> None:
    shell("simulate", "clans", "--games", "1", "--seed", "3", "--out", str(tmp_path))
    assert (tmp_path / "clans-2p-3.record").read_text("utf-8") == random_table(seed=3).record()


def test_two_processes_play_the_same_games(shell: Shell, tmp_path: Path) -> None:
    tables: list[str] = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        argv = ["--players", "4", "--games", "6", "--jobs", jobs, "--out", str(folder)]
        assert shell("simulate", "clans", *argv).status == 0
        tables.append((folder / "games.csv").read_text("utf-8"))
    assert tables[0] == tables[1]
