"""What Peat is called, who can play it, and what can be chosen before a game."""

from typing import Final

from ceilidh.games.template.modules.catalogue import ENTRIES
from ceilidh.kernel.entry import expansions
from ceilidh.kernel.options import Option

NAME: Final = "peat"
TITLE: Final = "Peat"

# Counts changes of behaviour; records of another version are refused.
VERSION: Final = 1

PLAYERS: Final = (2, 3, 4)
OPTIONS: Final = (
    Option("modules", (), "Extra rules to play with.", expansions(ENTRIES), many=True),
)
