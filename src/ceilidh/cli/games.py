"""`ceilidh games`: what can be played, and with which options."""

import argparse

from rich.table import Table as Grid

from ceilidh.cli.common import add_json, console, print_json
from ceilidh.kernel.options import Option, Value
from ceilidh.kernel.registry import list_games


def plain(value: Value) -> object:
    """An option's value in JSON."""
    return list(value) if isinstance(value, tuple) else value


def option_data(option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "default": plain(option.default),
        "fixed": {str(players): plain(value) for players, value in option.fixed.items()},
        "choices": list(option.choices),
        "many": option.many,
        "summary": option.summary,
    }


def choices(option: Option) -> str:
    """What can be written after the equals sign."""
    if isinstance(option.default, bool):
        return "yes or no"
    if not option.choices:
        return "text"
    if option.many:
        return f"some of {', '.join(option.choices)}"
    return " or ".join(option.choices)


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
