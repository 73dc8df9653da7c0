"""Two packs beside each other: in what they differ, and both in one."""

from dataclasses import dataclass, replace
from typing import Any

from ceilidh.kernel.component_data.pack_file import ALL, Fields, Pack
from ceilidh.kernel.errors import DataError
from ceilidh.kernel.reason import Word


@dataclass(frozen=True)
class Difference:
    """A field that two packs have otherwise; None where a pack has nothing of it."""

    table: str
    rows: str
    id: str
    field: str
    one: Any
    other: Any


def _by_row(pack: Pack) -> dict[tuple[str, str, str], Fields]:
    found: dict[tuple[str, str, str], Fields] = {}
    for table, lists in pack.rows.items():
        for key, rows in lists.items():
            if isinstance(rows, list):
                found[table, key, ALL] = {key: rows}
            else:
                for id_, fields in rows.items():
                    own = isinstance(fields, dict)
                    found[table, key, id_ if own else ALL] = fields if own else rows
    for file, fields in pack.whole.items():
        found[file, "", ALL] = fields
    return found


def differences(one: Pack, other: Pack) -> list[Difference]:
    """Every field in which two packs differ, in the order of the tables."""
    mine, theirs = _by_row(one), _by_row(other)
    out: list[Difference] = []
    for key in sorted({*mine, *theirs}):
        a, b = mine.get(key, {}), theirs.get(key, {})
        for name in sorted({*a, *b}):
            if a.get(name) != b.get(name):
                out.append(Difference(*key, name, a.get(name), b.get(name)))
    return out


def merged(one: Pack, other: Pack) -> Pack:
    """Both packs in one; where they disagree, the second is right."""
    if one.game != other.game:
        raise DataError(
            "These are packs of two games, {one} and {other}; merge packs of the same game.",
            fields={"one": Word(one.game), "other": Word(other.game)},
        )
    pack = one
    for table, lists in other.rows.items():
        for key, rows in lists.items():
            if isinstance(rows, list):
                pack = pack.with_row(table, key, ALL, {ALL: rows})
                continue
            if any(not isinstance(fields, dict) for fields in rows.values()):
                # No rows, but the fields of one record.
                pack = pack.with_row(table, key, ALL, {ALL: {**pack.by_id(table, key), **rows}})
                continue
            for id_, fields in rows.items():
                pack = pack.with_row(table, key, id_, {**pack.row(table, key, id_), **fields})
    marks = {
        name: sorted({*one.confirmed.get(name, []), *other.confirmed.get(name, [])})
        for name in {**one.confirmed, **other.confirmed}
    }
    version = max(one.version, other.version) + 1
    return replace(pack, version=version, confirmed=marks, whole={**one.whole, **other.whole})
