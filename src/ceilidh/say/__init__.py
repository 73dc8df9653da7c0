"""Words for people: moves, log lines, prompts and explanations, in the reader's language."""

from ceilidh.say.answers import Tip
from ceilidh.say.catalogues import LANGUAGES, own_name
from ceilidh.say.speaker import Speaker, speaker

__all__ = ["LANGUAGES", "Speaker", "Tip", "own_name", "speaker"]
