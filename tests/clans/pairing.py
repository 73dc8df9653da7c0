"""The options of Clans whose pairs are played (tests/shared/pairing.py)."""

from tests.shared.pairing import Pairing, Row

FACTORS: dict[str, list[object]] = {
    "players": [1, 2, 3, 4],
    "modules": [
        [],
        ["awards"],
        ["future-contracts"],
        ["awards", "future-contracts"],
        ["trains"],
        ["trains", "awards", "future-contracts"],
        ["milestones"],
        ["simplified-trains"],
        ["farmers-markets"],
        ["industria-maps"],
        ["industria-tiles"],
        ["awards", "future-contracts", "farmers-markets", "industria-maps", "industria-tiles"],
        ["trains", "farmers-markets", "industria-maps", "industria-tiles"],
    ],
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
    "random_prices": [False, True],
    "two_player_scoring": ["base", "alternative"],
}


def possible(row: Row) -> bool:
    """Whether the game allows this combination; options that are not named do not matter."""
    players, modules = row.get("players"), row.get("modules")
    forced = row.get("award_production") == "forced"
    # Some options belong to the solo game, others to games of several.
    solo = players == 1 or row.get("solo_import_money") is False
    for_two = row.get("two_player_scoring") == "alternative"
    several = for_two or row.get("clans") == "auction" or row.get("tighter_map")
    if solo and (several or players not in (None, 1)):
        return False
    if for_two and players not in (None, 2):
        return False
    if row.get("tighter_map") and players == 4:
        return False
    if forced and isinstance(modules, list) and "awards" not in modules:
        return False
    return row.get("buchanan_price") in (None, "edition") or row.get("clans") != "none"


PAIRING = Pairing(FACTORS, possible)
