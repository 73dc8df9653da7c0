"""`games`, `rules`, `perft`, help and version."""

import json
import os
import re

import pytest

from ceilidh.kernel.registry import find
from tests.cli.helpers import Shell


def test_games_lists_what_can_be_played(shell: Shell) -> None:
    run = shell("games")
    assert run.status == 0
    assert "Clans of Caledonia" in run.out
    assert "1-4" in run.out


def test_games_as_json(shell: Shell) -> None:
    clans = next(
        game for game in json.loads(shell("games", "--json").out) if game["name"] == "clans"
    )
    assert clans["players"] == [1, 2, 3, 4]
    edition = next(option for option in clans["options"] if option["name"] == "edition")
    assert edition["default"] == "current"
    assert edition["choices"] == ["current", "first-printing"]


def test_rules_show_options_what_is_in_play_and_moves(shell: Shell) -> None:
    run = shell("rules", "clans", "--players", "3", "--set", "edition=first-printing")
    assert run.status == 0
    assert "first-printing" in run.out
    assert "MacEwan" not in run.out.split("In play")[1]
    assert "build <unit> <hex>" in run.out
    assert "CC-EXP-01" in run.out


def test_rules_as_json_name_every_kind_of_move(shell: Shell) -> None:
    run = shell("rules", "clans", "--players", "3", "--set", "modules=awards", "--json")
    data = json.loads(run.out)
    assert data["players"] == 3
    assert data["in_play"]["modules"] == "awards"
    values = {option["name"]: option["value"] for option in data["options"]}
    assert values["modules"] == ["awards"]
    kinds = [move["kind"] for move in data["moves"]]
    assert kinds == [spec.word for spec in find("clans").vocabulary.specs]
    assert {"kind", "shape", "rules"} == set(data["moves"][0])


def test_perft_counts_the_sequences_of_moves(shell: Shell) -> None:
    run = shell("perft", "clans", "--players", "2", "--depth", "3", "--seed", "1", "--json")
    assert json.loads(run.out)["leaves"] == [3, 6, 264]


def test_perft_for_people(shell: Shell) -> None:
    run = shell("perft", "clans", "--depth", "1")
    assert run.out.startswith("depth 1:            3 sequences in ")


@pytest.mark.parametrize("argv", [["--help"], ["play", "--help"], ["--version"]])
def test_help_and_version_leave_with_success(shell: Shell, argv: list[str]) -> None:
    run = shell(*argv)
    assert run.status == 0
    assert "ceilidh" in run.out


def test_the_version_tells_the_build(shell: Shell) -> None:
    build = "compiled" if os.environ.get("CEILIDH_COMPILED") else "pure"
    assert shell("--version").out.strip().endswith(f" ({build})")


@pytest.mark.parametrize(
    ("game", "language", "words"), [("clans", "fr", "Le marché"), ("glenmore", "pt", "O Fim")]
)
def test_the_rulebook_is_printed_as_one_file(
    shell: Shell, game: str, language: str, words: str
) -> None:
    book = shell("rules", game, "--book", "--language", language).out
    assert book.startswith("<!doctype html>")
    assert f'<html lang="{language}">' in book
    assert words in book
    anchors = set(re.findall(r' id="([^"]+)"', book))
    links = re.findall(r'<a href="([^"]+)"', book)
    assert len(links) > 30
    assert [link for link in links if link[1:] not in anchors] == []
