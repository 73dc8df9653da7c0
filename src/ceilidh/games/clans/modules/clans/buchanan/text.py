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
        to.count("Has {n} export box.", "Has {n} export boxes.", own["export_boxes"]),
        to.text("Two contracts taken in one turn cost the same as one."),
        to.count(
            "May fulfil {n} contract in one action.",
            "May fulfil {n} contracts in one action.",
            own["fulfil_per_action"],
        ),
        to.text(
            "Its building bonus reveals {draw} contracts; it may keep {keep}.",
            draw=own["building_bonus_draw"],
            keep=own["export_boxes"],
        ),
    ]


TEXT: Final = ModuleText(
    name=clan("buchanan"),
    about=message(
        "a second export box; two contracts for the price of one; a bigger building bonus"
    ),
    names={"option": {"buchanan_price": message("Buchanan: price of contracts")}},
    choices={
        "buchanan_price": {
            "edition": message("as in the chosen edition"),
            "once": message("once for two contracts"),
            "per-source": message("once for each source"),
        }
    },
    tips={"clan:buchanan": clan_tip(_ability)},
)
