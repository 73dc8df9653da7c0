"""The Automa (IN-AS to IN-AMH): a last seat that plays by itself, at one of five levels."""

from typing import Final

from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.entries import ClansEntry, name_of
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.modules.automa.rows import AUTOMA
from ceilidh.games.clans.modules.automa.rules import PLAYERS, STEPS, Automa
from ceilidh.kernel.options import Option, Options

NONE: Final = "none"


def _made(players: int, options: Options, components: Components) -> Module:
    return Automa(players)


ENTRY: Final[ClansEntry] = ClansEntry(
    __name__,
    name_of(__name__),
    _made,
    "industria",
    chosen=lambda players, options: options["automa"] != NONE,
    steps=STEPS,
    tables=(AUTOMA,),
    players=PLAYERS,
    options=(
        Option(
            "automa",
            NONE,
            "The last seat is played by the Automa, at level 1 (very easy) to 5 (very hard).",
            (NONE, "1", "2", "3", "4", "5"),
            group="setup",
            later=True,
        ),
    ),
)
