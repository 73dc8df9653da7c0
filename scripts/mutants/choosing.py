"""Which breaks to make: lines drawn by a seed, or named, and one change or all of them."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from scripts.mutants.checkout import Checkout, layer_of
from scripts.mutants.finding import compiles, edits
from scripts.mutants.text import Edit, Text

Places = dict[str, set[int] | None]  # lines by source, None for all of them


@dataclass(frozen=True, slots=True)
class Mutant:
    """One line of a source, broken in one way; `rule` is the one it was chosen for."""

    source: str
    line: int
    operator: str
    before: str
    after: str
    text: str
    rule: str = ""

    @property
    def layer(self) -> str:
        return layer_of(self.source)

    @property
    def place(self) -> str:
        return f"{self.source}:{self.line}"


def shown(text: Text, edit: Edit) -> tuple[str, str]:
    """The lines of an edit before and after it, each on one line."""
    first = text.source.rfind("\n", 0, edit.start) + 1
    last = text.source.find("\n", edit.end)
    last = len(text.source) if last < 0 else last
    before = text.source[first:last]
    after = text.source[first : edit.start] + edit.new + text.source[edit.end : last]
    return " ".join(before.split()), " ".join(after.split())


def made(source: str, text: Text, edit: Edit, rule: str) -> Mutant:
    before, after = shown(text, edit)
    line = text.line_of(edit.start)
    return Mutant(source, line, edit.operator, before, after, text.changed(edit), rule)


class Choice:
    """The edits of the named places, by line."""

    def __init__(self, checkout: Checkout, places: Places, operators: Iterable[str]) -> None:
        self.texts: dict[str, Text] = {}
        self.lines: list[tuple[str, int]] = []
        self.edits: dict[tuple[str, int], list[Edit]] = defaultdict(list)
        for source, lines in sorted(places.items()):
            text = self.texts[source] = Text(checkout.text(source))
            for edit in edits(text, operators):
                line = text.line_of(edit.start)
                if lines is None or line in lines:
                    self.edits[source, line].append(edit)
        self.lines = sorted(self.edits)

    def all(self, rule: str = "") -> Iterator[Mutant]:
        for source, line in self.lines:
            for edit in self.edits[source, line]:
                mutant = made(source, self.texts[source], edit, rule)
                if compiles(mutant.text):
                    yield mutant

    def drawn(self, count: int, seed: int, rule: str = "") -> Iterator[Mutant]:
        """One break in each of so many lines; a larger count goes on where a smaller one ends."""
        lines = random.Random(seed).sample(self.lines, len(self.lines))
        for source, line in lines[:count]:
            known = self.edits[source, line]
            for edit in random.Random(f"{seed} {source} {line}").sample(known, len(known)):
                mutant = made(source, self.texts[source], edit, rule)
                if compiles(mutant.text):
                    yield mutant
                    break
