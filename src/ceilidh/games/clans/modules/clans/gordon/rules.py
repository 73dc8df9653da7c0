"""Clan Gordon of Industria (IN-GOR): cheap fields that give more, and three silos for grain."""

from typing import Final, cast

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.goods import FIELD, GRAIN, MILK, WOOL
from ceilidh.games.clans.kinds import DONE, GAIN
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.modules.industria.industria_tiles.hooks import ChainHooks
from ceilidh.games.clans.rules.benefits import open_benefits
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import put_goods
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.action_rule import AFTER, BEFORE, INSIDE, MAIN, PRODUCTION, ActionRule
from ceilidh.kernel.json_fields import integer
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.ruleset import ModuleHooks
from ceilidh.kernel.state import Frame, ModuleState

NAME: Final = "gordon"
ABILITY: Final[Ability] = Ability(
    {"field_cost": (0, 99), "field_grain": (1, 9), "chain_pairs_per_field": (1, 9)}, {}, ("silos",)
)
SILOS: Final = 3
SILO: Final[Domain] = Domain("silo", ("1", "2", "3"), "silo")
FILL: Final[Spec] = Spec("fill", (SILO,), ("IN-GOR-04",))
EMPTY: Final[Spec] = Spec("empty", (SILO,), ("IN-GOR-06", "IN-GOR-Q1"))
UNLOAD: Final[Spec] = Spec("unload", (SILO,), ("IN-GOR-11",))

# What a silo gives, by the words of the clan's row.
FREE_HEX: Final = "free_hex"
UPGRADE: Final = "upgrade"


class Silos(ModuleState):
    """A mask of the silos that hold a grain (IN-GOR-03)."""

    # fields: module Silos
    def __init__(self, full: int = 0) -> None:
        super().__init__(NAME)
        self.full = full

    def dump(self) -> dict[str, object]:
        return {"full": self.full}

    def restore(self, data: dict[str, object]) -> None:
        self.full = integer(data["full"])

    def copy(self) -> "Silos":
        return Silos(self.full)

    # fields: end


def silos(state: State) -> Silos:
    return cast(Silos, state.module(NAME))


def benefits(state: State) -> tuple[str, ...]:
    """What each silo gives (IN-GOR-07 to 09)."""
    return state.rules.components.clan(NAME).words["silos"]


def take_out(state: State, silo: int) -> None:
    part = silos(state).copy()
    part.full &= ~(1 << silo)
    state.keep(part)


def unload(state: State, seat: int, silo: int) -> None:
    take_out(state, silo)
    put_goods(state, seat, GRAIN, 1, "clan")


def legal_silos(state: State, spec: Spec, out: list[Action]) -> None:
    """Append the actions of the silos that hold a grain."""
    full = silos(state).full
    out.extend([spec.all[silo] for silo in range(SILOS) if full >> silo & 1])


def why_empty(state: State, silo: int) -> Reason | None:
    if silos(state).full >> silo & 1:
        return None
    return Reason("Silo {silo} is empty.", ("IN-GOR-03",), {"silo": silo + 1})


class EmptySiloRule(ActionRule[State]):
    """As the action of a turn: the grain of one silo for its benefit (IN-GOR-06, IN-GOR-Q1)."""

    def __init__(self) -> None:
        super().__init__((EMPTY,), MAIN)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        legal_silos(state, EMPTY, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        take_out(state, action.a)
        gift = benefits(state)[action.a]
        if gift == FREE_HEX:
            open_benefits(state, frame.seat, 0, 1, 0)
        elif gift == UPGRADE:
            open_benefits(state, frame.seat, 0, 0, 1)
        else:
            state.stack.append(Frame(SILO_GOOD.id, frame.seat))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return why_empty(state, action.a)


class UnloadSiloRule(ActionRule[State]):
    """At any time: grain of a silo is part of the stock and may be moved there (IN-GOR-10, 11)."""

    def __init__(self) -> None:
        super().__init__((UNLOAD,), BEFORE | AFTER | INSIDE | PRODUCTION)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        legal_silos(state, UNLOAD, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        unload(state, frame.seat, action.a)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return why_empty(state, action.a)


class FillSilosStep(Decision):
    """Grain just produced may go into empty silos; frame.a counts what is left of it (IN-GOR-04).

    Grain from elsewhere stays outside (IN-GOR-05).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.a > 0 and silos(state).full != (1 << SILOS) - 1:
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        full = silos(state).full
        out.extend([FILL.all[silo] for silo in range(SILOS) if not full >> silo & 1])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is FILL:
            state.stack.append(Frame(frame.step, frame.seat, frame.a - 1))
            part = silos(state).copy()
            part.full |= 1 << action.a
            state.keep(part)
            put_goods(state, frame.seat, GRAIN, -1, "clan")

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which silos to fill with the grain just produced", ("IN-GOR-04",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is FILL:
            return Reason(
                "You can only fill silos when your fields produce.", ("IN-GOR-04", "IN-GOR-05")
            )
        return None

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is FILL:
            silo: dict[str, object] = {"silo": action.a + 1}
            return Reason("Silo {silo} is full.", ("IN-GOR-03",), silo)
        return None


class ChooseSiloGoodStep(InnerStep):
    """Silo 3: a wool or a milk (IN-GOR-09)."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(GAIN.all[WOOL])
        out.append(GAIN.all[MILK])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        put_goods(state, frame.seat, action.a, 1, "clan")

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which good to take from the silo", ("IN-GOR-09",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is GAIN:
            return Reason("This silo gives 1 wool or 1 milk.", ("IN-GOR-09",))
        return None


FILLING: Final[FillSilosStep] = FillSilosStep("fill silos")
SILO_GOOD: Final[ChooseSiloGoodStep] = ChooseSiloGoodStep("good of a silo")


class FieldChains(ChainHooks):
    """A field serves in so many production chains."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def field_chains(self, number: int) -> int:
        return self.most


class Gordon(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__(NAME, components, ABILITY)
        self.emptying = EmptySiloRule()
        self.unloading = UnloadSiloRule()

    def new_module_state(self) -> ModuleState:
        return Silos()

    def columns(self, columns: tuple[Column, ...]) -> tuple[Column, ...]:
        """Fields are cheaper and give a grain more (IN-GOR-01, 02)."""
        out = list(columns)
        out[FIELD] = columns[FIELD].changed(
            self.row.ability["field_cost"], self.row.ability["field_grain"]
        )
        return tuple(out)

    def action_rules(self) -> list[ActionRule[State]]:
        return [self.emptying, self.unloading]

    def on_produced(self, state: State, seat: int) -> None:
        fields = state.seats[seat].deployed[FIELD]
        state.stack.append(Frame(FILLING.id, seat, fields * self.row.ability["field_grain"]))

    def stored_goods(self, state: State, seat: int, good: int) -> int:
        return silos(state).full.bit_count() if good == GRAIN else 0

    def answers(self) -> list[ModuleHooks]:
        return [FieldChains(self.row.ability["chain_pairs_per_field"])]

    def before_final(self, state: State, seat: int) -> None:
        """Grain in silos counts as stock at the end too (IN-GOR-10)."""
        for silo in range(SILOS):
            if silos(state).full >> silo & 1:
                unload(state, seat, silo)

    def audit(self, state: State) -> list[str]:
        return [] if 0 <= silos(state).full < 1 << SILOS else ["there is no such silo"]
