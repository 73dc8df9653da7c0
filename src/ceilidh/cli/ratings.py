"""`ceilidh ratings GAME`: the ratings of a server's people, made of the records of their games."""

import argparse
from dataclasses import asdict

from rich.table import Table as Grid

from ceilidh.cli.common import add_json, console, print_json
from ceilidh.cli.serving import add_database, service_of
from ceilidh.kernel.registry import find


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--anew", action="store_true", help="read every finished game once more")
    add_database(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game).name
    service = service_of(arguments)
    # Without the packages of the server nothing comes so far.
    from ceilidh.server.results.finished_games import catch_up, read_all_anew
    from ceilidh.server.results.profiles import RatingRow, rated_people

    if arguments.anew:
        read_all_anew(service.store, service.rooms)
    while catch_up(service.store, service.rooms, 100):
        pass
    people: list[RatingRow] = rated_people(service.store, service.ladder, game)
    service.store.engine.dispose()
    if arguments.json:
        print_json([{**asdict(one), "provisional": one.rating.provisional} for one in people])
        return 0
    grid = Grid(header_style="bold", box=None, padding=(0, 2, 0, 0))
    grid.add_column("name")
    for heading in ("rating", "games", ""):
        grid.add_column(heading, justify="right", no_wrap=True)
    for one in people:
        rating = f"{one.rating.mean:.1f} ± {one.rating.within:.1f}"
        unsure = "provisional" if one.rating.provisional else ""
        grid.add_row(one.name, rating, str(one.rating.games), unsure)
    console().print(grid)
    return 0
