"""The words of Clan Fergusson."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.state import State
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.names import clan
from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    return [
        to.count(
            "Starts with {n} worker, on a border hex.",
            "Starts with {n} workers, all on border hexes.",
            row.workers,
        )
    ]


TEXT: Final = ModuleText(
    name=clan("fergusson"),
    about=message("a third starting worker, all on border hexes; starts with loch shipping"),
    tips={"clan:fergusson": clan_tip(_ability)},
)
