"""The sheet of the Automa at the real table: if the game ended now, and at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ceilidh.companion.game import Companion, Person
from ceilidh.games.clans.modules.industria.two_player_scoring.rules import with_second
from ceilidh.games.clans.rules.scoring import shared
from ceilidh.games.clans.rules.settlements import linked_settlements

EXPORTS: Final = "exports"
SETTLEMENTS: Final = "settlements"


def people_of(game: Companion) -> list[Person]:
    """What people said of themselves: at the end, else last; empty if they said nothing."""
    return game.final or game.standing


def sheet(game: Companion) -> list[tuple[str, int]]:
    """Its points line by line; exports and settlements as people said theirs to be.

    Without a map and before people have said anything, nobody knows these two: they count nothing.
    """
    ranked: dict[str, Callable[[Companion], int]] = {EXPORTS: _exports, SETTLEMENTS: _settlements}
    said = bool(people_of(game))
    return [
        (name, _ranked(game, ranked[name], points[game.seat], said))
        if name in ranked
        else (name, points[game.seat])
        for name, points in game.table.sheet()
    ]


def _ranked(game: Companion, of: Callable[[Companion], int], counted: int, said: bool) -> int:
    if said:
        return of(game)
    return 0 if game.setup.looks else counted


def total(game: Companion) -> int:
    return sum([points for _, points in sheet(game)])


def _exports(game: Companion) -> int:
    """By the number of contracts; against one person a close second scores too (IN-AFS-05)."""
    board = game.state.rules.components.board
    numbers = [one.contracts for one in people_of(game)] + [
        len(game.state.seats[game.seat].fulfilled)
    ]
    prizes = board.contracts_vp[game.state.rules.players]
    if game.setup.people > 1:
        return shared(numbers, prizes)[-1]
    return with_second(numbers, prizes, board.close_contracts_gap, board.close_contracts_vp)[-1]


def _settlements(game: Companion) -> int:
    board = game.state.rules.components.board
    own = linked_settlements(game.state, game.state.seats[game.seat])
    if game.setup.looks:
        own = game.linked
    numbers = [one.settlements for one in people_of(game)] + [own]
    prizes = board.settlements_vp[game.state.rules.players]
    if game.setup.people > 1:
        return shared(numbers, prizes)[-1]
    return with_second(numbers, prizes, board.close_settlements_gap, board.close_settlements_vp)[-1]
