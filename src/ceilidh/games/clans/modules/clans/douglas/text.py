"""The words of Clan Douglas."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.state import State
from ceilidh.kernel.state import Frame
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.names import PRICES, clan, money
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    return [
        to.count(
            "Starts with {n} merchant fewer.",
            "Starts with {n} merchants fewer.",
            row.ability["merchants_removed"],
        ),
        to.count(
            "Each of its merchants trades up to {n} good; the price moves one step per merchant.",
            "Each of its merchants trades up to {n} goods; the price moves one step per merchant.",
            row.ability["goods_per_merchant"],
        ),
        to.text(
            "Earns {money} for each pair of goods traded.",
            money=money(to, row.ability["money_per_pair"]),
        ),
        to.text(
            "May buy {number} of a good from neighbours per turn.",
            number=row.ability["neighbourhood_max"],
        ),
    ]


def _sending(to: Speaker, state: State, frame: Frame) -> str:
    price = to.text(PRICES[GOOD_NAMES[frame.a]])
    return to.text("Send more merchants (each one moves {price}), or skip.", price=price)


TEXT: Final = ModuleText(
    name=clan("douglas"),
    about=message("one merchant fewer, but each trades two goods, and pairs earn money"),
    moves={
        "send": MoveKindText(
            message("send"),
            message("Send more merchants ({number})"),
            message("sends more merchants ({number})"),
        )
    },
    prompts={"send merchants": _sending},
    ends={"send merchants": message("Skip the merchants")},
    tips={"clan:douglas": clan_tip(_ability)},
)
