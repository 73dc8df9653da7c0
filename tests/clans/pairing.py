"""Pairs of options: a small set of games in which every two values of two options meet once.

Deterministic: each row starts from the first pair that is not yet covered and takes, option by
option, the value that covers most further pairs.
"""

from itertools import combinations, product

Row = dict[str, object]
Pair = tuple[str, int, str, int]

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
    "buchanan_price": ["once", "per-source"],
    "award_production": ["in-order", "forced"],
    "solo_import_money": [True, False],
}


def possible(row: Row) -> bool:
    """Whether the game allows this combination; options that are not named do not matter."""
    players = row.get("players")
    if players == 1 and (row.get("modules") or row.get("clans") == "auction"):
        return False
    return not (row.get("tighter_map") and players in (1, 4))


def all_pairs() -> list[Pair]:
    """Every pair of values of two options that is possible."""
    out: list[Pair] = []
    for one, other in combinations(FACTORS, 2):
        for i, j in product(range(len(FACTORS[one])), range(len(FACTORS[other]))):
            if possible({one: FACTORS[one][i], other: FACTORS[other][j]}):
                out.append((one, i, other, j))
    return out


def pairs_in(chosen: dict[str, int]) -> set[Pair]:
    names = [name for name in FACTORS if name in chosen]
    return {(a, chosen[a], b, chosen[b]) for a, b in combinations(names, 2)}


def values(chosen: dict[str, int]) -> Row:
    return {name: FACTORS[name][number] for name, number in chosen.items()}


def fill(chosen: dict[str, int], waiting: set[Pair]) -> dict[str, int]:
    """The other options, each with the possible value that covers most waiting pairs."""
    for name, choices in FACTORS.items():
        if name not in chosen:
            tries = [{**chosen, name: number} for number in range(len(choices))]
            fitting = [one for one in tries if possible(values(one))]
            chosen = max(fitting, key=lambda one: len(pairs_in(one) & waiting))
    return chosen


def rows() -> list[Row]:
    """The games to play; `players` is among the options."""
    waiting = all_pairs()
    out: list[Row] = []
    while waiting:
        one, i, other, j = waiting[0]
        chosen = fill({one: i, other: j}, set(waiting))
        covered = pairs_in(chosen)
        waiting = [pair for pair in waiting if pair not in covered]
        out.append(values(chosen))
    return out
