"""No bot of any level plays illegally or fails, whatever the game, and every game ends.

Some small ones of the mixed games; `python -m scripts.mixed_games` plays five hundred.
"""

import pytest

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.modules.catalogue import EXPANSIONS
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.modules.catalogue import CHRONICLES
from ceilidh.kernel.options import resolve
from tests.bots.mixed import CAST, Mixed, mixed

AMONG = 120  # games of which the small ones are played
LARGEST = 6  # seats and modules together


def is_small(game: Mixed) -> bool:
    """Whether one seat plans and there is not much of all the rest."""
    planners = sum(["@" in name for name in game.names])
    return planners == 1 and len(game.names) + len(game.modules) <= LARGEST


SMALL = [number for number in range(AMONG) if is_small(mixed(number))]


@pytest.mark.whole
@pytest.mark.parametrize("number", SMALL)
def test_a_mixed_game(number: int) -> None:
    """The table refuses whatever is not legal."""
    assert mixed(number).play() > 0


def test_mixed_games_leave_nothing_out() -> None:
    """Every level and number of players in both games; who plans meets every module."""
    seen: set[tuple[str, object]] = set()
    for number in SMALL:
        one = mixed(number)
        game = CLANS if one.game == "clans" else GLENMORE
        options = resolve(game.options, one.options)
        seen |= {(one.game, name) for name in one.names} | {(one.game, len(one.names))}
        seen |= {
            (one.game, options["edition"]),
            (one.game, options.get("automa", "none") != "none"),
        }
        if any("@" in name for name in one.names):
            seen |= {(one.game, module) for module in one.modules}
    for game, modules in ((CLANS, EXPANSIONS), (GLENMORE, CHRONICLES)):
        wanted = {*game.players, *modules, *CAST[game.name]}
        assert seen >= {(game.name, one) for one in wanted}
    assert seen >= {("clans", True), ("clans", "first-printing"), ("glenmore", "english")}
