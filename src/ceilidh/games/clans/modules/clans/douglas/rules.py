"""Clan Douglas of Industria (IN-DOU): a merchant less, but each trades two goods."""

from typing import Final

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.kinds import DONE, NUMBER
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.trade import merchants_for, move_price
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason, counting
from ceilidh.kernel.state import Frame

NAME: Final = "douglas"
ABILITY: Final[Ability] = Ability(
    {
        "merchants_removed": (0, 2),
        "goods_per_merchant": (1, 2),
        "price_steps_per_merchant": (1, 1),
        "money_per_pair": (0, 99),
        "neighbourhood_max": (0, 9),
    }
)
SEND: Final[Spec] = Spec("send", (NUMBER,), ("IN-DOU-Q1",))


class SendMerchantsStep(InnerStep):
    """After a trade of good frame.a: up to frame.b merchants more than needed may go along.

    Each moves the price a step further; frame.c is 1 after a purchase (IN-DOU-03, IN-DOU-Q1).
    """

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(SEND.all[1 : frame.b + 1])
        out.insert(0, DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is SEND:
            seat = state.mine(frame.seat)
            seat.merchants -= action.a
            seat.market[frame.a] += action.a if frame.c else -action.a
            move_price(state, frame.a, action.a if frame.c else -action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        good: dict[str, object] = {"good": GOOD_NAMES[frame.a]}
        return Reason("how many more merchants to send for {good}, if any", ("IN-DOU-Q1",), good)

    def when(self, spec: Spec) -> Reason | None:
        if spec is SEND:
            return Reason("You can only send more merchants right after a trade.", ("IN-DOU-Q1",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not SEND:
            return None
        return counting(
            "You can send at most {n} more merchant: one per good.",
            "You can send at most {n} more merchants: one per good.",
            frame.b,
            ("IN-DOU-Q1",),
        )


SENDING: Final[SendMerchantsStep] = SendMerchantsStep("send merchants")


class Douglas(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__(NAME, components, ABILITY)

    def on_join(self, state: State, seat: int) -> None:
        """A starting merchant goes back to the box (IN-DOU-01)."""
        state.mine(seat).merchants -= self.row.ability["merchants_removed"]

    def merchants_away(self, state: State, seat: int) -> int:
        return self.row.ability["merchants_removed"]

    def goods_per_merchant(self, number: int) -> int:
        return self.row.ability["goods_per_merchant"]

    def neighbourhood_limit(self, state: State, seat: int, limit: int) -> int:
        """Where there is such a bonus at all (IN-DOU-06)."""
        return self.row.ability["neighbourhood_max"] if limit else 0

    def on_traded(self, state: State, seat: int, good: int, number: int, bought: bool) -> None:
        """Money for each pair, after the goods are paid (IN-DOU-04, 05)."""
        pay_in(state, seat, self.row.ability["money_per_pair"] * (number // 2), "clan")
        own = state.seats[seat]
        more = min(number - merchants_for(own.hooks.goods_per_merchant, number), own.merchants)
        if more > 0:
            state.stack.append(Frame(SENDING.id, seat, good, more, 1 if bought else 0))
