"""The move of a pawn (GM-TRN-01, GM-TAK): to a tile that can be paid and used, or onto The End."""

from typing import Final

from ceilidh.games.glenmore.debt import pack
from ceilidh.games.glenmore.goods import PERSON
from ceilidh.games.glenmore.kinds import DONE, END, FORGO, TAKE
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.market import purse
from ceilidh.games.glenmore.rules.payment import PAYING, affordable, debt_with_fees
from ceilidh.games.glenmore.rules.placement import PLACE, ground
from ceilidh.games.glenmore.rules.rondel import (
    discard,
    discard_passed,
    move_figure,
    position_of,
    take_off,
    tiles_ahead,
)
from ceilidh.games.glenmore.rules.stock import add_coins, add_movement
from ceilidh.games.glenmore.rules.tile_refusals import why_no_end, why_no_tile
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import MAIN, ActionRule, rule_of
from ceilidh.kernel.flow import Flow, Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

COMFORT_COIN: Final = 0


class CannotPayReward(Step[State]):
    """The coin or the movement point of the cannot-pay case, after the move (GM-TAK-11)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        if frame.a == COMFORT_COIN:
            add_coins(state, frame.seat, 1, "forgo")
        else:
            add_movement(state, frame.seat, 1, "forgo")
        return False


class MovePawnStep(TurnStep):
    """The pawn in last position moves on; there is no passing (GM-RON-11).

    Modules add deeds that take the place of the move, and free ones before it.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.person: int = -1
        self.refill: int = -1

    def ready(self, flow: Flow[State]) -> None:
        self.person = flow.id_of("person")
        self.refill = flow.id_of("refill")

    def is_free(self, state: State, frame: Frame) -> bool:
        return True

    def action_rules(self, state: State, frame: Frame) -> list[ActionRule[State]]:
        return state.rules.hooks.action_rules.before

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        seat = frame.seat
        ahead = tiles_ahead(state, seat)
        found = self._takeable(state, seat, ahead)
        found.sort()
        for tile in found:
            out.append(TAKE.all[tile])
        if not found:
            self._list_forgone(state, ahead, out)
        if position_of(state, seat, state.rules.end) >= 0:
            out.append(END.only)

    def _takeable(self, state: State, seat: int, ahead: list[tuple[int, int]]) -> list[int]:
        """The tiles that can be paid and used (GM-TAK-09, GM-TAK-Q3)."""
        rules = state.rules
        money = purse(state, seat)
        land = ground(state, seat)
        found: list[int] = []
        landable, debts, vetoes = rules.landable, rules.debts, rules.hooks.of["allows_take"]
        fees = rules.hooks.of["take_fee"] or rules.hooks.of["lay_fee"]
        for position, tile in ahead:
            debt = debt_with_fees(state, seat, tile) if fees else debts[tile]
            if landable[tile] and affordable(state, seat, money, land, debt):
                for module in vetoes:
                    if not module.allows_take(state, seat, tile, position):
                        break
                else:
                    found.append(tile)
        return found

    def _list_forgone(self, state: State, ahead: list[tuple[int, int]], out: list[Action]) -> None:
        """The cannot-pay case: any tile that a pawn could land on (GM-TAK-10, 11)."""
        for tile in sorted([tile for _, tile in ahead if state.rules.landable[tile]]):
            out.extend(FORGO.rows[tile])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        rule = rule_of(state.rules.hooks.action_rules.before, action)
        if rule is not None and rule.when & MAIN:
            state.stack.pop()
            rule.apply(state, frame, action)
            return
        super().apply(state, frame, action)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is TAKE:
            self.take(state, frame.seat, action.a)
        elif action.spec is FORGO:
            self._forgo(state, frame.seat, action)
        else:
            self._stop(state, frame.seat)

    def take(self, state: State, seat: int, tile: int) -> None:
        """Move to a tile that can be paid and used, and begin to pay for it."""
        position = position_of(state, seat, tile)
        row = state.rules.components.tiles[tile]
        following = self.person if row.kind == PERSON else PLACE.id
        take_off(state, position)
        state.stack.append(Frame(following, seat, tile))
        debt = debt_with_fees(state, seat, tile)
        for module in state.rules.hooks.of["on_take"]:
            module.on_take(state, seat, tile)
        # Also where nothing is due but coins for the place: what comes before must leave them.
        if debt.units or debt.coins or debt.barrels or debt.scots or debt.reserve:
            state.stack.append(pack(debt, PAYING.id, seat))
        move_figure(state, seat, position)
        discard_passed(state, seat)

    def _forgo(self, state: State, seat: int, action: Action) -> None:
        """Nothing is laid and nothing activated (GM-TAK-12)."""
        position = position_of(state, seat, action.a)
        state.stack.append(Frame(COMFORTING.id, seat, action.b))
        move_figure(state, seat, position)
        discard(state, seat, take_off(state, position))
        discard_passed(state, seat)

    def _stop(self, state: State, seat: int) -> None:
        """The turn and the game are over for this player at once (GM-END-03)."""
        while state.stack[-1].step != self.refill:
            state.stack.pop()
        move_figure(state, seat, position_of(state, seat, state.rules.end))
        discard_passed(state, seat)

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is TAKE or action.spec is FORGO:
            return why_no_tile(state, frame, action)
        if action.spec is END:
            return why_no_end(state)
        if action.spec is DONE:
            return Reason("You must move your pawn; you cannot pass.", ("GM-RON-11",))
        return None

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to move your pawn", ("GM-TRN-01", "GM-RON-11"))


COMFORTING: Final[CannotPayReward] = CannotPayReward("comfort")
MOVING: Final[MovePawnStep] = MovePawnStep("move")
