"""How a bot plans in Clans: to the end of the round, rivals frozen; round 5 is exact.

A scheme is what several moves reach only together: a contract fulfilled in one round.
"""

from __future__ import annotations

import random
from typing import Final

from ceilidh.bots.clans.evaluate import ClansJudge
from ceilidh.bots.clans.features import expected
from ceilidh.bots.clans.promise import promise
from ceilidh.bots.greedy import Judge
from ceilidh.bots.net import RoundNets, RoundWeights
from ceilidh.bots.net_files import plan_weights_of, round_nets_of
from ceilidh.bots.search.context import SearchContext, SearchProfile
from ceilidh.games.clans.goods import GOODS
from ceilidh.games.clans.kinds import BUY, FULFIL, NUMBER, PASS, SELL, TAKE
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action

SOLD: Final = 0.4  # share of the schemes that begin with a sale
MOST_SOLD: Final = 3
# Choices of production that are tried at the end of a plan: nothing, half, all. Each one plays the
# round to its end, and when it is really due, it is planned anyway.
PRODUCTION_TRIED: Final = 3
VARIED: Final = 0.25  # standard deviation of the logarithm of every weight


def contract_scheme(state: State, seat: int, rng: random.Random) -> list[Action]:
    """Take one of the contracts in sight, buy what is missing for it, fulfil it.

    Sometimes goods for which it does not ask are sold before, to pay for the others.
    """
    own = state.seats[seat]
    shown = [number for number in state.display if number]
    if not own.box and not shown:
        return []
    number = rng.choice([*own.box, *shown])
    contract = state.rules.components.contracts[number - 1]
    out: list[Action] = []
    spare = [good for good in range(GOODS) if own.goods[good] > contract.needs[good]]
    if spare and rng.random() < SOLD:
        good = rng.choice(spare)
        out.append(
            SELL.of(good, rng.randint(1, min(own.goods[good] - contract.needs[good], MOST_SOLD)))
        )
    if number not in own.box:
        out.append(TAKE.of(number))
    for good, need in contract.wants:
        lack = min(need - own.goods[good], len(NUMBER.words) - 1)
        if lack > 0:
            out.append(BUY.of(good, lack))
    return [*out, FULFIL.of(number)]


class ClansSearchProfile:
    """Plans end at the first decision of the next round, where a net tells what they are worth.

    The set-up is played out to that point of round 1.
    """

    plies: int = 14
    width: int = 120
    pace: int = 32_000
    closing: Action | None = PASS.only

    def __init__(self, nets: RoundNets | None = None, plans: RoundWeights | None = None) -> None:
        # Those of the package, unless others are to be tried.
        self.nets = nets
        self.plans = plans

    def planned(self, state: State, seat: int) -> bool:
        return state.round > 0

    def played_out(self, state: State) -> bool:
        return False

    def reached(self, root: State, state: State, seat: int) -> bool:
        # When all have passed, what is left is production, which plays itself nearly alone.
        return state.round != root.round or len(state.passed) == len(state.seats)

    def own_key(self, state: State, seat: int) -> tuple[object, ...]:
        own = state.seats[seat]
        units = own.own
        hexes = (units.w0, units.w1, units.w2)
        stock = (own.money, *own.goods, *own.deployed)
        return ("clans", seat, state.round, state.tiles, stock, hexes, own.box, own.fulfilled)

    def varied(self, rng: random.Random) -> SearchProfile:
        known = self.plans or plan_weights_of("clans")
        return ClansSearchProfile(self.nets, known.varied(rng, VARIED))

    def scheme(self, state: State, seat: int, rng: random.Random) -> list[Action]:
        return contract_scheme(state, seat, rng)

    def promise(self, judge: Judge, state: State) -> float:
        if not isinstance(judge, ClansJudge) or not state.round or not state.stack:
            return judge.worth(state)
        return promise(judge, state, self.plans or plan_weights_of("clans"))

    def end(self, context: SearchContext, state: State, judge: Judge) -> float:
        round_ = state.round
        while state.stack and state.round == round_:
            self._play_on(context, state)
        if not state.stack:
            return context.margin(state)
        return self.outlook(context, state, context.seat)

    def outlook(self, context: SearchContext, state: State, seat: int) -> float:
        """What a seat may expect at the start of a round."""
        return expected(state, seat, self.nets or round_nets_of("clans"))

    def _play_on(self, context: SearchContext, state: State) -> None:
        """Who can pass does; the own choices of production with care, those of rivals anyhow."""
        actor = context.game.actor(state)
        legal = context.game.flow.legal_for(state, actor)
        if PASS.only in legal:
            context.game.flow.apply_for(state, actor, PASS.only)
        elif actor == context.seat:
            context.play_greedy(state, actor, PRODUCTION_TRIED)
        else:
            context.game.flow.apply_for(state, actor, legal[-1])

    def cut(self, state: State, turns: int, most: int) -> bool:
        return state.round > 1

    def standing(self, context: SearchContext, state: State) -> float:
        seats = range(len(state.seats))
        points = [self.outlook(context, state, seat) for seat in seats]
        own = points.pop(context.seat)
        return own - max(points, default=0.0)


SEARCH_PROFILE: Final[SearchProfile] = ClansSearchProfile()
