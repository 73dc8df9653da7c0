"""The contracts in the export box, by what is still missing for them."""

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.goods import COW, SHEEP
from ceilidh.games.clans.rules.fulfil import SLAUGHTERING


def box_value(view: ClansEvaluationView) -> float:
    """The victory points to be expected of the contracts that wait in the box.

    After the last pass none can be fulfilled any more.
    """
    if view.over or (view.context.left == 0 and view.context.seat in view.state.passed):
        return 0.0
    contracts = view.context.rules.components.contracts
    stock = view.own.goods[:]
    herd = [view.own.deployed[COW], view.own.deployed[SHEEP]]
    total = 0.0
    owed = [frame for frame in view.frames if frame.step == SLAUGHTERING.id]
    for number in view.own.box:
        contract = contracts[number - 1]
        if owed and owed[0].a == number:
            # The goods are paid, the animals are next.
            meat = owed[0].b * animal(view, COW) + owed[0].c * animal(view, SHEEP)
            total += view.context.reward(contract) - meat
        else:
            total += waiting(view, contract, stock, herd)
    return total


def animal(view: ClansEvaluationView, column: int) -> float:
    """What an animal on the map would still give: its goods in the productions to come."""
    return view.context.cow if column == COW else view.context.sheep


def waiting(
    view: ClansEvaluationView, contract: Contract, stock: list[int], herd: list[int]
) -> float:
    """One contract; what it takes is no longer there for the next one."""
    context = view.context
    spent = 0.0  # victory points of what is there
    missing = 0.0  # pounds for what is not
    for good, need in contract.wants:
        have = min(stock[good], need)
        stock[good] -= have
        spent += have * context.goods[good]
        lack = need - have
        soon = min(lack, max(view.after[good] - view.own.goods[good], 0)) if context.left else 0
        missing += context.worth.price[good] * (lack - view.weights.soon * soon)
    for place in range(2):
        need = contract.mutton if place else contract.beef
        have = min(herd[place], need)
        herd[place] -= have
        spent += have * (context.sheep if place else context.cow)
        missing += view.weights.animal * (need - have)
    net = context.reward(contract) - spent - missing * context.pound
    if net <= 0:
        return view.weights.burden * net
    purse = view.weights.purse + view.weights.further_purse * context.left
    return view.weights.sure * net * max(1 - missing / purse, 0.0)
