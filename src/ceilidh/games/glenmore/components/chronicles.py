"""What every Chronicle's table says about itself (GM-CMP-23 to 25)."""

from typing import Final

from ceilidh.games.glenmore.components.marks import Marks, close
from ceilidh.games.glenmore.components.rondel_market import LEAST_PLAYERS, MOST_PLAYERS
from ceilidh.kernel.component_data.datapack import DataTable

DIFFICULTIES: Final[tuple[str, ...]] = ("low", "medium", "high", "complex")


class Chronicle:
    """Number, name, allowed numbers of players, extra minutes and difficulty of a Chronicle."""

    __slots__ = ("difficulty", "id", "marks", "minutes", "name", "players")

    def __init__(self, id: int, record: DataTable) -> None:
        self.id = record.integer("id", id, id)
        self.name = record.text("name", ())
        self.players = record.integers("players", LEAST_PLAYERS, MOST_PLAYERS, -1)
        self.minutes = record.integer("minutes", 0, 99)
        self.difficulty = record.text("difficulty", DIFFICULTIES)
        self.marks: Marks = close(record)
