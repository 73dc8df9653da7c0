"""A City tile closes a hex (IN-D03)."""

from typing import Final

from ceilidh.games.clans.kinds import DONE, HEX
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.modules.industria.trains.yard import all_reserved, yard
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.event import Event
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

CITY: Final[Spec] = Spec("city", (HEX,), ("IN-D03-03",))


def city_hexes(state: State, seat: int) -> list[int]:
    """Empty land in reach that nobody has reserved (IN-D03-03, IN-D03-Q1)."""
    empty = state.map.land.intersection(state.free).minus(all_reserved(state))
    return state.seats[seat].reach.hexes_in(empty)


class CityTile(InnerStep):
    """A City tile closes a hex for everybody and belongs to nobody (IN-D03-03, IN-D03-05)."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        out.extend([CITY.all[hex_] for hex_ in city_hexes(state, frame.seat)])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is CITY:
            new = yard(state).copy()
            new.cities += (action.a,)
            state.keep(new)
            state.free = state.free.without(action.a)
            if state.recorder is not None:
                state.recorder.events.append(Event("city", frame.seat, "", 1, action.a, ""))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which hex to close with the City tile, if any", ("IN-D03-03",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is CITY:
            return Reason("You can only place a City tile with a delivery bonus.", ("IN-D03-03",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not CITY:
            return None
        names: dict[str, object] = {"hex": HEX.words[action.a]}
        if not state.seats[frame.seat].reach.has(action.a):
            return Reason("Hex {hex} is out of reach of your units.", ("IN-D03-03",), names)
        return Reason("A City tile must go on an empty land hex.", ("IN-D03-Q1",))


CITY_TILE: Final[CityTile] = CityTile("city tile")


class CityPart(BonusPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return len(city_hexes(state, seat)) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(CITY_TILE.id, seat))
