"""What was said at a table is remembered: it is the same for all who may hear it.

Whether one may is not decided here: who asks names only moves that the reader may know of.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ceilidh.kernel.game import Standing
from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say import Speaker
from ceilidh.say.answers import Brief
from ceilidh.say.move_parts import TURN, MovePart, StoryEntry, TurnCut, TurnCutter, TurnPieces
from ceilidh.say.phase_sheet import PhaseSheet, phase_sheet
from ceilidh.say.phase_summary import PhaseSummary
from ceilidh.say.speaker import words_for
from ceilidh.server.table.ending import Ending, ending_of
from ceilidh.server.table.replay_marks import ReplayMark, marks_of


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
    A move has a line for its deed (`part` 0), one for each turn that rules played after it, and one
    for the end of a phase, whose `seat` is -1. `last`: no other part follows. `heading` is the part
    of the game, such as a round; a line that `begins` is the first of a turn.
    """

    number: int
    seat: int
    text: str
    open: bool
    steps: bool = False
    part: int = 0
    last: bool = True
    heading: str = ""
    begins: bool = True


@dataclass
class CachedLog:
    """Lines of the log that stay as they are, of so many moves, with the names of the seats.

    `ends` says for each move how many lines there are with it.
    """

    names: list[str]
    played: list[Played]
    lines: list[LineScene]
    ends: list[int]

    def cut(self, moves: int) -> None:
        """Forget all but so many moves."""
        del self.lines[self.ends[moves - 1] if moves else 0 :]
        del self.played[moves:], self.ends[moves:]


def move_lines(
    to: Speaker, table: Table, number: int, names: list[str], parts: list[MovePart]
) -> list[LineScene]:
    """A played move as lines, one for each part; none of them open."""
    to = to.knowing(names)
    words, played = words_for(table.game.name), table.played[number]
    return [
        LineScene(
            number=number + 1,
            seat=part.seat,
            text=words.part_line(to, played, part, part is parts[-1], names),
            open=False,
            steps=bool(words.part_steps(to, table, played, part, names)),
            part=part.nth,
            last=part is parts[-1],
            heading=words.heading(to, played, part),
            begins=part.nth > 0 or begins_turn(table, number),
        )
        for part in parts
    ]


def begins_turn(table: Table, number: int) -> bool:
    """Whether a move is the first of a turn: another seat moved before, or its turn was over."""
    if number == 0:
        return True
    before = table.played[number - 1]
    return before.seat != table.played[number].seat or any(
        event.kind == TURN for event in before.events
    )


Sheet = list[tuple[str, list[int]]]  # lines of a name and a value for each seat


class CachedTurns:
    """The turns of one table, and the parts of its moves; every page asks for them.

    A move is known by itself, and kept, so that no other can be taken for it.
    """

    def __init__(self, words: TurnCutter) -> None:
        self.words = words
        self.cut = TurnCut(self)
        self.known: dict[int, tuple[Played, list[MovePart]]] = {}

    def after(self, played: list[Played]) -> list[TurnPieces]:
        """The turns after these moves: the known ones go on, unless moves were taken back."""
        last = self.cut.turns[-1].last if self.cut.turns else None
        known = last.number if last else 0
        # If the last of them is still the same move, then so are all before it.
        if last and (known > len(played) or last.played is not played[known - 1]):
            self.cut, known = TurnCut(self), 0
        for number, one in enumerate(played[known:], known + 1):
            self.cut.add(number, one)
        return list(self.cut.turns)

    def parts(self, played: Played) -> list[MovePart]:
        if id(played) not in self.known:
            self.known[id(played)] = played, self.words.parts(played)
        return self.known[id(played)][1]

    def leads(self, played: Played) -> bool:
        return self.words.leads(played)


class TextCache:
    """The words of one table, in every language that was asked for; used under the room's lock.

    `course` are the scores after every move of a finished game, as far as they are stored.
    """

    def __init__(self, course: Sequence[list[int]] = ()) -> None:
        self.course = course
        self.told: dict[tuple[str, int], tuple[Played, list[str], list[LineScene]]] = {}
        self.final: dict[str, CachedLog] = {}
        self.ended: dict[str, tuple[object, PhaseSummary | None]] = {}
        self.labels: dict[tuple[str, int], tuple[object, list[str], list[MoveText]]] = {}
        self.explained: dict[str, dict[str, bool]] = {}
        self.entries: dict[tuple[str, int, int], tuple[list[object], StoryEntry]] = {}
        self.phased: dict[str, tuple[object, list[str], PhaseSheet | None]] = {}
        self.endings: dict[str, tuple[object, list[str], Ending]] = {}
        self.reckoned: tuple[object, Sheet] = (None, [])
        self.marked: dict[str, tuple[object, list[ReplayMark]]] = {}
        self.cut_turns: CachedTurns | None = None

    def line(self, to: Speaker, table: Table, number: int, names: list[str]) -> list[LineScene]:
        """The lines of the log about a played move, one for each part."""
        played = table.played[number]
        kept = self.told.get((to.language, number))
        # Another move may have its number by now, and a seat another name.
        if kept is None or kept[0] is not played or kept[1] != names:
            parts = self.turns_at(table).parts(played)
            kept = played, names, move_lines(to, table, number, names, parts)
            self.told[to.language, number] = kept
        return kept[2]

    def lines(self, to: Speaker, table: Table, names: list[str], number: int) -> list[LineScene]:
        """The first lines of the log, of moves that are final and that everybody may know."""
        kept = self.final.get(to.language)
        if kept is None or kept.names != names:
            kept = self.final[to.language] = CachedLog(names, [], [], [])
        known = min(len(kept.played), number)
        # If one of them is still the same move, then so are all before it.
        while known and kept.played[known - 1] is not table.played[known - 1]:
            known -= 1
        if known < number:
            kept.cut(known)
        for nth in range(known, number):
            kept.played.append(table.played[nth])
            kept.lines += self.line(to, table, nth, names)
            kept.ends.append(len(kept.lines))
        return kept.lines[: kept.ends[number - 1] if number else 0]

    def phase_summary(self, to: Speaker, table: Table) -> PhaseSummary | None:
        """What the last phase gave to each seat."""
        kept = self.ended.get(to.language)
        if kept is None or kept[0] is not table.state:
            kept = self.ended[to.language] = table.state, to.phase_summary(table)
        return kept[1]

    def turns(self, table: Table) -> list[TurnPieces]:
        """The turns of the game so far."""
        return self.turns_at(table).after(table.played)

    def turns_at(self, table: Table) -> CachedTurns:
        if self.cut_turns is None:
            self.cut_turns = CachedTurns(words_for(table.game.name))
        return self.cut_turns

    def entry(self, to: Speaker, table: Table, turn: TurnPieces, names: list[str]) -> StoryEntry:
        """A turn in short; one that goes on is told anew."""
        key = to.language, turn.first.number, turn.first.part.nth
        same = [turn.first.played, turn.last.played, names]
        kept = self.entries.get(key)
        if kept is None or kept[0] != same:
            kept = self.entries[key] = same, to.entry(table, turn, names)
        return kept[1]

    def phases(self, to: Speaker, table: Table, names: list[str]) -> PhaseSheet | None:
        """The score of a position by phases."""
        kept = self.phased.get(to.language)
        if kept is None or kept[0] is not table.state or kept[1] != names:
            scored = words_for(table.game.name).scored_phases(to, table)
            totals = [sum(one) for one in zip(*[row for _, row in self.sheet(table)], strict=True)]
            over = table.actor is None
            made = phase_sheet(to, scored, totals, names, over) if scored else None
            kept = self.phased[to.language] = table.state, names, made
        return kept[2]

    def ending(
        self, to: Speaker, table: Table, names: list[str], standings: list[Standing]
    ) -> Ending:
        """The end of a game; where it was decided takes a while to find."""
        kept = self.endings.get(to.language)
        if kept is None or kept[0] is not table.state or kept[1] != names:
            made = ending_of(to, table, names, standings, self.course)
            kept = self.endings[to.language] = table.state, names, made
        return kept[2]

    def legal(self, to: Speaker, table: Table, seat: int) -> list[MoveText]:
        """The legal moves of a seat, and what to say of each; the table has the seats' names."""
        kept = self.labels.get((to.language, seat))
        if kept is None or kept[0] is not table.state or kept[1] != table.names:
            legal = table.legal(seat)
            said = [MoveText(one, *to.said(table, one)) for one in legal]
            kept = self.labels[to.language, seat] = table.state, list(table.names), said
        return kept[2]

    def marks(self, to: Speaker, table: Table) -> list[ReplayMark]:
        """The marks on the slider of the replay."""
        kept = self.marked.get(to.language)
        if kept is None or kept[0] is not table.state:
            kept = self.marked[to.language] = table.state, marks_of(table, to)
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
