"""The shape of the code: sizes, the compiled subset, text (docs/architecture.md)."""

import ast
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.shared.sources import PACKAGE, ROOT, check, imports, name_of, parse, python_files

MAX_FILE_LINES = 500
MAX_FUNCTION_LINES = 60
LONG_TABLES: frozenset[str] = frozenset()  # files that are one table, exempt from the file size

MIGRATIONS = "src/ceilidh/server/storage/migrations/"  # a migration is a list, however long
SKIPPED_FOLDERS = frozenset(
    {".git", ".venv", "node_modules", "build", "dist", "htmlcov", "__pycache__"}
)

Function = ast.FunctionDef | ast.AsyncFunctionDef


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


def starred(node: ast.expr) -> bool:
    return isinstance(node, ast.Tuple) and any(isinstance(one, ast.Starred) for one in node.elts)


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
        elif isinstance(node, ast.Compare) and any(map(starred, node.comparators)):
            yield node.lineno, "a tuple with a star in a comparison"
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
        "a = 1 in (2, *b)",
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
