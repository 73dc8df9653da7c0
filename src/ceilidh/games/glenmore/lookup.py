"""Components of Glen More II to look up: tiles, landmark cards and clan territories."""

from dataclasses import dataclass

from ceilidh.games.glenmore.components.effects import EffectRow
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import (
    COST_KINDS,
    KIND_NAMES,
    NO_STACK,
    RESOURCE_NAMES,
    STACK_NAMES,
    TILE_KIND_NAMES,
    TYPE_NAMES,
    type_of,
)
from ceilidh.kernel.component_lookup import ComponentLookup, unknown

PLAIN = ("amount", "count", "optional", "target", "times", "vp")


@dataclass(frozen=True)
class TileInfo:
    """A tile.

    `cost` is what you pay, by kind. `immediate` are the effects when it is placed, all of them;
    `activation` are its ways, of which you choose one. `stack` is empty for home tiles.
    `chronicle` is the number of its Chronicle, 0 for the base game. `source` says where the values
    come from; `reconstructed` names those that are our own design.
    """

    id: str
    name: str
    stack: str
    kind: str
    types: tuple[str, ...]
    river: bool
    overlay: bool
    persons: int
    cost: dict[str, int]
    immediate: tuple[dict[str, object], ...]
    activation: tuple[dict[str, object], ...]
    landmark: str
    chronicle: int
    source: str
    reconstructed: tuple[str, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True)
class LandmarkInfo:
    """A landmark card: its effects, and when they happen."""

    id: str
    name: str
    timing: str
    effects: tuple[dict[str, object], ...]
    chronicle: int
    source: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class ClanTerritoryInfo:
    """A territory of the clan board: its ring, counted from 1, its effects, and when they happen.

    `roads` has the cost of the road to each neighbouring field, by the field's name.
    """

    id: str
    name: str
    ring: int
    timing: str
    effects: tuple[dict[str, object], ...]
    roads: dict[str, int]
    source: str
    rules: tuple[str, ...]


class GlenMoreComponents(ComponentLookup):
    """The components of a game of Glen More II: Chronicles.

    >>> import ceilidh
    >>> components = ceilidh.new("glenmore", players=2, seed=7).components
    >>> components.tile("donan_castle").landmark
    'donan_castle'
    >>> components.clan("macleod").ring
    1
    """

    def __init__(self, tables: Components) -> None:
        super().__init__(tables)
        self._rows = tables

    def tile(self, id_: str) -> TileInfo:
        """Return the tile with this id, such as `loch_lochy`."""
        known = [row.id for row in self._rows.tiles]
        if id_ not in known:
            raise unknown(id_, known)
        row = self._rows.tile(id_)
        return TileInfo(
            row.id,
            row.name,
            "" if row.stack == NO_STACK else STACK_NAMES[row.stack],
            TILE_KIND_NAMES[row.kind],
            tuple(name for name in TYPE_NAMES if row.types & type_of(name)),
            row.river,
            row.overlay,
            row.person_value,
            {KIND_NAMES[kind]: row.cost[kind] for kind in range(COST_KINDS) if row.cost[kind]},
            _effects(row.immediate),
            _effects(row.activation),
            row.card,
            row.chronicle,
            row.marks.source,
            row.marks.reconstructed,
            row.marks.rules,
        )

    def landmark(self, id_: str) -> LandmarkInfo:
        """Return the landmark card with this id, such as `loch_ness`."""
        known = [row.id for row in self._rows.landmarks]
        if id_ not in known:
            raise unknown(id_, known)
        row = self._rows.landmark(id_)
        return LandmarkInfo(
            row.id,
            row.name,
            row.timing,
            _effects(row.effects),
            row.chronicle,
            row.marks.source,
            row.marks.rules,
        )

    def clan(self, id_: str) -> ClanTerritoryInfo:
        """Return the clan territory with this id, such as `macleod`."""
        board = self._rows.clan_board
        known = [row.id for row in board.clans]
        if id_ not in known:
            raise unknown(id_, known)
        row = self._rows.clan(id_)
        fields = [board.field_name(field) for field in row.neighbours]
        return ClanTerritoryInfo(
            row.id,
            row.name,
            row.ring,
            row.timing,
            _effects(row.effects),
            dict(zip(fields, row.costs, strict=True)),
            row.marks.source,
            row.marks.rules,
        )


def _effects(rows: tuple[EffectRow, ...]) -> tuple[dict[str, object], ...]:
    """Effects as plain values, without what their words do not need."""
    return tuple(_effect(row) for row in rows)


def _effect(row: EffectRow) -> dict[str, object]:
    out: dict[str, object] = {"word": row.word}
    for name in PLAIN:
        value = getattr(row, name)
        if value:
            out[name] = value
    if row.goods:
        named = zip(RESOURCE_NAMES, row.goods, strict=True)
        out["goods"] = {name: amount for name, amount in named if amount}
    if row.types:
        out["types"] = [name for name in TYPE_NAMES if type_of(name) in row.types]
    if row.tiers:
        out["tiers"] = {least: points for least, points in row.tiers}
    if row.anywhere:
        out["anywhere"] = True
    return out
