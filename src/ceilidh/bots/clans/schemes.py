"""What several moves of Clans reach only together: a contract fulfilled in one round."""

import random
from typing import Final

from ceilidh.games.clans.goods import GOODS
from ceilidh.games.clans.kinds import BUY, FULFIL, NUMBER, SELL, TAKE
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action

SOLD: Final = 0.4  # share of the schemes that begin with a sale
MOST_SOLD: Final = 3


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
