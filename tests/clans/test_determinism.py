"""Same seed, same game: two processes with different hash seeds walk through the same keys."""

import pytest

from tests.shared.walk import Settings, walked

pytestmark = pytest.mark.whole

GAMES: Settings = [
    (1, {}),
    (2, {"edition": "first-printing"}),
    (3, {"clans": "auction", "modules": ["awards"]}),
    (4, {"modules": ["awards", "future-contracts"]}),
]


def test_two_processes_play_the_same_game() -> None:
    first, second = walked("clans", GAMES, "1"), walked("clans", GAMES, "31337")
    assert len(first) > 400
    assert first == second
