"""A hook belongs to its caller, and somebody answers it (docs/hooks.md)."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.shared.sources import PACKAGE, check, parse, python_files

GAMES = sorted(path.parent for path in PACKAGE.glob("games/*/hooks.py"))
LISTS = "Hooks"  # the class of a game that keeps who is asked; it declares none
BASE = "Module"  # what a module of a game derives from


@dataclass(frozen=True)
class DeclaredHook:
    """`answered_by` is the class from which an answer derives, `home` the folder of its caller."""

    name: str
    answered_by: str
    home: Path


def classes(path: Path) -> list[ast.ClassDef]:
    return [node for node in parse(path).body if isinstance(node, ast.ClassDef)]


def methods(node: ast.ClassDef) -> list[str]:
    names = [one.name for one in node.body if isinstance(one, ast.FunctionDef)]
    return [name for name in names if not name.startswith("_")]


def declared_hooks(game: Path) -> Iterator[DeclaredHook]:
    for path in sorted(game.rglob("hooks.py")):
        for node in classes(path):
            if node.name != LISTS:
                answered_by = BASE if path.parent == game else node.name
                for name in methods(node):
                    yield DeclaredHook(name, answered_by, path.parent)


def own_files(game: Path, home: Path) -> list[Path]:
    """The rules of a module, or those of the game that belong to no module."""
    files = python_files(home)
    if home == game:
        files = [path for path in files if not path.is_relative_to(game / "modules")]
    return files


def is_super(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super"
    )


@cache
def called_methods(path: Path) -> frozenset[str]:
    calls = [node.func for node in ast.walk(parse(path)) if isinstance(node, ast.Call)]
    found = [func for func in calls if isinstance(func, ast.Attribute)]
    return frozenset(func.attr for func in found if not is_super(func.value))


def base_names(node: ast.ClassDef) -> list[str]:
    return [base.id for base in node.bases if isinstance(base, ast.Name)]


def derives(known: dict[str, list[str]], name: str, ancestor: str) -> bool:
    bases = known.get(name, [])
    return ancestor in bases or any(derives(known, base, ancestor) for base in bases)


def answers(game: Path, hook: DeclaredHook) -> list[str]:
    """The classes of other folders that define the hook."""
    found = [(path, node) for path in python_files(game / "modules") for node in classes(path)]
    known = {node.name: base_names(node) for _, node in found}
    return [
        node.name
        for path, node in found
        if hook.name in methods(node) and derives(known, node.name, hook.answered_by)
        if hook.home == game or not path.is_relative_to(hook.home)
    ]


def faults_of(game: Path) -> Iterator[str]:
    for hook in declared_hooks(game):
        where = (hook.home / "hooks.py").relative_to(game.parent).as_posix()
        if not any(hook.name in called_methods(path) for path in own_files(game, hook.home)):
            yield f"{where}: {hook.name} is not called by its owner; declare it where it is called"
        if not answers(game, hook):
            yield f"{where}: nobody answers {hook.name}; remove it"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_hooks_belong_to_their_callers_and_are_answered(game: Path) -> None:
    check(list(faults_of(game)))


def test_modules_have_hooks_of_their_own() -> None:
    homes = {hook.home.name for game in GAMES for hook in declared_hooks(game)}
    assert {"clans", "glenmore", "template", "dragon_boats", "trains"} <= homes


BASE_HOOKS = """
class TableHooks:
    def on_move(self): ...
    def sail_cost(self): ...
class Module(TableHooks):
    def deeds(self): ...
class Hooks:
    def lists(self): ...
"""
BASE_CALLS = "for module in modules: module.on_move()\nfor module in modules: module.deeds()\n"
OWN_HOOKS = "class RaceHooks(ModuleHooks):\n    def sail_cost(self): ...\n"
CALLS = "for answer in race_hooks(state): answer.sail_cost()\n"
ANSWER = "class Bully(RaceHooks):\n    def sail_cost(self): ...\n"
MODULE = "class Mobs(Module):\n    def on_move(self): ...\n    def deeds(self): ...\n"
SOUND = {
    "hooks.py": BASE_HOOKS.replace("    def sail_cost(self): ...\n", ""),
    "rules/move.py": BASE_CALLS,
    "modules/boats/hooks.py": OWN_HOOKS,
    "modules/boats/rules.py": CALLS,
    "modules/mobs/rules.py": MODULE + ANSWER,
}


@pytest.mark.parametrize(
    ("changes", "faults"),
    [
        ({}, []),
        (
            {
                "hooks.py": BASE_HOOKS,
                "modules/mobs/rules.py": MODULE + "    def sail_cost(self): ...\n" + ANSWER,
            },
            ["game/hooks.py: sail_cost is not called"],
        ),
        (
            {"modules/boats/rules.py": "", "rules/race.py": CALLS},
            ["game/modules/boats/hooks.py: sail_cost is not called"],
        ),
        (
            {"modules/boats/rules.py": "class Boat:\n    x = super().sail_cost()\n"},
            ["game/modules/boats/hooks.py: sail_cost is not called"],
        ),
        (
            {"modules/mobs/rules.py": MODULE},
            ["game/modules/boats/hooks.py: nobody answers sail_cost"],
        ),
        (
            {"modules/mobs/rules.py": MODULE + ANSWER.replace("RaceHooks", "Other")},
            ["game/modules/boats/hooks.py: nobody answers sail_cost"],
        ),
        (
            {"modules/boats/rules.py": CALLS + ANSWER, "modules/mobs/rules.py": MODULE},
            ["game/modules/boats/hooks.py: nobody answers sail_cost"],
        ),
        (
            {"modules/mobs/rules.py": MODULE.replace("on_move", "on_turn") + ANSWER},
            ["game/hooks.py: nobody answers on_move"],
        ),
        (
            {"rules/move.py": "module.deeds()\n"},
            ["game/hooks.py: on_move is not called"],
        ),
    ],
)
def test_hooks_of_others_and_of_nobody_are_found(
    changes: dict[str, str], faults: list[str], tmp_path: Path
) -> None:
    game = tmp_path / "game"
    for name, source in {**SOUND, **changes}.items():
        (game / name).parent.mkdir(parents=True, exist_ok=True)
        (game / name).write_text(source, "utf-8")
    found = list(faults_of(game))
    assert len(found) == len(faults), found
    for fault, said in zip(faults, found, strict=True):
        assert said.startswith(fault)
