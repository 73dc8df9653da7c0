"""The position as the learner sees it, when it is their decision."""

from __future__ import annotations

from functools import cached_property
from typing import Any, cast

from ceilidh.kernel.game import Game
from ceilidh.kernel.move import Move


class Position:
    """A state at which `seat` decides; what is dear to find out is found out once, if asked for."""

    def __init__(self, game: Game[Any], state: Any, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    @cached_property
    def legal(self) -> list[Move]:
        return [Move(one, self.seat) for one in self.game.flow.legal_for(self.state, self.seat)]

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.game.view(self.state, self.seat)

    @property
    def own(self) -> dict[str, Any]:
        """What the view has of the learner's seat."""
        return cast(list[dict[str, Any]], self.view["seats"])[self.seat]

    @property
    def others(self) -> list[dict[str, Any]]:
        seats = cast(list[dict[str, Any]], self.view["seats"])
        return [seat for number, seat in enumerate(seats) if number != self.seat]

    def named(self, *kinds: str) -> list[Move]:
        """The legal moves that begin with one of these words."""
        return [move for move in self.legal if move.text.split()[0] in kinds]

    def after(self, move: Move) -> Position:
        """The position that a move leads to, on a copy."""
        trial = self.game.clone(self.state)
        self.game.flow.apply_for(trial, self.seat, move.action)
        return Position(self.game, trial, self.seat)
