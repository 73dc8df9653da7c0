"""The final sheet of the Automa at the real table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ceilidh.companion.game import Companion
from ceilidh.games.clans.modules.industria.two_player_scoring.rules import with_second
from ceilidh.games.clans.rules.prizes import shared
from ceilidh.games.clans.rules.settlements import linked_settlements

EXPORTS: Final = "exports"
SETTLEMENTS: Final = "settlements"


def sheet(game: Companion) -> list[tuple[str, int]]:
    """Its points line by line; exports and settlements as people said theirs to be."""
    ranked: dict[str, Callable[[Companion], int]] = {EXPORTS: _exports, SETTLEMENTS: _settlements}
    return [
        (name, ranked[name](game) if name in ranked and game.final else points[game.seat])
        for name, points in game.table.sheet()
    ]


def total(game: Companion) -> int:
    return sum([points for _, points in sheet(game)])


def _exports(game: Companion) -> int:
    """By the number of contracts; against one person a close second scores too (IN-AFS-05)."""
    board = game.state.rules.components.board
    numbers = [one.contracts for one in game.final] + [len(game.state.seats[game.seat].fulfilled)]
    prizes = board.contracts_vp[game.state.rules.players]
    if game.setup.people > 1:
        return shared(numbers, prizes)[-1]
    return with_second(numbers, prizes, board.close_contracts_gap, board.close_contracts_vp)[-1]


def _settlements(game: Companion) -> int:
    board = game.state.rules.components.board
    own = linked_settlements(game.state, game.state.seats[game.seat])
    numbers = [one.settlements for one in game.final] + [own]
    prizes = board.settlements_vp[game.state.rules.players]
    if game.setup.people > 1:
        return shared(numbers, prizes)[-1]
    return with_second(numbers, prizes, board.close_settlements_gap, board.close_settlements_vp)[-1]
