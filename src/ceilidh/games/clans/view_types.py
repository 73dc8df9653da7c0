"""The types of a view: what `table.view()` returns for this game."""

from typing import Literal, NotRequired, TypedDict

from ceilidh.games.clans.modules.views import ClansModules


class ClansGoods(TypedDict):
    """A number for each good."""

    wool: int
    """Wool."""
    grain: int
    """Grain."""
    milk: int
    """Milk."""
    bread: int
    """Bread."""
    cheese: int
    """Cheese."""
    whisky: int
    """Whisky."""


class ClansImports(TypedDict):
    """A number for each import good."""

    cotton: int
    """Cotton."""
    tobacco: int
    """Tobacco."""
    sugar_cane: int
    """Sugar cane."""


class ClansUnits(TypedDict, total=False):
    """A number for each kind of unit; Clan MacDonald has workers, not woodcutters and miners."""

    sheep: int
    """Sheep."""
    cow: int
    """Cattle."""
    dairy: int
    """Dairies."""
    bakery: int
    """Bakeries."""
    field: int
    """Grain fields."""
    distillery: int
    """Distilleries."""
    woodcutter: int
    """Woodcutters."""
    miner: int
    """Miners."""
    worker: int
    """Workers of Clan MacDonald."""


class ClansOffer(TypedDict):
    """A clan on offer, with the starting tile that lies with it."""

    clan: str
    """The id of the clan; empty in a game without clans."""
    tile: int
    """The number of the starting tile."""


class ClansPiece(TypedDict):
    """A hex with a unit, a neutral piece or a cover on it."""

    hex: str
    """The hex, as `7.4`: column and row, counted from 1."""
    seat: int
    """The seat that owns it; -1: nobody, such as a tile that covers it."""
    units: list[str]
    """The kinds of the units on it."""
    guest: NotRequired[int]
    """Another seat with a piece on the hex."""
    guest_units: NotRequired[list[str]]
    """The kinds of that seat's pieces."""


class ClansSeat(TypedDict):
    """A player board and what belongs to it."""

    title: str
    """The title of a seat that the rules play, as `Automa`; empty for players."""
    clan: str
    """The id of the clan; empty: none yet."""
    tile: int
    """The number of the starting tile; 0: none yet."""
    bid: int
    """What the seat has paid for its clan in an auction."""
    money: int
    """Pounds."""
    glory: int
    """Glory."""
    shipping: int
    """The shipping level, from 0."""
    technology: list[str]
    """The upgraded technologies: `woodcutter`, `miner`."""
    merchants: int
    """Merchants in stock, ready to trade."""
    board_merchants: int
    """Merchants still on the player board."""
    ports: list[int]
    """Numbers of the port tiles already used."""
    goods: ClansGoods
    """Goods in stock."""
    market: ClansGoods
    """Merchants at each good: positive in the buy area, negative in the sell area."""
    box: list[int]
    """Numbers of the contracts in the export box."""
    fulfilled: list[int]
    """Numbers of the fulfilled contracts."""
    units_left: ClansUnits
    """Units still on the player board."""
    unit_costs: ClansUnits
    """What the next unit of each kind costs, without the land: less what the clan saves."""
    unit_yields: ClansUnits
    """How many goods a unit of each kind produces."""
    settlements: int
    """Linked settlements."""


class ClansView(TypedDict):
    """A position of Clans of Caledonia, as a viewer sees it."""

    game: Literal["clans"]
    """The name of the game."""
    players: int
    """How many seats there are."""
    people: list[int]
    """The seats that decide; the Automa is not one of them."""
    step: str
    """What is to be decided now; `over` when the game is over."""
    actor: int | None
    """The seat that decides now; None when the game is over."""
    round: int
    """The round, 1 to 5; 0 before the first."""
    order: list[int]
    """The seats in turn order."""
    passed: list[int]
    """The seats that have passed, in passing order."""
    price_steps: ClansGoods
    """Where the price marker of each good is on its track, from 0."""
    imports: ClansImports
    """How many of each import good are on fulfilled contracts of all players."""
    unseen_contracts: list[int]
    """Numbers of the contracts that have not been revealed, in ascending order."""
    contracts_under_pile: list[int]
    """Numbers of the contracts that were put under the pile."""
    drawn: list[int]
    """Numbers of the contracts revealed by a building bonus, one of which is to be taken."""
    removed_contracts: list[int]
    """Numbers of the contracts out of the game."""
    contracts: list[int]
    """Numbers of the contracts on the export board; 0: an empty slot."""
    ports: list[int]
    """Numbers of the port tiles in this game."""
    scoring_tiles: list[int]
    """Numbers of the scoring tiles, by round."""
    offers: list[ClansOffer]
    """Clans and starting tiles that can be chosen now."""
    map: list[str]
    """The sides of the four map modules, as `A1`."""
    pieces: list[ClansPiece]
    """Every hex that is not empty."""
    prices: ClansGoods
    """The price of each good in pounds."""
    railway: bool
    """Whether trains are in the game."""
    pass_bonus: list[int]
    """Pounds for passing first, second, and so on."""
    seats: list[ClansSeat]
    """The player boards, by seat."""
    modules: ClansModules
    """What the modules of this game show, by name; nothing, if they have no state."""
