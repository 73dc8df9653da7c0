"""Effects of tiles, cards and clans in a few words: `+1 Scot ▸1 move`."""

from collections.abc import Callable
from typing import Final

from ceilidh.draw.text.glenmore.words import Names, counted, goods_text
from ceilidh.games.glenmore.components.effects import EffectRow
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import RESOURCES, TYPE_NAMES
from ceilidh.games.glenmore.ways import ALL_KINDS, Need, Way

COUNTED: Final = {
    "villages": "villages",
    "tiles_with_scot": "tiles with Scot",
    "overlay_tiles": "overlays",
    "coins": "coins",
    "river_tiles": "river tiles",
}


def tiers(row: EffectRow, what: str) -> str:
    """`1/2/3 animals: 2/5/8 VP`."""
    numbers = "/".join([str(number) for number, _ in row.tiers])
    points = "/".join([str(vp) for _, vp in row.tiers])
    return f"{numbers} {what}: {points} VP"


def several(number: int, one: str, many: str) -> str:
    return one if number == 1 else f"{number} {many}"


def types_text(row: EffectRow) -> str:
    return ", ".join([TYPE_NAMES[type_.bit_length() - 1] for type_ in row.types])


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
            "activate_type": lambda row: f"activate {types_text(row)}",
            "activate_territory": lambda row: "activate all tiles",
            "exchange_different": lambda row: tiers(row, "different"),
            "exchange_animals": lambda row: tiers(row, "animals"),
            "exchange_any": lambda row: f"any {row.amount}: {row.vp} VP",
            "exchange_exact": lambda row: f"{goods_text(row.goods)}: {row.vp} VP",
            "exchange_clan": lambda row: f"any {row.amount}: clan marker",
            "distil": lambda row: f"{goods_text(row.goods)}: {counted(row.amount, 'barrel')}",
            "castles_as_scots": lambda row: "castles count as Scots",
            "castle_scots_factor": lambda row: f"castle Scots count x{row.amount}",
            "coin_for_resource": lambda row: f"{counted(row.amount, 'coin')} for a resource",
            "extra_activation": lambda row: f"{row.amount} more activation a turn",
            "unused_movement_vp": lambda row: f"unused move: {row.vp} VP",
            "vp_for_barrel": lambda row: f"{row.vp} VP for a barrel",
            "coin_vp": lambda row: f"first {row.amount} coins: {row.vp} VP each",
        }

    def row(self, row: EffectRow) -> str:
        return self.texts[row.word](row)

    def rows(self, rows: tuple[EffectRow, ...]) -> str:
        return ", ".join([self.row(row) for row in rows])

    def _card(self, row: EffectRow) -> str:
        return f"card: {self.rows(self.components.landmark(row.target).effects)}"

    def _removal(self, row: EffectRow) -> str:
        most = "up to " if row.optional else ""
        return f"remove {most}{several(row.amount, 'a tile', 'tiles')}"

    def tile(self, tile: Tile) -> str:
        """Immediate effects after a plus, activation after an arrow."""
        parts = [f"+{self.row(row)}" for row in tile.immediate]
        if tile.activation:
            parts.append("▸" + " or ".join([self.row(row) for row in tile.activation]))
        return " ".join(parts)

    def way(self, way: Way) -> str:
        """`2 different: 4 VP`: what a way of a tile takes and gives."""
        gives = goods_text(way.goods) or several(way.amount, "clan marker", "clan markers")
        if way.product in ("vp", "barrel", "movement"):
            gives = counted(way.amount, way.product)
        elif way.product == "joker":
            gives = several(way.amount, "any resource", "any resources")
        return gives if way.need is None else f"{need_text(way.need)}: {gives}"


def need_text(need: Need) -> str:
    parts = [goods_text(need.exact[:RESOURCES])]
    if need.free:
        kind = "different" if need.differ else "any" if need.kinds == ALL_KINDS else "animals"
        parts.append(f"{need.free} {kind}")
    return ", ".join([part for part in parts if part])
