"""What a bot thinks of its cellars: barrels that will be sold, at what they may be worth then."""

from typing import Final

from ceilidh.bots.glenmore.judgement import GlenMoreJudgement
from ceilidh.bots.glenmore.look import Look
from ceilidh.bots.terms import Term
from ceilidh.games.glenmore.modules.single_cask.reserve import box_of, filled, reserve, worth
from ceilidh.games.glenmore.modules.single_cask.rules import AGES, SALES, STOPPED
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.state import Frame
from ceilidh.say.phrases import message

# The share of a space's points that a barrel on it is worth, by how many sales are to come.
SHARES: Final = (0.0, 0.75, 0.9, 0.95)
NEXT: Final = 0.5  # what the second, third, ... best barrel counts of that
ROOM: Final = 2.0  # a further cellar that a barrel will soon reach
FAR: Final = 0.0  # one that waits for barrels
NEVER: Final = -20.0  # what it costs to buy such a one: it must not serve to put off a move
HOPE: Final = 0.2  # a barrel that may still age and be sold
AGED: Final = 1.0  # one step to the right


def coming(state: State, seat: int) -> int:
    """The sales that the seat's pawn has not passed yet."""
    rules = state.rules
    number = 0
    for name in SALES.words:
        tile = rules.components.tile(name)
        if tile.stack > state.stack_number or tile.index in state.unseen:
            number += 1
        elif tile.index in state.rondel:
            ahead = (state.rondel.index(tile.index) - state.places[seat]) % rules.spaces
            number += 1 if 0 < ahead < rules.spaces - 1 else 0
    return number


def casks(look: Look) -> float:
    """The best barrels first: not all of them will find a place at a sale."""
    state, seat = look.state, look.prospect.seat
    if look.finished:
        return 0.0
    sales = look.prospect.once(coming)
    share = SHARES[min(sales, len(SHARES) - 1)]
    total = 0.0
    for space in reversed(filled(state, seat)):
        total += share * worth(state, space)
        share *= NEXT
    total += HOPE * min(look.own.barrels, sales)
    if sales:
        for number in range(1, reserve(state).cellars[seat]):
            total += ROOM if is_near(state, seat, number) else FAR
    return total


def is_near(state: State, seat: int, number: int) -> bool:
    """Whether a barrel is on one of the last spaces before a cellar, or beyond."""
    spaces = filled(state, seat)
    return bool(spaces) and spaces[-1] >= box_of(state).ends[number - 1] - 1


def opening(look: Look, frame: Frame) -> float:
    """A cellar that is being paid."""
    state, seat = look.state, look.prospect.seat
    useful = look.prospect.once(coming) > 0 and is_near(state, seat, reserve(state).cellars[seat])
    return ROOM if useful else NEVER


def ageing(look: Look, frame: Frame) -> float:
    return AGED * frame.a


def vending(look: Look, frame: Frame) -> float:
    """The best barrel may be sold now."""
    spaces = filled(look.state, look.prospect.seat)
    best = worth(look.state, spaces[-1]) if spaces else 0
    sold = best - look.prospect.barrel()
    return sold if frame.b == STOPPED and frame.c == 0 else max(sold, 0.0) if frame.c == 0 else 0.0


JUDGEMENT: Final = GlenMoreJudgement(
    terms=(Term("cellars", "barrels in cellars, with what sales may still bring", 1.0, casks),),
    pending={"age barrels": ageing, "vend barrels": vending, "open cellar": opening},
    specials={AGES: lambda look: AGED},
    phrases={
        "cellars": message("barrels in cellars sell for more as they age"),
    },
)
