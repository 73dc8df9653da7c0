"""The words of Clan MacDonald."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.goods import WORKER
from ceilidh.games.clans.kinds import HEX
from ceilidh.games.clans.modules.clans.macdonald.rules import towards
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason, Word
from ceilidh.say.clans.clan_tips import clan_tip
from ceilidh.say.clans.names import clan, money
from ceilidh.say.module_text import Journey, ModuleText, MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def _ability(to: Speaker, state: State, row: ClanRow) -> list[str]:
    workers = state.rules.components.columns[WORKER]
    return [
        to.text(
            "Its workers cost {cost}, earn {income} and can be placed on forest, "
            "mountain and loch.",
            cost=money(to, workers.cost),
            income=money(to, workers.income),
        ),
        to.text("Fishermen on lochs may not be adjacent to each other."),
        to.text("Once per turn, before the action, one fisherman may row to an adjacent loch hex."),
        to.text("Has no technology."),
    ]


def _goal(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"goal": HEX.words[towards(action.a, action.b)]}


def _stroke(state: State, seat: int, action: Action) -> tuple[str, str]:
    return f"hex:{HEX.words[action.a]}", f"hex:{HEX.words[towards(action.a, action.b)]}"


def _rowed(state: State, seat: int, way: tuple[str, ...]) -> Reason:
    start, goal = [Word(target.partition(":")[2]) for target in (way[0], way[-1])]
    return Reason("Row from {hex} to {goal}", (), {"hex": start, "goal": goal})


TEXT: Final = ModuleText(
    name=clan("macdonald"),
    about=message("one type of worker for any terrain, fishermen on lochs, rowing; no technology"),
    moves={
        "row": MoveKindText(
            message("row"),
            message("Row from {hex} to {goal}"),
            message("rows from {hex} to {goal}"),
            fields=_goal,
            tells=("remove",),
            journey=Journey(_stroke, _rowed),
        )
    },
    tips={"clan:macdonald": clan_tip(_ability)},
)
