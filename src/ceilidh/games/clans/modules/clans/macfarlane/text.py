"""The words of Clan MacFarlane."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.state import State
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.names import SHIPPING, clan
from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    level = to.text(SHIPPING[row.ability["canals_need_shipping"]])
    return [
        to.text("From a unit along a river, it can reach every hex along that river."),
        to.text("Such hexes also link its settlements."),
        to.text(
            "A new unit along a river can trade with every unit along it as "
            "if they were neighbours."
        ),
        to.text("This requires shipping level {level}.", level=level),
    ]


TEXT: Final = ModuleText(
    name=clan("macfarlane"),
    about=message("rivers are canals: expand, link and trade all along them"),
    tips={"clan:macfarlane": clan_tip(_ability)},
)
