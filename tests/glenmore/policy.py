"""A simple player for tests: random, but with a liking for moves that make games rich.

Uniform play runs ahead on the Rondel, skips activations and stops early. This one weighs the kinds
of move first, then picks among the moves of the chosen kind: rather tiles that are near, above all
those with a landmark and persons, who bring clan markers.
"""

from ceilidh.games.glenmore.goods import PERSON
from ceilidh.games.glenmore.rules.rondel import last_figure, position_of
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from ceilidh.kernel.testing import Dice
from tests.shared.policy import weighed

# How much a kind of move is liked; those not named here are ordinary.
LIKING = {
    "wanted": 150,
    "take": 100,
    "climb": 12,
    "forgo": 8,
    "end": 2,
    "claim": 200,
    "command": 60,
    "banish": 30,
    "event": 120,
    "flip": 6,
    "borrow": 60,
    "trade": 60,
    "swap": 60,
    "activate": 120,
    "pay": 60,
    "put": 60,
    "done": 4,
    "sell": 4,
    "walk": 12,
    "sail": 60,
    "reward": 60,
    "store": 60,
    "age": 60,
    "cellar": 8,
    "visit": 60,
    "vend": 20,
}


def is_wanted(state: State, action: Action) -> bool:
    """Whether a move takes a person or a tile with a landmark card."""
    if action.spec.word not in ("take", "fetch"):
        return False
    tile = state.rules.components.tiles[action.a]
    return tile.kind == PERSON or tile.card != ""


def by_kind(legal: list[Action], state: State) -> dict[str, list[Action]]:
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kind = "wanted" if is_wanted(state, action) else action.spec.word
        kinds.setdefault(kind, []).append(action)
    return kinds


def among(kind: str, actions: list[Action], state: State, dice: Dice) -> Action:
    """A move of one kind: of two tiles on the Rondel the nearer one."""
    first = actions[dice.below(len(actions))]
    second = actions[dice.below(len(actions))]
    if kind in ("take", "wanted", "forgo") and first.spec.word != "fetch":
        figure = last_figure(state)
        return min(first, second, key=lambda action: position_of(state, figure, action.a))
    return first


def rich_move(table: Table, dice: Dice) -> tuple[int, Action]:
    """A chooser for `random_game` and `conform`."""
    state = table.state
    actors = table.actors
    seat = actors[dice.below(len(actors))]
    kinds = by_kind(table.game.flow.legal_for(state, seat), state)
    kind = weighed(kinds, LIKING, dice)
    return seat, among(kind, kinds[kind], state, dice)
