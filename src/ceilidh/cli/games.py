"""`ceilidh games`: what can be played."""

import argparse

from rich.table import Table as Grid

from ceilidh.cli.common import add_json, console, print_json
from ceilidh.cli.options import option_data
from ceilidh.kernel.registry import list_games


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def counts(players: tuple[int, ...]) -> str:
    return f"{players[0]}-{players[-1]}" if len(players) > 1 else str(players[0])


def run(arguments: argparse.Namespace) -> int:
    if arguments.json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": game.title,
                    "version": game.version,
                    "players": list(game.players),
                    "options": [option_data(option) for option in game.options],
                }
                for game in list_games()
            ]
        )
        return 0
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("name", "title", "players", "options"):
        grid.add_column(heading)
    for game in list_games():
        names = ", ".join(option.name for option in game.options)
        grid.add_row(game.name, game.title, counts(game.players), names)
    console().print(grid)
    return 0
