"""What a bot thinks of the race: how far its boat is, against those of the others."""

from typing import Final

from ceilidh.bots.evaluation import Term
from ceilidh.bots.glenmore.evaluation_view import GlenMoreEvaluationView
from ceilidh.bots.glenmore.module_evaluation import GlenMoreModuleEvaluation
from ceilidh.games.glenmore.modules.dragon_boats.course import to_go
from ceilidh.games.glenmore.modules.dragon_boats.regatta import regatta
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message

TILE: Final = 1.1  # one river tile nearer to the Home castle
READY: Final = 0.9  # a movement point that is not spent yet, as a share of that
TOKEN: Final = 3.0  # a reward that may be taken


def racing(state: State, seat: int) -> bool:
    part = regatta(state)
    return part.started and not part.done(seat)


def progress(view: GlenMoreEvaluationView) -> float:
    """The way that is behind the boat; a Last card costs the worth of the coins."""
    seat = view.context.seat
    if regatta(view.state).beaten >> seat & 1:
        return -view.weights.coin * view.own.coins
    return -TILE * to_go(view.state, seat) if racing(view.state, seat) else 0.0


def rowing(state: State, seat: int) -> float:
    """What a movement point is worth."""
    return READY * TILE if racing(state, seat) else 0.0


def token(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return TOKEN


EVALUATION: Final = GlenMoreModuleEvaluation(
    terms=(Term("race", "river tiles that the boat has behind it", 1.0, progress),),
    pending={"take reward": token},
    movement=rowing,
    phrases={
        "race": message("your boat moves ahead in the race"),
    },
)
