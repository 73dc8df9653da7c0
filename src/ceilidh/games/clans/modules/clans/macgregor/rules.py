"""Clan MacGregor of Industria (IN-MCG): herds that make room for other units, sheep for money."""

from typing import Final

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.goods import COLUMN_NAMES, COW, SHEEP, SHIPPING_RIVER
from ceilidh.games.clans.kinds import DONE, HEX, TO, UNIT
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.rules.benefits import BENEFITS
from ceilidh.games.clans.rules.bonuses import open_bonuses
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.rules.expand import build_second, unit_cost, units_left
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.moving import fitting_goals, move_unit
from ceilidh.games.clans.rules.picking import unit_on
from ceilidh.games.clans.rules.pieces import has_room, kinds_of, send_home
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.deed import BENEFIT, MAIN, Deed
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


class Pasture(Deed[State]):
    """An expand in two steps: a unit beside a sheep, then the sheep moves on (IN-MCG-04 to 09).

    As the action of a turn, or for a free hex, which then saves nothing (IN-MCG-Q2).
    """

    def __init__(self) -> None:
        super().__init__((PASTURE,), MAIN | BENEFIT)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.step == BENEFITS.id and frame.b == 0:
            return
        own = state.seats[frame.seat]
        columns = [
            column
            for column in own.hooks.columns
            if column.kind not in (SHEEP, COW)
            and units_left(own, column) > 0
            and unit_cost(state, frame.seat, column) <= own.money
        ]
        for hex_ in sheep_hexes(state, frame.seat):
            if makes_room(state, frame.seat, hex_):
                fits = state.map.fits[hex_]
                out.extend([PASTURE.rows[c.index][hex_] for c in columns if c.terrain & fits])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        """Bonuses of the new unit follow only once the sheep has moved (IN-MCG-12, 16)."""
        if frame.step == BENEFITS.id:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b - 1, frame.c)
        build_second(state, frame.seat, action.a, action.b, False)
        open_bonuses(state, frame.seat, action.a, action.b)
        state.stack.append(Frame(GRAZING.id, frame.seat, action.b))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        own = state.seats[frame.seat]
        column = own.hooks.column_at[action.a]
        names: dict[str, object] = {"unit": COLUMN_NAMES[action.a], "hex": HEX.words[action.b]}
        if frame.step == BENEFITS.id and frame.b == 0:
            return Reason("You have no free hex left here.", ("CC-FUL-24", "CC-ACT-01"))
        if column.index != action.a:
            return Reason("Your player board has no {unit}.", ("CC-EXP-01",), names)
        if action.a in (SHEEP, COW):
            return Reason("No animal takes the place of a sheep.", ("IN-MCG-05",))
        if units_left(own, column) == 0:
            return Reason("All your {unit} units are on the map.", ("CC-EXP-13",), names)
        kinds = kinds_of(state, frame.seat, action.b)
        if SHEEP not in kinds or not herd_of(state, frame.seat, action.b):
            rules = ("IN-MCG-02", "IN-MCG-05")
            return Reason("No sheep of a herd of yours stands on hex {hex}.", rules, names)
        if len(kinds) > 1:
            return Reason("Two units stand on hex {hex} already.", ("IN-MCG-07",), names)
        if not state.map.fits[action.b] & column.terrain:
            return Reason("A {unit} does not fit the land of hex {hex}.", ("IN-MCG-Q1",), names)
        if pastures(state, frame.seat, action.b).is_empty():
            return Reason("The sheep on hex {hex} has nowhere to go.", ("IN-MCG-11",), names)
        sums: dict[str, object] = {
            "cost": unit_cost(state, frame.seat, column),
            "money": own.money,
        }
        return Reason("That costs £{cost}; you have £{money}.", ("IN-MCG-06",), sums)


class Grazing(InnerStep):
    """Second step: the sheep of hex frame.a moves; no land is paid (IN-MCG-09)."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend([TO.all[hex_] for hex_ in pastures(state, frame.seat, frame.a).hexes()])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        move_unit(state, frame.seat, unit_on(frame.a, SHEEP), action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        names: dict[str, object] = {"hex": HEX.words[frame.a]}
        return Reason("where the sheep of hex {hex} goes", ("IN-MCG-08",), names)

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not TO:
            return None
        names: dict[str, object] = {"hex": HEX.words[action.a]}
        rules = ("IN-MCG-08", "IN-MCG-Q3")
        return Reason("Hex {hex} is no free grassland beside the herd.", rules, names)


GRAZING: Final[Grazing] = Grazing("graze")


class Culling(Decision):
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
        return Reason("which sheep goes for money, or be done", ("IN-MCG-13",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is CULL:
            return Reason("A sheep goes for money only after production.", ("IN-MCG-13",))
        return None

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not CULL:
            return None
        names: dict[str, object] = {"hex": HEX.words[action.a]}
        return Reason("You have no sheep on hex {hex}.", ("IN-MCG-13",), names)


CULLING: Final[Culling] = Culling("sell sheep")


class MacGregor(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__(NAME, components, ABILITY)
        self.pasture = Pasture()

    def deeds(self) -> list[Deed[State]]:
        return [self.pasture]

    def production_ends(self, state: State, seat: int) -> None:
        state.stack.append(Frame(CULLING.id, seat))
