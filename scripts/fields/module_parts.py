"""The parts of the code that follow from the fields of a module's state, as lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scripts.fields.parts import parameters, put
from scripts.fields.table import Field, ModuleTable

INDENT = " " * 4


def module_state(kind: str, fields: list[Field]) -> list[str]:
    """All methods that the kernel asks of a module's state."""
    own = [field for field in fields if field.type]
    parts = [_init(own), _dump(own), _restore(own), _view(fields), _copy(kind, own)]
    return [line for part in parts if part for line in (*part, "")][:-1]


def _init(fields: list[Field]) -> list[str]:
    """Every field has a usual value, so that one more breaks no call."""
    given = [f"{field.parameter}: {field.type} = {field.new}" for field in parameters(fields)]
    body = ["super().__init__(NAME)"]
    body += [f"self.{field.name} = {field.parameter}" for field in parameters(fields)]
    body += [f"self.{field.name}: {field.type} = {field.new}" for field in fields if field.cache]
    return _method(f"__init__(self, {', '.join(given)}) -> None", body)


def _dump(fields: list[Field]) -> list[str]:
    rows = [f'"{field.saved}": {_own(field.dump, field)}' for field in parameters(fields)]
    return _method("dump(self) -> dict[str, object]", [f"return {{{', '.join(rows)}}}"])


def _restore(fields: list[Field]) -> list[str]:
    body = [f"self.{field.name} = {_read(field)}" for field in parameters(fields)]
    body += [f"self.{field.name} = {field.new}" for field in fields if field.cache]
    return _method("restore(self, data: dict[str, object]) -> None", body)


def _view(fields: list[Field]) -> list[str]:
    """What is not shown as it is saved; nothing if all is."""
    rows = [f'data["{field.saved}"] = {_own(field.view, field)}' for field in fields if field.view]
    if not rows:
        return []
    body = ["data = self.dump()", *rows, "return data"]
    return _method("view(self, viewer: int) -> dict[str, object]", body)


def _copy(kind: str, fields: list[Field]) -> list[str]:
    values = ", ".join([f"self.{field.name}" for field in parameters(fields)])
    return _method(f'copy(self) -> "{kind}"', [f"return {kind}({values})"])


def _method(head: str, body: list[str]) -> list[str]:
    return [f"def {head}:", *[INDENT + line for line in body]]


def _read(field: Field) -> str:
    return put(field.load, f'data["{field.saved}"]')


def _own(expression: str, field: Field) -> str:
    return put(expression, f"self.{field.name}")


def views(registry: str, modules: Sequence[ModuleTable]) -> list[str]:
    """The types of what modules show, and the type that has them by the names of the modules."""
    shown = sorted([one for one in modules if one.view], key=lambda one: one.name)
    lines = [line for one in shown for line in (*_view_type(one), "", "")]
    rows = [f'{INDENT}"{one.name}": {one.view},' for one in shown]
    head = [f"{registry} = TypedDict(", f'{INDENT}"{registry}",', f"{INDENT}{{"]
    return [*lines, *head, *[INDENT + row for row in rows], f"{INDENT}}},", "    total=False,", ")"]


def _view_type(module: ModuleTable) -> list[str]:
    lines = [f"class {module.view}(TypedDict):", f'{INDENT}"""{module.about}"""', ""]
    for field in module.shown:
        lines += [f"{INDENT}{field.saved}: {field.seen}", f'{INDENT}"""{field.says}"""']
    return lines


PARTS: dict[str, Callable[[str, list[Field]], list[str]]] = {"module": module_state}
