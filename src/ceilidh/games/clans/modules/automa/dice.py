"""The Automa's dice: goods, prices, and chance between things that are equal."""

from typing import Final

from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.goods import GOOD_NAMES, MINER, WOODCUTTER
from ceilidh.games.clans.kinds import CONTRACT, GOOD, HEX, PRICE_DIE
from ceilidh.games.clans.modules.automa.story import tell, tell_words
from ceilidh.games.clans.state import State
from ceilidh.kernel.chance import pick

EVERY_FACE: Final = [0, 1, 2, 3, 4, 5]


def roll_price(state: State, seat: int, what: str, rules: str) -> int:
    """The price die, -3 to 3; `what` says what it decides."""
    face = int(PRICE_DIE.words[pick(state, PRICE_DIE, EVERY_FACE)])
    tell(state, seat, "price", what, face, rules)
    return face


def roll_worker(state: State, seat: int, rules: str) -> int:
    """The column of a worker: plus for woodcutters, minus for miners (IN-AUN-08)."""
    return WOODCUTTER if roll_price(state, seat, "worker", rules) > 0 else MINER


def roll_market(state: State, seat: int, goods: list[int], rules: str) -> int:
    """Which of the goods of a market it sells: plus for the first, minus for the second.

    Nothing is rolled for a single one (IN-AFM-Q1).
    """
    if len(goods) == 1:
        return goods[0]
    return goods[0] if roll_price(state, seat, "market", rules) > 0 else goods[1]


def roll_good(state: State, seat: int, goods: list[int], rules: str) -> int:
    """The goods die, rolled until it shows one of the goods: a pick among them."""
    good = pick(state, GOOD, goods)
    tell(state, seat, "good", GOOD_NAMES[good], 0, rules)
    return good


def pick_hex(state: State, seat: int, hexes: list[int], rules: str) -> int:
    """One of the hexes by chance; nothing is rolled for a single one."""
    if len(hexes) == 1:
        return hexes[0]
    hex_ = pick(state, HEX, hexes)
    tell_words(state, seat, "chance", "hex", len(hexes), [HEX_NAMES[hex_]], rules)
    return hex_


def pick_contract(state: State, seat: int, contracts: list[int], rules: str) -> int:
    if len(contracts) == 1:
        return contracts[0]
    contract = pick(state, CONTRACT, contracts)
    tell_words(state, seat, "chance", "contract", len(contracts), [str(contract)], rules)
    return contract


def pick_good(state: State, seat: int, goods: list[int], rules: str) -> int:
    if len(goods) == 1:
        return goods[0]
    good = pick(state, GOOD, goods)
    tell_words(state, seat, "chance", "good", len(goods), [GOOD_NAMES[good]], rules)
    return good
