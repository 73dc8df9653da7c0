"""What a decision is about, as far as events have told it: the tile in hand, the card voted on.

Views hold no unfinished business, but the open events of the moves before do.
"""

from typing import Final

from ceilidh.draw.text.glenmore.effects import EffectWords
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Played

# Steps, and the kinds of event or move that name what they are about; the latest counts.
SOURCES: Final = {
    "pay": ("take", "activate"),
    "place": ("take", "fetch"),
    "immediate effects": ("lay",),
    "choose way": ("activate",),
    "vote": ("council",),
}
# The steps of moves that choose by number.
CHOICES: Final = {"way": "choose way", "resolve": "immediate effects"}


class Matter:
    """`played` is the table's own list, which grows and shrinks with the game."""

    def __init__(self, played: list[Played], effects: EffectWords, edition: int) -> None:
        self.played = played
        self.effects = effects
        self.edition = edition

    def _latest(self, kinds: tuple[str, ...], until: Played | None = None) -> str:
        """The thing of the latest event of these kinds; a tile taken has no event of its own."""
        before = self.played
        if until is not None:
            numbers = [number for number, one in enumerate(before) if one is until]
            before = before[: numbers[0]] if numbers else []
        for played in reversed(before):
            for event in reversed(played.events):
                if event.kind in kinds:
                    return event.thing
            if played.action.spec.word == "take" and "take" in kinds:
                return played.action.words()[0]
        return ""

    def name(self, step: str) -> str:
        """The name of what a step is about; empty if nothing has told it."""
        thing = self._latest(SOURCES.get(step, ()))
        if not thing:
            return ""
        names = self.effects.names
        return names.cards.get(thing, thing) if step == "vote" else names.tile(thing)

    def choices(self, step: str) -> list[tuple[int, str]]:
        """What can be chosen by number in a step, as it is counted; also what is not legal now."""
        return list(enumerate(self._texts(step), start=1))

    def choice(self, action: Action, until: Played | None = None) -> str:
        """The text of a way or of an effect; `until` is a move already played, None is now."""
        texts = self._texts(CHOICES.get(action.spec.word, ""), until)
        return texts[action.a] if 0 <= action.a < len(texts) else ""

    def _texts(self, step: str, until: Played | None = None) -> list[str]:
        thing = self._latest(SOURCES[step], until) if step in CHOICES.values() else ""
        if not thing:
            return []
        tile = self.effects.components.tile(thing)
        if step == CHOICES["way"]:
            return self.effects.ways(tile, self.edition)
        return [self.effects.row(row) for row in tile.immediate]
