"""What a bot thinks of Clan MacGregor's herds."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.terms import Term
from ceilidh.games.clans.modules.clans.macgregor.rules import makes_room, sheep_hexes
from ceilidh.say.phrases import message


def places(look: Look) -> float:
    """Sheep whose place another unit can take without paying land."""
    state, seat = look.state, look.prospect.seat
    return len([hex_ for hex_ in sheep_hexes(state, seat) if makes_room(state, seat, hex_)])


def to_sell(look: Look) -> float:
    """A sheep can go for money in every round: those that will still be there to go."""
    return min(look.own.deployed[0], look.prospect.left)


JUDGEMENT: Final = ClansJudgement(
    terms=(
        Term("herds", "sheep whose place another unit can take", 0.3, places),
        Term("sheep to sell", "sheep that may go for money in later rounds", 0.8, to_sell),
    ),
    phrases={
        "herds": message("other units can take the place of your sheep"),
        "sheep to sell": message("a sheep can go for money in a later round"),
    },
)
