"""Clan MacPherson of Industria (IN-MCP): its animals breed at the end of production."""

from typing import Final

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.goods import COLUMN_NAMES, COW, SHEEP
from ceilidh.games.clans.kinds import DONE, HEX, UNIT
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.rules.expand import build_second, units_left
from ceilidh.games.clans.rules.pieces import has_room, kinds_of
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

NAME: Final = "macpherson"
ABILITY: Final[Ability] = Ability({"breeding_needs": (2, 2), "breeding_per_kind": (1, 1)})
BREED: Final[Spec] = Spec("breed", (UNIT, HEX), ("IN-MCP-02", "IN-MCP-03"))
BOTH: Final = 1 << SHEEP | 1 << COW


def cradles(state: State, seat: int, kind: int) -> list[int]:
    """The hexes of parents with room for the young (IN-MCP-05, 08).

    Two animals on one hex are parents too, but leave it none (IN-MCP-Q1).
    """
    out: list[int] = []
    for hex_ in state.seats[seat].own.hexes():
        if has_room(state, seat, hex_) and kind in kinds_of(state, seat, hex_):
            for near in state.map.neighbours[hex_]:
                if kind in kinds_of(state, seat, near):
                    out.append(hex_)
                    break
    return out


class BreedStep(Decision):
    """One young of each kind masked by frame.a, for free, where two of it are neighbours."""

    def begin(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        self.legal(state, frame, out)
        if len(out) > 1:  # more than to be done
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        own = state.seats[frame.seat]
        for kind in (SHEEP, COW):
            if frame.a >> kind & 1 and units_left(own, own.hooks.column_at[kind]) > 0:
                out.extend([BREED.rows[kind][hex_] for hex_ in cradles(state, frame.seat, kind)])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is BREED:
            left = frame.a & ~(1 << action.a)
            state.stack.append(Frame(frame.step, frame.seat, left))
            build_second(state, frame.seat, action.a, action.b, True)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which of your animals to breed", ("IN-MCP-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is BREED:
            return Reason("Animals breed at the end of production.", ("IN-MCP-01",))
        return None

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not BREED:
            return None
        names: dict[str, object] = {"unit": COLUMN_NAMES[action.a], "hex": HEX.words[action.b]}
        if action.a not in (SHEEP, COW):
            return Reason("Only sheep and cows breed.", ("IN-MCP-02", "IN-MCP-03"))
        if not frame.a >> action.a & 1:
            return Reason(
                "You have already bred this animal this round ({unit}).", ("IN-MCP-04",), names
            )
        own = state.seats[frame.seat]
        if units_left(own, own.hooks.column_at[action.a]) == 0:
            return Reason(
                "All your units of this type are already on the map ({unit}).",
                ("IN-MCP-06",),
                names,
            )
        if len(kinds_of(state, frame.seat, action.b)) > 1:
            return Reason("There are already two units on hex {hex}.", ("IN-MCP-08",), names)
        rules = ("IN-MCP-02", "IN-MCP-05")
        return Reason(
            "You have no pair of neighbouring animals of this type on hex {hex} ({unit}).",
            rules,
            names,
        )


BREEDING: Final[BreedStep] = BreedStep("breed")


class MacPherson(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__(NAME, components, ABILITY)

    def production_ends(self, state: State, seat: int) -> None:
        state.stack.append(Frame(BREEDING.id, seat, BOTH))
