"""What was said at a table is remembered: it is the same for all who may hear it.

Whether one may is not decided here: who asks names only moves that the reader may know of.
"""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say import Speaker
from ceilidh.say.phase_summary import PhaseSummary
from ceilidh.say.speaker import Brief


@dataclass
class MoveText:
    """A legal move in words: in a sentence, and as a card says it."""

    move: Move
    label: str
    brief: Brief


@dataclass
class LineScene:
    """A line of the log: the number of the move, who made it, and the sentence.

    `open`: it belongs to a turn that its owner has not ended, so that it may still go back.
    `steps`: something in it was decided by rules, which can be told step by step.
    """

    number: int
    seat: int
    text: str
    open: bool
    steps: bool = False


@dataclass
class CachedLog:
    """Lines of the log that stay as they are, of so many moves, with the names of the seats."""

    names: list[str]
    played: list[Played]
    lines: list[LineScene]


Sheet = list[tuple[str, list[int]]]  # lines of a name and a value for each seat


class TextCache:
    """The words of one table, in every language that was asked for; used under the room's lock."""

    def __init__(self) -> None:
        self.told: dict[tuple[str, int], tuple[Played, list[str], str, bool]] = {}
        self.final: dict[str, CachedLog] = {}
        self.ended: dict[str, tuple[object, PhaseSummary | None]] = {}
        self.labels: dict[tuple[str, int], tuple[object, list[MoveText]]] = {}
        self.explained: dict[str, dict[str, bool]] = {}
        self.reckoned: tuple[object, Sheet] = (None, [])

    def line(self, to: Speaker, table: Table, number: int, names: list[str]) -> tuple[str, bool]:
        """The sentence of the log about a played move, and whether it can be told by steps."""
        played = table.played[number]
        kept = self.told.get((to.language, number))
        # Another move may have its number by now, and a seat another name.
        if kept is None or kept[0] is not played or kept[1] != names:
            said, steps = to.line(table, played, names), to.has_steps(table, played)
            kept = self.told[to.language, number] = played, names, said, steps
        return kept[2], kept[3]

    def lines(self, to: Speaker, table: Table, names: list[str], number: int) -> list[LineScene]:
        """The first lines of the log, of moves that are final and that everybody may know."""
        kept = self.final.get(to.language)
        if kept is None or kept.names != names:
            kept = self.final[to.language] = CachedLog(names, [], [])
        known = min(len(kept.lines), number)
        # If one of them is still the same move, then so are all before it.
        while known and kept.played[known - 1] is not table.played[known - 1]:
            known -= 1
        if known < number:
            del kept.played[known:], kept.lines[known:]
        for nth in range(known, number):
            text, steps = self.line(to, table, nth, names)
            kept.played.append(table.played[nth])
            kept.lines.append(LineScene(nth + 1, table.played[nth].seat, text, False, steps))
        return kept.lines[:number]

    def phase_summary(self, to: Speaker, table: Table) -> PhaseSummary | None:
        """What the last phase gave to each seat."""
        kept = self.ended.get(to.language)
        if kept is None or kept[0] is not table.state:
            kept = self.ended[to.language] = table.state, to.phase_summary(table)
        return kept[1]

    def legal(self, to: Speaker, table: Table, seat: int) -> list[MoveText]:
        """The legal moves of a seat, and what to say of each."""
        kept = self.labels.get((to.language, seat))
        if kept is None or kept[0] is not table.state:
            legal = table.legal(seat)
            kept = table.state, [MoveText(one, *to.said(table, one)) for one in legal]
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
