"""A source text and its tree: where a node stands in the text, and what stands between two."""

from __future__ import annotations

import ast
import re
from bisect import bisect_right
from dataclasses import dataclass

COMMENT = re.compile(r"#[^\n]*")


@dataclass(frozen=True, slots=True)
class Edit:
    """Characters `start` to `end` of a text become `new`."""

    operator: str
    start: int
    end: int
    new: str


class Text:
    def __init__(self, source: str) -> None:
        self.source = source
        self.tree = ast.parse(source)
        self.lines = [f"{line}\n" for line in source.split("\n")]
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))

    def offset(self, line: int, column: int) -> int:
        """The place of a column, which the tree counts in bytes, among the characters."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.offset(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.offset(node.end_lineno, node.end_col_offset)

    def line_of(self, place: int) -> int:
        return bisect_right(self.starts, place)

    def of(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)]

    def sign_between(self, left: ast.expr, right: ast.expr, sign: str) -> tuple[int, int]:
        """Where an operator stands between its operands, whatever brackets and comments do."""
        first, last = self.end(left), self.start(right)
        gap = COMMENT.sub(lambda found: " " * len(found[0]), self.source[first:last])
        pattern = r"\s+".join(map(re.escape, sign.split()))
        found = re.search(rf"\b{pattern}\b" if sign[0].isalpha() else pattern, gap)
        assert found, f"no {sign} in {gap!r}"
        return first + found.start(), first + found.end()

    def replace(self, operator: str, node: ast.expr | ast.stmt, new: str) -> Edit:
        return Edit(operator, self.start(node), self.end(node), new)

    def changed(self, edit: Edit) -> str:
        return self.source[: edit.start] + edit.new + self.source[edit.end :]
