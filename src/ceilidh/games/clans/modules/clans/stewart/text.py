"""The words of Clan Stewart."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.state import State
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.names import clan, money
from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    earned = money(to, row.ability["money_per_good_traded_kind"])
    return [
        to.text(
            "Earns {money} for every trade, including the neighbourhood bonus, "
            "however many goods it trades.",
            money=earned,
        )
    ]


TEXT: Final = ModuleText(
    name=clan("stewart"),
    about=message("more merchants, river crossing, and money for every trade"),
    tips={"clan:stewart": clan_tip(_ability)},
)
