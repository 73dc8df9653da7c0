"""The words of Glen More II: buttons, log, prompts, explanations, names."""

from typing import Final

from ceilidh.kernel.table import Move, Table
from ceilidh.say.game_words import PositionWords
from ceilidh.say.glenmore.activations import checklist_words, outlook_words
from ceilidh.say.glenmore.log import line_words
from ceilidh.say.glenmore.moves import move_words
from ceilidh.say.glenmore.options import choice_words, name_words
from ceilidh.say.glenmore.prompts import prompt_words
from ceilidh.say.glenmore.reckoning import LINES
from ceilidh.say.glenmore.tips import tip_words
from ceilidh.say.speaker import Outlook, Speaker, Task


class GlenMoreWords(PositionWords):
    """Laying a tile opens activations, which are a list to be ticked off."""

    def outlook(self, to: Speaker, table: Table, move: Move) -> Outlook:
        return outlook_words(to, table, move)

    def checklist(self, to: Speaker, table: Table, seat: int) -> list[Task]:
        return checklist_words(to, table, seat)


WORDS: Final = GlenMoreWords(
    move_words, line_words, prompt_words, tip_words, name_words, choice_words, LINES
)
