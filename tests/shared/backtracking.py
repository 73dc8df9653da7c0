"""Whether a pattern can be made slow: whether a text can be read along it in more and more ways.

A matcher that goes back tries every way in which a text can be read before it gives up. Their
number grows with the length of the text if two loops can share the same text, or one loop can read
it in two ways. Both show between the places of a pattern that read a sign: some word leads from p
to p, from p to q and from q to q; or it leads from p to p in two ways. A search begins at every
sign, as if a loop that reads anything stood before the pattern.

A repeat with an end is read as at most two turns. What looks around is taken to be true. What gives
nothing back (`*+`, `(?>...)`) reads in one way only, so it counts as a single sign. From where the
pattern may already end nothing goes back.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from itertools import product
from typing import Any, Final

PARSER: Final[Any] = import_module("re._parser")
SIGNS: Final = "".join(map(chr, range(128))) + "é\u00a0\u0660\u2003漢\U0001f600"
LONG: Final = 100  # turns of a repeat that are as bad as no end
CATEGORIES: Final = {"DIGIT": r"\d", "SPACE": r"\s", "WORD": r"\w"}
Weights = Counter[int]  # in how many ways a place is reached without a sign


@dataclass
class Part:
    """A part of a pattern: in how many ways it is empty, and where it begins and ends."""

    empty: int
    first: Weights
    last: Weights


@dataclass
class Places:
    """All places of a pattern that read a sign, which signs, and what can follow."""

    flags: int
    blocked: bool  # whether what looks around is taken to be false
    reads: list[frozenset[str]] = field(default_factory=list)
    follow: dict[int, Weights] = field(default_factory=dict)

    def place(self, signs: Iterable[str]) -> Part:
        at = len(self.reads)
        self.reads.append(frozenset(signs))
        self.follow[at] = Counter()
        return Part(0, Counter({at: 1}), Counter({at: 1}))

    def join(self, last: Weights, first: Weights) -> None:
        for one, other in product(last, first):
            self.follow[one][other] += last[one] * first[other]

    def row(self, parts: Sequence[Part]) -> Part:
        made = Part(1, Counter(), Counter())
        for part in parts:
            self.join(made.last, part.first)
            first = made.first + _times(part.first, made.empty)
            last = part.last + _times(made.last, part.empty)
            made = Part(made.empty * part.empty, first, last)
        return made

    def choice(self, parts: Sequence[Part]) -> Part:
        made = Part(0, Counter(), Counter())
        for part in parts:
            made = Part(made.empty + part.empty, made.first + part.first, made.last + part.last)
        return made

    def turns(self, low: int, high: int, body: Callable[[], Part]) -> Part:
        """A repeat; one that goes on for long is a loop."""
        if high >= LONG:
            loop = body()
            self.join(loop.last, loop.first)
            return Part(1 if low == 0 else loop.empty, loop.first, loop.last)
        parts = [body() for _ in range(min(high, 2))]
        for part in parts[min(low, 2) :]:
            part.empty += 1
        return self.row(parts)

    def read(self, tree: Any) -> Part:
        return self.row([self.one(str(op), value) for op, value in tree])

    def one(self, op: str, value: Any) -> Part:
        if op in ("MAX_REPEAT", "MIN_REPEAT"):
            low, high, body = value
            return self.turns(low, int(high), partial(self.read, body))
        if op in ("POSSESSIVE_REPEAT", "ATOMIC_GROUP"):
            part = self.place(SIGNS)
            part.empty = 1
            return part
        if op == "SUBPATTERN":
            return self.read(value[3])
        if op == "BRANCH":
            return self.choice([self.read(tree) for tree in value[1]])
        if op in ("AT", "ASSERT", "ASSERT_NOT"):
            return self.around(f"{value}")
        return self.place([sign for sign in SIGNS if self.is_read(op, value, sign)])

    def around(self, what: str) -> Part:
        """The end of a text is behind all signs; all else is between two of them."""
        part = self.place("")
        part.empty = int("END" not in what and not self.blocked)
        return part

    def is_read(self, op: str, value: Any, sign: str) -> bool:
        if op == "ANY":
            return sign != "\n" or bool(self.flags & re.DOTALL)
        if op in ("LITERAL", "NOT_LITERAL"):
            return bool(value == ord(sign)) == (op == "LITERAL")
        if op == "RANGE":
            return bool(value[0] <= ord(sign) <= value[1])
        if op == "CATEGORY":
            name = str(value).removeprefix("CATEGORY_")
            found = re.fullmatch(CATEGORIES[name.removeprefix("NOT_")], sign)
            return (found is None) == name.startswith("NOT_")
        assert op == "IN", f"{op} is not known here"
        inner = [(str(one), what) for one, what in value]
        inside = [self.is_read(one, what, sign) for one, what in inner if one != "NEGATE"]
        return any(inside) != (inner[0][0] == "NEGATE")


def _times(weights: Weights, factor: int) -> Weights:
    return Counter({at: ways * factor for at, ways in weights.items() if factor})


def _places(pattern: re.Pattern[str], searches: bool, blocked: bool) -> tuple[Places, Part]:
    tree = PARSER.parse(pattern.pattern, pattern.flags)
    places = Places(pattern.flags, blocked)
    anchored = not pattern.flags & re.MULTILINE and str(tree[0][1]).startswith("AT_BEGINNING")
    parts = []
    if searches and not anchored:
        parts.append(places.turns(0, LONG, partial(places.place, SIGNS)))
    return places, places.row([*parts, places.read(tree)])


def is_slow(pattern: re.Pattern[str], way: str) -> bool:
    """Whether `way`, such as fullmatch or search, can be made to go back more and more often."""
    searches = way not in ("match", "fullmatch")
    places, _ = _places(pattern, searches, blocked=False)
    free = set() if way == "fullmatch" else set(_places(pattern, searches, blocked=True)[1].last)
    reached = {at: _reached(places, at) for at in places.follow}
    loops = [at for at in places.follow if at in reached[at] and at not in free]
    rings = {at: {one for one in reached[at] if at in reached[one]} for at in loops}
    pairs = [(p, q) for p, q in product(loops, loops) if q in reached[p]]
    return any(_shares(places, (p, rings[p]), (q, rings[q])) for p, q in pairs)


def _reached(places: Places, begin: int) -> set[int]:
    """The places to which a text leads from one."""
    found: set[int] = set()
    waiting = list(places.follow[begin])
    while waiting:
        at = waiting.pop()
        if at not in found and places.reads[at]:
            found.add(at)
            waiting += places.follow[at]
    return found


def _shares(places: Places, loop: tuple[int, set[int]], later: tuple[int, set[int]]) -> bool:
    """Whether a word leads from p to p, from p to q and from q to q; or in two ways, if p is q."""
    (p, ring), (q, other) = loop, later
    begin = (p, p, q, False)
    seen, waiting = {begin}, [begin]
    while waiting:
        one, two, three, apart = waiting.pop()
        ways = (
            ring & places.follow[one].keys(),
            places.follow[two],
            other & places.follow[three].keys(),
        )
        for a, b, c in product(*ways):
            if not places.reads[a] & places.reads[b] & places.reads[c]:
                continue
            twice = one == two and a == b and places.follow[one][a] > 1
            step = (a, b, c, apart or a != b or twice)
            if step == (p, q, q, True):
                return True
            if step not in seen:
                seen.add(step)
                waiting.append(step)
    return False
