"""The bonus of a delivery: its parts in any order, each once or not at all (IN-TD-02, 11, Q1)."""

from typing import Final

from ceilidh.games.clans.kinds import DONE
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.trains.bonus_tiles import PART, PICK_PART, parts_of
from ceilidh.games.clans.modules.industria.trains.part import BonusPart
from ceilidh.games.clans.modules.industria.trains.track import (
    STATION,
    place_station,
    station_hexes,
    station_is_next,
    why_no_station,
)
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

# Money of these tiles is the reward of a part, not a gift.
_EARNED: Final = (
    "return_animal_for_money",
    "whisky_for_money",
    "reserve_hex_with_merchant",
    "merchants_for_money",
)


def open_bonus(state: State, seat: int, tile: int) -> None:
    """Money that costs nothing comes first, since it may pay for the rest (IN-D18-03)."""
    row = railway(state).bonus(tile)
    if row.word not in _EARNED:
        pay_in(state, seat, row.numbers.get("money", 0), "delivery")
    every = (1 << len(parts_of(row.word))) - 1
    state.stack.append(Frame(DELIVERY_BONUS.id, seat, tile, every))


class DeliveryBonusStep(InnerStep):
    """Frame.a is the bonus tile, frame.b masks its parts that are not used yet."""

    def begin(self, state: State, frame: Frame) -> bool:
        parts = self._open(state, frame)
        stations = self._stations(state, frame)
        if not parts and not (stations and frame.b):
            if frame.b and self.may_change(state, frame):
                return True
            state.stack.pop()
            return False
        if len(parts) == 1 and parts[0].asks and not stations and frame.b & (frame.b - 1) == 0:
            # The decision of the part itself offers to leave it.
            self._begin(state, frame, parts[0])
            return False
        return True

    def _parts(self, state: State, frame: Frame) -> list[BonusPart]:
        """The parts that are not used yet."""
        parts = parts_of(railway(state).bonus(frame.a).word)
        return [part for nth, part in enumerate(parts) if frame.b >> nth & 1]

    def _open(self, state: State, frame: Frame) -> list[BonusPart]:
        numbers = railway(state).bonus(frame.a).numbers
        parts = self._parts(state, frame)
        return [part for part in parts if part.can(state, frame.seat, numbers)]

    def _stations(self, state: State, frame: Frame) -> list[int]:
        """The station may be placed before the bonus is resolved (IN-ST-02)."""
        if not station_is_next(state, frame.seat):
            return []
        return station_hexes(state, frame.seat)

    def _begin(self, state: State, frame: Frame, part: BonusPart) -> None:
        row = railway(state).bonus(frame.a)
        nth = parts_of(row.word).index(part)
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b & ~(1 << nth))
        part.begin(state, frame.seat, frame.a, row.numbers)

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        places = sorted([PART.index[part.word] for part in self._open(state, frame)])
        out.extend([PICK_PART.all[place] for place in places])
        out.extend([STATION.all[hex_] for hex_ in self._stations(state, frame)])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
        elif action.spec is STATION:
            place_station(state, frame.seat, action.a)
        else:
            for part in self._parts(state, frame):
                if part.word == PART.words[action.a]:
                    self._begin(state, frame, part)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which part of the delivery bonus to use, if any", ("IN-TD-02",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is PICK_PART:
            return Reason("You can only use a delivery bonus with its delivery.", ("IN-TD-11",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is STATION:
            if station_is_next(state, frame.seat):
                return why_no_station(state, frame.seat, action.a)
            return Reason("You get your station with the fifth delivery.", ("IN-ST-01",))
        if action.spec is not PICK_PART:
            return None
        row = railway(state).bonus(frame.a)
        if PART.words[action.a] not in [part.word for part in parts_of(row.word)]:
            return Reason("This delivery bonus has no such part.", ("IN-TD-02",))
        if PART.words[action.a] not in [part.word for part in self._parts(state, frame)]:
            return Reason("You have already used that part of the bonus.", ("IN-TD-02",))
        rules = (*row.marks.rules, "IN-TD-03")
        return Reason(
            "You cannot pay for that part of the bonus, or do not have what it needs.", rules
        )


DELIVERY_BONUS: Final[DeliveryBonusStep] = DeliveryBonusStep("delivery bonus")
