"""All edits of a text: every node is shown to every operator, but for what is left alone.

Left alone are annotations, docstrings, decorators, base classes, `__slots__`, `assert`, logging,
imports, and blocks for type checkers or for scripts. Places inside f-strings are not known before
Python 3.12, so these are left alone too, and the same seed gives the same breaks everywhere.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from scripts.mutants.operators import OPERATORS
from scripts.mutants.operators.scope import Scope
from scripts.mutants.text import Edit, Text

LOGS = frozenset({"log", "logger", "logging"})
NAMES = frozenset({"__slots__", "__all__", "__match_args__"})
UNTOUCHED = (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr, ast.Global, ast.Nonlocal)


def is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def logs(node: ast.AST) -> bool:
    """Is this `log.info(...)`, or `tell(log, ...)`?"""
    if not isinstance(node, ast.Call):
        return False
    near = [node.func.value] if isinstance(node.func, ast.Attribute) else node.args[:1]
    return any(isinstance(one, ast.Name) and one.id in LOGS for one in near)


def is_aside(node: ast.AST) -> bool:
    """Is this `if TYPE_CHECKING` or `if __name__ == ...`?"""
    if not isinstance(node, ast.If):
        return False
    test = node.test.left if isinstance(node.test, ast.Compare) else node.test
    name = test.attr if isinstance(test, ast.Attribute) else getattr(test, "id", "")
    return name in ("TYPE_CHECKING", "__name__")


def names_of(node: ast.AST) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else []
    if isinstance(node, ast.AnnAssign):
        targets = [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def left_alone(node: ast.AST) -> bool:
    if isinstance(node, UNTOUCHED) or is_docstring(node) or is_aside(node) or logs(node):
        return True
    if isinstance(node, ast.Expr | ast.Await) and logs(node.value):
        return True
    return not NAMES.isdisjoint(names_of(node))


def children(node: ast.AST) -> Iterator[ast.AST]:
    """What can be broken below a node."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield from node.args.defaults
        yield from (one for one in node.args.kw_defaults if one)
        yield from node.body
    elif isinstance(node, ast.ClassDef):
        yield from node.body
    elif isinstance(node, ast.AnnAssign):
        if node.value:
            yield node.value
    else:
        yield from ast.iter_child_nodes(node)


def found(scope: Scope, node: ast.AST, operators: Iterable[str]) -> Iterator[Edit]:
    if left_alone(node):
        return
    for name in operators:
        yield from OPERATORS[name](scope, node)
    inner = scope
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        inner = Scope(scope.text, node)
    for child in children(node):
        yield from found(inner, child, operators)


def compiles(source: str) -> bool:
    try:
        compile(source, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def edits(text: Text, operators: Iterable[str] = OPERATORS) -> list[Edit]:
    """In the order of the text, each change once."""
    unique = {
        (one.start, one.end, one.new): one for one in found(Scope(text), text.tree, operators)
    }
    return [unique[place] for place in sorted(unique) if text.changed(unique[place]) != text.source]
