"""The landmark cards of the base game (GM-CMP-11, GM-LMK-01 to 26) and of Chronicles."""

from typing import Final

from ceilidh.games.glenmore.components.effects import TIMED_WORDS, TIMINGS, read_effects
from ceilidh.games.glenmore.components.marks import Marks, close, read_rules
from ceilidh.games.glenmore.goods import STACK_NAMES, STACKS
from ceilidh.kernel.component_data.datapack import DataTable

FILE: Final = "landmarks.toml"
LANDMARK_IDS: Final[tuple[str, ...]] = (
    "loch_lochy",
    "donan_castle",
    "castle_stalker",
    "inverness",
    "loch_shiel",
    "duart_castle",
    "loch_ness",
    "armadale_castle",
    "loch_morar",
    "castle_moil",
    "castle_of_mey",
)


class Landmark:
    """One landmark card; `index` is its place in `Components.landmarks`, `stack` that of its tile.

    All `effects` happen in order; `timing` is "immediate", "permanent" or "end" (GM-IMM-03).
    `chronicle` is the number of the Chronicle whose table it stands in, 0 for the base game.
    """

    __slots__ = ("chronicle", "effects", "id", "index", "marks", "name", "stack", "timing")

    def __init__(self, index: int, record: DataTable, chronicle: int = 0) -> None:
        self.index = index
        self.chronicle = chronicle
        self.id = record.text("id", () if chronicle else LANDMARK_IDS)
        self.name = record.text("name", ())
        self.stack = STACK_NAMES.index(record.text("stack", STACK_NAMES[:STACKS]))
        self.timing = record.text("timing", TIMINGS)
        self.effects = read_effects(record, "effect", TIMED_WORDS[self.timing])
        self.marks: Marks = close(record)


def read_landmarks(table: DataTable) -> tuple[Landmark, ...]:
    """All cards of the file, in file order."""
    read_rules(table)
    records = table.records("landmark", "landmark", "id")
    cards = [Landmark(index, record) for index, record in enumerate(records)]
    table.done()
    return tuple(cards)


def chronicle_landmarks(table: DataTable, chronicle: int, first: int = 0) -> tuple[Landmark, ...]:
    """The cards in the table of a Chronicle, in file order; `first` is the index of the first."""
    records = table.records("landmark", "landmark", "id") if table.has("landmark") else []
    return tuple(
        [Landmark(first + place, record, chronicle) for place, record in enumerate(records)]
    )
