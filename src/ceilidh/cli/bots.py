"""`ceilidh bots`: which bots there are, what each is like, and whom it suits."""

import argparse

from rich.table import Table as Grid

from ceilidh.bots.catalogue import NAMES
from ceilidh.bots.own_bots import adopt, installed
from ceilidh.bots.profile import TITLES
from ceilidh.bots.roster import ROSTER
from ceilidh.cli.common import add_json, add_language, console, print_json, speaker_of


def add(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    to = speaker_of(arguments)
    others = [adopt(name) for name in installed() if name not in NAMES]
    bots = [*ROSTER.values(), *others]
    if arguments.json:
        print_json(
            [
                {
                    "name": bot.name,
                    "title": to.text(bot.title),
                    "about": to.text(bot.character),
                    "level": bot.level,
                }
                for bot in bots
            ]
        )
        return 0
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(to.text("bot"), no_wrap=True)
    grid.add_column(to.text("level"), no_wrap=True)
    grid.add_column(to.text("what it is like, and whom it suits"))
    for bot in bots:
        called = to.text(bot.title)
        name = bot.name if called == bot.name else f"{bot.name} ({called})"
        grid.add_row(name, to.text(TITLES.get(bot.level, "")), to.text(bot.character))
    console().print(grid)
    return 0
