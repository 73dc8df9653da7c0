"""`ceilidh perft GAME`: the number of move sequences by depth, to compare versions and builds."""

import argparse
import time
from typing import Any

from ceilidh.cli.common import (
    add_json,
    add_set,
    console,
    player_count,
    positive,
    print_json,
    settings,
)
from ceilidh.kernel.game import Game
from ceilidh.kernel.opening import new
from ceilidh.kernel.registry import find


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N", help="number of seats")
    parser.add_argument("--depth", type=positive, default=3, metavar="D", help="depth in moves (3)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the game (1)")
    add_set(parser)
    add_json(parser)


def leaves(game: Game[Any], state: Any, depth: int) -> int:
    """Sequences of exactly `depth` moves; a game that ends sooner has none."""
    actions = game.legal(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        child = game.clone(state)
        game.apply(child, action)
        total += leaves(game, child, depth - 1)
    return total


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    players = player_count(arguments.players, game)
    table = new(game.name, players, arguments.seed, settings(arguments.settings))
    out = console()
    counted: list[int] = []
    for depth in range(1, arguments.depth + 1):
        start = time.perf_counter()
        counted.append(leaves(game, table.state, depth))
        if not arguments.json:
            seconds = time.perf_counter() - start
            out.print(f"depth {depth}: {counted[-1]:>12,} sequences in {seconds:.2f} s")
    if arguments.json:
        print_json(
            {
                "game": game.name,
                "players": players,
                "seed": arguments.seed,
                "leaves": counted,
            }
        )
    return 0
