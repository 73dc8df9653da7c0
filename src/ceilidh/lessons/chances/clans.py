"""What good players of Clans of Caledonia look for, as moves of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.kinds import HEX
from ceilidh.games.clans.rules.bargains import goods_beside
from ceilidh.games.clans.rules.setup import ROUNDS
from ceilidh.games.clans.state import State
from ceilidh.kernel.move import Move
from ceilidh.lessons.clans_worth import (
    column,
    contract,
    contract_points,
    land,
    last_contract,
    money_per_point,
    points_of_good,
    price_of_unit,
)
from ceilidh.lessons.position import Position

PARTS: Final = {"hex": "map", "port": "map", "contract": "contracts", "good": "market"}
ANIMALS: Final = {"mutton": "sheep", "beef": "cow"}
# Which unit makes a good, or is meat itself.
MAKERS: Final = {
    "wool": "sheep",
    "milk": "cow",
    "grain": "field",
    "bread": "bakery",
    "cheese": "dairy",
    "whisky": "distillery",
    **ANIMALS,
}
RAW: Final = {"bread": "grain", "whisky": "grain", "cheese": "milk"}
WORKERS: Final = ("woodcutter", "miner")
ENOUGH_WORKERS: Final = 5
SHOWN: Final = 3  # moves of a chance that offers many: the best ones


def round_of(at: Position) -> int:
    return cast(State, at.state).round


def is_choice(at: Position, target: str) -> bool:
    """Whether a place can only be spoken of as something to choose: an empty hex, an offer."""
    kind, _, name = target.partition(":")
    if kind == "hex":
        return name not in [row["hex"] for row in at.view["pieces"]]
    return kind == "port" or (kind == "contract" and int(name) not in at.own["box"])


# --- contracts ------------------------------------------------------------------------------------


def animals(at: Position, kind: str) -> int:
    rows = [row for row in at.view["pieces"] if row["seat"] == at.seat]
    return sum([row["units"].count(kind) for row in rows])


def lacks(at: Position, of: Contract) -> dict[str, int]:
    """What a contract requires and the learner does not have."""
    goods: dict[str, int] = at.own["goods"]
    needs = {GOOD_NAMES[good]: need - goods[GOOD_NAMES[good]] for good, need in of.wants}
    needs["mutton"] = of.mutton - animals(at, "sheep")
    needs["beef"] = of.beef - animals(at, "cow")
    return {word: number for word, number in needs.items() if number > 0}


def _missing(at: Position) -> dict[str, int]:
    """What the contract in the export box lacks; empty where there is none."""
    box: list[int] = at.own["box"]
    return lacks(at, contract(at, box[0])) if box else {}


def _price_of_missing(at: Position, of: Contract) -> int:
    prices: dict[str, int] = at.view["prices"]
    missing = lacks(at, of).items()
    meat = [n * price_of_unit(at, ANIMALS[word]) for word, n in missing if word in ANIMALS]
    return sum(meat) + sum([n * prices[word] for word, n in missing if word not in ANIMALS])


def _can_complete(at: Position, of: Contract) -> bool:
    """Whether a contract on offer can still be fulfilled in the last round."""
    missing = lacks(at, of)
    price = _price_of_missing(at, of) + last_contract(at) + sum(missing.values())
    buys = set(missing) <= set(GOOD_NAMES) and sum(missing.values()) <= at.own["merchants"]
    return buys and price <= at.own["money"]


def contracts_in_reach(at: Position) -> list[Move]:
    """Those on offer that are cheapest to fulfil for what they import."""
    offers: list[tuple[float, Move]] = []
    for move in at.named("take"):
        of = contract(at, int(move.text.split()[1]))
        points = money_per_point(at) * contract_points(at, of)
        worth = points + of.money + land(at) * of.free_expands
        if round_of(at) < ROUNDS or _can_complete(at, of):
            offers.append((_price_of_missing(at, of) - worth / 4, move))
    ranked = sorted(offers, key=lambda one: one[0])
    return [move for _, move in ranked[:2]]


def missing_goods(at: Position) -> list[Move]:
    """Purchases of what the contract lacks, if money and merchants reach for all of it."""
    goods = {word: n for word, n in _missing(at).items() if word in GOOD_NAMES}
    prices: dict[str, int] = at.view["prices"]
    price = sum([n * (prices[word] + n) for word, n in goods.items()])
    if not goods or len(goods) < len(_missing(at)) or price > at.own["money"]:
        return []
    if sum(goods.values()) > at.own["merchants"]:
        return []
    return [move for move in at.named("buy") if goods.get(_word(move, 1)) == int(_word(move, 2))]


def makers_for_contract(at: Position) -> list[Move]:
    """The cheapest units that make what the contract lacks, raw goods first."""
    wanted = [*_missing(at)]
    wanted = [RAW[word] for word in wanted if word in RAW and not _makes(at, RAW[word])] + wanted
    for word in wanted:
        found = cheapest(at, (MAKERS[word],))
        if found:
            return found
    return []


def _makes(at: Position, good: str) -> bool:
    return at.own["goods"][good] > 0 or animals(at, MAKERS[good]) > 0


# --- units ----------------------------------------------------------------------------------------


def _word(move: Move, number: int) -> str:
    return move.text.split()[number]


def cheapest(at: Position, units: tuple[str, ...]) -> list[Move]:
    """The cheapest expansions by these units."""
    money: int = at.own["money"]
    found = [move for move in at.named("build") if _word(move, 1) in units]
    priced = [(money - cast(int, at.after(move).own["money"]), move) for move in found]
    least = min([price for price, _ in priced], default=0)
    return [move for price, move in priced if price == least][:SHOWN]


def workers(at: Position) -> list[Move]:
    """The cheapest worker, while there are few."""
    rows = [row for row in at.view["pieces"] if row["seat"] == at.seat]
    have = sum([row["units"].count("worker") for row in rows])
    return cheapest(at, WORKERS) if have < ENOUGH_WORKERS else []


def growth(at: Position) -> list[Move]:
    """Units that make something, while money is left for it."""
    least = min([price_of_unit(at, unit) for unit in ANIMALS.values()])
    return cheapest(at, ("sheep", "cow", "field")) if at.own["money"] >= least else []


def beside_another(at: Position) -> list[Move]:
    """Expansions next to units of others that make goods."""
    state = cast(State, at.state)
    if not at.own["merchants"]:
        return []
    found: list[Move] = []
    for move in at.named("build"):
        if goods_beside(state, at.seat, HEX.index[_word(move, 2)]):
            found.append(move)
    return found[:SHOWN]


def more_settlements(at: Position) -> list[Move]:
    """Expansions that found one more linked settlement, the cheapest unit on each hex."""
    if not at.own["shipping"]:
        return []
    hexes: dict[str, Move] = {}
    for move in at.named("build"):
        hexes.setdefault(_word(move, 2), move)
    now: int = at.own["settlements"]
    found = [move for move in hexes.values() if at.after(move).own["settlements"] > now]
    return found[:SHOWN]


# --- the round ------------------------------------------------------------------------------------

# By what a scoring tile counts: the moves that raise it.
RAISERS: Final[dict[str, tuple[str, ...]]] = {
    "workers": ("build woodcutter", "build miner"),
    "non_worker_units": ("build sheep", "build cow", "build field"),
    "upgrades": ("hire", "ship", "technology"),
}


def scoring_tile(at: Position) -> list[Move]:
    """The moves that score on this round's tile at once, the cheapest of them."""
    state = cast(State, at.state)
    tile = state.tiles[state.round - 1] if state.tiles else 0
    rows = [one for one in state.rules.components.scoring_tiles if one.id == tile]
    starts = RAISERS.get(rows[0].count, ()) if rows else ()
    if starts and starts[0].startswith("build"):
        return cheapest(at, tuple([start.split()[1] for start in starts]))
    return [move for move in at.legal if move.text.startswith(starts)] if starts else []


def merchants(at: Position) -> list[Move]:
    """One more merchant, where all are used and there is something to trade."""
    needed = set(_missing(at)) & set(GOOD_NAMES)
    return at.named("hire") if not at.own["merchants"] and (needed or _spare(at)) else []


def _spare(at: Position) -> dict[str, int]:
    """Goods beyond what the contract requires."""
    goods: dict[str, int] = at.own["goods"]
    box: list[int] = at.own["box"]
    needs = dict(contract(at, box[0]).wants) if box else {}
    left = {name: goods[name] - needs.get(good, 0) for good, name in enumerate(GOOD_NAMES)}
    return {name: number for name, number in left.items() if number > 0}


def wanted_bargains(at: Position) -> list[Move]:
    """As much as possible of what the contract lacks, else of anything."""
    best: dict[str, Move] = {}
    for move in at.named("bargain"):
        best[_word(move, 1)] = move  # the largest number comes last
    wanted = [move for good, move in best.items() if good in _missing(at)]
    return wanted or list(best.values())


def most_made(at: Position) -> list[Move]:
    """As many of the processed good that is asked about as there can be."""
    made = [move for move in at.named("make") if _word(move, 2) != "0"]
    return made[-1:]


def spare_goods(at: Position) -> list[Move]:
    """Sales of the goods that bring most, as many as no contract needs."""
    spare, prices = _spare(at), at.view["prices"]
    sales = [
        (prices[_word(move, 1)] * int(_word(move, 2)), move)
        for move in at.named("sell")
        if spare.get(_word(move, 1), 0) >= int(_word(move, 2))
    ]
    best = max([money for money, _ in sales], default=0)
    return [move for money, move in sales if money == best][:1]


def points_for_money(at: Position) -> list[Move]:
    """Purchases in the last round that count more than the money they cost."""
    gains: list[tuple[float, Move]] = []
    for move in at.named("buy"):
        good, number = _word(move, 1), int(_word(move, 2))
        price = at.own["money"] - at.after(move).own["money"]
        gains.append((number * points_of_good(at, good) - price / money_per_point(at), move))
    best = max([gain for gain, _ in gains], default=0)
    return [move for gain, move in gains if gain == best][:1] if best > 0 else []


def technology(at: Position) -> list[Move]:
    """Better tools, for the kind of which there are two or more."""
    left: dict[str, int] = at.own["units_left"]
    most = {name: column(at, name).count - left[name] for name in WORKERS}
    return [move for move in at.named("technology") if most[_word(move, 1)] >= 2]


CHANCES: Final[dict[str, Callable[[Position], list[Move]]]] = {
    one.__name__: one
    for one in (
        beside_another,
        contracts_in_reach,
        growth,
        makers_for_contract,
        merchants,
        missing_goods,
        more_settlements,
        most_made,
        points_for_money,
        scoring_tile,
        spare_goods,
        technology,
        wanted_bargains,
        workers,
    )
}
