"""The story of Glen More II: what turns are about, and the rounds of its stacks (GM-FLW-01)."""

from collections.abc import Sequence
from typing import Final

from ceilidh.games.glenmore.goods import STACK_NAMES
from ceilidh.games.glenmore.rules.scoring import PHASES
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played
from ceilidh.say.glenmore.names import CATEGORIES
from ceilidh.say.move_parts import MovePart
from ceilidh.say.speaker import Speaker

# The pictures of turns, by weight; a move that is not here is a small step of a turn.
SIGNS: Final = {
    "take": "tile",
    "forgo": "tile",
    "end": "round",
    "fetch": "tile",
    "claim": "clan_marker",
    "lay": "tile",
    "sell": "coin",
}
SUMS: Final = frozenset({"coins", "barrels", "points", "good", "scots"})
UNSAID: Final = frozenset({"turn", "movement", "move", "activate", "walk", "buy"})
OF_LAND: Final = "cell"
PARTS: Final = {"clan": "clan_board"}


def is_phase(event: Event) -> bool:
    """A scoring phase is nobody's turn (GM-FLW-04)."""
    return event.kind == "scoring" or (event.kind == "points" and event.reason in CATEGORIES)


def heading(to: Speaker, played: Played, part: MovePart) -> str:
    """Each of the four rounds belongs to a stack."""
    before = played.events[: part.start]
    scored = int(played.before.scorings) + sum(event.kind == "scoring" for event in before)
    number = min(scored, PHASES - 1) + 1
    return to.text("Round {n}, stack {letter}", n=number, letter=STACK_NAMES[number])


def phase_title(to: Speaker, played: Played, events: Sequence[Event]) -> tuple[str, str]:
    number = max([event.amount for event in events if event.kind == "scoring"], default=PHASES)
    return "vp", to.text("Scoring phase {n} is over.", n=number)


def place_of(seat: int, target: str) -> str:
    kind = target.partition(":")[0]
    if kind == OF_LAND:
        return f"land-{seat + 1}/{target}"
    return f"{PARTS[kind]}/{target}" if kind in PARTS else ""
