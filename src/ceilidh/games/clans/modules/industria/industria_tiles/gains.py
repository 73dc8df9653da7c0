"""Ports 13 to 15 (IN-P13 to IN-P15): technology or glory, money for goods, free merchants."""

from typing import Final

from ceilidh.games.clans.components.ports import PortEffect
from ceilidh.games.clans.effects import Effect
from ceilidh.games.clans.goods import PROCESSED
from ceilidh.games.clans.kinds import DISCARD, DONE, HIRE, RECALL
from ceilidh.games.clans.rules.counters import kept_processed
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import add_glory, pay_in
from ceilidh.games.clans.rules.ports import give_up, legal_discards, why_no_exchange
from ceilidh.games.clans.rules.trade import why_no_stock
from ceilidh.games.clans.rules.upgrades import (
    BOTH_TILES,
    apply_bonus_upgrade,
    flip_technology,
    legal_merchants,
    technology_allowed,
    why_no_bonus_upgrade,
)
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason, counting
from ceilidh.kernel.state import Frame

MODERNISE: Final[Spec] = Spec("modernise", (), ("IN-P13-01", "IN-P13-Q1"))
HONOUR: Final[Spec] = Spec("honour", (), ("IN-P13-01",))


class TechnologyOrGlory(Effect):
    """Port 13: pay for the technology tiles that are left, or gain glory."""

    def __init__(self, row: PortEffect) -> None:
        self.cost = row.numbers["cost"]
        self.glory = row.numbers["glory"]

    def run(self, state: State, seat: int, reason: str) -> None:
        state.stack.append(Frame(MODERNISING.id, seat, self.cost, self.glory))


class TechnologyOrGloryStep(InnerStep):
    """Frame.a is the cost of the technologies, frame.b the glory instead."""

    def begin(self, state: State, frame: Frame) -> bool:
        seat = state.seats[frame.seat]
        if seat.technology != BOTH_TILES and technology_allowed(state, frame.seat):
            return True
        # Who has both, or may have none, takes the glory (IN-P13-02).
        self.choose(state, frame, HONOUR.only)
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if state.seats[frame.seat].money >= frame.a:
            out.append(MODERNISE.only)
        out.append(HONOUR.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is HONOUR:
            add_glory(state, frame.seat, frame.b, "port")
            return
        pay_in(state, frame.seat, -frame.a, "upgrade")
        for tile in (0, 1):
            if not state.seats[frame.seat].technology >> tile & 1:
                flip_technology(state, frame.seat, tile)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("whether to take technology or glory", ("IN-P13-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is MODERNISE or spec is HONOUR:
            return Reason(
                "Only a port lets you choose between technology and glory.", ("IN-P13-01",)
            )
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is MODERNISE:
            sums: dict[str, object] = {"cost": frame.a, "money": state.seats[frame.seat].money}
            return Reason("That costs £{cost}; you have £{money}.", ("IN-P13-01",), sums)
        return None


MODERNISING: Final[TechnologyOrGloryStep] = TechnologyOrGloryStep("technology or glory")


class GoodsForMoney(Effect):
    """Port 14: several processed goods in any mix for money."""

    def __init__(self, row: PortEffect) -> None:
        self.pay = row.numbers["pay"]
        self.money = row.numbers["money"]

    def can(self, state: State, seat: int) -> bool:
        stock = state.seats[seat].goods
        held = sum([stock[good] for good in PROCESSED]) + kept_processed(state, seat)
        return held >= self.pay

    def run(self, state: State, seat: int, reason: str) -> None:
        state.stack.append(Frame(GIVING_UP.id, seat, self.money, self.pay))

    def why_not(self, state: State, seat: int) -> Reason | None:
        return counting(
            "That costs {n} processed good.",
            "That costs {n} processed goods.",
            self.pay,
            ("IN-P14-01", "CC-PRT-Q3"),
        )


class GiveUpGoodsStep(InnerStep):
    """Frame.b goods are still to be given up, for the money frame.a."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b:
            return True
        state.stack.pop()
        pay_in(state, frame.seat, frame.a, "port")
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        legal_discards(state, frame.seat, PROCESSED[0], out)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b - 1)
        give_up(state, frame.seat, action)

    def task(self, state: State, frame: Frame) -> Reason:
        return counting(
            "which {n} good to pay at the port",
            "which {n} goods to pay at the port",
            frame.b,
            ("IN-P14-01",),
        )

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not DISCARD:
            return None
        reason = why_no_exchange(PROCESSED[0], action.a)
        if reason is None:
            return why_no_stock(state.seats[frame.seat], action.a, 1, "IN-P14-01")
        return reason


GIVING_UP: Final[GiveUpGoodsStep] = GiveUpGoodsStep("give up goods")


class FreeMerchants(Effect):
    """Port 15: only with a fulfilled contract; each may also come back from the market."""

    def __init__(self, row: PortEffect) -> None:
        self.merchants = row.numbers["merchants"]
        self.needed = row.numbers["needs_fulfilled"]

    def can(self, state: State, seat: int) -> bool:
        out: list[Action] = []
        legal_merchants(state, seat, out)
        return len(out) > 0 and len(state.seats[seat].fulfilled) >= self.needed

    def run(self, state: State, seat: int, reason: str) -> None:
        state.stack.append(Frame(GATHERING.id, seat, 0, self.merchants))

    def why_not(self, state: State, seat: int) -> Reason | None:
        if len(state.seats[seat].fulfilled) < self.needed:
            rules = ("IN-P15-01", "IN-P15-03")
            return Reason("You can only use this port after fulfilling a contract.", rules)
        return Reason("You have no merchant to hire or take back.", ("IN-P15-02", "CC-PRT-Q3"))


class GatherMerchantsStep(InnerStep):
    """Frame.b merchants may still be hired, or taken back from the market."""

    def begin(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        self.choices(state, frame, out)
        if frame.b and len(out) > 1:
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        legal_merchants(state, frame.seat, out)
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        state.stack[-1] = Frame(frame.step, frame.seat, 0, frame.b - 1)
        apply_bonus_upgrade(state, frame.seat, action)

    def task(self, state: State, frame: Frame) -> Reason:
        return counting(
            "whether to hire or take back {n} merchant",
            "whether to hire or take back {n} merchants",
            frame.b,
            ("IN-P15-01", "IN-P15-02"),
        )

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is HIRE or action.spec is RECALL:
            return why_no_bonus_upgrade(state, frame.seat, action)
        return None


GATHERING: Final[GatherMerchantsStep] = GatherMerchantsStep("gather merchants")
