"""Playing without clans (CC-VNC): starting tiles are chosen, later seats receive more money."""

from typing import Final

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.state import Frame


class SeatMoney(Step[State]):
    """Without clans later seats receive a little more money (CC-VNC-02)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        money = state.rules.components.board.no_clans_money
        for place, seat in enumerate(state.order):
            if seat not in state.rules.people:
                continue
            pay_in(state, seat, money[place], "start")
        return False


SEAT_MONEY: Final[SeatMoney] = SeatMoney("seat money")


class NoClans(Module):
    def __init__(self) -> None:
        super().__init__("no-clans")

    def tune(self, rules: Rules) -> None:
        rules.clan_pool = []

    def insertions(self) -> list[Insertion]:
        return [Insertion("set-up", "return pair", True, "seat money")]
