"""What a view shows of the Highlander."""

from typing import TypedDict


class HighlanderView(TypedDict):
    """What lies on the Mountain."""

    coins: int
    """The coins on the Mountain."""
    goods: list[int]
    """The resources there: barley, wood, stone, sheep, cattle."""
