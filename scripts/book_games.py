"""Write the games that the figures of the rulebook show.

Run it from the root of the project after a change of behaviour, when the rules version has been
raised, and look at the figures before you commit it: captions speak of certain moves.

    PYTHONPATH=src python -m scripts.book_games

Each game is played by tacksmen from a seed, so far as figures need it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.games.clans.modules.catalogue import ENTRIES as CLANS
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as GLENMORE
from ceilidh.kernel.entry import ModuleEntry, expansions
from ceilidh.kernel.opening import new
from ceilidh.kernel.table import Table

SOURCE: Final = Path(__file__).resolve().parents[1] / "src"
WHOLE: Final = 10_000  # more moves than any game has
PLAYERS: Final = 3
# The base games: seed. The modules: seed and number of moves.
BASE: Final = {"clans": 11, "glenmore": 11}
MODULES: Final = {
    "solo": (5, 10),
    "awards": (5, 22),
    "future-contracts": (5, 22),
    "farmers-markets": (5, 24),
    "industria-maps": (5, 12),
    "milestones": (5, 42),
    "simplified-trains": (5, 42),
    "trains": (5, 66),
    "dragon-boats": (7, 152),
    "highlander": (7, 56),
    "single-cask": (7, 82),
    "hammer": (7, 112),
    "haggis": (7, 64),
    "tome": (7, 190),
    "great-glen": (7, 54),
    "penny-mobs": (7, 40),
}


def play(
    game: str, options: dict[str, object], seed: int, moves: int, players: int = PLAYERS
) -> Table:
    table = new(game, players, seed, options)
    bots = [make_bot("tacksman", game, seed, seat) for seat in range(players)]
    while table.actor is not None and len(table.played) < moves:
        seat = table.actor
        table.play(ask(bots[seat], table.game, table.state, seat), seat)
    return table


def write(table: Table, file: Path) -> None:
    file.write_text(table.record(secrets=True), "utf-8")
    print(f"{file.relative_to(SOURCE)}: {len(table.played)} moves")


def of_module(game: str, entry: ModuleEntry[Any, Any]) -> None:
    seed, moves = MODULES[entry.name]
    chosen = entry.name in expansions([entry])
    options: dict[str, object] = {"modules": [entry.name]} if chosen else {}
    table = play(game, options, seed, moves, PLAYERS if chosen else 1)
    write(table, SOURCE / entry.package.replace(".", "/") / "book.txt")


def main() -> None:
    for game, seed in BASE.items():
        write(play(game, {}, seed, WHOLE), SOURCE / "ceilidh" / "book" / game / "first.txt")
    entries: dict[str, tuple[ModuleEntry[Any, Any], ...]] = {"clans": CLANS, "glenmore": GLENMORE}
    for game, catalogue in entries.items():
        for entry in catalogue:
            if entry.name in MODULES:
                of_module(game, entry)


if __name__ == "__main__":
    main()
