"""The resolved rules of one game: options, components and modules as plain numbers and lists.

Resolved once; rules read attributes and hook lists here and never ask which module is on.
"""

from typing import TYPE_CHECKING, Final

from ceilidh.games.glenmore.components.clan_board import START
from ceilidh.games.glenmore.components.pack import Components
from ceilidh.games.glenmore.debt import MOST_DUE, Debt, tile_debt
from ceilidh.games.glenmore.goods import EDITION_NAMES, END, FRENCH, STACK_D, WAYSIDE
from ceilidh.games.glenmore.grid import HOME_CELLS
from ceilidh.games.glenmore.hooks import Hooks, Module
from ceilidh.games.glenmore.kinds import CLAN
from ceilidh.games.glenmore.ways import Way, instead_of_barrel, ways_of
from ceilidh.kernel.options import Options, flag, word
from ceilidh.kernel.ruleset import BaseRules
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import StepSequences

if TYPE_CHECKING:
    from ceilidh.games.glenmore.state import State

ABSENT: Final = -1
OUT_OF_REACH: Final = 9999  # coins


class StackInsertion:
    """A tile that is put into a stack at a place between `first` and `last`, counted from 0.

    With a `part` it lies in the first part of the stack, one of so many, however long that will be.
    """

    __slots__ = ("first", "last", "part", "stack", "tile")

    def __init__(self, tile: int, stack: int, first: int, last: int, part: int = 0) -> None:
        self.tile = tile
        self.stack = stack
        self.first = first
        self.last = last
        self.part = part


def _end_tile(components: Components) -> int:
    index = 0
    while components.tiles[index].kind != END:
        index += 1
    return index


def _ladder(slots: tuple[int, ...]) -> list[int]:
    """The coins of the first so many spaces of a row; what goes beyond them is out of reach."""
    prices = [*slots, *[OUT_OF_REACH] * MOST_DUE]
    return [sum(prices[:number]) for number in range(len(prices) + 1)]


class Rules(BaseRules):
    """What one game is played by.

    `stacks` has the tiles of each stack without those that are buried in it. `debts[tile]` is the
    cost of a tile, `ways[tile]` what its activation can do. `clan_fields` turns a word of the
    notation into a field of the Clan board; `distances[field]` are the costs of the ways between
    two fields. `figure_steps` names the steps of the figures that are no pawns.
    """

    def __init__(
        self, players: int, options: Options, components: Components, modules: list[Module]
    ) -> None:
        board = components.board
        super().__init__(players, options, modules)
        self.components = components
        self.modules = modules
        self.hooks = Hooks(modules)
        self.edition = EDITION_NAMES.index(word(options, "edition"))
        self.french = self.edition == FRENCH
        self.spaces = board.spaces
        self.slots = board.market.slots
        self.ladder = _ladder(board.market.slots)
        self.limit = board.supply.resources_per_tile
        self.home_mask = sum([1 << cell for cell in HOME_CELLS])
        self.plan = StepSequences([])
        self.lines: list[ScoreLine[State]] = []
        self.fixtures: list[str] = []

        self.figure_steps: list[str] = []
        self.placed_apart: list[str] = []  # figures that a module places by itself
        if board.setup(players).die_required or flag(options, "die"):
            self.figure_steps.append("die")
        self.end = _end_tile(components)
        self.stacks: list[tuple[int, ...]] = [
            tuple([tile for tile in stack if tile != self.end]) for stack in components.stacks
        ]
        self.burials: list[StackInsertion] = []

        effects = [row for card in components.landmarks for row in card.effects]
        effects.extend([row for clan in components.clan_board.clans for row in clan.effects])
        instead = instead_of_barrel(effects)
        # Where a pawn may stop to take or discard the tile (GM-RON-09, GM-TAK-Q4).
        self.landable = [
            not tile.protected and tile.kind not in (END, WAYSIDE) for tile in components.tiles
        ]
        # Where the Die does not stop (GM-DIE-05, GM-XCH-02).
        self.safe = [tile.protected or tile.chronicle > 0 for tile in components.tiles]
        self.debts: list[Debt] = [tile_debt(tile) for tile in components.tiles]
        self.ways: list[list[Way]] = [
            ways_of(tile, instead, self.edition) for tile in components.tiles
        ]
        self.figures = 0
        self.figure_turns: list[int] = []
        self._measure_roads()

    def _measure_roads(self) -> None:
        clan_board = self.components.clan_board
        fields = len(clan_board.clans) + 1
        self.distances = [
            tuple(clan_board.road_costs((field,), self.edition)) for field in range(fields)
        ]
        self.first_roads: tuple[int, ...] = self.distances[START]
        self.repeatable = 0  # the set of the fields that take any number of markers
        for number, clan in enumerate(clan_board.clans):
            if clan.repeatable:
                self.repeatable |= 1 << (number + 1)
        ids = [clan.id for clan in clan_board.clans]
        self.clan_fields: list[int] = []
        for name in CLAN.words:
            field = ids.index(name) + 1
            present = clan_board.in_edition(field, self.edition)
            self.clan_fields.append(field if present else ABSENT)

    def _bury_end(self, options: Options) -> StackInsertion:
        """On top in the introductory game, else about the middle (GM-SET-11, 30, GM-SET-Q3)."""
        size = len(self.stacks[STACK_D]) + 1
        if flag(options, "introductory"):
            return StackInsertion(self.end, STACK_D, 0, 0)
        if word(options, "end_tile") == "middle":
            return StackInsertion(self.end, STACK_D, size // 2, size // 2)
        third = size // 3
        return StackInsertion(self.end, STACK_D, third, size - third - 1)

    def resolve(self) -> None:
        """Let the modules change the numbers above; afterwards they are fixed."""
        for module in self.modules:
            module.tune(self)
        self.burials.append(self._bury_end(self.options))
        for burial in self.burials:
            if burial.part:
                size = len(self.stacks[burial.stack]) + 1
                burial.last = max(size // burial.part - 1, 0)
        self.figures = self.players + len(self.figure_steps)

    def add_tiles(self, chronicle: int) -> None:
        """Put the tiles of a Chronicle into the stacks shown on their backs (GM-XCH-Q4)."""
        for tile in self.components.tiles:
            if tile.chronicle == chronicle:
                self.stacks[tile.stack] += (tile.index,)

    def take_out(self, tile: int) -> None:
        """Take a tile out of its stack."""
        stack = self.components.tiles[tile].stack
        self.stacks[stack] = tuple([other for other in self.stacks[stack] if other != tile])

    def stack_size(self, stack: int) -> int:
        """How many tiles a stack has in all, the buried one included."""
        return len(self.stacks[stack]) + (0 if self.burial(stack) is None else 1)

    def burial(self, stack: int) -> StackInsertion | None:
        """The tile that is buried in a stack, if there is one."""
        for burial in self.burials:
            if burial.stack == stack:
                return burial
        return None
