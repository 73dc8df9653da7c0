"""The shape of the code: layers, sizes, the compiled subset (docs/architecture.md)."""

import ast
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ceilidh.kernel.entry import FACES

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
PACKAGE = SRC / "ceilidh"

MAX_FILE_LINES = 500
MAX_FUNCTION_LINES = 60
LONG_TABLES: frozenset[str] = frozenset()  # files that are one table, exempt from the file size

BANNED_IN_RULES = frozenset({"asyncio", "random", "time"})
NEVER_SERVER = ("ceilidh.draw", "ceilidh.bots", "ceilidh.envs", "ceilidh.say")
MIGRATIONS = "src/ceilidh/server/migrations/"  # a migration is a list, however long
SKIPPED_FOLDERS = frozenset({".git", ".venv", "build", "dist", "htmlcov", "__pycache__"})

Function = ast.FunctionDef | ast.AsyncFunctionDef


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def python_files(*folders: Path) -> list[Path]:
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def check(faults: list[str]) -> None:
    assert not faults, "\n  ".join([f"{len(faults)} to mend:", *faults])


# --- layers ---------------------------------------------------------------------------------


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything that a module imports, wherever it does so."""
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def game_of(module: str) -> str | None:
    """`ceilidh.games.<game>` for a module of a game."""
    parts = module.split(".")
    return ".".join(parts[:3]) if parts[:2] == ["ceilidh", "games"] and len(parts) > 2 else None


def is_face(name: str) -> bool:
    """What a module says, shows and thinks: files of a layer above, in the folder of the module."""
    _, _, inside = name.partition(".modules.")
    return game_of(name) is not None and not set(FACES).isdisjoint(inside.split("."))


def may_import(module: str, target: str) -> bool:
    top = target.split(".")[0]
    if is_face(module) and game_of(target) not in (None, game_of(module)):
        return False
    if is_face(module) or any(within(module, front) for front in NEVER_SERVER):
        return not within(target, "ceilidh.server") and not within(target, "ceilidh.cli")
    if within(module, "ceilidh.server"):
        return not within(target, "ceilidh.cli")
    if not within(module, "ceilidh.kernel") and not within(module, "ceilidh.games"):
        return True
    if is_face(target):
        return False
    if top != "ceilidh":
        stdlib = top in sys.stdlib_module_names and top not in BANNED_IN_RULES
        return stdlib or top == "mypy_extensions"
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
        ("ceilidh.kernel.rng", "random", False),
        ("ceilidh.kernel.rng", "rich.table", False),
        ("ceilidh.kernel.game", "ceilidh.games.clans", False),
        ("ceilidh.games.clans.flow", "ceilidh.kernel.flow.Step", True),
        ("ceilidh.games.clans.flow", "ceilidh.games.clans.modules.clans", True),
        ("ceilidh.games.clans.flow", "ceilidh.games.glenmore.state", False),
        ("ceilidh.games.clans.rules.trade", "ceilidh.games.clans.modules.clans", False),
        ("ceilidh.games.clans.rules.trade", "time.sleep", False),
        ("ceilidh.games.clans.rules.trade", "ceilidh.bots", False),
        ("ceilidh.games.clans.modules.auction.drawing", "ceilidh.draw.svg.ink.Ink", True),
        ("ceilidh.games.clans.modules.auction.drawing", "rich.text.Text", True),
        ("ceilidh.games.clans.modules.auction.drawing", "ceilidh.server.app", False),
        ("ceilidh.games.clans.modules.auction.drawing", "ceilidh.games.glenmore.goods", False),
        ("ceilidh.games.clans.flow", "ceilidh.games.clans.modules.auction.drawing.DRAWING", False),
        ("ceilidh.cli", "ceilidh.server.app", True),
        ("ceilidh.server.app", "ceilidh.cli.serve", False),
        ("ceilidh.draw.svg", "ceilidh.server.app", False),
        ("ceilidh.say.speaker", "ceilidh.cli.app", False),
        ("ceilidh.cli", "ceilidh.kernel.table", True),
    ],
)
def test_layer_rule(module: str, target: str, allowed: bool) -> None:
    assert may_import(module, target) is allowed


# --- sizes ----------------------------------------------------------------------------------


def test_files_are_short() -> None:
    lengths = {
        name_of(path): len(path.read_text("utf-8").splitlines())
        for path in python_files(PACKAGE, ROOT / "tests")
    }
    check(
        [
            f"{name}: {length} lines, at most {MAX_FILE_LINES}"
            for name, length in lengths.items()
            if length > MAX_FILE_LINES and name not in LONG_TABLES
        ]
    )
    assert lengths.keys() >= LONG_TABLES, "LONG_TABLES names a file that is not there"


def test_functions_are_short() -> None:
    faults = []
    for path in python_files(PACKAGE, ROOT / "tests"):
        if name_of(path).startswith(MIGRATIONS):
            continue
        for node in ast.walk(parse(path)):
            if isinstance(node, Function):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                if length > MAX_FUNCTION_LINES:
                    faults.append(f"{name_of(path)}:{node.lineno}: {node.name} has {length} lines")
    check(faults)


# --- the compiled subset --------------------------------------------------------------------

BANNED_MODULES = frozenset({"copy", "copyreg", "dataclasses", "enum", "pickle"})
BANNED_NAMES = frozenset({"typing.Any", "typing.NamedTuple", "collections.namedtuple"})
BANNED_DECORATORS = frozenset({"property", "cached_property", "dataclass", "contextmanager"})
CLASS_DECORATORS = frozenset({"mypyc_attr", "trait", "final"})
GENERATORS = (ast.Yield, ast.YieldFrom)


def compiled_files() -> list[Path]:
    """The modules that setup.py compiles; loading it runs nothing."""
    spec = importlib.util.spec_from_file_location("ceilidh_setup", ROOT / "setup.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return [ROOT / name for name in module.compiled_files()]


def last_name(node: ast.expr) -> str:
    """`c` for `a.b.c(...)`."""
    if isinstance(node, ast.Call):
        node = node.func
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def function_faults(node: Function) -> Iterator[str]:
    if isinstance(node, ast.AsyncFunctionDef):
        yield "async function"
    if node.args.vararg:
        yield f"*{node.args.vararg.arg} in {node.name}"
    if node.name == "__new__":
        yield "__new__"
    for decorator in node.decorator_list:
        if last_name(decorator) in BANNED_DECORATORS or last_name(decorator) == "setter":
            yield f"@{last_name(decorator)}"
    for inner in ast.walk(node):
        if inner is not node and isinstance(inner, Function):
            yield f"nested function {inner.name}"


def subset_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, Function):
            for fault in function_faults(node):
                yield node.lineno, fault
        elif isinstance(node, ast.ClassDef):
            for decorator in node.decorator_list:
                if last_name(decorator) not in CLASS_DECORATORS:
                    yield node.lineno, f"class decorator @{last_name(decorator)}"
        elif isinstance(node, GENERATORS):
            yield node.lineno, "generator"
        elif isinstance(node, ast.Lambda):
            yield node.lineno, "lambda"
        elif isinstance(node, ast.Match):
            yield node.lineno, "match statement"
        elif isinstance(node, ast.Attribute) and node.attr == "__new__":
            yield node.lineno, "__new__"
        elif isinstance(node, ast.Name) and node.id == "__name__":
            yield node.lineno, "__name__ (no code that runs as a script)"


def banned_imports(path: Path) -> Iterator[tuple[int, str]]:
    for line, target in imports(path):
        if target.split(".")[0] in BANNED_MODULES or target in BANNED_NAMES:
            yield line, f"import of {target}"


def test_compiled_modules_keep_to_the_subset() -> None:
    files = compiled_files()
    assert files, "setup.py finds no module to compile"
    faults = []
    for path in files:
        for line, fault in [*subset_faults(parse(path)), *banned_imports(path)]:
            faults.append(f"{name_of(path)}:{line}: {fault}")
        for number, text in enumerate(path.read_text("utf-8").splitlines(), 1):
            if "# type: ignore" in text:
                faults.append(f"{name_of(path)}:{number}: type: ignore")
    check(faults)


@pytest.mark.parametrize(
    "source",
    [
        "@dataclass\nclass A:\n    x: int",
        "class A:\n    @property\n    def x(self): return 1",
        "def f():\n    yield 1",
        "def f():\n    def g(): pass",
        "f = lambda: 1",
        "def f(*args): pass",
        "def f(x):\n    match x:\n        case 1: pass",
        "class A:\n    def __new__(cls): pass",
        "a = A.__new__(A)",
        "async def f(): pass",
        "if __name__ == '__main__': pass",
    ],
)
def test_subset_check_finds(source: str) -> None:
    assert list(subset_faults(ast.parse(source)))


def test_subset_check_lets_plain_code_pass() -> None:
    source = "@mypyc_attr(serializable=True)\nclass A:\n    def f(self, x: int) -> int: return x"
    assert not list(subset_faults(ast.parse(source)))


# --- text -----------------------------------------------------------------------------------

UNFINISHED = re.compile(r"\b(?:TODO|FIXME|NotImplementedError)\b")
MACHINE_PATH = re.compile(r"(?<![\w.:/~-])/(?:work|root|home|Users|mnt|opt)/[\w.]")


def text_files() -> Iterator[tuple[Path, str]]:
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        if SKIPPED_FOLDERS.intersection(parts) or any(p.endswith("_cache") for p in parts):
            continue
        if ".hypothesis" in parts or any(p.endswith(".egg-info") for p in parts):
            continue
        if path.is_file() and not path.name.startswith(".coverage"):
            try:
                yield path, path.read_text("utf-8")
            except UnicodeDecodeError:
                continue


def lines_matching(pattern: re.Pattern[str], text: str) -> list[int]:
    return [n for n, line in enumerate(text.splitlines(), 1) if pattern.search(line)]


def test_nothing_is_left_unfinished() -> None:
    check(
        [
            f"{name_of(path)}:{number}: unfinished"
            for path in python_files(PACKAGE)
            for number in lines_matching(UNFINISHED, path.read_text("utf-8"))
        ]
    )


def test_no_machine_paths() -> None:
    check(
        [
            f"{name_of(path)}:{number}: path of somebody's machine"
            for path, text in text_files()
            for number in lines_matching(MACHINE_PATH, text)
        ]
    )
