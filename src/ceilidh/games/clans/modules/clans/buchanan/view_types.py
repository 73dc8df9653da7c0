"""What a view shows of Clan Buchanan."""

from typing import TypedDict


class BuchananView(TypedDict):
    """The contract whose price covers another one."""

    source: int
    """Where the contract came from whose price also covers another one; -1: there is none."""
