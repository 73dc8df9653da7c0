"""How the Automa explains itself: steps of its turns, told as events while it plays.

A step is an event of kind `automa`. What it does (money, place, price, port, upgrade, contract,
fulfilled) is told by the usual events between the steps. These are all steps:

step        word                    number            left
----------- ----------------------- ----------------- ---------------------------------------------
token       column                  steps moved       - the glory token stands there now
card        action, support         card              - the card is drawn
again       action, support         cards             - the discard pile becomes the deck
removed     ""                      card              - the card leaves the game
icon        icon                    place from 1      - the icon is tried
impossible  why (see WHY)           money that lacks  - so that the next icon is tried
done        icon                    0                 - this icon is carried out
pass        ""                      0                 - no icon was possible
module      letter                  0 or UNSEEN       hexes open to a first worker in it
place       loch, port              -1 or 1 (forced)  - where in it the worker goes
price       what it decides         face -3 to 3      - the price die
good        good                    rerolls, 0        - the goods die
modules     letters                 round             hexes on which it could expand there
raising     ""                      settlements now   hexes that join more settlements (round 5)
criterion   criterion (see FOUND)   best value        hexes left after it
unmet       criterion               0                 hexes left as before
ignored     criterion               0                 hexes left as before: it asks for nothing
chance      hex, contract, good     how many tied     the one that chance picked
hex         ""                      land cost         the hex
types       ""                      how many          columns that fit the hex
unit        column                  cost              the hex; none where the map is not known
bracket     low, medium, high       merchants         good: what the height of its price means
deal        buy, sell               merchants         good: so many stand on that area now
offer       neighbourhood, market   merchants         goods that could be traded there
tied        neighbourhood           marker            goods left after the height of the marker
tied        market                  0                 goods it could sell; the price die decides
contracts   criterion (see RANKS)   best value        contracts left after it
pays        fulfil, take            money             the contract

Columns are words of `COLUMN_WORDS`, hexes names such as 7.4, contracts numbers.
"""

from typing import Final

from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.state import State
from ceilidh.kernel.event import Event

KIND: Final = "automa"
UNSEEN: Final = 1  # the number of `module` where the map is not known

# The words of `impossible`.
WHY: Final[tuple[str, ...]] = (
    "money",  # it lacks so much
    "workers",  # no kind of worker is there three times without its technology
    "merchants",  # none is available
    "goods",  # every good has been traded in this round
    "no contract",  # the export board is empty
    "dear contract",  # none can be taken and paid at once in round 5
    "complete",  # merchants and shipping are fully upgraded
    "hexes",  # no unit fits a hex in reach and in the modules
    "settlements",  # no hex joins more settlements in round 5
)

# The words of `criterion`: those of cards and of first workers; how settlements were found.
FOUND: Final[tuple[str, ...]] = (
    "port",
    "cost",
    "joins",  # the settlements criterion by a hex that joins groups
    "adds",  # the same by a hex that adds a settlement
    "neighbourhood",
    "cheap",  # first workers: at most the land cost allowed
    "near",  # first workers: distance
    "reach",  # first workers: the port is in reach
)

# The words of `contracts`.
RANKS: Final[tuple[str, ...]] = (
    "offer",  # all that lie on the export board; the number is the money of the round
    "affordable",  # in round 5: those that it can take and fulfil at once
    "cheapest",
    "bonus",
    "rarest",
    "dearest",
)

_BAR: Final = " | "


class AutomaStep:
    """One step, as words and companion read it."""

    __slots__ = ("left", "number", "rules", "seat", "step", "word")

    def __init__(
        self,
        seat: int,
        step: str,
        word: str,
        number: int,
        left: tuple[str, ...],
        rules: tuple[str, ...],
    ) -> None:
        self.seat = seat
        self.step = step
        self.word = word
        self.number = number
        self.left = left
        self.rules = rules

    def data(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "step": self.step,
            "word": self.word,
            "number": self.number,
            "left": list(self.left),
            "rules": list(self.rules),
        }


def tell(state: State, seat: int, step: str, word: str, number: int, rules: str) -> None:
    """A step without things that are left; `rules` are ids with spaces between them."""
    _tell(state, seat, step, word, number, "", rules)


def tell_hexes(
    state: State, seat: int, step: str, word: str, number: int, hexes: list[int], rules: str
) -> None:
    if state.recorder is not None:
        names = " ".join([HEX_NAMES[hex_] for hex_ in hexes])
        _tell(state, seat, step, word, number, names, rules)


def tell_words(
    state: State, seat: int, step: str, word: str, number: int, words: list[str], rules: str
) -> None:
    if state.recorder is not None:
        _tell(state, seat, step, word, number, " ".join(words), rules)


def _tell(
    state: State, seat: int, step: str, word: str, number: int, left: str, rules: str
) -> None:
    if state.recorder is not None:
        place = HEX_NAMES.index(left) if left in HEX_NAMES else -1
        thing = f"{step} {word}" if word else step
        reason = f"{left}{_BAR}{rules}"
        state.recorder.events.append(Event("automa", seat, thing, number, place, reason))


def can_pay(state: State, seat: int, cost: int, rules: str) -> bool:
    """Whether it has the money for an icon; tells how much is missing."""
    lacks = cost - state.seats[seat].money
    if lacks > 0:
        tell(state, seat, "impossible", "money", lacks, rules)
    return lacks <= 0


def told_of(event: Event) -> AutomaStep | None:
    """The step that an event tells; None for other events."""
    if event.kind != KIND:
        return None
    step, _, word = event.thing.partition(" ")
    left, _, rules = event.reason.partition(_BAR)
    return AutomaStep(
        event.seat, step, word, event.amount, tuple(left.split()), tuple(rules.split())
    )
