"""Bots that plan play whole games with every option, legally, and better than the greedy bot."""

import pytest

from tests.bots.helpers import MOST_MOVES, bot_game
from tests.clans.pairing import PAIRING as CLANS
from tests.glenmore.pairing import PAIRING as GLENMORE
from tests.shared.pairing import Row, options_of, player_count

pytestmark = pytest.mark.whole

CAST = ("chief@120n", "learner", "laird@80n", "crofter", "random")
ROWS = [
    pytest.param(game, number, row, id=f"{game}-{number}")
    for game, rows in (("clans", CLANS.rows()), ("glenmore", GLENMORE.rows()))
    for number, row in enumerate(rows)
]


@pytest.mark.parametrize(("game", "number", "row"), ROWS)
def test_mixed_games_are_legal(game: str, number: int, row: Row) -> None:
    """The table refuses whatever is not legal; who sits where changes from game to game."""
    players = player_count(row)
    names = [CAST[(seat + (number if players > 1 else 0)) % len(CAST)] for seat in range(players)]
    table = bot_game(game, names, number, options_of(row))
    assert table.actor is None, f"the game goes on after {MOST_MOVES} moves"
    assert table.game.audit(table.state) == []


@pytest.mark.parametrize(
    ("game", "nodes", "rounds", "least"), [("clans", 600, 4, 3), ("glenmore", 500, 8, 6)]
)
def test_a_plan_beats_single_moves(game: str, nodes: int, rounds: int, least: int) -> None:
    """bench/goals.py measures it over more games and with more time."""
    chief = f"chief@{nodes}n"
    wins = 0
    for seed in range(1, rounds + 1):
        names = [chief, "greedy"] if seed % 2 else ["greedy", chief]
        first = [row.seat for row in bot_game(game, names, seed).result() or [] if row.rank == 1]
        wins += first == [names.index(chief)]
    assert wins >= least
