"""The words of the farmers' markets."""

from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.kinds import HEX
from ceilidh.games.clans.modules.industria.farmers_markets.placing import market_of
from ceilidh.games.clans.modules.industria.farmers_markets.selling import premium
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import (
    NAME,
    PAIRS,
    markets,
    open_goods,
)
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table
from ceilidh.say.answers import Tip
from ceilidh.say.clans.names import good, money
from ceilidh.say.clans.tips import numbered
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import either, listed, message
from ceilidh.say.speaker import Speaker


def taken(to: Speaker, goods: list[int]) -> str:
    """What a market takes: one of its goods."""
    return either(to, [good(to, GOOD_NAMES[one]) for one in goods])


def _tile(to: Speaker, state: State, seat: int, action: Action) -> str:
    """What the market takes that is about to be placed, the seat's own or that of another."""
    own = market_of(state.stack[-1])
    return taken(to, list(PAIRS[markets(state).tiles[own]]))


def _earned(to: Speaker, state: State, seat: int, action: Action) -> str:
    return money(to, (price(state, action.b) + premium(state, action.b)) * (action.c + 1))


def _place(to: Speaker, state: State, frame: Frame) -> str:
    goods = list(PAIRS[markets(state).tiles[market_of(frame)]])
    if frame.a:
        return to.text("Place another farmers' market ({goods}).", goods=taken(to, goods))
    return to.text("Place your farmers' market ({goods}).", goods=taken(to, goods))


def _tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    title = to.text("Farmers' market {number}", number=word)
    if not state.has_module(NAME):
        return Tip(title, to.text("It is not on the map."), ("IN-FM-21",))
    own, number = markets(state), numbered(word) - 1
    goods = open_goods(own, number)
    if not goods:
        return Tip(title, to.text("It is not on the map."), ("IN-FM-21",))
    extras = [
        to.text(
            "{money} more than the price of {good}",
            money=money(to, premium(state, one)),
            good=good(to, GOOD_NAMES[one]),
        )
        for one in goods
    ]
    most = state.rules.components.market.farmers_max_goods
    hex_ = own.hexes[number]
    parts = [
        to.count(
            "Place a unit next to it to sell up to {n} good of one type at once: {extras}.",
            "Place a unit next to it to sell up to {n} goods of one type at once: {extras}.",
            most,
            extras=listed(to, extras),
        ),
        to.text("Each type can be sold here once; then the market leaves the map."),
        to.text(
            "Hex {hex} is underneath; the land costs {money}.",
            hex=HEX.words[hex_],
            money=money(to, state.map.cost[hex_]),
        ),
    ]
    return Tip(title, " ".join(parts), ("IN-FM-13", "IN-FM-17", "IN-FM-20", "IN-FM-22"))


TEXT: Final = ModuleText(
    name=message("Industria: farmers' markets"),
    about=message(
        "markets on the map pay more when you place a unit next to them; passing pays less"
    ),
    moves={
        "erect": MoveKindText(
            message("erect"),
            message("Place your market on {hex}"),
            message("places a market on {hex}"),
            details=_tile,
        ),
        "vend": MoveKindText(
            message("vend", of="farmers' markets"),
            message("Sell {goods} at market {market}"),
            message("sells {goods} at market {market}"),
            gain=_earned,
        ),
    },
    prompts={"place market": _place},
    tips={"market": _tip},
    reasons={"market": message("farmers' market")},
)
