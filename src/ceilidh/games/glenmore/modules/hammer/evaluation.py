"""What a bot thinks of the Englishman: who controls him, what he may still do, what he takes."""

from typing import Final

from ceilidh.bots.evaluation import ModuleEvaluation, Term
from ceilidh.bots.glenmore.evaluation_view import GlenMoreEvaluationView
from ceilidh.games.glenmore.goods import PERSON
from ceilidh.games.glenmore.modules.hammer.rows import HAMMER
from ceilidh.games.glenmore.modules.hammer.track import england, place_of
from ceilidh.games.glenmore.modules.hammer.turn import ORDERS
from ceilidh.games.glenmore.rules.rondel import last_figure, tiles_ahead
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message

SERVICE: Final = 3.0  # one turn of the Englishman to whoever decides it, coins taken off
LOST: Final = 0.4  # such a turn of a rival, as a share of an own one
NEAR: Final = 2  # so many tiles ahead tempt the next pawn
LANDMARK: Final = 0.3  # a landmark card or a person that a rival could take next


def services(view: GlenMoreEvaluationView) -> float:
    """How often he will still have a turn."""
    left = view.context.end - place_of(view.state)
    figures = view.state.rules.figures
    return max(left, 0.0) / (figures + 1) if place_of(view.state) >= 0 else 0.0


def control(view: GlenMoreEvaluationView) -> float:
    """The turns of the Englishman to come, mine or a rival's."""
    holder = england(view.state).holder
    if holder < 0:
        return 0.0
    share = 1.0 if holder == view.context.seat else -LOST
    return share * services(view)


def token(view: GlenMoreEvaluationView) -> float:
    """What the token would add."""
    if england(view.state).holder == view.context.seat:
        return 0.0
    return SERVICE * (1 + LOST) * services(view)


def coins(view: GlenMoreEvaluationView) -> float:
    """All coins of the track."""
    filled = england(view.state).filled
    return view.weights.coin * sum(HAMMER.of(view.state.rules.components).slots[:filled])


def orders(view: GlenMoreEvaluationView, frame: Frame) -> float:
    """At least the coins of the last space."""
    filled = england(view.state).filled
    coins = HAMMER.of(view.state.rules.components).slots[filled - 1] if filled else 0
    return view.weights.coin * coins


def temptation(view: GlenMoreEvaluationView) -> float:
    """Good tiles before a rival who is next: what the Englishman drives away is not theirs."""
    last = last_figure(view.state)
    if last < 0 or last == view.context.seat or last >= view.state.rules.players:
        return 0.0
    rows = view.state.rules.components.tiles
    found = [rows[tile] for _, tile in tiles_ahead(view.state, last)[:NEAR]]
    return -float(len([tile for tile in found if tile.card or tile.kind == PERSON]))


EVALUATION: Final[ModuleEvaluation[GlenMoreEvaluationView]] = ModuleEvaluation(
    terms=(
        Term("englishman", "turns of the Englishman to come, mine or a rival's", SERVICE, control),
        Term(
            "temptation", "landmarks and persons before a rival who is next", LANDMARK, temptation
        ),
    ),
    pending={ORDERS.name: orders},
    specials={"england": token, "england_coins": coins},
    phrases={
        "englishman": message("you keep control of the Englishman"),
        "temptation": message("it leaves your rivals no landmark or person tile next turn"),
    },
)
