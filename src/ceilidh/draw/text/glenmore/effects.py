"""Effects of tiles, cards and clans in a few words: `+1 Scot ▸1 move`."""

from collections.abc import Callable
from typing import Final

from ceilidh.draw.text.glenmore.words import GOOD_SHORT, Names, counted, goods_text
from ceilidh.games.glenmore.components.effects import (
    DISTIL,
    EXCHANGE_ANIMALS,
    EXCHANGE_CLAN,
    EXCHANGE_DIFFERENT,
    GAIN_GOODS,
    GAIN_JOKER,
    GAIN_MOVEMENT,
    VP_FOR_BARREL,
    EffectRow,
)
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import END, TYPE_NAMES, WHISKY

COUNTED: Final = {
    "villages": "villages",
    "tiles_with_scot": "Scot tiles",
    "overlay_tiles": "overlays",
    "coins": "coins",
    "river_tiles": "river tiles",
}
# What is given by the exchanges that have tiers.
EXCHANGED: Final = {EXCHANGE_DIFFERENT: "different", EXCHANGE_ANIMALS: "animals"}
# Short words for what an activation gives; all others give VP.
GIVEN: Final = {
    GAIN_MOVEMENT: "mv",
    GAIN_JOKER: "?",
    EXCHANGE_CLAN: "cl",
    DISTIL: "br",
}


def tiers(row: EffectRow, what: str) -> str:
    """`1/2/3 animals → 2/5/8 VP`."""
    numbers = "/".join([str(number) for number, _ in row.tiers])
    points = "/".join([str(vp) for _, vp in row.tiers])
    return f"{numbers} {what} → {points} VP"


def several(number: int, one: str, many: str) -> str:
    return one if number == 1 else f"{number} {many}"


def types_text(row: EffectRow) -> str:
    """`▸animal, ▸whisky`: one tile of each type, or several, may be activated."""
    marks = "▸" * row.amount
    return ", ".join([marks + TYPE_NAMES[type_.bit_length() - 1] for type_ in row.types])


class EffectWords:
    """Every effect word as a text; tests compare the words with those of the engine."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.names = Names(components)
        self.texts: dict[str, Callable[[EffectRow], str]] = {
            "coin": lambda row: counted(row.amount, "coin"),
            "barrel": lambda row: counted(row.amount, "barrel"),
            "vp": lambda row: counted(row.amount, "vp"),
            "movement": lambda row: counted(row.amount, "movement"),
            "scot": lambda row: counted(row.amount, "scot"),
            "goods": lambda row: goods_text(row.goods),
            "joker": lambda row: several(row.amount, "any resource", "any resources"),
            "clan_marker": lambda row: several(row.amount, "clan marker", "clan markers"),
            "landmark": self._card,
            "take_person": lambda row: self.names.tile(row.target),
            "take_discard": lambda row: several(row.amount, "discarded tile", "discarded tiles"),
            "remove_tile": self._removal,
            "vp_threshold": lambda row: tiers(row, COUNTED.get(row.count, row.count)),
            "activate_type": types_text,
            "activate_territory": lambda row: "activate all tiles",
            "exchange_different": lambda row: tiers(row, EXCHANGED[row.word]),
            "exchange_animals": lambda row: tiers(row, EXCHANGED[row.word]),
            "exchange_any": lambda row: f"any {row.amount} → {row.vp} VP",
            "exchange_exact": lambda row: f"{goods_text(row.goods)} → {row.vp} VP",
            "exchange_clan": lambda row: f"any {row.amount} → clan marker",
            "distil": lambda row: f"{goods_text(row.goods)} → {counted(row.amount, 'barrel')}",
            "castles_as_scots": lambda row: "castles count as Scots",
            "castle_scots_factor": lambda row: f"castle Scots count x{row.amount}",
            "coin_for_resource": lambda row: f"{counted(row.amount, 'coin')} for a resource",
            "extra_activation": lambda row: f"{row.amount} more activation a turn",
            "unused_movement_vp": lambda row: f"unused move → {row.vp} VP",
            "vp_for_barrel": lambda row: f"{row.vp} VP for a barrel",
            "coin_vp": lambda row: f"first {row.amount} coins: {row.vp} VP each",
        }

    def row(self, row: EffectRow) -> str:
        return self.texts[row.word](row)

    def rows(self, rows: tuple[EffectRow, ...]) -> str:
        return ", ".join([self.row(row) for row in rows])

    def short(self, tile: Tile) -> str:
        """What an activation gives, in a few letters: `▸2ca`, `▸mv`, `▸VP`."""
        if not tile.activation:
            return ""
        row = tile.activation[0]
        if row.word != GAIN_GOODS:
            return "▸" + GIVEN.get(row.word, "VP")
        pairs = zip(row.goods, GOOD_SHORT.values(), strict=True)
        return "▸" + "".join([short if n == 1 else f"{n}{short}" for n, short in pairs if n])

    def _card(self, row: EffectRow) -> str:
        return f"card: {self.rows(self.components.landmark(row.target).effects)}"

    def _removal(self, row: EffectRow) -> str:
        most = "up to " if row.optional else ""
        return f"remove {most}{several(row.amount, 'a tile', 'tiles')}"

    def tile(self, tile: Tile) -> str:
        """Immediate effects after a plus, activation after an arrow."""
        if tile.kind == END:
            return "who reaches it has finished"
        parts = [f"+{self.row(row)}" for row in tile.immediate]
        if tile.activation:
            parts.append("▸" + " or ".join([self.row(row) for row in tile.activation]))
        return " ".join(parts)

    def ways(self, tile: Tile, edition: int) -> list[str]:
        """Each way of an activation: every tier of an exchange, MacGregor's points for a barrel."""
        out: list[str] = []
        for row in tile.activation:
            if row.word in EXCHANGED:
                what = EXCHANGED[row.word]
                for number, vp in row.tiers:
                    out.append(
                        f"{number} {what.removesuffix('s') if number == 1 else what} → {vp} VP"
                    )
            else:
                out.append(self.row(row))
            if row.word == DISTIL and tile.types & WHISKY:
                out += self._instead(row, edition)
        return out

    def _instead(self, distil: EffectRow, edition: int) -> list[str]:
        effects = [row for card in self.components.landmarks for row in card.effects]
        effects += [row for clan in self.components.clan_board.clans for row in clan.effects]
        for row in effects:
            if row.word == VP_FOR_BARREL:
                paid = f"{goods_text(distil.goods)} → " if edition in row.barley else ""
                return [f"{paid}{row.vp} VP"]
        return []
