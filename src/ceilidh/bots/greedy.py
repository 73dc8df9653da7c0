"""The greedy bot: tries every legal move on a copy and takes the one after which it likes it best.

It looks one move ahead and no further. The rest of a turn that a move begins (what is still to be
paid, laid, activated or received) is the evaluation's business, which reads it off the stack.
"""

import random
from collections.abc import Callable
from typing import Any, Protocol

from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game

# Values nearer to each other than this are equal, so that rounding never decides.
EQUAL = 1e-9


class Judge(Protocol):
    """Compares the positions that one decision can lead to."""

    def value(self, state: Any) -> float:
        """How good a position is for the seat that decides, in victory points."""
        ...


# Makes the judge of one decision, from the position in which it is due and the seat.
JudgeMaker = Callable[[Any, int], Judge]


class GreedyBot:
    def __init__(self, rng: random.Random, judge_for: JudgeMaker) -> None:
        self.rng = rng
        self.judge_for = judge_for

    def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
        """The best of `legal`; between equals its own generator decides."""
        if len(legal) == 1:
            return legal[0]
        judge = self.judge_for(state, seat)
        best: list[Action] = []
        most = 0.0
        for action in legal:
            trial = game.clone(state)
            game.flow.apply_for(trial, seat, action)
            value = judge.value(trial)
            if not best or value > most + EQUAL:
                best = [action]
                most = value
            elif value > most - EQUAL:
                best.append(action)
        return best[0] if len(best) == 1 else best[self.rng.randrange(len(best))]
