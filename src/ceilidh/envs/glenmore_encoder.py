"""Reads the observation of a seat off a position of Glen More II; `glenmore.py` lays it out.

It reads what `games/glenmore/view.py` shows and nothing else; a test compares the two.
"""

from collections.abc import Mapping
from typing import Final

from ceilidh.envs.shown_writer import ShownWriter
from ceilidh.envs.sparse import ObservedBlock, SectionMemory, SparseVector
from ceilidh.envs.view_hash import ViewHash, same_parts
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.goods import CATEGORIES, RESOURCES, STACKS
from ceilidh.games.glenmore.grid import CELLS, REACH, cell_x, cell_y
from ceilidh.games.glenmore.kinds import CLAN, LANDMARK, TILE
from ceilidh.games.glenmore.rules.counts import barrels_left, category, size
from ceilidh.games.glenmore.rules.refill import stack_left
from ceilidh.games.glenmore.rules.rondel import last_figure
from ceilidh.games.glenmore.ruleset import ABSENT
from ceilidh.games.glenmore.state import EMPTY, PLAY, Seat, State
from ceilidh.games.glenmore.tile_load import amount, scots
from ceilidh.kernel.state import ModuleState

SEATS: Final = 4
TILES: Final = len(TILE.words)
LOADED: Final = 3  # what divides the number of goods and Scots on a tile
# Channels of a space: tiles, any fixture, pawns by seat, other figures, the last figure.
FIXTURE_AT: Final = TILES
PAWNS_AT: Final = TILES + 1
OTHERS_AT: Final = PAWNS_AT + SEATS
LAST_AT: Final = OTHERS_AT + 1
# Channels of a tile in a territory: it lies there, column, row, goods, Scots; it is covered.
COLUMN_AT: Final = 1
ROW_AT: Final = 2
GOODS_AT: Final = 3
SCOTS_AT: Final = GOODS_AT + RESOURCES
UNDER_AT: Final = SCOTS_AT + 1
CHANNELS: Final = UNDER_AT + 1

# Sections, each of which is written anew as a whole; `glenmore.py` lists their blocks. Of cards,
# seats and territories there is one for each row, of modules one for each module.
TABLE: Final = 0
STACK: Final = 1
DISCARD: Final = 2
ACTIVATED: Final = 3
RONDEL: Final = 4
CLAN_BOARD: Final = 5
HASHED: Final = 6
PENDING: Final = 7
CARDS: Final = 8
SEAT: Final = CARDS + SEATS
TERRITORY: Final = SEAT + SEATS
MODULES: Final = TERRITORY + SEATS

# Blocks of numbers for each seat, in the order in which they are written: one number each, one for
# each resource, one for each category.
COUNTS: Final = (
    "seats.coins",
    "seats.barrels",
    "seats.scots_in_supply",
    "seats.markers",
    "seats.vp",
    "seats.vp_in_play",
    "seats.size",
    "seats.finished",
)


def _counts(blocks: Mapping[str, ObservedBlock], row: int) -> list[int]:
    """Where the numbers of a seat are observed."""
    starts = {name: block.start + row * block.width for name, block in blocks.items()}
    out = [starts[name] for name in COUNTS]
    out += [starts["seats.goods"] + kind for kind in range(RESOURCES)]
    return out + [starts["seats.categories"] + which for which in range(CATEGORIES)]


def _cells() -> list[tuple[float, float]]:
    """Column and row of every cell, as they are observed."""
    return [(cell_x(cell) / REACH, cell_y(cell) / REACH) for cell in range(CELLS)]


POINTS: Final = _cells()


class TerritoryMemo:
    """The territory of one seat as it was written last."""

    __slots__ = ("loads", "tiles", "under")

    def __init__(
        self, tiles: dict[int, int], loads: dict[int, int], under: dict[int, tuple[int, ...]]
    ) -> None:
        self.tiles = tiles
        self.loads = loads
        self.under = under


class GlenMoreEncoder:
    """Writes observations into the blocks of a layout, by name.

    `encode` writes all sections, `changes` only those that differ from the last call.
    """

    def __init__(self, blocks: Mapping[str, ObservedBlock], shown: ShownWriter) -> None:
        self.blocks = dict(blocks)
        self.shown = shown
        self.rondel = blocks["rondel"]
        self.territory = blocks["seats.territory"]
        self.hashed = ViewHash(blocks["hashed"].start)
        self.counts = [_counts(blocks, row) for row in range(SEATS)]
        components = load(None)
        self.cards = [LANDMARK.index[card.id] for card in components.landmarks]
        # By field of the Clan board; the first is where the board begins, which nobody claims.
        ids = [clan.id for clan in components.clan_board.clans]
        self.clans = [-1, *[CLAN.index[name] for name in ids]]
        self.memory = SectionMemory(TERRITORY)
        self.lands = [TerritoryMemo({}, {}, {}) for _ in range(SEATS)]
        self.pending: dict[str, object] = {}
        self.parts_seen: list[ModuleState] = []
        self.whole = False  # whether all sections are being written

    def beside(self, other: "GlenMoreEncoder") -> None:
        """Nothing is reckoned that another seat could use."""

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
        self.lands = [TerritoryMemo({}, {}, {}) for _ in range(SEATS)]
        self.pending = {}
        self.parts_seen = []

    def changes(self, state: State, own: int) -> SparseVector:
        """What has changed since the last call, which was for the same seat of a like game."""
        out = SparseVector()
        self._table(out, state, own)
        self._stacks(out, state)
        self._rondel(out, state, own)
        self._clan_board(out, state, own)
        for number, seat in enumerate(state.seats):
            row = (number - own) % state.rules.players
            self._seat(out, state, number, row)
            self._territory(out, seat, row)
        self._shown(out, state, own)
        return out

    def _table(self, out: SparseVector, state: State, own: int) -> None:
        blocks, rules = self.blocks, state.rules
        actor, step = -1, -1
        if state.stack:
            frame = state.stack[-1]
            actor, step = frame.seat, frame.step
        left = [rules.stack_size(stack) for stack in range(state.stack_number + 1, STACKS)]
        if not self.whole:
            now = [rules.players, own, actor, step, rules.edition, state.stack_number]
            now += [state.scorings, stack_left(state), state.movement]
            now += left
            now += state.market
            now += rules.slots
            if not self.memory.changed(TABLE, now):
                return
        out.sections.append(TABLE)
        out.one(blocks["players"], 0, rules.players - 1)
        out.one(blocks["seat"], 0, own)
        if state.stack:
            out.one(blocks["actor"], 0, (actor - own) % rules.players)
            out.one(blocks["step"], 0, step)
        out.one(blocks["edition"], 0, rules.edition)
        out.one(blocks["stack"], 0, state.stack_number)
        out.number(blocks["stack_left"], 0, stack_left(state))
        out.numbers(blocks["stacks_left"], 0, left)
        out.number(blocks["scorings"], 0, state.scorings)
        out.numbers(blocks["market"], 0, state.market)
        out.numbers(blocks["market_prices"], 0, rules.slots)
        out.number(blocks["movement"], 0, state.movement)

    def _stacks(self, out: SparseVector, state: State) -> None:
        """Tiles that are not on the Rondel, and the cells that the turn has activated."""
        blocks = self.blocks
        if self.whole or self.memory.changed(STACK, [*state.unseen]):
            out.sections.append(STACK)
            out.some(blocks["unseen"], 0, state.unseen)
        if self.whole or self.memory.changed(DISCARD, [*state.discard]):
            out.sections.append(DISCARD)
            out.some(blocks["discard"], 0, state.discard)
        if self.whole or self.memory.changed(ACTIVATED, [state.activated]):
            out.sections.append(ACTIVATED)
            if state.activated:
                out.some_of(blocks["activated"], 0, state.activated)

    def _rondel(self, out: SparseVector, state: State, own: int) -> None:
        """All spaces from the own pawn's on."""
        rules, start = state.rules, self.rondel.start
        spaces, players = rules.spaces, rules.players
        if not self.whole:
            now = [spaces, state.gone]
            now += state.rondel
            now += state.places
            if not self.memory.changed(RONDEL, now):
                return
        out.sections.append(RONDEL)
        first = state.places[own] % spaces
        for space, tile in enumerate(state.rondel):
            if tile != EMPTY:
                there = start + (space - first) % spaces * self.rondel.width
                out.ones.append(there + (tile if tile >= 0 else FIXTURE_AT))
        others: dict[int, int] = {}
        for figure, place in enumerate(state.places):
            there = start + (place - first) % spaces * self.rondel.width
            if figure < players:
                out.ones.append(there + PAWNS_AT + (figure - own) % players)
            elif not state.gone >> figure & 1:
                others[there] = others.get(there, 0) + 1
        for there, number in others.items():
            out.add_at(there + OTHERS_AT, float(number))
        last = last_figure(state)
        if last >= 0:
            there = (state.places[last] - first) % spaces * self.rondel.width
            out.ones.append(start + there + LAST_AT)

    def _clan_board(self, out: SparseVector, state: State, own: int) -> None:
        claims, roads = self.blocks["claims"], self.blocks["roads"]
        if not self.whole:
            now = [*state.roads]
            now += state.rules.clan_fields
            for field, seat in state.claims:
                now.append(field)
                now.append(seat)
            if not self.memory.changed(CLAN_BOARD, now):
                return
        out.sections.append(CLAN_BOARD)
        # A player can have several markers on Douglas (GM-PER-Q2).
        for field, seat in dict.fromkeys(state.claims):
            row = (seat - own) % state.rules.players
            out.one(claims, self.clans[field], row)
            out.one(self.blocks["seats.clans"], row, self.clans[field])
        for field in state.rules.clan_fields:
            if field != ABSENT:
                out.add_at(roads.start + self.clans[field], state.roads[field])

    def _seat(self, out: SparseVector, state: State, number: int, row: int) -> None:
        blocks, seat = self.blocks, state.seats[number]
        if self.whole or self._cards_changed(seat, row):
            out.sections.append(CARDS + row)
            out.some(blocks["seats.landmarks"], row, [self.cards[card] for card in seat.landmarks])
            out.some(blocks["seats.persons"], row, seat.persons)
        counts = [
            seat.coins,
            barrels_left(state, number),
            seat.scots,
            seat.markers,
            sum(seat.points),
        ]
        counts += [seat.points[PLAY], size(seat), state.gone >> number & 1]
        counts += seat.stock
        counts += [category(state, number, which) for which in range(CATEGORIES)]
        if self.whole or self.memory.changed(SEAT + row, counts):
            out.sections.append(SEAT + row)
            out.places.extend(self.counts[row])
            out.values.extend(counts)

    def _cards_changed(self, seat: Seat, row: int) -> bool:
        now = [len(seat.landmarks)]
        now += seat.landmarks
        now += seat.persons
        return self.memory.changed(CARDS + row, now)

    def _territory(self, out: SparseVector, seat: Seat, row: int) -> None:
        known = self.lands[row]
        if not self.whole:
            same = known.tiles == seat.tiles and known.loads == seat.loads
            if same and known.under == seat.under:
                return
            self.lands[row] = TerritoryMemo(seat.tiles.copy(), seat.loads.copy(), seat.under.copy())
        out.sections.append(TERRITORY + row)
        start = self.territory.start + row * self.territory.width
        ones, places, values = out.ones, out.places, out.values
        for cell, tile in seat.tiles.items():
            first = start + tile * CHANNELS
            ones.append(first)
            places.extend((first + COLUMN_AT, first + ROW_AT))
            values.extend(POINTS[cell])
            load_ = seat.loads.get(cell, 0)
            if load_:
                for kind in range(RESOURCES):
                    number = amount(load_, kind)
                    if number:
                        out.add_at(first + GOODS_AT + kind, number / LOADED)
                out.add_at(first + SCOTS_AT, scots(load_) / LOADED)
        for covered in seat.under.values():
            for tile in covered:
                ones.append(start + tile * CHANNELS + UNDER_AT)

    def _shown(self, out: SparseVector, state: State, own: int) -> None:
        """What the decision at hand is about, and what modules show."""
        players, shown = state.rules.players, self.shown
        pending: dict[str, object] = {}
        if state.stack:
            frame = state.stack[-1]
            pending = FLOW.steps[frame.step].pending(state, frame)
        if pending != self.pending:
            self.pending = pending
            out.sections.append(PENDING)
            shown.pending(out, pending, own, players)
        states = state.module_states
        if same_parts(self.parts_seen, states):
            return
        self.parts_seen = list(states.values())
        shown.modules(out, MODULES, states, {}, own, players)
        rest = [part for part in states.values() if not shown.has(part.name)]
        self.hashed.write_modules(out, HASHED, rest, {}, own)
