"""Glen More II keeps every promise of a game: all player counts, editions, options, Chronicles."""

import pytest

from ceilidh.games.glenmore.components.clan_board import CLAN_IDS, ENGLISH_CLAN_IDS
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.kernel.table import Table
from ceilidh.kernel.testing import conform, random_move
from tests.glenmore.pairing import PAIRING
from tests.glenmore.policy import rich_move
from tests.shared.cases import Cases, games
from tests.shared.pairing import Row, options_of, player_count
from tests.shared.policy import seeking

pytestmark = pytest.mark.whole

EVERY = 24  # the expensive checks at every 24th state
MOST_GAMES = 12  # in which a single clan or landmark is sought
BOTH = ["highlander", "great-glen"]

CASES: Cases = {
    "plain": {},
    "english": {"edition": "english"},
    "die": {"die": True},
    "introductory": {"introductory": True},
    "end-middle": {"end_tile": "middle"},
    "highlander": {"modules": ["highlander"]},
    "sideways": {"modules": ["highlander"], "sideways_mountain": True},
    "great-glen": {"modules": ["great-glen"]},
    "haggis": {"modules": ["haggis"]},
    "haggis-both": {"modules": ["haggis", *BOTH]},
    "mobs": {"modules": ["penny-mobs"]},
    "mobs-haggis": {"modules": ["haggis", "penny-mobs"]},
    "mobs-both": {"modules": [*BOTH, "haggis", "penny-mobs"]},
    "both": {"modules": BOTH},
    "both-die": {"modules": BOTH, "die": True},
    "english-both": {"edition": "english", "modules": BOTH},
    "boats": {"modules": ["dragon-boats"]},
    "boats-die": {"modules": ["dragon-boats"], "die": True},
    "boats-both": {"modules": ["dragon-boats", *BOTH]},
    "casks": {"modules": ["single-cask"]},
    "casks-both": {"modules": [*BOTH, "single-cask"]},
    "boats-casks": {"modules": ["dragon-boats", "single-cask"]},
    "hammer": {"modules": ["hammer"]},
    "hammer-both-die": {"modules": ["hammer", *BOTH], "die": True},
    "tome": {"modules": ["tome"]},
    "tome-both": {"modules": ["tome", *BOTH]},
    "tome-hammer": {"modules": ["tome", "hammer"]},
    "mobs-boats-casks-tome": {
        "modules": ["dragon-boats", "single-cask", "tome", "penny-mobs"],
    },
    "mobs-hammer": {"modules": ["hammer", "penny-mobs"]},
    "everything": {
        "edition": "english",
        "modules": BOTH,
        "die": True,
        "introductory": True,
        "sideways_mountain": True,
    },
}
GAMES = games(GLENMORE, CASES)


def test_every_case_is_for_every_player_count() -> None:
    """The Englishman needs three players."""
    for_three = [name for name in CASES if "hammer" in name]
    assert len(GAMES) == len(CASES) * len(GLENMORE.players) - len(for_three)


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_options(players: int, options: dict[str, object]) -> None:
    conform(GLENMORE, players, options, seed=players, every=EVERY, choose=rich_move)
    conform(GLENMORE, players, options, seed=players + 10, every=EVERY, choose=random_move)


@pytest.mark.parametrize("players", GLENMORE.players)
def test_every_state_of_one_game(players: int) -> None:
    """Nothing is left out here: all checks at every state."""
    options: dict[str, object] = {"modules": BOTH, "die": True}
    table = conform(GLENMORE, players, options, seed=5, choose=rich_move)
    assert len(table.played) > 100


def conform_until(kind: str, thing: str, move: str, options: dict[str, object]) -> Table | None:
    """Games of a player who seeks a move, until an event of the kind is about the thing."""
    for seed in range(MOST_GAMES):
        players = 2 + seed % 3
        choose = seeking(move, rich_move)
        table = conform(GLENMORE, players, options, seed, every=EVERY, choose=choose)
        events = [event for played in table.played for event in played.events]
        if any(event.kind == kind and event.thing == thing for event in events):
            return table
    return None


@pytest.mark.parametrize("clan", CLAN_IDS)
def test_every_clan(clan: str) -> None:
    assert conform_until("claim", clan, f"claim {clan}", {"modules": ["great-glen"]})


@pytest.mark.parametrize("clan", CLAN_IDS + ENGLISH_CLAN_IDS)
def test_every_clan_of_the_english_edition(clan: str) -> None:
    options: dict[str, object] = {"edition": "english", "modules": ["highlander"]}
    assert conform_until("claim", clan, f"claim {clan}", options)


@pytest.mark.parametrize(
    "landmark", [card.id for card in load(None).landmarks if not card.chronicle]
)
def test_every_landmark(landmark: str) -> None:
    assert conform_until("landmark", landmark, f"take {landmark}", {"modules": BOTH})


def test_pairing_covers_every_pair() -> None:
    assert PAIRING.covered(PAIRING.rows()) >= set(PAIRING.all_pairs())


@pytest.mark.parametrize("row", PAIRING.rows(), ids=lambda row: f"players-{row['players']}")
def test_pairs_of_options(row: Row) -> None:
    players = player_count(row)
    conform(GLENMORE, players, options_of(row), seed=players, every=EVERY, choose=rich_move)
