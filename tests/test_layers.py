"""Imports point down, and modules stand for themselves (docs/architecture.md, section 1)."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.shared.sources import PACKAGE, check, imports, module_name, name_of, parse, python_files

BANNED_IN_RULES = frozenset({"asyncio", "random", "time"})
FOR_TYPE_CHECKERS = frozenset({"typing_extensions.TypeVar"})  # never imported when a program runs
# What each layer above the games may import, besides games and kernel.
FRONTS = {
    "say": ("say",),
    "draw": ("draw", "say"),
    "book": ("book", "draw", "say"),
    "box": ("box", "draw", "say"),
    "companion": ("companion", "say"),
    "bots": ("bots", "say"),
    "shortcuts": ("shortcuts", "say"),
    "lessons": ("lessons", "say", "shortcuts"),
    "puzzles": ("puzzles", "bots", "say"),
    "envs": ("envs", "bots", "draw", "say"),
}
# Files of a module's folder below games/<game>/modules that belong to another layer.
FACES = {"text": "say", "drawing": "draw", "evaluation": "bots"}
FILES_OF_A_MODULE = frozenset({"rules.py", *[f"{name}.py" for name in FACES]})


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def game_of(module: str) -> str | None:
    """`ceilidh.games.<game>` for a module of a game."""
    parts = module.split(".")
    return ".".join(parts[:3]) if parts[:2] == ["ceilidh", "games"] and len(parts) > 2 else None


def face_of(name: str) -> str | None:
    """The layer of a module's face, or of what is imported from one; None for all else."""
    parts = name.split(".")
    if game_of(name) is None or parts[3:4] != ["modules"]:
        return None
    # Below `modules` stand folders of modules, maybe in folders of their own, as `modules/clans`.
    return next((FACES[part] for part in parts[5:] if part in FACES), None)


def front_of(module: str) -> str | None:
    """The layer of a file above the games: say, draw, bots or envs."""
    top = module.split(".")[1:2]
    return face_of(module) or (top[0] if top and top[0] in FRONTS else None)


def may_import(module: str, target: str) -> bool:
    front = front_of(module)
    if front is not None:
        return front_may_import(front, game_of(module), target)
    if within(module, "ceilidh.server"):
        return not within(target, "ceilidh.cli")
    if not within(module, "ceilidh.kernel") and not within(module, "ceilidh.games"):
        return True
    return face_of(target) is None and rules_may_import(module, target)


def front_may_import(front: str, game: str | None, target: str) -> bool:
    """`game` is that of a module's face; other files of these layers know all games."""
    if not within(target, "ceilidh"):
        return True
    if face_of(target) is not None and face_of(target) not in FRONTS[front]:
        return False
    if game is not None and game_of(target) not in (None, game):
        return False
    layers = target.split(".")[1:2]
    return not layers or layers[0] not in {*FRONTS, "server", "cli"}.difference(FRONTS[front])


def rules_may_import(module: str, target: str) -> bool:
    """For the files of kernel and games."""
    top = target.split(".")[0]
    if top != "ceilidh":
        stdlib = top in sys.stdlib_module_names and top not in BANNED_IN_RULES
        return stdlib or top == "mypy_extensions" or target in FOR_TYPE_CHECKERS
    if within(target, "ceilidh.kernel"):
        return True
    if within(module, "ceilidh.kernel"):
        return False
    game = game_of(module)
    if game is None:  # games/__init__.py may name the games
        return within(target, "ceilidh.games")
    if within(module, f"{game}.rules") and within(target, f"{game}.modules"):
        return False
    return within(target, game)


def test_imports_point_down() -> None:
    check(
        [
            f"{name_of(path)}:{line}: may not import {target}"
            for path in python_files(PACKAGE)
            for line, target in imports(path)
            if not may_import(module_name(path), target)
        ]
    )


@pytest.mark.parametrize(
    ("module", "target", "allowed"),
    [
        ("ceilidh.kernel.rng", "typing.Final", True),
        ("ceilidh.kernel.rng", "mypy_extensions.i64", True),
        ("ceilidh.kernel.rng", "typing_extensions.TypeVar", True),
        ("ceilidh.kernel.rng", "typing_extensions.Self", False),
        ("ceilidh.kernel.rng", "random", False),
        ("ceilidh.kernel.rng", "rich.table", False),
        ("ceilidh.kernel.game", "ceilidh.games.clans", False),
        ("ceilidh.games.clans.flow", "ceilidh.kernel.flow.Step", True),
        ("ceilidh.games.clans.flow", "ceilidh.games.clans.modules.clans", True),
        ("ceilidh.games.clans.flow", "ceilidh.games.glenmore.state", False),
        ("ceilidh.games.clans.rules.trade", "ceilidh.games.clans.modules.clans", False),
        ("ceilidh.games.clans.rules.trade", "time.sleep", False),
        ("ceilidh.games.clans.rules.trade", "ceilidh.bots", False),
        ("ceilidh.cli", "ceilidh.server.app", True),
        ("ceilidh.server.app", "ceilidh.cli.serve", False),
        ("ceilidh.draw.svg", "ceilidh.server.app", False),
        ("ceilidh.say.speaker", "ceilidh.cli.app", False),
        ("ceilidh.say.speaker", "ceilidh.draw.svg.page", False),
        ("ceilidh.draw.svg", "ceilidh.say.Speaker", True),
        ("ceilidh.draw.svg", "ceilidh.bots.base", False),
        ("ceilidh.bots.base", "ceilidh.draw.svg", False),
        ("ceilidh.bots.base", "ceilidh.games.clans.state", True),
        ("ceilidh.cli", "ceilidh.kernel.table", True),
    ],
)
def test_layer_rule(module: str, target: str, allowed: bool) -> None:
    assert may_import(module, target) is allowed


CLAN = "ceilidh.games.clans.modules.clans.gordon"
CHRONICLE = "ceilidh.games.glenmore.modules.great_glen"


@pytest.mark.parametrize(
    ("module", "target", "allowed"),
    [
        # A face imports its own layer and what lies below it.
        (f"{CLAN}.text", "ceilidh.say.clans.moves.ModuleText", True),
        (f"{CLAN}.text", "babel.numbers", True),
        (f"{CLAN}.text", "ceilidh.kernel.reason.message", True),
        (f"{CLAN}.text", f"{CLAN}.rules.SILOS", True),
        (f"{CLAN}.text", "ceilidh.draw.svg.page", False),
        (f"{CLAN}.text", "ceilidh.bots.base", False),
        (f"{CLAN}.text", f"{CLAN}.drawing.row", False),
        (f"{CLAN}.text", f"{CHRONICLE}.text", False),
        (f"{CLAN}.text", "ceilidh.games.glenmore.state", False),
        (f"{CHRONICLE}.drawing", "ceilidh.draw.svg.page", True),
        (f"{CHRONICLE}.drawing", "ceilidh.say.Speaker", True),
        (f"{CHRONICLE}.drawing", f"{CHRONICLE}.text.NAMES", True),
        (f"{CHRONICLE}.drawing", "ceilidh.bots.base", False),
        (f"{CHRONICLE}.drawing", "ceilidh.server.table.scene", False),
        (f"{CHRONICLE}.evaluation", "ceilidh.bots.base.Term", True),
        (f"{CHRONICLE}.evaluation", "ceilidh.games.glenmore.state.State", True),
        (f"{CHRONICLE}.evaluation", "ceilidh.draw.svg.page", False),
        (f"{CHRONICLE}.evaluation", "ceilidh.cli.app", False),
        (f"{CHRONICLE}.rules", "ceilidh.envs.shown.Count", False),
        # No rule knows a face, nor do the other files of a module.
        (CLAN, f"{CLAN}.text", False),
        (f"{CLAN}.rules", f"{CLAN}.text.NAMES", False),
        (f"{CLAN}.rules", f"{CLAN}.evaluation", False),
        (f"{CLAN}.rules", "ceilidh.say.Speaker", False),
        (CLAN, f"{CLAN}.rules.Gordon", True),
        (CLAN, "ceilidh.bots.base", False),
        ("ceilidh.games.clans.modules.catalogue", f"{CLAN}.drawing", False),
        ("ceilidh.games.clans.modules.catalogue", f"{CLAN}.GORDON", True),
        ("ceilidh.games", f"{CHRONICLE}.text", False),
        ("ceilidh.kernel.registry", f"{CHRONICLE}.text", False),
        # The layers above read the faces of their own layer and of those below.
        ("ceilidh.say.clans", f"{CLAN}.text.NAMES", True),
        ("ceilidh.say.clans", f"{CLAN}.drawing", False),
        ("ceilidh.draw.svg", f"{CLAN}.drawing", True),
        ("ceilidh.server.table.scene", f"{CLAN}.text", True),
        # Elsewhere these names mean nothing.
        ("ceilidh.games.clans.text", "ceilidh.say.Speaker", False),
        ("ceilidh.games.clans.modules.terms", "ceilidh.bots.base", False),
    ],
)
def test_layers_of_a_modules_folder(module: str, target: str, allowed: bool) -> None:
    assert may_import(module, target) is allowed


# --- modules stand for themselves -----------------------------------------------------------------


@cache
def words_of(name: str) -> str:
    """`great_glen`, `GreatGlen` and `great-glen` as ` great glen `."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
    return f" {' '.join(re.findall(r'[a-z0-9]+', apart.lower()))} "


def module_folders(games: Path) -> list[Path]:
    """The folders of modules: those that hold rules or a face."""
    return sorted(
        folder
        for folder in games.glob("*/modules/**/*/")
        if (folder / "__init__.py").exists()
        and any((folder / name).exists() for name in FILES_OF_A_MODULE)
    )


def prose(tree: ast.Module) -> set[ast.AST]:
    """Strings that are statements, as docstrings are: they may give examples."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def names_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and text of the identifiers and strings of a file."""
    skipped = prose(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node not in skipped:
                yield node.lineno, node.value
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
        else:
            line = getattr(node, "lineno", 0)
            for field in ("id", "attr", "name", "asname", "arg"):
                if isinstance(getattr(node, field, None), str):
                    yield line, getattr(node, field)


def named_modules(tree: ast.Module, modules: list[str]) -> Iterator[tuple[int, str]]:
    for line, text in names_in(tree):
        said = words_of(text)
        for module in modules:
            if words_of(module) in said:
                yield line, module


def test_no_face_of_a_game_names_a_module() -> None:
    modules = [folder.name for folder in module_folders(PACKAGE / "games")]
    check(
        [
            f"{name_of(path)}:{line}: names the module {module}; its own files say that"
            for path in python_files(*[PACKAGE / layer for layer in FACES.values()])
            for line, module in named_modules(parse(path), modules)
        ]
    )


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("great_glen = 1", True),
        ("def draw_great_glen(): pass", True),
        ("class GreatGlenCards: pass", True),
        ("GREAT_GLEN = 1", True),
        ("x.great_glen", True),
        ("f(great_glen=1)", True),
        ("from ceilidh.games.glenmore.modules.great_glen import rules", True),
        ("import ceilidh.games.glenmore.modules.great_glen.rules", True),
        ("x = 'great-glen'", True),
        ("x = 'A card of the Great Glen.'", True),
        ("x = f'{y} of the Great Glen'", True),
        ("'As the Great Glen does.'", False),
        ("great = glen", False),
        ("greatest_glen = 'great glens'", False),
    ],
)
def test_a_name_of_a_module_is_found(source: str, names: bool) -> None:
    assert bool(list(named_modules(ast.parse(source), ["great_glen"]))) is names


def test_folders_of_modules_are_found(tmp_path: Path) -> None:
    for name in (
        "clans/modules/__init__.py",
        "clans/modules/rules.py",
        "clans/modules/clans/__init__.py",
        "clans/modules/clans/gordon/__init__.py",
        "clans/modules/clans/gordon/rules.py",
        "clans/modules/clans/gordon/data/table.py",
        "glenmore/modules/great_glen/__init__.py",
        "glenmore/modules/great_glen/text.py",
        "glenmore/modules/loose/evaluation.py",
        "glenmore/rules/market/__init__.py",
        "glenmore/rules/market/rules.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert [folder.name for folder in module_folders(tmp_path)] == ["gordon", "great_glen"]
