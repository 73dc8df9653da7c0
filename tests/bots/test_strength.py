"""The tacksman wins against random play. bench/strength.py measures it over more games."""

import pytest

from tests.bots.helpers import bot_game

pytestmark = pytest.mark.whole

ROUNDS = 20
LEAST = 18


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_it_beats_the_random_bot(game: str) -> None:
    wins = 0
    for seed in range(1, ROUNDS + 1):
        names = ["tacksman", "random"] if seed % 2 else ["random", "tacksman"]
        first = [row.seat for row in bot_game(game, names, seed).result() or [] if row.rank == 1]
        wins += first == [names.index("tacksman")]
    assert wins >= LEAST
