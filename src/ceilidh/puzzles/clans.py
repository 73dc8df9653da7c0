"""Puzzles of Clans: one turn, or all turns that a seat has left when the others have passed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ceilidh.games.clans.kinds import PASS
from ceilidh.games.clans.state import State
from ceilidh.kernel.game import Game
from ceilidh.kernel.table import Table
from ceilidh.puzzles.profile import PuzzleCandidate, PuzzleProfile
from ceilidh.puzzles.puzzle import CONTRACTS, GAME, MONEY, POINTS, POUNDS, ROUND, TURN
from ceilidh.say.phrases import message

LAST_ROUND: Final = 5
FIRST_ROUND: Final = 2  # in round 1 there is little to find
# By the kind of the key move, the theme of a puzzle, and what to ask who looks for it.
HINTS: Final = {
    "fulfil": message("What does your contract need, and what does it give?"),
    "slaughter": message("Which animals can you spare?"),
    "take": message("Which contract can you fulfil at once?"),
    "build": message("Where does one more unit count most?"),
    "bargain": message("Where do you get a neighbourhood bonus?"),
    "sell": message("What is worth more on the market than in your stock?"),
    "buy": message("What is worth more in your stock than on the market?"),
    "port": message("What does a port give you?"),
    "upgrade": message("Which upgrade pays before the end?"),
    "make": message("What do you want to produce, and what to keep?"),
}
THEMES: Final = {"copy": "port", "ship": "upgrade", "technology": "upgrade", "hire": "upgrade"}


class ClansPuzzleProfile:
    most: int = 12_000
    hints: Mapping[str, str] = HINTS
    money: str = POUNDS

    def amount(self, state: State, seat: int, measure: str) -> int:
        own = state.seats[seat]
        return own.money if measure == MONEY else len(own.fulfilled)

    def plan(self, state: State, seat: int, measure: str) -> tuple[object, ...]:
        """Units and where they are, contracts and upgrades; for money also what is in stock."""
        own = state.seats[seat]
        hexes = (own.own.w0, own.own.w1, own.own.w2)
        made = (hexes, *own.deployed, own.shipping, own.technology, own.fulfilled, own.box)
        return (made, *own.goods) if measure == MONEY else made

    def is_provable(self, root: State, end: State) -> bool:
        return True

    def candidates(self, table: Table) -> Iterator[PuzzleCandidate]:
        game = table.game
        last = len(table.played) - 1
        for number, played in enumerate(table.played):
            before: State = played.before
            if before.round < FIRST_ROUND:
                continue
            earlier = table.played[number - 1]
            starts = game.turn_over(earlier.before, before, earlier.seat)
            if starts and before.stack[-1] is before.rules.turns[played.seat]:
                yield PuzzleCandidate(number, before, played.seat, TURN, (POINTS,), (number,))
            after: State = table.state if number == last else table.played[number + 1].before
            if game.turn_over(before, after, played.seat) and after.round == before.round:
                alone = _alone(game, after, played.seat)
                if alone is not None:
                    until = GAME if alone.round == LAST_ROUND else ROUND
                    measures = (POINTS,) if until == GAME else (POINTS, MONEY, CONTRACTS)
                    group = (alone.round, played.seat)
                    yield PuzzleCandidate(number + 1, alone, played.seat, until, measures, group)

    def is_worthwhile(self, solution: list[str]) -> bool:
        """To pass at once is no plan."""
        return solution[0] != PASS.word

    def theme(self, key: str) -> str:
        kind = key.split()[0]
        theme = THEMES.get(kind, kind)
        return theme if theme in HINTS else "make"


def _alone(game: Game[Any], after: State, seat: int) -> State | None:
    """The position when the other seats pass now, one after the other; None if one of them cannot.

    So it is the turn of the seat, and the rest of the round is its own.
    """
    state = game.clone(after)
    while state.stack and game.actor(state) != seat:
        actor = game.actor(state)
        if PASS.only not in game.flow.legal_for(state, actor):
            return None
        game.flow.apply_for(state, actor, PASS.only)
        if state.round != after.round:
            return None
    passed = len(state.passed) == len(state.seats) - 1 and seat not in state.passed
    return state if passed else None


PUZZLE_PROFILE: Final[PuzzleProfile] = ClansPuzzleProfile()
