"""Units that return to the player board for a reward (IN-D07, IN-D09, IN-D12, IN-D24)."""

from typing import Final

from ceilidh.games.clans.goods import (
    BAKERY,
    BASIC,
    COW,
    DAIRY,
    DISTILLERY,
    FIELD,
    GOOD_NAMES,
    KIND_NAMES,
    SHEEP,
)
from ceilidh.games.clans.kinds import DONE, HEX, PICK
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in, put_goods
from ceilidh.games.clans.rules.picking import why_no_pick
from ceilidh.games.clans.rules.pieces import kinds_of, owner_at, send_home
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.flow import Flow
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

WITHDRAW: Final[Spec] = Spec("withdraw", (HEX,), ("IN-D07-01", "IN-D09-01", "IN-D12-01"))
# By the word of the bonus: which units may go back for it.
RETURNED: Final[dict[str, tuple[int, ...]]] = {
    "return_distillery_for_goods": (DISTILLERY,),
    "return_factory_for_basic": (DAIRY, BAKERY, DISTILLERY),
    "return_animal_for_money": (SHEEP, COW),
    "return_field_to_fulfil": (FIELD,),
}


class SendHomeStep(InnerStep):
    """A unit goes back to the player board for the reward of tile frame.a.

    Frame.b > 0: one of two units on hex frame.b - 1 is to be picked.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.gift = -1

    def ready(self, flow: Flow[State]) -> None:
        self.gift = flow.id_of("contract for nothing")

    def _kinds(self, state: State, frame: Frame, hex_: int) -> list[int]:
        """The kinds on a hex that may go back, each once."""
        wanted = RETURNED[railway(state).bonus(frame.a).word]
        here = set(kinds_of(state, frame.seat, hex_))
        return sorted([kind for kind in here if kind in wanted])

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.b:
            kinds = self._kinds(state, frame, frame.b - 1)
            out.extend([PICK.all[kind] for kind in kinds])
            return
        out.append(DONE.only)
        own = state.seats[frame.seat].own.hexes()
        out.extend([WITHDRAW.all[hex_] for hex_ in own if self._kinds(state, frame, hex_)])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        hex_ = frame.b - 1 if frame.b else action.a
        kinds = [action.a] if frame.b else self._kinds(state, frame, hex_)
        if len(kinds) > 1:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a, hex_ + 1)
            return
        state.stack.pop()
        send_home(state, hex_, kinds[0])
        self._reward(state, frame)

    def _reward(self, state: State, frame: Frame) -> None:
        row = railway(state).bonus(frame.a)
        numbers = row.numbers
        if row.word == "return_animal_for_money":
            pay_in(state, frame.seat, numbers["money"], "delivery")
        elif row.word == "return_field_to_fulfil":
            state.stack.append(Frame(self.gift, frame.seat))
        elif row.word == "return_factory_for_basic":
            for good in BASIC:
                put_goods(state, frame.seat, good, numbers["each_basic"], "delivery")
        else:
            pay_in(state, frame.seat, -numbers["cost"], "bonus")
            for good in range(len(GOOD_NAMES)):
                put_goods(state, frame.seat, good, numbers["each_good"], "delivery")

    def when(self, spec: Spec) -> Reason | None:
        if spec is WITHDRAW:
            return Reason("You can only return units with a delivery bonus.", WITHDRAW.rules)
        return None

    def task(self, state: State, frame: Frame) -> Reason:
        rules = railway(state).bonus(frame.a).marks.rules
        return Reason("which unit to return to your player board, if any", rules)

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if frame.b:
            return why_no_pick(state, frame.seat, frame.b - 1, action)
        if action.spec is not WITHDRAW:
            return None
        names: dict[str, object] = {"hex": HEX.words[action.a]}
        rules = railway(state).bonus(frame.a).marks.rules
        if owner_at(state, action.a) != frame.seat:
            return Reason("You have no unit on hex {hex}.", rules, names)
        wanted = RETURNED[railway(state).bonus(frame.a).word]
        names["units"] = ", ".join([KIND_NAMES[kind] for kind in wanted])
        return Reason("For this bonus, return one of these: {units}.", rules, names)


SENDING_HOME: Final[SendHomeStep] = SendHomeStep("unit goes back")


class ReturnPart(BonusPart):
    """A unit goes back, and maybe money with it, before anything is gained (IN-D07-02)."""

    def __init__(self, word: str, kinds: tuple[int, ...]) -> None:
        super().__init__(word, True)
        self.kinds = kinds

    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        own = state.seats[seat]
        units = sum([own.deployed[kind] for kind in self.kinds])
        return units > 0 and own.money >= numbers.get("cost", 0)

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(SENDING_HOME.id, seat, bonus))
