"""Write the recorded games of tests/clans/games.

Run it from the root of the project after a change of behaviour, when the rules version has been
raised, and look at the difference before you commit it:

    PYTHONPATH=src python -m scripts.record_games

Each game is fixed by its name: `planned` gives player count, options and seed, the moves come from
the policy of the tests. After the planned games, further ones are sought until every kind of move
that the game knows occurs in some record.
"""

from __future__ import annotations

from pathlib import Path

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.kinds import CLAN_NAMES
from ceilidh.kernel.table import Table
from ceilidh.kernel.testing import random_game
from tests.clans.policy import rich_move

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "clans" / "games"
MOST_TRIES = 2_000

Plan = dict[str, tuple[int, dict[str, object], int]]

VARIANTS: dict[str, dict[str, object]] = {
    "plain": {},
    "first-printing": {"edition": "first-printing"},
    "static-imports": {"static_imports": True},
    "no-scoring-tiles": {"scoring_tiles": False},
    "no-ports": {"ports": False},
    "no-clans": {"clans": "none"},
    "no-promos": {"promos": False},
    "tighter-map": {"tighter_map": True},
    "auction": {"clans": "auction"},
    "awards": {"modules": ["awards"]},
    "future-contracts": {"modules": ["future-contracts"]},
    "both-modules": {"modules": ["awards", "future-contracts"], "award_production": "forced"},
}
NOT_SOLO = ("tighter-map", "auction", "awards", "future-contracts", "both-modules")


def allowed(name: str, players: int) -> bool:
    if name == "tighter-map":
        return players in (2, 3)
    return players > 1 or name not in NOT_SOLO


def planned() -> Plan:
    """Every variant with every player count it allows; every clan solo and against one other."""
    plan: Plan = {}
    for name, options in VARIANTS.items():
        for players in (1, 2, 3, 4):
            if allowed(name, players):
                plan[f"{players}p-{name}"] = (players, options, players)
    for number, clan in enumerate(CLAN_NAMES):
        pair = [clan, CLAN_NAMES[(number + 1) % len(CLAN_NAMES)]]
        plan[f"1p-{clan}"] = (1, {"clan_pool": pair}, number)
        # The auction hands out as many clans as there are players, so both are played.
        both: dict[str, object] = {"clan_pool": pair, "clans": "auction"}
        plan[f"2p-{pair[0]}-{pair[1]}"] = (2, both, number)
    plan["2p-buchanan-per-source"] = (2, {"buchanan_price": "per-source"}, 3)
    plan["1p-no-import-money"] = (1, {"solo_import_money": False}, 4)
    plan["1p-first-printing-again"] = (1, {"edition": "first-printing"}, 5)
    plan["4p-chosen-map"] = (4, {"map": "A2 B1 C2 D1"}, 6)
    return plan


def kinds_of(table: Table) -> set[str]:
    return {played.action.spec.word for played in table.played}


def search(missing: set[str]) -> dict[str, Table]:
    """Games in which the kinds of move that are still missing occur."""
    found: dict[str, Table] = {}
    for seed in range(100, 100 + MOST_TRIES):
        if not missing:
            break
        table = random_game(CLANS, 2 + seed % 3, {}, seed, choose=rich_move)
        new = missing & kinds_of(table)
        if new:
            found[f"{table.players}p-{'-'.join(sorted(new))}"] = table
            missing = missing - new
    assert not missing, f"no game shows {sorted(missing)}; raise MOST_TRIES"
    return found


def main() -> None:
    tables = {
        name: random_game(CLANS, players, options, seed, choose=rich_move)
        for name, (players, options, seed) in planned().items()
    }
    seen = {kind for table in tables.values() for kind in kinds_of(table)}
    tables.update(search(set(CLANS.vocabulary.by_word) - seen))
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, table in tables.items():
        (FOLDER / f"{name}.txt").write_text(table.record(), encoding="utf-8")
    print(f"{len(tables)} games in {FOLDER}")


if __name__ == "__main__":
    main()
