"""What a learning agent observes of the rail board: milestones, claims, demand."""

from typing import Final

from ceilidh.envs.shown import SEATS, BySeat, Count, ListedNumbers, Rows, Seat, Shown, Together
from ceilidh.envs.shown_numbers import OneNumber
from ceilidh.games.clans.modules.industria.rail_board.board import DEMAND, MILESTONE, SLOT

ROUNDS: Final = 5
SLOTS: Final = len(SLOT.words)
MILESTONES: Final = len(MILESTONE.words) - 1
TILES: Final = len(DEMAND.words) - 1
MOST_DEMAND: Final = 8  # more tiles than lie in a row

FIELDS: Final[dict[str, Shown]] = {
    "milestones": Rows(SLOTS, OneNumber(1, MILESTONES)),
    "claims": Rows(SLOTS, Rows(SEATS, Together((Seat(), OneNumber(1, ROUNDS))))),
    "demand": Rows(MOST_DEMAND, OneNumber(1, TILES)),
    "future": Rows(MOST_DEMAND, OneNumber(1, TILES)),
    "unseen": ListedNumbers(TILES),
    "progress": Rows(SLOTS, BySeat(Count(10))),
    "points": Rows(SLOTS, Rows(SEATS, Count(10))),
}
