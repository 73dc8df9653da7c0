"""Words for people: moves, log lines, prompts and explanations, in the reader's language."""

from ceilidh.say import clans, glenmore
from ceilidh.say.speaker import LANGUAGES, Speaker, Tip, register, speaker

register("clans", clans.WORDS)
register("glenmore", glenmore.WORDS)

__all__ = ["LANGUAGES", "Speaker", "Tip", "speaker"]
