"""What a learning agent observes of the Automa: the cards that are left, its level."""

from typing import Final

from ceilidh.envs.shown import ListedNumbers, Seat, Shown
from ceilidh.envs.shown_numbers import OneNumber
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.modules.automa.rows import AUTOMA

CARDS: Final = len(AUTOMA.of(load(None)).cards)
COLUMNS: Final = 7  # where the glory token can lie
LEVELS: Final = 5

FIELDS: Final[dict[str, Shown]] = {
    "deck": ListedNumbers(CARDS),
    "discard": ListedNumbers(CARDS),
    "removed": ListedNumbers(CARDS),
    "token": OneNumber(0, COLUMNS),
    "action": OneNumber(1, CARDS),
    "support": OneNumber(1, CARDS),
    "seat": Seat(),
    "level": OneNumber(1, LEVELS),
}
