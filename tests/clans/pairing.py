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
    if row.get("tighter_map") and players in (1, 4):
        return False
    return not _without_its_module(row)


def _without_its_module(row: Row) -> bool:
    """Options of a module that is not played are refused."""
    modules = row.get("modules")
    awards = not isinstance(modules, list) or "awards" in modules
    return (
        (row.get("award_production") == "forced" and not awards)
        or (row.get("buchanan_price") not in (None, "edition") and row.get("clans") == "none")
        or (row.get("solo_import_money") is False and row.get("players") not in (None, 1))
    )


PAIRING = Pairing(FACTORS, possible)
