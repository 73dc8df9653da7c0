"""What single events let a player do: march, recall, give stones, exchange, claim for nothing."""

from typing import Final

from ceilidh.games.glenmore.debt import Debt, goods_debt, pack, with_road
from ceilidh.games.glenmore.goods import STONE
from ceilidh.games.glenmore.grid import CASTLE_CELL, cells_of
from ceilidh.games.glenmore.kinds import BUY, CELL, CLAIM, DONE, PAY
from ceilidh.games.glenmore.modules.tome.book import box_of
from ceilidh.games.glenmore.rules.clan_board import (
    OF_CLAN,
    fee_of_claim,
    holders,
    is_open,
    put_marker,
    why_no_claim,
)
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.market import buy, cells_with, price, purse
from ceilidh.games.glenmore.rules.payment import PAYING, coins_suffice
from ceilidh.games.glenmore.rules.stock import add_points, take_good, walk_scot
from ceilidh.games.glenmore.ruleset import ABSENT
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.ways import ALL_KINDS, NOTHING
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.flow import Flow, Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

MARCH: Final[Spec] = Spec("march", (CELL,), ("GM-C6-38", "GM-C6-Q4"))
RECALL: Final[Spec] = Spec("recall", (CELL,), ("GM-C6-63",))
TRADE: Final[Spec] = Spec("trade", (), ("GM-C6-57",))
CASTLE: Final = 1 << CASTLE_CELL
COLOUR: Final = "purple"


class March(TurnStep):
    """Scots leave the Home castle for any own tiles, as many as one likes (GM-C6-38, Q4)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if state.seats[frame.seat].manned & CASTLE:
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        for cell in cells_of(state.seats[frame.seat].area & ~CASTLE):
            out.append(MARCH.all[cell])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
        else:
            walk_scot(state, frame.seat, CASTLE_CELL, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to move Scots from your Home castle", ("GM-C6-38", "GM-C6-Q4"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not MARCH:
            return None
        return Reason("Move the Scots to another tile in your territory.", ("GM-C6-Q4",))


def away(state: State, seat: int) -> int:
    """The cells with Scots outside the Home castle."""
    return state.seats[seat].manned & ~CASTLE


class Recall(TurnStep):
    """One Scot comes home to the castle (GM-C6-63)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if away(state, frame.seat):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        for cell in cells_of(away(state, frame.seat)):
            out.append(RECALL.all[cell])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is RECALL:
            walk_scot(state, frame.seat, action.a, CASTLE_CELL)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which Scot to move to the Home castle", ("GM-C6-63",))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not RECALL:
            return None
        return Reason("There is no Scot there outside the Home castle.", ("GM-C6-63",))


def can_give_stone(state: State, seat: int) -> bool:
    own = state.seats[seat]
    return own.stock[STONE] > 0 or price(state, STONE) <= own.coins


class GiveStones(TurnStep):
    """Stones for VP, of the own stock or bought for it, as many as one likes (GM-C6-60).

    frame.a counts those that are given. Their points are gained at the end: together they are one
    source (GM-C8-54).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        if can_give_stone(state, frame.seat):
            return True
        self._close(state, frame)
        return False

    def _close(self, state: State, frame: Frame) -> None:
        state.stack.pop()
        add_points(state, frame.seat, frame.a * box_of(state).stone_vp, "armadale_castle")

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        own = state.seats[frame.seat]
        for cell in cells_with(own, STONE):
            out.append(PAY.rows[STONE][cell])
        if price(state, STONE) <= own.coins:
            out.append(BUY.rows[STONE][0])
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            self._close(state, frame)
            return
        if action.spec is PAY:
            take_good(state, frame.seat, action.b, STONE, "cost")
        else:
            buy(state, frame.seat, STONE, "cost")
        state.stack[-1] = Frame(self.id, frame.seat, frame.a + 1)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("how many stones to pay", ("GM-C6-60",))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not PAY and action.spec is not BUY:
            return None
        if action.a != STONE:
            return Reason("You can only pay stones for this event.", ("GM-C6-60",))
        if action.spec is PAY:
            return Reason("There is no stone there.", ("GM-C6-60",))
        return Reason("You cannot buy a stone.", ("GM-MKT-04", "GM-MKT-05"))

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"stones": frame.a}


def duart_debt(state: State, seat: int) -> Debt:
    """The single exchange of Duart Castle; Sinclair may help (GM-C6-57, 58)."""
    debt = goods_debt(NOTHING, box_of(state).duart_amount, ALL_KINDS)
    return with_road(debt, state.seats[seat].powers.swap, 0)


def can_trade(state: State, seat: int) -> bool:
    field = state.rules.components.clan(box_of(state).duart_clan).field
    holds = seat in holders(state, field)
    return holds and coins_suffice(purse(state, seat), duart_debt(state, seat))


class MacLeanExchangeStep(TurnStep):
    """Whoever holds the clan may exchange once (GM-C6-57)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if can_trade(state, frame.seat):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        out.append(TRADE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is TRADE:
            state.stack.append(Frame(REWARDING.id, frame.seat, box_of(state).duart_vp))
            state.stack.append(pack(duart_debt(state, frame.seat), PAYING.id, frame.seat))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("whether to exchange", ("GM-C6-57",))


class ExchangeRewardStep(Step[State]):
    """The VP of an exchange that has been paid."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        add_points(state, frame.seat, frame.a, "duart_castle")
        return False


def is_purple(state: State, field: int) -> bool:
    """Whether a clan territory is of the colour that the event of General Wade names."""
    board = state.rules.components.clan_board
    return board.rings[board.clans[field - 1].ring - 1].colour == COLOUR


def free_fields(state: State, seat: int, coins: int) -> list[int]:
    """The words of the clans whose purple territories are open (GM-C6-73).

    Only the road is free: a fee of others must be paid with so many coins (GM-C8-32).
    """
    if state.seats[seat].markers == 0:
        return []
    return [
        word
        for word, field in enumerate(state.rules.clan_fields)
        if field != ABSENT
        and is_open(state, field)
        and is_purple(state, field)
        and fee_of_claim(state, seat, field) <= coins
    ]


def can_claim_freely(state: State, seat: int) -> bool:
    """Whether some purple territory is within reach, if need be after sales (GM-PER-Q3)."""
    return len(free_fields(state, seat, purse(state, seat).cash())) > 0


class FreeMarker(TurnStep):
    """A clan marker on a purple territory, without its road (GM-C6-73, 74)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.effects: int = -1

    def ready(self, flow: Flow[State]) -> None:
        self.effects = flow.id_of("effects")

    def is_free(self, state: State, frame: Frame) -> bool:
        """Inside the activation that leads to the event, if sales bring a fee within reach."""
        own = state.seats[frame.seat]
        cash = purse(state, frame.seat).cash()
        after = free_fields(state, frame.seat, cash)
        return len(after) > len(free_fields(state, frame.seat, own.coins))

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for word in free_fields(state, frame.seat, state.seats[frame.seat].coins):
            out.append(CLAIM.all[word])
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is CLAIM:
            field = state.rules.clan_fields[action.a]
            put_marker(state, frame.seat, field, True)
            state.stack.append(Frame(self.effects, frame.seat, OF_CLAN, field - 1))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to place your clan marker", ("GM-C6-73",))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not CLAIM:
            return None
        field = state.rules.clan_fields[action.a]
        if field == ABSENT or not is_open(state, field):
            return why_no_claim(state, frame.seat, field)
        if not is_purple(state, field):
            return Reason(
                "Only a purple clan territory can be claimed without paying for its road.",
                ("GM-C6-73",),
            )
        names: dict[str, object] = {
            "clan": state.rules.components.clan_board.clans[field - 1].name,
            "fee": fee_of_claim(state, frame.seat, field),
            "coins": state.seats[frame.seat].coins,
        }
        rules = ("GM-C8-32", "GM-C6-73")
        return Reason("The fee for {clan} is {fee}; you have {coins}.", rules, names)


MARCHING: Final[March] = March("march")
RECALLING: Final[Recall] = Recall("recall")
STONES: Final[GiveStones] = GiveStones("give stones")
TRADING: Final[MacLeanExchangeStep] = MacLeanExchangeStep("duart exchange")
REWARDING: Final[ExchangeRewardStep] = ExchangeRewardStep("exchange reward")
FREE_MARKER: Final[FreeMarker] = FreeMarker("free marker")
