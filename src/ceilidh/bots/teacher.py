"""The teacher of a guided game: plays simply, and holds back while it is ahead.

Its moves follow from the position alone, so a lesson that is played the same way goes the same way.
"""

import random
from typing import Any, Final

from ceilidh.bots.greedy import JudgeMaker
from ceilidh.bots.profile import BotProfile
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game
from ceilidh.say.phrases import message

# It sits at guided games only, so it is in no list of bots to choose from.
TEACHER: Final = BotProfile(
    "teacher",
    place=5,
    title=message("teacher"),
    numbered=message("Teacher {n}"),
    character=message("plays simply, and holds back while it is ahead"),
    weights="learner",
    holds_back=True,
)
LEAD: Final = 1  # points ahead from which it holds back


class TeacherBot:
    def __init__(self, rng: random.Random, judge_for: JudgeMaker) -> None:
        self.rng = rng
        self.judge_for = judge_for

    def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
        """The best of `legal`, or one of the middle while it leads; between equals the first."""
        if len(legal) == 1:
            return legal[0]
        judge = self.judge_for(state, seat)
        values: list[tuple[float, int]] = []
        for number, action in enumerate(legal):
            trial = game.clone(state)
            game.flow.apply_for(trial, seat, action)
            values.append((-judge.value(trial), number))
        values.sort()
        return legal[values[len(values) // 2 if leads(game, state, seat) else 0][1]]


def leads(game: Game[Any], state: Any, seat: int) -> bool:
    scores = game.scores(state)
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] > max(others, default=0) + LEAD
