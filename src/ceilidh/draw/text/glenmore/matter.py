"""What a decision is about, as far as events have told it: the tile in hand, the card voted on.

Views hold no unfinished business, but the open events of the moves before do.
"""

from typing import Final

from ceilidh.draw.text.glenmore.effects import EffectWords
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.ways import Way, instead_of_barrel, ways_of
from ceilidh.kernel.table import Played

# Steps, and the kinds of event or move that name what they are about; the latest counts.
SOURCES: Final = {
    "pay": ("take", "activate"),
    "place": ("take", "fetch"),
    "immediate effects": ("lay",),
    "choose way": ("activate",),
    "vote": ("council",),
}


class Matter:
    """`played` is the table's own list, which grows and shrinks with the game."""

    def __init__(self, played: list[Played], rules: Rules, effects: EffectWords) -> None:
        self.played = played
        self.rules = rules
        self.effects = effects

    def _latest(self, kinds: tuple[str, ...]) -> str:
        """The thing of the latest event of these kinds; a tile taken has no event of its own."""
        for played in reversed(self.played):
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

    def choice(self, kind: str, number: int) -> str:
        """The text of a way or of an effect, by its place."""
        thing = self._latest(SOURCES["choose way" if kind == "way" else "immediate effects"])
        if not thing:
            return ""
        tile = self.rules.components.tile(thing)
        if kind == "resolve":
            return self.effects.row(tile.immediate[number])
        return self.effects.way(self._ways(thing)[number])

    def _ways(self, name: str) -> list[Way]:
        components = self.rules.components
        rows = [row for card in components.landmarks for row in card.effects]
        rows += [row for clan in components.clan_board.clans for row in clan.effects]
        tile = components.tile(name)
        return ways_of(tile, instead_of_barrel(rows), self.rules.edition)


