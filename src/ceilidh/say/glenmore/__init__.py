"""The words of Glen More II: buttons, log, prompts, explanations, names."""

from collections.abc import Sequence

from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say.glenmore.activations import checklist_words, outlook_words
from ceilidh.say.glenmore.log import line_words
from ceilidh.say.glenmore.moves import move_words
from ceilidh.say.glenmore.options import choice_words, name_words
from ceilidh.say.glenmore.prompts import prompt_words
from ceilidh.say.glenmore.reckoning import reckoning_words
from ceilidh.say.glenmore.tips import tip_words
from ceilidh.say.speaker import Outlook, Reckoning, Speaker, Task, Tip


class GlenMoreWords:
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
        return outlook_words(to, table, move)

    def checklist(self, to: Speaker, table: Table, seat: int) -> list[Task]:
        return checklist_words(to, table, seat)

    def name(self, to: Speaker, kind: str, word: str) -> str:
        return name_words(to, kind, word)

    def choice(self, to: Speaker, option: str, value: str) -> str:
        return choice_words(to, option, value)
