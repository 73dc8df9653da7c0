"""The options of Glen More II whose pairs are played (tests/shared/pairing.py)."""

from tests.shared.pairing import Pairing, Row


def possible(row: Row) -> bool:
    """Two players always have the Die and no Englishman; the Mountain's side needs the Mountain."""
    if row.get("players") == 2 and row.get("die") is False:
        return False
    modules = row.get("modules")
    if isinstance(modules, list) and "hammer" in modules and row.get("players") == 2:
        return False
    return not (
        row.get("sideways_mountain") and isinstance(modules, list) and "highlander" not in modules
    )


PAIRING = Pairing(
    {
        "players": [2, 3, 4],
        "modules": [
            [],
            ["highlander"],
            ["great-glen"],
            ["highlander", "great-glen"],
            ["dragon-boats"],
            ["single-cask"],
            ["tome"],
            ["hammer", "tome"],
        ],
        "edition": ["french", "english"],
        "die": [False, True],
        "introductory": [False, True],
        "end_tile": ["hidden", "middle"],
        "sideways_mountain": [False, True],
    },
    possible,
)
