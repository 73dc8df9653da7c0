"""Breaks of what is asked: comparisons, `and` and `or`, `not`, whole conditions."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from scripts.mutants.operators.scope import Scope
from scripts.mutants.text import Edit

SIGNS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.In: "in",
    ast.NotIn: "not in",
}
OPPOSITES = {
    "==": "!=",
    "!=": "==",
    "<": ">=",
    "<=": ">",
    ">": "<=",
    ">=": "<",
    "is": "is not",
    "is not": "is",
    "in": "not in",
    "not in": "in",
}
BOUNDS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
# Other conditions have an operator of their own.
PLAIN = (ast.Name, ast.Attribute, ast.Call, ast.Subscript)


def exchanged(scope: Scope, node: ast.AST, name: str, table: dict[str, str]) -> Iterator[Edit]:
    """Each comparison of a chain with the sign that the table has for it."""
    if not isinstance(node, ast.Compare):
        return
    operands = [node.left, *node.comparators]
    for number, kind in enumerate(node.ops):
        sign = SIGNS[type(kind)]
        if sign in table:
            place = scope.text.sign_between(operands[number], operands[number + 1], sign)
            yield Edit(name, *place, table[sign])


def compare(scope: Scope, node: ast.AST) -> Iterator[Edit]:
    """The opposite: `==` for `!=`."""
    return exchanged(scope, node, "compare", OPPOSITES)


def bound(scope: Scope, node: ast.AST) -> Iterator[Edit]:
    """Off by one: `<=` for `<`."""
    return exchanged(scope, node, "bound", BOUNDS)


def boolean(scope: Scope, node: ast.AST) -> Iterator[Edit]:
    """`or` for `and`, at one place of a chain."""
    if isinstance(node, ast.BoolOp):
        sign, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield Edit("boolean", *scope.text.sign_between(left, right, sign), other)


def negation(scope: Scope, node: ast.AST) -> Iterator[Edit]:
    """`x` for `not x`."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        start = scope.text.start(node)
        yield Edit("not", start, start + len("not"), "")


def condition(scope: Scope, node: ast.AST) -> Iterator[Edit]:
    """One part of `x and y` is left out; a plain condition is turned round."""
    if isinstance(node, ast.BoolOp):
        neutral = "True" if isinstance(node.op, ast.And) else "False"
        for part in node.values:
            yield scope.text.replace("condition", part, neutral)
    tests: list[ast.expr] = []
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        tests = [node.test]
    elif isinstance(node, ast.comprehension):
        tests = node.ifs
    for test in tests:
        if isinstance(test, PLAIN):
            start = scope.text.start(test)
            yield Edit("condition", start, start, "not ")
