"""The words of Clan Robertson."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.state import State
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.names import clan, money
from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    small = state.rules.small
    saved = row.ability["delta_discount_small" if small else "delta_discount"]
    return [to.text("Its units on river deltas cost {money} less.", money=money(to, saved))]


TEXT: Final = ModuleText(
    name=clan("robertson"),
    about=message("units on river deltas are cheaper"),
    tips={"clan:robertson": clan_tip(_ability)},
)
