"""The words of Clan MacLeod."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.kinds import CLAN
from ceilidh.games.clans.modules.clans.macleod.rules import NAME, MacLeod, shipyards
from ceilidh.games.clans.rules.port_access import copy_cost
from ceilidh.games.clans.rules.turn import OneAction
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from ceilidh.say.answers import Tip
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.effects import port_effect
from ceilidh.say.clans.moves import in_money, port_details
from ceilidh.say.clans.names import clan
from ceilidh.say.clans.tips import numbered
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import capital, message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    return [
        to.count(
            "Has {n} port tile of its own as a shipyard.",
            "Has {n} port tiles of its own as shipyards.",
            row.ability["private_shipyards"],
        ),
        to.text(
            "Each can be used once, without needing reach, and also gives a "
            "building bonus; never more shipyards than ports used on the map."
        ),
    ]


def _yard(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    port = state.rules.components.port(numbered(word))
    parts = [f"{capital(port_effect(to, port, state.rules.railway))}."]
    parts.append(to.text("Use once, at any time in your turn; then take a building bonus."))
    if state.has_module(NAME) and port.id in shipyards(state).used:
        parts.append(to.text("Already used."))
    title = to.text("Shipyard {number}", number=port.id)
    return Tip(title, " ".join(parts), (*port.marks.rules, "IN-MCL-03", "IN-MCL-07"))


def _details(to: Speaker, state: State, seat: int, action: Action) -> str:
    """What the tile does, or that it does nothing in the turn as it is."""
    clan_ = state.rules.clans[CLAN.index[NAME]]
    assert isinstance(clan_, MacLeod)
    frame = state.stack[-1]
    freely = isinstance(FLOW.steps[frame.step], OneAction)
    if freely and action not in clan_.activating.acting(state, frame):
        return to.text("only its building bonus")
    return port_details(to, state, seat, action)


TEXT: Final = ModuleText(
    name=clan("macleod"),
    about=message("four shipyards: its own port tiles, each with a building bonus"),
    moves={
        "shipyard": MoveKindText(
            message("shipyard"),
            message("Use shipyard {yard}"),
            message("uses shipyard {yard}"),
            details=_details,
        ),
        "model": MoveKindText(
            message("model"),
            message("Copy shipyard {yard}"),
            message("copies shipyard {yard}"),
            price=in_money(lambda state, seat, action: copy_cost(state)),
            details=port_details,
        ),
    },
    tips={"clan:macleod": clan_tip(_ability), "shipyard": _yard},
)
