"""Who has a table open, by the live lines of this process and by what other processes tell.

A process tells the others when somebody comes or goes, and now and then again, for what is not
told again is forgotten: a process that died has nobody at its tables.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

AGAIN = 10.0  # seconds after which a process tells again who is there
FORGOTTEN = 3 * AGAIN
MOST_NAMED = 300  # users that fit into a note to other processes; the rest are a number
PREFIX = "here="

Who = tuple[str, int]  # a user by his number, or a stranger by that of his line
USER, STRANGER = "user", "stranger"


@dataclass(frozen=True)
class Present:
    """Those who have a table open: users by their numbers, and how many nobody knows."""

    users: frozenset[int] = frozenset()
    strangers: int = 0

    def note(self) -> str:
        """As one word, for other processes."""
        named = sorted(self.users)[:MOST_NAMED]
        others = self.strangers + len(self.users) - len(named)
        return f"{PREFIX}{','.join(map(str, named))}+{others}"

    @classmethod
    def of_note(cls, note: str) -> Present:
        named, _, strangers = note.removeprefix(PREFIX).partition("+")
        return cls(frozenset(int(one) for one in named.split(",") if one), int(strangers))


NOBODY = Present()


class Presence:
    """Counts the lines of everybody at every table; may be asked from any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.lock = threading.Lock()
        self.lines: dict[str, Counter[Who]] = {}
        self.told: dict[str, dict[str, tuple[float, Present]]] = {}  # by table and process

    def enter(self, table_id: str, who: Who) -> bool:
        """A line is open; whether somebody has come by it."""
        with self.lock:
            lines = self.lines.setdefault(table_id, Counter())
            lines[who] += 1
            return lines[who] == 1

    def leave(self, table_id: str, who: Who) -> bool:
        """A line has ended; whether somebody has gone with it."""
        with self.lock:
            lines = self.lines[table_id]
            lines[who] -= 1
            if lines[who]:
                return False
            del lines[who]
            if not lines:
                del self.lines[table_id]
            return True

    def mine(self, table_id: str) -> Present:
        """Those whose lines are of this process."""
        with self.lock:
            lines = self.lines.get(table_id, Counter())
            users = frozenset(number for kind, number in lines if kind == USER)
            return Present(users, len(lines) - len(users))

    def tables(self) -> list[str]:
        """Where this process has a line."""
        with self.lock:
            return list(self.lines)

    def all(self, table_id: str) -> Present:
        """Everybody at a table, in whatever process."""
        mine = self.mine(table_id)
        with self.lock:
            others = [present for _, present in self.told.get(table_id, {}).values()]
        users = mine.users.union(*(one.users for one in others))
        return Present(users, mine.strangers + sum(one.strangers for one in others))

    def hear(self, process: str, table_id: str, note: str) -> bool:
        """Another process tells of its lines; whether that is news."""
        present = Present.of_note(note)
        with self.lock:
            known = self.told.setdefault(table_id, {})
            before = known.pop(process, (0.0, NOBODY))[1]
            if present != NOBODY:
                known[process] = (self.clock(), present)
            if not known:
                del self.told[table_id]
            return present != before

    def forget(self) -> list[str]:
        """Drop what has not been told again; the tables that it was about."""
        oldest = self.clock() - FORGOTTEN
        with self.lock:
            changed: list[str] = []
            for table_id, known in list(self.told.items()):
                gone = [process for process, (then, _) in known.items() if then < oldest]
                for process in gone:
                    del known[process]
                if gone:
                    changed.append(table_id)
                if not known:
                    del self.told[table_id]
            return changed
