"""What a bot thinks of the ports of Industria while their decisions are open."""

from typing import Final

from ceilidh.bots.clans.box import animal, waiting
from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
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


def paying(view: ClansEvaluationView, frame: Frame) -> float:
    """The contract as if it were paid, less what the box already counts of it."""
    contract = contract_of(view.state, frame)
    saved = saved_goods(frame)
    goods = view.context.goods
    cost = sum([(need - saved[good]) * goods[good] for good, need in contract.wants])
    cost += contract.beef * animal(view, COW) + contract.mutton * animal(view, SHEEP)
    herd = [view.own.deployed[COW], view.own.deployed[SHEEP]]
    counted = waiting(view, contract, view.own.goods[:], herd)
    saving = max(goods[good] for good in PROCESSED) if frame.c else 0.0
    return view.context.reward(contract) - cost - counted + saving


def modernising(view: ClansEvaluationView, frame: Frame) -> float:
    return float(frame.b)


def giving_up(view: ClansEvaluationView, frame: Frame) -> float:
    """The money, less the cheapest goods that are still to go."""
    goods = [good for good in PROCESSED for _ in range(view.own.goods[good])]
    worth = sorted([view.context.goods[good] for good in goods])[: frame.b]
    return frame.a * view.context.pound - sum(worth)


def gathering(view: ClansEvaluationView, frame: Frame) -> float:
    hired = min(frame.b, view.own.board_merchants)
    return hired * view.weights.upgrade * view.context.pound


def joining(view: ClansEvaluationView, frame: Frame) -> float:
    kinds = animals_left(view.state, view.context.seat)
    return max([animal(view, kind) for kind in kinds], default=0.0)


def tilling(view: ClansEvaluationView, frame: Frame) -> float:
    return A_FIELD * view.context.left


def moving(view: ClansEvaluationView, frame: Frame) -> float:
    return A_MOVE


def buying_out(view: ClansEvaluationView, frame: Frame) -> float:
    contracts = view.context.rules.components.contracts
    return max([view.context.reward(contracts[number - 1]) for number in view.own.box])


EVALUATION: Final = ClansModuleEvaluation(
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
