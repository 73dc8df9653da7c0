"""The words of Clan MacEwan."""

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
    return [
        to.text(
            "After fulfilling a contract with hops, may sell that many grain as "
            "beer for {money} each, at most {goods} per contract.",
            money=money(to, row.ability["beer_money_per_grain_and_hops"]),
            goods=amount(to, row.ability["beer_max_per_contract"], "grain"),
        )
    ]


def _grain(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"grain": amount(to, action.a, "grain")}


def _earned(state: State, seat: int, action: Action) -> int:
    return (
        state.rules.components.clan("macewan").ability["beer_money_per_grain_and_hops"] * action.a
    )


TEXT: Final = ModuleText(
    name=clan("macewan"),
    about=message("beer: when you fulfil a contract with hops, sell grain as beer"),
    moves={
        "beer": MoveKindText(
            message("beer"),
            message("Sell {grain} as beer"),
            message("sells {grain} as beer"),
            fields=_grain,
            price=in_money(_earned),
            tells=("good clan",),
            pays="clan",
        )
    },
    tips={"clan:macewan": clan_tip(_ability)},
)
