"""A unit for the cost of its land: a field (IN-D02), or a jump (IN-D04)."""

from typing import Final

from ceilidh.games.clans.components.hexes import HEXES
from ceilidh.games.clans.goods import FIELD
from ceilidh.games.clans.kinds import BUILD, DONE, HEX
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.trains.map_bonuses.free_hexes import BESIDE
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.rules.benefits import open_benefits
from ceilidh.games.clans.rules.bonuses import open_bonuses
from ceilidh.games.clans.rules.expand import build, granted_builds, why_no_unit, why_too_dear
from ceilidh.games.clans.rules.granting import GrantedExpandStep, can_expand
from ceilidh.games.clans.rules.grants import EVERY_COLUMN, Grant
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Flow
from ceilidh.kernel.hexset import EMPTY, HexSet, joined
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

UPGRADE_LEFT: Final = 2  # the second part of the tile with the jump
FREE_FIELD: Final[Grant] = Grant(True, False, 1 << FIELD)
FREE_JUMP: Final[Grant] = Grant(True, False, EVERY_COLUMN & ~(1 << FIELD))


def _at_distance(jump: int) -> list[HexSet]:
    """For every hex those that are reached by passing over exactly so many others."""
    out: list[HexSet] = []
    for hex_ in range(HEXES):
        known = EMPTY.plus(hex_)
        wave = known
        for _ in range(jump + 1):
            wave = joined(BESIDE, wave).minus(known)
            known = known.union(wave)
        out.append(wave)
    return out


# By the number of hexes jumped over.
_JUMPS: Final[dict[int, list[HexSet]]] = {}


def jump_hexes(state: State, seat: int, jump: int) -> HexSet:
    """Free hexes that a jump over so many hexes reaches from any own unit (IN-D04-Q1)."""
    if jump not in _JUMPS:
        _JUMPS[jump] = _at_distance(jump)
    hexes = joined(_JUMPS[jump], state.seats[seat].own).intersection(state.free)
    for module in state.seats[seat].hooks.of["closed_hexes"]:
        hexes = hexes.minus(module.closed_hexes(state, seat))
    return hexes


def free_jumps(state: State, seat: int, jump: int, out: list[Action]) -> None:
    """Units whose land can be paid where the tile's own jump leads (IN-D04)."""
    granted_builds(state, seat, FREE_JUMP, jump_hexes(state, seat, jump).hexes(), out)


class FreeUnit(GrantedExpandStep):
    """A unit without its own cost, but with that of the land; frame.a hexes are jumped over.

    A field is an expand that is granted (IN-D02-01). The jump of a tile is no other expand: nothing
    a clan can do when it expands is added to it (IN-SIN-Q2).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.bonus = -1

    def ready(self, flow: Flow[State]) -> None:
        self.bonus = flow.id_of("delivery bonus")

    def grant(self, state: State, frame: Frame) -> Grant | None:
        return None if frame.a else FREE_FIELD

    def spend(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()

    def why_no_grant(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if frame.a == 0:
            if action.a == FIELD:
                return None
            return Reason("This bonus is for placing a field.", ("IN-D02-01",))
        if action.spec is BUILD:
            return self._why_no_jump(state, frame, action)
        rules = ("IN-D04-01", "IN-SIN-Q2", "IN-MCG-Q2")
        return Reason("This bonus expands only by its own jump.", rules)

    def begin(self, state: State, frame: Frame) -> bool:
        if self.has_choice(state, frame):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.a:
            free_jumps(state, frame.seat, frame.a, out)
        else:
            self.builds(state, frame, out)
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is BUILD:
            build(state, frame.seat, action.a, action.b, FREE_JUMP)
            open_bonuses(state, frame.seat, action.a, action.b)
            self._upgrade_first(state, frame.seat)

    def _upgrade_first(self, state: State, seat: int) -> None:
        """The tile's upgrade belongs to the expand: it comes before the bonuses (IN-D04-Q2)."""
        for nth, frame in enumerate(state.stack):
            if frame.step == self.bonus and frame.seat == seat and frame.b & UPGRADE_LEFT:
                left = frame.b & ~UPGRADE_LEFT
                state.stack[nth] = Frame(frame.step, seat, frame.a, left)
                upgrades = railway(state).bonus(frame.a).numbers["upgrades"]
                open_benefits(state, seat, 0, 0, upgrades)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to place the free unit, if anywhere", ("IN-D02-01", "IN-D04-01"))

    def _why_no_jump(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.a == FIELD:
            return Reason("You cannot jump with a field.", ("IN-D04-01",))
        reason = why_no_unit(state, frame.seat, action)
        if reason is not None or not state.free.has(action.b):
            return reason
        if not jump_hexes(state, frame.seat, frame.a).has(action.b):
            names: dict[str, object] = {"hex": HEX.words[action.b], "jump": frame.a}
            rules = ("IN-D04-03", "IN-D04-Q1")
            return Reason("You cannot reach hex {hex} with a jump over {jump} hexes.", rules, names)
        return why_too_dear(state, frame.seat, action, FREE_JUMP)


FREE_UNIT: Final[FreeUnit] = FreeUnit("free unit")


class FreeUnitPart(BonusPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        jump = numbers.get("jump", 0)
        if not jump:
            return can_expand(state, seat, FREE_FIELD)
        out: list[Action] = []
        free_jumps(state, seat, jump, out)
        return len(out) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(FREE_UNIT.id, seat, numbers.get("jump", 0)))
