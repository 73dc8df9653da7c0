"""Puzzles of Glen More II: one turn, from the tile on the rondel to the last activation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ceilidh.games.glenmore.kinds import ACTIVATE, CLAIM, LAY, TAKE
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.game import Game
from ceilidh.kernel.table import Table
from ceilidh.puzzles.profile import PuzzleCandidate, PuzzleProfile
from ceilidh.puzzles.puzzle import COINS, MONEY, POINTS, TURN
from ceilidh.say.phrases import message

FIRST_SIZE: Final = 5  # tiles of a territory in which there is something to find
CHOICES: Final = (TAKE, LAY, CLAIM, ACTIVATE)  # not the payments on the way
# By the kind of the key move, the theme of a puzzle, and what to ask who looks for it.
HINTS: Final = {
    "take": message("Which tile on the rondel fits your territory?"),
    "lay": message("Which of your tiles do you want to activate?"),
    "claim": message("Which clan helps you at once?"),
    "walk": message("Where do you want your Scots to be?"),
    "activate": message("In which order do you activate your tiles?"),
    "pay": message("What do you pay with, and what do you keep?"),
    "market": message("What can you buy or sell on the market?"),
}
THEMES: Final = {"buy": "market", "sell": "market", "way": "activate", "substitute": "pay"}


class GlenMorePuzzleProfile:
    most: int = 10_000
    hints: Mapping[str, str] = HINTS
    money: str = COINS

    def amount(self, state: State, seat: int, measure: str) -> int:
        assert measure == MONEY, measure
        return state.seats[seat].coins

    def plan(self, state: State, seat: int, measure: str) -> tuple[object, ...]:
        """The tile and its place, with the cards and clans that came with it."""
        own = state.seats[seat]
        tiles = tuple(sorted(own.tiles.items()))
        return (tiles, own.landmarks, own.persons, state.claims)

    def is_provable(self, root: State, end: State) -> bool:
        """A scoring phase at the end counts for itself, and would be counted twice."""
        return root.scorings == end.scorings

    def candidates(self, table: Table) -> Iterator[PuzzleCandidate]:
        """Every choice of a turn; its start often has more lines than can be looked at."""
        game = table.game
        turn = 0
        for number, played in enumerate(table.played[1:], 1):
            before: State = played.before
            earlier = table.played[number - 1]
            turn = number if game.turn_over(earlier.before, before, earlier.seat) else turn
            if len(before.seats[played.seat].tiles) < FIRST_SIZE:
                continue
            if _begins(game, before, played.seat):
                yield PuzzleCandidate(number, before, played.seat, TURN, (POINTS, MONEY), (turn,))

    def is_worthwhile(self, solution: list[str]) -> bool:
        return True

    def theme(self, key: str) -> str:
        kind = key.split()[0]
        theme = THEMES.get(kind, kind)
        return theme if theme in HINTS else "activate"


def _begins(game: Game[Any], state: State, seat: int) -> bool:
    """Whether a seat is to choose something that a person would call a choice of the turn."""
    legal = game.flow.legal_for(state, seat)
    return len(legal) > 1 and any(action.spec in CHOICES for action in legal)


PUZZLE_PROFILE: Final[PuzzleProfile] = GlenMorePuzzleProfile()
