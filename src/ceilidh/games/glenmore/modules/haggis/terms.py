"""What a bot thinks of Haggis: what the tokens of its table will bring, and paid rolls.

A scoring pays the number of tokens times their sum, so a first token brings next to nothing and a
third one seven points. A table is therefore judged with those that are still to come.
"""

from functools import cache
from typing import Final

from ceilidh.bots.glenmore.look import Look
from ceilidh.bots.terms import Judgement, Term
from ceilidh.games.glenmore.modules.haggis.rows import WHAT
from ceilidh.games.glenmore.modules.haggis.rules import GAINING, module_of
from ceilidh.games.glenmore.modules.haggis.scoring import (
    EXTRA_ROLLS,
    FIRST_SCORED,
    HAGGIS_POINTS,
    barrels_left,
)
from ceilidh.games.glenmore.modules.haggis.tokens import serving, unseen
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


def inns(look: Look) -> int:
    """Tiles of the territory that serve tokens for sheep."""
    ways = look.state.rules.ways
    return len([tile for tile in look.own.tiles.values() if ways[tile] and serves(look, tile)])


def serves(look: Look, tile: int) -> bool:
    return any([way.target == WHAT for way in look.state.rules.ways[tile]])


def to_come(look: Look) -> float:
    """The tokens that will still come before the next scoring."""
    left = scorings_left(look.state)
    each = look.turns / left if left else 0.0
    return min(each * (FOUND + SERVED * inns(look)), float(MOST_HOPED))


def worth(look: Look, table: Tokens) -> float:
    """A table in all scorings to come, with the tokens that will still come onto it."""
    left = scorings_left(look.state)
    if left == 0:
        return 0.0
    game = game_of(look.state)
    places = module_of(look.state).box.places
    coming = to_come(look)
    fewer = int(coming)
    part = coming - fewer
    total = 0.0
    for hope, share in ((fewer, 1 - part), (fewer + 1, part)):
        if share > 0:
            full = tuple(sorted((*table, *HOPED[:hope])[:places]))
            total += share * expected(full, (), game[1], left - 1, hope, game)
    return TRUST * total


def under_way(look: Look) -> bool:
    """Whether the common rolls of a scoring are made and its points not yet given."""
    return HAGGIS_POINTS.id in [frame.step for frame in look.state.stack]


def tables(look: Look) -> float:
    """The own table in the scorings to come, with what is face up in one under way."""
    seat = look.prospect.seat
    part = serving(look.state)
    turned = score(part.turned[seat]) if under_way(look) else 0.0
    return turned + worth(look, part.tables[seat])


def token(look: Look) -> float:
    """One more token: the better of the display and a blind one, as the table stands."""
    part = serving(look.state)
    table = part.tables[look.prospect.seat]
    before = worth(look, table)
    found = [gain(look, table, value) - before for value in set(part.shown)]
    hidden = unseen(part)
    if hidden:
        gains = [gain(look, table, value) for value in hidden]
        found.append(sum(gains) / len(gains) - before)
    return max([0.0, *found])


def gain(look: Look, table: Tokens, value: int) -> float:
    """The table with one more token, which takes the place of another if it is full."""
    if len(table) < module_of(look.state).box.places:
        return worth(look, (*table, value))
    return max(
        [worth(look, (*table[:place], *table[place + 1 :], value)) for place in range(len(table))]
    )


def gaining(look: Look, frame: Frame) -> float:
    return frame.a * token(look)


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


def paid_roll(look: Look) -> float:
    """Puts what a paid roll is worth on average in the place of how it happened to go."""
    before = look.prospect.state
    seat = look.prospect.seat
    due = before.stack[-1]
    if due.step != EXTRA_ROLLS.id or due.seat != seat:
        return 0.0
    barrels = barrels_left(before, seat)
    if barrels_left(look.state, seat) == barrels:
        return 0.0
    part = serving(before)
    each = look.prospect.barrel()
    usual = rolled(part.tables[seat], part.turned[seat], barrels - 1, each, game_of(before))
    happened = sum(look.own.points) - sum(before.seats[seat].points) + tables(look)
    return usual + worth(look, part.tables[seat]) - happened


JUDGEMENT: Final[Judgement[Look]] = Judgement(
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
