"""Glen More II with whatever goes together: every two Chronicles, and 300 random mixes."""

import pytest

from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.meta import OPTIONS
from ceilidh.games.glenmore.modules.catalogue import CHRONICLES
from ceilidh.kernel.options import resolve, words
from ceilidh.kernel.testing import conform, random_move
from tests.glenmore.mixing import drawn
from tests.glenmore.policy import rich_move
from tests.shared.mixes import NUMBER, mix_of, pairs_of

pytestmark = pytest.mark.whole

EVERY = 40  # the expensive checks at every fortieth state
FEWER = tuple([name for name in CHRONICLES if name != "hammer"])  # what two can play


@pytest.mark.parametrize("number", range(NUMBER))
def test_a_mix(number: int) -> None:
    """Every third game by pure chance, which comes to where nobody would go."""
    players, options = mix_of(GLENMORE, drawn, number)
    choose = rich_move if number % 3 else random_move
    conform(GLENMORE, players, options, seed=number, every=EVERY, choose=choose)


def test_mixes_leave_nothing_out() -> None:
    """Each Chronicle meets every other with every number of players."""
    seen: set[tuple[str, str, int]] = set()
    for players, options in [mix_of(GLENMORE, drawn, number) for number in range(NUMBER)]:
        modules = words(resolve(OPTIONS, options), "modules")
        seen |= {(one, other, players) for one in modules for other in modules}
    for players in GLENMORE.players:
        able = FEWER if players == 2 else CHRONICLES
        assert seen >= {(one, other, players) for one in able for other in able}


@pytest.mark.parametrize(
    ("players", "options"), pairs_of(GLENMORE, CHRONICLES, GLENMORE.players), ids=str
)
def test_every_pair_of_chronicles(players: int, options: dict[str, object]) -> None:
    conform(GLENMORE, players, options, seed=players, every=EVERY, choose=rich_move)


@pytest.mark.parametrize("players", GLENMORE.players)
@pytest.mark.parametrize("edition", ["french", "english"])
def test_all_chronicles_that_go_together(players: int, edition: str) -> None:
    modules = list(FEWER if players == 2 else CHRONICLES)
    options: dict[str, object] = {"modules": modules, "edition": edition}
    conform(GLENMORE, players, options, seed=players, every=EVERY, choose=rich_move)
