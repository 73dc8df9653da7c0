"""The options of Glen More II whose pairs are played (tests/shared/pairing.py)."""

from tests.shared.pairing import Pairing

# Every combination is possible; the Die of two players and the Mountain's side without Highlander
# change nothing.
PAIRING = Pairing(
    {
        "players": [2, 3, 4],
        "modules": [[], ["highlander"], ["great-glen"], ["highlander", "great-glen"]],
        "edition": ["french", "english"],
        "die": [False, True],
        "introductory": [False, True],
        "end_tile": ["hidden", "middle"],
        "sideways_mountain": [False, True],
    },
    lambda row: True,
)
