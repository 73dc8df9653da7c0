"""Clans with whatever goes together: every two modules, and 300 random mixes of everything."""

import pytest

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.meta import ALL_CLANS, OPTIONS, sides_in_play
from ceilidh.games.clans.modules.catalogue import EXPANSIONS
from ceilidh.kernel.options import resolve, words
from ceilidh.kernel.testing import conform, random_move
from tests.clans.mixing import drawn
from tests.clans.policy import rich_move
from tests.shared.mixes import NUMBER, mix_of, pairs_of

pytestmark = pytest.mark.whole

EVERY = 40  # the expensive checks at every fortieth state


@pytest.mark.parametrize("number", range(NUMBER))
def test_a_mix(number: int) -> None:
    """Every third game by pure chance, which comes to where nobody would go."""
    players, options = mix_of(CLANS, drawn, number)
    choose = rich_move if number % 3 else random_move
    conform(CLANS, players, options, seed=number, every=EVERY, choose=choose)


def test_mixes_leave_nothing_out() -> None:
    """Each module meets every number of players, every clan and every side of the map."""
    seen: set[tuple[str, object]] = set()
    for players, chosen in [mix_of(CLANS, drawn, number) for number in range(NUMBER)]:
        options = resolve(OPTIONS, chosen)
        others = [players, *words(options, "clan_pool"), *str(options["map"]).split()]
        seen |= {(module, other) for module in words(options, "modules") for other in others}
    sides = {side for some in sides_in_play(resolve(OPTIONS, {})) for side in some}
    wanted = {*CLANS.players, *ALL_CLANS, *sides}
    assert seen >= {(module, other) for module in EXPANSIONS for other in wanted}


@pytest.mark.parametrize(("players", "options"), pairs_of(CLANS, EXPANSIONS, (2, 3)), ids=str)
def test_every_pair_of_modules(players: int, options: dict[str, object]) -> None:
    conform(CLANS, players, options, seed=players, every=EVERY, choose=rich_move)
