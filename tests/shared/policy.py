"""What the simple players of the tests share: a choice among kinds of move by weight."""

from collections.abc import Mapping

from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from ceilidh.kernel.testing import Chooser, RandomChoices

ORDINARY = 20  # how much a kind of move is liked that nobody weighs


def weighed(
    kinds: Mapping[str, list[Action]], liking: Mapping[str, int], dice: RandomChoices
) -> str:
    """One of the kinds, by weight, so that two hundred moves of one do not drown another."""
    weights = [liking.get(kind, ORDINARY) for kind in kinds]
    number = dice.below(sum(weights))
    for kind, weight in zip(kinds, weights, strict=True):
        number -= weight
        if number < 0:
            return kind
    raise AssertionError("the weights do not add up")


def seeking(wish: str, otherwise: Chooser) -> Chooser:
    """A player that makes one move as soon as it can, and plays like another until then."""

    def choose(table: Table, dice: RandomChoices) -> tuple[int, Action]:
        for action in table.game.legal(table.state):
            if action.text == wish:
                return table.game.actor(table.state), action
        return otherwise(table, dice)

    return choose
