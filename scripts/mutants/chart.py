"""The map of which tests run which lines, kept in `build/mutants` between runs.

It is advice: tests decide, the map says which ones to ask. So a source that was edited since a test
was traced does no harm. Its lines are found again by their text.
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from pathlib import Path

from coverage.numbits import numbits_to_nums

from scripts.mutants.checkout import Checkout, digest

SCHEMA = """
CREATE TABLE IF NOT EXISTS files(file TEXT PRIMARY KEY, digest TEXT, passed INT);
CREATE TABLE IF NOT EXISTS tests(
    id INTEGER PRIMARY KEY, test TEXT UNIQUE, file TEXT, seconds REAL, rules TEXT);
CREATE TABLE IF NOT EXISTS texts(digest TEXT PRIMARY KEY, text TEXT);
CREATE TABLE IF NOT EXISTS lines(source TEXT, digest TEXT, test TEXT, file TEXT, numbits BLOB);
CREATE TABLE IF NOT EXISTS unbroken(test TEXT PRIMARY KEY, digest TEXT, seconds REAL);
CREATE INDEX IF NOT EXISTS lines_of_source ON lines(source);
CREATE INDEX IF NOT EXISTS lines_of_file ON lines(file);
"""


@dataclass(frozen=True, slots=True)
class Test:
    """A test, or a whole test file, in whose processes a line was run."""

    name: str
    file: str
    seconds: float
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Traced:
    """What one test file has run: lines by source and test."""

    file: str
    passed: bool
    tests: list[Test]
    lines: list[tuple[str, str, bytes]]  # source, test, numbits


@lru_cache(4096)
def moved(old: str, new: str) -> dict[int, int]:
    """Lines of an old text by those of the new one that are the same."""
    before, after = old.splitlines(), new.splitlines()
    found: dict[int, int] = {}
    for block in SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks():
        found |= {block.b + one + 1: block.a + one + 1 for one in range(block.size)}
    return found


class Chart:
    def __init__(self, checkout: Checkout, path: Path | None = None) -> None:
        self.checkout = checkout
        file = path or checkout.root / "build" / "mutants" / "map.sqlite"
        file.parent.mkdir(parents=True, exist_ok=True)
        self.base = sqlite3.connect(file)
        self.base.executescript(SCHEMA)
        self.found: dict[str, dict[int, set[str]]] = {}

    def close(self) -> None:
        self.base.close()

    # --- what was traced --------------------------------------------------------------------------

    def key(self, file: str, marks: str) -> str:
        return digest(self.checkout.text(file), marks)

    def missing(self, files: dict[str, str], again: bool) -> list[str]:
        """Test files that were not traced with these marks, have changed, or did not pass."""
        fine = "SELECT file, digest FROM files WHERE passed >= ?"
        known = dict(self.base.execute(fine, (again,)))
        return [file for file, marks in files.items() if known.get(file) != self.key(file, marks)]

    def keep(self, traced: Traced, marks: str) -> None:
        """All of one test file at once; what was known of it before is forgotten."""
        with self.base:
            for table in ("files", "tests", "lines"):
                self.base.execute(f"DELETE FROM {table} WHERE file = ?", (traced.file,))
            rows = [
                (test.name, test.file, test.seconds, json.dumps(test.rules))
                for test in traced.tests
            ]
            self.base.executemany(
                "INSERT OR REPLACE INTO tests(test, file, seconds, rules) VALUES (?, ?, ?, ?)", rows
            )
            texts = {source: self.checkout.text(source) for source, _, _ in traced.lines}
            self.base.executemany(
                "INSERT OR IGNORE INTO texts VALUES (?, ?)",
                [(digest(text), text) for text in texts.values()],
            )
            self.base.executemany(
                "INSERT INTO lines VALUES (?, ?, ?, ?, ?)",
                [
                    (source, digest(texts[source]), test, traced.file, numbits)
                    for source, test, numbits in traced.lines
                ],
            )
            key = self.key(traced.file, marks)
            row = (traced.file, key, traced.passed)
            self.base.execute("INSERT INTO files VALUES (?, ?, ?)", row)

    # --- questions --------------------------------------------------------------------------------

    def tests(self) -> dict[str, Test]:
        """All that passed when they were traced, by name."""
        rows = self.base.execute("SELECT test, file, seconds, rules FROM tests")
        return {
            name: Test(name, file, took, tuple(json.loads(ids))) for name, file, took, ids in rows
        }

    def runners(self, source: str) -> dict[int, set[str]]:
        """Tests and test files by the line of a source that they ran."""
        if source not in self.found:
            self.found[source] = self.read(source)
        return self.found[source]

    def read(self, source: str) -> dict[int, set[str]]:
        current = self.checkout.text(source)
        places: dict[str, dict[int, int]] = {}
        found: dict[int, set[str]] = defaultdict(set)
        query = (
            "SELECT digest, text, test, numbits FROM lines JOIN texts USING (digest)"
            " WHERE source = ?"
        )
        for key, text, test, numbits in self.base.execute(query, (source,)):
            if key not in places:
                places[key] = {old: new for new, old in moved(text, current).items()}
            for line in numbits_to_nums(numbits):
                if line in places[key]:
                    found[places[key][line]].add(test)
        return found

    def known(self, source: str, line: int) -> bool:
        """Whether a line stood there, as it is, when it was traced last."""
        current = self.checkout.text(source)
        query = "SELECT text FROM texts WHERE digest IN (SELECT digest FROM lines WHERE source = ?)"
        return any(line in moved(text, current) for (text,) in self.base.execute(query, (source,)))

    def sources_of(self, tests: Iterable[str]) -> set[str]:
        """Sources of which tests ran a line."""
        query = "SELECT DISTINCT source FROM lines WHERE test = ?"
        return {row[0] for test in tests for row in self.base.execute(query, (test,))}

    # --- the unbroken run -------------------------------------------------------------------------

    def unbroken(self) -> dict[str, float]:
        """Seconds of the tests that have passed on this very checkout."""
        query = "SELECT test, seconds FROM unbroken WHERE digest = ?"
        return dict(self.base.execute(query, (self.checkout.digest,)))

    def keep_unbroken(self, seconds: dict[str, float]) -> None:
        with self.base:
            self.base.executemany(
                "INSERT OR REPLACE INTO unbroken VALUES (?, ?, ?)",
                [(test, self.checkout.digest, took) for test, took in seconds.items()],
            )
