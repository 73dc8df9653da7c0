"""Breaks of what is done: a statement left out, another result."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from scripts.mutants.operators.scope import Scope
from scripts.mutants.text import Edit

EMPTY = {"list": "[]", "tuple": "()", "dict": "{}", "set": "set()", "frozenset": "frozenset()"}
DISPLAYS: dict[type[ast.expr], str] = {
    ast.List: "list",
    ast.ListComp: "list",
    ast.Tuple: "tuple",
    ast.Dict: "dict",
    ast.DictComp: "dict",
    ast.Set: "set",
    ast.SetComp: "set",
}
ASKED = (ast.Name, ast.Attribute, ast.Call, ast.Subscript)


def bound_elsewhere(scope: Scope, target: ast.expr) -> bool:
    """Whether a name has a value without this assignment; else every test would notice."""
    if isinstance(target, ast.Tuple):
        return all(bound_elsewhere(scope, one) for one in target.elts)
    return not isinstance(target, ast.Name) or scope.bound[target.id] > 1


def can_go(scope: Scope, node: ast.AST) -> bool:
    if isinstance(node, ast.Assign):
        return scope.function is not None and all(
            bound_elsewhere(scope, target) for target in node.targets
        )
    if isinstance(node, ast.AugAssign | ast.Raise | ast.Continue | ast.Break):
        return True
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await)


def statement(scope: Scope, node: ast.AST) -> Iterator[Edit]:
    """A call, an assignment, a refusal or a jump is left out."""
    if isinstance(node, ast.stmt) and can_go(scope, node):
        yield scope.text.replace("statement", node, "pass")


def returned(scope: Scope, node: ast.AST) -> Iterator[Edit]:
    """The opposite, or nothing where there were several."""
    if not isinstance(node, ast.Return) or node.value is None:
        return
    value = node.value
    if isinstance(value, ast.Constant):
        if isinstance(value.value, bool):
            yield scope.text.replace("return", value, str(not value.value))
        return
    kind = DISPLAYS.get(type(value), scope.gives)
    if kind in EMPTY and scope.text.of(value) != EMPTY[kind]:
        yield Edit("return", scope.text.start(node), scope.text.end(node), f"return {EMPTY[kind]}")
    elif scope.gives == "bool" and isinstance(value, ASKED):
        start = scope.text.start(value)
        yield Edit("return", start, start, "not ")
