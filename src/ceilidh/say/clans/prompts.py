"""What a seat has to decide in Clans of Caledonia: what, why, what is left."""

from typing import Final

from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.rules.bargains import bargain_price, most_bargained
from ceilidh.games.clans.rules.benefits import SPENT
from ceilidh.games.clans.rules.bonuses import BUILDINGS
from ceilidh.games.clans.rules.contracts import FROM_PORT
from ceilidh.games.clans.rules.fulfil import second_contracts
from ceilidh.games.clans.rules.picking import hex_of
from ceilidh.games.clans.rules.price_port import BARGAINS
from ceilidh.games.clans.rules.production import ProcessGoodsStep
from ceilidh.games.clans.state import NO_CLAN, State
from ceilidh.kernel.state import Frame
from ceilidh.say.clans.names import amount, amounts, good, money, needs
from ceilidh.say.module_text import PromptOf
from ceilidh.say.phrases import either, listed, message
from ceilidh.say.speaker import Speaker

FIRST_WORKERS: Final = (
    message("Place your first worker (1 of {all}) on any empty hex you can pay for."),
    message("Place your second worker (2 of {all}) on any empty hex you can pay for."),
    message("Place your third worker (3 of {all}) on any empty hex you can pay for."),
)


# --- before the first round -----------------------------------------------------------------------


def _pair(to: Speaker, state: State, frame: Frame) -> str:
    if any(clan != NO_CLAN for clan, _ in state.offers):
        return to.text("Choose a clan; it comes with the starting tile next to it.")
    return to.text("Choose a starting tile. It sets your starting goods and money.")


def _first_worker(to: Speaker, state: State, frame: Frame) -> str:
    left = sum([one.step == frame.step and one.seat == frame.seat for one in state.stack])
    placed = sum(state.seats[frame.seat].deployed)
    return to.text(FIRST_WORKERS[min(placed, len(FIRST_WORKERS) - 1)], all=placed + left)


# --- the turn -------------------------------------------------------------------------------------


def _turn(to: Speaker, state: State, frame: Frame) -> str:
    if frame.c:
        moved = good(to, GOOD_NAMES[frame.c - 1])
        return to.text("The port moved a price ({good}): buy or sell that good now.", good=moved)
    if frame.a:
        return to.text(
            "You have taken your action. Use anything still available, or end your turn."
        )
    return to.text("Take one action, or pass for the rest of round {n}.", n=state.round)


def _take_more(to: Speaker, state: State, frame: Frame) -> str:
    return to.count(
        "Your clan may take {n} more contract for the same price, or skip.",
        "Your clan may take {n} more contracts for the same price, or skip.",
        frame.a,
    )


def _keep(to: Speaker, state: State, frame: Frame) -> str:
    number = len(state.drawn)
    if frame.a == FROM_PORT:
        return to.count(
            "The port reveals {n} contract: keep it, or skip.",
            "The port reveals {n} contracts: keep one, or skip.",
            number,
        )
    return to.count(
        "The building bonus reveals {n} contract: keep it, or skip.",
        "The building bonus reveals {n} contracts: keep one, or skip.",
        number,
    )


def _bonuses(to: Speaker, state: State, frame: Frame) -> str:
    """What is on offer beside the new unit, with how much and how much cheaper."""
    if frame.c:
        moved = good(to, GOOD_NAMES[frame.c - 1])
        return to.text(
            "The port moved a price ({good}): buy that good from a neighbour now.", good=moved
        )
    parts: list[str] = []
    for number, name in enumerate(GOOD_NAMES):
        step = state.prices[number]
        most = most_bargained(state, frame.seat, number, step) if frame.a >> number & 1 else 0
        if most > 0:
            less = state.rules.prices[number][step] - bargain_price(state, number, step)
            parts.append(
                to.text(
                    "{goods} at {money} less each",
                    goods=amount(to, most, name),
                    money=money(to, less),
                )
            )
    if parts:
        offers = listed(to, parts)
        return to.text("Neighbourhood bonus: buy up to {offers}, or skip.", offers=offers)
    if frame.a & BUILDINGS:
        return to.text("Building bonus: draw contracts, or skip.")
    return to.text("Use the new unit's bonuses, or skip.")


def _shift(to: Speaker, state: State, frame: Frame) -> str:
    if frame.b == BARGAINS:
        return to.text("Port: move the price of a neighbour's good, then buy it.")
    return to.text("Port: move the price of a good, then trade it.")


def _sale(to: Speaker, state: State, frame: Frame) -> str:
    sold = amount(to, frame.b, GOOD_NAMES[frame.a])
    return to.text("You are selling {goods}: give a kilt for one of them, or skip.", goods=sold)


# --- contracts ------------------------------------------------------------------------------------


def goods_of(to: Speaker, state: State, number: int) -> str:
    """A contract is called by what it asks for: its number is on no drawing."""
    return needs(to, state.rules.components.contract(number))


def _slaughter(to: Speaker, state: State, frame: Frame) -> str:
    owed = listed(to, amounts(to, (frame.b, frame.c), ("beef", "mutton")))
    return to.text(
        "Your contract ({needs}) still needs {meat}: choose an animal.",
        needs=goods_of(to, state, frame.a),
        meat=owed,
    )


def _benefits(to: Speaker, state: State, frame: Frame) -> str:
    parts: list[str] = []
    if frame.b:
        parts.append(to.count("{n} free expand", "{n} free expands", frame.b))
    if frame.c:
        parts.append(to.count("{n} bonus upgrade", "{n} bonus upgrades", frame.c))
    if not parts:
        return to.text("Use your clan's ability, or skip.")
    bonuses, contract = listed(to, parts), frame.a & ~SPENT
    if contract:
        return to.text(
            "Your contract ({needs}) gives {bonuses}: use what you want, or skip.",
            needs=goods_of(to, state, contract),
            bonuses=bonuses,
        )
    return to.text("Use your bonuses: {bonuses}.", bonuses=bonuses)


def _fulfil_more(to: Speaker, state: State, frame: Frame) -> str:
    others = [goods_of(to, state, number) for number in second_contracts(state, frame.seat)]
    return to.text(
        "Also fulfil another contract in this action ({needs}), or skip.", needs=either(to, others)
    )


# --- ports and production -------------------------------------------------------------------------


def _discard(to: Speaker, state: State, frame: Frame) -> str:
    return to.count(
        "Port: pay a good; you may then choose {n} other.",
        "Port: pay a good; you may then choose {n} others.",
        frame.b,
    )


def _gain(to: Speaker, state: State, frame: Frame) -> str:
    return to.count(
        "Port: choose the good you gain ({n} left).",
        "Port: choose the goods you gain ({n} left).",
        frame.b,
    )


def _exchange(to: Speaker, state: State, frame: Frame) -> str:
    if frame.b:
        return to.text("Which of the two units?")
    if frame.a < 0:
        return to.text("Port: choose the first of two units to swap.")
    first = HEX_NAMES[hex_of(frame.a)]
    return to.text("Port: choose the second unit to swap; the first is on {hex}.", hex=first)


def _return(to: Speaker, state: State, frame: Frame) -> str:
    return to.text("Which column does the worker from {hex} return to?", hex=HEX_NAMES[frame.a])


def _swap(to: Speaker, state: State, frame: Frame) -> str:
    return to.text("Which unit do you place on {hex}?", hex=HEX_NAMES[frame.a])


def _make(to: Speaker, state: State, frame: Frame) -> str:
    step = FLOW.steps[frame.step]
    assert isinstance(step, ProcessGoodsStep)
    stock = amount(to, state.seats[frame.seat].goods[step.uses], GOOD_NAMES[step.uses])
    return to.text(
        "Production: how much {good} do you want to make from {stock}? At most {most}.",
        good=good(to, GOOD_NAMES[step.makes]),
        stock=stock,
        most=step.most(state, frame.seat),
    )


def _moving(to: Speaker, state: State, frame: Frame) -> str:
    if frame.c:
        return to.text("Where do you want to move the unit?")
    if frame.b:
        return to.text("Which of the two units?")
    return to.count(
        "Move a unit to an adjacent hex ({n} step left), or skip.",
        "Move a unit to an adjacent hex ({n} steps left), or skip.",
        frame.a,
    )


PROMPTS: Final[dict[str, str | PromptOf]] = {
    "choose pair": _pair,
    "turn": _turn,
    "slaughter": _slaughter,
    "benefits": _benefits,
    "first worker": _first_worker,
    "take more": _take_more,
    "keep contracts": _keep,
    "bonuses": _bonuses,
    "shift price": _shift,
    "sale": _sale,
    "waive": message("The port lets you deliver one animal fewer for this contract: choose which."),
    "fulfil more": _fulfil_more,
    "discard good": _discard,
    "gain goods": _gain,
    "port bonus": message("The port gives a building bonus: draw contracts, or skip."),
    "exchange": _exchange,
    "return worker": _return,
    "swap units": _swap,
    "move units": _moving,
    "make cheese": _make,
    "make bread": _make,
    "make whisky": _make,
}
