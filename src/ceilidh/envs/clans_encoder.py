"""Reads the observation of a seat off a position of Clans; `clans.py` says what it is made of.

It reads what `games/clans/view.py` shows and nothing else; a test compares the two.
"""

from collections.abc import Mapping
from typing import Final

from ceilidh.envs.clans_boards import Boards, Settlements, count_places, stock_places
from ceilidh.envs.shown_writer import ShownWriter
from ceilidh.envs.sparse import ObservedBlock, SectionMemory, SparseVector
from ceilidh.envs.view_hash import ViewHash, same_parts
from ceilidh.games.clans.components.maps import HEXES, Topology
from ceilidh.games.clans.goods import GOODS, KINDS
from ceilidh.games.clans.hooks import Hooks
from ceilidh.games.clans.kinds import SIDE
from ceilidh.games.clans.rules.expand import unit_costs, units_left
from ceilidh.games.clans.rules.pieces import guest_at, guest_kind_at, kinds_at, owner_at
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.rules.watchers import marked_hexes
from ceilidh.games.clans.state import NO_CLAN, State
from ceilidh.kernel.hexset import EMPTY
from ceilidh.kernel.state import ModuleState

SEATS: Final = 4
ROUNDS: Final = 5
# Channels of a hex: owners (four seats, or nobody), units, and the same of a guest.
OWNERS: Final = SEATS + 1
GUEST: Final = OWNERS + KINDS
GUEST_KIND: Final = GUEST + SEATS
CHANNELS: Final = GUEST_KIND + KINDS

# Sections, each of which is written anew as a whole; `clans.py` lists their blocks. Of what a
# seat has there is one for each row, of hexes one for each hex, of modules one for each module.
TABLE: Final = 0
SETTING: Final = 1
TRADE: Final = 2
DISPLAY: Final = 3
PILE: Final = 4
BOXES: Final = 5
HASHED: Final = 6
SEAT: Final = 7
COUNT: Final = SEAT + SEATS
STOCK: Final = COUNT + SEATS
COLUMN: Final = STOCK + SEATS
HEX_SECTION: Final = COLUMN + SEATS
MODULES: Final = HEX_SECTION + HEXES
UNSEEN: Final = -1  # the code of a hex of which nothing is said


def _said_of(state: State, hex_: int, own: int) -> list[int]:
    """The channels of a hex on which somebody stands or something lies."""
    players = state.rules.players
    owner = owner_at(state, hex_)
    if owner < 0:
        return [SEATS]
    said = [(owner - own) % players]
    said += [OWNERS + kind for kind in kinds_at(state, hex_)]
    guest = guest_at(state, hex_)
    if guest >= 0:
        said += [GUEST + (guest - own) % players, GUEST_KIND + guest_kind_at(state, hex_)]
    return said


class ClansEncoder:
    """Writes observations into the blocks of a layout, by name.

    `encode` writes all sections, `changes` only those that differ from the last call.
    """

    def __init__(self, blocks: Mapping[str, ObservedBlock], shown: ShownWriter) -> None:
        self.blocks = dict(blocks)
        self.shown = shown
        self.hexes = blocks["hexes"]
        self.boards = Boards(self.blocks)
        self.counts = [count_places(blocks, row) for row in range(SEATS)]
        self.stocks = [stock_places(blocks, row) for row in range(SEATS)]
        # By player count and own seat: what a code of the land says, in channels of a hex.
        self.land: dict[tuple[int, int], dict[int, list[int]]] = {}
        self.hashed = ViewHash(blocks["hashed"].start)
        self.sides: dict[Topology, list[int]] = {}
        self.settlements = Settlements()
        self.memory = SectionMemory(HEX_SECTION)
        self.hooks_seen: list[Hooks | None] = [None] * SEATS
        self.parts_seen: list[ModuleState] = []
        self.more_seen = False  # whether modules had found out more than their states
        self.codes = [UNSEEN] * HEXES
        self.closed = EMPTY
        self.whole = False  # whether all sections are being written

    def beside(self, other: "ClansEncoder") -> None:
        """Count settlements together with the encoder of another seat at the same table."""
        self.settlements = other.settlements

    def encode(self, state: State, own: int) -> SparseVector:
        """All that the seat `own` observes."""
        self.forget()
        self.whole = True
        out = self.changes(state, own)
        self.whole = False
        return out

    def forget(self) -> None:
        """Write everything the next time, into a row of nothing but 0."""
        self.memory.forget()
        self.shown.forget()
        self.hashed.written = {}
        self.hooks_seen = [None] * SEATS
        self.parts_seen = []
        self.more_seen = False
        self.codes = [UNSEEN] * HEXES
        self.closed = EMPTY

    def changes(self, state: State, own: int) -> SparseVector:
        """What has changed since the last call, which was for the same seat of a like game."""
        out = SparseVector()
        self._table(out, state, own)
        self._setting(out, state)
        self._trade(out, state)
        self._contracts(out, state, own)
        self._hexes(out, state, own)
        players = state.rules.players
        for number in range(len(state.seats)):
            row = (number - own) % players
            self._seat(out, state, number, row)
            self._board(out, state, number, row)
        self._modules(out, state, own)
        return out

    def _table(self, out: SparseVector, state: State, own: int) -> None:
        blocks, players = self.blocks, state.rules.players
        actor, step = -1, -1
        if state.stack:
            frame = state.stack[-1]
            actor, step = frame.seat, frame.step
        if not self.whole:
            now = [players, own, actor, step, state.round, len(state.order)]
            now += state.order
            now += state.passed
            if not self.memory.changed(TABLE, now):
                return
        out.sections.append(TABLE)
        out.one(blocks["players"], 0, players - 1)
        out.one(blocks["seat"], 0, own)
        if state.stack:
            out.one(blocks["actor"], 0, (actor - own) % players)
            out.one(blocks["step"], 0, step)
        out.number(blocks["round"], 0, state.round)
        self._places(out, blocks["order"], state.order, own, players)
        self._places(out, blocks["passed"], state.passed, own, players)

    def _setting(self, out: SparseVector, state: State) -> None:
        """What hardly ever changes."""
        blocks, players = self.blocks, state.rules.players
        sides, bonus = self._sides(state.map), state.rules.pass_bonus
        if not self.whole:
            now = [len(sides), len(state.ports), len(state.tiles), len(bonus)]
            now += sides
            now += state.ports
            now += state.tiles
            now += bonus
            for clan, tile in state.offers:
                now.append(clan)
                now.append(tile)
            if not self.memory.changed(SETTING, now):
                return
        out.sections.append(SETTING)
        out.some(blocks["map"], 0, sides)
        out.some(blocks["ports"], 0, state.ports)
        for round_, tile in enumerate(state.tiles[:ROUNDS]):
            out.one(blocks["scoring_tiles"], round_, tile)
        out.numbers(blocks["pass_bonus"], 0, bonus[:players])
        for clan, tile in state.offers:
            if clan != NO_CLAN:
                out.one(blocks["offers"], clan, max(tile, 0))

    def _trade(self, out: SparseVector, state: State) -> None:
        prices = [price(state, good) for good in range(GOODS)]
        if self.whole or self.memory.changed(TRADE, prices + state.imports):
            out.sections.append(TRADE)
            out.numbers(self.blocks["prices"], 0, prices)
            out.numbers(self.blocks["imports"], 0, state.imports)

    def _places(
        self, out: SparseVector, block: ObservedBlock, seats: list[int], own: int, players: int
    ) -> None:
        """For each of these seats its place in the list."""
        for place, seat in enumerate(seats):
            out.add_at(block.start + (seat - own) % players, place + 1)

    def _sides(self, map_: Topology) -> list[int]:
        known = self.sides.get(map_)
        if known is None:
            known = self.sides[map_] = [SIDE.index[side] for side in map_.sides]
        return known

    def _contracts(self, out: SparseVector, state: State, own: int) -> None:
        blocks, players = self.blocks, state.rules.players
        if self.whole or self._display_changed(state):
            out.sections.append(DISPLAY)
            out.some(blocks["contracts"], 0, state.display)
            out.some(blocks["drawn"], 0, state.drawn)
        if self.whole or self._pile_changed(state):
            out.sections.append(PILE)
            out.some(blocks["unseen_contracts"], 0, state.unseen)
            out.some(blocks["contracts_under_pile"], 0, state.bottom)
            out.some(blocks["removed_contracts"], 0, state.discarded)
        if self.whole or self._boxes_changed(state):
            out.sections.append(BOXES)
            for number, seat in enumerate(state.seats):
                out.some(blocks["seats.box"], (number - own) % players, seat.box)

    def _display_changed(self, state: State) -> bool:
        now = [len(state.drawn)]
        now += state.drawn
        now += state.display
        return self.memory.changed(DISPLAY, now)

    def _pile_changed(self, state: State) -> bool:
        now = [len(state.bottom), len(state.discarded)]
        now += state.bottom
        now += state.discarded
        now += state.unseen
        return self.memory.changed(PILE, now)

    def _boxes_changed(self, state: State) -> bool:
        now: list[int] = []
        for seat in state.seats:
            now.append(len(seat.box))
            now += seat.box
        return self.memory.changed(BOXES, now)

    def _hexes(self, out: SparseVector, state: State, own: int) -> None:
        """Every hex is a section of its own: a move changes one or two of them."""
        closed = state.map.active.minus(state.free).minus(marked_hexes(state))
        codes, land, ports = self.codes, state.land, state.map.ports
        for hex_ in self.closed.minus(closed).hexes():
            if codes[hex_] != UNSEEN:
                codes[hex_] = UNSEEN
                out.sections.append(HEX_SECTION + hex_)
        self.closed = closed
        channels, ones, sections = self._channels(state.rules.players, own), out.ones, out.sections
        for hex_ in closed.hexes():
            code = land[hex_]
            if code == 0 and hex_ in ports:
                code = UNSEEN  # a corner without its port tile
            if code == codes[hex_]:
                continue
            codes[hex_] = code
            sections.append(HEX_SECTION + hex_)
            if code == UNSEEN:
                continue
            said = channels.get(code)
            if said is None:
                said = channels[code] = _said_of(state, hex_, own)
            first = self.hexes.start + hex_ * CHANNELS
            for channel in said:
                ones.append(first + channel)

    def _channels(self, players: int, own: int) -> dict[int, list[int]]:
        """By code of the land what is said of a hex."""
        channels = self.land.get((players, own))
        if channels is None:
            channels = self.land[players, own] = {}
        return channels

    def _seat(self, out: SparseVector, state: State, number: int, row: int) -> None:
        blocks, seat = self.blocks, state.seats[number]
        if not self.whole:
            now = [seat.clan, seat.tile, seat.technology, seat.ports]
            now += state.ports
            now += seat.fulfilled
            if not self.memory.changed(SEAT + row, now):
                return
        out.sections.append(SEAT + row)
        if seat.clan != NO_CLAN:
            out.one(blocks["seats.clan"], row, seat.clan)
        out.one(blocks["seats.tile"], row, seat.tile)
        if seat.technology:
            out.some_of(blocks["seats.technology"], row, seat.technology)
        if seat.ports:
            used = [tile for corner, tile in enumerate(state.ports) if seat.ports >> corner & 1]
            out.some(blocks["seats.ports"], row, used)
        out.some(blocks["seats.fulfilled"], row, seat.fulfilled)

    def _board(self, out: SparseVector, state: State, number: int, row: int) -> None:
        seat = state.seats[number]
        counts = [seat.bid, seat.money, seat.glory, seat.shipping]
        counts += [seat.merchants, seat.board_merchants, self.settlements.linked(state, number)]
        if self.whole or self.memory.changed(COUNT + row, counts):
            out.sections.append(COUNT + row)
            out.places.extend(self.counts[row])
            out.values.extend(counts)
        stock = seat.goods + seat.market
        if self.whole or self.memory.changed(STOCK + row, stock):
            out.sections.append(STOCK + row)
            out.places.extend(self.stocks[row])
            out.values.extend(stock)
        new = self.hooks_seen[row] is not seat.hooks
        board = self.boards.at(seat.hooks, row)
        costs = unit_costs(state, number) if seat.hooks.of["unit_discount"] else board.costs
        if self.whole or self.memory.changed(COLUMN + row, seat.deployed + costs) or new:
            self.hooks_seen[row] = seat.hooks
            out.sections.append(COLUMN + row)
            out.places.extend(board.places)
            out.values.extend(costs)
            out.values.extend(board.yields)
            out.values.extend([units_left(seat, column) for column in seat.hooks.columns])

    def _modules(self, out: SparseVector, state: State, own: int) -> None:
        """What modules show: their states, and what they find out about the position."""
        found: dict[str, dict[str, object]] = {}
        for module in state.rules.table["shown"]:
            found[module.name] = module.shown(state)
        states = state.module_states
        if not found and not self.more_seen and same_parts(self.parts_seen, states):
            return
        self.parts_seen = list(states.values())
        self.more_seen = bool(found)
        shown = self.shown
        shown.modules(out, MODULES, states, found, own, state.rules.players)
        rest = [part for part in states.values() if not shown.has(part.name)]
        more = {name: view for name, view in found.items() if not shown.has(name)}
        self.hashed.write_modules(out, HASHED, rest, more, own)
