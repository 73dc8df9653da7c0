"""Calum McQuack and Bully McMuscle in the race (GM-C8-80 to 84): Chronicles 1 and 8."""

from typing import Final

from ceilidh.games.glenmore.kinds import DONE
from ceilidh.games.glenmore.modules.dragon_boats.hooks import RaceHooks
from ceilidh.games.glenmore.modules.dragon_boats.regatta import TOKEN, regatta
from ceilidh.games.glenmore.modules.dragon_boats.rules import hand_out
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    BULLY,
    CALUM,
    MOBSTER,
    NAME,
    NOWHERE,
    acts_for,
    boss,
    gang,
    put,
    set_place,
    set_tokens,
)
from ceilidh.games.glenmore.modules.penny_mobs.places import STOPS
from ceilidh.games.glenmore.modules.penny_mobs.squatter import SEAT
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

OARSMEN: Final = (CALUM, BULLY)
# Unlike the tokens on a castle, what comes out of a hand is seen by all (GM-RND-12).
SECOND: Final[Domain] = Domain("second_token", TOKEN.words, "token")
SLIP: Final[Spec] = Spec("slip", (SEAT,), ("GM-C8-80", "GM-C8-Q24"))
GRAB: Final[Spec] = Spec("grab", (), ("GM-C8-81", "GM-C8-84"))


def beside(state: State, seat: int, stop: int, spot: int) -> list[int]:
    """The other seats whose boats stand on a river tile, those that are home included."""
    boats = regatta(state).boats
    return [other for other, at in enumerate(boats) if other != seat and at == (stop, spot)]


# --- Bully McMuscle -------------------------------------------------------------------------------


def discount(state: State, seat: int) -> int:
    """A tile with another boat, entered in this turn, costs nothing once it is left (Q23)."""
    stop, spot = regatta(state).boats[seat]
    entered = boss(state, BULLY) == seat and gang(state).places[BULLY] == stop * STOPS + spot
    return 1 if entered and beside(state, seat, stop, spot) else 0


def remember(state: State, seat: int) -> None:
    """Where his controller's boat has come to in this turn."""
    if boss(state, BULLY) == seat:
        stop, spot = regatta(state).boats[seat]
        set_place(state, BULLY, stop * STOPS + spot)


def forget(state: State) -> None:
    """A figure moves, so that another turn has begun."""
    if gang(state).places[BULLY] != NOWHERE:
        set_place(state, BULLY, NOWHERE)


# --- Calum McQuack --------------------------------------------------------------------------------


def passes(state: State, seat: int, stop: int, spot: int) -> None:
    """A boat has left a tile forward, past all that stand there (GM-C8-80, Q22)."""
    calum = boss(state, CALUM)
    passed = beside(state, seat, stop, spot)
    if seat == calum:
        for other in reversed(passed):
            state.stack.append(Frame(SLIPPING.id, calum, other))
    elif calum in passed:
        state.stack.append(Frame(SLIPPING.id, calum, seat))


class GivePennyStep(Step[State]):
    """One of the controller's Pennies that cost, to the seat of the other boat: frame.a."""

    def begin(self, state: State, frame: Frame) -> bool:
        if gang(state).minus[frame.seat] > 0:
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        out.append(SLIP.all[frame.a])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is SLIP:
            part = gang(state).copy()
            part.minus = put(part.minus, frame.seat, part.minus[frame.seat] - 1)
            part.minus = put(part.minus, frame.a, part.minus[frame.a] + 1)
            state.keep(part)
            note(state, "slip", frame.seat, NAME, 1, frame.a, "")

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is SLIP:
            rules = ("GM-C8-80", "GM-C8-Q22")
            return Reason("Your boat and that player's boat have not passed each other.", rules)
        return Reason("First decide whether to give that player a Penny.", ("GM-C8-80",))

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"seat": frame.a + 1}


# --- the second token, of both --------------------------------------------------------------------


def ready(state: State, seat: int) -> list[int]:
    """The oarsmen of a seat that have not yet got a second token."""
    return [which for which in OARSMEN if acts_for(state, which, seat)]


class DrawSecondRewardStep(Step[State]):
    """Once in the game of each: a token of the castle at random; frame.a is the stop."""

    def begin(self, state: State, frame: Frame) -> bool:
        if regatta(state).tokens[frame.a]:
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        out.append(GRAB.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is GRAB:
            which = ready(state, frame.seat)[0]
            set_tokens(state, which, 0)
            note(state, "grab", frame.seat, MOBSTER.words[which], 1, -1, "")
            token = pick(state, SECOND, list(regatta(state).tokens[frame.a]))
            hand_out(state, frame.seat, frame.a, token)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return Reason("First decide whether to draw a second token.", ("GM-C8-81", "GM-C8-84"))

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"stop": frame.a}


SLIPPING: Final[GivePennyStep] = GivePennyStep("slip penny")
GRABBING: Final[DrawSecondRewardStep] = DrawSecondRewardStep("second reward")


class InTheRace(RaceHooks):
    """What both do there."""

    def sail_cost(self, state: State, seat: int) -> int:
        """Bully passes other boats for nothing (GM-C8-83)."""
        return -discount(state, seat)

    def on_sail(self, state: State, seat: int, stop: int, spot: int) -> None:
        remember(state, seat)
        passes(state, seat, stop, spot)

    def on_reward(self, state: State, seat: int, stop: int) -> None:
        """A token of a castle has been chosen, and another one may be drawn (GM-C8-81, 84)."""
        if ready(state, seat):
            state.stack.append(Frame(GRABBING.id, seat, stop))
