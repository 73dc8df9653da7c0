"""Terms: the named reasons for which a bot likes a position.

An evaluation is a list of them, so that it can be read, documented and tuned line by line
(`docs/bots.md`). A term reads a *look*, which is what a game's evaluation has found out about one
position from one seat's side.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

L = TypeVar("L")


@dataclass(frozen=True)
class Term(Generic[L]):
    """`weight` is in victory points for one unit of what `measure` counts; `about` is one line."""

    name: str
    about: str
    weight: float
    measure: Callable[[L], float]


def weigh(terms: Sequence[Term[L]], look: L) -> float:
    """The value of a position in victory points."""
    total = 0.0
    for term in terms:
        total += term.weight * term.measure(look)
    return total
