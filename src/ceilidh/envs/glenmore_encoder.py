"""Reads the observation of a seat off a position of Glen More II; `glenmore.py` lays it out.

It reads what `games/glenmore/view.py` shows and nothing else; a test compares the two.
"""

from collections.abc import Mapping
from typing import Final

from ceilidh.envs.shown_writer import ShownWriter
from ceilidh.envs.sparse import ObservedBlock, SparseVector
from ceilidh.envs.view_hash import Sums, ViewHash
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.goods import CATEGORIES, RESOURCES, STACKS
from ceilidh.games.glenmore.grid import CELLS, REACH, cell_x, cell_y
from ceilidh.games.glenmore.kinds import CLAN, LANDMARK, TILE
from ceilidh.games.glenmore.rules.counts import category, size
from ceilidh.games.glenmore.rules.refill import stack_left
from ceilidh.games.glenmore.rules.rondel import last_figure
from ceilidh.games.glenmore.ruleset import ABSENT
from ceilidh.games.glenmore.state import EMPTY, PLAY, Seat, State
from ceilidh.games.glenmore.tile_load import amount, scots

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


class GlenMoreEncoder:
    """Writes observations into the blocks of a layout, by name."""

    def __init__(self, blocks: Mapping[str, ObservedBlock], shown: ShownWriter) -> None:
        self.blocks = dict(blocks)
        self.shown = shown
        self.rondel = blocks["rondel"]
        self.territory = blocks["seats.territory"]
        self.hashed = ViewHash(blocks["hashed"].start)
        self.cells = _cells()
        self.counts = [_counts(blocks, row) for row in range(SEATS)]
        self.steps = [step.name for step in FLOW.steps]
        components = load(None)
        self.cards = [LANDMARK.index[card.id] for card in components.landmarks]
        # By field of the Clan board; the first is where the board begins, which nobody claims.
        ids = [clan.id for clan in components.clan_board.clans]
        self.clans = [-1, *[CLAN.index[name] for name in ids]]

    def encode(self, state: State, own: int) -> SparseVector:
        """What the seat `own` observes."""
        out = SparseVector()
        self._table(out, state, own)
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
        out.one(blocks["players"], 0, rules.players - 1)
        out.one(blocks["seat"], 0, own)
        if state.stack:
            frame = state.stack[-1]
            out.one(blocks["actor"], 0, (frame.seat - own) % rules.players)
            out.one(blocks["step"], 0, frame.step)
        out.one(blocks["edition"], 0, rules.edition)
        out.one(blocks["stack"], 0, state.stack_number)
        out.number(blocks["stack_left"], 0, stack_left(state))
        left = [rules.stack_size(stack) for stack in range(state.stack_number + 1, STACKS)]
        out.numbers(blocks["stacks_left"], 0, left)
        out.some(blocks["unseen"], 0, state.unseen)
        out.some(blocks["discard"], 0, state.discard)
        out.number(blocks["scorings"], 0, state.scorings)
        out.numbers(blocks["market"], 0, state.market)
        out.numbers(blocks["market_prices"], 0, rules.slots)
        out.number(blocks["movement"], 0, state.movement)
        if state.activated:
            out.some_of(blocks["activated"], 0, state.activated)

    def _rondel(self, out: SparseVector, state: State, own: int) -> None:
        """All spaces from the own pawn's on."""
        rules, start = state.rules, self.rondel.start
        spaces, players = rules.spaces, rules.players
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
        for field, seat in state.claims:
            row = (seat - own) % state.rules.players
            out.one(claims, self.clans[field], row)
            out.one(self.blocks["seats.clans"], row, self.clans[field])
        for field in state.rules.clan_fields:
            if field != ABSENT:
                out.add_at(roads.start + self.clans[field], state.roads[field])

    def _seat(self, out: SparseVector, state: State, number: int, row: int) -> None:
        blocks, seat = self.blocks, state.seats[number]
        out.some(blocks["seats.landmarks"], row, [self.cards[card] for card in seat.landmarks])
        out.some(blocks["seats.persons"], row, seat.persons)
        counts = [seat.coins, seat.barrels, seat.scots, seat.markers, sum(seat.points)]
        counts += [seat.points[PLAY], size(seat), state.gone >> number & 1]
        counts += seat.stock
        counts += [category(state, number, which) for which in range(CATEGORIES)]
        out.places.extend(self.counts[row])
        out.values.extend(counts)

    def _territory(self, out: SparseVector, seat: Seat, row: int) -> None:
        start = self.territory.start + row * self.territory.width
        ones, places, values = out.ones, out.places, out.values
        for cell, tile in seat.tiles.items():
            first = start + tile * CHANNELS
            ones.append(first)
            places.extend((first + COLUMN_AT, first + ROW_AT))
            values.extend(self.cells[cell])
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
        players = state.rules.players
        if state.stack:
            frame = state.stack[-1]
            pending = FLOW.steps[frame.step].pending(state, frame)
            self.shown.pending(out, pending, own, players)
        sums: Sums = {}
        for part in state.module_states.values():
            if not self.shown.module(out, part, own, players):
                path = self.hashed.root("modules")
                for place, value in self.hashed.sums_of(part, own, path).items():
                    sums[place] = sums.get(place, 0.0) + value
        self.hashed.write(out, sums)
