"""A simple player for tests: random, but with a liking for moves that make games rich.

Uniform play runs ahead on the Rondel, skips activations and stops early. This one weighs the kinds
of move first, then picks among the moves of the chosen kind: rather tiles that are near, above all
those with a landmark and persons, who bring clan markers.
"""

from ceilidh.games.glenmore.goods import PERSON
from ceilidh.games.glenmore.modules.highlander.rules import mountain
from ceilidh.games.glenmore.rules.rondel import last_figure, position_of
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from ceilidh.kernel.testing import RandomChoices
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


def among(kind: str, actions: list[Action], state: State, dice: RandomChoices) -> Action:
    """A move of one kind: of two tiles on the Rondel the nearer one."""
    first = actions[dice.below(len(actions))]
    second = actions[dice.below(len(actions))]
    if kind in ("take", "wanted", "forgo") and first.spec.word != "fetch":
        figure = last_figure(state)
        return min(first, second, key=lambda action: position_of(state, figure, action.a))
    return first


def rich_move(table: Table, dice: RandomChoices) -> tuple[int, Action]:
    """A chooser for `random_game` and `conform`."""
    state = table.state
    actors = table.actors
    seat = actors[dice.below(len(actors))]
    kinds = by_kind(table.game.flow.legal_for(state, seat), state)
    kind = weighed(kinds, LIKING, dice)
    return seat, among(kind, kinds[kind], state, dice)


# --- a miser --------------------------------------------------------------------------------------


def _room(state: State, seat: int) -> int:
    """How many resources the territory of a seat can still hold."""
    own = state.seats[seat]
    return state.rules.limit * len(own.tiles) - sum(own.stock)


def _chance(actions: list[Action], dice: RandomChoices) -> Action:
    return actions[dice.below(len(actions))]


def _hoard(state: State, legal: list[Action], dice: RandomChoices) -> Action:
    """The first seat fills its tiles, sells nothing and climbs when it cannot hold the treasure."""
    kinds = by_kind([a for a in legal if a.spec.word != "sell"] or legal, state)
    climbs = kinds.pop("climb", [])
    if climbs and sum(mountain(state).goods) > _room(state, 0):
        return climbs[0]
    for kind in ("activate", "put", "keep"):
        if kind in kinds and dice.below(8):
            return _chance(kinds[kind], dice)
    persons = [a for a in kinds.get("wanted", []) if is_person(state, a)]
    if persons:
        return persons[0]
    return _chance([a for actions in kinds.values() for a in actions] or climbs, dice)


def is_person(state: State, action: Action) -> bool:
    return state.rules.components.tiles[action.a].kind == PERSON


def miserly_move(table: Table, dice: RandomChoices) -> tuple[int, Action]:
    """A chooser for a game with the Mountain on which much is left and one seat finds it all."""
    state = table.state
    seat = table.actors[dice.below(len(table.actors))]
    legal = table.game.flow.legal_for(state, seat)
    kinds = by_kind(legal, state)
    for kind in ("hawk", "offer"):
        if kind in kinds:
            return seat, _chance(kinds[kind], dice)
    if seat == 0:
        return seat, _hoard(state, legal, dice)
    if "buy" in kinds and dice.below(2):
        return seat, _chance(kinds["buy"], dice)
    if len(kinds) > 1:
        kinds.pop("climb", None)
    kind = weighed(kinds, LIKING, dice)
    return seat, among(kind, kinds[kind], state, dice)
