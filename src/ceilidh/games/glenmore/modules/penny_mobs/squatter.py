"""Mike McCastle (GM-C8-68 to 72): one of the own Scots on an opponent's Home castle."""

from typing import Final

from ceilidh.games.glenmore.goods import RESOURCES
from ceilidh.games.glenmore.grid import cells_of
from ceilidh.games.glenmore.kinds import DONE, PAY
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    CASTLE,
    MOBSTER,
    NAME,
    NOWHERE,
    acts_for,
    boss,
    gang,
    set_place,
    set_tokens,
)
from ceilidh.games.glenmore.modules.penny_mobs.moments import MobsterRule
from ceilidh.games.glenmore.rules.stock import note, take_scot
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

FORCED: Final = 1
SEAT: Final[Domain] = Domain("seat", ("1", "2", "3", "4"), "seat")
SQUATS: Final[Spec] = Spec("squat", (SEAT,), ("GM-C8-69", "GM-C8-72"))
RECRUIT: Final[Spec] = Spec("recruit", (), ("GM-C8-49", "GM-C8-Q14"))


def hosts(state: State, seat: int) -> list[int]:
    """Whose castle Mike can go to: neither the controller's nor that of the present host (Q13)."""
    here = gang(state).places[CASTLE]
    return [one for one in range(state.rules.players) if one not in (seat, here)]


def has_scot(state: State, seat: int) -> bool:
    own = state.seats[seat]
    return own.scots > 0 or own.manned != 0


def squat(state: State, seat: int, host: int) -> None:
    """Onto a castle; the first time a Scot becomes Mike."""
    first = gang(state).places[CASTLE] == NOWHERE
    set_place(state, CASTLE, host)
    set_tokens(state, CASTLE, 0)
    note(state, "squat", seat, MOBSTER.words[CASTLE], 1, host, "")
    if first:
        send(state, seat)


def send(state: State, seat: int) -> None:
    """One of the own Scots becomes a Mobster: its player says which (GM-C8-49, Q14)."""
    state.stack.append(Frame(SEND_SCOT.id, seat))


class SendScot(Step[State]):
    """Where the Scot comes from: the supply, or one of the own tiles (GM-C8-49, Q14)."""

    def _choices(self, state: State, seat: int) -> list[Action]:
        own = state.seats[seat]
        found = [PAY.rows[RESOURCES][cell] for cell in cells_of(own.manned)]
        if own.scots > 0:
            found.append(RECRUIT.only)
        return found

    def begin(self, state: State, frame: Frame) -> bool:
        found = self._choices(state, frame.seat)
        if len(found) > 1:
            return True
        self.apply(state, frame, found[0])
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(self._choices(state, frame.seat))

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is PAY:
            take_scot(state, frame.seat, action.b, NAME)
        state.mine(frame.seat).scots -= 1

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is PAY and action.a == RESOURCES:
            return Reason("There is no Scot on that tile.", ("GM-C8-Q14",))
        if action.spec is RECRUIT:
            return Reason("No Scot is left in your supply.", ("GM-C8-49", "GM-C8-Q14"))
        return Reason("First choose which of your Scots to use.", ("GM-C8-49", "GM-C8-69"))


class Squat(Step[State]):
    """Whose castle it is: optional when Mike is taken, forced (frame.a) when he is driven off."""

    def begin(self, state: State, frame: Frame) -> bool:
        found = hosts(state, frame.seat)
        if len(found) > 1 and (frame.a or has_scot(state, frame.seat)):
            return True
        state.stack.pop()
        if frame.a:
            squat(state, frame.seat, found[0])
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if not frame.a:
            out.append(DONE.only)
        for host in hosts(state, frame.seat):
            out.append(SQUATS.all[host])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is SQUATS:
            squat(state, frame.seat, action.a)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is SQUATS:
            return why_no_host(state, frame.seat, action.a)
        return Reason("First choose where Mike McCastle goes.", ("GM-C8-69", "GM-C8-72"))


def why_no_host(state: State, seat: int, host: int) -> Reason:
    if host >= state.rules.players:
        return Reason("There is no such player.", ("GM-C8-69",))
    if host == seat:
        return Reason("Mike McCastle must go to another player.", ("GM-C8-69", "GM-C8-Q13"))
    return Reason("Mike McCastle is already there.", ("GM-C8-72", "GM-C8-Q13"))


class SquatRule(MobsterRule):
    """In any later own turn (GM-C8-69); afterwards he cannot be moved (GM-C8-71)."""

    def __init__(self) -> None:
        super().__init__(SQUATS)

    def offers(self, state: State, seat: int, out: list[Action]) -> None:
        if acts_for(state, CASTLE, seat) and has_scot(state, seat):
            for host in hosts(state, seat):
                out.append(SQUATS.all[host])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        squat(state, frame.seat, action.a)

    def refusal(self, state: State, seat: int, action: Action) -> Reason:
        if boss(state, CASTLE) != seat:
            return Reason("Mike McCastle does not work for you.", ("GM-C8-69",))
        if not acts_for(state, CASTLE, seat):
            return Reason("Mike McCastle cannot be moved.", ("GM-C8-71",))
        if not has_scot(state, seat):
            return Reason("You have no Scot for it.", ("GM-C8-69", "GM-C8-Q14"))
        return why_no_host(state, seat, action.a)


SEND_SCOT: Final[SendScot] = SendScot("send scot")
SQUAT: Final[Squat] = Squat("squat")
