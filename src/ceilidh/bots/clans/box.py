"""The contracts in the export box, by what is still missing for them."""

from ceilidh.bots.clans.look import Look
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.goods import COW, SHEEP
from ceilidh.games.clans.rules.fulfil import SLAUGHTERING


def box_value(look: Look) -> float:
    """The victory points to be expected of the contracts that wait in the box.

    After the last pass none can be fulfilled any more.
    """
    if look.over or (look.prospect.left == 0 and look.prospect.seat in look.state.passed):
        return 0.0
    contracts = look.prospect.rules.components.contracts
    stock = look.own.goods[:]
    herd = [look.own.deployed[COW], look.own.deployed[SHEEP]]
    total = 0.0
    owed = [frame for frame in look.frames if frame.step == SLAUGHTERING.id]
    for number in look.own.box:
        contract = contracts[number - 1]
        if owed and owed[0].a == number:
            # The goods are paid, the animals are next.
            meat = owed[0].b * animal(look, COW) + owed[0].c * animal(look, SHEEP)
            total += look.prospect.reward(contract) - meat
        else:
            total += waiting(look, contract, stock, herd)
    return total


def animal(look: Look, column: int) -> float:
    """What an animal on the map would still give: its goods in the productions to come."""
    return look.prospect.cow if column == COW else look.prospect.sheep


def waiting(look: Look, contract: Contract, stock: list[int], herd: list[int]) -> float:
    """One contract; what it takes is no longer there for the next one."""
    prospect = look.prospect
    spent = 0.0  # victory points of what is there
    missing = 0.0  # pounds for what is not
    for good, need in contract.wants:
        have = min(stock[good], need)
        stock[good] -= have
        spent += have * prospect.goods[good]
        lack = need - have
        soon = min(lack, max(look.after[good] - look.own.goods[good], 0)) if prospect.left else 0
        missing += prospect.worth.price[good] * (lack - look.weights.soon * soon)
    for place in range(2):
        need = contract.mutton if place else contract.beef
        have = min(herd[place], need)
        herd[place] -= have
        spent += have * (prospect.sheep if place else prospect.cow)
        missing += look.weights.animal * (need - have)
    net = prospect.reward(contract) - spent - missing * prospect.pound
    if net <= 0:
        return look.weights.burden * net
    purse = look.weights.purse + look.weights.further_purse * prospect.left
    return look.weights.sure * net * max(1 - missing / purse, 0.0)
