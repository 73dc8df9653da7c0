"""The words of delivery bonuses that count as a trade."""

from typing import Final

from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.say.clans.names import good
from ceilidh.say.module_text import MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

# What each tile gives, with the numbers of its row.
BONUSES: Final = {
    "sell_with_premium": message("sell up to {goods} of one good for £{premium} extra each"),
    "merchants_for_money": message(
        "send {merchants} merchants to one market area and gain £{money}"
    ),
    "free_goods_for_contract": message(
        "take {goods} goods for free with merchants, to use for a contract at once"
    ),
}
# The parts of bonuses, as buttons.
PARTS: Final = {
    "fetch": message("Take goods for a contract"),
    "merchants": message("Send merchants"),
    "sale": message("Sell at a premium"),
}
AREAS: Final = {"buy": message("the buy area"), "sell": message("the sell area")}


def _posted(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    good_, area = action.words()
    return {"good": good(to, good_), "area": to.text(AREAS[area])}


def _with_premium(state: State, seat: int, action: Action) -> int:
    premium = railway(state).bonus(state.stack[-1].a).numbers["premium"]
    return (price(state, action.a) + premium) * action.b


PROMPTS: Final = {
    "dear sale": message("Sell goods at a premium, or skip."),
    "post merchants": message("Send your merchants to a market area, or skip."),
    "fetch goods": message("Which goods do you want to take for a contract?"),
    "use fetched goods": message("Fulfil a contract with the goods you took."),
}
MOVES: Final = {
    "post": MoveKindText(
        message("post"),
        message("Send merchants to {area} ({good})"),
        message("sends merchants to {area} ({good})"),
        fields=_posted,
    ),
    "fetch": MoveKindText(
        message("fetch", of="goods"), message("Take {one}"), message("takes {one}")
    ),
}
# What base moves cost or bring inside a bonus.
SUMS: Final = {"dear sale": _with_premium}
