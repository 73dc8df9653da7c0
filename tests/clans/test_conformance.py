"""Clans keeps every promise of a game: all player counts, options, clans and modules."""

import pytest

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.kinds import CLAN
from ceilidh.games.clans.meta import ALL_CLANS
from ceilidh.games.clans.modules.catalogue import EXPANSIONS
from ceilidh.kernel.testing import conform, random_move
from tests.clans.pairing import PAIRING
from tests.clans.policy import rich_move
from tests.shared.cases import Cases, games
from tests.shared.pairing import Row, options_of, player_count
from tests.shared.policy import seeking

pytestmark = pytest.mark.whole

EVERY = 24  # the expensive checks at every 24th state

EVERYTHING = [
    "awards",
    "farmers-markets",
    "future-contracts",
    "industria-maps",
    "industria-tiles",
    "trains",
]

CASES: Cases = {
    "plain": {},
    "first-printing": {"edition": "first-printing"},
    "static-imports": {"static_imports": True},
    "no-scoring-tiles": {"scoring_tiles": False},
    "no-ports": {"ports": False},
    "tighter-map": {"tighter_map": True},
    "no-clans": {"clans": "none"},
    "auction": {"clans": "auction"},
    "old-auction": {"clans": "auction", "edition": "first-printing"},
    "no-promos": {"promos": False},
    "awards": {"modules": ["awards"]},
    "future-contracts": {"modules": ["future-contracts"]},
    "both-modules": {"modules": ["awards", "future-contracts"]},
    "forced-awards": {"modules": ["awards"], "award_production": "forced"},
    "no-solo-money": {"solo_import_money": False},
    "industria-tiles": {"modules": ["industria-tiles"]},
    "tiles-no-ports": {"modules": ["industria-tiles"], "ports": False},
    "tiles-auction": {"modules": ["industria-tiles"], "clans": "auction"},
    "tiles-no-clans": {"modules": ["industria-tiles"], "clans": "none"},
    "tiles-first-printing": {"modules": ["industria-tiles"], "edition": "first-printing"},
    "chosen-map": {"map": "A2 B2 C2 D2"},
    "trains": {"modules": ["trains"]},
    "trains-and-parts": {"modules": ["trains", "awards", "future-contracts", "farmers-markets"]},
    "trains-on-new-maps": {"modules": ["trains", "industria-maps"], "ports": False},
    "old-trains": {"modules": ["trains"], "edition": "first-printing", "clans": "none"},
    "milestones": {"modules": ["milestones"]},
    "simplified-trains": {"modules": ["simplified-trains"]},
    "simplified-and-parts": {"modules": ["simplified-trains", "awards", "farmers-markets"]},
    "farmers-markets": {"modules": ["farmers-markets"]},
    "old-markets": {"modules": ["farmers-markets"], "edition": "first-printing"},
    "auctioned-markets": {"modules": ["farmers-markets"], "clans": "auction"},
    "markets-without-clans": {"modules": ["farmers-markets"], "clans": "none"},
    "covered-markets": {"modules": ["farmers-markets"], "tighter_map": True},
    "industria-maps": {"modules": ["industria-maps"]},
    "chosen-industria-map": {"modules": ["industria-maps"], "map": "A3 B1 C4 D2"},
    "everything": {"modules": EVERYTHING, "random_prices": True},
    "everything-ports": {"modules": EVERYTHING, "port_pool": ["9", "16", "17", "18"]},
    "simplified-and-tiles": {"modules": ["simplified-trains", "industria-tiles"]},
    "milestones-and-tiles": {"modules": ["milestones", "industria-tiles", "industria-maps"]},
    "random-prices": {"random_prices": True},
    "scoring-for-two": {"two_player_scoring": "alternative"},
    "parts-of-industria": {
        "modules": ["awards", "future-contracts", "farmers-markets", "industria-maps"],
        "random_prices": True,
    },
}


GAMES = games(CLANS, CASES)


def test_the_games_that_are_left_out_are_the_known_ones() -> None:
    """Solo has no auction or tighter map, four players no tighter map, others no solo.

    One scoring is for two alone.
    """
    auctions, covered, solo, two = 4, 2 * 2, 3, 3
    assert len(GAMES) == len(CASES) * len(CLANS.players) - auctions - covered - solo - two


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_options(players: int, options: dict[str, object]) -> None:
    conform(CLANS, players, options, seed=players, every=EVERY, choose=rich_move)
    conform(CLANS, players, options, seed=players + 10, every=2 * EVERY, choose=random_move)


def test_every_state_of_one_game() -> None:
    """Nothing is left out here: all checks at every state."""
    table = conform(CLANS, 3, {"modules": ["awards", "future-contracts"]}, seed=5, choose=rich_move)
    assert len(table.played) > 100


@pytest.mark.parametrize("players", CLANS.players)
@pytest.mark.parametrize("clan", ALL_CLANS)
def test_every_clan(clan: str, players: int) -> None:
    first = ALL_CLANS.index(clan)
    pool = [ALL_CLANS[(first + i) % len(ALL_CLANS)] for i in range(players + 1)]
    options: dict[str, object] = {"clan_pool": pool}
    table = conform(
        CLANS, players, options, first, every=EVERY, choose=seeking(f"choose {clan}", rich_move)
    )
    assert CLAN.index[clan] in [seat.clan for seat in table.state.seats]


@pytest.mark.parametrize("clan", ALL_CLANS)
@pytest.mark.parametrize("modules", [*[[name] for name in EXPANSIONS], EVERYTHING], ids=str)
def test_every_clan_with_every_module(clan: str, modules: list[str]) -> None:
    first = ALL_CLANS.index(clan)
    pool = [ALL_CLANS[(first + i) % len(ALL_CLANS)] for i in range(3)]
    options: dict[str, object] = {"clan_pool": pool, "modules": modules}
    table = conform(
        CLANS, 2, options, first, every=EVERY, choose=seeking(f"choose {clan}", rich_move)
    )
    assert CLAN.index[clan] in [seat.clan for seat in table.state.seats]


def test_pairing_covers_every_pair() -> None:
    assert PAIRING.covered(PAIRING.rows()) >= set(PAIRING.all_pairs())


@pytest.mark.parametrize("row", PAIRING.rows(), ids=lambda row: f"players-{row['players']}")
def test_pairs_of_options(row: Row) -> None:
    players = player_count(row)
    conform(CLANS, players, options_of(row), seed=players, every=EVERY, choose=rich_move)
