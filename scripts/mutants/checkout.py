"""What stands where in a checkout: sources by layer, test files, and which sources import which."""

from __future__ import annotations

import ast
import hashlib
from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "src/ceilidh"
# Files of a module's folder below games/<game>/modules that belong to another layer.
FACES = {"text.py": "say", "drawing.py": "draw", "evaluation.py": "bots"}
# They need a browser or a compiler, or are the tests of this tool.
LEFT_OUT = ("tests/browser/", "tests/parity/", "tests/mutants/")


def layer_of(source: str) -> str:
    """`say` for `src/ceilidh/say/...`, and for the words of a module."""
    parts = source.removeprefix(f"{PACKAGE}/").split("/")
    if parts[0] == "games" and "modules" in parts and parts[-1] in FACES:
        return FACES[parts[-1]]
    return parts[0] if len(parts) > 1 else "ceilidh"


def digest(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


def dotted(path: str) -> str:
    """`ceilidh.say.tone` for `src/ceilidh/say/tone.py`."""
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(path: str, tree: ast.Module) -> Iterator[str]:
    """Modules, and names that may be modules."""
    package = dotted(path).split(".")
    if not path.endswith("__init__.py"):
        package.pop()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


class Checkout:
    """Paths are relative to the root and written with slashes."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root.resolve()
        self.kept: dict[str, str] = {}

    def text(self, path: str) -> str:
        if path not in self.kept:
            self.kept[path] = (self.root / path).read_text("utf-8")
        return self.kept[path]

    def names(self, folder: str, pattern: str) -> list[str]:
        found = sorted((self.root / folder).rglob(pattern))
        return [path.relative_to(self.root).as_posix() for path in found]

    @cached_property
    def sources(self) -> list[str]:
        return self.names(PACKAGE, "*.py")

    @cached_property
    def tests(self) -> list[str]:
        found = self.names("tests", "test_*.py")
        return [name for name in found if not name.startswith(LEFT_OUT)]

    @cached_property
    def digest(self) -> str:
        """Of all that a test could depend on."""
        names = [*self.sources, *self.names("tests", "*.py")]
        return digest(*names, *map(self.text, names))

    @cached_property
    def importers(self) -> dict[str, list[str]]:
        """Sources and test files that import a source, by the path of that source."""
        paths = {dotted(source): source for source in self.sources}
        found: dict[str, list[str]] = defaultdict(list)
        for path in [*self.sources, *self.tests]:
            names = set(imported(path, ast.parse(self.text(path))))
            for source in sorted({paths[name] for name in names if name in paths}):
                found[source].append(path)
        return found
