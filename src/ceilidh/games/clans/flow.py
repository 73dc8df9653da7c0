"""The game as lists of steps that read like the rulebook's table of contents."""

from typing import Final

from ceilidh.games.clans.modules.catalogue import ENTRIES
from ceilidh.games.clans.rules import (
    benefits,
    bonuses,
    clan_choice,
    contracts,
    exchange,
    first_workers,
    fulfil,
    kept,
    moving,
    ports,
    preparation,
    price_port,
    production,
    scoring,
    setup,
    turn,
)
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.entry import steps_of
from ceilidh.kernel.flow import Flow, Sequence, Step
from ceilidh.kernel.state import Frame, StepSequences

# The sequences, by name and number; modules insert steps into them or replace them.
GAME: Final[Sequence[State]] = Sequence[State]("game", 0)
SET_UP: Final[Sequence[State]] = Sequence[State]("set-up", 1)
ROUND: Final[Sequence[State]] = Sequence[State]("round", 2)
PREPARATION: Final[Sequence[State]] = Sequence[State]("preparation", 3)
PRODUCE: Final[Sequence[State]] = Sequence[State]("produce", 4)

SEQUENCES: Final[list[tuple[str, list[str]]]] = [
    ("game", ["set-up", "round", "round", "round", "round", "round", "before final scoring"]),
    (
        "set-up",
        [
            "draw map",
            "draw scoring tiles",
            "draw ports",
            "deal contracts",
            "start player",
            "clan choice",
            "return pair",
            "first workers",
        ],
    ),
    (
        "round",
        ["next round", "preparation", "action phase", "production phase", "scoring phase"],
    ),
    ("preparation", ["refill contracts", "merchants home"]),
    (
        "produce",
        [
            "production begins",
            "worker income",
            "basic goods",
            "make cheese",
            "make bread",
            "make whisky",
            "production ends",
        ],
    ),
]

# The first printing pays workers last (CC-PRO-03).
FIRST_PRINTING_PRODUCE: Final = [
    "production begins",
    "basic goods",
    "make cheese",
    "make bread",
    "make whisky",
    "worker income",
    "production ends",
]

STEPS: Final[list[Step[State]]] = [
    GAME,
    SET_UP,
    ROUND,
    PREPARATION,
    PRODUCE,
    setup.DRAW_MAP,
    setup.DRAW_SCORING_TILES,
    setup.DRAW_PORTS,
    setup.DEAL_CONTRACTS,
    setup.START_PLAYER,
    clan_choice.CLAN_CHOICE,
    clan_choice.PAIR_CHOICE,
    clan_choice.RETURN_PAIR,
    first_workers.FIRST_WORKERS,
    first_workers.FIRST_WORKER,
    preparation.NEXT_ROUND,
    preparation.REFILL,
    preparation.MERCHANTS_HOME,
    turn.ACTION_PHASE,
    turn.TURN,
    contracts.TAKE_MORE,
    contracts.KEEPING,
    bonuses.BONUSES,
    price_port.SHIFTING,
    kept.SALE,
    fulfil.SLAUGHTERING,
    fulfil.WAIVING,
    fulfil.FULFIL_MORE,
    benefits.BENEFITS,
    ports.DISCARDING,
    ports.GAINING,
    ports.PORT_BONUS,
    exchange.EXCHANGE,
    exchange.RETURNING,
    exchange.SWAPPING,
    moving.MOVING,
    production.PRODUCTION_PHASE,
    production.PRODUCTION_BEGINS,
    production.INCOME,
    production.BASIC_GOODS,
    production.MAKE_CHEESE,
    production.MAKE_BREAD,
    production.MAKE_WHISKY,
    production.PRODUCTION_ENDS,
    scoring.SCORING_PHASE,
    scoring.BEFORE_FINAL,
    *steps_of(ENTRIES),
]

FLOW: Final[Flow[State]] = Flow[State](STEPS)


def plan(rules: Rules) -> StepSequences:
    """The sequences of one ruleset, with what its modules insert and replace."""
    chosen: list[tuple[str, list[str]]] = []
    for name, steps in SEQUENCES:
        names = steps
        if name == "produce" and rules.first_printing:
            names = FIRST_PRINTING_PRODUCE
        for module in rules.modules:
            names = module.sequence(rules, name) or names
        chosen.append((name, names))
    return FLOW.plan(chosen, rules.insertions())


def turns(rules: Rules) -> list[Frame]:
    """The frame that begins the turn of each seat."""
    return [Frame(FLOW.id_of(step), seat) for seat, step in enumerate(rules.turn_steps)]


def productions(rules: Rules) -> list[Frame]:
    """The frame that begins the production of each seat."""
    return [Frame(FLOW.id_of(step), seat) for seat, step in enumerate(rules.produce_steps)]
