"""The contract icon (IN-AEC): fulfil the contract in the box with money, or take one."""

from typing import Final

from ceilidh.games.clans.goods import BASIC, IMPORTS
from ceilidh.games.clans.modules.automa.dice import pick_contract
from ceilidh.games.clans.modules.automa.part import rows_of
from ceilidh.games.clans.modules.automa.story import can_pay, tell, tell_words
from ceilidh.games.clans.rules.contracts import FROM_BOARD, contract_money, take
from ceilidh.games.clans.rules.fulfil import gain_imports, open_contracts
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.setup import ROUNDS
from ceilidh.games.clans.state import State

EARLY: Final = 3  # the last round in which the cheapest contract is taken


def cost_of(state: State, number: int) -> int:
    """What it pays to fulfil a contract: for goods and for meat (IN-AEC-03 to 05)."""
    prices = rows_of(state).prices
    contract = state.rules.components.contracts[number - 1]
    total = (contract.beef + contract.mutton) * prices.meat
    for good, need in contract.wants:
        total += need * (prices.basic if good in BASIC else prices.processed)
    return total


def bonus_of(state: State, number: int) -> int:
    """The money that a fulfilled contract brings instead of its bonuses (IN-AEC-07, 08)."""
    contract = state.rules.components.contracts[number - 1]
    return (contract.upgrades + contract.free_expands) * rows_of(state).prices.reward


def money_of(state: State, number: int) -> int:
    """All money that a fulfilled contract brings at once (IN-AEC-13)."""
    return state.rules.components.contracts[number - 1].money + bonus_of(state, number)


def rarity(state: State) -> list[int]:
    """The rank of each import good, 0 for the rarest (IN-AEC-15 to 17).

    The contracts in the boxes of people count as fulfilled.
    """
    track = state.imports[:]
    if state.rules.imports_move:
        for seat in state.rules.people:
            for number in state.seats[seat].box:
                imports = state.rules.components.contracts[number - 1].imports
                for good in range(IMPORTS):
                    track[good] += imports[good]
    order = sorted([(track[good], good) for good in range(IMPORTS)])
    ranks = [0] * IMPORTS
    for rank in range(IMPORTS):
        ranks[order[rank][1]] = rank
    return ranks


def rank_of(state: State, number: int, ranks: list[int]) -> int:
    """The rank of its rarest good; with hops alone behind all others (IN-AEC-Q1, Q2)."""
    imports = state.rules.components.contracts[number - 1].imports
    return min([ranks[good] for good in range(IMPORTS) if imports[good]], default=IMPORTS)


def open_to_take(state: State, seat: int) -> list[int]:
    """The contracts of the export board that it can take: in the last round and pay at once."""
    shown = sorted([number for number in state.display if number])
    money = state.seats[seat].money + contract_money(state, seat, FROM_BOARD)
    if money < 0:
        return []
    if state.round < ROUNDS:
        return shown
    return [number for number in shown if cost_of(state, number) <= money]


def choose_contract(state: State, seat: int, contracts: list[int]) -> int:
    """Which of the contracts it takes (IN-AEC-12 to 20)."""
    if state.round <= EARLY:
        costs = [cost_of(state, number) for number in contracts]
        contracts = _least(state, seat, "cheapest", contracts, costs, 1, "IN-AEC-12")
        gains = [-money_of(state, number) for number in contracts]
        contracts = _least(state, seat, "bonus", contracts, gains, -1, "IN-AEC-13")
        return pick_contract(state, seat, contracts, "IN-AEC-14 IN-AEC-20")
    ranks = rarity(state)
    rare = [rank_of(state, number, ranks) for number in contracts]
    contracts = _least(state, seat, "rarest", contracts, rare, 1, "IN-AEC-15 IN-AEC-16")
    dear = [-cost_of(state, number) for number in contracts]
    contracts = _least(state, seat, "dearest", contracts, dear, -1, "IN-AEC-18")
    return pick_contract(state, seat, contracts, "IN-AEC-19 IN-AEC-20")


def _least(
    state: State,
    seat: int,
    word: str,
    contracts: list[int],
    values: list[int],
    sign: int,
    rules: str,
) -> list[int]:
    """The contracts of the least value; a criterion is told only where there is a choice."""
    if len(contracts) == 1:
        return contracts
    least = min(values)
    left = [number for place, number in enumerate(contracts) if values[place] == least]
    words = [str(number) for number in left]
    tell_words(state, seat, "contracts", word, sign * least, words, rules)
    return left


def fulfil(state: State, seat: int, number: int) -> None:
    """Pay first, then gain (IN-AEC-Q3); money stands for upgrades and free hexes."""
    cost = cost_of(state, number)
    tell_words(state, seat, "pays", "fulfil", cost, [str(number)], "IN-AEC-03 IN-AEC-04 IN-AEC-05")
    pay_in(state, seat, -cost, "export")
    gain_imports(state, seat, number)
    pay_in(state, seat, bonus_of(state, number), "automa bonus")


def contract(state: State, seat: int) -> bool:
    """Try the icon; False if it is impossible."""
    box = open_contracts(state, seat)
    if box:
        if not can_pay(state, seat, cost_of(state, box[0]), "IN-AEC-10 IN-AEC-Q4"):
            return False
        fulfil(state, seat, box[0])
        return True
    if not any(state.display):
        tell(state, seat, "impossible", "no contract", 0, "IN-AEC-26")
        return False
    return _take(state, seat)


def _take(state: State, seat: int) -> bool:
    price = contract_money(state, seat, FROM_BOARD)
    if not can_pay(state, seat, -price, "IN-AEC-25"):
        return False
    contracts = open_to_take(state, seat)
    if not contracts:
        tell(state, seat, "impossible", "dear contract", 0, "IN-AEC-22 IN-AEC-23")
        return False
    words = [str(number) for number in contracts]
    last = state.round == ROUNDS
    told = "affordable" if last else "offer"
    rules = "IN-AEC-22" if last else "IN-AEC-02 IN-AEC-24"
    tell_words(state, seat, "contracts", told, price, words, rules)
    number = choose_contract(state, seat, contracts)
    tell_words(state, seat, "pays", "take", -price, [str(number)], "IN-AEC-11")
    take(state, seat, number)
    if state.round == ROUNDS:
        fulfil(state, seat, number)  # IN-AEC-21
    return True
