"""What a bot thinks of the ports of Industria while their decisions are open."""

from typing import Final

from ceilidh.bots.clans.box import animal, waiting
from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.games.clans.goods import COW, PROCESSED, SHEEP
from ceilidh.games.clans.modules.industria.industria_tiles.buying_out import BUYING_OUT
from ceilidh.games.clans.modules.industria.industria_tiles.deploying import (
    JOINING,
    TILLING,
    animals_left,
)
from ceilidh.games.clans.modules.industria.industria_tiles.gains import (
    GATHERING,
    GIVING_UP,
    MODERNISING,
)
from ceilidh.games.clans.modules.industria.industria_tiles.moving import RELOCATING
from ceilidh.games.clans.modules.industria.industria_tiles.payment import (
    PAYING,
    contract_of,
    saved_goods,
)
from ceilidh.kernel.state import Frame

A_MOVE: Final = 0.5  # victory points of moving a unit elsewhere
A_FIELD: Final = 2.0  # victory points of a field in the place of a factory


def paying(look: Look, frame: Frame) -> float:
    """The contract as if it were paid, less what the box already counts of it."""
    contract = contract_of(look.state, frame)
    saved = saved_goods(frame)
    goods = look.prospect.goods
    cost = sum([(need - saved[good]) * goods[good] for good, need in contract.wants])
    cost += contract.beef * animal(look, COW) + contract.mutton * animal(look, SHEEP)
    herd = [look.own.deployed[COW], look.own.deployed[SHEEP]]
    counted = waiting(look, contract, look.own.goods[:], herd)
    saving = max(goods[good] for good in PROCESSED) if frame.c else 0.0
    return look.prospect.reward(contract) - cost - counted + saving


def modernising(look: Look, frame: Frame) -> float:
    return float(frame.b)


def giving_up(look: Look, frame: Frame) -> float:
    """The money, less the cheapest goods that are still to go."""
    goods = [good for good in PROCESSED for _ in range(look.own.goods[good])]
    worth = sorted([look.prospect.goods[good] for good in goods])[: frame.b]
    return frame.a * look.prospect.pound - sum(worth)


def gathering(look: Look, frame: Frame) -> float:
    hired = min(frame.b, look.own.board_merchants)
    return hired * look.weights.upgrade * look.prospect.pound


def joining(look: Look, frame: Frame) -> float:
    kinds = animals_left(look.state, look.prospect.seat)
    return max([animal(look, kind) for kind in kinds], default=0.0)


def tilling(look: Look, frame: Frame) -> float:
    return A_FIELD * look.prospect.left


def moving(look: Look, frame: Frame) -> float:
    return A_MOVE


def buying_out(look: Look, frame: Frame) -> float:
    contracts = look.prospect.rules.components.contracts
    return max([look.prospect.reward(contracts[number - 1]) for number in look.own.box])


JUDGEMENT: Final = ClansJudgement(
    pending={
        PAYING.name: paying,
        MODERNISING.name: modernising,
        GIVING_UP.name: giving_up,
        GATHERING.name: gathering,
        JOINING.name: joining,
        TILLING.name: tilling,
        RELOCATING.name: moving,
        BUYING_OUT.name: buying_out,
    }
)
