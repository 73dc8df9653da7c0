"""The game of one row of a batch: what is played there, without returning to the batch.

Compiled, a step plays the moves of the learner and of random rivals at all tables, and finds the
next legal moves. What takes more, such as a rival that thinks or the end of a game, it leaves to
`batch_rows.py`.
"""

from random import Random
from typing import Final

from ceilidh.envs.partial_move import Columns, PartialMove, WholeMove
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game
from ceilidh.kernel.state import State

# What has come of a choice.
REFUSED: Final = 0  # it was not offered
PART: Final = 1  # the move needs a further choice
MOVED: Final = 2  # the learner decides again
RIVAL: Final = 3  # a rival must be asked
OVER: Final = 4


class RowGame:
    """`seat` is the learner's; one that plays all seats has the one that decides now."""

    __slots__ = (
        "choice",
        "columns",
        "dice",
        "game",
        "moves",
        "plays_all",
        "seat",
        "state",
        "whole",
    )

    def __init__(
        self, game: Game[State], columns: Columns, whole: bool, plays_all: bool, state: State
    ) -> None:
        self.game = game
        self.columns = columns
        self.moves: list[Action] = game.vocabulary.actions
        self.whole = whole  # whether a move is one choice
        self.plays_all = plays_all
        self.state = state
        self.seat = 0
        self.dice: dict[int, Random] = {}
        self.choice = PartialMove(columns, self.moves, [])

    def begin(self, state: State, seat: int, dice: dict[int, Random]) -> None:
        """Go on with another game; `dice` are those of rivals that play any legal move."""
        self.state = state
        self.seat = seat
        self.dice = dice

    def offer(self) -> None:
        """Find the legal moves of the seat that decides."""
        legal = self.game.flow.legal_for(self.state, self.seat)
        ids = [action.id for action in legal]
        if self.whole:
            self.choice = WholeMove(self.columns, self.moves, ids)
        else:
            self.choice = PartialMove(self.columns, self.moves, ids)

    def choose(self, number: int) -> int:
        """Choose for the learner, and go on until it decides again."""
        choice = self.choice
        if not choice.pick(number):
            return REFUSED
        if len(choice.left) > 1:
            return PART
        self.game.flow.apply_for(self.state, self.seat, self.moves[choice.left[0]])
        return self.go_on()

    def go_on(self) -> int:
        """Play for random rivals until somebody else decides."""
        game, state = self.game, self.state
        flow = game.flow
        while True:
            seat = game.actor(state)
            if seat < 0:
                return OVER
            if self.plays_all:
                self.seat = seat
                return MOVED
            if seat == self.seat:
                return MOVED
            dice = self.dice.get(seat)
            if dice is None:
                return RIVAL
            # What `ask` does with a random bot, draw by draw.
            legal = flow.legal_for(state, seat)
            dice.getrandbits(63)
            flow.apply_for(state, seat, dice.choice(legal))


def choose_all(games: list[RowGame], numbers: list[int]) -> list[int]:
    """Choose in every game; what has come of it."""
    return [game.choose(numbers[row]) for row, game in enumerate(games)]


def offer_all(games: list[RowGame], rows: list[int]) -> None:
    """Find the legal moves of these games."""
    for row in rows:
        games[row].offer()
