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
            "Sheep on adjacent hexes form a herd. Instead of a normal Expand "
            "action, you may place a unit other than an animal on a herd's sheep "
            "without paying for the land; that sheep moves to a hex next to "
            "another sheep of its herd."
        ),
        to.text(
            "After production, you may return one sheep for {money}.",
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
    about=message("herds of sheep make room for other units; sell a sheep each round"),
    moves={
        "pasture": MoveKindText(
            message("pasture"),
            message("Place {unit} on pasture {hex}"),
            message("places {unit} on pasture {hex}"),
            price=in_money(_cost),
            icon="sheep",
        ),
        "cull": MoveKindText(
            message("cull"),
            message("Return the sheep on {hex}"),
            message("returns the sheep on {hex}"),
            gain=in_money(_earned),
            tells=("remove",),
        ),
    },
    prompts={
        "graze": message("Where does the sheep go?"),
        "sell sheep": message("Return a sheep for money, or skip."),
    },
    ends={"sell sheep": message("Skip: keep the sheep")},
    tips={"clan:macgregor": clan_tip(_ability)},
)
