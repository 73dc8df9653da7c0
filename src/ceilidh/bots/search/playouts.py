"""Playouts: first moves or plans compared by playing on, in the same worlds for all.

Rivals play single moves, the own turns may be planned. The worse half is dropped by and by, so that
the time goes to those that are hard to tell apart.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ceilidh.bots.search.beam import Beam
from ceilidh.bots.search.context import SearchContext
from ceilidh.kernel.action import Action

MOST_WORLDS = 64
HALVE_AFTER = 2  # worlds between two cuts
FEWEST = 2

Chain = Sequence[Action]


class Playouts:
    """`turns` is how many own turns are played before a playout may be cut.

    They are planned by a beam of that `width`; if it is 0, single moves are made there as well.
    """

    def __init__(
        self, context: SearchContext, rng: random.Random, turns: int, width: int = 0
    ) -> None:
        self.context = context
        self.rng = rng
        self.turns = turns
        self.width = width

    def ranking(
        self, root: Any, chains: Sequence[Chain], values: Sequence[float], trust: float
    ) -> list[tuple[int, float]]:
        """The chains by their places, from the best down, each with the mean of what it brought.

        `values` is what was thought of each before. One playout tells little, so that counts as
        much as what `trust` playouts say. A chain that was dropped earlier comes later.
        """
        live = list(range(len(chains)))
        dropped: list[int] = []
        totals = [trust * value for value in values]
        numbers = [trust for _ in chains]
        for number in range(1, MOST_WORLDS + 1):
            world = self.context.game.determinize(root, self.context.seat, self.rng.getrandbits(63))
            found = self.played(world, [chains[place] for place in live])
            if len(found) < len(live):
                break
            for place, value in zip(live, found, strict=True):
                totals[place] += value
                numbers[place] += 1
            if number % HALVE_AFTER == 0 and len(live) > FEWEST:
                live.sort(key=lambda place: (-totals[place], place))
                kept = max(FEWEST, (len(live) + 1) // 2)
                live, dropped = sorted(live[:kept]), [*live[kept:], *dropped]
        live.sort(key=lambda place: (-totals[place], place))
        return [(place, totals[place] / numbers[place]) for place in [*live, *dropped]]

    def played(self, world: Any, chains: list[Chain]) -> list[float]:
        """What each is worth in one world, as far as time allows."""
        out: list[float] = []
        for chain in chains:
            state = self.context.game.clone(world)
            if not self._play(state, chain):
                break
            out.append(self._standing(state))
        return out

    def _standing(self, state: Any) -> float:
        context = self.context
        return context.profile.standing(context, state) if state.stack else context.margin(state)

    def _play(self, state: Any, chain: Chain) -> bool:
        """Play the chain as far as it is possible, then on to the cut; False if time ran out."""
        context, game = self.context, self.context.game
        begun, actor, turns = game.clone(state), context.seat, -1  # the turn of the chain
        self._follow(state, chain)
        while state.stack:
            fresh = game.turn_over(begun, state, actor)
            if fresh:
                turns += actor == context.seat
                begun, actor = game.clone(state), game.actor(state)
            if context.profile.cut(state, turns, self.turns):
                break
            if context.clock.used() >= 1.0:
                return False
            game.freeze_rivals(state, context.seat)
            if fresh and self.width and actor == context.seat:
                self._follow(state, self._planned(state))
            else:
                context.play_greedy(state, game.actor(state))
        return True

    def _follow(self, state: Any, chain: Chain) -> None:
        """Play the own moves of a chain, as far as they are possible."""
        context, game = self.context, self.context.game
        for action in chain:
            if not context.decides(state):
                break
            if action not in game.flow.legal_for(state, context.seat):
                break
            game.flow.apply_for(state, context.seat, action)

    def _planned(self, state: Any) -> Chain:
        """The own turn that begins here."""
        game = self.context.game
        legal = game.flow.legal_for(state, self.context.seat)
        if len(legal) == 1:
            return legal
        beam = Beam(self.context, self.width, 1.0, self.width)
        return [action for _, action in beam.lines(game.clone(state), legal)[0].end.steps()]
