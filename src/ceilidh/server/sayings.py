"""What was said at a table is remembered: it is the same for all who may hear it.

Whether one may is not decided here: who asks names only moves that the reader may know of.
"""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say import Speaker
from ceilidh.say.speaker import Brief


@dataclass
class Said:
    """A legal move in words: in a sentence, and as a card says it."""

    move: Move
    label: str
    brief: Brief


Sheet = list[tuple[str, list[int]]]  # lines of a name and a value for each seat


class Sayings:
    """The words of one table, in every language that was asked for; used under the room's lock."""

    def __init__(self) -> None:
        self.lines: dict[tuple[str, int], tuple[Played, list[str], str, bool]] = {}
        self.labels: dict[tuple[str, int], tuple[object, list[Said]]] = {}
        self.explained: dict[str, dict[str, bool]] = {}
        self.reckoned: tuple[object, Sheet] = (None, [])

    def line(self, to: Speaker, table: Table, number: int, names: list[str]) -> tuple[str, bool]:
        """The sentence of the log about a played move, and whether it can be told by steps."""
        played = table.played[number]
        kept = self.lines.get((to.language, number))
        # Another move may have its number by now, and a seat another name.
        if kept is None or kept[0] is not played or kept[1] != names:
            said, steps = to.line(table, played, names), to.has_steps(table, played)
            kept = self.lines[to.language, number] = played, names, said, steps
        return kept[2], kept[3]

    def legal(self, to: Speaker, table: Table, seat: int) -> list[Said]:
        """The legal moves of a seat, and what to say of each."""
        kept = self.labels.get((to.language, seat))
        if kept is None or kept[0] is not table.state:
            legal = table.legal(seat)
            kept = table.state, [Said(one, *to.said(table, one)) for one in legal]
            self.labels[to.language, seat] = kept
        return kept[1]

    def sheet(self, table: Table) -> Sheet:
        """The score sheet of a position: everybody may see it."""
        if self.reckoned[0] is not table.state:
            self.reckoned = table.state, table.sheet()
        return self.reckoned[1]

    def explains(self, to: Speaker, table: Table, line: str) -> bool:
        """Whether there is something to say about a line of the score sheet."""
        known = self.explained.setdefault(to.language, {})
        if line not in known:
            known[line] = bool(to.tip(table, f"line:{line}").text)
        return known[line]
