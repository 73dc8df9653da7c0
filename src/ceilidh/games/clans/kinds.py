"""The kinds of action of the base game, one line each, in the order of their ids."""

from typing import Final

from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.goods import BOARD_KINDS, COLUMN_NAMES, GOOD_NAMES, KIND_NAMES
from ceilidh.kernel.action import Domain, Spec, numbers

TABLES: Final = load(None)


def _up_to(last: int) -> tuple[str, ...]:
    """Rows of a table are numbered from 1, so that argument and id are the same."""
    return tuple([str(number) for number in range(last + 1)])


# The clans of all boxes, in the order of their table; a clan's number is its place here.
CLAN_NAMES: Final = tuple([row.id for row in TABLES.clans])

# Arguments.
CLAN: Final[Domain] = Domain("clan", CLAN_NAMES, "clan")
TILE: Final[Domain] = Domain("tile", _up_to(len(TABLES.starting_tiles)), "tile")
GOOD: Final[Domain] = Domain("good", GOOD_NAMES, "good")
NUMBER: Final[Domain] = numbers("number", 0, 16)
CONTRACT: Final[Domain] = Domain("contract", _up_to(len(TABLES.contracts)), "contract")
UNIT: Final[Domain] = Domain("unit", COLUMN_NAMES, "unit")
PIECE: Final[Domain] = Domain("piece", KIND_NAMES[:BOARD_KINDS], "unit")
HEX: Final[Domain] = Domain("hex", HEX_NAMES, "hex")
TECHNOLOGY: Final[Domain] = Domain("technology", ("woodcutter", "miner"), "technology")
MEAT: Final[Domain] = Domain("meat", ("beef", "mutton"))
PORT: Final[Domain] = Domain("port", _up_to(len(TABLES.ports)), "port")
WAY: Final[Domain] = Domain("way", ("down", "up"))

# Set-up.
CHOOSE: Final[Spec] = Spec("choose", (CLAN,), ("CC-CLN-04",))
START: Final[Spec] = Spec("start", (TILE,), ("CC-VNC-01",))

# The eight actions of a turn.
BUY: Final[Spec] = Spec("buy", (GOOD, NUMBER), ("CC-TRD-05",))
SELL: Final[Spec] = Spec("sell", (GOOD, NUMBER), ("CC-TRD-06",))
TAKE: Final[Spec] = Spec("take", (CONTRACT,), ("CC-CON-01",))
BUILD: Final[Spec] = Spec("build", (UNIT, HEX), ("CC-EXP-01", "CC-FW-03"), second_first=True)
SHIP: Final[Spec] = Spec("ship", (), ("CC-SHP-01",))
TECH: Final[Spec] = Spec("technology", (TECHNOLOGY,), ("CC-TEC-01",))
HIRE: Final[Spec] = Spec("hire", (), ("CC-HIR-01",))
FULFIL: Final[Spec] = Spec("fulfil", (CONTRACT,), ("CC-FUL-01",))

# What follows from them.
RECALL: Final[Spec] = Spec("recall", (GOOD,), ("CC-FUL-27",))
SLAUGHTER: Final[Spec] = Spec("slaughter", (HEX,), ("CC-FUL-07", "CC-FUL-08"))
WAIVE: Final[Spec] = Spec("waive", (MEAT,), ("CC-PRT-T1-Q1",))
BARGAIN: Final[Spec] = Spec("bargain", (GOOD, NUMBER), ("CC-NBB-05",))
DRAW: Final[Spec] = Spec("draw", (), ("CC-BLD-04",))
KEEP: Final[Spec] = Spec("keep", (CONTRACT,), ("CC-BLD-05",))

# Ports.
USE: Final[Spec] = Spec("port", (PORT,), ("CC-PRT-01",))
COPY: Final[Spec] = Spec("copy", (PORT,), ("CC-PRT-T9-01",))
SHIFT: Final[Spec] = Spec("shift", (GOOD, WAY), ("CC-PRT-T6-01",))
DISCARD: Final[Spec] = Spec("discard", (GOOD,), ("CC-PRT-T2-01", "CC-PRT-T3-01"))
GAIN: Final[Spec] = Spec("gain", (GOOD,), ("CC-PRT-T2-01", "CC-PRT-T3-01"))
REMOVE: Final[Spec] = Spec("remove", (HEX,), ("CC-PRT-T7-01",))
RETURN: Final[Spec] = Spec("return", (TECHNOLOGY,), ("CC-PRT-T7-Q3",))
SWAP: Final[Spec] = Spec("swap", (UNIT, HEX), ("CC-PRT-T7-01",))

# Units that leave their hex, and which of two on it.
PICK: Final[Spec] = Spec("pick", (PIECE,), ("IN-U2-06",))
MOVE: Final[Spec] = Spec("move", (HEX,), ("IN-MV-01",))
TO: Final[Spec] = Spec("to", (HEX,), ("IN-MV-02", "IN-MV-10"))

# Production.
MAKE: Final[Spec] = Spec("make", (GOOD, NUMBER), ("CC-PRO-12",))

# Ends.
DONE: Final[Spec] = Spec("done")
PASS: Final[Spec] = Spec("pass", (), ("CC-PAS-01",))

SPECS: Final[list[Spec]] = [
    CHOOSE,
    START,
    BUY,
    SELL,
    TAKE,
    BUILD,
    SHIP,
    TECH,
    HIRE,
    FULFIL,
    RECALL,
    SLAUGHTER,
    WAIVE,
    BARGAIN,
    DRAW,
    KEEP,
    USE,
    COPY,
    SHIFT,
    DISCARD,
    GAIN,
    REMOVE,
    RETURN,
    SWAP,
    PICK,
    MOVE,
    TO,
    MAKE,
    DONE,
    PASS,
]

# Chance.
SIDE: Final[Domain] = Domain(
    "side", tuple([f"{module}{side}" for module in "ABCD" for side in range(1, 5)])
)
SCORING: Final[Domain] = Domain("scoring", _up_to(len(TABLES.scoring_tiles)))
FIRST: Final[Domain] = Domain("first", ("1", "2", "3", "4"))
PRICE_DIE: Final[Domain] = Domain("price", ("-3", "-2", "-1", "+1", "+2", "+3"))
