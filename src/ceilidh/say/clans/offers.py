"""The eight actions of a turn as cards: what each costs or gives now, or why it is not possible."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.kinds import BUILD, BUY, FULFIL, HIRE, PASS, SELL, SHIP, TAKE, TECH
from ceilidh.games.clans.rules.expand import units_left
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.table import Move, Table
from ceilidh.say.answers import Offer
from ceilidh.say.clans.moves import build_cost
from ceilidh.say.clans.names import money
from ceilidh.say.module_text import Offers
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

TRIED: Final = 60  # moves that are asked at most why they are not possible

Tries = Callable[[State, int], list[Action]]
Line = Callable[[Speaker, Table, Sequence[Move]], str]


# --- why an action is not possible: moves that a person would try ---------------------------------


def _trades(state: State, seat: int) -> list[Action]:
    """Goods in stock first: what is missing to sell them tells most."""
    held = [good for good in range(len(GOOD_NAMES)) if state.seats[seat].goods[good]]
    return [SELL.of(good, 1) for good in held] + [
        BUY.of(good, 1) for good in range(len(GOOD_NAMES))
    ]


def _builds(state: State, seat: int) -> list[Action]:
    """The cheapest of what fits the land: who cannot pay that cannot build at all."""
    own = state.seats[seat]
    fitting = [
        BUILD.of(column.index, hex_)
        for hex_ in own.reach.hexes_in(state.free)
        for column in own.hooks.columns
        if units_left(own, column) and state.map.fits[hex_] & column.terrain
    ]
    return sorted(fitting, key=lambda action: build_cost(state, seat, action))[:1]


def _takes(state: State, seat: int) -> list[Action]:
    return [TAKE.of(contract) for contract in state.display if contract]


def _fulfils(state: State, seat: int) -> list[Action]:
    return [FULFIL.of(contract) for contract in state.seats[seat].box]


def every(spec: Spec) -> Tries:
    """All moves of a kind."""
    return lambda state, seat: spec.all


def _why(to: Speaker, table: Table, seat: int, one: "ActionOffer") -> tuple[str, tuple[str, ...]]:
    """The reason that most of the moves have which a person would try, and its rules."""
    reasons: Counter[tuple[str, tuple[str, ...]]] = Counter()
    for action in one.tries(table.state, seat)[:TRIED]:
        reason: Reason = table.game.why_not(table.state, action)
        reasons[to.reason(reason), reason.rules] += 1
    return reasons.most_common(1)[0][0] if reasons else (to.text(one.empty), one.specs[0].rules)


# --- what it costs or gives -----------------------------------------------------------------------


def _price(to: Speaker, table: Table, moves: Sequence[Move]) -> str:
    """The price or gain, which is the same for all of them."""
    brief = to.brief(table, moves[0])
    return (f"+{brief.gain}" if brief.gain else brief.price) or to.text("costs nothing")


def _least(to: Speaker, table: Table, moves: Sequence[Move]) -> str:
    """Builds differ by unit and land."""
    costs = [build_cost(table.state, move.seat, move.action) for move in moves]
    return to.text("from {money}", money=money(to, min(costs)))


def _merchants(to: Speaker, table: Table, moves: Sequence[Move]) -> str:
    state: State = table.state
    ready = state.seats[moves[0].seat].merchants
    return to.count("{n} merchant available", "{n} merchants available", ready)


def _ready(to: Speaker, table: Table, moves: Sequence[Move]) -> str:
    return to.count("{n} can be fulfilled", "{n} can be fulfilled", len(moves))


# --- the eight ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ActionOffer:
    """One of the eight actions: `asks` is what to choose next, `empty` why nothing can be tried."""

    name: str
    title: str
    icon: str
    specs: tuple[Spec, ...]
    line: Line
    tries: Tries
    asks: str = ""
    empty: str = ""


EIGHT: Final = (
    ActionOffer(
        "trade",
        message("Trade"),
        "trade",
        (BUY, SELL),
        _merchants,
        _trades,
        message("What do you want to buy or sell?"),
    ),
    ActionOffer(
        "contract",
        message("Contract"),
        "contract",
        (TAKE,),
        _price,
        _takes,
        message("Which contract do you want to take?"),
        message("There is no contract on the export board."),
    ),
    ActionOffer(
        "build",
        message("Expand"),
        "build",
        (BUILD,),
        _least,
        _builds,
        message("Which unit do you want to place, and where?"),
        message("No empty hex within reach suits any unit you have left."),
    ),
    ActionOffer("ship", message("Shipping"), "shipping", (SHIP,), _price, every(SHIP)),
    ActionOffer(
        "technology",
        message("Technology"),
        "technology",
        (TECH,),
        _price,
        every(TECH),
        message("Which technology do you want to upgrade?"),
    ),
    ActionOffer("hire", message("Merchant"), "merchant", (HIRE,), _price, every(HIRE)),
    ActionOffer(
        "fulfil",
        message("Fulfil"),
        "building_bonus",
        (FULFIL,),
        _ready,
        _fulfils,
        message("Which contract do you want to fulfil?"),
        message("There is no contract in your export box."),
    ),
    ActionOffer("pass", message("Pass"), "pass", (PASS,), _price, lambda state, seat: []),
)


NAMES: Final = {spec: one.name for one in EIGHT for spec in one.specs}


def _turn(to: Speaker, table: Table, legal: Sequence[Move]) -> list[Offer]:
    """Always the eight in their order, until the action of the turn is taken."""
    state: State = table.state
    frame, seat = state.stack[-1], legal[0].seat
    if frame.seat != seat or frame.a or frame.c:
        return []
    behind: dict[str, list[Move]] = {one.name: [] for one in EIGHT}
    for move in legal:
        if name := NAMES.get(move.action.spec):
            behind[name].append(move)
    out: list[Offer] = []
    for one in EIGHT:
        moves = behind[one.name]
        line = one.line(to, table, moves) if moves else ""
        reason, rules = ("", ()) if moves else _why(to, table, seat, one)
        texts = tuple([move.text for move in moves])
        asks = to.text(one.asks) if len(moves) > 1 and one.asks else ""
        title = to.text(one.title)
        out.append(Offer(one.name, title, one.icon, line, texts, reason, rules, asks=asks))
    return out


OFFERS: Final[dict[str, Offers]] = {"turn": _turn}
