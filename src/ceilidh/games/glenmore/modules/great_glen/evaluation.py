"""What a bot thinks of the Great Glen cards, and how it votes on them."""

from typing import Final

from ceilidh.bots.evaluation import ModuleEvaluation, Term
from ceilidh.bots.glenmore.evaluation_view import GlenMoreEvaluationView
from ceilidh.games.glenmore.modules.great_glen.measures import measure
from ceilidh.games.glenmore.modules.great_glen.rows import GreatGlenCard
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
# Measures that other modules may change, or piles that are not on a board.
OPEN_MEASURES: Final = ("full_sets", "tiles_with_scot", "discard_pile")


class RivalMeasures:
    """What cards measure of rivals, as long as a move leaves them as they were.

    What hangs on more than their own boards is measured anew every time.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seats = state.seats[:]
        self.seat = seat
        self.known: dict[tuple[int, int], int] = {}

    def of(self, state: State, one: int, card: int, row: GreatGlenCard, pile: int) -> int:
        """The result of seat `one` for a card."""
        if one == self.seat or row.measure in OPEN_MEASURES:
            return measure(state, one, row, pile)
        if state.seats[one] is not self.seats[one]:
            return measure(state, one, row, pile)
        known = self.known.get((one, card))
        if known is None:
            known = self.known[one, card] = measure(state, one, row, pile)
        return known


def piles_of(state: State, part: Council) -> list[int]:
    """The sizes of all discard piles."""
    piles = [0] * len(state.seats)
    for _, owner in part.piles:
        if owner >= 0:
            piles[owner] += 1
    return piles


def edge(view: GlenMoreEvaluationView, piles: list[int], card: int) -> float:
    """The points of a card for the seat if it were scored now, less those of the others."""
    state, seat = view.state, view.context.seat
    box = module_of(state).box
    row = box.cards[card]
    rivals = view.context.once(RivalMeasures)
    results = [rivals.of(state, one, card, row, pile) for one, pile in enumerate(piles)]
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
    piles = piles_of(state, part)
    total = 0.0
    for place, card in enumerate(part.cards):
        fate = part.fates[place]
        weight = SCORED if fate == ACCEPTED else OPEN if fate == WAITING else 0.0
        if card == part.voting:
            weight = PROPOSED
            if vote != NO_VOTE:
                weight += VOTED * (AYES[vote] - NAYS[vote])
        if weight:
            total += weight * edge(view, piles, card)
    return total


EVALUATION: Final[ModuleEvaluation[GlenMoreEvaluationView]] = ModuleEvaluation(
    terms=(Term("great glen", "Great Glen cards against rivals, by fate and vote", 1.0, cards),),
    phrases={
        "great glen": message("a Great Glen card favours you"),
    },
)
