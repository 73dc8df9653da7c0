"""The numbers of the evaluation of Glen More II, read from `weights.json`."""

from functools import cache

from ceilidh.bots.weights import USUAL, WeightSet, numbers_of


class GlenMoreWeights:
    """One set of numbers, and the modules `without` whose terms it is.

    `stride`: how many spaces a pawn moves in a turn, beyond one for every figure on the Rondel.
    `fading`: what the next scoring phase counts less than the one before it, since rivals will
    answer. `spare`: every unit of a category counts a little for itself. `movement`: a movement
    point, as a share of a Scot on the castle; less than any step towards it is worth. `season`,
    `last_season`: resources are worth in full with so many turns left, and so much at the end.
    `scot`: a new Scot, as a share of one on the castle. `fetched`: a tile of the discard pile.
    `removed`: a tile less in the territory. `rate`: how often a tile is activated in a turn if all
    cells around it are free. `open`: how much of the surroundings of a new tile is free. `castles`,
    `swap`, `extra`, `unused`, `no_barrel`: permanent effects, for every turn to come. `exchange`:
    an exchange needs resources that are not always there. `rival`: how much of a further exchange
    is left after another in the same turn. `usual`: what a resource is worth in the long run.
    `marker`: a clan marker in the long run. `resource`: what the first, second, ... resource of a
    kind is worth. `last_turn`: how much of that is left in the last turn. `coin`: a coin that is
    spent: its point, and what it could have paid for. `beside_castle`: a Scot next to the castle
    counts for so much of one on it, and every further step takes a share, `step_away`. `by_type`:
    one activation of a type of tile.
    """

    def __init__(self, numbers: WeightSet, without: tuple[str, ...] = ()) -> None:
        self.terms = numbers.terms
        self.without = without
        self.stride = numbers.one("stride")
        self.fading = numbers.one("fading")
        self.spare = numbers.one("spare")
        self.movement = numbers.one("movement")
        self.season = numbers.one("season")
        self.last_season = numbers.one("last_season")
        self.scot = numbers.one("scot")
        self.fetched = numbers.one("fetched")
        self.removed = numbers.one("removed")
        self.rate = numbers.one("rate")
        self.open = numbers.one("open")
        self.castles = numbers.one("castles")
        self.swap = numbers.one("swap")
        self.extra = numbers.one("extra")
        self.unused = numbers.one("unused")
        self.no_barrel = numbers.one("no_barrel")
        self.exchange = numbers.one("exchange")
        self.rival = numbers.one("rival")
        self.usual = numbers.one("usual")
        self.marker = numbers.one("marker")
        self.resource = numbers.row("resource")
        self.last_turn = numbers.one("last_turn")
        self.coin = numbers.one("coin")
        self.beside_castle = numbers.one("beside_castle")
        self.step_away = numbers.one("step_away")
        self.by_type = numbers.one("by_type")
        # What was made with these numbers and does not change, kept by whoever made it.
        self.made: dict[str, object] = {}


@cache
def weights(name: str = USUAL, players: int = 2) -> GlenMoreWeights:
    """The set of that name for so many players."""
    return GlenMoreWeights(numbers_of("glenmore", name, players))
