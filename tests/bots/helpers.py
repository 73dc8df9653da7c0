"""Whole games of bots, at tables that check every move."""

import ceilidh
from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table

MOST_MOVES = 3_000


def bot_move(table: Table, name: str, seat: int) -> Action:
    """What such a bot plays now; it has no memory, so it is made for the occasion."""
    bot = make_bot(name, table.game.name, len(table.played), seat)
    return ask(bot, table.game, table.state, seat)


def bot_game(
    game: str,
    names: list[str],
    seed: int,
    options: dict[str, object] | None = None,
    moves: int = MOST_MOVES,
) -> Table:
    """A game to its end or for so many moves; the table refuses whatever is not legal."""
    table = ceilidh.new(game, len(names), seed, options)
    bots = [make_bot(name, game, seed, seat) for seat, name in enumerate(names)]
    while table.actor is not None and len(table.played) < moves:
        # The last of those who owe a decision, so that simultaneous ones come in another order.
        seat = table.actors[-1]
        table.play(ask(bots[seat], table.game, table.state, seat), seat)
    return table
