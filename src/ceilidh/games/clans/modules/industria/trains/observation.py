"""What a learning agent observes of trains, stations and deliveries."""

from typing import Final

from ceilidh.envs.shown import BySeat, Count, Rows, SeatBits, Shown
from ceilidh.envs.shown_numbers import LinkedNumbers, NumberSet, OneNumber, OwnedNumbers
from ceilidh.games.clans.components.maps import HEXES
from ceilidh.games.clans.kinds import CONTRACT
from ceilidh.games.clans.modules.industria.rail_board.board import PLACE, TABLE
from ceilidh.games.clans.modules.industria.trains.yard import LOST

PLACES: Final = len(PLACE.words)

FIELDS: Final[dict[str, Shown]] = {
    "bonuses": Rows(PLACES, OneNumber(1, len(TABLE.bonuses))),
    "trains": BySeat(OneNumber(0, PLACES)),
    "minis": BySeat(OneNumber(0, PLACES)),
    "taken": BySeat(Count(5)),
    "stations": BySeat(OneNumber(LOST, HEXES - LOST)),
    "lying": SeatBits(),
    "cities": NumberSet(HEXES),
    "reserved": OwnedNumbers(HEXES),
    "covers": LinkedNumbers(len(CONTRACT.words) - 1),
}
