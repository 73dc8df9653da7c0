"""What a bot thinks of Haggis: what the tokens of its table will bring, and paid rolls."""

from functools import cache
from typing import Final

from ceilidh.bots.glenmore.look import Look
from ceilidh.bots.terms import Judgement, Term
from ceilidh.games.glenmore.modules.haggis.rules import GAINING, module_of
from ceilidh.games.glenmore.modules.haggis.scoring import EXTRA_ROLLS, FIRST_SCORED
from ceilidh.games.glenmore.modules.haggis.tokens import serving, unseen
from ceilidh.games.glenmore.rules.scoring import PHASES
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message

LATER: Final = 0.7  # of what a later scoring brings
TROUBLE: Final = 0.25  # of a token to come: a sheep and an activation that others compete for
Tokens = tuple[int, ...]


@cache
def expected(
    table: Tokens, turned: Tokens, rolls: int, later: int, faces: Tokens, game: tuple[int, int]
) -> float:
    """The points to be expected of this Haggis scoring and so many `later` ones.

    All ways are weighed that the rolls can go; `game` has the rolls of a scoring and how many
    tokens can be face up.
    """
    if rolls == 0 or len(turned) == game[1] or not table:
        points = float(len(turned) * sum(value + 1 for value in turned))
        if later and table:
            points += LATER * expected(table, (), game[0], later - 1, faces, game)
        return points
    total = 0.0
    for face in faces:
        value = face - 1
        if value in table:
            place = table.index(value)
            rest = table[:place] + table[place + 1 :]
            after = tuple(sorted((*turned, value)))
            total += expected(rest, after, rolls - 1, later, faces, game)
        else:
            total += expected(table, turned, rolls - 1, later, faces, game)
    return total / len(faces)


def scorings_left(look: Look) -> int:
    return PHASES - max(look.state.scorings, FIRST_SCORED - 1)


def worth(look: Look, table: Tokens, turned: Tokens = (), rolls: int = -1) -> float:
    """A table in all scorings to come; with `rolls`, so many are left of one under way."""
    box = module_of(look.state).box
    left = scorings_left(look)
    number, later = (box.rolls, left - 1) if rolls < 0 else (rolls, left)
    faces = tuple(look.state.rules.components.board.die_faces)
    game = (box.rolls, box.most)
    return expected(tuple(sorted(table)), tuple(sorted(turned)), number, later, faces, game)


def tables(look: Look) -> float:
    """The own table in the scorings to come, with what is face up in one under way."""
    seat = look.prospect.seat
    part = serving(look.state)
    if part.turned[seat] or EXTRA_ROLLS.id in [frame.step for frame in look.state.stack]:
        return worth(look, part.tables[seat], part.turned[seat], 0)
    if scorings_left(look) == 0:
        return 0.0
    return worth(look, part.tables[seat])


def token(look: Look) -> float:
    """One more token: the better of the display and a blind one, as the table stands."""
    seat = look.prospect.seat
    part = serving(look.state)
    box = module_of(look.state).box
    if scorings_left(look) == 0 or len(part.tables[seat]) >= box.places:
        return 0.0
    table = part.tables[seat]
    before = worth(look, table)
    found = [worth(look, (*table, value)) - before for value in set(part.shown)]
    hidden = unseen(part)
    if hidden:
        gains = [worth(look, (*table, value)) - before for value in hidden]
        found.append(sum(gains) / len(gains))
    return TROUBLE * max(found, default=0.0)


def gaining(look: Look, frame: Frame) -> float:
    return frame.a * token(look) / TROUBLE


def rolling(look: Look, frame: Frame) -> float:
    """A further roll can be had: it is worth its barrel or nothing."""
    seat = look.prospect.seat
    part = serving(look.state)
    table, turned = part.tables[seat], part.turned[seat]
    gain = worth(look, table, turned, 1) - worth(look, table, turned, 0)
    return max(gain - look.prospect.barrel(), 0.0)


JUDGEMENT: Final[Judgement[Look]] = Judgement(
    terms=(Term("haggis", "the own Serving table in all Haggis scorings to come", 0.6, tables),),
    pending={GAINING.name: gaining, EXTRA_ROLLS.name: rolling},
    specials={"haggis": token},
    phrases={
        "haggis": message("your Serving table scores"),
    },
)
