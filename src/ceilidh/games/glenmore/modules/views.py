"""What modules show in a view, by their names: the tables of their fields as types."""

from typing import TypedDict


# fields: views GlenMoreModules
class DragonBoatsView(TypedDict):
    """The regatta. A stop is a river: the number of a seat; neutral rivers come after the seats."""

    course: list[int]
    """The stops clockwise; empty before they are set out."""
    started: bool
    """Whether the race has started."""
    boats: list[list[int]]
    """The boat of each seat, as its stop and the cell or space there."""
    home: list[int]
    """The seats that have come home, in order."""
    beaten: int
    """A bit for each seat with a Last card."""
    down: list[int]
    """How many reward tokens at each stop nobody has looked at."""
    tokens: list[list[str]]
    """The tokens at each stop that a player has looked at; only what you have seen."""
    seen: list[int]
    """For each stop a bit for each seat that has looked at its tokens."""
    taken: list[str]
    """The tokens out of the game."""


class GreatGlenView(TypedDict):
    """The cards and the Clan Council."""

    cards: list[str]
    """The ids of the cards in this game."""
    fates: list[str]
    """What became of each card: waiting, accepted or rejected."""
    ayes: list[int]
    """The ayes that each seat has left."""
    nays: list[int]
    """The nays that each seat has left."""
    doubles: int
    """A bit for each seat that has used two pieces at once."""
    voting: str
    """The id of the card being voted on; empty: none."""
    votes: list[str]
    """The votes of the seats as far as you may see them; empty: none, or hidden."""
    piles: list[list[str | int]]
    """Discarded tiles, each as its id and the seat that has it; -1: the Die."""
    voted: list[bool]
    """Whether each seat has voted."""


class HaggisTokensView(TypedDict):
    """The Haggis tokens."""

    shown: list[str]
    """The values of the tokens on display."""
    pool: int
    """How many tokens are in the face-down supply."""
    tables: list[list[str]]
    """The face-down tokens of each seat; empty words: you do not see them."""
    turned: list[list[str]]
    """The tokens of each seat that are face up."""
    finished: list[int]
    """The seats whose pawns have finished, in order."""
    spent: list[int]
    """How many barrels each seat has paid in the last scoring."""


class HammerView(TypedDict):
    """The England token and its track."""

    holder: int
    """The seat that has the England token; -1: nobody."""
    filled: int
    """How many spaces of the track have their coins."""


class HighlanderView(TypedDict):
    """What lies on the Mountain."""

    coins: int
    """The coins on the Mountain."""
    goods: list[int]
    """The resources there: barley, wood, stone, sheep, cattle."""


class PennyMobsView(TypedDict):
    """The Mobsters and the Pennies."""

    hidden: int
    """How many Mobsters with back B are still face down."""
    prison: list[str]
    """The ids of the Mobsters in prison."""
    bail: list[int]
    """The Pennies on each of them, in the same order."""
    bosses: dict[str, int]
    """The seat that controls each Mobster, by id."""
    tokens: dict[str, int | list[int]]
    """The tokens that a Mobster has left, by id; of Bruce McMail his coins."""
    places: dict[str, int | list[int | str]]
    """Where a Mobster is, by id: its figure, its reservation, or the cards with its tokens."""
    minus: list[int]
    """The Pennies of each seat with the minus side up."""
    plus: list[int]
    """The Pennies of each seat with the plus side up."""
    fees: dict[str, int]
    """The coins on clan territories, by clan."""
    skimmed: int
    """1: a seat has paid Sibyl MacSponge in this turn."""


class SingleCaskView(TypedDict):
    """Cellars and whisky sales."""

    cellars: list[int]
    """How many cellar cards each seat has."""
    casks: list[int]
    """For each seat a bit for each filled space; bit 1 is the first."""
    sold: list[list[int]]
    """For each sale how many bonus spaces and how many others are filled."""


class TomeView(TypedDict):
    """Events and score tables."""

    turned: list[str]
    """The ids of the landmark cards on their Event side."""
    tables: list[list[str | int]]
    """Score tables in use, each as its id and the seat that scores by it."""


GlenMoreModules = TypedDict(
    "GlenMoreModules",
    {
        "dragon-boats": DragonBoatsView,
        "great-glen": GreatGlenView,
        "haggis": HaggisTokensView,
        "hammer": HammerView,
        "highlander": HighlanderView,
        "penny-mobs": PennyMobsView,
        "single-cask": SingleCaskView,
        "tome": TomeView,
    },
    total=False,
)
# fields: end
