"""Programs in a process of their own in which some packages cannot be imported."""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HIDDEN = """
import sys
from importlib.abc import MetaPathFinder

class Hidden(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
for loaded in [name for name in sys.modules if name.partition(".")[0] in {names}]:
    del sys.modules[loaded]
"""


def run_without(names: Iterable[str], program: str) -> subprocess.CompletedProcess[str]:
    """What became of a program that is run where these packages are not installed."""
    whole = HIDDEN.format(names=set(names)) + program
    return subprocess.run(
        [sys.executable, "-c", whole], capture_output=True, text=True, check=False, cwd=ROOT
    )
