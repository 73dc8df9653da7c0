"""The words of Clan Sinclair."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.kinds import CLAN
from ceilidh.games.clans.modules.clans.sinclair.rules import NAME, Sinclair
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.moves import build_cost, in_money, port_details
from ceilidh.say.clans.names import clan, money
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    return [
        to.text("Its shipping never changes."),
        to.count(
            "It may expand across one land hex beyond its reach for {money}, and "
            "gains {n} bonus upgrade for doing so.",
            "It may expand across one land hex beyond its reach for {money}, and "
            "gains {n} bonus upgrades for doing so.",
            row.ability["jump_land_upgrade"],
            money=money(to, row.ability["jump_land_cost"]),
        ),
        to.text(
            "For {money} per hex, it may expand or use a port across any number of loch hexes.",
            money=money(to, row.ability["jump_loch_cost_per_hex"]),
        ),
        to.text("Its settlements are linked if they are at most two hexes apart."),
    ]


def _module(state: State) -> Sinclair:
    made = state.rules.clans[CLAN.index[NAME]]
    assert isinstance(made, Sinclair)
    return made


def _cost(state: State, seat: int, action: Action) -> int:
    """Unit and land as for any expansion, and the jump."""
    jump = _module(state).jump_costs(state, seat).get(action.b, 0)
    return build_cost(state, seat, action) + jump


def _fare(state: State, seat: int, action: Action) -> int:
    return _module(state).way_cost(state, seat, action)


TEXT: Final = ModuleText(
    name=clan("sinclair"),
    about=message("jumps across land and lochs instead of shipping"),
    moves={
        "jump": MoveKindText(
            message("jump"),
            message("Jump to {hex} with {unit}"),
            message("jumps to {hex} with {unit}"),
            price=in_money(_cost),
            pays="clan",
            icon="movement",
        ),
        "sail": MoveKindText(
            message("sail", of="ports"),
            message("Jump to port {port}"),
            message("jumps to port {port}"),
            price=in_money(_fare),
            details=port_details,
        ),
        "relay": MoveKindText(
            message("relay"),
            message("Jump and copy port {port}"),
            message("jumps and copies port {port}"),
            price=in_money(_fare),
            details=port_details,
        ),
    },
    tips={"clan:sinclair": clan_tip(_ability)},
)
