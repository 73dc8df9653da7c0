"""What Glen More II is called, who can play it, and what can be chosen before a game."""

from typing import Final

from ceilidh.games.glenmore.goods import EDITION_NAMES
from ceilidh.games.glenmore.modules.catalogue import CHRONICLES, ENTRIES
from ceilidh.kernel.entry import options_of
from ceilidh.kernel.options import Option

NAME: Final = "glenmore"
TITLE: Final = "Glen More II: Chronicles"

# Counts changes of behaviour; records of another version are refused.
VERSION: Final = 1

PLAYERS: Final = (2, 3, 4)

OPTIONS: Final = (
    Option(
        "edition",
        EDITION_NAMES[0],
        "The rules of the French edition, or those of the English one where they differ.",
        EDITION_NAMES,
    ),
    Option("modules", (), "Chronicles to play with.", CHRONICLES, many=True),
    Option(
        "die",
        False,
        "Play with the Die as a further figure; two players always do.",
        fixed={2: True},
    ),
    Option("introductory", False, "A shorter game: The End lies on top of the last stack."),
    Option(
        "end_tile",
        "hidden",
        "The End is hidden somewhere in the middle third of the last stack, or lies in its middle.",
        ("hidden", "middle"),
    ),
    *options_of(ENTRIES),
    Option("data_pack", "", "A folder with component tables to use instead of ours."),
)
