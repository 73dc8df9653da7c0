"""Bruce McMail (GM-C8-38 to 40): buys resources that another player has just produced."""

from typing import Final

from ceilidh.games.glenmore.goods import ANIMAL, MATERIAL, RESOURCE_NAMES, RESOURCES
from ceilidh.games.glenmore.grid import CELLS
from ceilidh.games.glenmore.kinds import DONE, PUT, RESOURCE
from ceilidh.games.glenmore.modules.penny_mobs.gang import MAIL, NAME, NOBODY, gang, set_tokens
from ceilidh.games.glenmore.rules.arrivals import why_not_there, with_room
from ceilidh.games.glenmore.rules.market import sell
from ceilidh.games.glenmore.rules.stock import add_coins, note, put_good, take_good
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import amount
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

BUYS: Final[Spec] = Spec("mail", (RESOURCE,), ("GM-C8-39", "GM-C8-Q7"))
FENCE: Final[Spec] = Spec("fence", (RESOURCE,), ("GM-C8-40",))


def watch(state: State, seat: int, tile: int, cell: int) -> None:
    """Resources of a tile are about to arrive on a cell: afterwards Bruce may buy some of them."""
    part = gang(state)
    types = state.rules.components.tiles[tile].types
    owner = part.bosses[MAIL]
    if owner in (NOBODY, seat) or not types & (ANIMAL | MATERIAL):
        return
    before = state.seats[seat].loads.get(cell, 0)
    state.stack.append(Frame(OFFER.id, owner, seat * CELLS + cell, before))


class MailOffer(Step[State]):
    """frame.a is the producer and the cell, frame.b what lay there before (GM-C8-39, Q7).

    A coin for each resource, as long as there is one of both (Q37).
    """

    def _kinds(self, state: State, frame: Frame) -> list[int]:
        """What came, is still there, and can be paid and then put or sold."""
        if gang(state).tokens[MAIL] == 0:
            return []
        now = state.seats[frame.a // CELLS].loads.get(frame.a % CELLS, 0)
        room = len(with_room(state, frame.seat)) > 0
        return [
            kind
            for kind in range(RESOURCES)
            if amount(now, kind) > amount(frame.b, kind) and (room or state.market[kind] > 0)
        ]

    def begin(self, state: State, frame: Frame) -> bool:
        if self._kinds(state, frame):
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        for kind in self._kinds(state, frame):
            out.append(BUYS.all[kind])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        producer = frame.a // CELLS
        note(state, "mail", frame.seat, RESOURCE_NAMES[action.a], 1, producer, "")
        take_good(state, producer, frame.a % CELLS, action.a, NAME)
        set_tokens(state, MAIL, gang(state).tokens[MAIL] - 1)
        add_coins(state, producer, 1, NAME)
        state.stack.append(Frame(DELIVER.id, frame.seat, action.a))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is BUYS:
            kind: dict[str, object] = {"resource": RESOURCE_NAMES[action.a]}
            return Reason("No {resource} was produced that you can use.", ("GM-C8-39",), kind)
        return Reason("First decide whether Bruce McMail buys a resource.", ("GM-C8-39",))

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"seat": frame.a // CELLS + 1}


class Deliver(Step[State]):
    """Onto any own tile, or sold at once; frame.a is the resource (GM-C8-40)."""

    def _choices(self, state: State, frame: Frame) -> list[Action]:
        found = [PUT.rows[frame.a][cell] for cell in with_room(state, frame.seat)]
        if state.market[frame.a] > 0:
            found.append(FENCE.all[frame.a])
        return found

    def begin(self, state: State, frame: Frame) -> bool:
        found = self._choices(state, frame)
        if len(found) > 1:
            return True
        self.apply(state, frame, found[0])
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(self._choices(state, frame))

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is PUT:
            put_good(state, frame.seat, action.b, action.a, NAME)
        else:
            sell(state, frame.seat, action.a)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is PUT and action.a == frame.a:
            return why_not_there(state, frame.seat, action.b)
        if action.spec is FENCE and action.a == frame.a:
            kind: dict[str, object] = {"resource": RESOURCE_NAMES[action.a]}
            return Reason(
                "There are no coins in the market row for {resource}.", ("GM-C8-40",), kind
            )
        return Reason("First decide where the resource of Bruce McMail goes.", ("GM-C8-40",))


OFFER: Final[MailOffer] = MailOffer("mail offer")
DELIVER: Final[Deliver] = Deliver("deliver mail")
