"""One name, one meaning: no two modules define a class of the same name (CONTRIBUTING.md)."""

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from tests.shared.sources import PACKAGE, module_name, parse, python_files

# Twins by design: the layers above read them in the same way for every game, or a game's own class
# takes the place of the kernel's.
TWINS = {
    "Components": "the component tables of a game",
    "Hooks": "what the modules of a game are asked by",
    "JudgeFactory": "found by the name of its game (`bots/catalogue.py`)",
    "Module": "what a module of a game derives from",
    "Rules": "what one game is played by",
    "ScoringPhase": "both rulebooks call it that",
    "Seat": "one player's things in a state",
    "State": "a position; each game adds fields to the kernel's",
    "TableHooks": "the scope of hooks that every game has",
    "TableView": "a view as typed records, for the drawings of a game",
    "TunedJudgeFactory": "found by the name of its game (`bots/catalogue.py`)",
    "Turn": "the turn of a seat in Clans, and in the game that shows how one is made",
}


def modules_by_class(files: Iterable[Path]) -> dict[str, list[str]]:
    """The modules that define a class, by its name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in files:
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(module_name(path))
    return found


def shared_names(files: Iterable[Path]) -> dict[str, list[str]]:
    return {name: where for name, where in modules_by_class(files).items() if len(where) > 1}


def test_a_class_name_stands_for_one_thing() -> None:
    shared = shared_names(python_files(PACKAGE))
    faults = {name: where for name, where in shared.items() if name not in TWINS}
    assert not faults, "name each after what it is in its own package"
    assert set(TWINS) == set(shared), "TWINS names a class that has no twin any more"


def test_every_twin_belongs_to_games_alone() -> None:
    """A game has one each; the kernel's `State` is what they derive from."""
    shared = shared_names(python_files(PACKAGE))
    for name in TWINS:
        games = [part for where in shared[name] for part in where.split(".")[2:3]]
        assert len(set(games)) == len(games), name
