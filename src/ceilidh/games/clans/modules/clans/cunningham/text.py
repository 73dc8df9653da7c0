"""The words of Clan Cunningham."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.moves import in_money
from ceilidh.say.clans.names import amount, clan, money
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    earned = money(to, row.ability["butter_money_per_milk"])
    return [
        to.text(
            "After production, may sell any amount of milk as butter for {money} "
            "each, without merchants and without moving the price.",
            money=earned,
        )
    ]


def _milk(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"milk": amount(to, action.a, "milk")}


def _earned(state: State, seat: int, action: Action) -> int:
    return state.rules.components.clan("cunningham").ability["butter_money_per_milk"] * action.a


TEXT: Final = ModuleText(
    name=clan("cunningham"),
    about=message("butter: after production, sell milk at a high fixed price"),
    moves={
        "butter": MoveKindText(
            message("butter"),
            message("Sell {milk} as butter"),
            message("sells {milk} as butter"),
            no_button=message("Do not sell milk as butter"),
            no_deed=message("sells no milk as butter"),
            fields=_milk,
            price=in_money(_earned),
            tells=("good clan",),
            pays="clan",
        )
    },
    prompts={"churn butter": message("How much milk do you want to sell as butter?")},
    tips={"clan:cunningham": clan_tip(_ability)},
)
