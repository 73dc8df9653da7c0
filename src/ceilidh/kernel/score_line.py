"""A line of a score sheet."""

from typing import Generic

from mypy_extensions import mypyc_attr

from ceilidh.kernel.flow import S


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreLine(Generic[S]):
    """One source of victory points; `name` is its stable word, `rules` the ids behind it."""

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        self.name = name
        self.rules = rules

    def points(self, state: S) -> list[int]:
        """The victory points of every seat."""
        raise AssertionError("a line must define points")

    def sources(self, state: S) -> list[list[int]]:
        """The gains of the line apart by what they come from.

        What another line takes back is no gain: the sources need not add up to the points.
        """
        return [self.points(state)]


def joined(base: list[ScoreLine[S]], further: list[ScoreLine[S]]) -> list[ScoreLine[S]]:
    """The base lines in their order; a further line of a known name takes the place of that one."""
    lines = base[:]
    for line in further:
        names = [other.name for other in lines]
        if line.name in names:
            lines[names.index(line.name)] = line
        else:
            lines.append(line)
    return lines
