"""Words for people: moves, log lines, prompts and explanations, in the reader's language."""

from ceilidh.say.clans import ClansWords
from ceilidh.say.glenmore import GlenMoreWords
from ceilidh.say.speaker import LANGUAGES, Speaker, Tip, register, speaker

register("clans", ClansWords())
register("glenmore", GlenMoreWords())

__all__ = ["LANGUAGES", "Speaker", "Tip", "speaker"]
