"""The words of Clans of Caledonia: buttons, log, prompts, explanations, names."""

from typing import Final

from ceilidh.say.clans.log import line_words
from ceilidh.say.clans.moves import move_words
from ceilidh.say.clans.options import choice_words, name_words
from ceilidh.say.clans.prompts import prompt_words
from ceilidh.say.clans.reckoning import LINES
from ceilidh.say.clans.tips import tip_words
from ceilidh.say.game_words import PositionWords

WORDS: Final = PositionWords(
    move_words, line_words, prompt_words, tip_words, name_words, choice_words, LINES
)
