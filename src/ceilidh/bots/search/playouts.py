"""Playouts: first moves or plans compared by playing on, in the same worlds for all.

Rivals play single moves, the own turns may be planned. The worse half is dropped by and by, so that
the time goes to those that are hard to tell apart.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ceilidh.bots.search.beam import Beam
from ceilidh.bots.search.sense import Desk
from ceilidh.kernel.action import Action

MOST_WORLDS = 64
HALVE_AFTER = 2  # worlds between two cuts
FEWEST = 2

Chain = Sequence[Action]


class Playouts:
    """`turns` is how many own turns are played before a playout may be cut.

    They are planned by a beam of that `width`; if it is 0, single moves are made there as well.
    """

    def __init__(self, desk: Desk, rng: random.Random, turns: int, width: int = 0) -> None:
        self.desk = desk
        self.rng = rng
        self.turns = turns
        self.width = width

    def best(self, root: Any, chains: list[Chain], values: list[float], trust: float) -> int:
        """The place of the chain that does best.

        `values` is what was thought of each before. One playout tells little, so that counts as
        much as what `trust` playouts say.
        """
        live = list(range(len(chains)))
        totals = [trust * value for value in values]
        for number in range(1, MOST_WORLDS + 1):
            world = self.desk.game.determinize(root, self.desk.seat, self.rng.getrandbits(63))
            found = self._played(world, [chains[place] for place in live])
            if len(found) < len(live):
                break
            for place, value in zip(live, found, strict=True):
                totals[place] += value
            if number % HALVE_AFTER == 0 and len(live) > FEWEST:
                live.sort(key=lambda place: (-totals[place], place))
                live = sorted(live[: max(FEWEST, (len(live) + 1) // 2)])
        return max(live, key=lambda place: (totals[place], -place))

    def _played(self, world: Any, chains: list[Chain]) -> list[float]:
        """What each is worth in one world, as far as time allows."""
        out: list[float] = []
        for chain in chains:
            state = self.desk.game.clone(world)
            if not self._play(state, chain):
                break
            out.append(self._standing(state))
        return out

    def _standing(self, state: Any) -> float:
        desk = self.desk
        return desk.sense.standing(desk, state) if state.stack else desk.margin(state)

    def _play(self, state: Any, chain: Chain) -> bool:
        """Play the chain as far as it is possible, then on to the cut; False if time ran out."""
        desk, game = self.desk, self.desk.game
        begun, actor, turns = game.clone(state), desk.seat, -1  # the turn of the chain
        self._follow(state, chain)
        while state.stack:
            fresh = game.turn_over(begun, state, actor)
            if fresh:
                turns += actor == desk.seat
                begun, actor = game.clone(state), game.actor(state)
            if desk.sense.cut(state, turns, self.turns):
                break
            if desk.clock.used() >= 1.0:
                return False
            game.freeze_rivals(state, desk.seat)
            if fresh and self.width and actor == desk.seat:
                self._follow(state, self._planned(state))
            else:
                desk.play_greedy(state, game.actor(state))
        return True

    def _follow(self, state: Any, chain: Chain) -> None:
        """Play the own moves of a chain, as far as they are possible."""
        desk, game = self.desk, self.desk.game
        for action in chain:
            if not desk.decides(state):
                break
            if action not in game.flow.legal_for(state, desk.seat):
                break
            game.flow.apply_for(state, desk.seat, action)

    def _planned(self, state: Any) -> Chain:
        """The own turn that begins here."""
        game = self.desk.game
        legal = game.flow.legal_for(state, self.desk.seat)
        if len(legal) == 1:
            return legal
        beam = Beam(self.desk, self.width, 1.0, self.width)
        return [action for _, action in beam.lines(game.clone(state), legal)[0].end.steps()]
