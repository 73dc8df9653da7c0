"""John McClaim on landmark cards (GM-C8-88 to 91): Chronicles 6 and 8."""

from typing import Final

from ceilidh.games.glenmore.kinds import DONE, LANDMARK
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    CLAIM,
    NOBODY,
    NOWHERE,
    acts_for,
    boss,
    gang,
    set_place,
    set_tokens,
)
from ceilidh.games.glenmore.modules.penny_mobs.moments import MobsterRule
from ceilidh.games.glenmore.modules.tome.book import book
from ceilidh.games.glenmore.modules.tome.hooks import EventHooks
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

STAKE: Final[Spec] = Spec("stake", (LANDMARK,), ("GM-C8-89", "GM-C8-Q28"))


def staked(state: State) -> int:
    """The set of the cards with a token, by their places among all landmark cards."""
    return max(gang(state).places[CLAIM], 0)


def owner_of(state: State, card: int) -> int:
    """The seat that has a card, or NOBODY."""
    for seat, own in enumerate(state.seats):
        if card in own.landmarks:
            return seat
    return NOBODY


def open_cards(state: State) -> list[int]:
    """Cards of all seats that show their front and have no token (GM-C8-89, Q28)."""
    turned, taken = book(state).turned, staked(state)
    held = [card for own in state.seats for card in own.landmarks]
    return sorted([card for card in held if card not in turned and not taken >> card & 1])


def stake(state: State, seat: int, card: int) -> None:
    tokens = gang(state).tokens[CLAIM]
    set_tokens(state, CLAIM, tokens & (tokens - 1))
    set_place(state, CLAIM, staked(state) | 1 << card)
    note(state, "stake", seat, LANDMARK.words[card], 1, owner_of(state, card), "")


class AtEvents(EventHooks):
    def on_event_side(self, state: State, seat: int, card: int) -> None:
        """The token on the card leaves the game (GM-C8-91)."""
        left = staked(state) & ~(1 << card)
        if left != staked(state):
            set_place(state, CLAIM, left or NOWHERE)


def counted_more(state: State, seat: int) -> int:
    """Cards count for John's controller and not for their owners (GM-C8-90)."""
    cards = staked(state)
    if cards == 0:
        return 0
    own = [card for card in state.seats[seat].landmarks if cards >> card & 1]
    return (cards.bit_count() if boss(state, CLAIM) == seat else 0) - len(own)


def why_no_stake(state: State, card: int) -> Reason:
    name: dict[str, object] = {"card": state.rules.components.landmarks[card].name}
    if owner_of(state, card) == NOBODY:
        return Reason("Nobody has {card}.", ("GM-C8-Q28",), name)
    if card in book(state).turned:
        return Reason("{card} shows its Event side.", ("GM-C8-89",), name)
    return Reason("There is already a token on {card}.", ("GM-C8-89",), name)


class StakeRule(MobsterRule):
    """In any later own turn, as many tokens as one likes (GM-C8-89)."""

    def __init__(self) -> None:
        super().__init__(STAKE)

    def offers(self, state: State, seat: int, out: list[Action]) -> None:
        if acts_for(state, CLAIM, seat):
            for card in open_cards(state):
                out.append(STAKE.all[card])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        stake(state, frame.seat, action.a)

    def refusal(self, state: State, seat: int, action: Action) -> Reason:
        if boss(state, CLAIM) != seat:
            return Reason("John McClaim does not work for you.", ("GM-C8-89",))
        if not acts_for(state, CLAIM, seat):
            return Reason("John McClaim has no tokens left.", ("GM-C8-88", "GM-C8-89"))
        return why_no_stake(state, action.a)


class StakeAtOnce(Step[State]):
    """When John has just been let out (GM-C8-89)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if acts_for(state, CLAIM, frame.seat) and open_cards(state):
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        for card in open_cards(state):
            out.append(STAKE.all[card])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is STAKE:
            stake(state, frame.seat, action.a)
        else:
            state.stack.pop()

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is STAKE:
            return why_no_stake(state, action.a)
        return Reason("First choose the cards for your tokens.", ("GM-C8-89",))


STAKING_AT_ONCE: Final[StakeAtOnce] = StakeAtOnce("stake cards")
