"""The state of the train module: where trains stand, what was delivered, what lies on the map."""

from typing import Final

from ceilidh.games.clans.modules.industria.rail_board.board import PLACE
from ceilidh.games.clans.state import State
from ceilidh.kernel.hexset import EMPTY, HexSet
from ceilidh.kernel.json_fields import integer, integers, pairs
from ceilidh.kernel.state import ModuleState

NAME: Final = "trains"
NOWHERE: Final = -1
LOST: Final = -2  # a station for which there was no hex
NO_TILES: Final[tuple[int, ...]] = (0,) * len(PLACE.words)


class Yard(ModuleState):
    """What stands and lies where: by place the bonus tiles, by seat its engines and its station."""

    # fields: module Yard
    def __init__(
        self,
        bonuses: tuple[int, ...] = NO_TILES,
        trains: tuple[int, ...] = (),
        minis: tuple[int, ...] = (),
        taken: tuple[int, ...] = (),
        stations: tuple[int, ...] = (),
        lying: int = 0,
        cities: tuple[int, ...] = (),
        reserved: tuple[tuple[int, int], ...] = (),
        covers: tuple[tuple[int, int], ...] = (),
    ) -> None:
        super().__init__(NAME)
        self.bonuses = bonuses
        self.trains = trains
        self.minis = minis
        self.taken = taken
        self.stations = stations
        self.lying = lying
        self.cities = cities
        self.reserved = reserved
        self.covers = covers

    def dump(self) -> dict[str, object]:
        return {
            "bonuses": list(self.bonuses),
            "trains": list(self.trains),
            "minis": list(self.minis),
            "taken": list(self.taken),
            "stations": list(self.stations),
            "lying": self.lying,
            "cities": list(self.cities),
            "reserved": [list(pair) for pair in self.reserved],
            "covers": [list(pair) for pair in self.covers],
        }

    def restore(self, data: dict[str, object]) -> None:
        self.bonuses = tuple(integers(data["bonuses"]))
        self.trains = tuple(integers(data["trains"]))
        self.minis = tuple(integers(data["minis"]))
        self.taken = tuple(integers(data["taken"]))
        self.stations = tuple(integers(data["stations"]))
        self.lying = integer(data["lying"])
        self.cities = tuple(integers(data["cities"]))
        self.reserved = pairs(data["reserved"])
        self.covers = pairs(data["covers"])

    def copy(self) -> "Yard":
        return Yard(
            self.bonuses,
            self.trains,
            self.minis,
            self.taken,
            self.stations,
            self.lying,
            self.cities,
            self.reserved,
            self.covers,
        )

    # fields: end


def yard(state: State) -> Yard:
    # Asked more often than any other state: by its name, without a call.
    part = state.module_states[NAME]
    assert isinstance(part, Yard)
    return part


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The values with another one in one place."""
    return (*values[:place], value, *values[place + 1 :])


def has_mini(state: State) -> bool:
    """Only two people have mini-trains (IN-T2-03, IN-SO-Q1, IN-ATM-Q3)."""
    return len(state.rules.people) == 2


def is_lying(state: State, seat: int) -> bool:
    return yard(state).lying >> seat & 1 == 1


# --- what lies on the map -------------------------------------------------------------------------


def reserved_by(state: State, seat: int) -> list[int]:
    """The hexes that the seat's merchants reserve (IN-D19-01)."""
    return [hex_ for hex_, owner in yard(state).reserved if owner == seat]


def reserved_by_others(state: State, seat: int) -> HexSet:
    hexes = EMPTY
    for hex_, owner in yard(state).reserved:
        if owner != seat:
            hexes = hexes.plus(hex_)
    return hexes


def all_reserved(state: State) -> HexSet:
    return reserved_by_others(state, NOWHERE)
