"""The kinds of action of the base game, one line each, in the order of their ids."""

from typing import Final

from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.goods import COLUMN_NAMES, GOOD_NAMES
from ceilidh.kernel.action import Domain, Spec, numbers

CLAN_NAMES: Final = (
    "buchanan",
    "campbell",
    "cunningham",
    "fergusson",
    "macdonald",
    "macewan",
    "mackenzie",
    "robertson",
    "stewart",
)

# Arguments. Contracts, ports and tiles are numbered from 1, so that argument and id are the same.
CLAN: Final = Domain("clan", CLAN_NAMES, "clan")
TILE: Final = Domain("tile", tuple([str(n) for n in range(17)]), "tile")
GOOD: Final = Domain("good", GOOD_NAMES, "good")
NUMBER: Final = numbers("number", 0, 16)
CONTRACT: Final = Domain("contract", tuple([str(n) for n in range(51)]), "contract")
UNIT: Final = Domain("unit", COLUMN_NAMES, "unit")
HEX: Final = Domain("hex", HEX_NAMES, "hex")
TECHNOLOGY: Final = Domain("technology", ("woodcutter", "miner"), "technology")
MEAT: Final = Domain("meat", ("beef", "mutton"))
PORT: Final = Domain("port", tuple([str(n) for n in range(19)]), "port")
WAY: Final = Domain("way", ("down", "up"))

# Set-up.
CHOOSE: Final = Spec("choose", (CLAN,), ("CC-CLN-04",))
START: Final = Spec("start", (TILE,), ("CC-VNC-01",))

# The eight actions of a turn.
BUY: Final = Spec("buy", (GOOD, NUMBER), ("CC-TRD-05",))
SELL: Final = Spec("sell", (GOOD, NUMBER), ("CC-TRD-06",))
TAKE: Final = Spec("take", (CONTRACT,), ("CC-CON-01",))
BUILD: Final = Spec("build", (UNIT, HEX), ("CC-EXP-01", "CC-FW-03"))
SHIP: Final = Spec("ship", (), ("CC-SHP-01",))
TECH: Final = Spec("technology", (TECHNOLOGY,), ("CC-TEC-01",))
HIRE: Final = Spec("hire", (), ("CC-HIR-01",))
FULFIL: Final = Spec("fulfil", (CONTRACT,), ("CC-FUL-01",))

# What follows from them.
RECALL: Final = Spec("recall", (GOOD,), ("CC-FUL-27",))
SLAUGHTER: Final = Spec("slaughter", (HEX,), ("CC-FUL-07", "CC-FUL-08"))
WAIVE: Final = Spec("waive", (MEAT,), ("CC-PRT-T1-Q1",))
BARGAIN: Final = Spec("bargain", (GOOD, NUMBER), ("CC-NBB-05",))
DRAW: Final = Spec("draw", (), ("CC-BLD-04",))
KEEP: Final = Spec("keep", (CONTRACT,), ("CC-BLD-05",))

# Ports.
USE: Final = Spec("port", (PORT,), ("CC-PRT-01",))
COPY: Final = Spec("copy", (PORT,), ("CC-PRT-T9-01",))
SHIFT: Final = Spec("shift", (GOOD, WAY), ("CC-PRT-T6-01",))
DISCARD: Final = Spec("discard", (GOOD,), ("CC-PRT-T2-01", "CC-PRT-T3-01"))
GAIN: Final = Spec("gain", (GOOD,), ("CC-PRT-T2-01", "CC-PRT-T3-01"))
REMOVE: Final = Spec("remove", (HEX,), ("CC-PRT-T7-01",))
RETURN: Final = Spec("return", (TECHNOLOGY,), ("CC-PRT-T7-Q3",))
SWAP: Final = Spec("swap", (UNIT, HEX), ("CC-PRT-T7-01",))

# Production.
MAKE: Final = Spec("make", (GOOD, NUMBER), ("CC-PRO-12",))

# Ends.
DONE: Final = Spec("done")
PASS: Final = Spec("pass", (), ("CC-PAS-01",))

SPECS: Final = [
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
    MAKE,
    DONE,
    PASS,
]

# Chance.
SIDE: Final = Domain(
    "side", tuple([f"{module}{side}" for module in "ABCD" for side in range(1, 5)])
)
SCORING: Final = Domain("scoring", tuple([str(n) for n in range(19)]))
FIRST: Final = Domain("first", ("1", "2", "3", "4"))
PRICE_DIE: Final = Domain("price", ("-3", "-2", "-1", "+1", "+2", "+3"))
