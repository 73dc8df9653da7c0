"""Clan auction (CC-VCA): bid victory points for the right to choose a clan and the turn order."""

from typing import Final, cast

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import FIRST
from ceilidh.games.clans.rules.clan_choice import (
    chosen_pair,
    join,
    legal_pairs,
    offer_pairs,
    pair_task,
    why_no_pair,
)
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.rules.setup import seats_by_themselves
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec, numbers
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Step
from ceilidh.kernel.json_fields import integer
from ceilidh.kernel.reason import Reason, counting
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame, ModuleState

NAME: Final = "auction"

# The first printing has no upper limit (CC-VCA-07); the notation goes far beyond any sense.
HIGHEST_WORD: Final = 120
BID: Final[Spec] = Spec("bid", (numbers("points", 0, HIGHEST_WORD),), ("CC-VCA-02",))
DROP: Final[Spec] = Spec("drop", (), ("CC-VCA-03",))
NOBODY: Final = -1


class Auction(ModuleState):
    """The running auction round: highest bid, its seat, and a mask of seats that dropped out."""

    # fields: module Auction
    def __init__(self, bid: int = 0, leader: int = NOBODY, dropped: int = 0) -> None:
        super().__init__(NAME)
        self.bid = bid
        self.leader = leader
        self.dropped = dropped

    def dump(self) -> dict[str, object]:
        return {"bid": self.bid, "leader": self.leader, "dropped": self.dropped}

    def restore(self, data: dict[str, object]) -> None:
        self.bid = integer(data["bid"])
        self.leader = integer(data["leader"])
        self.dropped = integer(data["dropped"])

    def copy(self) -> "Auction":
        return Auction(self.bid, self.leader, self.dropped)

    # fields: end


def auction(state: State) -> Auction:
    return cast(Auction, state.module(NAME))


def left_of(state: State, seat: int) -> int:
    """The next person to the left that has no clan yet (CC-VCA-10, CC-VCA-Q1)."""
    people = state.rules.people
    place = people.index(seat) + 1
    for goal in people[place:] + people[: place - 1]:
        if goal not in state.order:
            return goal
    return seat


class OpenAuction(Step[State]):
    """As many pairs as players; a random player opens (CC-VCA-01, 02)."""

    def begin(self, state: State, frame: Frame) -> bool:
        offer_pairs(state, len(state.rules.people))
        state.order = []
        opener = pick(state, FIRST, state.rules.people)
        state.stack[-1] = Frame(BIDDING.id, opener)
        return False


class BidStep(Decision):
    """Frame.seat may bid higher or drop out; the opener must bid (CC-VCA-03, CC-VCA-Q2)."""

    def begin(self, state: State, frame: Frame) -> bool:
        own = auction(state)
        waiting = [
            seat
            for seat in state.rules.people
            if seat not in state.order and not own.dropped >> seat & 1
        ]
        if len(state.rules.people) - len(state.order) == 1:
            self._win(state, waiting[0], 0)
            return False
        if own.leader != NOBODY and (len(waiting) == 1 or own.bid == state.rules.max_bid):
            self._win(state, own.leader, own.bid)
            return False
        if frame.seat not in waiting:
            state.stack[-1] = Frame(frame.step, left_of(state, frame.seat))
            return False
        return True

    def _win(self, state: State, seat: int, bid: int) -> None:
        """The winner takes the next place of the turn order and a pair (CC-VCA-08 to 12)."""
        state.stack.pop()
        state.mine(seat).bid = bid
        state.order.append(seat)
        state.keep(Auction())
        if len(state.order) < len(state.rules.people):
            state.stack.append(Frame(BIDDING.id, left_of(state, seat)))
        else:
            state.order += seats_by_themselves(state)
        state.stack.append(Frame(AUCTION_CHOICE.id, seat))

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        own = auction(state)
        if own.leader == NOBODY:
            out.extend(BID.all[: state.rules.max_bid + 1])
        else:
            out.extend(BID.all[own.bid + 1 : state.rules.max_bid + 1])
            out.append(DROP.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        own = auction(state).copy()
        if action.spec is BID:
            own.bid, own.leader = action.a, frame.seat
        else:
            own.dropped |= 1 << frame.seat
        state.keep(own)
        state.stack[-1] = Frame(frame.step, left_of(state, frame.seat))

    def task(self, state: State, frame: Frame) -> Reason:
        if auction(state).leader == NOBODY:
            return Reason("how many points to bid", ("CC-VCA-02",))
        return Reason("whether to bid more or to drop out", ("CC-VCA-03",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is BID or spec is DROP:
            return Reason("The auction is over.", ("CC-VCA-05",))
        return None

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        own = auction(state)
        if action.spec is DROP:
            return Reason("You open the auction: bid at least 0.", ("CC-VCA-02", "CC-VCA-Q2"))
        if action.spec is not BID:
            return None
        if action.a > state.rules.max_bid:
            most: dict[str, object] = {"most": state.rules.max_bid}
            return Reason("You cannot bid more than {most}.", ("CC-VCA-06",), most)
        return counting(
            "Bid more than {n} point, or drop out.",
            "Bid more than {n} points, or drop out.",
            own.bid,
            ("CC-VCA-03",),
        )


class AuctionChoice(Decision):
    """The winner's choice; the last seat takes what is left."""

    def begin(self, state: State, frame: Frame) -> bool:
        if len(state.offers) > 1:
            return True
        state.stack.pop()
        clan, tile = state.offers[0]
        join(state, frame.seat, clan, tile)
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        legal_pairs(state, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        clan, tile = chosen_pair(state, action)
        join(state, frame.seat, clan, tile)

    def task(self, state: State, frame: Frame) -> Reason:
        return pair_task(state)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return why_no_pair(state, action)


OPEN_AUCTION: Final[OpenAuction] = OpenAuction("open auction")
BIDDING: Final[BidStep] = BidStep("bidding")
AUCTION_CHOICE: Final[AuctionChoice] = AuctionChoice("auction choice")


class BidLine(ScoreLine[State]):
    def points(self, state: State) -> list[int]:
        return [-seat.bid for seat in state.seats]


class ClanAuction(Module):
    def __init__(self) -> None:
        super().__init__(NAME, players=(2, 3, 4))

    def new_module_state(self) -> ModuleState:
        return Auction()

    def tune(self, rules: Rules) -> None:
        rules.max_bid = HIGHEST_WORD if rules.first_printing else rules.components.board.max_bid

    def sequence(self, rules: Rules, name: str) -> list[str]:
        """The auction replaces the random start player and the clan choice (CC-VCA-Q3)."""
        if name != "set-up":
            return []
        return [
            "draw map",
            "draw scoring tiles",
            "draw ports",
            "deal contracts",
            "open auction",
            "first workers",
        ]

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        return [BidLine("bid", ("CC-VCA-08",))]
