"""The delivery track: its markers, and the station at its end (IN-TD-04, IN-ST)."""

from typing import Final

from ceilidh.games.clans.goods import KIND_STATION
from ceilidh.games.clans.kinds import HEX
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.trains.yard import LOST, NOWHERE, replaced, yard
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.pieces import guest_at, kinds_at, owner_at, put_on_map
from ceilidh.games.clans.rules.watchers import is_covered
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.event import Event
from ceilidh.kernel.hexset import EMPTY, HexSet
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame

STATION: Final[Spec] = Spec("halt", (HEX,), ("IN-ST-01",))


def station_is_next(state: State, seat: int) -> bool:
    """Whether the leftmost piece of the track is the station (IN-TD-05)."""
    return yard(state).taken[seat] == railway(state).numbers.markers


def neutral_hexes(state: State) -> HexSet:
    """Solo the hexes of neutral pieces, which count as another player's (IN-ST-Q3)."""
    if state.rules.players > 1:
        return EMPTY
    hexes = EMPTY
    for hex_ in state.map.land.minus(state.free).hexes():
        if is_covered(state, hex_):
            hexes = hexes.plus(hex_)
    return hexes


def has_station(state: State, hex_: int) -> bool:
    return hex_ in yard(state).stations


def beside_station(state: State, hex_: int) -> bool:
    """Adjacent to a station, rivers or not (IN-ST-06)."""
    for near in state.map.adjacent[hex_]:
        if has_station(state, near):
            return True
    return False


def station_hexes(state: State, seat: int) -> list[int]:
    """In reach, with a unit of another player, no station there or beside (IN-ST-03 to 06)."""
    neutral = neutral_hexes(state)
    out: list[int] = []
    for hex_ in state.seats[seat].reach.hexes():
        owner = owner_at(state, hex_)
        foreign = owner >= 0 and owner != seat
        if (
            (foreign or neutral.has(hex_))
            and guest_at(state, hex_) < 0
            and KIND_STATION not in kinds_at(state, hex_)
            and not beside_station(state, hex_)
        ):
            out.append(hex_)
    return out


def take_piece(state: State, seat: int, station: int) -> None:
    """The leftmost piece leaves the track; `station` is the hex of the station if it is that."""
    new = yard(state).copy()
    new.taken = replaced(new.taken, seat, new.taken[seat] + 1)
    if station != NOWHERE:
        new.stations = replaced(new.stations, seat, station)
    state.keep(new)
    if state.recorder is not None:
        thing = "marker" if station == NOWHERE else "station" if station >= 0 else "lost station"
        state.recorder.events.append(Event("track", seat, thing, 1, max(station, NOWHERE), ""))


def place_station(state: State, seat: int, hex_: int) -> None:
    """It costs nothing and triggers nothing (IN-ST-08, 09); it is a unit like others (IN-ST-10)."""
    take_piece(state, seat, hex_)
    put_on_map(state, seat, KIND_STATION, hex_)


def why_no_station(state: State, seat: int, hex_: int) -> Reason:
    names: dict[str, object] = {"hex": HEX.words[hex_]}
    if has_station(state, hex_):
        return Reason("There is already a station on hex {hex}.", ("IN-ST-05",), names)
    owner = owner_at(state, hex_)
    if owner < 0 and not neutral_hexes(state).has(hex_):
        return Reason("There is no unit of another player on hex {hex}.", ("IN-ST-04",), names)
    if owner == seat:
        return Reason("A station must go on a hex with another player's unit.", ("IN-ST-04",))
    if not state.seats[seat].reach.has(hex_):
        return Reason("Hex {hex} is out of reach of your units.", ("IN-ST-03",), names)
    return Reason("There is already a station next to hex {hex}.", ("IN-ST-06",), names)


class TakePiece(InnerStep):
    """After the bonus of place frame.a, or of a port (-1): the next piece of the track is taken."""

    def begin(self, state: State, frame: Frame) -> bool:
        self._discard_bonus(state, frame.a)
        taken = yard(state).taken[frame.seat]
        markers = railway(state).numbers.markers
        if taken == markers:
            if station_hexes(state, frame.seat):
                return True
            take_piece(state, frame.seat, LOST)  # IN-ST-07
        elif taken < markers:
            take_piece(state, frame.seat, NOWHERE)
        state.stack.pop()
        return False

    def _discard_bonus(self, state: State, place: int) -> None:
        """Where one person plays a place is served once (IN-SO-06, IN-ATM-03)."""
        if len(state.rules.people) == 1 and place >= 0 and yard(state).bonuses[place]:
            new = yard(state).copy()
            new.bonuses = replaced(new.bonuses, place, 0)
            state.keep(new)

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend([STATION.all[hex_] for hex_ in station_hexes(state, frame.seat)])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        place_station(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to place your station", ("IN-ST-01", "IN-ST-16"))

    def when(self, spec: Spec) -> Reason | None:
        if spec is STATION:
            return Reason("You place the station with your fifth delivery.", ("IN-ST-01",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is STATION:
            return why_no_station(state, frame.seat, action.a)
        return None


TAKE_PIECE: Final[TakePiece] = TakePiece("take piece")


class DeliveryLine(ScoreLine[State]):
    """By the empty spaces of the delivery track (IN-TE-01, IN-TE-02)."""

    def points(self, state: State) -> list[int]:
        return [railway(state).numbers.delivery_vp[taken] for taken in yard(state).taken]
