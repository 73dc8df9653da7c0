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
            "It begins with {n} merchant less.",
            "It begins with {n} merchants less.",
            row.ability["merchants_removed"],
        ),
        to.count(
            "Each of its merchants trades up to {n} good, and the price moves by merchants.",
            "Each of its merchants trades up to {n} goods, and the price moves by merchants.",
            row.ability["goods_per_merchant"],
        ),
        to.text(
            "It earns {money} for each pair of goods traded.",
            money=money(to, row.ability["money_per_pair"]),
        ),
        to.text(
            "It may buy {number} of a good from neighbours in a turn.",
            number=row.ability["neighbourhood_max"],
        ),
    ]


def _sending(to: Speaker, state: State, frame: Frame) -> str:
    price = to.text(PRICES[GOOD_NAMES[frame.a]])
    return to.text("Send more merchants, each of which moves {price}, or be done.", price=price)


TEXT: Final = ModuleText(
    name=clan("douglas"),
    about=message("one merchant less, but each trades two goods and pairs earn money"),
    moves={
        "send": MoveKindText(
            message("send"),
            message("Send more merchants ({number})"),
            message("sends more merchants ({number})"),
        )
    },
    prompts={"send merchants": _sending},
    ends={"send merchants": message("Send no more merchants")},
    tips={"clan:douglas": clan_tip(_ability)},
)
