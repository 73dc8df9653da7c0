"""The compiled engine: bots think in it as soon as it is there.

`make play` serves at once and compiles kernel, games and judges meanwhile. The server itself gains
nothing by them and goes on as it is; only the processes in which bots think are begun anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

DONE = ".built"  # lies in the folder when all of it is there


class CompiledEngine:
    """A folder that holds the package compiled, or will; an empty name is none."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder).resolve() if folder else None
        self.adopted = False

    def adopt(self) -> bool:
        """Let processes that begin from now on use it; True once, when it has come to be there."""
        if self.adopted or self.folder is None or not (self.folder / DONE).exists():
            return False
        # New processes get the path of this one. What is imported here stays what it is.
        sys.path.insert(0, str(self.folder))
        self.adopted = True
        return True
