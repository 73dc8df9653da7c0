"""Effects: a closed set of typed primitives that rows of ports and scoring tiles are made of.

Each says whether it `can` happen and knows how to `run`.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

if TYPE_CHECKING:
    from ceilidh.games.clans.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Resource:
    """Something a seat can be given."""

    def add(self, state: "State", seat: int, amount: int, reason: str) -> None:
        """Change the amount; negative takes away."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Counter:
    """Something that can be counted for a seat: the word of a row, and what its row has besides."""

    def __init__(self, name: str, numbers: dict[str, int]) -> None:
        self.name = name
        self.numbers = numbers

    def count(self, state: "State", seat: int) -> int:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    def can(self, state: "State", seat: int) -> bool:
        return True

    def run(self, state: "State", seat: int, reason: str) -> None:
        """Make it happen; the caller has asked `can`."""

    def why_not(self, state: "State", seat: int) -> Reason | None:
        """Why it cannot happen for the seat now."""
        return None


class Gain(Effect):
    """Receive an amount of a resource."""

    def __init__(self, resource: Resource, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def run(self, state: "State", seat: int, reason: str) -> None:
        self.resource.add(state, seat, self.amount, reason)


class Per(Effect):
    """Receive an amount of a resource for every full set of something counted."""

    def __init__(self, counter: Counter, size: int, resource: Resource, amount: int) -> None:
        self.counter = counter
        self.size = size
        self.resource = resource
        self.amount = amount

    def run(self, state: "State", seat: int, reason: str) -> None:
        total = self.counter.count(state, seat) // self.size * self.amount
        if total:
            self.resource.add(state, seat, total, reason)


class Begin(Effect):
    """Start a decision: push a frame of `step`."""

    def __init__(self, step: "Step[State]", a: int = 0, b: int = 0, c: int = 0) -> None:
        self.step = step
        self.a = a
        self.b = b
        self.c = c

    def run(self, state: "State", seat: int, reason: str) -> None:
        state.stack.append(Frame(self.step.id, seat, self.a, self.b, self.c))


class Both(Effect):
    """One effect, then the other; possible if both are."""

    def __init__(self, first: Effect, second: Effect) -> None:
        self.first = first
        self.second = second

    def can(self, state: "State", seat: int) -> bool:
        return self.first.can(state, seat) and self.second.can(state, seat)

    def run(self, state: "State", seat: int, reason: str) -> None:
        self.first.run(state, seat, reason)
        self.second.run(state, seat, reason)
