"""The kinds of action of the base game, one line each, in the order of their ids."""

from typing import Final

from ceilidh.games.glenmore.components.clan_board import CLAN_IDS, ENGLISH_CLAN_IDS
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.grid import CELL_NAMES, DIRECTION_NAMES
from ceilidh.kernel.action import Domain, Spec, numbers

# Arguments. Tiles, clans and cards of a data pack have the ids of ours; only their names are free.
TILE: Final[Domain] = Domain("tile", tuple([tile.id for tile in load(None).tiles]), "tile")
CELL: Final[Domain] = Domain("cell", CELL_NAMES, "cell")
RESOURCE: Final[Domain] = Domain("resource", RESOURCE_NAMES, "resource")
PIECE: Final[Domain] = Domain("piece", (*RESOURCE_NAMES, "scot"), "piece")
DIRECTION: Final[Domain] = Domain("direction", DIRECTION_NAMES)
CLAN: Final[Domain] = Domain("clan", CLAN_IDS + ENGLISH_CLAN_IDS, "clan")
LANDMARK: Final[Domain] = Domain(
    "landmark", tuple([card.id for card in load(None).landmarks]), "landmark"
)
COMFORT: Final[Domain] = Domain("comfort", ("coin", "movement"))
EFFECT: Final[Domain] = numbers("effect", 1, 9)
WAY: Final[Domain] = numbers("way", 1, 9)

# The move on the Rondel.
TAKE: Final[Spec] = Spec("take", (TILE,), ("GM-TRN-01", "GM-TAK-01"))
FORGO: Final[Spec] = Spec("forgo", (TILE, COMFORT), ("GM-TAK-10", "GM-TAK-11"))
END: Final[Spec] = Spec("end", (), ("GM-END-03",))

# Paying.
PAY: Final[Spec] = Spec("pay", (PIECE, CELL), ("GM-TAK-02", "GM-TAK-06", "GM-ACT-38"))
BUY: Final[Spec] = Spec("buy", (RESOURCE,), ("GM-MKT-04", "GM-MKT-06"))
SUBSTITUTE: Final[Spec] = Spec("substitute", (), ("GM-CLN-34",))

# The tile and its effects.
LAY: Final[Spec] = Spec("lay", (CELL,), ("GM-PLC-01", "GM-OVL-01"))
RESOLVE: Final[Spec] = Spec("resolve", (EFFECT,), ("GM-IMM-Q2",))
GAIN: Final[Spec] = Spec("gain", (RESOURCE,), ("GM-IMM-05", "GM-ACT-21"))
KEEP: Final[Spec] = Spec("keep", (RESOURCE,), ("GM-CMP-Q5",))
PUT: Final[Spec] = Spec("put", (PIECE, CELL), ("GM-CLN-Q2",))
REMOVE: Final[Spec] = Spec("remove", (CELL,), ("GM-LMK-14", "GM-CLN-18"))
FETCH: Final[Spec] = Spec("fetch", (TILE,), ("GM-CLN-30",))
CLAIM: Final[Spec] = Spec("claim", (CLAN,), ("GM-PER-04",))

# Activation.
ACTIVATE: Final[Spec] = Spec("activate", (CELL,), ("GM-ACT-01",))
CHOOSE: Final[Spec] = Spec("way", (WAY,), ("GM-ACT-32",))
WALK: Final[Spec] = Spec("walk", (CELL, DIRECTION), ("GM-ACT-51",))

# Ends, and what may be done at any moment of the own turn.
DONE: Final[Spec] = Spec("done", (), ("GM-ACT-03", "GM-ACT-53"))
SELL: Final[Spec] = Spec("sell", (RESOURCE, CELL), ("GM-MKT-09", "GM-MKT-12"))

SPECS: Final[list[Spec]] = [
    TAKE,
    FORGO,
    END,
    PAY,
    BUY,
    SUBSTITUTE,
    LAY,
    RESOLVE,
    GAIN,
    KEEP,
    PUT,
    REMOVE,
    FETCH,
    CLAIM,
    ACTIVATE,
    CHOOSE,
    WALK,
    DONE,
    SELL,
]

# Chance.
PAWN: Final[Domain] = Domain("pawn", ("1", "2", "3", "4"))
DIE: Final[Domain] = numbers("die", 0, 9)
