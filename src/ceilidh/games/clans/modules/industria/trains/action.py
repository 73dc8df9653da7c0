"""The train action (IN-TA): both engines move, then the goods are delivered (IN-TD)."""

from typing import Final

from ceilidh.games.clans.modules.industria.rail_board.board import PLACE, railway
from ceilidh.games.clans.modules.industria.rail_board.payment import pay_demand
from ceilidh.games.clans.modules.industria.trains.bonus import open_bonus
from ceilidh.games.clans.modules.industria.trains.extra_action import EXTRA_ACTION
from ceilidh.games.clans.modules.industria.trains.movement import (
    HANDCAR,
    MINI,
    RIDE,
    TRAIN,
    demand_at,
    legal_routes,
    open_routes,
    place_of,
    ride,
    route_to,
    why_no_route,
)
from ceilidh.games.clans.modules.industria.trains.network import Route, network_of
from ceilidh.games.clans.modules.industria.trains.track import TAKE_PIECE
from ceilidh.games.clans.modules.industria.trains.yard import has_mini, is_lying, yard
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.rules.ledger import add_glory
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import MAIN, ActionRule
from ceilidh.kernel.event import Event
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

SPECS: Final = (RIDE, HANDCAR)
BOTH: Final = 3  # mask of the engines that have moved


def engine_of(spec: Spec) -> int:
    return TRAIN if spec is RIDE else MINI


def _append(engine: int, routes: list[Route], out: list[Action]) -> None:
    out.extend([SPECS[engine].rows[route.end][route.via + 1] for route in routes])


class MoveTrainsRule(ActionRule[State]):
    """Once a round as the action of a turn (IN-TA-01)."""

    def __init__(self) -> None:
        super().__init__(SPECS, MAIN)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if yard(state).lying >> frame.seat & 1:
            return
        routes = legal_routes(state, frame.seat, TRAIN)
        if routes:
            _append(TRAIN, routes, out)
        if has_mini(state):
            _append(MINI, legal_routes(state, frame.seat, MINI), out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        moved = 0 if has_mini(state) else 1 << MINI
        state.stack.append(Frame(RIDING.id, frame.seat, moved))
        move_on(state, frame.seat, action)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if is_lying(state, frame.seat):
            rules = ("IN-TA-01", "IN-TA-09", "IN-TA-11")
            return Reason("Your train has already moved this round.", rules)
        return _why_not(state, frame.seat, action)


def _why_not(state: State, seat: int, action: Action) -> Reason | None:
    engine = engine_of(action.spec)
    if engine == MINI and not has_mini(state):
        return Reason("Mini-trains are only used with two players.", ("IN-T2-03", "IN-SO-Q1"))
    return why_no_route(state, seat, engine, action.a, action.b - 1)


def move_on(state: State, seat: int, action: Action) -> None:
    """Move one engine; the frame of the action on top notes it."""
    engine = engine_of(action.spec)
    route = route_to(state, place_of(state, seat, engine), action.a, action.b - 1)
    assert route is not None
    frame = state.stack[-1]
    tunnels = frame.b + (route.tunnels if engine == TRAIN else 0)  # IN-TU-05
    state.stack[-1] = Frame(frame.step, seat, frame.a | 1 << engine, tunnels)
    ride(state, seat, engine, route)


class MoveTrainsStep(Decision):
    """Frame.a masks the engines that have moved, frame.b counts tunnels of the large train.

    Both move before the delivery (IN-T2-Q3).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.a != BOTH:
            return True
        state.stack.pop()
        deliver(state, frame.seat, frame.b)
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        engine = MINI if frame.a >> TRAIN & 1 else TRAIN
        money = state.seats[frame.seat].money
        _append(engine, open_routes(state, frame.seat, engine, money), out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        move_on(state, frame.seat, action)

    def task(self, state: State, frame: Frame) -> Reason:
        rules = ("IN-T2-06", "IN-T2-07")
        if frame.a >> TRAIN & 1:
            return Reason("where your mini-train goes", rules)
        return Reason("where to move your train", rules)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec not in SPECS:
            return None
        if frame.a >> engine_of(action.spec) & 1:
            if action.spec is RIDE:
                return Reason("Your train has already moved; move your mini-train.", ("IN-T2-06",))
            return Reason("Your mini-train has already moved; move your train.", ("IN-T2-06",))
        return _why_not(state, frame.seat, action)


RIDING: Final[MoveTrainsStep] = MoveTrainsStep("other train")


def deliver(state: State, seat: int, tunnels: int) -> None:
    """Pay the goods; then the bonus, a piece of the track, and an extra action for each tunnel."""
    tile = demand_at(state, yard(state).trains[seat])
    assert tile is not None
    for _ in range(tunnels):
        state.stack.append(Frame(EXTRA_ACTION.id, seat))
    state.stack.append(Frame(DELIVERED.id, seat))
    pay_demand(state, seat, tile)


class DeliveryStep(Step[State]):
    """The goods are paid."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        seat = frame.seat
        place = yard(state).trains[seat]
        if state.recorder is not None:
            state.recorder.events.append(Event("delivery", seat, PLACE.words[place], 1, -1, ""))
        if network_of(state).metropolis[place] >= 0:
            add_glory(state, seat, railway(state).numbers.metropolis_glory, "metropolis")
        state.stack.append(Frame(TAKE_PIECE.id, seat, place))
        open_bonus(state, seat, yard(state).bonuses[place])
        return False


DELIVERED: Final[DeliveryStep] = DeliveryStep("delivered")
