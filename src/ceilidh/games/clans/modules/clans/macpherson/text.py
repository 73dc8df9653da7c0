"""The words of Clan MacPherson."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.state import State
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.names import clan
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    return [
        to.text(
            "At the end of production, two neighbouring cows may produce a free "
            "cow, and two neighbouring sheep a free sheep; place it on the hex "
            "of either parent."
        )
    ]


TEXT: Final = ModuleText(
    name=clan("macpherson"),
    about=message("cows and sheep breed: up to one free animal of each type per production phase"),
    moves={
        "breed": MoveKindText(
            message("breed"),
            message("Breed {unit} on {hex}"),
            message("breeds {unit} on {hex}"),
        )
    },
    prompts={"breed": message("Which animals do you want to breed?")},
    ends={"breed": message("Stop breeding animals")},
    tips={"clan:macpherson": clan_tip(_ability)},
)
