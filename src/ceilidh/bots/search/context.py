"""What a search has to know of a game beside its contract: how far to plan, what ends are worth.

A game's profile is `SEARCH_PROFILE` in `bots/<game>/search.py`, found by the name of the game.
"""

import random
from typing import Any, Protocol

from ceilidh.bots.greedy import EQUAL, Judge, JudgeMaker
from ceilidh.bots.search.budget import BudgetTimer
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game


class SearchProfile(Protocol):
    """`plies` is about how many moves a plan has, `width` how many positions are worth keeping.

    `pace` is how many moves are tried in a second on a usual machine, compiled. `closing` is the
    move that ends a plan; None in a game whose plans are too short to be mended.
    """

    plies: int
    width: int
    pace: int
    closing: Action | None

    def planned(self, state: Any, seat: int) -> bool:
        """Whether a beam plans this decision; else it is left to playouts, as in a set-up."""
        ...

    def played_out(self, state: Any) -> bool:
        """Whether the best plans for this decision are compared by playouts."""
        ...

    def reached(self, root: Any, state: Any, seat: int) -> bool:
        """Whether a plan made in `root` ends here, where the seat decides once more."""
        ...

    def own_key(self, state: Any, seat: int) -> tuple[object, ...]:
        """What the seat has itself, by which it knows a plan again after rivals have moved."""
        ...

    def varied(self, rng: random.Random) -> "SearchProfile":
        """The same with another idea of what positions promise, which finds other plans."""
        ...

    def scheme(self, state: Any, seat: int, rng: random.Random) -> list[Action]:
        """Moves that reach something only together, as they come to mind; none if nothing does."""
        ...

    def promise(self, judge: Judge, state: Any) -> float:
        """How good a position in the midst of a plan is, to tell which ones are followed."""
        ...

    def end(self, context: "SearchContext", state: Any, judge: Judge) -> float:
        """What the end of a plan is worth; `judge` is that of the root. May play on."""
        ...

    def cut(self, state: Any, turns: int, most: int) -> bool:
        """Whether a playout ends here, after so many own turns of those that it may have."""
        ...

    def standing(self, context: "SearchContext", state: Any) -> float:
        """How a position is to be expected to end against the best rival, by fresh judges."""
        ...


class SearchContext:
    """What all parts of a search share: the game, the seat, its judge and the clock."""

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        profile: SearchProfile,
        judge_for: JudgeMaker,
        clock: BudgetTimer,
    ) -> None:
        self.game = game
        self.seat = seat
        self.profile = profile
        self.judge_for = judge_for
        self.clock = clock

    def decides(self, state: Any) -> bool:
        """Whether the seat owes a decision."""
        return self.seat in self.game.actors(state)

    def plan_over(self, root: Any, state: Any) -> bool:
        """Whether a plan made in `root` ends here."""
        return not self.decides(state) or self.profile.reached(root, state, self.seat)

    def after(self, state: Any, seat: int, action: Action) -> Any:
        """The position after a move, on a copy."""
        self.clock.tick()
        trial = self.game.clone(state)
        self.game.flow.apply_for(trial, seat, action)
        return trial

    def ranked(self, state: Any, legal: list[Action]) -> list[tuple[float, int]]:
        """The own moves by their value as one move alone, best first, by place in `legal`."""
        judge = self.judge_for(state, self.seat)
        out = [
            (-judge.value(self.after(state, self.seat, action)), place)
            for place, action in enumerate(legal)
        ]
        return [(-value, place) for value, place in sorted(out)]

    def greedy(self, state: Any, actor: int, tried: int = 0) -> Action:
        """The best single move of any seat, the first among equals.

        Of more than `tried` only so many are, spread evenly, the first and the last among them.
        """
        legal = self.game.flow.legal_for(state, actor)
        if len(legal) == 1:
            return legal[0]
        if 0 < tried < len(legal):
            last = len(legal) - 1
            legal = [legal[place * last // (tried - 1)] for place in range(tried)]
        judge = self.judge_for(state, actor)
        best, most = legal[0], -float("inf")
        for action in legal:
            value = judge.value(self.after(state, actor, action))
            if value > most + EQUAL:
                best, most = action, value
        return best

    def play_greedy(self, state: Any, actor: int, tried: int = 0) -> None:
        self.game.flow.apply_for(state, actor, self.greedy(state, actor, tried))

    def margin(self, state: Any) -> float:
        """The final points, less those of the best rival."""
        scores = self.game.scores(state)
        rivals = [score for seat, score in enumerate(scores) if seat != self.seat]
        return float(scores[self.seat] - max(rivals, default=0))
