"""The types of a view: what `table.view()` returns for this game."""

from typing import Literal, TypedDict

from ceilidh.games.glenmore.modules.views import GlenMoreModules


class GlenMoreGoods(TypedDict):
    """A number for each resource."""

    barley: int
    """Barley."""
    wood: int
    """Wood."""
    stone: int
    """Stone."""
    sheep: int
    """Sheep."""
    cattle: int
    """Cattle."""


class SomeGoods(TypedDict, total=False):
    """A number for each resource that is there at all."""

    barley: int
    """Barley."""
    wood: int
    """Wood."""
    stone: int
    """Stone."""
    sheep: int
    """Sheep."""
    cattle: int
    """Cattle."""


class GlenMoreCategories(TypedDict):
    """How many a seat has of what is compared in a scoring phase."""

    castle_scots: int
    """Scots in the Home castle."""
    landmarks: int
    """Landmark cards."""
    barrels: int
    """Whisky barrels."""
    persons: int
    """Persons on person tiles."""


class RondelSpace(TypedDict):
    """One space of the rondel."""

    tile: str
    """The id of the tile or fixture there; empty: none."""
    figures: list[str]
    """The figures there, as `seat 1` (counted from 1), `die`, or what a Chronicle puts there."""


class PlacedTile(TypedDict):
    """A tile in a territory."""

    cell: str
    """Its cell, as `0.1`; the Home village is `0.0`."""
    tile: str
    """The id of the tile."""
    under: list[str]
    """The ids of the tiles that it covers."""
    goods: SomeGoods
    """The resources on it."""
    scots: int
    """The Scots on it."""


class GlenMoreSeat(TypedDict):
    """A territory and what belongs to it."""

    coins: int
    """Coins."""
    barrels: int
    """Whisky barrels."""
    scots_in_supply: int
    """Scots not yet in the territory."""
    markers: int
    """Clan markers left."""
    vp: int
    """Victory points so far, from scoring phases and during play."""
    goods: GlenMoreGoods
    """Resources on all tiles together."""
    landmarks: list[str]
    """The ids of the landmark cards."""
    persons: list[str]
    """The ids of the person tiles."""
    vp_in_play: int
    """Victory points gained during play."""
    clans: list[str]
    """The clan territories with a marker of this seat."""
    categories: GlenMoreCategories
    """What is compared in a scoring phase."""
    size: int
    """How many tiles the territory has."""
    finished: bool
    """Whether the pawn has reached The End."""
    territory: list[PlacedTile]
    """The tiles, in the order of their cells."""


class GlenMorePending(TypedDict, total=False):
    """What the decision at hand is about. Only the keys that the step needs are there."""

    tile: str
    """The tile that is placed, or whose effects are resolved."""
    cell: str
    """The cell in question."""
    number: int
    """How many are still to be chosen, or which way of the tile."""
    goods: SomeGoods
    """The resources that are due, or that have arrived."""
    scots: int
    """The Scots that are due, or that have arrived."""
    choice: int
    """How many resources of your choice have arrived."""
    effects: list[int]
    """The effects that are left, counted from 1."""
    optional: bool
    """Whether you can skip."""
    free: int
    """How many resources of your choice are due."""
    kinds: list[str]
    """The kinds of which those can be."""
    differ: bool
    """Whether they must differ."""
    swap: int
    """For how many resources a coin can be paid instead."""
    coins: int
    """The coins that are due."""
    barrels: int
    """The barrels that are due."""
    stones: int
    """The stones that are due."""
    stop: int
    """The stop whose reward is taken."""
    sale: str
    """The whisky sale at which barrels are sold."""
    stopped: bool
    """Whether the pawn has stopped at that sale."""
    mobster: str
    """The id of the Mobster that moves."""
    seat: int
    """The seat in question, counted from 1."""
    face: int
    """The value in question."""


class GlenMoreView(TypedDict):
    """A position of Glen More II: Chronicles, as a viewer sees it."""

    game: Literal["glenmore"]
    """The name of the game."""
    players: int
    """How many seats there are."""
    edition: str
    """`french` or `english`."""
    step: str
    """What is to be decided now; `over` when the game is over."""
    actor: int | None
    """The seat that decides now; None when the game is over."""
    pending: GlenMorePending
    """What the decision is about."""
    stack: str
    """The stack from which tiles are drawn."""
    unseen: list[str]
    """The ids of the tiles left in that stack, in alphabetical order."""
    scorings: int
    """How many scoring phases there have been."""
    discard: list[str]
    """The ids of the discarded tiles."""
    market: GlenMoreGoods
    """How many spaces of each row are filled; the next one costs `market_prices[number]`."""
    claims: list[list[str | int]]
    """Clan markers on the clan board, each as the clan and the seat."""
    activated: list[str]
    """The cells whose tiles have been activated in this turn."""
    movement: int
    """Movement points left in this turn."""
    rondel: list[RondelSpace]
    """The spaces of the rondel, clockwise."""
    last_space: int | None
    """The space of the figure in last place; None: there is none."""
    stack_left: int
    """How many tiles the stack has left."""
    stacks_left: list[int]
    """How many tiles each of the stacks after it has."""
    scorings_left: int
    """How many scoring phases are still to come."""
    market_prices: list[int]
    """What the first, second and third coin space of a resource cost."""
    roads: dict[str, int]
    """The road cost of each clan territory, by clan."""
    seats: list[GlenMoreSeat]
    """The territories, by seat."""
    modules: GlenMoreModules
    """What the Chronicles of this game show, by name; nothing, if they have no state."""
