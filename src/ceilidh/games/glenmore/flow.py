"""The game as lists of steps that read like the rulebook's table of contents."""

from typing import Final

from ceilidh.games.glenmore.modules.catalogue import ENTRIES
from ceilidh.games.glenmore.rules import (
    activating,
    activation,
    arrivals,
    by_type,
    clan_board,
    die,
    effects,
    fetch,
    free_moves,
    immediate,
    move,
    payment,
    person,
    placement,
    refill,
    removal,
    rondel,
    scoring,
    setup,
    turn_end,
)
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.entry import steps_of
from ceilidh.kernel.flow import Flow, Insertion, Sequence, Step
from ceilidh.kernel.state import StepSequences

GAME: Final[Sequence[State]] = Sequence[State]("game", 0)
SET_UP: Final[Sequence[State]] = Sequence[State]("set-up", 1)
TURN: Final[Sequence[State]] = Sequence[State]("turn", 2)
PERSON: Final[Sequence[State]] = Sequence[State]("person", 3)
SCORING: Final[Sequence[State]] = Sequence[State]("scoring", 4)

SEQUENCES: Final[list[tuple[str, list[str]]]] = [
    ("game", ["set-up", "next figure", "scoring"]),
    ("set-up", ["place pawns", "place figures", "lay start tiles", "fill rondel"]),
    ("turn", ["move", "activation", "unused movement", "refill"]),
    ("person", ["take person", "clan marker"]),
    ("scoring", ["scoring phase"]),
]

STEPS: Final[list[Step[State]]] = [
    GAME,
    SET_UP,
    TURN,
    PERSON,
    SCORING,
    setup.PLACE_PAWNS,
    setup.PLACE_FIGURES,
    setup.LAY_START_TILES,
    setup.FILL_RONDEL,
    rondel.FIGURES,
    die.ROLL_DIE,
    move.MOVING,
    move.COMFORTING,
    payment.PAYING,
    placement.PLACE,
    person.TAKING_PERSON,
    clan_board.CLAN_MARKING,
    immediate.IMMEDIATE,
    effects.EFFECTS,
    arrivals.JOKER,
    arrivals.KEEPING,
    arrivals.PUTTING,
    removal.REMOVING,
    fetch.FETCHING,
    activation.ACTIVATION,
    by_type.BY_TYPE,
    activating.CHOOSING_WAY,
    activating.PRODUCT,
    free_moves.RESOLVED,
    turn_end.UNUSED_MOVEMENT,
    turn_end.AFTER_ACTIVATION,
    refill.REFILL,
    scoring.SCORING_PHASE,
    *steps_of(ENTRIES),
]

FLOW: Final[Flow[State]] = Flow[State](STEPS)


def plan(rules: Rules) -> StepSequences:
    """The sequences of one ruleset, with what its modules insert."""
    wishes = rules.insertions()
    if rules.hooks.action_rules.after:
        wishes.append(Insertion("turn", "unused movement", True, "after activation"))
    return FLOW.plan(SEQUENCES, wishes)
