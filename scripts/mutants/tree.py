"""A copy of the checkout in which lines may be broken. The checkout itself is only read."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CACHES = ("__pycache__", "_cache", ".egg-info", ".hypothesis", ".git", ".venv")
BUILDS = frozenset({"build", "dist", "htmlcov", "shared"})  # in the root of a checkout
TOOL = Path(__file__).parent
FOLLOWER = TOOL / "inside" / "follower.py"
STEP = 10  # seconds between the times of two broken texts


def skipped(folder: str, names: list[str]) -> list[str]:
    """Caches, builds and reports."""
    root = Path(folder, "pyproject.toml").exists()
    return [name for name in names if name.endswith(CACHES) or (root and name in BUILDS)]


def forget(file: Path) -> None:
    """No code that was compiled from an earlier text may run."""
    for cached in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        cached.unlink()


class Tree:
    """`root` holds the copy, `scratch` what its tests leave."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root = folder / "copy"
        self.scratch = folder / "scratch"
        self.breaks = 0

    @classmethod
    def copied(cls, checkout: Path, folder: Path) -> Tree:
        """From the checkout, with all sources compiled, so that no test has to do that."""
        tree = cls(folder)
        shutil.copytree(checkout, tree.root, ignore=skipped, symlinks=True)
        # The plugins that run inside its tests, also where another checkout does not have them.
        tool = tree.root / "scripts" / "mutants"
        shutil.copytree(TOOL, tool, ignore=skipped, dirs_exist_ok=True)
        compiling = [sys.executable, "-m", "compileall", "-q", "src"]
        subprocess.run(compiling, cwd=tree.root, check=True, stdout=subprocess.DEVNULL)
        return tree

    def clone(self, folder: Path) -> Tree:
        shutil.copytree(self.folder, folder, symlinks=True)
        return Tree(folder)

    def follow(self) -> None:
        """Processes that tests start look for this file, and learn there that they are traced."""
        shutil.copy(FOLLOWER, self.root / "src" / "sitecustomize.py")

    @contextmanager
    def broken(self, path: str, source: str) -> Iterator[None]:
        """A broken text in place of a file, for a while."""
        file = self.root / path
        text, stat = file.read_bytes(), file.stat()
        try:
            file.write_text(source, "utf-8")
            # No other text had this time, so that no compiled code is taken for that of this one.
            self.breaks += 1
            os.utime(file, (stat.st_atime, stat.st_mtime + STEP * self.breaks))
            forget(file)
            yield
        finally:
            file.write_bytes(text)
            os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))
            forget(file)
            self.mend()

    def mend(self) -> None:
        """Nothing that a run has left is there for the next."""
        shutil.rmtree(self.scratch, ignore_errors=True)
