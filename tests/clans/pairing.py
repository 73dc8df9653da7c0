"""The options of Clans whose pairs are played (tests/shared/pairing.py)."""

from tests.shared.pairing import Pairing, Row

FACTORS: dict[str, list[object]] = {
    "players": [1, 2, 3, 4],
    "modules": [[], ["awards"], ["future-contracts"], ["awards", "future-contracts"]],
    "clans": ["choose", "none", "auction"],
    "edition": ["current", "first-printing"],
    "static_imports": [False, True],
    "scoring_tiles": [True, False],
    "ports": [True, False],
    "tighter_map": [False, True],
    "promos": [True, False],
    "buchanan_price": ["edition", "once", "per-source"],
    "award_production": ["in-order", "forced"],
    "solo_import_money": [True, False],
}


def possible(row: Row) -> bool:
    """Whether the game allows this combination; options that are not named do not matter."""
    players = row.get("players")
    if players == 1 and (row.get("modules") or row.get("clans") == "auction"):
        return False
    return not (row.get("tighter_map") and players in (1, 4))


PAIRING = Pairing(FACTORS, possible)
