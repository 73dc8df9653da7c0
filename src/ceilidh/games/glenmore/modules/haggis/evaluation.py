"""What a bot thinks of Haggis: what the tokens of its table will bring, and paid rolls.

A scoring pays the number of tokens times their sum, so a first token brings next to nothing and a
third one seven points. A table is therefore judged with those that are still to come.
"""

from functools import cache
from typing import Final

from ceilidh.bots.evaluation import ModuleEvaluation, Term
from ceilidh.bots.glenmore.activations import tiles_with
from ceilidh.bots.glenmore.evaluation_view import GlenMoreEvaluationView
from ceilidh.games.glenmore.modules.haggis.rows import WHAT
from ceilidh.games.glenmore.modules.haggis.rules import GAINING, module_of
from ceilidh.games.glenmore.modules.haggis.scoring import (
    EXTRA_ROLLS,
    FIRST_SCORED,
    HAGGIS_POINTS,
)
from ceilidh.games.glenmore.modules.haggis.tokens import serving, unseen
from ceilidh.games.glenmore.rules.counts import barrels_left
from ceilidh.games.glenmore.rules.scoring import PHASES
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message

TRUST: Final = 0.5  # of the points that are to be expected
LATER: Final = 0.8  # of what a later scoring brings
SERVED: Final = 0.3  # tokens that an inn brings in a turn
FOUND: Final = 0.15  # and tokens that come in a turn by tiles that are still to be taken
MOST_HOPED: Final = 2  # tokens still to come that are counted on at a scoring
HOPED: Final = (0, 1)  # their values, from 0
Tokens = tuple[int, ...]
Game = tuple[Tokens, int, int]  # the faces of the Die, rolls of a scoring, most tokens face up


def score(turned: Tokens) -> float:
    return float(len(turned) * sum([value + 1 for value in turned]))


@cache
def expected(table: Tokens, turned: Tokens, rolls: int, later: int, hope: int, game: Game) -> float:
    """The points to be expected of this Haggis scoring and so many `later` ones.

    All ways are weighed that the rolls can go; before each later one `hope` tokens come.
    """
    faces, number, most = game
    if rolls == 0 or len(turned) == most or not table:
        points = score(turned)
        if later:
            after = tuple(sorted((*table, *HOPED[:hope])))
            points += LATER * expected(after, (), number, later - 1, hope, game)
        return points
    total = 0.0
    for face in faces:
        value = face - 1
        if value in table:
            place = table.index(value)
            rest = table[:place] + table[place + 1 :]
            shown = tuple(sorted((*turned, value)))
            total += expected(rest, shown, rolls - 1, later, hope, game)
        else:
            total += expected(table, turned, rolls - 1, later, hope, game)
    return total / len(faces)


def game_of(state: State) -> Game:
    box = module_of(state).box
    return tuple(state.rules.components.board.die_faces), box.rolls, box.most


def scorings_left(state: State) -> int:
    return PHASES - max(state.scorings, FIRST_SCORED - 1)


def inns(view: GlenMoreEvaluationView) -> int:
    """Tiles of the territory that serve tokens for sheep."""
    serving_tiles = tiles_with(view.state.rules, WHAT)
    return len([tile for tile in view.own.tiles.values() if serving_tiles[tile]])


def to_come(view: GlenMoreEvaluationView) -> float:
    """The tokens that will still come before the next scoring."""
    left = scorings_left(view.state)
    each = view.turns / left if left else 0.0
    return min(each * (FOUND + SERVED * inns(view)), float(MOST_HOPED))


class ServingForecast:
    """What tables are worth in all scorings to come, with the tokens still to come onto them."""

    def __init__(self, view: GlenMoreEvaluationView) -> None:
        self.left = scorings_left(view.state)
        self.game = game_of(view.state)
        self.places = module_of(view.state).box.places
        self.coming = to_come(view)
        self.known: dict[Tokens, float] = {}

    def worth(self, table: Tokens) -> float:
        if self.left == 0:
            return 0.0
        known = self.known.get(table)
        if known is None:
            known = self.known[table] = self._worth(table)
        return known

    def _worth(self, table: Tokens) -> float:
        fewer = int(self.coming)
        part = self.coming - fewer
        total = 0.0
        for hope, share in ((fewer, 1 - part), (fewer + 1, part)):
            if share > 0:
                full = tuple(sorted((*table, *HOPED[:hope])[: self.places]))
                rolls = self.game[1]
                total += share * expected(full, (), rolls, self.left - 1, hope, self.game)
        return TRUST * total

    def gain(self, table: Tokens, value: int) -> float:
        """The table with one more token, which takes the place of another if it is full."""
        if len(table) < self.places:
            return self.worth((*table, value))
        return max(
            [self.worth((*table[:n], *table[n + 1 :], value)) for n in range(len(table))],
        )


def under_way(view: GlenMoreEvaluationView) -> bool:
    """Whether the common rolls of a scoring are made and its points not yet given."""
    return HAGGIS_POINTS.id in [frame.step for frame in view.state.stack]


def tables(view: GlenMoreEvaluationView) -> float:
    """The own table in the scorings to come, with what is face up in one under way."""
    seat = view.context.seat
    part = serving(view.state)
    turned = score(part.turned[seat]) if under_way(view) else 0.0
    return turned + ServingForecast(view).worth(part.tables[seat])


def token(view: GlenMoreEvaluationView) -> float:
    """One more token: the better of the display and a blind one, as the table stands."""
    part = serving(view.state)
    table = part.tables[view.context.seat]
    forecast = ServingForecast(view)
    before = forecast.worth(table)
    found = [forecast.gain(table, value) - before for value in set(part.shown)]
    hidden = unseen(part)
    if hidden:
        each = {value: forecast.gain(table, value) for value in set(hidden)}
        gains = [each[value] for value in hidden]
        found.append(sum(gains) / len(gains) - before)
    return max([0.0, *found])


def gaining(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return frame.a * token(view)


def rolled(table: Tokens, turned: Tokens, barrels: int, each: float, game: Game) -> float:
    """What a paid roll is worth, with further ones as long as they pay."""
    faces, _, most = game
    total = 0.0
    for face in faces:
        value = face - 1
        rest, shown = table, turned
        if value in table:
            place = table.index(value)
            rest, shown = table[:place] + table[place + 1 :], (*turned, value)
        best = score(shown)
        if barrels and rest and len(shown) < most and rest is not table:
            best = max(best, rolled(rest, shown, barrels - 1, each, game) - each)
        total += best
    return total / len(faces)


def paid_roll(view: GlenMoreEvaluationView) -> float:
    """Puts what a paid roll is worth on average in the place of how it happened to go."""
    before = view.context.state
    seat = view.context.seat
    due = before.stack[-1]
    if due.step != EXTRA_ROLLS.id or due.seat != seat:
        return 0.0
    barrels = barrels_left(before, seat)
    if barrels_left(view.state, seat) == barrels:
        return 0.0
    part = serving(before)
    each = view.context.barrel()
    usual = rolled(part.tables[seat], part.turned[seat], barrels - 1, each, game_of(before))
    happened = sum(view.own.points) - sum(before.seats[seat].points) + tables(view)
    return usual + ServingForecast(view).worth(part.tables[seat]) - happened


EVALUATION: Final[ModuleEvaluation[GlenMoreEvaluationView]] = ModuleEvaluation(
    terms=(
        Term("haggis", "the own Serving table in all Haggis scorings to come", 1.0, tables),
        Term("paid roll", "a paid roll by its average, not as it fell", 1.0, paid_roll),
    ),
    pending={GAINING.name: gaining},
    specials={WHAT: token},
    phrases={
        "haggis": message("your Serving table scores"),
        "paid roll": message("another roll may score more"),
    },
)
