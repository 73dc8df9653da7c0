"""The words of Clan MacDonald."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.goods import WORKER
from ceilidh.games.clans.kinds import HEX
from ceilidh.games.clans.modules.clans.macdonald.rules import towards
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.names import clan, money
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    workers = state.rules.components.columns[WORKER]
    return [
        to.text(
            "Its workers cost {cost}, earn {income} and fit forest, mountain and loch.",
            cost=money(to, workers.cost),
            income=money(to, workers.income),
        ),
        to.text("Fishermen on lochs are never adjacent to each other."),
        to.text("Once a turn, before the action, one of them may row to the next loch hex."),
        to.text("It has no technology."),
    ]


def _goal(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"goal": HEX.words[towards(action.a, action.b)]}


TEXT: Final = ModuleText(
    name=clan("macdonald"),
    about=message("workers of one kind for any terrain, fishermen on lochs, rowing; no technology"),
    moves={
        "row": MoveKindText(
            message("row"),
            message("Row from {hex} to {goal}"),
            message("rows from {hex} to {goal}"),
            fields=_goal,
            tells=("remove",),
        )
    },
    tips={"clan:macdonald": clan_tip(_ability)},
)
