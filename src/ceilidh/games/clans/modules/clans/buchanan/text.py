"""The words of Clan Buchanan."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.state import State
from ceilidh.say.clans.clan_tips import clan_tip, numbers
from ceilidh.say.clans.names import clan
from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    own = numbers(state, row)
    return [
        to.count("It has {n} export box.", "It has {n} export boxes.", own["export_boxes"]),
        to.text("Two contracts of one turn cost as much as one."),
        to.count(
            "It may fulfil {n} contract with one action.",
            "It may fulfil {n} contracts with one action.",
            own["fulfil_per_action"],
        ),
        to.text(
            "Its building bonus shows {draw} contracts, of which it may keep {keep}.",
            draw=own["building_bonus_draw"],
            keep=own["export_boxes"],
        ),
    ]


TEXT: Final = ModuleText(
    name=clan("buchanan"),
    about=message("a second export box; two contracts for one price; building bonus shows more"),
    names={"option": {"buchanan_price": message("Price of Buchanan's contracts")}},
    choices={
        "buchanan_price": {
            "edition": message("as in the edition"),
            "once": message("once for two contracts"),
            "per-source": message("once for each source"),
        }
    },
    tips={"clan:buchanan": clan_tip(_ability)},
)
