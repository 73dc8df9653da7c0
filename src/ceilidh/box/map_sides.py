"""The fields of a map side: what each hex is, where rivers run, and where the port lies."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Final

from ceilidh.box.fields import BoxField, Control, Form, one
from ceilidh.games.clans.components.hexes import (
    ADJACENT,
    MODULE_HEXES,
    MODULE_NAMES,
    coordinates,
    module_of,
)
from ceilidh.say import Speaker

PLACE: Final = re.compile(r"([0-9]{1,2}),([0-9]{1,2})")
TOKEN: Final = re.compile(r"[A-Za-z0-9~]{1,6}")
SEAM_OWNER: Final = 2  # the module that lists rivers between two modules


def place_name(hex_: int) -> str:
    column, row = coordinates(hex_)
    return f"{column},{row}"


def hexes_of(module: int) -> list[int]:
    return [hex_ for hex_ in range(MODULE_HEXES) if module_of(hex_) == module]


def edges_of(module: int) -> list[tuple[int, int]]:
    """The hex sides at which a river of the module can run, each by its two hexes."""
    found: list[tuple[int, int]] = []
    for hex_ in hexes_of(module):
        for other in ADJACENT[hex_]:
            if other >= MODULE_HEXES:
                continue
            inside = module_of(other) == module
            if (inside and hex_ < other) or (not inside and module == SEAM_OWNER):
                found.append((hex_, other))
    return found


def edge_name(edge: tuple[int, int]) -> str:
    return "|".join(sorted([place_name(edge[0]), place_name(edge[1])]))


def module_of_name(side: str) -> int:
    return MODULE_NAMES.index(side[:1])


def cells(grid: str) -> dict[str, str]:
    """The tokens of a grid by `column,row`."""
    lines = [line.split() for line in grid.splitlines() if line.strip()]
    columns = lines[0] if lines else []
    return {
        f"{column},{line[0]}": token
        for line in lines[1:]
        for column, token in zip(columns, line[1:], strict=False)
        if token != "."
    }


def grid_of(tokens: dict[str, str]) -> str:
    """The text of a grid with these tokens."""
    places = [match for match in map(PLACE.fullmatch, tokens) if match]
    columns = sorted({int(match[1]) for match in places})
    rows = sorted({int(match[2]) for match in places})
    lines = [" ".join(map(str, columns))]
    for row in rows:
        line = [tokens.get(f"{column},{row}", ".") for column in columns]
        lines.append(" ".join([str(row), *line]))
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class GridField(BoxField):
    """The terrain and land cost of every hex, as the tokens of the tables."""

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        parts = [
            Control("token", f"{name}.{place}", place.replace(",", "."), token)
            for place, token in cells(str(value)).items()
        ]
        return Control("hexes", name, to.text(self.label), parts=parts)

    def read(self, form: Form, name: str) -> Any:
        tokens = {
            key.removeprefix(f"{name}."): one(form, key)
            for key in form
            if key.startswith(f"{name}.")
        }
        return grid_of({key: one if TOKEN.fullmatch(one) else "?" for key, one in tokens.items()})


@dataclass(frozen=True)
class RiversField(BoxField):
    """The hex sides along which rivers run; `module` says at which they can."""

    module: int = 0

    def for_row(self, row: dict[str, Any]) -> BoxField:
        return replace(self, module=MODULE_NAMES.index(str(row["module"])))

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        edges = [edge for river in value or [] if isinstance(river, list) for edge in river]
        names = [edge_name(edge) for edge in edges_of(self.module)]
        chosen = [_sorted(str(edge)) for edge in edges]
        shown = [(one, one.replace(",", ".").replace("|", " – ")) for one in names]
        return Control("rivers", name, to.text(self.label), chosen, shown)

    def read(self, form: Form, name: str) -> Any:
        # Each side is a river of its own: the rules ask only where water runs.
        chosen = sorted({_sorted(edge) for edge in form.get(name, ()) if "|" in edge})
        return [[edge[:11]] for edge in chosen]


@dataclass(frozen=True)
class PortField(BoxField):
    """The loch hex of the port tile with one or two players."""

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        shown = ",".join(map(str, value)) if isinstance(value, list) else ""
        return Control("place", name, to.text(self.label), shown)

    def read(self, form: Form, name: str) -> Any:
        match = PLACE.fullmatch(one(form, name))
        return [int(match[1]), int(match[2])] if match else []


def _sorted(edge: str) -> str:
    return "|".join(sorted(edge.split("|")))


def same_side(ours: Any, theirs: Any) -> bool:
    """Whether two values of a field of a side say the same, however they are written."""
    if isinstance(ours, str) and isinstance(theirs, str):
        return cells(ours) == cells(theirs)
    if ours and theirs and isinstance(ours[0], list) and isinstance(theirs[0], list):
        flat = [{_sorted(edge) for river in rivers for edge in river} for rivers in (ours, theirs)]
        return flat[0] == flat[1]
    return bool(ours == theirs)
