"""The story of Clans of Caledonia: what turns are about, rounds, and prices in pounds."""

from collections.abc import Sequence
from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played
from ceilidh.say.clans.log import ClansLogBuilder
from ceilidh.say.clans.names import GOODS, money
from ceilidh.say.clans.phase_summary import is_of_round
from ceilidh.say.log_builder import TABLE, LogClause
from ceilidh.say.move_parts import MovePart
from ceilidh.say.phrases import capital
from ceilidh.say.speaker import Speaker

# The pictures of turns, by weight; a move that is not here is a small step of a turn.
SIGNS: Final = {
    "pass": "pass",
    "build": "{unit}",
    "buy": "{good}",
    "sell": "{good}",
    "take": "contract",
    "keep": "contract",
    "ship": "shipping",
    "technology": "technology",
    "hire": "merchant",
    "fulfil": "contract",
    "choose": "clan",
    "start": "tile",
    "port": "port",
    "copy": "port",
}
SUMS: Final = frozenset({"money", "good", "glory", "import", "hops"})
UNSAID: Final = frozenset({"turn"})
PARTS: Final = {"hex": "map", "good": "market", "port": "map"}


def is_phase(event: Event) -> bool:
    """Production, scoring and the start of a round are nobody's turn."""
    return event.kind == "round" or is_of_round(event)


def round_at(played: Played, start: int) -> int:
    """The round after so many events of a move; 0 in the setup."""
    begun = [event.amount for event in played.events[:start] if event.kind == "round"]
    return max([int(played.before.round), *begun])


def heading(to: Speaker, played: Played, part: MovePart) -> str:
    number = round_at(played, part.start)
    return to.text("Round {n}", n=number) if number else to.text("Setup")


def phase_title(to: Speaker, played: Played, events: Sequence[Event]) -> tuple[str, str]:
    """A choice may come within production, so that it is over only when a round begins."""
    begun = max([event.amount for event in events if event.kind == "round"], default=0)
    if begun == 1:
        return "round", to.text("Round {number} starts.", number=1)
    if begun:
        return "round", to.text("Round {n} is over.", n=begun - 1)
    return "round", to.text("Production and scoring, round {n}.", n=round_at(played, 0))


def place_of(seat: int, target: str) -> str:
    part = PARTS.get(target.partition(":")[0], "")
    return f"{part}/{target}" if part else ""


def results(log_builder: ClansLogBuilder, events: Sequence[Event]) -> list[LogClause]:
    """Facts; of a price the sum that it has come to."""
    out: list[LogClause] = []
    for event in events:
        if event.kind == "price":
            out.append(_price(log_builder, event))
        else:
            out += log_builder.clauses([event])
    return out


def _price(log_builder: ClansLogBuilder, event: Event) -> LogClause:
    """`Whisky falls to £11`: from the step before the move, and all that has moved it since."""
    to, state, good = log_builder.to, log_builder.state, GOOD_NAMES.index(event.thing)
    step = state.prices[good]
    for one in log_builder.played.events:
        step += one.amount if one.kind == "price" and one.thing == event.thing else 0
        if one is event:
            break
    price = money(to, state.rules.prices[good][step])
    name = capital(to.text(GOODS[event.thing]))
    said = (
        to.text("{good} rises to {money}", good=name, money=price)
        if event.amount > 0
        else to.text("{good} falls to {money}", good=name, money=price)
    )
    return LogClause(TABLE, "", said)
