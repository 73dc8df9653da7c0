"""Chronicle 8, The Penny Mobs (GM-C8): Mobsters in prison, Pennies, and what they are up to."""

from typing import Final

from ceilidh.games.glenmore.entries import ChronicleEntry
from ceilidh.games.glenmore.modules.penny_mobs.gang import NAME
from ceilidh.games.glenmore.modules.penny_mobs.rows import PENNY_MOBS
from ceilidh.games.glenmore.modules.penny_mobs.rules import SPECS, STEPS, PennyMobsModule
from ceilidh.kernel.entry import MODULES
from ceilidh.kernel.options import Options
from ceilidh.kernel.options import words as chosen

# The Chronicles by whose number a Mobster says that it needs them, as option `modules` names them.
NUMBERS: Final = {
    "dragon-boats": 1,
    "highlander": 2,
    "single-cask": 3,
    "hammer": 4,
    "haggis": 5,
    "tome": 6,
    "great-glen": 7,
}


def others(options: Options) -> tuple[int, ...]:
    """The numbers of the other Chronicles in play (GM-C8-04, GM-XCH-04)."""
    return tuple([NUMBERS[name] for name in chosen(options, MODULES) if name in NUMBERS])


ENTRY: Final[ChronicleEntry] = ChronicleEntry(
    __name__,
    NAME,
    lambda players, options, components: PennyMobsModule(
        PENNY_MOBS.of(components), players, others(options)
    ),
    box="chronicle 8",
    steps=STEPS,
    specs=SPECS,
    tables=(PENNY_MOBS,),
    minutes=10,
    difficulty=3,  # as the rulebook says (GM-CMP-24, 25)
)
