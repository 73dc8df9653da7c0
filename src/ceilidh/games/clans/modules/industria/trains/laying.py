"""Set-up of the rail board (IN-TS, IN-T2-04) and its steps of the preparation phase (IN-RP)."""

from typing import Final

from ceilidh.games.clans.modules.industria.rail_board.board import (
    PLACE,
    discard_demand,
    lay_demand,
    place_word,
    railway,
    refill_demand,
)
from ceilidh.games.clans.modules.industria.rail_board.rows import CITY
from ceilidh.games.clans.modules.industria.trains.movement import ENGINES, MINI, TRAIN, place_of
from ceilidh.games.clans.modules.industria.trains.network import network_of
from ceilidh.games.clans.modules.industria.trains.yard import (
    NOWHERE,
    has_mini,
    is_lying,
    replaced,
    yard,
)
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.chance import pick
from ceilidh.kernel.event import Event
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

TILES: Final = 24
BONUS_TILE: Final[Domain] = Domain("delivery-bonus", tuple([str(n) for n in range(TILES + 1)]))
ENGINE: Final[Domain] = Domain("engine", ENGINES)
PUT: Final[Spec] = Spec("put", (ENGINE, PLACE), ("IN-TS-13", "IN-T2-04"))


class LayRailBoard(Step[State]):
    """A bonus tile for each place, the demand tiles and those to come (IN-TS-03 to 10)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        table = railway(state)
        pool = [tile.id for tile in table.bonuses]
        bonuses: list[int] = []
        for _ in table.places:
            bonuses.append(pick(state, BONUS_TILE, pool))
            pool.remove(bonuses[-1])
        new = yard(state).copy()
        new.bonuses = tuple(bonuses)
        state.keep(new)
        future = table.numbers.future_slots[len(state.rules.people)]
        lay_demand(state, len(table.demand_slots), future)
        return False


class PlaceTrains(Step[State]):
    """In reverse turn order, with two players twice (IN-TS-13, IN-T2-04)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        for _ in range(2 if has_mini(state) else 1):
            for seat in state.order:
                if seat in state.rules.people:
                    state.stack.append(Frame(PLACE_TRAIN.id, seat))
        return False


def taken_places(state: State) -> list[int]:
    own = yard(state)
    return [place for place in (*own.trains, *own.minis) if place != NOWHERE]


def engines_left(state: State, seat: int) -> list[int]:
    """The engines of a seat that are still to be placed; a mini-train with two players only."""
    engines = (TRAIN, MINI) if has_mini(state) else (TRAIN,)
    return [engine for engine in engines if place_of(state, seat, engine) == NOWHERE]


class PlaceTrain(Decision):
    """On a city where no other train stands; nothing is delivered or paid (IN-TS-14 to 16)."""

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        taken = taken_places(state)
        places = railway(state).places
        for engine in engines_left(state, frame.seat):
            for place, row in enumerate(places):
                if row.kind == CITY and place not in taken:
                    out.append(PUT.rows[engine][place])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        new = yard(state).copy()
        if action.a == TRAIN:
            new.trains = replaced(new.trains, frame.seat, action.b)
        else:
            new.minis = replaced(new.minis, frame.seat, action.b)
        state.keep(new)

    def task(self, state: State, frame: Frame) -> Reason:
        rules = ("IN-TS-13", "IN-T2-04")
        left = engines_left(state, frame.seat)
        if left == [MINI]:
            return Reason("where your mini-train starts", rules)
        if left == [TRAIN]:
            return Reason("where to start your train", rules)
        return Reason("where to start your train or your mini-train", rules)

    def when(self, spec: Spec) -> Reason | None:
        if spec is PUT:
            return Reason(
                "You can only place trains on the rail board at the start.", ("IN-TS-13",)
            )
        return None

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not PUT:
            return None
        names: dict[str, object] = {"place": place_word(state, action.b)}
        if action.a == MINI and not has_mini(state):
            return Reason("Mini-trains are only used with two players.", ("IN-T2-03", "IN-SO-Q1"))
        if railway(state).places[action.b].kind != CITY:
            return Reason(
                "A train cannot start in a metropolis such as {place}; choose a city.",
                ("IN-TS-14",),
                names,
            )
        if action.b in taken_places(state):
            rules = ("IN-TS-15", "IN-T2-05")
            return Reason("There is another train in {place}.", rules, names)
        return Reason("That train is already on the rail board.", ("IN-T2-04",))


def used_slots(state: State) -> list[int]:
    """The demand slots at which a lying train stands (IN-RP-02, IN-RP-10)."""
    trains = yard(state).trains
    return sorted(
        {
            network_of(state).slot_of[place]
            for seat, place in enumerate(trains)
            if is_lying(state, seat)
        }
    )


def prepare_rails(state: State) -> None:
    """Used demand goes, new demand comes, trains are set upright (IN-RP-02 to 08)."""
    slots = used_slots(state)
    discard_demand(state, slots)
    refill_demand(state, railway(state).numbers.future_slots[len(state.rules.people)])
    new = yard(state).copy()
    new.lying = 0
    state.keep(new)
    if state.recorder is not None and slots:
        state.recorder.events.append(Event("demand", -1, "", len(slots), -1, ""))


LAY_RAIL_BOARD: Final[LayRailBoard] = LayRailBoard("lay rail board")
PLACE_TRAINS: Final[PlaceTrains] = PlaceTrains("place trains")
PLACE_TRAIN: Final[PlaceTrain] = PlaceTrain("place train")
