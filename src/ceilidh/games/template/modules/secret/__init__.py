"""Module secret (PE-SECRET): a simultaneous choice, hidden until all have made it."""

from typing import Final

from ceilidh.games.template.entries import PeatEntry
from ceilidh.games.template.modules.secret.rules import BONUS, CHOOSE_NUMBERS, NAME, Secret

ENTRY: Final[PeatEntry] = PeatEntry(
    __name__,
    NAME,
    lambda players, options, box: Secret(players),
    steps=(CHOOSE_NUMBERS,),
    specs=(BONUS,),
)
