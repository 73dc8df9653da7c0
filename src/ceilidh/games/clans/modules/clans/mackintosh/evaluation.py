"""What a bot thinks of Clan Mackintosh's furnaces."""

from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.goods import KIND_WORKER
from ceilidh.games.clans.modules.clans.mackintosh.rules import NAME
from ceilidh.games.clans.rules.pieces import kinds_of
from ceilidh.kernel.hexset import EMPTY, hexset
from ceilidh.say.phrases import message

TAKEN: Final = 0.12  # how likely a worker or a factory comes to such a hex in a round


def furnaces(view: ClansEvaluationView) -> float:
    """Free land beside its workers, by what it will bring in victory points."""
    state = view.state
    near = EMPTY
    for hex_ in view.own.own.hexes():
        if KIND_WORKER in kinds_of(state, view.context.seat, hex_):
            near = near.union(hexset(list(state.map.adjacent[hex_])))
    free = near.intersection(state.free).intersection(state.map.land).count()
    money = state.rules.components.clan(NAME).ability["furnace_money"] * view.context.pound
    return free * TAKEN * money * (view.context.left + 0.5)


EVALUATION: Final = ClansModuleEvaluation(
    terms=(Term("furnaces", "free land beside its workers, by what it will bring", 0.8, furnaces),),
    phrases={
        "furnaces": message("other players who place units next to your workers earn you money"),
    },
)
