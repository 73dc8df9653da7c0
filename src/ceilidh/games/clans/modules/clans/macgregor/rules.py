"""Clan MacGregor of Industria (IN-MCG): herds that make room for other units, sheep for money."""

from typing import Final

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.goods import COLUMN_NAMES, COW, SHEEP, SHIPPING_RIVER
from ceilidh.games.clans.kinds import DONE, HEX, TO, UNIT
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.rules.bonuses import open_bonuses
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.rules.expand import build_second, unit_cost, units_left
from ceilidh.games.clans.rules.grants import ExpandRule, Grant
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.moving import fitting_goals, move_unit
from ceilidh.games.clans.rules.picking import unit_on
from ceilidh.games.clans.rules.pieces import has_room, kinds_of, send_home
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import ActionRule
from ceilidh.kernel.hexset import HexSet, hexset, joined
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

NAME: Final = "macgregor"
ABILITY: Final[Ability] = Ability(
    {
        "herd_size": (2, 2),
        "graze_action": (1, 1),
        "sheep_sale_money": (0, 99),
        "sheep_sales_per_production": (1, 1),
    }
)
PASTURE: Final[Spec] = Spec("pasture", (UNIT, HEX), ("IN-MCG-04", "IN-MCG-05"), second_first=True)
CULL: Final[Spec] = Spec("cull", (HEX,), ("IN-MCG-13",))


def sheep_hexes(state: State, seat: int) -> list[int]:
    return [h for h in state.seats[seat].own.hexes() if SHEEP in kinds_of(state, seat, h)]


def herd_of(state: State, seat: int, hex_: int) -> list[int]:
    """The other hexes of the herd that the sheep on a hex belongs to; rivers do not break it.

    Sheep on the same hex alone are none (IN-MCG-02, 03).
    """
    flock = sheep_hexes(state, seat)
    herd = [hex_]
    for one in herd:
        for near in state.map.adjacent[one]:
            if near in flock and near not in herd:
                herd.append(near)
    return herd[1:]


def pastures(state: State, seat: int, hex_: int) -> HexSet:
    """Where the sheep of a hex may go: beside another of its herd (IN-MCG-08, 10, IN-MCG-Q3)."""
    level = min(state.seats[seat].shipping, SHIPPING_RIVER)
    reach = joined(state.map.reach[level], hexset(herd_of(state, seat, hex_)))
    return fitting_goals(state, seat, unit_on(hex_, SHEEP), reach)


def makes_room(state: State, seat: int, hex_: int) -> bool:
    """Whether a sheep stands there alone and could go elsewhere (IN-MCG-07, 11)."""
    if not has_room(state, seat, hex_) or SHEEP not in kinds_of(state, seat, hex_):
        return False
    return not pastures(state, seat, hex_).is_empty()


def place_cost(state: State, seat: int, grant: Grant, column: Column) -> int:
    """What a unit costs that takes the place of a sheep: no land (IN-MCG-06)."""
    return max(unit_cost(state, seat, column), 0) if grant.unit else 0


class Pasture(ExpandRule):
    """An expand in two steps: a unit beside a sheep, then the sheep moves on (IN-MCG-04 to 09).

    As the action of a turn, or when granted; a free hex then saves nothing (IN-MCG-Q2).
    """

    def __init__(self) -> None:
        super().__init__((PASTURE,))

    def ways(self, state: State, seat: int, grant: Grant, out: list[Action]) -> None:
        own = state.seats[seat]
        columns = [
            column
            for column in own.hooks.columns
            if column.kind not in (SHEEP, COW)
            and grant.columns >> column.index & 1
            and units_left(own, column) > 0
            and place_cost(state, seat, grant, column) <= own.money
        ]
        for hex_ in sheep_hexes(state, seat):
            if grant.allows(hex_) and makes_room(state, seat, hex_):
                fits = state.map.fits[hex_]
                out.extend([PASTURE.rows[c.index][hex_] for c in columns if c.terrain & fits])

    def expand(self, state: State, seat: int, grant: Grant, action: Action) -> None:
        """Bonuses of the new unit follow only once the sheep has moved (IN-MCG-12, 16)."""
        build_second(state, seat, action.a, action.b, not grant.unit)
        open_bonuses(state, seat, action.a, action.b)
        state.stack.append(Frame(GRAZING.id, seat, action.b))

    def why_no_way(self, state: State, seat: int, grant: Grant, action: Action) -> Reason | None:
        own = state.seats[seat]
        column = own.hooks.column_at[action.a]
        names: dict[str, object] = {"unit": COLUMN_NAMES[action.a], "hex": HEX.words[action.b]}
        if column.index != action.a:
            return Reason("You have no {unit} left on your player board.", ("CC-EXP-01",), names)
        if action.a in (SHEEP, COW):
            return Reason("An animal cannot take the place of a sheep.", ("IN-MCG-05",))
        if units_left(own, column) == 0:
            return Reason(
                "All your units of this type are already on the map ({unit}).",
                ("CC-EXP-13",),
                names,
            )
        kinds = kinds_of(state, seat, action.b)
        if SHEEP not in kinds or not herd_of(state, seat, action.b):
            rules = ("IN-MCG-02", "IN-MCG-05")
            return Reason("You have no sheep from a herd on hex {hex}.", rules, names)
        if len(kinds) > 1:
            return Reason("There are already two units on hex {hex}.", ("IN-MCG-07",), names)
        if not state.map.fits[action.b] & column.terrain:
            return Reason(
                "You cannot place this unit on hex {hex}: wrong terrain ({unit}).",
                ("IN-MCG-Q1",),
                names,
            )
        if pastures(state, seat, action.b).is_empty():
            return Reason("The sheep on hex {hex} would have nowhere to go.", ("IN-MCG-11",), names)
        sums: dict[str, object] = {
            "cost": place_cost(state, seat, grant, column),
            "money": own.money,
        }
        return Reason("That costs £{cost}; you have £{money}.", ("IN-MCG-06",), sums)


class GrazeStep(InnerStep):
    """Second step: the sheep of hex frame.a moves; no land is paid (IN-MCG-09)."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend([TO.all[hex_] for hex_ in pastures(state, frame.seat, frame.a).hexes()])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        move_unit(state, frame.seat, unit_on(frame.a, SHEEP), action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        names: dict[str, object] = {"hex": HEX.words[frame.a]}
        return Reason("where to move the sheep from hex {hex}", ("IN-MCG-08",), names)

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not TO:
            return None
        names: dict[str, object] = {"hex": HEX.words[action.a]}
        rules = ("IN-MCG-08", "IN-MCG-Q3")
        return Reason("Hex {hex} is not an empty grassland hex next to the herd.", rules, names)


GRAZING: Final[GrazeStep] = GrazeStep("graze")


class ReturnSheepStep(Decision):
    """After production one sheep may go back to the player board for money (IN-MCG-13, 14)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if state.seats[frame.seat].deployed[SHEEP] > 0:
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        out.extend([CULL.all[hex_] for hex_ in sheep_hexes(state, frame.seat)])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is CULL:
            send_home(state, action.a, SHEEP)
            row = state.rules.components.clan(NAME)
            pay_in(state, frame.seat, row.ability["sheep_sale_money"], "clan")

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which sheep to return for money, if any", ("IN-MCG-13",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is CULL:
            return Reason("You can only return a sheep for money after production.", ("IN-MCG-13",))
        return None

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not CULL:
            return None
        names: dict[str, object] = {"hex": HEX.words[action.a]}
        return Reason("You have no sheep on hex {hex}.", ("IN-MCG-13",), names)


CULLING: Final[ReturnSheepStep] = ReturnSheepStep("sell sheep")


class MacGregor(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__(NAME, components, ABILITY)
        self.pasture = Pasture()

    def action_rules(self) -> list[ActionRule[State]]:
        return [self.pasture]

    def production_ends(self, state: State, seat: int) -> None:
        state.stack.append(Frame(CULLING.id, seat))
