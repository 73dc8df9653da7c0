"""What is loaded when: a game when it is asked for, a command when it is run."""

import json
import subprocess
import sys

import pytest

LOADED = (
    "; import sys, json; print(json.dumps([m for m in sys.modules if m.startswith('ceilidh')]))"
)


def loaded_by(program: str) -> list[str]:
    """The modules of the package that a program has loaded at its end."""
    found: list[str] = json.loads(output_of(program + LOADED).splitlines()[-1])
    return found


def output_of(program: str) -> str:
    """What a program prints in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout


def of(game: str, modules: list[str]) -> list[str]:
    return [name for name in modules if name.startswith(f"ceilidh.games.{game}")]


def test_the_package_alone_loads_no_game() -> None:
    modules = loaded_by("import ceilidh")
    assert len(modules) < 40
    assert not of("clans", modules) and not of("glenmore", modules)
    assert "False" in output_of("import ceilidh, sys; print('typing_extensions' in sys.modules)")


@pytest.mark.parametrize(("game", "other"), [("clans", "glenmore"), ("glenmore", "clans")])
def test_a_game_is_loaded_alone(game: str, other: str) -> None:
    modules = loaded_by(f"import ceilidh; t = ceilidh.new('{game}', 2, seed=1); t.legal()")
    assert of(game, modules) and not of(other, modules)


def test_the_list_of_games_loads_all_and_stays_a_function() -> None:
    modules = loaded_by(
        "import ceilidh; assert len(ceilidh.list_games()) == 2; ceilidh.list_games()"
    )
    assert of("clans", modules) and of("glenmore", modules)


@pytest.mark.parametrize("words", ["--version", "--help", "replay --help"])
def test_a_command_that_needs_no_game_loads_none(words: str) -> None:
    modules = loaded_by(f"from ceilidh.cli import main; main('{words}'.split())")
    assert not of("clans", modules) and not of("glenmore", modules)
    assert "ceilidh.cli.perft" not in modules
