"""All kinds of component, by game; and how much of a box has been entered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ceilidh.box import chronicles, clans, glenmore, main_board
from ceilidh.box.kind import Kind
from ceilidh.games.clans.components.pack import LOADER as CLANS_LOADER
from ceilidh.games.glenmore.components.pack import LOADER as GLENMORE_LOADER
from ceilidh.kernel.component_data.fault import Fault
from ceilidh.kernel.component_data.pack_check import without
from ceilidh.kernel.component_data.pack_file import Pack
from ceilidh.kernel.component_data.tables import TableSource
from ceilidh.kernel.errors import DataError
from ceilidh.kernel.registry import find
from ceilidh.kernel.ruled_game import RuledGame

KINDS: Final[dict[str, tuple[Kind, ...]]] = {
    "clans": clans.KINDS,
    "glenmore": (*glenmore.KINDS, *main_board.KINDS, *chronicles.KINDS),
}
LOADERS: Final[dict[str, Any]] = {"clans": CLANS_LOADER, "glenmore": GLENMORE_LOADER}
TRIES: Final = 100  # rows that cannot be read, before a drawing shows ours


@dataclass(frozen=True)
class KindProgress:
    """How many components of a kind the owner has confirmed."""

    kind: Kind
    done: int
    all: int
    ours: int  # of those that are not confirmed: with a value of our own design


def progress_of(pack: Pack | None, kind: Kind) -> KindProgress:
    rows = kind.ours()
    done = [id_ for id_ in rows if pack is not None and kind.knows(pack, id_)]
    designed = [id_ for id_, row in rows.items() if id_ not in done and designed_by_us(kind, row)]
    return KindProgress(kind, len(done), len(rows), len(designed))


def designed_by_us(kind: Kind, row: dict[str, Any]) -> bool:
    if kind.one:
        return any(kind.is_ours(one) for one in row[kind.rows])
    return kind.is_ours(row)


def all_progress(game: str, pack: Pack | None) -> list[KindProgress]:
    return [progress_of(pack, kind) for kind in KINDS[game]]


@cache
def kind_named(game: str, name: str) -> Kind | None:
    return next((kind for kind in KINDS.get(game, ()) if kind.name == name), None)


def inspect(pack: Pack) -> tuple[list[Fault], Pack]:
    """All faults of a pack, and the part of it that can be played."""
    game = find(pack.game)
    assert isinstance(game, RuledGame), "only such games have component tables"
    return game.inspect(pack)


def drawn_tables(pack: Pack) -> Any:
    """The tables of a pack for drawings: whatever can be read, whether or not it fits together."""
    loader = LOADERS[pack.game]
    for _ in range(TRIES):
        try:
            return loader.make(TableSource(loader.package, pack))
        except DataError as error:
            pack = without(pack, error.place)
    return loader.default()
