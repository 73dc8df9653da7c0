"""The words of Clan Mackintosh."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.state import State
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.names import clan, money, unit
from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import either, message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    units = [unit(to, word) for word in row.words["furnace_triggers"]]
    return [
        to.text(
            "Earns {money} whenever anyone places {units} next to one of its workers.",
            money=money(to, row.ability["furnace_money"]),
            units=either(to, units),
        )
    ]


TEXT: Final = ModuleText(
    name=clan("mackintosh"),
    about=message("earns money whenever a worker or building is placed next to one of its workers"),
    tips={"clan:mackintosh": clan_tip(_ability)},
)
