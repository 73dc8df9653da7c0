"""What somebody is entering: read, changed, undone, everything stored at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from ceilidh.kernel.component_data.pack_file import ALL, LONGEST, NAME, Pack, read_word
from ceilidh.kernel.component_data.pack_merge import differences
from ceilidh.server.errors import NotFound, Refusal, Stale
from ceilidh.server.storage.boxes import box_of, change_box, open_box
from ceilidh.server.storage.store import Store
from ceilidh.server.texts import clean_line

TRIES: Final = 5  # when another device changes the same box
MOST_UNDO: Final = 50

Change = Callable[[Pack], Pack]
# What a change replaced: table, list, id, fields, confirmed.
Replaced = list[list[Any]]


@dataclass(frozen=True)
class Draft:
    """A pack that is being entered, and how many changes can be undone."""

    pack: Pack
    undo: int


def pack_in(content: str, game: str) -> Pack:
    return read_word(content) if content else Pack(game)


def draft_of(store: Store, user_id: int | None, game: str) -> Draft | None:
    """What a person has entered; None before the first time."""
    found = box_of(store, user_id, game) if user_id is not None else None
    return Draft(pack_in(found.content, game), len(found.undo)) if found else None


def change(store: Store, user_id: int, game: str, make: Change) -> Pack:
    """Change a draft and store it, together with what undoes the change."""
    for _ in range(TRIES):
        box = open_box(store, user_id, game)
        before = pack_in(box.content, game)
        after = make(before)
        if after == before:
            return after
        steps = replaced(before, after)
        undo = _lately([*box.undo, steps]) if steps else box.undo
        if change_box(store, box, content=_word(after), undo=undo):
            return after
    raise Stale("Another device is changing this box. Try again.")


def undo(store: Store, user_id: int, game: str) -> Pack:
    """Take the last change back."""
    for _ in range(TRIES):
        box = box_of(store, user_id, game)
        if box is None or not box.undo:
            raise Refusal("There is nothing to undo.")
        pack = pack_in(box.content, game)
        for table, rows, id_, fields, confirmed in box.undo[-1]:
            pack = pack.with_row(table, rows, id_, fields)
            pack = pack.confirming(table, rows, id_, confirmed)
        if change_box(store, box, content=_word(pack), undo=box.undo[:-1]):
            return pack
    raise Stale("Another device is changing this box. Try again.")


def last_changed(store: Store, user_id: int, game: str) -> tuple[str, str, str]:
    """Table, list and id of what undoing would change."""
    box = box_of(store, user_id, game)
    if box is None or not box.undo:
        raise NotFound("There is nothing to undo.")
    table, rows, id_ = box.undo[-1][0][:3]
    return str(table), str(rows), str(id_)


def _lately(undo: list[Replaced]) -> list[Replaced]:
    """The last changes: not many, and together no longer than a pack may be; the last one always.

    Every page of a box reads them.
    """
    kept, length = undo[-1:], _length(undo[-1])
    for steps in undo[-2 : -MOST_UNDO - 1 : -1]:
        length += _length(steps)
        if length > LONGEST:
            break
        kept.insert(0, steps)
    return kept


def _length(steps: Replaced) -> int:
    return len(json.dumps(steps))


def _word(pack: Pack) -> str:
    if not pack.fits:
        raise Refusal("This pack is too large.")
    return pack.word()


def replaced(before: Pack, after: Pack) -> Replaced:
    """The rows that a change has touched, as they were before it."""
    touched = {(one.table, one.rows, one.id) for one in differences(before, after)}
    for name in {*before.confirmed, *after.confirmed}:
        table, _, rows = name.partition(".")
        ids = {*before.confirmed.get(name, [])} ^ {*after.confirmed.get(name, [])}
        touched |= {(table, rows, id_) for id_ in ids}
    out: Replaced = []
    for table, rows, id_ in sorted(touched):
        own = before.rows.get(table, {}).get(rows)
        fields = {ALL: own} if id_ == ALL and own else before.row(table, rows, id_)
        out.append([table, rows, id_, fields, before.is_confirmed(table, rows, id_)])
    return out


def renamed(pack: Pack, name: str) -> Pack:
    return replace(pack, name=clean_line(name.replace('"', "'"), NAME))
