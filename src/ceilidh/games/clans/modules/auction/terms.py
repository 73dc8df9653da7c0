"""What a bot thinks of bids in the clan auction."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.terms import Term
from ceilidh.games.clans.modules.auction.rules import auction
from ceilidh.say.phrases import message

FIRST_CHOICE: Final = 5.0  # victory points that the first choice of a clan is worth


def leading(look: Look) -> float:
    part = auction(look.state)
    return FIRST_CHOICE - part.bid if part.leader == look.prospect.seat else 0.0


def paid(look: Look) -> float:
    return look.own.bid


JUDGEMENT: Final = ClansJudgement(
    terms=(
        Term("leading bid", "the first choice less the points of the bid", 1.0, leading),
        Term("bid", "points that were bid for the clan", -1.0, paid),
    ),
    phrases={
        "leading bid": message("the bid leads, and the clan is worth it"),
        "bid": message("it costs fewer points of a bid"),
    },
)
