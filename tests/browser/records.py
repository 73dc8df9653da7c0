"""Games played by the library at random, as records to upload."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import ceilidh
from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.kernel.table import Table


def played(table: Table, until: Callable[[Table], bool]) -> str:
    """The record of the game as soon as something is so, or at its end."""
    table.names = ["Ann", "Ben"]
    choose = random.Random(table.seed)
    while table.actor is not None and not until(table):
        table.play(choose.choice(table.legal()))
    return table.record()


@cache
def whole(game: str) -> str:
    """A game to its end."""
    return played(ceilidh.new(game, players=2, seed=3), lambda table: False)


@cache
def begun(game: str, moves: int) -> str:
    return played(ceilidh.new(game, players=2, seed=3), lambda table: len(table.played) == moves)


@cache
def sensible(game: str, moves: int) -> str:
    """A game of bots that know what they do: positions as people have them."""
    table = ceilidh.new(game, players=2, seed=3)
    bots = [make_bot("tacksman", game, 1, seat) for seat in range(2)]
    table.names = ["Ann", "Ben"]
    while table.actor is not None and len(table.played) < moves:
        table.play(ask(bots[table.actor], table.game, table.state, table.actor).text)
    return table.record()


@cache
def acting() -> str:
    """A game of Clans of Caledonia with much to do: units, goods, contracts."""
    table = ceilidh.new("clans", players=2, seed=3)
    return played(table, lambda table: len(table.legal()) > 25)


@cache
def vote() -> str:
    """A game of Glen More II in which all are about to choose in secret."""
    options: dict[str, object] = {"modules": ["great-glen"]}
    table = ceilidh.new("glenmore", players=2, seed=3, options=options)
    return played(table, lambda table: len(table.actors) > 1)
