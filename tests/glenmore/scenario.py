"""Positions made to order, for tests of single rules.

A scenario is a real table of a fresh game whose Rondel has been cleared: seat 0 is last, the others
follow, then the Die if there is one; in front of them lies what `ahead` puts there. Every seat has
the home tiles with one Scot on the village, its starting coins and nothing else. Arrange what the
test needs, call `begin` if the Rondel or a pawn was changed, then play real moves.
"""

from __future__ import annotations

import ceilidh
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.goods import KIND_NAMES, RESOURCE_NAMES, STACK_A
from ceilidh.games.glenmore.grid import CELL_NAMES
from ceilidh.games.glenmore.kinds import CLAN, TILE
from ceilidh.games.glenmore.powers import with_effect
from ceilidh.games.glenmore.rules.clan_board import CLAN_MARKING
from ceilidh.games.glenmore.rules.placement import lay_tile
from ceilidh.games.glenmore.rules.rondel import FIGURES
from ceilidh.games.glenmore.rules.stock import put_good, put_scots
from ceilidh.games.glenmore.state import EMPTY, Seat, State
from ceilidh.games.glenmore.tile_load import amount, scots
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Played, Table


def cell_number(name: str) -> int:
    return CELL_NAMES.index(name)


class Scenario:
    """`ahead` names tiles that lie in front of the foremost figure, nearest first."""

    def __init__(
        self,
        players: int = 3,
        ahead: tuple[str, ...] = (),
        seed: int = 1,
        setup: dict[str, list[str]] | None = None,
        **options: object,
    ) -> None:
        pawns = [str(seat + 1) for seat in range(players)]
        fixed = {"pawn": pawns, **(setup or {})}
        self._clear(ceilidh.new("glenmore", players, seed, options, setup=fixed), ahead)

    @classmethod
    def of(cls, table: Table, ahead: tuple[str, ...] = ()) -> Scenario:
        """A scenario of a table that was made in another way."""
        made = cls.__new__(cls)
        made._clear(table, ahead)
        return made

    def _clear(self, table: Table, ahead: tuple[str, ...]) -> None:
        self.table: Table = table
        for space, tile in enumerate(self.state.rondel):
            if tile >= 0:
                self.state.rondel[space] = EMPTY
        self.ahead(*ahead)

    # --- arranging --------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def seat(self, number: int = 0) -> Seat:
        """The seat itself, to be read or changed."""
        return self.state.mine(number)

    def begin(self) -> None:
        """Give the turn to whoever is in last position (a Die rolls at once)."""
        stack = self.state.stack
        while stack[-1].step != FIGURES.id:
            stack.pop()
        FLOW.settle(self.state)

    def ahead(self, *tiles: str) -> None:
        """Put tiles in front of the foremost figure, on consecutive free spaces, and begin."""
        state = self.state
        position = max(state.places) + 1
        for name in tiles:
            while state.rondel[position % state.rules.spaces] != EMPTY:
                position += 1
            self.put_on_rondel(position, name)
        self.begin()

    def put_on_rondel(self, position: int, name: str) -> None:
        """A tile onto a position, taken from wherever it lies; an empty name clears the space."""
        state = self.state
        tile = TILE.index[name] if name else EMPTY
        self._unplace(tile)
        state.rondel[position % state.rules.spaces] = tile

    def _unplace(self, tile: int) -> None:
        state = self.state
        if tile in state.unseen:
            state.unseen.remove(tile)
            state.drawn += 1
        if tile >= 0 and tile in state.rondel:
            state.rondel[state.rondel.index(tile)] = EMPTY
        state.discard = tuple([other for other in state.discard if other != tile])

    def place(self, figure: int, position: int) -> None:
        """Put a pawn (or, after the seats, the Die) onto a position; call `begin` afterwards."""
        self.state.places[figure] = position

    def stack(self, letter: str, left: int | None = None) -> None:
        """Make a stack the current one, with so many tiles left to draw."""
        state = self.state
        state.stack_number = STACK_A + "ABCD".index(letter)
        whole = [t for t in state.rules.stacks[state.stack_number] if t not in state.rondel]
        number = len(whole) if left is None else left
        state.unseen = whole[:number]
        state.drawn = len(state.rules.stacks[state.stack_number]) - number

    def discard(self, *tiles: str) -> None:
        """Put tiles onto the discard pile."""
        for name in tiles:
            self._unplace(TILE.index[name])
            self.state.discard += (TILE.index[name],)

    def lay(self, seat: int, cell: str, *tiles: str) -> None:
        """Lay tiles on a cell, one over the other, without any rule, effect or activation."""
        for name in tiles:
            self._unplace(TILE.index[name])
            tile = self.state.rules.components.tile(name)
            lay_tile(self.state, seat, tile, cell_number(cell))

    def goods(self, seat: int, cell: str, **amounts: int) -> None:
        """Add resources to a tile: `goods(0, "0.0", wood=2)`."""
        for name, number in amounts.items():
            for _ in range(number):
                put_good(
                    self.state, seat, cell_number(cell), RESOURCE_NAMES.index(name), "scenario"
                )

    def scots(self, seat: int, cell: str, number: int = 1) -> None:
        """Put Scots of the supply onto a tile."""
        put_scots(self.state, seat, cell_number(cell), number, "scenario")

    def strip(self, seat: int) -> None:
        """Take every Scot off the territory, back to the supply."""
        own = self.seat(seat)
        for cell, load in list(own.loads.items()):
            own.scots += scots(load)
            left = load & ((1 << 24) - 1)
            if left:
                own.loads[cell] = left
            else:
                del own.loads[cell]
        own.manned = 0

    def landmark(self, seat: int, *names: str) -> None:
        """Give landmark cards, with their permanent effects but no immediate ones."""
        for name in names:
            card = self.state.rules.components.landmark(name)
            own = self.seat(seat)
            own.landmarks += (card.index,)
            for row in card.effects:
                own.powers = with_effect(own.powers, row)

    def clan(self, seat: int, *names: str) -> None:
        """Put clan markers, with permanent effects but without cost or bonus."""
        state = self.state
        for name in names:
            field = state.rules.clan_fields[CLAN.index[name]]
            own = self.seat(seat)
            own.markers -= 1
            state.claims += ((field, seat),)
            ways = state.rules.distances[field]
            state.roads = tuple([min(cost, ways[n]) for n, cost in enumerate(state.roads)])
            for row in state.rules.components.clan_board.clans[field - 1].effects:
                own.powers = with_effect(own.powers, row)

    def person(self, seat: int, *names: str) -> None:
        for name in names:
            self._unplace(TILE.index[name])
            self.seat(seat).persons += (TILE.index[name],)

    def market(self, **filled: int) -> None:
        """Fill spaces of market rows: `market(wood=2)`."""
        for name, number in filled.items():
            self.state.market[RESOURCE_NAMES.index(name)] = number

    def marker(self, seat: int = 0) -> None:
        """Let the seat at turn place a clan marker now, before its move."""
        self.state.stack.append(Frame(CLAN_MARKING.id, seat))
        FLOW.settle(self.state)

    # --- playing ----------------------------------------------------------------------------------

    def play(self, *moves: str) -> Played:
        for move in moves:
            played = self.table.play(move)
            assert self.faults() == []
        return played

    def faults(self) -> list[str]:
        """What the audit finds; a tile put out by hand may still be in a later stack."""
        faults = self.table.game.audit(self.state)
        return [fault for fault in faults if "two places" not in fault]

    def texts(self, word: str = "") -> list[str]:
        """The legal moves as text, or those of one kind."""
        return [m.text for m in self.table.legal() if not word or m.text.split()[0] == word]

    def why_not(self, move: str) -> str:
        """Why a move is illegal, with rule ids; fails if it is legal."""
        reason = self.table.why_not(move)
        assert reason is not None, f"{move} is legal"
        return reason

    def step(self) -> str:
        """The name of the step that waits for a decision."""
        return FLOW.steps[self.state.stack[-1].step].name if self.state.stack else "over"

    def events(self, played: Played, kind: str) -> list[tuple[int, str, int]]:
        """Seat, thing and amount of the events of one kind."""
        return [(e.seat, e.thing, e.amount) for e in played.events if e.kind == kind]

    # --- asking -----------------------------------------------------------------------------------

    def on_cell(self, seat: int, cell: str, thing: str) -> int:
        """How many of a resource, or Scots, lie on a tile."""
        load = self.state.seats[seat].loads.get(cell_number(cell), 0)
        return scots(load) if thing == "scot" else amount(load, KIND_NAMES.index(thing))

    def tile_on(self, seat: int, cell: str) -> str:
        """The id of the visible tile of a cell, or an empty text."""
        tile = self.state.seats[seat].tiles.get(cell_number(cell), EMPTY)
        return "" if tile == EMPTY else TILE.words[tile]

    def on_rondel(self) -> list[str]:
        """The ids of the tiles ahead of the last figure's gap, by space; empty texts for none."""
        return [TILE.words[tile] if tile >= 0 else "" for tile in self.state.rondel]

    def discarded(self) -> list[str]:
        return [TILE.words[tile] for tile in self.state.discard]

    def vp(self, seat: int) -> int:
        """The victory points gained so far."""
        return sum(self.state.seats[seat].points)

    def line(self, name: str) -> list[int]:
        """One line of the score sheet, as if the game ended now."""
        return dict(self.table.sheet())[name]
