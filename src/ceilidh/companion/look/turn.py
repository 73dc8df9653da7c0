"""Set-up and turns of the Automa without a map: the engine's steps, but for the hex (IN-AEX)."""

from __future__ import annotations

from typing import Final

from ceilidh.companion.look.answers import (
    FIRST,
    HEX,
    MOST_TIED,
    SHIPPED,
    BoardQuestion,
    HexAnswer,
    Unanswered,
    read_first,
    read_hex,
    read_shipped,
)
from ceilidh.games.clans.components.hexes import MODULE_NAMES, MODULES
from ceilidh.games.clans.goods import COLUMN_NAMES
from ceilidh.games.clans.modules.automa.beside import Stall, trade_at
from ceilidh.games.clans.modules.automa.deck import support
from ceilidh.games.clans.modules.automa.expand import criteria_of, modules_of
from ceilidh.games.clans.modules.automa.first_workers import NEAR_LOCH, lay_out, roll_signs
from ceilidh.games.clans.modules.automa.part import rows_of
from ceilidh.games.clans.modules.automa.ports import unused_corners
from ceilidh.games.clans.modules.automa.rows import EXPAND, UPGRADE
from ceilidh.games.clans.modules.automa.story import UNSEEN, tell
from ceilidh.games.clans.modules.automa.turn import perform, take_turn
from ceilidh.games.clans.modules.automa.units import choose_column, choose_worker
from ceilidh.games.clans.rules.expand import columns_left
from ceilidh.games.clans.rules.first_workers import WORKERS
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.setup import ROUNDS
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import numbers
from ceilidh.kernel.chance import pick
from ceilidh.kernel.errors import CeilidhError

TIED: Final = numbers("tied", 1, MOST_TIED)


def fitting(state: State, seat: int, terrain: int, cost: int) -> int:
    """Mask of the columns with a unit that fits the terrain and that it can pay (IN-AEX-05)."""
    own = state.seats[seat]
    budgets = own.hooks.budgets
    left = own.money - cost
    if left < 0:
        return 0
    paid = budgets[min(left, len(budgets) - 1)]
    return own.hooks.by_land[terrain] & columns_left(own) & paid


class LookTurn:
    """Runs on a position, with answers in the order in which they were given.

    `linked` is how many of its settlements are linked, as the last answer said.
    """

    def __init__(self, state: State, seat: int, answers: list[tuple[str, str]], linked: int):
        self.state = state
        self.seat = seat
        self.answers = answers[:]
        self.linked = linked

    # --- what is run ------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Money, token and deck, then a worker in each module (IN-AS-10 to 30)."""
        lay_out(self.state, self.seat)
        signs: list[int] = []
        for module in range(MODULES):
            tell(self.state, self.seat, "module", MODULE_NAMES[module], UNSEEN, "IN-AS-21")
            signs.append(roll_signs(self.state, self.seat, module, signs))
            self._first_worker(module, signs[-1])

    def take(self) -> None:
        """One turn (IN-AC)."""
        take_turn(self.state, self.seat, self._perform)

    def _perform(self, state: State, seat: int, icon: str) -> bool:
        if icon == EXPAND:
            return self._expand()
        before = state.seats[seat].shipping
        done = perform(state, seat, icon)
        if icon == UPGRADE and state.seats[seat].shipping > before:
            self._look_after_shipping()
        return done

    # --- the board --------------------------------------------------------------------------------

    def _answer(self, question: BoardQuestion) -> str:
        if not self.answers:
            raise Unanswered(question)
        kind, rest = self.answers.pop(0)
        if kind != question.kind:
            raise ValueError(kind)
        return rest

    def _first_worker(self, module: int, sign: int) -> None:
        question = BoardQuestion(
            FIRST,
            MODULE_NAMES[module],
            "loch" if sign == NEAR_LOCH else "port",
            ties=self._ties(),
            ports=self._unused((module,)),
        )
        found = read_first(self.state, self._answer(question))
        if found is None:
            return
        columns = fitting(self.state, self.seat, found.terrain, found.cost) & WORKERS
        if not columns:
            raise CeilidhError(
                "The Automa cannot pay for any worker on that hex; look for another one.",
                ("IN-AS-22",),
            )
        column = choose_worker(self.state, self.seat, columns, "IN-AS-Q1")
        self._deploy(column, found, "IN-AS-21 IN-AS-22")

    def _expand(self) -> bool:
        state, seat = self.state, self.seat
        card = support(state)
        modules = modules_of(state, card)
        last = state.round == ROUNDS
        question = BoardQuestion(
            HEX,
            "".join([MODULE_NAMES[module] for module in modules]),
            criteria=tuple(criteria_of(state, card)),
            ties=self._ties(),
            ports=self._unused(tuple(range(MODULES))),
            last=last,
        )
        found = read_hex(state, self._answer(question))
        if found is None:
            why = "settlements" if last else "hexes"
            tell(state, seat, "impossible", why, 0, "IN-AEX-03" if last else "IN-AEX-10")
            return False
        if last and found.linked <= self.linked:
            raise CeilidhError(
                "In the last round, the Automa only expands if it links more than {number} "
                "settlements. Look for another hex, or answer that there is none.",
                ("IN-AEX-03",),
                {"number": self.linked},
            )
        columns = fitting(state, seat, found.terrain, found.cost)
        if not columns:
            raise CeilidhError(
                "The Automa cannot pay for any unit on that hex; look for another one.",
                ("IN-AEX-05",),
            )
        column = choose_column(state, seat, card.steps, columns)
        self._deploy(column, found, "IN-AUN-05 IN-AUN-09")
        self.linked = found.linked
        self._trade(found)
        return True

    def _look_after_shipping(self) -> None:
        question = BoardQuestion(SHIPPED, ports=self._unused(tuple(range(MODULES))))
        corners, self.linked = read_shipped(self._answer(question))
        self._use_ports(corners)

    # --- what follows -----------------------------------------------------------------------------

    def _deploy(self, column: int, found: HexAnswer, rules: str) -> None:
        """Pay land and unit, take the unit off the player board, use the ports in reach."""
        own = self.state.mine(self.seat)
        cost = own.hooks.column_at[column].cost + found.cost
        tell(self.state, self.seat, "unit", COLUMN_NAMES[column], cost, rules)
        pay_in(self.state, self.seat, -cost, "build")
        own.deployed[column] += 1
        self._use_ports(found.ports)

    def _use_ports(self, corners: list[int]) -> None:
        """Each port once, for money (IN-APB-01 to 05)."""
        for corner in unused_corners(self.state, self.seat, tuple(corners)):
            self.state.mine(self.seat).ports |= 1 << corner
            pay_in(self.state, self.seat, rows_of(self.state).port_money, "port")

    def _trade(self, found: HexAnswer) -> None:
        """With neighbours first, then at the farmers' market (IN-AFM-Q2)."""
        for good, step in [*found.beside.items(), *found.market.items()]:
            self.state.prices[good] = step
        if found.beside:
            trade_at(self.state, self.seat, Stall(-1, sorted(found.beside)))
        if found.market:
            trade_at(self.state, self.seat, Stall(0, sorted(found.market)))

    def _unused(self, modules: tuple[int, ...]) -> str:
        corners = unused_corners(self.state, self.seat, modules)
        return "".join([MODULE_NAMES[corner] for corner in corners])

    def _ties(self) -> tuple[int, ...]:
        """Which one to take of two equal hexes, of three, and so on (IN-AEX-09, IN-AS-29)."""
        return tuple(
            [pick(self.state, TIED, list(range(many))) + 1 for many in range(2, MOST_TIED + 1)]
        )
