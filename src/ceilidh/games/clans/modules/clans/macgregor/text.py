"""The words of Clan MacGregor."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.modules.clans.macgregor.rules import NAME, place_cost
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.moves import grant_now, in_money
from ceilidh.say.clans.names import clan, money
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    return [
        to.text(
            "Sheep on adjacent hexes are a herd. Instead of an ordinary expansion a unit that is "
            "no animal may take the place of a sheep of a herd, without paying land; the sheep "
            "moves beside another of its herd."
        ),
        to.text(
            "After production one sheep may go back for {money}.",
            money=money(to, row.ability["sheep_sale_money"]),
        ),
    ]


def _cost(state: State, seat: int, action: Action) -> int:
    column = state.seats[seat].hooks.column_at[action.a]
    return place_cost(state, seat, grant_now(state), column)


def _earned(state: State, seat: int, action: Action) -> int:
    return state.rules.components.clan(NAME).ability["sheep_sale_money"]


TEXT: Final = ModuleText(
    name=clan("macgregor"),
    about=message("herds of sheep make room for other units; a sheep a round for money"),
    moves={
        "pasture": MoveKindText(
            message("pasture"),
            message("Build {unit} on the pasture {hex}"),
            message("builds {unit} on the pasture {hex}"),
            price=in_money(_cost),
            icon="sheep",
        ),
        "cull": MoveKindText(
            message("cull"),
            message("Give up the sheep on {hex}"),
            message("gives up the sheep on {hex}"),
            gain=in_money(_earned),
            tells=("remove",),
        ),
    },
    prompts={
        "graze": message("Where does the sheep go?"),
        "sell sheep": message("Give up a sheep for money, or be done."),
    },
    ends={"sell sheep": message("Keep all sheep")},
    tips={"clan:macgregor": clan_tip(_ability)},
)
