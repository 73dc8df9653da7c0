"""Positions made to order, for tests of single rules.

A scenario is a real table, taken through set-up, with its map cleared: every seat has £100, no
goods and no units, and seat 0 is at turn in round 1 on map A1 B1 C1 D1. Change what the test needs,
then play real moves.
"""

from __future__ import annotations

import ceilidh
from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import COLUMN_NAMES, GOOD_NAMES
from ceilidh.games.clans.meta import ALL_CLANS
from ceilidh.games.clans.rules.pieces import kind_at, owner_at, place, reach_of, take_off_map
from ceilidh.games.clans.rules.turn import ACTION_PHASE, TURN
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Played, Table

# The first words of the moves that take a clan or a starting tile.
CHOICES = ("choose", "start", "bid", "drop")


def hex_number(name: str) -> int:
    return HEX_NAMES.index(name)


class Scenario:
    """`clans` names the clan of each person; without it the game is played without clans."""

    def __init__(
        self,
        players: int = 3,
        clans: list[str] | None = None,
        setup: dict[str, list[str]] | None = None,
        seed: int = 1,
        **options: object,
    ) -> None:
        chosen: dict[str, object] = {"map": "A1 B1 C1 D1", **options}
        fixed: dict[str, list[str]] = {"first": ["1"], **(setup or {})}
        if clans is None:
            chosen.setdefault("clans", "none")
        else:
            spare = [name for name in ALL_CLANS if name not in clans and name != "macewan"]
            fixed["clan"] = [*clans, spare[0]]
        self.table: Table = ceilidh.new("clans", players, seed, chosen, setup=fixed)
        while self.table.legal()[0].text.split()[0] not in CHOICES:
            self.table.play(self.table.legal()[0])
        for seat in reversed(self.table.people):
            if clans is None:
                self.table.play(self.table.legal()[0])
            else:
                self.table.play(f"choose {clans[seat]}", seat=seat)
        while self.state.round == 0:
            self.table.play(self.table.legal()[0])
        self.clear()
        self.turn(0)

    # --- arranging --------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def seat(self, number: int = 0) -> Seat:
        return self.state.mine(number)

    def clear(self) -> None:
        """Take every unit off the map and give every seat £100 and an empty stock."""
        for hex_ in range(len(HEX_NAMES)):
            if owner_at(self.state, hex_) >= 0:
                take_off_map(self.state, hex_, kind_at(self.state, hex_))
        for number in range(len(self.state.seats)):
            seat = self.seat(number)
            seat.deployed = [0] * len(COLUMN_NAMES)
            seat.money = 100
            seat.goods = [0] * len(GOOD_NAMES)

    def turn(self, seat: int, passed: list[int] | None = None) -> None:
        """Make it that seat's turn, its action not yet taken."""
        stack = self.state.stack
        while stack[-1].step != ACTION_PHASE.id:
            stack.pop()
        order = self.state.order
        stack[-1] = Frame(ACTION_PHASE.id, -1, (order.index(seat) + 1) % len(order))
        stack.append(Frame(TURN.id, seat))
        self.state.bargains = 0
        if passed is not None:
            self.state.passed = passed
        for module in self.seat(seat).hooks.of["on_turn"]:
            module.on_turn(self.state, seat)

    def place(self, seat: int, unit: str, *hexes: str) -> None:
        """Put units of one column straight on the map, without cost or reach."""
        column = self.seat(seat).hooks.column_at[COLUMN_NAMES.index(unit)]
        for name in hexes:
            place(self.state, seat, column, hex_number(name))

    def goods(self, seat: int, **amounts: int) -> None:
        for name, amount in amounts.items():
            self.seat(seat).goods[GOOD_NAMES.index(name)] = amount

    def shipping(self, seat: int, level: int) -> None:
        self.seat(seat).shipping = level
        self.seat(seat).reach = reach_of(self.state, seat)

    def price_step(self, good: str, step: int) -> None:
        """Put a price marker on a step of its track, 0 at the bottom."""
        self.state.prices[GOOD_NAMES.index(good)] = step

    def contract_in_box(self, seat: int, contract: int) -> None:
        """Move a contract from wherever it lies into the seat's export box."""
        state = self.state
        if contract in state.unseen:
            state.unseen.remove(contract)
        elif contract in state.display:
            state.display[state.display.index(contract)] = 0
        self.seat(seat).box += (contract,)

    # --- playing ----------------------------------------------------------------------------------

    def play(self, *moves: str) -> Played:
        for move in moves:
            played = self.table.play(move)
            assert CLANS.audit(self.state) == []
        return played

    def texts(self, word: str = "") -> list[str]:
        """The legal moves as text, or those of one kind."""
        return [m.text for m in self.table.legal() if not word or m.text.split()[0] == word]

    def why_not(self, move: str) -> str:
        """Why a move is illegal; fails if it is legal."""
        reason = self.table.why_not(move)
        assert reason is not None, f"{move} is legal"
        return reason

    def stock(self, seat: int, good: str) -> int:
        return self.seat(seat).goods[GOOD_NAMES.index(good)]

    def end_round(self) -> None:
        """Everyone passes and the round is played out, production choices made greedily."""
        start = self.state.round
        while self.table.actor is not None and self.state.round == start:
            legal = self.texts()
            self.table.play("pass" if "pass" in legal else legal[-1])
