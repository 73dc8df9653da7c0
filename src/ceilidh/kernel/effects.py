"""Effects: a closed set of typed primitives that component rows are made of.

Each can say whether it `can` happen, `run`, and `describe` itself as plain data, from which
tooltips are written in any language. Resources and counters are the game's own.
"""

from typing import Generic

from mypy_extensions import mypyc_attr

from ceilidh.kernel.flow import S, Step
from ceilidh.kernel.state import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Resource(Generic[S]):
    """Something a seat has an amount of."""

    def __init__(self, name: str) -> None:
        self.name = name

    def amount(self, state: S, seat: int) -> int:
        return 0

    def add(self, state: S, seat: int, amount: int, reason: str) -> None:
        """Change the amount; negative takes away."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Counter(Generic[S]):
    """Something that can be counted for a seat."""

    def __init__(self, name: str) -> None:
        self.name = name

    def count(self, state: S, seat: int) -> int:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    def can(self, state: S, seat: int) -> bool:
        return True

    def run(self, state: S, seat: int, reason: str) -> None:
        """Make it happen; the caller has asked `can`."""

    def describe(self) -> list[object]:
        """The effect as plain data: a word and its arguments."""
        return []


class Gain(Effect[S]):
    """Receive an amount of a resource."""

    def __init__(self, resource: Resource[S], amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def run(self, state: S, seat: int, reason: str) -> None:
        self.resource.add(state, seat, self.amount, reason)

    def describe(self) -> list[object]:
        return ["gain", self.resource.name, self.amount]


class Pay(Effect[S]):
    """Give an amount of a resource, all of it or nothing happens."""

    def __init__(self, resource: Resource[S], amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def can(self, state: S, seat: int) -> bool:
        return self.resource.amount(state, seat) >= self.amount

    def run(self, state: S, seat: int, reason: str) -> None:
        self.resource.add(state, seat, -self.amount, reason)

    def describe(self) -> list[object]:
        return ["pay", self.resource.name, self.amount]


class Per(Effect[S]):
    """Receive an amount of a resource for every full set of something counted."""

    def __init__(self, counter: Counter[S], size: int, resource: Resource[S], amount: int) -> None:
        self.counter = counter
        self.size = size
        self.resource = resource
        self.amount = amount

    def run(self, state: S, seat: int, reason: str) -> None:
        total = self.counter.count(state, seat) // self.size * self.amount
        if total:
            self.resource.add(state, seat, total, reason)

    def describe(self) -> list[object]:
        return ["per", self.size, self.counter.name, self.resource.name, self.amount]


class Begin(Effect[S]):
    """Start a decision: push a frame of `step`."""

    def __init__(self, step: Step[S], a: int = 0, b: int = 0, c: int = 0) -> None:
        self.step = step
        self.a = a
        self.b = b
        self.c = c

    def run(self, state: S, seat: int, reason: str) -> None:
        state.stack.append(Frame(self.step.id, seat, self.a, self.b, self.c))

    def describe(self) -> list[object]:
        return ["choose", self.step.name, self.a, self.b, self.c]


class Both(Effect[S]):
    """One effect, then the other; possible if both are."""

    def __init__(self, first: Effect[S], second: Effect[S]) -> None:
        self.first = first
        self.second = second

    def can(self, state: S, seat: int) -> bool:
        return self.first.can(state, seat) and self.second.can(state, seat)

    def run(self, state: S, seat: int, reason: str) -> None:
        self.first.run(state, seat, reason)
        self.second.run(state, seat, reason)

    def describe(self) -> list[object]:
        return ["both", self.first.describe(), self.second.describe()]
