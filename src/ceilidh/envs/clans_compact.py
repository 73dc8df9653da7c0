"""The compact observation of Clans of Caledonia: whose hexes, which contracts, what is owned."""

from __future__ import annotations

from typing import Final

import numpy as np

from ceilidh.envs.clans import SHOWN
from ceilidh.envs.clans_encoder import CHANNELS, GUEST, GUEST_KIND, OWNERS, ROUNDS, SEATS
from ceilidh.envs.compact_observation import OWN, RIVALS, Sums, Weights, total
from ceilidh.envs.shown import BySeat, Shown
from ceilidh.envs.shown_numbers import OwnedNumbers
from ceilidh.games.clans.goods import KIND_WORKER
from ceilidh.games.clans.kinds import CLAN, CONTRACT, TILE

CONTRACTS: Final = len(CONTRACT.words)
LARGEST: Final = 200  # of the blocks of modules that are kept as they are


def _hex() -> Weights:
    """Own, a rival's, nobody's, a worker or station on it, a guest on it."""
    out = np.zeros((CHANNELS, 5))
    out[0, 0] = 1
    out[1:SEATS, 1] = 1
    out[SEATS, 2] = 1
    out[OWNERS + KIND_WORKER : GUEST, 3] = 1
    out[GUEST:GUEST_KIND, 4] = 1
    return out


def _shown(name: str, kind: Shown) -> Sums:
    """What a module shows; of a large block own numbers and those of all others, or all rows."""
    if kind.size <= LARGEST:
        return Sums(name)
    if isinstance(kind, BySeat):
        return Sums(name, "of the observer, then of all others", rows=np.vstack([OWN, RIVALS]))
    if isinstance(kind, OwnedNumbers):
        return Sums(name, "own or not", columns=np.vstack([OWN, RIVALS]).T)
    return Sums(name, "of all rows together", rows=np.ones((1, kind.shape[0])))


FIELDS: Final = [
    Sums("players"),
    Sums("seat"),
    Sums("actor"),
    Sums("step"),
    Sums("round"),
    Sums("order"),
    Sums("passed"),
    Sums("map"),
    Sums("hexes", "own, of rivals, of nobody, with worker or station, with guest", columns=_hex()),
    Sums("prices"),
    Sums("imports"),
    # Number 0 is an empty space, and there may be several.
    Sums("contracts", "from number 1 on", columns=np.eye(CONTRACTS)[:, 1:]),
    Sums("drawn"),
    Sums("unseen_contracts", "their number, divided by 10", columns=total(CONTRACTS) / 10),
    Sums("ports"),
    Sums(
        "scoring_tiles",
        "by tile its round, divided by 5",
        rows=np.arange(1, ROUNDS + 1)[None] / ROUNDS,
    ),
    Sums("pass_bonus"),
    Sums("offers", "how many starting tiles with each clan", columns=total(len(TILE.words))),
    Sums("offers", "how many clans with each tile", "offered_tiles", rows=total(len(CLAN.words)).T),
    Sums("seats.clan"),
    Sums("seats.bid"),
    Sums("seats.money"),
    Sums("seats.glory"),
    Sums("seats.shipping"),
    Sums("seats.technology"),
    Sums("seats.merchants"),
    Sums("seats.board_merchants"),
    Sums("seats.ports", "of the observer", "own.ports", OWN),
    Sums("seats.goods"),
    Sums("seats.market"),
    Sums("seats.units_left"),
    Sums("seats.unit_costs", "of the observer", "own.unit_costs", OWN),
    Sums("seats.unit_yields", "of the observer", "own.unit_yields", OWN),
    Sums("seats.box", "of the observer", "own.box", OWN),
    Sums("seats.box", "of all others", "rivals.box", RIVALS),
    Sums("seats.fulfilled", "their number, divided by 5", columns=total(CONTRACTS) / 5),
    Sums("seats.settlements"),
    Sums("modules"),
    *[_shown(name, kind) for name, kind in SHOWN.blocks().items()],
]
