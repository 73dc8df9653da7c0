"""What a bot thinks of the Mountain: its treasure and its toll."""

from typing import Final

from ceilidh.bots.glenmore.look import Look
from ceilidh.bots.terms import Judgement, Term
from ceilidh.games.glenmore.modules.highlander.rules import PAY_TOLL, TREASURE, mountain
from ceilidh.games.glenmore.rules.rondel import what_lies_at
from ceilidh.games.glenmore.state import FIXTURE
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message


def waiting(look: Look) -> float:
    """The treasure that waits for whoever stands on the Mountain."""
    there = what_lies_at(look.state, look.state.places[look.prospect.seat])
    if there > FIXTURE:
        return 0.0
    part = mountain(look.state)
    return part.coins + look.resources(part.goods, sum(part.goods), look.own.stock[:])


def toll(look: Look, frame: Frame) -> float:
    return -look.weights.coin * frame.a


def treasure(look: Look, frame: Frame) -> float:
    goods = mountain(look.state).goods
    return look.resources(goods, sum(goods), look.own.stock[:])


JUDGEMENT: Final[Judgement[Look]] = Judgement(
    terms=(Term("mountain", "the treasure under the own pawn on the Mountain", 0.9, waiting),),
    pending={PAY_TOLL.name: toll, TREASURE.name: treasure},
    phrases={
        "mountain": message("the treasure of the Mountain is yours"),
    },
)
