"""Kinds of component: which table they stand in, which fields they have, how they are drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from ceilidh.box.fields import BoxField, Control, Form
from ceilidh.draw.svg import draw_parts
from ceilidh.draw.svg.drawing_cache import passing
from ceilidh.draw.svg.ink import Ink, tag
from ceilidh.draw.svg.parts import definitions
from ceilidh.draw.svg.tray import draw_pictures
from ceilidh.kernel.component_data.pack_file import ALL, FITTED, WITHOUT, Pack, row_id
from ceilidh.kernel.component_data.tables import TableSource
from ceilidh.kernel.opening import new
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker

PLAYERS: Final = 3
OURS: Final = ("reconstructed",)  # sources that say that nobody has seen the printed value

Fields = dict[str, Any]
# A part of a drawing that shows a field: left, top, right and foot in hundredths of the drawing.
Zone = tuple[str, int, int, int, int]
# Draws a component from the tables of a pack: (kind, tables, id, speaker).
Draws = Callable[["Kind", Any, str, Speaker], Ink]


@dataclass(frozen=True)
class Kind:
    """One kind of component of a game.

    `rows` is the list of `table` in which they stand; `one` says that the list has no ids and is
    entered as a whole, `record` that it is no list but one record. `target` is what pictures call
    such a component, `draw` draws what has no picture of its own. `modules` are those that bring
    it. `parts` says by which word a list of them is divided, such as the stacks of tiles. `zones`
    say which part of the drawing shows a field: touching it leads to the field. `leads` is what a
    drawing of all of them calls each: touching one leads to it. `complete` adds what follows from
    the id. `label` is what a row is called, `called` the same where it has to be translated.
    `join` fits other rows to one that was changed, such as the other end of a rail.
    """

    game: str
    name: str
    title: str
    table: str
    rows: str
    fields: tuple[BoxField, ...]
    target: str = ""
    one: bool = False
    record: bool = False
    modules: tuple[str, ...] = ()
    parts: str = ""
    draw: Draws | None = None
    join: Callable[[Kind, Pack, str, Fields, Fields], Pack] | None = None
    same: Callable[[Any, Any], bool] = lambda ours, theirs: _bare(ours) == _bare(theirs)
    zones: tuple[Zone, ...] = ()
    leads: str = ""
    complete: Callable[[str, Fields], Fields] = lambda id_, values: values
    label: Callable[[Fields], str] = field(default=lambda row: str(row.get("name") or ""))
    called: Callable[[Fields, Speaker], str] | None = None

    def source(self, pack: Pack | None) -> TableSource:
        return TableSource(f"ceilidh.games.{self.game}", pack)

    def ours(self) -> dict[str, Fields]:
        """Our rows by their ids."""
        return self.all_rows(None)

    def all_rows(self, pack: Pack | None) -> dict[str, Fields]:
        """The rows with what a pack knows, by their ids."""
        listed = self.source(pack).read(self.table + ".toml").fields.get(self.rows, [])
        if self.record:
            return {ALL: listed if isinstance(listed, dict) else {}}
        found: list[Fields] = listed if isinstance(listed, list) else []
        if self.one:
            return {ALL: {self.rows: found}}
        return {row_id(row): row for row in found}

    def name_of(self, row: Fields, to: Speaker) -> str:
        """What a row is called; empty if it has no name."""
        return self.label(row) if self.called is None else self.called(row, to)

    def controls(self, row: Fields, to: Speaker) -> list[Control]:
        made = [one.for_row(row).control(one.name, row.get(one.name), to) for one in self.fields]
        # Nothing can be entered where the effect of a component fixes all numbers.
        return [one for one in made if one.kind != "amounts" or one.parts]

    def read(self, form: Form) -> Fields:
        """The fields of the form that have a value."""
        values = {one.name: one.read(form, one.name) for one in self.fields}
        return {name: value for name, value in values.items() if value is not None}

    def changed(self, pack: Pack, id_: str, values: Fields) -> Pack:
        """The pack with these values of a component; those that equal ours are left out."""
        if self.one:
            unmarked = [_unmarked(row) for row in self.ours()[ALL][self.rows]]
            same = unmarked == values[self.rows]
            return pack.with_row(
                self.table, self.rows, ALL, {} if same else {ALL: values[self.rows]}
            )
        ours, values = self.ours()[id_], self.complete(id_, values)
        change = {
            name: value
            for name, value in values.items()
            if name not in ours or not self.same(ours[name], value)
        }
        gone = [one.name for one in self.fields if one.name in ours and one.name not in values]
        before = self.all_rows(pack)[id_]
        if gone:
            change[WITHOUT] = gone
        wrapped = {ALL: change} if self.record and change else change
        made = pack.with_row(self.table, self.rows, id_, wrapped)
        return made if self.join is None else self.join(self, made, id_, before, values)

    def knows(self, pack: Pack, id_: str) -> bool:
        """Whether the owner has confirmed the component."""
        return pack.is_confirmed(self.table, self.rows, id_)

    def confirmed(self, pack: Pack, id_: str, yes: bool = True) -> Pack:
        return pack.confirming(self.table, self.rows, id_, yes)

    def changed_fields(self, pack: Pack, id_: str) -> set[str]:
        """The fields in which the owner's component differs from ours."""
        rows = pack.rows.get(self.table, {}).get(self.rows, {})
        found = rows if self.record else pack.row(self.table, self.rows, id_)
        return set() if found.get(FITTED) else {name for name in found if name != WITHOUT}

    def is_ours(self, row: Fields) -> bool:
        """Whether some value of a row of ours is our own design."""
        return (
            row.get("source") in OURS
            or row.get("cost_source") in OURS
            or bool(row.get("reconstructed"))
        )

    def picture(self, tables: Any, id_: str, to: Speaker) -> Ink:
        """The component as the table shows it."""
        with passing():
            return self._picture(tables, id_, to)

    def _picture(self, tables: Any, id_: str, to: Speaker) -> Ink:
        if self.draw is not None:
            return self.draw(self, tables, id_, to)
        target = f"{self.target}:{id_}"
        found = draw_pictures(
            example(self.game, self.modules).view(None), to.language, None, tables, [target]
        )
        return found.get(target, Ink(""))


def _unmarked(row: Fields) -> Fields:
    return {name: value for name, value in row.items() if name not in ("source", "rules")}


def _bare(value: Any) -> Any:
    """A value without what need not be written; the order of words says nothing."""
    if isinstance(value, dict):
        return {name: _bare(one) for name, one in value.items() if one is not False}
    if isinstance(value, list):
        bare = [_bare(one) for one in value]
        return sorted(bare) if all(isinstance(one, str) for one in bare) else bare
    return value


def draw_part(name: str) -> Draws:
    """Draws a whole board with the component in its place."""

    def draw(kind: Kind, tables: Any, id_: str, to: Speaker) -> Ink:
        view = example(kind.game, kind.modules).view(None)
        parts = draw_parts(view, to.language, None, tables)
        return next(part.markup for part in parts if part.name == name)

    return draw


@cache
def example(game: str, modules: tuple[str, ...]) -> Table:
    """A table at which nothing has happened yet; drawings of single things ask for one."""
    return new(game, PLAYERS, 1, {"modules": list(modules)} if modules else {})


def art_of(game: str) -> Ink:
    """What drawings of single components refer to; a page has it once."""
    art = definitions(game)
    if art is None:
        return Ink("")
    return tag("svg", art, class_="sprite", width="0", height="0", aria_hidden="true")
