"""Hooks that no shipped module uses yet, each shown by a module made up for it."""

from __future__ import annotations

import pytest

from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import COLUMN_NAMES, GOOD_NAMES, MINER, WOOL
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import BUILD
from ceilidh.games.clans.modules.clans.mackenzie.rules import RELEASE, STORE
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.ports import GAINING
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import AFTER, BEFORE, BENEFIT, BONUS, INSIDE, PRODUCTION, ActionRule
from ceilidh.kernel.hexset import EMPTY, HexSet
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame
from tests.clans.modules.made_up import with_module
from tests.clans.scenario import Scenario, hex_number

PORT_7 = {"port": ["7", "5", "2", "3"]}
EXPAND = "build sheep 7.3"


def merchants(s: Scenario, number: int = 7) -> Scenario:
    s.seat().merchants, s.seat().board_merchants = number, 7 - number
    return s


def beside_a_flock(module: Module, **setup: list[str]) -> Scenario:
    """Seat 0 stands on 7.2 and 1.1 with all merchants, an opponent's sheep on 8.2."""
    s = with_module(Scenario(setup=setup), module)
    s.place(0, "woodcutter", "7.2")
    s.place(0, "dairy", "1.1")
    s.place(1, "sheep", "8.2")
    return merchants(s)


# --- trade ----------------------------------------------------------------------------------------


class Pairs(Module):
    """A merchant trades two units of a good."""

    def goods_per_merchant(self, number: int) -> int:
        return 2


def test_a_merchant_may_trade_two_goods() -> None:
    s = merchants(with_module(Scenario(), Pairs("pairs")), 2)
    assert s.texts("buy")[:4] == [f"buy wool {number}" for number in (1, 2, 3, 4)]
    assert "trade at most 4" in s.why_not("buy wool 5")
    s.play("buy wool 3")
    seat = s.seat()
    assert (seat.merchants, seat.market[WOOL], s.state.prices[WOOL]) == (0, 2, 3 + 2)
    assert seat.money == 100 - 3 * 4, "all at the price before the move"
    s = merchants(with_module(Scenario(), Pairs("pairs")), 2)
    s.goods(0, wool=5)
    s.play("sell wool 3")
    assert (s.seat().merchants, s.seat().market[WOOL], s.state.prices[WOOL]) == (0, -2, 3 - 2)
    assert s.seat().money == 100 + 3 * 4


def test_two_goods_a_merchant_hold_for_bargains_too() -> None:
    s = merchants(beside_a_flock(Pairs("pairs")), 1)
    s.play(EXPAND)
    assert s.texts("bargain") == ["bargain wool 1", "bargain wool 2"]
    money = s.seat().money
    s.play("bargain wool 2")
    assert (s.seat().merchants, s.seat().market[WOOL], s.state.prices[WOOL]) == (0, 1, 4)
    assert s.seat().money == money - 2 * 2


class Limit(Module):
    """Seat 0 may buy four of a good by neighbourhood bonus, the others none."""

    def neighbourhood_limit(self, state: State, seat: int, limit: int) -> int:
        return 0 if seat else 4


def test_the_neighbourhood_limit_goes_by_seat() -> None:
    s = beside_a_flock(Limit("limit"))
    s.play(EXPAND)
    assert s.texts("bargain") == [f"bargain wool {number}" for number in (1, 2, 3, 4)]
    assert "You can buy 4 more wool from neighbours this turn" in s.why_not("bargain wool 5")
    s.turn(1)
    s.play("build cow 8.1")
    assert s.table.actor == 2, "no bonus for seat 1"


@pytest.mark.rule("CC-PRT-T7-10")
def test_the_limit_of_a_seat_holds_after_an_exchange() -> None:
    s = beside_a_flock(Limit("limit"), **PORT_7)
    s.play("port 7", "remove 1.1", "remove 7.2", "swap distillery 1.1", "swap bakery 7.2")
    assert s.texts("bargain") == [f"bargain wool {number}" for number in (1, 2, 3, 4)]


# --- deploying ------------------------------------------------------------------------------------

FEAST = 256


class Feasting(ActionRule[State]):
    """£3 for a unit that offers a feast."""

    def __init__(self, when: int = BONUS) -> None:
        super().__init__((STORE,), when)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.a & FEAST:
            out.append(STORE.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a & ~FEAST, frame.b, frame.c)
        pay_in(state, frame.seat, 3, "clan")

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason:
        return Reason("Only miners feast.", ("CC-MKZ-05",))


class Feast(Module):
    def deployment_bonuses(self, state: State, seat: int, column: int, hex_: int) -> int:
        return FEAST if column == MINER else 0

    def action_rules(self) -> list[ActionRule[State]]:
        return [Feasting()]


@pytest.mark.rule("CC-EXP-16", "CC-NBB-21")
def test_a_module_offers_a_bonus_for_a_deployed_unit() -> None:
    s = beside_a_flock(Feast("feast"))
    assert "You can only do that with the bonuses of a unit you have just placed" in s.why_not(
        "store"
    )
    s.play("build miner 7.3")
    assert s.texts() == [*[f"bargain wool {n}" for n in (1, 2, 3)], "done", "store"]
    money = s.seat().money
    s.play("store")
    assert s.seat().money == money + 3
    assert "Only miners feast." in s.why_not("store"), "once"
    s.play("bargain wool 1")
    assert s.table.view()["step"] == "turn", "nothing more is on offer"
    s = beside_a_flock(Feast("feast"))
    s.play(EXPAND)
    assert s.texts("store") == []


@pytest.mark.rule("CC-FUL-25")
def test_a_free_expand_gives_that_bonus_too() -> None:
    s = beside_a_flock(Feast("feast"))
    s.contract_in_box(0, 1)
    s.goods(0, wool=4)
    s.play("fulfil 1", "build miner 7.3")
    assert s.texts("store") == ["store"]


@pytest.mark.rule("CC-PRT-T7-Q6")
@pytest.mark.parametrize(("first", "second"), [("distillery", "miner"), ("miner", "dairy")])
def test_an_exchange_gives_that_bonus_too(first: str, second: str) -> None:
    s = with_module(Scenario(setup=PORT_7), Feast("feast"))
    s.place(0, "sheep", "1.1", "7.3", "8.2")
    swaps = [f"swap {first} 7.3", f"swap {second} 8.2"]
    s.play("port 7", "remove 7.3", "remove 8.2", *swaps)
    assert s.texts() == ["done", "store"]
    s.play("store")
    assert s.seat().money == 103
    assert "ship" in s.texts(), "the action is still to come"


@pytest.mark.rule("CC-FW-11")
def test_first_workers_give_no_such_bonus() -> None:
    s = with_module(Scenario(), Feast("feast"))
    s.state.stack.append(Frame(CLANS.flow.id_of("first worker"), 0))
    s.play("build miner 7.3")
    assert s.texts("store") == []


class Census(Module):
    """Notes every unit deployed, and gives a basic good to whoever deploys a dairy."""

    def __init__(self) -> None:
        super().__init__("census")
        self.seen: list[tuple[int, str, str]] = []

    def on_deployed(self, state: State, seat: int, column: int, hex_: int) -> None:
        self.seen.append((seat, COLUMN_NAMES[column], HEX_NAMES[hex_]))
        if COLUMN_NAMES[column] == "dairy":
            state.stack.append(Frame(GAINING.id, seat, 0, 1, 0))


@pytest.mark.rule("CC-NBB-21")
def test_units_deployed_by_anybody_are_watched() -> None:
    census = Census()
    s = with_module(Scenario(), census)
    s.place(1, "sheep", "7.2")
    s.place(2, "woodcutter", "2.1")
    s.turn(1)
    census.seen = []
    s.play("build dairy 8.1", "gain milk")
    assert s.stock(1, "milk") == 1
    s.play("build sheep 1.1")
    s.state.stack.append(Frame(CLANS.flow.id_of("first worker"), 0))
    s.play("build miner 7.3")
    assert census.seen == [(1, "dairy", "8.1"), (2, "sheep", "1.1"), (0, "miner", "7.3")]


@pytest.mark.rule("CC-PRT-T7-Q2", "CC-PRT-T7-Q6")
def test_a_decision_pushed_by_a_watcher_comes_between_two_exchanged_units() -> None:
    census = Census()
    s = with_module(Scenario(setup=PORT_7), census)
    s.place(0, "sheep", "1.1", "8.2")
    census.seen = []
    s.play("port 7", "remove 1.1", "remove 8.2", "swap dairy 1.1", "gain wool", "swap dairy 8.2")
    assert census.seen == [(0, "dairy", "1.1"), (0, "dairy", "8.2")]
    s.play("gain grain")
    assert (s.stock(0, "wool"), s.stock(0, "grain")) == (1, 1)
    assert "ship" in s.texts()


# --- production, checks ---------------------------------------------------------------------------


class Bounty(Module):
    """A basic good of choice between production and processing."""

    def on_produced(self, state: State, seat: int) -> None:
        state.stack.append(Frame(GAINING.id, seat, 0, 1, 0))


@pytest.mark.rule("CC-PRO-13", "CC-PRO-21")
def test_a_decision_after_production_comes_before_processing() -> None:
    s = with_module(Scenario(players=2), Bounty("bounty"))
    s.place(0, "dairy", "7.2")
    s.place(0, "cow", "7.3")
    s.play("pass", "pass")
    assert s.texts() == ["gain wool", "gain grain", "gain milk"]
    assert s.stock(0, "milk") == 1, "basic goods are there"
    s.seat().goods[GOOD_NAMES.index("milk")] = 0
    s.play("gain milk")
    assert s.texts() == ["make cheese 0", "make cheese 1"]


class Taboo(Module):
    """Nobody builds on hex 7.3, and no seat may own more than £150."""

    def closed_hexes(self, state: State, seat: int) -> HexSet:
        return EMPTY.plus(hex_number("7.3"))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is BUILD and HEX_NAMES[action.b] == "7.3":
            return Reason("Hex 7.3 is taboo.", ("CC-EXP-15",))
        return None

    def audit(self, state: State) -> list[str]:
        return [f"seat {n} is too rich" for n, seat in enumerate(state.seats) if seat.money > 150]


@pytest.mark.rule("CC-EXP-15")
def test_a_module_says_what_it_forbids() -> None:
    s = with_module(Scenario(), Taboo("taboo"))
    s.place(0, "woodcutter", "7.2")
    assert EXPAND not in s.texts()
    assert s.why_not(EXPAND) == "Hex 7.3 is taboo. (CC-EXP-15)"
    assert "CC-EXP-03" in s.why_not("build sheep 9.3"), "the other rules come first"


def test_a_module_audits_its_part() -> None:
    s = with_module(Scenario(), Taboo("taboo"))
    assert CLANS.audit(s.state) == []
    s.seat(1).money = 151
    assert CLANS.audit(s.state) == ["seat 1 is too rich"]


# --- moments --------------------------------------------------------------------------------------


class Moment(Module):
    """A deed of one moment, which is never possible."""

    def __init__(self, when: int) -> None:
        super().__init__("moment")
        self.when = when

    def action_rules(self) -> list[ActionRule[State]]:
        deed: ActionRule[State] = ActionRule((RELEASE,), self.when)
        return [deed]


@pytest.mark.rule("CC-ACT-01", "CC-ACT-08")
@pytest.mark.parametrize(
    ("when", "taken", "answer"),
    [
        (BEFORE, 1, "You can only do that before your action."),
        (AFTER, 0, "You can only do that after your action."),
        (
            BENEFIT,
            0,
            ("You can only do that with the bonuses of a contract you have just fulfilled."),
        ),
        (BONUS, 0, "You can only do that with the bonuses of a unit you have just placed."),
        (PRODUCTION, 0, "You can only do that in the production phase."),
        (INSIDE, 0, "You can only do that during an action."),
    ],
)
def test_a_deed_that_is_not_open_says_when_it_is(when: int, taken: int, answer: str) -> None:
    s = with_module(Scenario(setup={"port": ["5", "4", "2", "3"]}), Moment(when))
    s.place(0, "sheep", "1.1")
    if taken:
        s.play("hire")
        assert s.texts() == ["port 5", "done"]
    assert s.why_not("release 1").startswith(answer)
