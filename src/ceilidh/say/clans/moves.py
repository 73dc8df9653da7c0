"""Moves of Clans of Caledonia: on buttons, as `Build a cow on 7.4 for £11`, and in the log."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.goods import COW, KIND_NAMES, KIND_WORKER, SHEEP
from ceilidh.games.clans.kinds import SLAUGHTER
from ceilidh.games.clans.rules.bargains import bargain_price
from ceilidh.games.clans.rules.contracts import FROM_BOARD, contract_money
from ceilidh.games.clans.rules.expand import granted_cost
from ceilidh.games.clans.rules.granting import GrantedExpandStep
from ceilidh.games.clans.rules.grants import WHOLE, Grant
from ceilidh.games.clans.rules.pieces import kinds_of
from ceilidh.games.clans.rules.port_access import copy_cost
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Played
from ceilidh.say.clans.effects import port_effect, tile_gives
from ceilidh.say.clans.names import PRICES, amount, clan, good, money, needs, terms, unit
from ceilidh.say.game_text import whole_text
from ceilidh.say.module_text import MoveKindText, OfMove, Sum, written
from ceilidh.say.phrases import listed, message
from ceilidh.say.speaker import Speaker


def arguments(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    """The arguments of a move by the names that messages have for them."""
    out: dict[str, object] = dict(_named(to, action))
    if "hex" in out and "unit" not in out:
        kinds = _standing(state, seat, action)
        out["standing"] = listed(to, [unit(to, KIND_NAMES[kind]) for kind in kinds])
    return out


@lru_cache(20_000)
def _named(to: Speaker, action: Action) -> Mapping[str, object]:
    """Those that are the same in every position."""
    words = written(action)
    out: dict[str, object] = dict(words)
    if "good" in words:
        number = int(words.get("number", "1"))
        out["good"] = good(to, words["good"])
        out["goods"] = amount(to, number, words["good"])
        out["one"] = amount(to, 1, words["good"])
        out["price"] = to.text(PRICES[words["good"]])
    if "unit" in words:
        out["unit"] = unit(to, words["unit"])
    if "piece" in words:
        out["piece"] = unit(to, words["piece"])
    if "clan" in words:
        out["clan"] = clan(words["clan"])
    for name in ("technology", "meat"):
        if name in words:
            out[name] = to.text(words[name])
    return out


def _standing(state: State, seat: int, action: Action) -> list[int]:
    """The units on the hex that a move names; of two animals the one to be slaughtered."""
    kinds = kinds_of(state, seat, action.a) or [KIND_WORKER]
    if action.spec is SLAUGHTER and len(kinds) > 1:
        beef = state.stack[-1].b
        return [COW if beef and COW in kinds else SHEEP]
    return kinds


SHIFTS: Final = {"up": message("Raise {price}"), "down": message("Lower {price}")}


def _shift(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    good_, way = action.words()
    return {"shift": to.text(SHIFTS[way], price=to.text(PRICES[good_]))}


# --- money ----------------------------------------------------------------------------------------


def in_money(sum_: Sum) -> OfMove:
    """A sum for a move, as words; none if it is not above 0."""

    def said(to: Speaker, state: State, seat: int, action: Action) -> str:
        number = sum_(state, seat, action)
        return money(to, number) if number > 0 else ""

    return said


def _special(usual: Sum) -> Sum:
    """The sum that a module says at its step, or the usual one."""

    def sum_(state: State, seat: int, action: Action) -> int:
        return whole_text("clans").sums.get(_step(state), usual)(state, seat, action)

    return sum_


def build_cost(state: State, seat: int, action: Action) -> int:
    """The unit and its land, or what is paid of them where an expand is granted."""
    column = state.seats[seat].hooks.column_at[action.a]
    return granted_cost(state, seat, grant_now(state), column, action.b)


def grant_now(state: State) -> Grant:
    """The expand that the step at hand grants; the whole action if it grants none."""
    frame = state.stack[-1]
    step = FLOW.steps[frame.step]
    grant = step.grant(state, frame) if isinstance(step, GrantedExpandStep) else None
    return WHOLE if grant is None else grant


def _step(state: State) -> str:
    return FLOW.steps[state.stack[-1].step].name


def _upgrade(full: Callable[[State], int], bonus: Callable[[State], int]) -> OfMove:
    """The price of an upgrade, which is lower as a bonus."""
    return in_money(
        lambda state, seat, action: bonus(state) if _step(state) == "benefits" else full(state)
    )


def _trade(state: State, seat: int, action: Action) -> int:
    return price(state, action.a) * action.b


def _bargain(state: State, seat: int, action: Action) -> int:
    return bargain_price(state, action.a, state.prices[action.a]) * action.b


def _contract_money(state: State, seat: int, action: Action) -> int:
    source = state.stack[-1].a if _step(state) == "keep contracts" else FROM_BOARD
    return contract_money(state, seat, source)


def _contract_cost(state: State, seat: int, action: Action) -> int:
    return -_contract_money(state, seat, action)


def _pass_bonus(state: State, seat: int, action: Action) -> int:
    bonus = state.rules.pass_bonus
    return bonus[min(len(state.passed), len(bonus) - 1)]


# --- details: what is behind a number or a name ---------------------------------------------------


def contract_fields(to: Speaker, state: State, seat: int, action: Action) -> Mapping[str, object]:
    """A contract is called by its goods: its number is on no drawing."""
    row = state.rules.components.contract(action.a)
    return {"contract": terms(to, row), "needs": needs(to, row)}


def port_details(to: Speaker, state: State, seat: int, action: Action) -> str:
    return port_effect(to, state.rules.components.port(action.a), state.rules.railway)


def _tile(to: Speaker, state: State, seat: int, action: Action) -> str:
    return tile_gives(to, state.rules.components.starting_tile(action.a))


def _pair(to: Speaker, state: State, seat: int, action: Action) -> str:
    """The starting tile that comes with a clan on offer."""
    for number, tile in state.offers:
        if number == action.a:
            return tile_gives(to, state.rules.components.starting_tile(tile))
    return ""


def _out_of(to: Speaker, played: Played, deed: str) -> str:
    """What was used up: the first good of a production."""
    for event in played.events:
        if event.kind == "good":
            goods = amount(to, -event.amount, event.thing)
            return to.text("{deed} from {goods}", deed=deed, goods=goods)
    return deed


MOVES: Final = {
    "choose": MoveKindText(
        message("choose"),
        message("Choose Clan {clan}"),
        message("chooses Clan {clan}"),
        details=_pair,
    ),
    "start": MoveKindText(
        message("start"),
        message("Take starting tile {tile}"),
        message("takes starting tile {tile}"),
        details=_tile,
    ),
    "buy": MoveKindText(
        message("buy"), message("Buy {goods}"), message("buys {goods}"), price=in_money(_trade)
    ),
    "sell": MoveKindText(
        message("sell"),
        message("Sell {goods}"),
        message("sells {goods}"),
        price=in_money(_special(_trade)),
    ),
    "take": MoveKindText(
        message("take", of="contracts"),
        message("Take contract ({contract})"),
        message("takes a contract ({contract})"),
        fields=contract_fields,
        price=in_money(_special(_contract_cost)),
        gain=in_money(lambda state, seat, action: -_special(_contract_cost)(state, seat, action)),
    ),
    "build": MoveKindText(
        message("build"),
        message("Place {unit} on {hex}"),
        message("places {unit} on {hex}"),
        price=in_money(_special(build_cost)),
    ),
    "ship": MoveKindText(
        message("ship"),
        message("Upgrade shipping"),
        message("upgrades shipping"),
        price=_upgrade(lambda state: state.rules.shipping_cost, lambda state: 0),
    ),
    "technology": MoveKindText(
        message("technology"),
        message("Upgrade technology ({technology})"),
        message("upgrades technology ({technology})"),
        price=_upgrade(
            lambda state: state.rules.technology_cost,
            lambda state: state.rules.components.board.technology_cost_bonus,
        ),
    ),
    "hire": MoveKindText(
        message("hire"),
        message("Hire a merchant"),
        message("hires a merchant"),
        price=_upgrade(lambda state: state.rules.merchant_cost, lambda state: 0),
    ),
    "fulfil": MoveKindText(
        message("fulfil"),
        message("Fulfil contract ({contract})"),
        message("fulfils a contract ({needs})"),
        fields=contract_fields,
    ),
    "recall": MoveKindText(
        message("recall", of="merchants"),
        message("Take a merchant back from the market ({good})"),
        message("takes a merchant back from the market ({good})"),
    ),
    "slaughter": MoveKindText(
        message("slaughter"),
        message("Slaughter {standing} on {hex}"),
        message("slaughters {standing} on {hex}"),
        tells=("remove",),
    ),
    "waive": MoveKindText(
        message("waive"),
        message("Deliver one animal fewer ({meat})"),
        message("delivers one animal fewer ({meat})"),
    ),
    "bargain": MoveKindText(
        message("bargain"),
        message("Buy {goods} from the neighbours"),
        message("buys {goods} from the neighbours"),
        price=in_money(_bargain),
    ),
    "draw": MoveKindText(
        message("draw"), message("Draw new contracts"), message("draws new contracts")
    ),
    "keep": MoveKindText(
        message("keep"),
        message("Keep contract ({contract})"),
        message("keeps a contract ({contract})"),
        fields=contract_fields,
        price=in_money(_contract_cost),
        gain=in_money(_contract_money),
    ),
    "port": MoveKindText(
        message("port"),
        message("Use port {port}"),
        message("uses port {port}"),
        details=port_details,
    ),
    "copy": MoveKindText(
        message("copy"),
        message("Copy port {port}"),
        message("copies port {port}"),
        price=in_money(lambda state, seat, action: copy_cost(state)),
        details=port_details,
    ),
    "shift": MoveKindText(message("shift"), "{shift}", message("moves {price}"), fields=_shift),
    "discard": MoveKindText(
        message("discard"),
        message("Pay {one}"),
        message("pays {one}"),
        tells=("good port",),
    ),
    "gain": MoveKindText(
        message("gain"), message("Gain {one}"), message("gains {one}"), tells=("good",)
    ),
    "remove": MoveKindText(
        message("remove"),
        message("Swap {standing} on {hex}"),
        message("swaps {standing} on {hex}"),
    ),
    "return": MoveKindText(
        message("return"),
        message("Return the worker to the player board ({technology})"),
        message("returns the worker to the player board ({technology})"),
    ),
    "swap": MoveKindText(
        message("swap"), message("Place {unit} on {hex}"), message("places {unit} on {hex}")
    ),
    "pick": MoveKindText(message("pick"), message("Pick {piece}"), message("picks {piece}")),
    "move": MoveKindText(
        message("move"),
        message("Move {standing} from {hex}"),
        message("moves {standing} from {hex}"),
    ),
    "to": MoveKindText(
        message("to", of="units"), message("Move to {hex}"), message("moves to {hex}")
    ),
    "make": MoveKindText(
        message("make"),
        message("Produce {goods}"),
        message("produces {goods}"),
        no_button=message("Produce no {good}"),
        no_deed=message("produces no {good}"),
        tells=("good", "good"),
        adds=_out_of,
    ),
    "done": MoveKindText(message("done"), message("Done"), message("finishes")),
    "pass": MoveKindText(
        message("pass"), message("Pass"), message("passes"), gain=in_money(_pass_bonus)
    ),
}
# What it means to be done, by the step at hand.
ENDS: Final = {
    "turn": message("End the turn"),
    "take more": message("Skip: no more contracts"),
    "keep contracts": message("Skip: return the rest"),
    "bonuses": message("Skip the bonuses"),
    "benefits": message("Skip the bonuses"),
    "sale": message("Skip: no kilts"),
    "fulfil more": message("Skip: no more contracts"),
    "move units": message("Skip the moves"),
    "port bonus": message("Skip the building bonus"),
}
ENDED: Final = {"turn": message("ends the turn")}
