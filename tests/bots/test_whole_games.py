"""Tacksmen play whole games with every option and number of players, and never go in circles."""

import pytest

from ceilidh.games.glenmore.grid import STEPS
from ceilidh.kernel.table import Table
from tests.bots.helpers import MOST_MOVES, bot_game
from tests.clans.pairing import PAIRING as CLANS
from tests.glenmore.pairing import PAIRING as GLENMORE
from tests.shared.pairing import Row, options_of, player_count

pytestmark = pytest.mark.whole

THIRD = 3  # of the rows; mixed bots play with all options too (test_mixed_games.py)


def played(game: str, number: int, row: Row) -> Table:
    table = bot_game(game, ["tacksman"] * player_count(row), number, options_of(row))
    assert table.actor is None, f"the game goes on after {MOST_MOVES} moves"
    assert table.game.audit(table.state) == []
    return table


@pytest.mark.parametrize(("number", "row"), list(enumerate(CLANS.rows()))[::THIRD])
def test_clans(number: int, row: Row) -> None:
    """Sensible play, not only legal play, with every option: random bots have about 50 points."""
    table = played("clans", number, row)
    # The solo game with the rail board begins with 30 points less (IN-SO-10).
    rails = table.players == 1 and "rail-board" in [one.name for one in table.state.rules.modules]
    # Clans, ports and scoring tiles are what most points come from.
    bare = row["clans"] == "none" and not row["ports"] and not row["scoring_tiles"]
    assert max(table.scores()) >= (40 if rails else 50 if bare else 70)


@pytest.mark.parametrize(("number", "row"), list(enumerate(GLENMORE.rows()))[::THIRD])
def test_glen_more(number: int, row: Row) -> None:
    table = played("glenmore", number, row)
    assert max(table.scores()) >= 20
    assert walked_back(table) == []


def walked_back(table: Table) -> list[str]:
    """Walks that take back a walk of the same turn."""
    ways: list[tuple[int, int]] = []
    out: list[str] = []
    for one in table.played:
        action = one.action
        if action.spec.word in ("take", "forgo", "climb", "end"):
            ways = []
        elif action.spec.word == "walk":
            start, goal = action.a, action.a + STEPS[action.b]
            if (goal, start) in ways:
                out.append(one.line)
            ways.append((start, goal))
    return out
