"""Whisky for money (IN-D13)."""

from typing import Final

from ceilidh.games.clans.goods import (
    WHISKY,
)
from ceilidh.games.clans.kinds import DISCARD
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.rules.counters import kept_processed
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.kept import give_kept, kept_moves
from ceilidh.games.clans.rules.ledger import pay_in, put_goods
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class GiveWhiskyStep(InnerStep):
    """Frame.b whisky are still to be given up for the money of tile frame.a.

    A kilt stands for one (IN-D13-02).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b and kept_processed(state, frame.seat):
            return True
        state.stack.pop()
        put_goods(state, frame.seat, WHISKY, -frame.b, "delivery")
        pay_in(state, frame.seat, railway(state).bonus(frame.a).numbers["money"], "delivery")
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if state.seats[frame.seat].goods[WHISKY]:
            out.append(DISCARD.all[WHISKY])
        out.extend(kept_moves(state, frame.seat))

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b - 1)
        if action.spec is DISCARD:
            put_goods(state, frame.seat, WHISKY, -1, "delivery")
        else:
            give_kept(state, frame.seat)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("what to pay as whisky", ("IN-D13-01", "IN-D13-02"))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is DISCARD:
            return Reason("You can only pay whisky that you have.", ("IN-D13-01",))
        return None


GIVING_WHISKY: Final[GiveWhiskyStep] = GiveWhiskyStep("give whisky")


class WhiskyPart(BonusPart):
    """Whisky for money, once (IN-D13)."""

    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        held = state.seats[seat].goods[WHISKY] + kept_processed(state, seat)
        return held >= numbers["whisky"]

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(GIVING_WHISKY.id, seat, bonus, numbers["whisky"]))
