"""All kinds of component, by game; and how much of a box has been entered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ceilidh.box import chronicles, clans, glenmore, main_board
from ceilidh.box.kind import Kind
from ceilidh.games.clans.components.pack import LOADER as CLANS_LOADER
from ceilidh.games.clans.modules.catalogue import ENTRIES as CLANS_ENTRIES
from ceilidh.games.glenmore.components.pack import LOADER as GLENMORE_LOADER
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as GLENMORE_ENTRIES
from ceilidh.kernel.component_data.datapack import data_error
from ceilidh.kernel.component_data.fault import Fault
from ceilidh.kernel.component_data.pack_check import without
from ceilidh.kernel.component_data.pack_file import (
    ALL,
    LONGEST_TEXT,
    SUFFIX,
    Pack,
    check_game,
    row_id,
)
from ceilidh.kernel.component_data.tables import TableSource
from ceilidh.kernel.entry import tables_of
from ceilidh.kernel.errors import DataError
from ceilidh.kernel.reason import Reason, Word, typed
from ceilidh.kernel.registry import find
from ceilidh.kernel.ruled_game import RuledGame
from ceilidh.say import speaker
from ceilidh.say.catalogues import ENGLISH

KINDS: Final[dict[str, tuple[Kind, ...]]] = {
    "clans": clans.KINDS,
    "glenmore": (*glenmore.KINDS, *main_board.KINDS, *chronicles.KINDS),
}
LOADERS: Final[dict[str, Any]] = {"clans": CLANS_LOADER, "glenmore": GLENMORE_LOADER}
FURTHER: Final = {"clans": tables_of(CLANS_ENTRIES), "glenmore": tables_of(GLENMORE_ENTRIES)}
TRIES: Final = 40  # rows that cannot be read, before a drawing shows ours


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


def check_rows(pack: Pack) -> None:
    """A DataError if it has tables, lists or rows that ours lack: no page could show them."""
    loader = LOADERS[pack.game]
    check_game(pack, pack.game, loader.known(FURTHER[pack.game]))
    source = TableSource(loader.package, pack)
    for file in pack.files():
        source.read(file)
    _check_confirmed(pack, source)
    for kind in KINDS[pack.game]:
        rows = pack.rows.get(kind.table, {}).get(kind.rows, {})
        if rows and isinstance(rows, list) != kind.one:
            raise _without_form(kind, kind.rows)
        shown = kind.all_rows(pack) if rows else {}
        for id_ in [ALL] if kind.one or kind.record else rows:
            if rows:
                _check_form(kind, id_, shown)


def _check_confirmed(pack: Pack, source: TableSource) -> None:
    """Nobody has a component in his box that our tables lack."""
    for name, ids in pack.confirmed.items():
        table, _, key = name.partition(".")
        rows = source.ours(table + SUFFIX).get(key)
        known = {ALL, *[row_id(row) for row in rows]} if isinstance(rows, list) else {ALL}
        for id_ in ids:
            if rows is None or id_ not in known:
                fields: dict[str, object] = {"key": Word(key[:LONGEST_TEXT]), "id": typed(id_)}
                fault = Reason('there is no {key} "{id}"', (), fields)
                remedy = Reason("use the ids of our table")
                raise data_error(table + SUFFIX, "", fault, remedy)


def _check_form(kind: Kind, id_: str, rows: dict[str, Any]) -> None:
    """A value that is wrong is shown beside its fault; one of another shape has no control."""
    to = speaker(ENGLISH)
    try:
        kind.name_of(rows[id_], to)
        kind.controls(rows[id_], to)
    except (AttributeError, LookupError, TypeError, ValueError):
        raise _without_form(kind, f"{kind.rows} {id_}") from None


def _without_form(kind: Kind, record: str) -> DataError:
    fault = Reason("its fields are not those of our table")
    remedy = Reason("compare it with a pack that you download")
    return data_error(kind.table + SUFFIX, record, fault, remedy)


def drawn_tables(pack: Pack) -> Any:
    """The tables of a pack for drawings: whatever can be read, whether or not it fits together."""
    loader = LOADERS[pack.game]
    for _ in range(TRIES):
        try:
            tables = loader.make(TableSource(loader.package, pack))
            for further in FURTHER[pack.game]:
                further.of(tables)
        except DataError as error:
            pack = without(pack, error.place)
        else:
            return tables
    return loader.default()
