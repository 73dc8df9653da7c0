"""Another scoring of exports and settlements for two (IN-VX): a close second scores too."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, module_entry
from ceilidh.games.clans.modules.industria.two_player_scoring.rules import TwoPlayerScoring
from ceilidh.kernel.options import Option

ENTRY: Final[ClansEntry] = module_entry(
    __name__,
    TwoPlayerScoring,
    box="industria",
    chosen=lambda players, options: options["two_player_scoring"] == "alternative",
    options=(
        Option(
            "two_player_scoring",
            "base",
            "Two players: score exports and settlements as in the base game, or "
            "let a close second score too.",
            ("base", "alternative"),
            later=True,
        ),
    ),
)
