"""What a bot thinks of Mobsters: whom to let out, when, and what those it has will still do."""

from typing import Final

from ceilidh.bots.evaluation import ModuleEvaluation, Term
from ceilidh.bots.glenmore.evaluation_view import GlenMoreEvaluationView
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    BULLY,
    CALUM,
    CASTLE,
    CLAIM,
    DARKIE,
    DEREK,
    DUFF,
    HAGG,
    LAIRD,
    MAIL,
    MALT,
    NOWHERE,
    SNITCH,
    SPONGE,
    STARVE,
    WANDER,
    Gang,
    gang,
    row_of,
)
from ceilidh.games.glenmore.modules.penny_mobs.mail import DELIVER
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message

# What a Mobster does in a whole game, in victory points, for each token or coin it has left.
EACH: Final = {DUFF: 2.4, WANDER: 0.6, MAIL: 1.1, LAIRD: 0.7, DEREK: 3.0} | {
    CASTLE: 3.0,
    STARVE: 3.0,
    SNITCH: 2.0,
    DARKIE: 1.5,
    CALUM: 1.5,
    BULLY: 1.5,
    CLAIM: 2.4,
}
# And for every turn that is still to come.
EVERY_TURN: Final = {SPONGE: 0.5, HAGG: 0.15, CALUM: 0.15, BULLY: 0.15, MALT: 0.25}
ENOUGH_TURNS: Final = 3.0  # to use what a Mobster has
STANDING: Final = {CASTLE: 3.2, SNITCH: 2.4, DARKIE: 2.0}  # a figure on the land of another
COMING: Final = 0.5  # of a Penny that lies on a Mobster in prison: others can take it too


def use(view: GlenMoreEvaluationView, part: Gang, which: int, tokens: int) -> float:
    """What a Mobster with these tokens will still do."""
    time = min(view.turns / ENOUGH_TURNS, 1.0)
    number = tokens if which == MAIL else tokens.bit_count()
    worth = EACH.get(which, 0.0) * number * time + EVERY_TURN.get(which, 0.0) * view.turns
    if which in STANDING and part.places[which] != NOWHERE:
        worth += STANDING[which] * view.phases / 4
    return worth


def mobsters(view: GlenMoreEvaluationView) -> float:
    """Those at work for the seat less what they cost, those of rivals the other way round."""
    part = gang(view.state)
    seat = view.context.seat
    rivals = len(view.state.seats) - 1
    total = 0.0
    for which, owner in enumerate(part.bosses):
        if owner < 0:
            continue
        value = use(view, part, which, part.tokens[which]) - row_of(view.state, which).vp
        total += value if owner == seat else -value / rivals
    return total


def pennies(view: GlenMoreEvaluationView) -> float:
    """Pennies by the side that is up, less those of rivals."""
    part = gang(view.state)
    seat = view.context.seat
    own = part.plus[seat] - part.minus[seat]
    others = sum(part.plus) - sum(part.minus) - own
    return own - others / (len(part.plus) - 1)


def bail(view: GlenMoreEvaluationView) -> float:
    """What the best Mobster in prison would bring, if nobody takes it before."""
    part = gang(view.state)
    best = 0.0
    for place, which in enumerate(part.prison):
        row = row_of(view.state, which)
        tokens = row.coins or (1 << len(row.tokens)) - 1
        best = max(best, part.bail[place] - row.vp + use(view, part, which, tokens))
    return best if view.turns > 0 else 0.0


def fees(view: GlenMoreEvaluationView) -> float:
    """Tokens of Peggy McWander on the Clan board, and a reserved tile."""
    part = gang(view.state)
    total = 0.0
    if part.bosses[WANDER] == view.context.seat:
        total += 0.9 * sum([coins for _, coins in part.fees])
    if part.bosses[LAIRD] == view.context.seat and part.places[LAIRD] != NOWHERE:
        total += 1.0
    return total


def delivery(view: GlenMoreEvaluationView, frame: Frame) -> float:
    """A resource that Bruce has bought."""
    return max(view.resource(view.own.stock[frame.a]), view.weights.coin * 0.5)


EVALUATION: Final[ModuleEvaluation[GlenMoreEvaluationView]] = ModuleEvaluation(
    terms=(
        Term("mobsters", "Mobsters at work, by what they will do and cost", 1.0, mobsters),
        Term("pennies", "Pennies against rivals, by the side that is up", 1.0, pennies),
        Term("bail", "the best Mobster in prison with the Pennies on it", COMING, bail),
        Term("fees", "tokens on the Clan board and a reserved tile", 1.0, fees),
    ),
    pending={DELIVER.name: delivery},
    phrases={
        "mobsters": message("a Mobster works for you"),
        "pennies": message("its Pennies score"),
        "bail": message("a good Mobster can still be released from prison"),
        "fees": message("your tokens and reserved tiles will pay off"),
    },
)
