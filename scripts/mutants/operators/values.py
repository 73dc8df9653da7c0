"""Breaks of what is reckoned: numbers, signs, the least and the most, order, whose it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from scripts.mutants.operators.scope import SEATS, Scope
from scripts.mutants.text import Edit

TEXTS = (ast.JoinedStr, ast.List, ast.ListComp, ast.Tuple, ast.Set, ast.Dict)
EXTREMES = {"min": "max", "max": "min"}
QUANTIFIERS = {"all": "any", "any": "all"}


def constant(scope: Scope, node: ast.AST) -> Iterator[Edit]:
    """A number more or less by one; `False` for `True`."""
    if not isinstance(node, ast.Constant):
        return
    if isinstance(node.value, bool):
        yield scope.text.replace("constant", node, str(not node.value))
    elif isinstance(node.value, int | float):
        yield scope.text.replace("constant", node, repr(node.value + 1))
        less = node.value - 1
        yield scope.text.replace("constant", node, repr(less) if less >= 0 else f"({less!r})")


def name_for(scope: Scope, node: ast.AST, operator: str, names: dict[str, str]) -> Iterator[Edit]:
    """A call of another builtin."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
        yield scope.text.replace(operator, node.func, names[node.func.id])


def extreme(scope: Scope, node: ast.AST) -> Iterator[Edit]:
    """`max` for `min`."""
    return name_for(scope, node, "extreme", EXTREMES)


def quantifier(scope: Scope, node: ast.AST) -> Iterator[Edit]:
    """`any` for `all`."""
    return name_for(scope, node, "quantifier", QUANTIFIERS)


def order(scope: Scope, node: ast.AST) -> Iterator[Edit]:
    """A sorted list from its end; `reversed` left out."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id == "sorted":
            end = scope.text.end(node)
            yield Edit("order", end, end, "[::-1]")
        elif node.func.id == "reversed":
            yield scope.text.replace("order", node.func, "iter")


def is_text(node: ast.expr) -> bool:
    """Whether a minus would be nonsense, which every test notices."""
    if isinstance(node, ast.BinOp):
        return is_text(node.left) or is_text(node.right)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str | bytes)
    return isinstance(node, TEXTS)


def arithmetic(scope: Scope, node: ast.AST) -> Iterator[Edit]:
    """Minus for plus."""
    if not isinstance(node, ast.BinOp | ast.AugAssign) or not isinstance(
        node.op, ast.Add | ast.Sub
    ):
        return
    left, right, more = (
        (node.left, node.right, "")
        if isinstance(node, ast.BinOp)
        else (node.target, node.value, "=")
    )
    if not is_text(left) and not is_text(right):
        sign, other = ("+", "-") if isinstance(node.op, ast.Add) else ("-", "+")
        place = scope.text.sign_between(left, right, sign + more)
        yield Edit("arithmetic", *place, other + more)


def seat(scope: Scope, node: ast.AST) -> Iterator[Edit]:
    """Another seat of the function; in an index, the seat before."""
    if isinstance(node, ast.Name) and node.id in SEATS and isinstance(node.ctx, ast.Load):
        for name in scope.seats:
            if name != node.id and scope.bound[node.id]:
                yield scope.text.replace("seat", node, name)
    elif isinstance(node, ast.Subscript):
        index = node.slice
        if isinstance(index, ast.Name) and index.id in SEATS:
            yield scope.text.replace("seat", index, f"{index.id} - 1")
