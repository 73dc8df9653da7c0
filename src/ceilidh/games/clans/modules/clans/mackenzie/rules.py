"""Clan MacKenzie (CC-MKZ): £3 for each whisky made, and a cellar in which whisky ages."""

from typing import Final, cast

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.goods import WHISKY
from ceilidh.games.clans.kinds import DONE
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.rules.ledger import pay_in, put_goods
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.action_rule import AFTER, BEFORE, INSIDE, ActionRule
from ceilidh.kernel.json_fields import integer
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame, ModuleState

NAME: Final = "mackenzie"
ABILITY: Final[Ability] = Ability(
    {"money_per_whisky_produced": (0, 99)}, {"cellar_money_by_space": (1, 6)}
)

SPACE: Final[Domain] = Domain("space", ("1", "2", "3", "4", "5", "6"), "cellar")
RELEASE: Final[Spec] = Spec("release", (SPACE,), ("CC-MKZ-07",))
STORE: Final[Spec] = Spec("store", (), ("CC-MKZ-05",))


class WhiskyCellar(ModuleState):
    """A mask of occupied spaces, leftmost first, and the whisky made in this production phase."""

    # fields: module WhiskyCellar
    def __init__(self, barrels: int = 0, fresh: int = 0) -> None:
        super().__init__(NAME)
        self.barrels = barrels
        self.fresh = fresh

    def dump(self) -> dict[str, object]:
        return {"barrels": self.barrels, "fresh": self.fresh}

    def restore(self, data: dict[str, object]) -> None:
        self.barrels = integer(data["barrels"])
        self.fresh = integer(data["fresh"])

    def copy(self) -> "WhiskyCellar":
        return WhiskyCellar(self.barrels, self.fresh)

    # fields: end


def cellar(state: State) -> WhiskyCellar:
    return cast(WhiskyCellar, state.module(NAME))


def values(state: State) -> tuple[int, ...]:
    """What a barrel earns when it leaves each space (CC-MKZ-09, CC-MKZ-Q1)."""
    return state.rules.components.clan("mackenzie").lists["cellar_money_by_space"]


def release(state: State, seat: int, space: int) -> None:
    own = cellar(state).copy()
    own.barrels &= ~(1 << space)
    state.keep(own)
    put_goods(state, seat, WHISKY, 1, "clan")
    pay_in(state, seat, values(state)[space], "clan")


def legal_releases(state: State, out: list[Action]) -> None:
    barrels = cellar(state).barrels
    for space in range(len(values(state))):
        if barrels >> space & 1:
            out.append(RELEASE.all[space])


def no_barrel(action: Action) -> Reason:
    names: dict[str, object] = {"space": SPACE.words[action.a]}
    return Reason("There is no barrel on space {space} of your cellar.", ("CC-MKZ-02",), names)


class ReleaseBarrelsRule(ActionRule[State]):
    """Barrels may leave at any time of the owner's turn (CC-MKZ-07, CC-MKZ-Q3)."""

    def __init__(self) -> None:
        super().__init__((RELEASE,), BEFORE | AFTER | INSIDE)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        legal_releases(state, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        release(state, frame.seat, action.a)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason:
        return no_barrel(action)


class StoreWhiskyStep(Decision):
    """At the end of production: release barrels, and store one fresh whisky (CC-MKZ-05, 06)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if cellar(state).barrels or self._can_store(state, frame.seat):
            return True
        state.stack.pop()
        return False

    def _can_store(self, state: State, seat: int) -> bool:
        own = cellar(state)
        return own.fresh > 0 and state.seats[seat].goods[WHISKY] > 0 and not own.barrels & 1

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        legal_releases(state, out)
        if self._can_store(state, frame.seat):
            out.append(STORE.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is RELEASE:
            release(state, frame.seat, action.a)
            return
        state.stack.pop()
        stored = 1 if action.spec is STORE else 0
        put_goods(state, frame.seat, WHISKY, -stored, "clan")
        own = cellar(state).copy()
        own.barrels, own.fresh = own.barrels | stored, 0
        state.keep(own)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("whether to store a whisky or take barrels out", ("CC-MKZ-05", "CC-MKZ-07"))

    def when(self, spec: Spec) -> Reason | None:
        if spec is STORE:
            return Reason("You can only store whisky at the end of production.", ("CC-MKZ-05",))
        return None

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is RELEASE:
            return no_barrel(action)
        if action.spec is STORE:
            rules = ("CC-MKZ-05", "CC-MKZ-06")
            return Reason("You have not produced any whisky this production phase.", rules)
        return None


STORING: Final[StoreWhiskyStep] = StoreWhiskyStep("store whisky")


class MacKenzie(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__(NAME, components, ABILITY)
        self.releasing = ReleaseBarrelsRule()

    def new_module_state(self) -> ModuleState:
        return WhiskyCellar()

    def action_rules(self) -> list[ActionRule[State]]:
        return [self.releasing]

    def production_begins(self, state: State, seat: int) -> None:
        """Barrels move right; the one on the last space goes to stock (CC-MKZ-03, 04)."""
        last = len(values(state)) - 1
        if cellar(state).barrels >> last & 1:
            release(state, seat, last)
        own = cellar(state).copy()
        own.barrels, own.fresh = own.barrels << 1, 0
        state.keep(own)

    def on_made(self, state: State, seat: int, good: int, number: int) -> None:
        if good == WHISKY:
            own = cellar(state).copy()
            own.fresh += number
            state.keep(own)
            pay_in(state, seat, self.row.ability["money_per_whisky_produced"] * number, "clan")

    def production_ends(self, state: State, seat: int) -> None:
        state.stack.append(Frame(STORING.id, seat))

    def stored_goods(self, state: State, seat: int, good: int) -> int:
        return cellar(state).barrels.bit_count() if good == WHISKY else 0

    def before_final(self, state: State, seat: int) -> None:
        """What is left in the cellar goes to stock first (CC-FIN-Q4)."""
        for space in range(len(values(state))):
            if cellar(state).barrels >> space & 1:
                release(state, seat, space)
