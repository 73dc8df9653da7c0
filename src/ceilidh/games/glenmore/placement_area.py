"""A territory as it looks to a tile that is to be laid (GM-PLC)."""

from ceilidh.games.glenmore.grid import OPEN, around, beside, touching


class PlacementArea:
    """The free cells of an `area` with a `stream` of river tiles, next to the `guarded` cells.

    `plain` are those for tiles without a river, `river` those for tiles with one.
    """

    __slots__ = ("area", "guarded", "plain", "river", "stream")

    def __init__(self, area: int, stream: int, guarded: int) -> None:
        self.area = area
        self.stream = stream
        self.guarded = guarded
        free = touching(area) & around(guarded) & ~area & OPEN
        self.plain = free & ~beside(stream)  # GM-PLC-09
        # Left or right of the river (GM-PLC-08, 14), not against a tile without one (GM-PLC-Q2).
        ends = ((stream & -stream) >> 1) | (1 << stream.bit_length())
        self.river = free & ends & ~beside(area & ~stream)
