"""Words for people: moves, log lines, prompts and explanations, in the reader's language."""

from ceilidh.say.speaker import LANGUAGES, Speaker, Tip, speaker

__all__ = ["LANGUAGES", "Speaker", "Tip", "speaker"]
