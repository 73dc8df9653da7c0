"""What a bot thinks of the Great Glen cards, and how it votes on them."""

from typing import Final

from ceilidh.bots.evaluation import ModuleEvaluation, Term
from ceilidh.bots.glenmore.evaluation_view import GlenMoreEvaluationView
from ceilidh.games.glenmore.modules.great_glen.measures import measure
from ceilidh.games.glenmore.modules.great_glen.rules import (
    ACCEPTED,
    AYES,
    NAYS,
    NO_VOTE,
    WAITING,
    Council,
    council,
    module_of,
)
from ceilidh.games.glenmore.state import State
from ceilidh.say.phrases import message

SCORED: Final = 0.7  # an accepted card: others can still overtake
OPEN: Final = 0.15  # a card on which nobody has voted
VOTED: Final = 0.3  # one vote of several
PROPOSED: Final = 0.25  # the card about which a council is called


def edge(state: State, seat: int, part: Council, card: int) -> float:
    """The points of a card for the seat if it were scored now, less those of the others."""
    box = module_of(state).box
    row = box.cards[card]
    piles = [0] * len(state.seats)
    for _, owner in part.piles:
        if owner >= 0:
            piles[owner] += 1
    results = [measure(state, one, row, pile) for one, pile in enumerate(piles)]
    best = min(results) if row.fewest else max(results)
    winners = results.count(best)
    share = -(-box.vp // winners)
    mine = results[seat] == best
    others = winners - 1 if mine else winners
    return share * ((1 if mine else 0) - others / (len(results) - 1))


def cards(view: GlenMoreEvaluationView) -> float:
    """All cards of the game by their fate, and the vote that is being taken."""
    state, seat = view.state, view.context.seat
    part = council(state)
    vote = part.votes[seat]
    total = 0.0
    for place, card in enumerate(part.cards):
        fate = part.fates[place]
        weight = SCORED if fate == ACCEPTED else OPEN if fate == WAITING else 0.0
        if card == part.voting:
            weight = PROPOSED
            if vote != NO_VOTE:
                weight += VOTED * (AYES[vote] - NAYS[vote])
        if weight:
            total += weight * edge(state, seat, part, card)
    return total


EVALUATION: Final[ModuleEvaluation[GlenMoreEvaluationView]] = ModuleEvaluation(
    terms=(Term("great glen", "Great Glen cards against rivals, by fate and vote", 1.0, cards),),
    phrases={
        "great glen": message("a Great Glen card favours you"),
    },
)
