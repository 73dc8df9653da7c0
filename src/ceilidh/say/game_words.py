"""The words of a game of full size, put together from functions about its positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say.speaker import Notation, Reckoning, Speaker, Tip

# How a seat comes to its points in one line of the score sheet.
Line = Callable[[Speaker, Table, int, int], Reckoning]


@dataclass
class PositionWords(Notation):
    """Each function gets a speaker first and, where it says `Any`, a state of its game.

    `lines` reckons the lines of the score sheet that have something to show.
    """

    of_move: Callable[[Speaker, Any, int, Action], str]
    of_line: Callable[[Speaker, Any, Played, Sequence[str]], str]
    of_prompt: Callable[[Speaker, Any], str]
    of_tip: Callable[[Speaker, Table, str], Tip]
    of_name: Callable[[Speaker, str, str], str]
    of_choice: Callable[[Speaker, str, str], str]
    lines: Mapping[str, Line]

    def move(self, to: Speaker, table: Table, move: Move) -> str:
        return self.of_move(to, table.state, move.seat, move.action)

    def line(self, to: Speaker, table: Table, played: Played, names: Sequence[str]) -> str:
        # A move that is only tried has no position before it but the present one.
        before = table.state if played.before is None else played.before
        return self.of_line(to, before, played, names)

    def prompt(self, to: Speaker, table: Table, seat: int) -> str:
        return self.of_prompt(to, table.state)

    def tip(self, to: Speaker, table: Table, target: str) -> Tip:
        return self.of_tip(to, table, target)

    def reckoning(self, to: Speaker, table: Table, seat: int, line: str, points: int) -> Reckoning:
        known = self.lines.get(line)
        return known(to, table, seat, points) if known else Reckoning("")

    def name(self, to: Speaker, kind: str, word: str) -> str:
        return self.of_name(to, kind, word)

    def choice(self, to: Speaker, option: str, value: str) -> str:
        return self.of_choice(to, option, value)
