"""What an operator needs to know of the function around a node."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator

from scripts.mutants.text import Edit, Text

Function = ast.FunctionDef | ast.AsyncFunctionDef
# Names of seat numbers, as CONTRIBUTING.md has them, and those that stand for one in a function.
SEATS = frozenset({"actor", "viewer", "seat", "owner", "other", "rival", "player", "winner"})


class Scope:
    """The innermost function, or the module where there is none."""

    def __init__(self, text: Text, function: Function | None = None) -> None:
        self.text = text
        self.function = function
        self.bound: Counter[str] = Counter()
        for node in ast.walk(function) if function else ():
            if isinstance(node, ast.arg):
                self.bound[node.arg] += 1
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self.bound[node.id] += 1

    @property
    def seats(self) -> list[str]:
        """Parameters that are seat numbers: only they are surely bound everywhere."""
        if self.function is None:
            return []
        spec = self.function.args
        names = [one.arg for one in (*spec.posonlyargs, *spec.args, *spec.kwonlyargs)]
        return sorted(SEATS.intersection(names))

    @property
    def gives(self) -> str:
        """The head of what the function returns: `list` for `list[int]`."""
        returns = self.function.returns if self.function else None
        if isinstance(returns, ast.Subscript):
            returns = returns.value
        return returns.id if isinstance(returns, ast.Name) else ""


Operator = Callable[[Scope, ast.AST], Iterator[Edit]]
