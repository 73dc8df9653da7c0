"""What the workshop shows of components: their drawings, forms, states and faults."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ceilidh.box.catalogue import KINDS, KindProgress, designed_by_us, drawn_tables
from ceilidh.box.fields import Control
from ceilidh.box.kind import Kind
from ceilidh.draw.svg.ink import Ink
from ceilidh.kernel.component_data.fault import Fault, parts_of
from ceilidh.kernel.component_data.pack_file import ALL, SUFFIX, Pack
from ceilidh.kernel.reason import Reason, capital
from ceilidh.say import Speaker
from ceilidh.say.phrases import message

# How far a component has come.
CONFIRMED: Final = "confirmed"
CHANGED: Final = "changed"
OURS: Final = "ours"  # a value is our own design
PARTS: Final = {
    "base": message("Base game"),
    "industria": message("Industria"),
    "none": message("next to the board"),
}
KNOWN: Final = "known"  # read elsewhere, and not yet compared with the box


@dataclass(frozen=True)
class ListedComponent:
    """One component in the list of its kind."""

    id: str
    name: str
    part: str
    state: str
    faults: int
    picture: Ink
    facts: str = ""


@dataclass(frozen=True)
class FormField:
    """A control of the form, whether its value is still ours, and what is wrong with it."""

    control: Control
    is_ours: bool
    faults: list[str]


@dataclass(frozen=True)
class ComponentView:
    id: str
    name: str
    number: int
    count: int
    done: int
    state: str
    picture: Ink
    fields: list[FormField]
    faults: list[str]
    before: str
    after: str


@dataclass(frozen=True)
class Total:
    done: int
    all: int


def total(progress: Sequence[KindProgress]) -> Total:
    return Total(sum([one.done for one in progress]), sum([one.all for one in progress]))


def state_of(kind: Kind, pack: Pack, id_: str) -> str:
    if kind.knows(pack, id_):
        return CONFIRMED
    if kind.changed_fields(pack, id_) or (
        id_ == ALL and kind.rows in pack.rows.get(kind.table, {})
    ):
        return CHANGED
    return OURS if designed_by_us(kind, kind.ours()[id_]) else KNOWN


def name_of(kind: Kind, id_: str, row: dict[str, Any], to: Speaker) -> str:
    called = kind.name_of(row, to)
    if called or id_ == ALL:
        return called or to.text(kind.title)
    return to.text("No. {number}", number=id_)


def part_of(kind: Kind, row: dict[str, Any], to: Speaker) -> str:
    """The heading that a component stands under: its stack, its module, its box."""
    word = str(row.get(kind.parts, "")) if kind.parts else ""
    return to.text(PARTS[word]) if word in PARTS else word


def is_about(fault: Fault, kind: Kind, id_: str) -> bool:
    place = fault.place[:3] if id_ != ALL else (*fault.place[:2], ALL)
    return place == (kind.table + SUFFIX, kind.rows, id_)


def sentence_of(fault: Fault, to: Speaker, game: str) -> str:
    """Fault and remedy as one sentence, without file and record: the page shows them."""
    parts = parts_of(fault.reason)
    if parts is None:
        return to.reason(fault.reason, game)
    said = [to.reason(one, game) if isinstance(one, Reason) else one.text for one in parts]
    return capital(to.text("{fault}: {remedy}.", fault=said[0], remedy=said[1]))


def component_list(
    kind: Kind, pack: Pack, faults: Sequence[Fault], tables: Any, to: Speaker
) -> list[ListedComponent]:
    rows = kind.all_rows(pack)
    return [
        ListedComponent(
            id_,
            name_of(kind, id_, row, to),
            part_of(kind, row, to),
            state_of(kind, pack, id_),
            len([fault for fault in faults if is_about(fault, kind, id_)]),
            kind.picture(tables, id_, to) if kind.target else Ink(""),
        )
        for id_, row in rows.items()
    ]


def facts_of(kind: Kind, row: dict[str, Any]) -> str:
    """What has no drawing of its own, as words of the tables."""
    shown = {one.name: row.get(one.name) for one in kind.fields if one.name != "name"}
    return "; ".join(
        [f"{name} {json.dumps(value)}" for name, value in shown.items() if value is not None]
    )


def sheet_of(pack: Pack, to: Speaker) -> list[tuple[Kind, Ink, list[ListedComponent]]]:
    """All components of a game: each kind, its board if it has one, and its components."""
    tables, out = drawn_tables(pack), []
    for kind in KINDS[pack.game]:
        rows = kind.all_rows(pack)
        single = bool(kind.target) or kind.name == "sides"
        board = kind.picture(tables, next(iter(rows)), to) if kind.draw and not single else Ink("")
        listed = [
            ListedComponent(
                id_,
                name_of(kind, id_, row, to),
                "",
                state_of(kind, pack, id_),
                0,
                kind.picture(tables, id_, to) if single else Ink(""),
                "" if single or kind.one else facts_of(kind, row),
            )
            for id_, row in rows.items()
        ]
        out.append((kind, board, listed))
    return out


def component_view(
    kind: Kind, pack: Pack, id_: str, faults: Sequence[Fault], to: Speaker
) -> ComponentView:
    row, ids = kind.all_rows(pack)[id_], list(kind.ours())
    own = [fault for fault in faults if is_about(fault, kind, id_)]
    state, changed = state_of(kind, pack, id_), kind.changed_fields(pack, id_)
    names = [one.name for one in kind.fields]
    fields = [
        FormField(
            control,
            state in (OURS, CHANGED) and control.name not in changed,
            [sentence_of(one, to, kind.game) for one in own if control.name in one.place[3:]],
        )
        for control in kind.controls(row, to)
    ]
    others = [one for one in own if not set(names) & set(one.place[3:])]
    at = ids.index(id_)
    return ComponentView(
        id_,
        name_of(kind, id_, row, to),
        at + 1,
        len(ids),
        len([one for one in ids if kind.knows(pack, one)]),
        state,
        kind.picture(drawn_tables(pack), id_, to),
        fields,
        [sentence_of(one, to, kind.game) for one in others],
        ids[at - 1],
        ids[(at + 1) % len(ids)],
    )


def following(kind: Kind, pack: Pack, id_: str) -> str:
    """The next component that is not confirmed; the next one if all are."""
    ids = list(kind.ours())
    at = ids.index(id_) + 1
    order = [*ids[at:], *ids[:at]]
    return next((one for one in order if not kind.knows(pack, one)), order[0])


def other_faults(faults: Sequence[Fault], game: str, to: Speaker) -> list[tuple[str, str]]:
    """All faults as sentences, with the path of the component that each is about."""
    out: list[tuple[str, str]] = []
    for fault in faults:
        path = ""
        for kind in KINDS[game]:
            ids = [id_ for id_ in kind.ours() if is_about(fault, kind, id_)]
            if ids:
                path = f"/box/{game}/{kind.name}/{ids[0]}"
        out.append((path, to.reason(fault.reason, game)))
    return out
