"""Results on disk, one line a game, so that a long run can be interrupted and taken up again."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from ceilidh.bots.arena.match import ArenaResult
from ceilidh.bots.arena.schedule import Contest
from ceilidh.bots.bot_names import current_name
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.reason import Word


class OtherContest(CeilidhError):
    """The file holds games of another kind."""


class ArenaStore:
    """A file whose first line says what is played. A line that was cut off is played again."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest

    def read(self) -> dict[str, ArenaResult]:
        """The games that were played already, by their keys."""
        if not self.path.exists():
            return {}
        lines = [line for line in self.path.read_text("utf-8").splitlines() if line]
        read = [row for line in lines if (row := _parsed(line)) is not None]
        if not read or read[0] != asdict(self.contest):
            raise OtherContest(
                "{file} already holds other games; choose another file or delete it.",
                fields={"file": Word(str(self.path))},
            )
        results = [ArenaResult(**row) for row in read[1:]]
        results = [replace(one, bots=[current_name(bot) for bot in one.bots]) for one in results]
        return {result.key: result for result in results}

    def add(self, result: ArenaResult) -> None:
        fresh = not self.path.exists()
        with self.path.open("a", encoding="utf-8") as stream:
            if fresh:
                stream.write(json.dumps(asdict(self.contest)) + "\n")
            # A line of its own even after one that was cut off.
            elif not _ends_with_a_line(self.path):
                stream.write("\n")
            stream.write(json.dumps(result.data()) + "\n")


def _parsed(line: str) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _ends_with_a_line(path: Path) -> bool:
    with path.open("rb") as stream:
        stream.seek(0, 2)
        if stream.tell() == 0:
            return True
        stream.seek(-1, 2)
        return stream.read(1) == b"\n"
