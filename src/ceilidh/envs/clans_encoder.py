"""Reads the observation of a seat off a position of Clans; `clans.py` says what it is made of.

It reads what `games/clans/view.py` shows and nothing else; a test compares the two.
"""

from collections.abc import Mapping
from typing import Final

from ceilidh.envs.sparse import ObservedBlock, SparseVector
from ceilidh.envs.view_hash import Sums, ViewHash, add_leaves
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.goods import GOODS, KINDS
from ceilidh.games.clans.hooks import Hooks
from ceilidh.games.clans.kinds import SIDE
from ceilidh.games.clans.rules.expand import units_left
from ceilidh.games.clans.rules.pieces import guest_at, guest_kind_at, kinds_at, owner_at
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.rules.watchers import marked_hexes
from ceilidh.games.clans.state import NO_CLAN, Seat, State
from ceilidh.kernel.hexset import HexSet

SEATS: Final = 4
ROUNDS: Final = 5
# Channels of a hex: owners (four seats, or nobody), units, and the same of a guest.
OWNERS: Final = SEATS + 1
GUEST: Final = OWNERS + KINDS
GUEST_KIND: Final = GUEST + SEATS
CHANNELS: Final = GUEST_KIND + KINDS

# Blocks of numbers for each seat, in the order in which they are written: one number each, one for
# each good, one for each column of the player board.
COUNTS: Final = (
    "seats.bid",
    "seats.money",
    "seats.glory",
    "seats.shipping",
    "seats.merchants",
    "seats.board_merchants",
    "seats.settlements",
)
STOCKS: Final = ("seats.goods", "seats.market")
COLUMNS: Final = ("seats.unit_costs", "seats.unit_yields", "seats.units_left")
MOST_BOARDS: Final = 1000  # remembered at once: clans and options of many games share an encoder


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


class BoardPlaces:
    """Where the numbers of a player board are observed, and those of them that are printed."""

    __slots__ = ("places", "printed")

    def __init__(self, hooks: Hooks, blocks: Mapping[str, ObservedBlock], row: int) -> None:
        starts = {name: block.start + row * block.width for name, block in blocks.items()}
        self.places = [starts[name] for name in COUNTS]
        for name in STOCKS:
            self.places += [starts[name] + good for good in range(GOODS)]
        for name in COLUMNS:
            self.places += [starts[name] + column.index for column in hooks.columns]
        self.printed = [column.cost for column in hooks.columns]
        self.printed += [column.amount for column in hooks.columns]


class SettlementMemo:
    """The linked settlements of one seat, counted anew only when something changed that counts."""

    __slots__ = ("map", "number", "own", "shipping")

    def __init__(self, map_: Topology, own: HexSet, shipping: int, number: int) -> None:
        self.map = map_
        self.own = own
        self.shipping = shipping
        self.number = number


class ClansEncoder:
    """Writes observations into the blocks of a layout, by name."""

    def __init__(self, blocks: Mapping[str, ObservedBlock]) -> None:
        self.blocks = dict(blocks)
        self.hexes = blocks["hexes"]
        self.boards: dict[tuple[Hooks, int], BoardPlaces] = {}
        # By player count and own seat: what a code of the land says, in channels of a hex.
        self.land: dict[tuple[int, int], dict[int, list[int]]] = {}
        self.hashed = ViewHash(blocks["hashed"].start)
        names = [step.name for step in FLOW.steps]
        self.steps = [names.index(name) for name in names]
        self.sides: dict[Topology, list[int]] = {}
        self.settlements: dict[int, SettlementMemo] = {}

    def encode(self, state: State, own: int) -> SparseVector:
        """What the seat `own` observes."""
        out = SparseVector()
        self._table(out, state, own)
        self._contracts(out, state)
        self._hexes(out, state, own)
        players = state.rules.players
        for number in range(len(state.seats)):
            self._seat(out, state, number, (number - own) % players)
        self._modules(out, state, own)
        return out

    def _table(self, out: SparseVector, state: State, own: int) -> None:
        blocks, players = self.blocks, state.rules.players
        out.one(blocks["players"], 0, players - 1)
        out.one(blocks["seat"], 0, own)
        if state.stack:
            frame = state.stack[-1]
            out.one(blocks["actor"], 0, (frame.seat - own) % players)
            out.one(blocks["step"], 0, self.steps[frame.step])
        out.number(blocks["round"], 0, state.round)
        self._places(out, blocks["order"], state.order, own, players)
        self._places(out, blocks["passed"], state.passed, own, players)
        out.some(blocks["map"], 0, self._sides(state.map))
        out.numbers(blocks["prices"], 0, [price(state, good) for good in range(GOODS)])
        out.numbers(blocks["imports"], 0, state.imports)
        out.some(blocks["ports"], 0, state.ports)
        for round_, tile in enumerate(state.tiles[:ROUNDS]):
            out.one(blocks["scoring_tiles"], round_, tile)
        out.numbers(blocks["pass_bonus"], 0, state.rules.pass_bonus[:players])
        for clan, tile in state.offers:
            if clan != NO_CLAN:
                out.one(blocks["offers"], clan, max(tile, 0))

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

    def _contracts(self, out: SparseVector, state: State) -> None:
        blocks = self.blocks
        out.some(blocks["contracts"], 0, state.display)
        out.some(blocks["unseen_contracts"], 0, state.unseen)
        out.some(blocks["contracts_under_pile"], 0, state.bottom)
        out.some(blocks["drawn"], 0, state.drawn)
        out.some(blocks["removed_contracts"], 0, state.discarded)

    def _hexes(self, out: SparseVector, state: State, own: int) -> None:
        players, ports = state.rules.players, state.map.ports
        channels = self.land.get((players, own))
        if channels is None:
            channels = self.land[players, own] = {}
        start, ones, land = self.hexes.start, out.ones, state.land
        for hex_ in state.map.active.minus(state.free).minus(marked_hexes(state)).hexes():
            code = land[hex_]
            if code == 0 and hex_ in ports:
                continue  # a corner without its port tile
            said = channels.get(code)
            if said is None:
                said = channels[code] = _said_of(state, hex_, own)
            first = start + hex_ * CHANNELS
            for channel in said:
                ones.append(first + channel)

    def _seat(self, out: SparseVector, state: State, number: int, row: int) -> None:
        blocks, seat = self.blocks, state.seats[number]
        if seat.clan != NO_CLAN:
            out.one(blocks["seats.clan"], row, seat.clan)
        out.one(blocks["seats.tile"], row, seat.tile)
        if seat.technology:
            out.some_of(blocks["seats.technology"], row, seat.technology)
        if seat.ports:
            used = [tile for corner, tile in enumerate(state.ports) if seat.ports >> corner & 1]
            out.some(blocks["seats.ports"], row, used)
        out.some(blocks["seats.box"], row, seat.box)
        out.some(blocks["seats.fulfilled"], row, seat.fulfilled)
        self._board(out, seat, row, self._linked(state, number))

    def _board(self, out: SparseVector, seat: Seat, row: int, linked: int) -> None:
        board = self.boards.get((seat.hooks, row))
        if board is None:
            if len(self.boards) > MOST_BOARDS:
                self.boards.clear()
            board = self.boards[seat.hooks, row] = BoardPlaces(seat.hooks, self.blocks, row)
        counts = [seat.bid, seat.money, seat.glory, seat.shipping]
        counts += [seat.merchants, seat.board_merchants, linked]
        counts += seat.goods
        counts += seat.market
        counts += board.printed
        counts += [units_left(seat, column) for column in seat.hooks.columns]
        out.places.extend(board.places)
        out.values.extend(counts)

    def _linked(self, state: State, number: int) -> int:
        seat = state.seats[number]
        if seat.hooks.of["links"]:
            return linked_settlements(state, seat)  # a clan may look at anything
        known = self.settlements.get(number)
        if (
            known is None
            or known.map is not state.map
            or known.shipping != seat.shipping
            or not known.own.same(seat.own)
        ):
            counted = linked_settlements(state, seat)
            known = SettlementMemo(state.map, seat.own, seat.shipping, counted)
            self.settlements[number] = known
        return known.number

    def _modules(self, out: SparseVector, state: State, own: int) -> None:
        """What modules show: their states, and what they find out about the position."""
        hashed = self.hashed
        path = hashed.root("modules")
        sums: Sums = {}
        found = {module.name: module.shown(state) for module in state.rules.table["shown"]}
        for part in state.module_states.values():
            if part.name in found:
                found[part.name] = {**part.view(own), **found[part.name]}
            else:
                for place, value in hashed.sums_of(part, own, path).items():
                    sums[place] = sums.get(place, 0.0) + value
        if found:
            add_leaves(sums, path, found)
        hashed.write(out, sums)
