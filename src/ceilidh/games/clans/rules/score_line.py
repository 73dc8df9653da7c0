"""A line of the score sheet."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from ceilidh.games.clans.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreLine:
    """One source of victory points; `name` is its stable word, `rules` the ids behind it."""

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        self.name = name
        self.rules = rules

    def points(self, state: "State") -> list[int]:
        """The victory points of every seat."""
        return [0 for _ in state.seats]


def shared(values: list[int], prizes: tuple[int, ...]) -> list[int]:
    """Prizes by rank; tied seats share the sum of their ranks, rounded down (CC-FIN-13)."""
    out: list[int] = []
    for value in values:
        better = 0
        equal = 0
        for other in values:
            if other > value:
                better += 1
            elif other == value:
                equal += 1
        pot = 0
        for rank in range(better, better + equal):
            if rank < len(prizes):
                pot += prizes[rank]
        out.append(pot // equal)
    return out
