"""Rule ids that a text names, as the first lines of files and docstrings do.

`(GM-C8-30 to 37, Q7)` names a range and one more, `(GM-C1)` a whole chapter.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

FULL = r"[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+[a-z]?)*"
TOKEN = re.compile(rf"\b({FULL})\b|\b(to)\b|\b((?:[A-Z]?\d+)[a-z]?)\b|(,|\band\b|\bor\b|\s+)|(.)")
PARTS = re.compile(r"^(.*?)(\d+)[a-z]?$")


@dataclass(frozen=True, slots=True)
class Named:
    """One rule, a chapter of them, or those from `rule` to number `last`."""

    rule: str
    last: int = 0

    def holds(self, cited: str) -> bool:
        if cited == self.rule or cited.startswith(f"{self.rule}-"):
            return True
        mine, other = PARTS.match(self.rule), PARTS.match(cited)
        if not self.last or not mine or not other or mine[1] != other[1]:
            return False
        return int(mine[2]) <= int(other[2]) <= self.last


def sibling(rule: str, short: str) -> str:
    """`GM-C8-Q7` for `GM-C8-30` and `Q7`."""
    head, _, _ = rule.rpartition("-")
    return f"{head}-{short}" if "-" in head else f"{rule}-{short}"


def named_in(text: str) -> Iterator[Named]:
    rule, to = "", False
    for found in TOKEN.finditer(text):
        full, word, short, _, other = found.groups()
        if word:
            to = True
        elif other:
            rule = ""
        elif full or (short and rule):
            previous, rule = rule, full or sibling(rule, short)
            end = PARTS.match(rule)
            yield Named(previous, int(end[2])) if to and previous and end else Named(rule)
            to = False


def cites(named: Iterable[Named], cited: Iterable[str]) -> bool:
    wanted = list(named)
    return any(one.holds(rule) for one in wanted for rule in cited)


def docstrings_around(tree: ast.Module, line: int) -> list[str]:
    """Of the function, the class and the file that hold a line, the nearest first."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if node.lineno <= line <= (node.end_lineno or 0):
            found.append((node.lineno, ast.get_docstring(node) or ""))
    return [text for _, text in sorted(found, reverse=True)] + [ast.get_docstring(tree) or ""]


def rules_at(tree: ast.Module, line: int) -> list[Named]:
    """The rules that the nearest docstring with any names."""
    for text in docstrings_around(tree, line):
        if named := list(named_in(text)):
            return named
    return []
