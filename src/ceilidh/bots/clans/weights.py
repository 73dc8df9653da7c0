"""The numbers of the evaluation of Clans, read from `weights.json`."""

from functools import cache

from ceilidh.bots.weights import USUAL, WeightSet, numbers_of


class ClansWeights:
    """One set of numbers, and the modules `without` whose terms it is.

    Lists are by round, 0 being the set-up, or by rounds to come.

    `animal`: pounds for an animal that is not yet on the map, land included. `sure`: how far a
    contract can be counted on for which nothing is missing. `purse`, `further_purse`: pounds that
    can be spent on what is missing, in this round and more for every further one. `soon`: what a
    production to come takes off the price of a missing good. `burden`: how much of its loss a
    contract weighs that does not pay. `expand`, `upgrade`: pounds that a free expand saves and a
    bonus upgrade is worth. `trust`: how much of a scoring tile is counted on, by the rounds until
    it scores. `pound`: what a pound is worth, in pounds of the final scoring. `sale`: what a sale
    brings is worth less than the money, since it takes a turn and prices fall. `kept`: how far a
    good that is kept can count on its points in the final scoring. `draw`: victory points of a look
    at new contracts. `ready`: a merchant that can still trade in this round. `surplus`: what is
    left of the worth of pounds beyond those that can be spent at once. `crowded`: each further free
    hex counts so much of the one before. `far_stock`: how much of today's stock will be there in a
    later round.
    """

    def __init__(self, numbers: WeightSet, without: tuple[str, ...] = ()) -> None:
        self.terms = numbers.terms
        self.without = without
        self.animal = numbers.one("animal")
        self.sure = numbers.one("sure")
        self.purse = numbers.one("purse")
        self.further_purse = numbers.one("further_purse")
        self.soon = numbers.one("soon")
        self.burden = numbers.one("burden")
        self.expand = numbers.one("expand")
        self.upgrade = numbers.one("upgrade")
        self.trust = numbers.row("trust")
        self.pound = numbers.row("pound")
        self.sale = numbers.one("sale")
        self.kept = numbers.row("kept")
        self.draw = numbers.one("draw")
        self.ready = numbers.one("ready")
        self.surplus = numbers.one("surplus")
        self.crowded = numbers.one("crowded")
        self.far_stock = numbers.one("far_stock")
        # What was made with these numbers and does not change, kept by whoever made it.
        self.made: dict[str, object] = {}


@cache
def weights(name: str = USUAL, players: int = 2) -> ClansWeights:
    """The set of that name for so many players."""
    return ClansWeights(numbers_of("clans", name, players))
