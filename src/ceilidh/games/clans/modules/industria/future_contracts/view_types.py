"""What a view shows of future contracts."""

from typing import TypedDict


class FutureContractsView(TypedDict):
    """The board of future contracts."""

    contracts: list[int]
    """Numbers of the contracts in their slots, the leftmost first."""
