"""The parts of the code that follow from the fields of a class, as lines."""

from __future__ import annotations

import re
from collections.abc import Callable

from scripts.fields.table import Field

# What every state has (kernel/state.py), with how it is cloned; `rules` comes before them.
COMMON = {
    "stack": ("list[Frame]", "self.stack[:]"),
    "rng": ("int", "self.rng"),
    "module_states": ("dict[str, ModuleState]", "self.module_states.copy()"),
}


def is_state(kind: str) -> bool:
    return kind == "State"


def parameters(fields: list[Field]) -> list[Field]:
    return [field for field in fields if not field.cache]


def slots(kind: str, fields: list[Field]) -> list[str]:
    own = sorted([field.name for field in fields])
    return ["__slots__ = (", *[f'    "{name}",' for name in own], ")"]


def init(kind: str, fields: list[Field]) -> list[str]:
    """The constructor, which takes every field that is no cache."""
    first, *others = parameters(fields)
    common = [f"    {name}: {type_}," for name, (type_, _) in COMMON.items() if is_state(kind)]
    out = ["def __init__(", "    self,", f"    {first.parameter}: {first.type},", *common]
    out += [f"    {field.parameter}: {field.type}," for field in others]
    out.append(") -> None:")
    if is_state(kind):
        out.append("    super().__init__(rules.plan, stack, rng, module_states)")
    out += [f"    self.{field.name} = {field.parameter}" for field in parameters(fields)]
    for field in fields:
        if field.cache:
            typed = "" if field.type == "int" or field.new.isupper() else f": {field.type}"
            out.append(f"    self.{field.name}{typed} = {field.new}")
    return out


def clone(kind: str, fields: list[Field]) -> list[str]:
    """By place, not by name: interpreted that takes half the time, and nothing is called more."""
    first, *others = parameters(fields)
    values = [first.cloned(f"self.{first.name}")]
    values += [cloned for _, cloned in COMMON.values() if is_state(kind)]
    values += [field.cloned(f"self.{field.name}") for field in others]
    call = [f"{kind}(", *[f"    {value}," for value in values], ")"]
    kept = [field.name for field in fields if field.kept]
    if not kept:
        return [f"return {call[0]}", *call[1:]]
    return [
        f"copy = {call[0]}",
        *call[1:],
        *[f"copy.{name} = self.{name}" for name in kept],
        "return copy",
    ]


def new(kind: str, fields: list[Field]) -> list[str]:
    first, *others = parameters(fields)
    common = ["    stack=[],", "    rng=rng,", "    module_states={},"] if is_state(kind) else []
    rows = [f"    {field.parameter}={field.new}," for field in others]
    return [f"return {kind}(", f"    {first.parameter}={first.new},", *common, *rows, ")"]


def dump(kind: str, fields: list[Field]) -> list[str]:
    return [
        f'"{field.saved}": {_put(field.dump, kind, field)},'
        for field in fields
        if field.saved and field.dump
    ]


def load(kind: str, fields: list[Field]) -> list[str]:
    out = []
    for field in fields:
        if field.saved and field.load:
            value = put(field.load, f'data["{field.saved}"]')
            out.append(f"{_owner(kind)}.{field.name} = {value}")
    return out


def key(kind: str, fields: list[Field]) -> list[str]:
    return [f"{_put(field.key, kind, field)}," for field in fields if field.key]


def view(kind: str, fields: list[Field]) -> list[str]:
    return [f'"{field.shown}": {_put(field.view, kind, field)},' for field in fields if field.view]


def counts(kind: str, fields: list[Field]) -> list[str]:
    """Numbers that are counted, single ones and those of lists."""
    return [
        f"{'' if field.type == 'int' else '*'}{_owner(kind)}.{field.name},"
        for field in fields
        if field.counted
    ]


def _owner(kind: str) -> str:
    """What functions call an object of the class."""
    return kind.lower()


def _put(expression: str, kind: str, field: Field) -> str:
    return put(expression, f"{_owner(kind)}.{field.name}")


def put(expression: str, value: str) -> str:
    """The expression with a value for the word `it`."""
    return re.sub(r"\bit\b", value, expression)


PARTS: dict[str, Callable[[str, list[Field]], list[str]]] = {
    "slots": slots,
    "init": init,
    "clone": clone,
    "new": new,
    "dump": dump,
    "load": load,
    "key": key,
    "view": view,
    "counts": counts,
}
