"""Same seed, same game: two processes with different hash seeds walk through the same keys."""

import pytest

from tests.shared.walk import Settings, walked

pytestmark = pytest.mark.whole

GAMES: Settings = [
    (2, {"edition": "english"}),
    (3, {"modules": ["highlander"], "sideways_mountain": True, "end_tile": "middle"}),
    (4, {"modules": ["highlander", "great-glen"], "die": True}),
]


def test_two_processes_play_the_same_game() -> None:
    first, second = walked("glenmore", GAMES, "1"), walked("glenmore", GAMES, "31337")
    assert len(first) > 400
    assert first == second
