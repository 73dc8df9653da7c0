"""Mixed games: whatever a game allows, drawn from a number, and a bot of any level in every seat.

Those who plan get just so many nodes that they play the game, and do not merely pass.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from ceilidh.games.clans.game import CLANS
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.kernel.testing import RandomChoices
from tests.bots.helpers import MOST_MOVES, bot_game
from tests.clans.mixing import drawn as clans_options
from tests.glenmore.mixing import drawn as glenmore_options
from tests.shared.mixes import mix_of, one_of

GAMES = ((CLANS, clans_options), (GLENMORE, glenmore_options))
SEATS = 1_000_000  # so that who sits there has nothing to do with the options
EASY = ("random", "random", "learner", "learner", "crofter", "tacksman")
CAST = {
    "clans": (*EASY, "laird@200n", "chief@300n"),
    "glenmore": (*EASY, "laird@60n", "chief@60n"),
}


@dataclass(frozen=True)
class Mixed:
    """Game and seats of a number; the number is the seed as well."""

    number: int
    game: str
    options: dict[str, object]
    names: list[str]

    @property
    def modules(self) -> list[str]:
        return cast(list[str], self.options["modules"])

    def play(self) -> int:
        """To the end, at a table that refuses whatever is not legal; how many moves it took."""
        table = bot_game(self.game, self.names, self.number, self.options)
        assert table.actor is None, f"the game goes on after {MOST_MOVES} moves"
        assert table.game.audit(table.state) == []
        return len(table.played)


def mixed(number: int) -> Mixed:
    """Both games by turns; who sits where is drawn too."""
    game, options_of = GAMES[number % len(GAMES)]
    players, options = mix_of(game, options_of, number)
    for option in game.options:
        if players in option.fixed:
            options.pop(option.name, None)  # so many players have no choice there
    dice = RandomChoices(number + SEATS)
    names = [one_of(CAST[game.name], dice) for _ in range(players)]
    return Mixed(number, game.name, options, names)
