"""Ports 16 and 17 without trains (IN-P16-01, IN-P17-01): units that move on the map."""

from typing import Final

from ceilidh.games.clans.components.ports import PortEffect
from ceilidh.games.clans.effects import Effect
from ceilidh.games.clans.goods import BAKERY, DAIRY, DISTILLERY
from ceilidh.games.clans.kinds import HEX, MOVE, PICK, TO
from ceilidh.games.clans.rules.expand import land_prices, open_hexes
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.moving import MOVING, can_move, fitting_goals, move_unit
from ceilidh.games.clans.rules.picking import hex_of, kind_on, unit_on, why_no_pick
from ceilidh.games.clans.rules.pieces import kinds_of
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

FACTORIES: Final = (DAIRY, BAKERY, DISTILLERY)


class MoveUnits(Effect):
    """Port 16: some steps to adjacent hexes, of one unit or several."""

    def __init__(self, row: PortEffect) -> None:
        self.moves = row.numbers["moves"]

    def can(self, state: State, seat: int) -> bool:
        return can_move(state, seat)

    def run(self, state: State, seat: int, reason: str) -> None:
        state.stack.append(Frame(MOVING.id, seat, self.moves))

    def why_not(self, state: State, seat: int) -> Reason | None:
        return Reason("None of your units can move.", ("IN-P16-01", "CC-PRT-Q3"))


def factories(state: State, seat: int) -> list[int]:
    """The seat's factories as packed by `unit_on`."""
    out: list[int] = []
    for hex_ in state.seats[seat].own.hexes():
        for kind in sorted(set(kinds_of(state, seat, hex_))):
            if kind in FACTORIES:
                out.append(unit_on(hex_, kind))
    return out


def goals(state: State, seat: int, unit: int) -> list[int]:
    """Where the factory could be built now, land cost included (IN-P17-Q1)."""
    hexes = fitting_goals(state, seat, unit, open_hexes(state, seat)).hexes()
    prices = land_prices(state, seat, hexes, True)
    money = state.seats[seat].money
    return [hex_ for hex_ in hexes if max(prices[hex_], 0) <= money]


def mobile(state: State, seat: int) -> list[int]:
    """The factories that have somewhere to go; all of one player stand on the same terrain."""
    found = factories(state, seat)
    return found if found and goals(state, seat, found[0]) else []


class MoveFactory(Effect):
    """Port 17: no unit cost, but the land of the new hex is paid; a move, so no bonus follows."""

    def can(self, state: State, seat: int) -> bool:
        return len(mobile(state, seat)) > 0

    def run(self, state: State, seat: int, reason: str) -> None:
        state.stack.append(Frame(RELOCATING.id, seat))

    def why_not(self, state: State, seat: int) -> Reason | None:
        if not factories(state, seat):
            return Reason(
                "You have no dairy, bakery or distillery on the map.", ("IN-P17-01", "CC-PRT-Q3")
            )
        rules = ("IN-P17-01", "IN-P17-Q1")
        return Reason("There is no empty hex within reach that you can pay for.", rules)


class RelocateUnitsStep(InnerStep):
    """Frame.a > 0: the factory frame.a - 1 is on its way; frame.b > 0: one of two is picked."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.a:
            out.extend([TO.all[hex_] for hex_ in goals(state, frame.seat, frame.a - 1)])
            return
        found = mobile(state, frame.seat)
        if frame.b:
            out.extend([PICK.all[kind_on(one)] for one in found if hex_of(one) == frame.b - 1])
        else:
            out.extend([MOVE.all[hex_] for hex_ in sorted({hex_of(one) for one in found})])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        seat = frame.seat
        if action.spec is TO:
            state.stack.pop()
            price = land_prices(state, seat, [action.a], True)[action.a]
            pay_in(state, seat, -max(price, 0), "build")
            move_unit(state, seat, frame.a - 1, action.a)
        elif action.spec is PICK:
            unit = unit_on(frame.b - 1, action.a)
            state.stack[-1] = Frame(frame.step, seat, unit + 1)
        else:
            here = [one for one in mobile(state, seat) if hex_of(one) == action.a]
            if len(here) > 1:
                state.stack[-1] = Frame(frame.step, seat, 0, action.a + 1)
            else:
                state.stack[-1] = Frame(frame.step, seat, here[0] + 1)

    def task(self, state: State, frame: Frame) -> Reason:
        if frame.a:
            names: dict[str, object] = {"hex": HEX.words[hex_of(frame.a - 1)]}
            return Reason("where to move the building from hex {hex}", ("IN-P17-01",), names)
        return Reason("which building to move", ("IN-P17-01",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        names: dict[str, object] = {"hex": HEX.words[max(action.a, 0) % len(HEX.words)]}
        if frame.b:
            return why_no_pick(state, frame.seat, frame.b - 1, action)
        if action.spec is MOVE and not frame.a:
            return Reason(
                "You have no dairy, bakery or distillery on hex {hex}.", ("IN-P17-01",), names
            )
        if action.spec is TO and frame.a:
            return self._why_no_goal(state, frame, action, names)
        return None

    def _why_no_goal(
        self, state: State, frame: Frame, action: Action, names: dict[str, object]
    ) -> Reason:
        reach = open_hexes(state, frame.seat)
        if not fitting_goals(state, frame.seat, frame.a - 1, reach).has(action.a):
            rules = ("IN-P17-Q1", "IN-MV-10")
            return Reason("Hex {hex} is not an empty grassland hex within reach.", rules, names)
        prices = land_prices(state, frame.seat, [action.a], True)
        sums: dict[str, object] = {
            "cost": prices[action.a],
            "money": state.seats[frame.seat].money,
        }
        return Reason("That costs £{cost}; you have £{money}.", ("IN-P17-01",), sums)


RELOCATING: Final[RelocateUnitsStep] = RelocateUnitsStep("move factory")
