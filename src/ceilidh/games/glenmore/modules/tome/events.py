"""Triggering an event (GM-C6-10 to 14): choose a card, give its price, resolve it, turn it."""

from typing import Final

from ceilidh.games.glenmore.components.effects import GAIN_SCOT, REMOVE_TILE, SPECIAL, TAKE_DISCARD
from ceilidh.games.glenmore.debt import goods_debt, pack
from ceilidh.games.glenmore.goods import RESOURCES
from ceilidh.games.glenmore.grid import PlacementArea, cells_of
from ceilidh.games.glenmore.kinds import LANDMARK, PAY
from ceilidh.games.glenmore.modules.tome.book import (
    TURNING,
    box_of,
    cell_of,
    turn_card,
    unturned,
)
from ceilidh.games.glenmore.modules.tome.rows import EventRow
from ceilidh.games.glenmore.rules.effects import run
from ceilidh.games.glenmore.rules.fetch import fetchable_on
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.market import purse
from ceilidh.games.glenmore.rules.payment import PAYING, coins_suffice
from ceilidh.games.glenmore.rules.placement import guards
from ceilidh.games.glenmore.rules.removal import removable
from ceilidh.games.glenmore.rules.special import why_no_special
from ceilidh.games.glenmore.rules.stock import add_points, take_scot
from ceilidh.games.glenmore.state import NO_CELL, State
from ceilidh.games.glenmore.tile_load import scots
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

EVENT: Final[Spec] = Spec("event", (LANDMARK,), ("GM-C6-11", "GM-C6-12"))
FLIP: Final[Spec] = Spec("flip", (LANDMARK,), ("GM-C6-13", "GM-C6-34"))


def event_of(state: State, card: int) -> EventRow:
    return box_of(state).event(LANDMARK.words[card])


def all_scots(state: State, seat: int) -> int:
    """How many Scots a seat has on its tiles."""
    return sum([scots(load) for load in state.seats[seat].loads.values()])


def payable(state: State, seat: int, row: EventRow) -> bool:
    """Whether the price can be given in full; Scots may stand anywhere (GM-C6-Q2, Q16)."""
    if all_scots(state, seat) < row.scots:
        return False
    if row.vp and sum(state.seats[seat].points) < row.vp:
        return False
    return sum(row.goods) == 0 or coins_suffice(purse(state, seat), goods_debt(row.goods))


def still_fetchable(state: State, seat: int, due: int, paid: int = NO_CELL) -> bool:
    """Whether a tile of the pile can be used once `due` Scots are given (GM-C6-Q18).

    `paid` is the cell that the first of them comes from, NO_CELL if it may be any. If a Scot is
    left, it can be any of those that stand somewhere else.
    """
    own = state.seats[seat]
    manned = own.manned
    if all_scots(state, seat) <= due:
        manned = 0
    elif paid >= 0 and scots(own.loads[paid]) == 1:
        manned &= ~(1 << paid)
    land = PlacementArea(own.area, own.river, guards(state, own, manned))
    return len(fetchable_on(state, seat, land)) > 0


def has_effect(state: State, seat: int, card: int) -> bool:
    """Whether the event could do anything now; else the card can only be turned (GM-C6-13)."""
    row = event_of(state, card)
    cell = cell_of(state, seat, card)
    for effect in row.effects:
        if effect.word == REMOVE_TILE and removable(state, seat, effect.amount):
            return True
        if effect.word == TAKE_DISCARD and still_fetchable(state, seat, row.scots):
            return True
        if effect.word == GAIN_SCOT and cell >= 0 and state.seats[seat].scots > 0:
            return True
        special = effect.word == SPECIAL
        if special and why_no_special(state, seat, effect.target, cell) is None:
            return True
        if effect.word not in (REMOVE_TILE, TAKE_DISCARD, GAIN_SCOT, SPECIAL):
            return True
    return False


def usable(state: State, seat: int, card: int) -> bool:
    return payable(state, seat, event_of(state, card)) and has_effect(state, seat, card)


class ChooseEvent(TurnStep):
    """One own card that is not yet on its Event side, with its event or without (GM-C6-11, 13)."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        cards = unturned(state, frame.seat)
        for card in cards:
            if usable(state, frame.seat, card):
                out.append(EVENT.all[card])
        for card in cards:
            out.append(FLIP.all[card])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        seat, card = frame.seat, action.a
        if action.spec is FLIP:
            turn_card(state, seat, card)
            return
        row = event_of(state, card)
        state.stack.append(Frame(TURNING.id, seat, card))
        state.stack.append(Frame(HAPPENING.id, seat, card))
        if row.scots:
            state.stack.append(Frame(GIVING.id, seat, row.scots, card))
        if sum(row.goods):
            state.stack.append(pack(goods_debt(row.goods), PAYING.id, seat))
        add_points(state, seat, -row.vp, row.id)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which event to trigger", ("GM-C6-10", "GM-C6-11"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not EVENT and action.spec is not FLIP:
            return None
        reason = why_no_card(state, frame.seat, action.a)
        if reason is not None:
            return reason
        if not payable(state, frame.seat, event_of(state, action.a)):
            return Reason("You cannot pay for the event.", ("GM-C6-13", "GM-C6-Q2"))
        return Reason("The event would have no effect now.", ("GM-C6-13",))


def why_no_card(state: State, seat: int, card: int) -> Reason | None:
    """Why a card cannot be turned; None if it can."""
    name: dict[str, object] = {"card": state.rules.components.landmarks[card].name}
    if card not in state.seats[seat].landmarks:
        return Reason("You do not have the card {card}.", ("GM-C6-11",), name)
    if card not in unturned(state, seat):
        return Reason("{card} already shows its Event side.", ("GM-C6-14",), name)
    return None


class GiveScots(TurnStep):
    """Scots go back to the supply from any own tiles; frame.a is how many (GM-C6-Q2).

    frame.b is the card. Its event must still be possible afterwards (GM-C6-Q18).
    """

    def _cells(self, state: State, frame: Frame) -> list[int]:
        cells = cells_of(state.seats[frame.seat].manned)
        effects = event_of(state, frame.b).effects
        if all([effect.word != TAKE_DISCARD for effect in effects]):
            return cells
        return [cell for cell in cells if still_fetchable(state, frame.seat, frame.a, cell)]

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.a == 0:
            state.stack.pop()
            return False
        cells = self._cells(state, frame)
        if len(cells) > 1:
            return True
        self._give(state, frame, cells[0])
        return False

    def _give(self, state: State, frame: Frame, cell: int) -> None:
        state.stack[-1] = Frame(self.id, frame.seat, frame.a - 1, frame.b)
        take_scot(state, frame.seat, cell, "cost")

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for cell in self._cells(state, frame):
            out.append(PAY.rows[RESOURCES][cell])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        self._give(state, frame, action.b)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which Scot to pay", ("GM-C6-Q2",))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not PAY:
            return None
        if action.a != RESOURCES:
            return Reason("The event costs a Scot.", ("GM-C6-Q2",))
        if state.seats[frame.seat].manned >> action.b & 1:
            rules = ("GM-C6-Q18", "GM-C6-52")
            return Reason("Without the Scot on that tile you could not place a tile.", rules)
        return Reason("There is no Scot on that tile.", ("GM-C6-Q2",))

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"scots": frame.a}


class ResolveEventStep(Step[State]):
    """The effects of an event, in order: frame.a is the card, frame.c the next effect."""

    def begin(self, state: State, frame: Frame) -> bool:
        effects = event_of(state, frame.a).effects
        if frame.c >= len(effects):
            state.stack.pop()
            return False
        state.stack[-1] = Frame(self.id, frame.seat, frame.a, 0, frame.c + 1)
        cell = cell_of(state, frame.seat, frame.a)
        run(state, frame.seat, effects[frame.c], cell, LANDMARK.words[frame.a])
        return False


class FlipOther(TurnStep):
    """Wallace Monument turns another card without its event (GM-C6-34, Q3).

    Its own card is about to be turned, and so it is not among those that can be.
    """

    def begin(self, state: State, frame: Frame) -> bool:
        if unturned(state, frame.seat):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for card in unturned(state, frame.seat):
            out.append(FLIP.all[card])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        turn_card(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which card to turn", ("GM-C6-34", "GM-C6-Q3"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return why_no_card(state, frame.seat, action.a) if action.spec is FLIP else None


CHOOSING: Final[ChooseEvent] = ChooseEvent("choose event")
GIVING: Final[GiveScots] = GiveScots("give scots")
HAPPENING: Final[ResolveEventStep] = ResolveEventStep("event happens")
FLIPPING: Final[FlipOther] = FlipOther("turn another card")
