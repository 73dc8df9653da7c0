"""Plays games on whichever build is imported and prints all that happens, a line a fact.

The parity test runs this file twice, on the interpreted and on the compiled build, and compares
the lines: `python -m tests.parity.games COMMAND [FOLDER]`. Commands: `files`, `play` (also
writes every record into FOLDER), `read` (reads the records of FOLDER), `peat` and `extend`.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.kinds import CLAN_NAMES
from ceilidh.games.template.game import PEAT
from ceilidh.kernel import position, registry
from ceilidh.kernel.table import Table, load
from ceilidh.kernel.testing import Chooser, Dice, conform, new_table, random_move
from tests.clans import pairing
from tests.clans.policy import rich_move
from tests.parity.extensions import extended

MODULES = ("ceilidh.kernel.flow", "ceilidh.games.clans.rules.turn")
VIEW_EVERY = 20

Case = tuple[int, dict[str, object], int]


def both_modules() -> dict[str, object]:
    return {"modules": ["awards", "future-contracts"]}


def cases() -> Iterator[Case]:
    """Players, options and seed: every pair of options, every clan at every count, all maps."""
    for seed, row in enumerate(pairing.rows()):
        options = {name: value for name, value in row.items() if name != "players"}
        yield cast(int, row["players"]), options, seed
    for first, clan in enumerate(CLAN_NAMES):
        for players in CLANS.players:
            pool = [CLAN_NAMES[(first + i) % len(CLAN_NAMES)] for i in range(players + 1)]
            extra = both_modules() if players > 1 and first % 2 else {}
            yield players, {"clan_pool": pool, "favourite": clan, **extra}, 100 + first
    for number in range(16):
        sides = " ".join(f"{letter}{1 + (number >> i & 1)}" for i, letter in enumerate("ABCD"))
        yield 2 + number % 3, {"map": sides}, 200 + number


def choosing(clan: object) -> Chooser:
    """Takes the clan as soon as it can, and plays richly otherwise."""

    def choose(table: Table, dice: Dice) -> tuple[int, object]:
        for move in table.legal():
            if move.text == f"choose {clan}":
                return move.seat, move.action
        return rich_move(table, dice)

    return cast(Chooser, choose)


def text(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def chain(table: Table, seed: int, choose: Chooser) -> Iterator[str]:
    """Every key, legal list and event of a game, some views, and the final sheet."""
    dice = Dice(seed)
    while table.actor is not None:
        legal = [move.text for seat in table.actors for move in table.legal(seat)]
        yield f"{table.key()} {table.actors} {'|'.join(legal)}"
        if len(table.played) % VIEW_EVERY == 0:
            yield "view " + text([table.view(None), *[table.view(n) for n in range(table.players)]])
            yield f"position {table.position()}"
            action = table.game.vocabulary.actions[dice.below(len(table.game.vocabulary.actions))]
            yield f"why {action.text}: {table.why_not(action.text)}"
        seat, action = choose(table, dice)
        played = table.play(action, seat)
        events = [event.data() for event in played.events]
        yield f"{played.line} {text(events)}"
    yield f"end {table.key()} {text(table.sheet())} {table.scores()}"
    for row in table.result() or []:
        yield f"place {row.rank}: {row.seat} {row.score} {row.tie_break} {row.note}"


def play(folder: Path) -> Iterator[str]:
    for number, (players, options, seed) in enumerate(cases()):
        favourite = options.pop("favourite", None)
        for name, choose in (("rich", choosing(favourite)), ("random", random_move)):
            yield f"game {number} {name}: {players} players, {text(options)}, seed {seed}"
            table = new_table(CLANS, players, options, seed)
            yield from chain(table, seed, choose)
            (folder / f"{number:03}-{name}.record").write_text(table.record(), "utf-8")


def read(folder: Path) -> Iterator[str]:
    """Reads records and positions that another build wrote; `load` compares their keys."""
    for path in sorted(folder.glob("*.record")):
        record = path.read_text("utf-8")
        table = load(record)
        assert table.record() == record, path.name
        game, state = position.read(table.position())
        assert game.key(state).hex() == table.key(), path.name
        yield f"{path.name} {table.key()}"


def peat() -> Iterator[str]:
    """The template game, which is among the compiled ones, keeps every promise."""
    registry.register(PEAT)
    for players in PEAT.players:
        for modules in ([], ["wind"], ["secret"], ["wind", "secret"]):
            options: dict[str, object] = {"modules": modules}
            yield f"peat {players} {modules}"
            yield from chain(new_table(PEAT, players, options, 5), 5, random_move)
            yield conform(PEAT, players, options, 6).record()


def files() -> Iterator[str]:
    for module in MODULES:
        yield f"{module} {Path(str(importlib.import_module(module).__file__)).name}"


def main() -> None:
    command = sys.argv[1]
    folder = Path(sys.argv[-1])
    commands: dict[str, Callable[[], Iterator[str]]] = {
        "files": files,
        "play": lambda: play(folder),
        "read": lambda: read(folder),
        "peat": peat,
        "extend": lambda: extended(chain),
    }
    for line in commands[command]():
        print(line)


if __name__ == "__main__":
    main()
