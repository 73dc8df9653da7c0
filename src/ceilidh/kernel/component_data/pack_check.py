"""Everything that is wrong with a pack, and the part of it that can be played meanwhile."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from ceilidh.kernel.component_data.fault import Fault, Place
from ceilidh.kernel.component_data.pack_file import ALL, SUFFIX, Pack
from ceilidh.kernel.component_data.tables import BaseComponents, ModuleTable
from ceilidh.kernel.errors import DataError

C = TypeVar("C", bound=BaseComponents)
ROUNDS: Final = 40  # of reading a pack again without what was wrong


def inspect(
    pack: Pack,
    make: Callable[[Pack], C],
    check: Callable[[C], list[str]],
    further: Sequence[ModuleTable[C, Any]],
) -> tuple[list[Fault], Pack]:
    """All faults, and the pack without the rows that have one: our values take their place."""
    found: list[Fault] = []
    for _ in range(ROUNDS):
        faults = _faults(pack, make, check, further)
        found += [fault for fault in faults if fault not in found]
        if not faults:
            break
        for fault in faults:
            pack = without(pack, fault.place)
    else:
        pack = Pack(pack.game, pack.name, pack.version)
    return found, pack


def _faults(
    pack: Pack,
    make: Callable[[Pack], C],
    check: Callable[[C], list[str]],
    further: Sequence[ModuleTable[C, Any]],
) -> list[Fault]:
    """What the first reading finds: one fault that hinders it, or all that the checks see."""
    try:
        components = make(pack)
        texts = check(components)
        for table in further:
            texts += table.faults(components)
    except DataError as error:
        return [Fault.of(error.reason, error.place)]
    return [text for text in texts if isinstance(text, Fault)]


def without(pack: Pack, place: Place) -> Pack:
    """The pack without a row; without a table, or without all, if it has no such row."""
    table = place[0].removesuffix(SUFFIX) if place else ""
    rows, id_ = place[1] if len(place) > 1 else "", place[2] if len(place) > 2 else ""
    lists = pack.rows.get(table, {}).get(rows)
    if isinstance(lists, dict) and id_ in lists:
        return pack.with_row(table, rows, id_, {}).confirming(table, rows, id_, False)
    if isinstance(lists, list):
        return pack.with_row(table, rows, ALL, {}).confirming(table, rows, ALL, False)
    left = {name: kept for name, kept in pack.rows.items() if name != table}
    if left != pack.rows:
        marks = {key: ids for key, ids in pack.confirmed.items() if key.split(".")[0] != table}
        return Pack(pack.game, pack.name, pack.version, left, marks, pack.whole)
    return Pack(pack.game, pack.name, pack.version)
