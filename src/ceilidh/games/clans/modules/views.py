"""What modules show in a view, by their names: the tables of their fields as types."""

from typing import TypedDict


# fields: views ClansModules
class AuctionView(TypedDict):
    """The running auction round."""

    bid: int
    """The highest bid."""
    leader: int
    """The seat that made it; -1: nobody yet."""
    dropped: int
    """A bit for each seat that has dropped out."""


class AutomaView(TypedDict):
    """The Automa: its cards and its level."""

    deck: list[int]
    """Numbers of the cards still to come, in ascending order."""
    discard: list[int]
    """Numbers of the cards played since the last shuffle, in ascending order."""
    removed: list[int]
    """Numbers of the cards out of the game, in ascending order."""
    token: int
    """The column of the player board under the glory token, 0 to 6."""
    action: int
    """The action card of this turn or the last one; 0: none."""
    support: int
    """The support card of this turn or the last one; 0: none."""
    seat: int
    """The seat that the Automa plays."""
    level: int
    """Its level, 1 to 5."""


class AwardsView(TypedDict):
    """The award of this game."""

    award: int
    """The number of the award tile; 0: not drawn yet."""


class BuchananView(TypedDict):
    """The contract whose price covers another one."""

    source: int
    """Where the contract came from whose price also covers another one; -1: there is none."""


class FarmersMarketsView(TypedDict):
    """The farmers' markets, by seat."""

    tiles: list[int]
    """The tile of each seat, as its place among all such tiles."""
    hexes: list[int]
    """The hex on which it lies, as the number of a hex; -1: not placed."""
    covered: list[int]
    """For each seat a bit for each good of its tile that is covered."""


class FraserView(TypedDict):
    """The clan tile of Fraser."""

    kilts: int
    """The kilts on the clan tile."""


class FutureContractsView(TypedDict):
    """The board of future contracts."""

    contracts: list[int]
    """Numbers of the contracts in their slots, the leftmost first."""


class GordonView(TypedDict):
    """The silos of Gordon."""

    full: int
    """A bit for each silo that holds grain."""


class MacDonaldView(TypedDict):
    """The fishermen of MacDonald."""

    rowed: bool
    """Whether a fisherman has rowed in this turn."""


class MacKenzieView(TypedDict):
    """The whisky cellar of MacKenzie."""

    barrels: int
    """A bit for each occupied space, the leftmost first."""
    fresh: int
    """The whisky produced in this production phase."""


class MacLeodView(TypedDict):
    """The shipyards of MacLeod."""

    tiles: list[int]
    """Numbers of the clan's port tiles, in ascending order."""
    used: list[int]
    """Numbers of those that have been used."""


class RailBoardView(TypedDict):
    """The rail board: milestones and demand."""

    milestones: list[int]
    """Numbers of the milestone tiles, by slot."""
    claims: list[list[list[int]]]
    """The claims of each slot, each as seat and round."""
    demand: list[int]
    """Numbers of the demand tiles, by slot; empty in a game without deliveries."""
    future: list[int]
    """Numbers of the demand tiles that come next, the leftmost first."""
    unseen: list[int]
    """Numbers of the demand tiles still to be drawn."""
    progress: list[list[int]]
    """How far each person is towards each milestone."""
    points: list[list[int]]
    """The points of claims made and to come, by slot."""


class TrainsView(TypedDict):
    """Trains, stations and deliveries."""

    bonuses: list[int]
    """The number of the delivery bonus tile at each place; 0: it is gone."""
    trains: list[int]
    """The place of each seat's train; -1: not on the board."""
    minis: list[int]
    """The place of each seat's second engine; -1: not on the board."""
    taken: list[int]
    """How many pieces each seat has taken from its delivery track."""
    stations: list[int]
    """The hex of each seat's station, as the number of a hex; negative: none."""
    lying: int
    """A bit for each seat whose train lies on its side."""
    cities: list[int]
    """The hexes under City tiles, as numbers of hexes."""
    reserved: list[list[int]]
    """Reserved hexes, each as the number of the hex and the seat."""
    covers: list[list[int]]
    """Covered contracts, each as the contract on top and the one under it."""


ClansModules = TypedDict(
    "ClansModules",
    {
        "auction": AuctionView,
        "automa": AutomaView,
        "awards": AwardsView,
        "buchanan": BuchananView,
        "farmers-markets": FarmersMarketsView,
        "fraser": FraserView,
        "future-contracts": FutureContractsView,
        "gordon": GordonView,
        "macdonald": MacDonaldView,
        "mackenzie": MacKenzieView,
        "macleod": MacLeodView,
        "rail-board": RailBoardView,
        "trains": TrainsView,
    },
    total=False,
)
# fields: end
