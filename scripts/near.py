"""The quick check: linters on the files that have changed, and the tests near them.

    python -m scripts.near             what differs from the branch `main`, committed or not
    python -m scripts.near FILE ...    these files instead
    python -m scripts.near --list      only name the tests

A test file is near if it has changed itself, if it imports a changed module or bears its name, or
if it cites a rule of a section that a changed rule file names in its first line. Whole games and
browsers are left out. `make test` runs everything.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
TESTS = ROOT / "tests"
SHAPE = ("tests/test_architecture.py", "tests/test_layers.py", "tests/test_names.py")
SECTION = re.compile(r"\b(?:CC|IN|GM)-[A-Z][A-Z0-9]*")
PAGES = (".js", ".css", ".json")
FEW = 5  # files of tests


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def changed_files() -> list[str]:
    """What differs from `main`; on `main` itself, what is not committed."""
    base = git("merge-base", "main", "HEAD")[0]
    found = [*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")]
    return sorted({name for name in found if (ROOT / name).is_file()})


def dotted(name: str) -> str:
    """`ceilidh.kernel.table` for `src/ceilidh/kernel/table.py`."""
    inside = Path(name).relative_to("src").with_suffix("")
    return ".".join(inside.parent.parts if inside.name == "__init__" else inside.parts)


@cache
def test_texts() -> dict[str, str]:
    """All test files that need no browser, with what is in them."""
    paths = [path for path in sorted(TESTS.rglob("test_*.py")) if "browser" not in path.parts]
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}


def near_source(name: str) -> Iterator[str]:
    """The test files near a file of the package."""
    first = (ROOT / name).read_text("utf-8").partition("\n")[0]
    sections = SECTION.findall(first)
    imported = re.compile(rf"\b{re.escape(dotted(name))}\b")
    named = f"test_{Path(name).stem}"
    layers = set(Path(name).parts[2:-1])
    cited = re.compile("|".join(rf"\b{section}-" for section in sections)) if sections else None
    for test, text in test_texts().items():
        path = Path(test)
        is_named = path.stem.startswith(named) and bool(layers & set(path.parts))
        is_citing = cited is not None and bool(layers & set(path.parts)) and cited.search(text)
        if is_named or is_citing or imported.search(text):
            yield test


def near(names: Iterable[str]) -> list[str]:
    """The test files near these files."""
    found: set[str] = set()
    for name in names:
        path = Path(name)
        if path.name.startswith("test_") and path.parts[0] == "tests" and path.suffix == ".py":
            found.add(name)
        elif path.parts[0] == "src" and path.suffix == ".py":
            found.update(near_source(name), SHAPE)
        elif path.suffix == ".md":
            found.add("tests/test_docs.py")
        elif path.parts[0] == "src" and path.suffix == ".toml":
            found.update(test for test in test_texts() if f"{path.parts[3]}/components/" in test)
    return sorted(found)


def linters(names: list[str]) -> Iterator[list[str]]:
    """The quickest first."""
    python = [name for name in names if name.endswith(".py")]
    if python:
        yield [sys.executable, "-m", "ruff", "format", "--check", *python]
        yield [sys.executable, "-m", "ruff", "check", *python]
    if any(name.startswith("src/ceilidh/web") and name.endswith(PAGES) for name in names):
        yield ["npm", "run", "--silent", "lint"]
        yield ["npm", "test", "--silent"]
    if python:
        yield [sys.executable, "-m", "mypy", "--strict", *python]


def run_tests(tests: list[str]) -> int:
    """A second worker takes a while to start, which a few files do not pay back."""
    workers = "2" if len(tests) > FEW else "0"
    words = [sys.executable, "-m", "pytest", "-q", "-n", workers, "-m", "not whole", *tests]
    return subprocess.run(words, cwd=ROOT).returncode


def check(names: list[str], tests: list[str]) -> int:
    """Linters and tests at once; what the linters say comes last, where it is read."""
    with ThreadPoolExecutor(1) as beside:
        tested = beside.submit(run_tests, tests) if tests else None
        said = [
            subprocess.run(
                one, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
            )
            for one in linters(names)
        ]
        worst = tested.result() if tested else 0
    for one in said:
        print(one.stdout, one.stderr, sep="", end="")
    return max([worst, *[one.returncode for one in said]])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", nargs="*", help="files instead of those that differ from main")
    parser.add_argument("--list", action="store_true", help="only name the tests")
    chosen = parser.parse_args(arguments)
    names = chosen.files or changed_files()
    tests = near(names)
    if chosen.list:
        print("\n".join(tests))
        return 0
    if not names:
        print("Nothing differs from main.")
    return check(names, tests)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
