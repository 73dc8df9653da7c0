"""Clan Fraser of Industria (IN-FRA): workers beside sheep weave kilts, cotton brings wool."""

from typing import Final, cast

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.goods import COTTON, KIND_WORKER, PROCESSED, SHEEP, WOOL
from ceilidh.games.clans.kinds import DONE, GOOD, NUMBER
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.modules.industria.industria_tiles.hooks import ChainHooks
from ceilidh.games.clans.modules.industria.trains.hooks import BonusHooks
from ceilidh.games.clans.rules.counters import imported
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import put_goods
from ceilidh.games.clans.rules.pairs import couples
from ceilidh.games.clans.rules.trade import (
    TRADE_RULES,
    moved_price,
    sell,
    why_no_merchants,
    why_no_stock,
)
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.action_rule import DEMANDED, MAIN, ActionRule
from ceilidh.kernel.json_fields import integer
from ceilidh.kernel.reason import Reason, counting
from ceilidh.kernel.ruleset import ModuleHooks
from ceilidh.kernel.state import Frame, ModuleState

NAME: Final = "fraser"
ABILITY: Final[Ability] = Ability(
    {
        "kilt_makers": (0, 4),
        "kilts_max": (0, 2),
        "cotton_step": (1, 99),
        "wool_per_step": (0, 99),
    },
    {},
    ("kilt_counts_as",),
)
MOST_KILTS: Final = 2
KILTS: Final[Domain] = Domain("kilts", ("0", "1", "2"))
WEAVE: Final[Spec] = Spec("weave", (KILTS,), ("IN-FRA-04",))
SHED: Final[Spec] = Spec("shed", (), ("IN-FRA-07",))
PEDDLE: Final[Spec] = Spec("peddle", (GOOD, NUMBER, KILTS), ("IN-FRA-Q1",))


class Kilts(ModuleState):
    """The kilts on the clan tile (IN-FRA-05, 06)."""

    # fields: module Kilts
    def __init__(self, number: int = 0) -> None:
        super().__init__(NAME)
        self.number = number

    def dump(self) -> dict[str, object]:
        return {"kilts": self.number}

    def restore(self, data: dict[str, object]) -> None:
        self.number = integer(data["kilts"])

    def copy(self) -> "Kilts":
        return Kilts(self.number)

    # fields: end


def kilts(state: State) -> int:
    return cast(Kilts, state.module(NAME)).number


def row_number(state: State, key: str) -> int:
    return state.rules.components.clan(NAME).ability[key]


def kilt_makers(state: State, seat: int) -> int:
    """Workers that each have a sheep of their own beside them (IN-FRA-01 to 03)."""
    found = couples(state, seat, 1 << SHEEP, 1 << KIND_WORKER, 1)
    return min(found, row_number(state, "kilt_makers"))


def add_kilts(state: State, number: int) -> None:
    part = cast(Kilts, state.module(NAME)).copy()
    part.number += number
    state.keep(part)


def weave(state: State, seat: int, number: int) -> None:
    put_goods(state, seat, WOOL, -number, "clan")
    add_kilts(state, number)


class WeaveKiltsStep(InnerStep):
    """In production each kilt maker may turn a wool into a kilt, while there is room."""

    def most(self, state: State, seat: int) -> int:
        room = row_number(state, "kilts_max") - kilts(state)
        return min(room, kilt_makers(state, seat), state.seats[seat].goods[WOOL])

    def begin(self, state: State, frame: Frame) -> bool:
        if self.most(state, frame.seat) > 0:
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        out.extend(WEAVE.all[1 : self.most(state, frame.seat) + 1])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is WEAVE:
            weave(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("how many kilts to weave, if any", ("IN-FRA-04",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is WEAVE:
            return Reason("You can only weave kilts in the production phase.", ("IN-FRA-04",))
        if spec is SHED:
            return Reason("You can only use a kilt where you pay processed goods.", ("IN-FRA-07",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not WEAVE:
            return None
        return counting(
            "You can weave at most {n} kilt: you need wool, room, and workers next to sheep.",
            "You can weave at most {n} kilts: you need wool, room, and workers next to sheep.",
            self.most(state, frame.seat),
            ("IN-FRA-04", "IN-FRA-06"),
        )


WEAVING: Final[WeaveKiltsStep] = WeaveKiltsStep("weave kilts")


class SellKiltsRule(ActionRule[State]):
    """A sale in which kilts stand for a processed good (IN-FRA-Q1)."""

    def __init__(self) -> None:
        super().__init__((PEDDLE,), MAIN | DEMANDED)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        """Frame.c > 0: a port has moved a price, and that good must be traded (CC-PRT-T6-Q2)."""
        seat = state.seats[frame.seat]
        held = kilts(state)
        if held == 0 or seat.merchants == 0:
            return
        for good in PROCESSED:
            if seat.market[good] <= 0 and frame.c in (0, good + 1):
                most = min(seat.merchants * seat.hooks.goods_per_merchant, seat.goods[good] + held)
                for number in range(1, most + 1):
                    least = max(number - seat.goods[good], 1)
                    for given in range(least, min(held, number) + 1):
                        out.append(PEDDLE.of(good, number, given))

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        add_kilts(state, -action.c)
        sell(state, frame.seat, action.a, action.b, action.c)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        seat = state.seats[frame.seat]
        if frame.c and frame.c - 1 != action.a:
            return moved_price(frame.c - 1)
        if action.a not in PROCESSED:
            return Reason("A kilt can only replace a processed good.", ("IN-FRA-07",))
        if action.c == 0 or action.c > min(kilts(state), action.b):
            return counting(
                "You have {n} kilt to sell: choose how many of the goods are kilts.",
                "You have {n} kilts to sell: choose how many of the goods are kilts.",
                kilts(state),
                ("IN-FRA-Q1",),
            )
        reason = why_no_merchants(seat, action.b, TRADE_RULES[0])
        if reason is None:
            reason = why_no_stock(seat, action.a, action.b - action.c, TRADE_RULES[2])
        if reason is None and seat.market[action.a] > 0:
            return Reason(
                "You already have merchants buying {good} this round.",
                (TRADE_RULES[1],),
                {"good": GOOD.words[action.a]},
            )
        return reason


class KiltsOfBonuses(BonusHooks):
    """Wool becomes kilts without kilt makers, as far as there is room (IN-D10-02)."""

    def further_makes(self, state: State, seat: int, most: int, out: list[Action]) -> None:
        room = row_number(state, "kilts_max") - kilts(state)
        out.extend(WEAVE.all[1 : min(most, room, state.seats[seat].goods[WOOL]) + 1])

    def make_further(self, state: State, seat: int, action: Action) -> None:
        weave(state, seat, action.a)


class KiltChains(ChainHooks):
    def chain_pairs(self, state: State, seat: int) -> int:
        """A kilt maker and its sheep are a production chain (IN-FRA-11)."""
        return kilt_makers(state, seat)


class Fraser(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__(NAME, components, ABILITY)
        self.peddling = SellKiltsRule()

    def new_module_state(self) -> ModuleState:
        return Kilts()

    def action_rules(self) -> list[ActionRule[State]]:
        return [self.peddling]

    def production_ends(self, state: State, seat: int) -> None:
        state.stack.append(Frame(WEAVING.id, seat))

    def kept_processed(self, state: State, seat: int) -> int:
        """Kilts are processed goods of their own kind (IN-FRA-09)."""
        return kilts(state)

    def legal_kept(self, state: State, seat: int, out: list[Action]) -> None:
        if kilts(state) > 0:
            out.append(SHED.only)

    def give_kept(self, state: State, seat: int) -> None:
        """Its wool goes to the supply, not to stock (IN-FRA-08)."""
        add_kilts(state, -1)

    def answers(self) -> list[ModuleHooks]:
        return [KiltsOfBonuses(), KiltChains()]

    def on_fulfilled(self, state: State, seat: int, number: int) -> None:
        """Wool for each full step of cotton that is reached or passed (IN-FRA-13, 14)."""
        contract = state.rules.components.contracts[number - 1]
        after = imported(state, state.seats[seat])[COTTON]
        before = after - contract.imports[COTTON]
        step = self.row.ability["cotton_step"]
        steps = after // step - before // step
        put_goods(state, seat, WOOL, steps * self.row.ability["wool_per_step"], "clan")

    def audit(self, state: State) -> list[str]:
        return [] if 0 <= kilts(state) <= MOST_KILTS else ["there are too many kilts"]
