"""Plays games on whichever build is imported and prints all that happens, a line a fact.

The parity test runs this file twice, on the interpreted and on the compiled build, and compares
the lines: `python -m tests.parity.games COMMAND [FOLDER]`. Commands: `files`, `play` (also
writes every record into FOLDER), `read` (reads the records of FOLDER), `bots`, `peat` and `extend`.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import judge_of, make_bot
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.meta import ALL_CLANS
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.kinds import CLAN
from ceilidh.games.template.game import PEAT
from ceilidh.kernel import position, registry
from ceilidh.kernel.game import Game
from ceilidh.kernel.opening import load
from ceilidh.kernel.table import Table
from ceilidh.kernel.testing import Chooser, RandomChoices, conform, new_table, random_move
from tests.clans.pairing import PAIRING as CLANS_PAIRING
from tests.clans.policy import rich_move as rich_clans_move
from tests.glenmore.pairing import PAIRING as GLENMORE_PAIRING
from tests.glenmore.policy import rich_move as rich_glenmore_move
from tests.parity.extensions import extended
from tests.shared.pairing import options_of, player_count
from tests.shared.policy import seeking

MODULES = (
    "ceilidh.kernel.flow",
    "ceilidh.games.clans.rules.turn",
    "ceilidh.games.glenmore.rules.activation",
    "ceilidh.bots.clans.evaluation_view",
)
VIEW_EVERY = 20


@dataclass(frozen=True)
class Case:
    """One game; the rich player makes the move `wish` as soon as it can."""

    players: int
    options: dict[str, object]
    seed: int
    wish: str = ""


def clans_cases() -> Iterator[Case]:
    """Every pair of options, every clan at every count, all maps."""
    for seed, row in enumerate(CLANS_PAIRING.rows()):
        yield Case(player_count(row), options_of(row), seed)
    for first, clan in enumerate(ALL_CLANS):
        for players in CLANS.players:
            pool = [ALL_CLANS[(first + i) % len(ALL_CLANS)] for i in range(players + 1)]
            options: dict[str, object] = {"clan_pool": pool}
            if players > 1 and first % 2:
                options["modules"] = ["awards", "future-contracts"]
            yield Case(players, options, 100 + first, f"choose {clan}")
    for number in range(16):
        sides = " ".join(f"{letter}{1 + (number >> i & 1)}" for i, letter in enumerate("ABCD"))
        yield Case(2 + number % 3, {"map": sides}, 200 + number)


def glenmore_cases() -> Iterator[Case]:
    """Every pair of options, and every clan of each edition, sought with both Chronicles."""
    for seed, row in enumerate(GLENMORE_PAIRING.rows()):
        yield Case(player_count(row), options_of(row), seed)
    for number, clan in enumerate(CLAN.words):
        for edition in ("french", "english"):
            options: dict[str, object] = {
                "edition": edition,
                "modules": ["highlander", "great-glen"],
                "die": number % 2 == 0,
            }
            yield Case(2 + number % 3, options, 100 + number, f"claim {clan}")


@dataclass(frozen=True)
class Suite:
    """The games of one kind that both builds play."""

    game: Game[Any]
    cases: Callable[[], Iterator[Case]]
    rich: Chooser


SUITES = (
    Suite(CLANS, clans_cases, rich_clans_move),
    Suite(GLENMORE, glenmore_cases, rich_glenmore_move),
)


def text(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def chain(table: Table, seed: int, choose: Chooser) -> Iterator[str]:
    """Every key, legal list and event of a game, some views, and the final sheet."""
    dice = RandomChoices(seed)
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
    for suite in SUITES:
        for number, case in enumerate(suite.cases()):
            yield from play_case(folder, suite, number, case)


def play_case(folder: Path, suite: Suite, number: int, case: Case) -> Iterator[str]:
    """The game twice, by a rich player and by a random one."""
    game = suite.game
    for name, choose in (("rich", seeking(case.wish, suite.rich)), ("random", random_move)):
        title = f"{case.players} players, {text(case.options)}, seed {case.seed}"
        yield f"game {game.name} {number} {name}: {title}"
        table = new_table(game, case.players, case.options, case.seed)
        yield from chain(table, case.seed, choose)
        (folder / f"{game.name}-{number:03}-{name}.record").write_text(table.record(), "utf-8")


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
    registry.register(PEAT.name, lambda: PEAT)
    for players in PEAT.players:
        for modules in ([], ["wind"], ["secret"], ["wind", "secret"]):
            options: dict[str, object] = {"modules": modules}
            yield f"peat {players} {modules}"
            yield from chain(new_table(PEAT, players, options, 5), 5, random_move)
            yield conform(PEAT, players, options, 6).record()


BOT_GAMES: tuple[tuple[str, Case, str], ...] = (
    ("clans", Case(2, {"clan_pool": ["mackenzie", "macewan", "cunningham"]}, 1), "tacksman"),
    (
        "clans",
        Case(3, {"modules": ["trains", "farmers-markets", "industria-tiles"]}, 2),
        "tacksman",
    ),
    ("clans", Case(1, {}, 3), "laird@200n"),
    ("glenmore", Case(2, {}, 4), "laird@30n"),
    ("glenmore", Case(3, {"modules": ["haggis", "single-cask", "hammer", "tome"]}, 5), "tacksman"),
)


def bots() -> Iterator[str]:
    """Every move that bots choose, and what each term says of the position, to the last bit."""
    for name, case, bot in BOT_GAMES:
        yield f"game {name} {case.players} players, {text(case.options)}, by {bot}"
        table = new_table(registry.find(name), case.players, case.options, case.seed)
        makers = [make_bot(bot, name, case.seed, seat) for seat in range(case.players)]
        judge_for: Any = judge_of(name)
        while table.actor is not None:
            seat = table.actor
            reasons = judge_for(table.state, seat).reasons(table.state)
            yield " ".join(f"{term} {value!r}" for term, value in reasons.items())
            table.play(ask(makers[seat], table.game, table.state, seat), seat)
            yield table.played[-1].line
        yield f"end {table.scores()}"


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
        "bots": bots,
        "peat": peat,
        "extend": lambda: extended(chain),
    }
    for line in commands[command]():
        print(line)


if __name__ == "__main__":
    main()
