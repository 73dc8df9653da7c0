"""What follows from moves of Clans of Caledonia, made from their events."""

from collections.abc import Sequence
from typing import Final

from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played
from ceilidh.say.clans.names import PRICES, amount, bonus_words, clan, needs, terms, unit
from ceilidh.say.game_text import whole_text
from ceilidh.say.log_builder import ANYBODY, TABLE, LogBuilder, LogClause
from ceilidh.say.module_text import Fact
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

GAINS: Final = message("gains {things}")
PAYS: Final = message("pays {things}")
# Why something is gained or paid; reasons that are not here need no mention.
REASONS: Final = {
    "clan": message("clan"),
    "income": message("workers"),
    "import": message("import track"),
    "production": message("production"),
}
SCORING: Final = "scoring "
NOBODY: Final = -1
# Events of the mover that the sentence of any deed has told already.
TOLD: Final = frozenset({"clan", "place", "contract", "fulfilled", "upgrade", "recall", "port"})
TOLD_GOODS: Final = frozenset({"trade", "neighbourhood"})
# Moves whose sentence already names the money: always, or if something was paid.
PRICED: Final = frozenset({"build", "trade", "upgrade", "neighbourhood"})
PRICED_IF_PAID: Final = frozenset({"contract", "port"})


def is_price(played: Played, event: Event) -> bool:
    """Whether the sentence of any deed says this sum."""
    if event.kind != "money" or event.seat != played.seat:
        return False
    return event.reason in PRICED or (event.reason in PRICED_IF_PAID and event.amount < 0)


def is_told(played: Played, event: Event) -> bool:
    """Whether the sentence of any deed already says this."""
    if event.kind == "turn":
        return True
    if event.seat != played.seat:
        return False
    if event.kind == "good":
        return event.reason in TOLD_GOODS
    return event.kind in TOLD


# Among steps: what they gain, pay and move; the prices of a unit and of a contract are steps.
STEP_KINDS: Final = frozenset(
    {"money", "price", "port", "upgrade", "fulfilled", "import", "good", "hops", "benefit"}
)
STEP_PRICES: Final = frozenset({"build", "contract", "export"})


def joins_steps(event: Event) -> bool:
    return event.kind in STEP_KINDS and event.reason not in STEP_PRICES


def why(to: Speaker, reason: str) -> str:
    """The reason of a gain or a payment; empty if it goes without saying."""
    if reason.startswith(SCORING):
        return to.text("scoring tile {tile}", tile=reason.removeprefix(SCORING))
    return to.text(whole_text("clans").reasons.get(reason, ""))


# --- facts ----------------------------------------------------------------------------------------


class ClansLogBuilder(LogBuilder):
    """Events of nobody, such as a change of price, follow from what was just told."""

    def clauses(self, events: Sequence[Event]) -> list[LogClause]:
        known = whole_text("clans").facts
        made = [known[event.kind](self, event) for event in events if event.kind in known]
        return [clause for clause in made if clause is not None]

    def fact(self, event: Event, said: str) -> LogClause:
        """A clause that no other shares."""
        return LogClause(ANYBODY if event.seat == NOBODY else event.seat, "", said)


def _amount(told: ClansLogBuilder, event: Event) -> LogClause:
    """`gains £8 (workers) and 1 wool`."""
    thing = amount(told.to, abs(event.amount), event.thing)
    verb = GAINS if event.amount > 0 else PAYS
    subject = ANYBODY if event.seat == NOBODY else event.seat
    return LogClause(subject, verb, thing, why(told.to, event.reason))


def _price(told: ClansLogBuilder, event: Event) -> LogClause:
    to, number = told.to, event.amount
    price = to.text(PRICES[event.thing])
    if number > 0:
        said = to.count("{price} rises by {n}", "{price} rises by {n}", number, price=price)
    else:
        said = to.count("{price} falls by {n}", "{price} falls by {n}", -number, price=price)
    return told.fact(event, said)


def _place(told: ClansLogBuilder, event: Event) -> LogClause:
    what, where = unit(told.to, event.thing), HEX_NAMES[event.place]
    return told.fact(event, told.to.text("places {unit} on {hex}", unit=what, hex=where))


def _remove(told: ClansLogBuilder, event: Event) -> LogClause:
    what, where = unit(told.to, event.thing), HEX_NAMES[event.place]
    return told.fact(event, told.to.text("removes {unit} from {hex}", unit=what, hex=where))


def _import(told: ClansLogBuilder, event: Event) -> LogClause:
    goods = amount(told.to, event.amount, event.thing)
    return told.fact(event, told.to.text("imports {goods}", goods=goods))


def upgrade_words(to: Speaker, event: Event) -> str:
    if event.thing == "shipping":
        return to.text("upgrades shipping")
    if event.thing == "merchant":
        return to.text("hires a merchant")
    return to.text("upgrades technology ({technology})", technology=to.text(event.thing))


def _upgrade(told: ClansLogBuilder, event: Event) -> LogClause:
    return told.fact(event, upgrade_words(told.to, event))


def _clan(told: ClansLogBuilder, event: Event) -> LogClause:
    return told.fact(event, told.to.text("chooses Clan {clan}", clan=clan(event.thing)))


def contract_of(told: ClansLogBuilder, event: Event) -> Contract:
    row: Contract = told.state.rules.components.contract(int(event.thing))
    return row


def _contract(told: ClansLogBuilder, event: Event) -> LogClause:
    said = terms(told.to, contract_of(told, event))
    return told.fact(event, told.to.text("takes a contract ({contract})", contract=said))


def _fulfilled(told: ClansLogBuilder, event: Event) -> LogClause:
    said = needs(told.to, contract_of(told, event))
    return told.fact(event, told.to.text("fulfils a contract ({needs})", needs=said))


def _benefit(told: ClansLogBuilder, event: Event) -> LogClause:
    """`gains 1 bonus upgrade`."""
    return LogClause(event.seat, GAINS, bonus_words(told.to, event.thing, event.amount), "")


def _recall(told: ClansLogBuilder, event: Event) -> LogClause:
    good = told.to.text(event.thing)
    said = told.to.text("takes a merchant back from the market ({good})", good=good)
    return told.fact(event, said)


def _port(told: ClansLogBuilder, event: Event) -> LogClause:
    return told.fact(event, told.to.text("uses port {port}", port=event.thing))


def _round(told: ClansLogBuilder, event: Event) -> LogClause:
    return LogClause(TABLE, "", told.to.text("Round {number} starts.", number=event.amount))


FACTS: Final[dict[str, Fact]] = {
    "money": _amount,
    "good": _amount,
    "glory": _amount,
    "price": _price,
    "place": _place,
    "remove": _remove,
    "import": _import,
    "upgrade": _upgrade,
    "clan": _clan,
    "contract": _contract,
    "fulfilled": _fulfilled,
    "hops": _amount,
    "benefit": _benefit,
    "recall": _recall,
    "port": _port,
    "round": _round,
    "turn": lambda told, event: None,
}


def drawn(to: Speaker, played: Played) -> str:
    """The contracts that came up."""
    numbers = [int(one.word) for one in played.outcomes if one.domain == "contract"]
    if not numbers:
        return ""
    rows = played.before.rules.components
    said = "; ".join([terms(to, rows.contract(number)) for number in numbers])
    return to.text("New contracts: {contracts}.", contracts=said)
