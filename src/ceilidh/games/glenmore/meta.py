"""What Glen More II is called, who can play it, and what can be chosen before a game."""

from typing import Final

from ceilidh.games.glenmore.goods import EDITION_NAMES
from ceilidh.games.glenmore.modules.catalogue import CHRONICLES, ENTRIES
from ceilidh.kernel.entry import MODULES, choices_of, options_of, recommended
from ceilidh.kernel.options import Option, flag, presets

NAME: Final = "glenmore"
TITLE: Final = "Glen More II: Chronicles"

# Counts changes of behaviour; records of another version are refused.
VERSION: Final = 4

PLAYERS: Final = (2, 3, 4)
SETUP: Final = "setup"  # a heading of options

OPTIONS: Final = (
    Option(
        "edition",
        EDITION_NAMES[0],
        "The rules of the French edition, or those of the English one where they differ.",
        EDITION_NAMES,
    ),
    Option(
        "modules",
        (),
        "Chronicles to play with.",
        CHRONICLES,
        many=True,
        group=MODULES,
        about=choices_of(ENTRIES),
        presets={
            "chronicle-first": recommended(ENTRIES, "chronicle-first"),
            "everything": CHRONICLES,
        },
    ),
    Option(
        "die",
        False,
        "Play with the Die as an extra figure; two-player games always use it.",
        fixed={2: True},
        group=SETUP,
    ),
    Option(
        "introductory",
        False,
        "A shorter game: The End is on top of the last stack.",
        group=SETUP,
        presets={"first": True},
    ),
    Option(
        "end_tile",
        "hidden",
        "The End is shuffled into the middle third of the last stack, or placed "
        "exactly in its middle.",
        ("hidden", "middle"),
        group=SETUP,
        applies=lambda players, options: not flag(options, "introductory"),
        presets={"tournament": "middle"},
    ),
    *options_of(ENTRIES),
    Option("data_pack", "", "A folder of component tables to use instead of the built-in ones."),
)

# A first game has no Chronicles, as the rulebook advises, which also names the first (GM-CMP-26).
PRESETS: Final = presets(("usual", "first", "chronicle-first", "everything", "tournament"), OPTIONS)
