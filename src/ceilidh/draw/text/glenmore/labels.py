"""Words of `say` in the short forms that panels and cells have room for."""

from collections.abc import Sequence
from typing import Final

from ceilidh.draw.text.fit import shortened
from ceilidh.games.glenmore.components.effects import (
    CLAN_MARKER,
    GAIN_BARREL,
    GAIN_GOODS,
    GAIN_JOKER,
    GAIN_MOVEMENT,
    GAIN_SCOT,
    SPECIAL,
    EffectRow,
)
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import END, KIND_NAMES, PERSON, RESOURCE_NAMES, TERRITORY
from ceilidh.games.glenmore.state import State
from ceilidh.say import Speaker
from ceilidh.say.glenmore.effects import activation, effect, jokers
from ceilidh.say.glenmore.names import THINGS, amount, goods, tile_name, types
from ceilidh.say.phrases import listed, message

# What an activation gives in a cell, beside resources, points and what only a module knows.
GIVEN: Final = {GAIN_MOVEMENT: "mv", GAIN_JOKER: "?", CLAN_MARKER: "cl", GAIN_BARREL: "br"}
POINTS: Final = message("VP")


class GlenMoreLabels:
    """The words of one language for the tables of one game."""

    def __init__(self, to: Speaker, state: State) -> None:
        self.to = to
        self.state = state
        self.components: Components = state.rules.components
        self.resources = [to.text(THINGS[name]) for name in RESOURCE_NAMES]
        self.short_resources = dict(zip(RESOURCE_NAMES, shortened(self.resources, 2), strict=True))

    def tile_name(self, word: str) -> str:
        return tile_name(self.to, self.components, word)

    def some(self, number: int, thing: str) -> str:
        return amount(self.to, number, thing)

    def goods(self, numbers: Sequence[int]) -> list[str]:
        return goods(self.to, list(numbers))

    def type(self, tile: Tile) -> str:
        """The tile's types. A loch has none: the river ends in it, and nothing is activated."""
        if tile.kind != TERRITORY:
            return self.to.text("person tile") if tile.kind == PERSON else ""
        loch = self.to.text("loch") if tile.river and not tile.activation else ""
        return " ".join(types(self.to, tile.types)) or loch

    def cost(self, tile: Tile) -> str:
        """`wood stone`, `2 coins`, or `free`."""
        pairs = [(n, KIND_NAMES[kind]) for kind, n in enumerate(tile.cost) if n]
        parts = [self.to.text(THINGS[name]) if n == 1 else self.some(n, name) for n, name in pairs]
        return " ".join(parts) or self.to.text("free")

    def _at_once(self, row: EffectRow) -> str:
        """An effect of a tile; that its pieces come onto the tile goes without saying."""
        if row.word == GAIN_SCOT:
            return self.some(row.amount, "scot")
        if row.word == GAIN_GOODS:
            return listed(self.to, self.goods(row.goods))
        if row.word == GAIN_JOKER:
            return jokers(self.to, row.amount)
        return effect(self.to, self.components, row)

    def effects(self, tile: Tile) -> str:
        """Immediate effects after a plus, activation after an arrow."""
        if tile.kind == END:
            return self.to.text("a player who reaches this has finished")
        parts = [f"+{self._at_once(row)}" for row in tile.immediate]
        if tile.activation:
            parts.append(f"▸{activation(self.to, self.state, tile.index)}")
        return " ".join(parts)

    def gives(self, tile: Tile) -> str:
        """What an activation gives, in a few letters: `▸2ca`, `▸mv`, `▸VP`."""
        ways = self.state.rules.ways[tile.index]
        if not ways:
            return ""
        way = ways[0]
        if way.product == SPECIAL:
            return "▸" + way.target[:2]
        if way.product != GAIN_GOODS:
            return "▸" + (GIVEN.get(way.product) or self.to.text(POINTS))
        pairs = zip(way.goods, self.short_resources.values(), strict=True)
        return "▸" + "".join([short if n == 1 else f"{n}{short}" for n, short in pairs if n])

    def legend(self) -> list[str]:
        """What the letters and signs of the territories mean."""
        to = self.to
        pairs = zip(self.short_resources.values(), self.resources, strict=True)
        return [
            f"● {to.text(THINGS['scot'])}",
            *[f"{short} {name}" for short, name in pairs],
            f"~ {to.text('river')}",
            f"▸ {to.text('when activated')}",
            f"{GIVEN[GAIN_MOVEMENT]} {self.some(1, 'movement')}",
            f"{GIVEN[GAIN_BARREL]} {self.some(1, 'barrel')}",
            f"{GIVEN[CLAN_MARKER]} {to.text('clan marker')}",
            f"{to.text(POINTS)} {to.text(THINGS['vp'])}",
            f"{GIVEN[GAIN_JOKER]} {jokers(to, 1)}",
            f"▾ {to.text('can be chosen now')}",
            f"✓ {to.text('activated this turn')}",
            f"^1 {to.text('covers another tile')}",
        ]
