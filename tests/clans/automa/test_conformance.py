"""Games with the Automa keep every promise: all seats, options, modules, clans and levels."""

import pytest

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.kinds import CLAN
from ceilidh.games.clans.meta import ALL_CLANS
from ceilidh.kernel.testing import conform, random_move
from tests.clans.policy import rich_move
from tests.clans.test_conformance import CASES, EVERY, EVERYTHING
from tests.shared.cases import games
from tests.shared.policy import seeking

pytestmark = pytest.mark.whole

LEVELS = "12345"
WITH_AUTOMA = {
    name: {**options, "automa": LEVELS[number % len(LEVELS)]}
    for number, (name, options) in enumerate(CASES.items())
}
GAMES = games(CLANS, WITH_AUTOMA)


@pytest.mark.rule("IN-AS-06")
def test_the_games_that_are_left_out_are_the_known_ones() -> None:
    """No solo option; one person cannot bid; four seats have no tighter map; no scoring for two."""
    solo, auctions, covered, two = 3, 4, 2, 3
    assert len(GAMES) == 3 * len(CASES) - solo - auctions - covered - two


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_options(players: int, options: dict[str, object]) -> None:
    choose = rich_move if players > 2 else random_move
    table = conform(CLANS, players, options, seed=players, every=2 * EVERY, choose=choose)
    assert {played.seat for played in table.played} == set(table.people)


@pytest.mark.parametrize("clan", ALL_CLANS)
@pytest.mark.parametrize("modules", [[], EVERYTHING], ids=str)
def test_every_clan(clan: str, modules: list[str]) -> None:
    first = ALL_CLANS.index(clan)
    pool = [clan, ALL_CLANS[(first + 1) % len(ALL_CLANS)]]
    options: dict[str, object] = {"clan_pool": pool, "automa": "3", "modules": modules}
    table = conform(
        CLANS, 2, options, first, every=2 * EVERY, choose=seeking(f"choose {clan}", rich_move)
    )
    assert table.state.seats[0].clan == CLAN.index[clan]
