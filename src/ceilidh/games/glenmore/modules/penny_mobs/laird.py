"""Peggy McLaird (GM-C8-41 to 47): reserves a tile, which is taken in the next own turn."""

from typing import Final

from ceilidh.games.glenmore.kinds import DONE, END, FORGO, TAKE, TILE
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    LAIRD,
    NOWHERE,
    acts_for,
    boss,
    gang,
    row_of,
    set_place,
    set_tokens,
    tokens_left,
)
from ceilidh.games.glenmore.modules.penny_mobs.moments import MobsterRule
from ceilidh.games.glenmore.modules.penny_mobs.places import COINS
from ceilidh.games.glenmore.modules.penny_mobs.rackets import TOKEN
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.market import purse
from ceilidh.games.glenmore.rules.move import MOVING
from ceilidh.games.glenmore.rules.payment import affordable, debt_with_fees
from ceilidh.games.glenmore.rules.placement import ground
from ceilidh.games.glenmore.rules.rondel import position_of
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.rules.tile_refusals import why_no_tile
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import MAIN, ActionRule
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

RESERVE: Final[Spec] = Spec("reserve", (TILE, TOKEN), ("GM-C8-42", "GM-C8-45"))


def reserved(state: State) -> tuple[int, int]:
    """The reserved tile, or NOWHERE, and the coins on its token."""
    place = gang(state).places[LAIRD]
    return (NOWHERE, 0) if place == NOWHERE else (place // COINS, place % COINS)


def place_ahead(state: State, seat: int, tile: int) -> int:
    """Where a tile of the Rondel lies ahead of a pawn that has moved; -1 if behind the gap."""
    place = state.places[seat]
    position = place + 1 + (state.rondel.index(tile) - place - 1) % state.rules.spaces
    return position if position < state.front else -1


def could_take(state: State, seat: int, tile: int) -> bool:
    """Whether a tile of the Rondel lies ahead and can be paid and used (GM-C8-42, 45)."""
    rules = state.rules
    position = place_ahead(state, seat, tile)
    if position < 0 or not rules.landable[tile]:
        return False
    debt = debt_with_fees(state, seat, tile)
    if not affordable(state, seat, purse(state, seat), ground(state, seat), debt):
        return False
    for module in rules.hooks.of["allows_take"]:
        if not module.allows_take(state, seat, tile, position):
            return False
    return True


class ReserveTileRule(MobsterRule):
    """One open reservation at most (GM-C8-42, 45, Q9), and none after The End (GM-C8-47)."""

    def __init__(self) -> None:
        super().__init__(RESERVE)

    def offers(self, state: State, seat: int, out: list[Action]) -> None:
        open_ = gang(state).places[LAIRD] == NOWHERE and not state.gone >> seat & 1
        if not open_ or not acts_for(state, LAIRD, seat):
            return
        tokens = tokens_left(state, LAIRD)
        for tile in sorted([tile for tile in state.rondel if tile >= 0]):
            if could_take(state, seat, tile):
                for token in tokens:
                    out.append(RESERVE.rows[tile][token])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        coins = row_of(state, LAIRD).tokens[action.b]
        set_tokens(state, LAIRD, gang(state).tokens[LAIRD] & ~(1 << action.b))
        set_place(state, LAIRD, action.a * COINS + coins)
        note(state, "reserve", frame.seat, TILE.words[action.a], coins, -1, "")

    def refusal(self, state: State, seat: int, action: Action) -> Reason:
        if boss(state, LAIRD) != seat:
            return Reason("Peggy McLaird does not work for you.", ("GM-C8-42",))
        if gang(state).places[LAIRD] != NOWHERE:
            return Reason("You have already reserved a tile.", ("GM-C8-Q9",))
        if action.b not in tokens_left(state, LAIRD):
            return Reason("Peggy McLaird does not have that token.", ("GM-C8-41",))
        if state.gone >> seat & 1:
            return Reason("Your pawn has already finished.", ("GM-C8-47",))
        return _why_not_this_tile(state, seat, action.a)


def _why_not_this_tile(state: State, seat: int, tile: int) -> Reason:
    name: dict[str, object] = {"tile": state.rules.components.tiles[tile].name}
    if tile not in state.rondel:
        return Reason("{tile} is not on the rondel.", ("GM-C8-42",), name)
    if not state.rules.landable[tile]:
        return Reason("{tile} is never taken, so you cannot reserve it.", ("GM-C8-45",), name)
    if place_ahead(state, seat, tile) < 0:
        return Reason("{tile} is not ahead of your pawn.", ("GM-C8-42",), name)
    return Reason("You would not be able to take {tile}.", ("GM-C8-45",), name)


class TakeReservedTileStep(TurnStep):
    """The reserved tile is taken instead of the move (GM-C8-44); Mobsters may act first (Q34).

    Whoever cannot take it loses Peggy McLaird (GM-C8-46), but not while a deed may still help.
    """

    def action_rules(self, state: State, frame: Frame) -> list[ActionRule[State]]:
        """Those before the move; none can take the place of the move."""
        return [rule for rule in state.rules.hooks.action_rules.before if not rule.when & MAIN]

    def begin(self, state: State, frame: Frame) -> bool:
        seat = frame.seat
        tile, _ = reserved(state)
        if tile == NOWHERE or boss(state, LAIRD) != seat:
            state.stack.pop()
            return False
        if position_of(state, seat, tile) < 0:
            self._end(state)
            note(state, "lapse", seat, TILE.words[tile], 1, -1, "")
            return False
        if self.deed_possible(state, frame):
            return True
        self.choose(state, frame, self._choice(state, seat))
        return False

    def _end(self, state: State) -> None:
        """The reservation is over (GM-C8-Q8)."""
        state.stack.pop()
        set_place(state, LAIRD, NOWHERE)

    def _choice(self, state: State, seat: int) -> Action:
        """To take the tile, or to do without because that is impossible."""
        tile, _ = reserved(state)
        return TAKE.all[tile] if could_take(state, seat, tile) else DONE.only

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(self._choice(state, frame.seat))

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        tile, _ = reserved(state)
        self._end(state)
        if action.spec is TAKE:
            state.stack.pop()  # the move
            MOVING.take(state, frame.seat, tile)
            return
        set_tokens(state, LAIRD, 0)
        note(state, "disgrace", frame.seat, TILE.words[tile], 1, -1, "")

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("what you do before you take your reserved tile", ("GM-C8-44", "GM-C8-Q34"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        tile, _ = reserved(state)
        if action.spec is TAKE and action.a == tile:
            return why_no_tile(state, frame, action)
        if action.spec in (TAKE, FORGO, END, DONE):
            name: dict[str, object] = {"tile": state.rules.components.tiles[tile].name}
            return Reason("You have reserved {tile}: take it.", ("GM-C8-44",), name)
        return None

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"tile": TILE.words[reserved(state)[0]]}


HONOUR: Final[TakeReservedTileStep] = TakeReservedTileStep("honour reservation")
