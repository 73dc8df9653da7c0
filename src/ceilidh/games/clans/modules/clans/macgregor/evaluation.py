"""What a bot thinks of Clan MacGregor's herds."""

from typing import Final

from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.modules.clans.macgregor.rules import makes_room, sheep_hexes
from ceilidh.say.phrases import message


def places(view: ClansEvaluationView) -> float:
    """Sheep whose place another unit can take without paying land."""
    state, seat = view.state, view.context.seat
    return len([hex_ for hex_ in sheep_hexes(state, seat) if makes_room(state, seat, hex_)])


def to_sell(view: ClansEvaluationView) -> float:
    """A sheep can go for money in every round: those that will still be there to go."""
    return min(view.own.deployed[0], view.context.left)


EVALUATION: Final = ClansModuleEvaluation(
    terms=(
        Term("herds", "sheep whose place another unit can take", 0.3, places),
        Term("sheep to sell", "sheep that may go for money in later rounds", 0.8, to_sell),
    ),
    phrases={
        "herds": message("other units can replace your sheep"),
        "sheep to sell": message("you can return a sheep for money in a later round"),
    },
)
