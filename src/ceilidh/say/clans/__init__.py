"""The words of Clans of Caledonia: buttons, log, prompts, explanations, names."""

from collections.abc import Sequence

from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say.clans.log import line_words
from ceilidh.say.clans.moves import move_words
from ceilidh.say.clans.options import choice_words, name_words
from ceilidh.say.clans.prompts import prompt_words
from ceilidh.say.clans.reckoning import reckoning_words
from ceilidh.say.clans.tips import tip_words
from ceilidh.say.speaker import Outlook, Reckoning, Speaker, Task, Tip


class ClansWords:
    def move(self, to: Speaker, table: Table, move: Move) -> str:
        return move_words(to, table.state, move.seat, move.action)

    def line(self, to: Speaker, table: Table, played: Played, names: Sequence[str]) -> str:
        # A move that is only tried has no position before it but the present one.
        before = table.state if played.before is None else played.before
        return line_words(to, before, played, names)

    def prompt(self, to: Speaker, table: Table, seat: int) -> str:
        return prompt_words(to, table.state)

    def tip(self, to: Speaker, table: Table, target: str) -> Tip:
        return tip_words(to, table, target)

    def reckoning(self, to: Speaker, table: Table, seat: int, line: str, points: int) -> Reckoning:
        return reckoning_words(to, table, seat, line, points)

    def outlook(self, to: Speaker, table: Table, move: Move) -> Outlook:
        return Outlook()

    def checklist(self, to: Speaker, table: Table, seat: int) -> list[Task]:
        return []

    def name(self, to: Speaker, kind: str, word: str) -> str:
        return name_words(to, kind, word)

    def choice(self, to: Speaker, option: str, value: str) -> str:
        return choice_words(to, option, value)
