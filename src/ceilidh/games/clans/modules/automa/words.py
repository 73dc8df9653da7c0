"""The words of the Automa: its turns in the log, its cards, and what its level gives."""

from typing import Final

from ceilidh.games.clans.components.hexes import MODULE_NAMES
from ceilidh.games.clans.modules.automa.part import automaton, rows_of
from ceilidh.games.clans.modules.automa.rows import COLUMN_WORDS, Card
from ceilidh.games.clans.modules.automa.scoring import level_points
from ceilidh.games.clans.modules.automa.story import Told, told_of
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Table
from ceilidh.say.clans.log import ClansTelling
from ceilidh.say.clans.names import amount, unit
from ceilidh.say.clans.tips import numbered
from ceilidh.say.face import Words
from ceilidh.say.phrases import capital, listed, message
from ceilidh.say.speaker import Reckoning, Speaker, Tip
from ceilidh.say.telling import Clause

ICONS: Final = {
    "skip": message("skip the turn"),
    "technology": message("technology"),
    "trade": message("trade"),
    "contract": message("contract"),
    "upgrade": message("upgrade"),
    "expand": message("expand"),
}
CRITERIA: Final = {
    "port": message("a new port"),
    "cost": message("the least land cost"),
    "settlements": message("the most settlements"),
    "neighbourhood": message("the most trade with neighbours"),
}
UPGRADES: Final = {"merchant": message("a merchant"), "shipping": message("shipping")}
UNITS: Final = {"cheese_dairy": "dairy"}  # columns that the rest of the game calls otherwise


def column(to: Speaker, place: int) -> str:
    """What a column of the player board is called, by its place on the walk of the token."""
    word = COLUMN_WORDS[place]
    return unit(to, UNITS.get(word, word))


# --- the log: the card and what came of it; the steps are told elsewhere --------------------------


def _fact(telling: ClansTelling, event: Event) -> Clause | None:
    told = told_of(event)
    if told is None:
        return None
    said = _said(telling.to, told)
    begins = told.step == "card" and told.word == "action"
    return Clause(event.seat, "", said, anew=begins) if said else None


def _said(to: Speaker, told: Told) -> str:
    """The few steps that the log says; empty for the others."""
    if told.step == "card":
        if told.word == "action":
            return to.text("draws card {number}", number=told.number)
        return to.text("draws support card {number}", number=told.number)
    if told.step == "done" and told.word == "skip":
        return to.text("does nothing this turn")
    if told.step == "pass":
        return to.text("can do none of its icons and passes")
    if told.step == "removed":
        return to.text("removes card {number} from the game", number=told.number)
    if told.step == "deal":
        goods = amount(to, told.number, told.left[0])
        if told.word == "buy":
            return to.text("buys {goods}", goods=goods)
        return to.text("sells {goods}", goods=goods)
    return ""


# --- tips -----------------------------------------------------------------------------------------


def card_words(to: Speaker, card: Card) -> str:
    """A card in two sentences: as action card, and as support card."""
    icons = ", ".join([to.text(ICONS[icon]) for icon in card.icons])
    first = to.text("Action card: the first possible of {icons}.", icons=icons)
    if card.removed:
        first = to.text("{sentence} Then it leaves the game.", sentence=first)
    letters = [MODULE_NAMES[module] for module in card.modules]
    second = to.text(
        "Support card: it expands in {modules}, by {criteria}; the token walks {steps}; an upgrade "
        "is {upgrade}.",
        modules=listed(to, letters),
        criteria=", ".join([to.text(CRITERIA[one]) for one in card.criteria]),
        steps=card.steps,
        upgrade=to.text(UPGRADES[card.upgrade]),
    )
    return f"{first} {second}"


def _card(to: Speaker, table: Table, word: str) -> Tip:
    card = rows_of(table.state).card(numbered(word))
    title = to.text("Card {number} of the Automa", number=card.id)
    return Tip(title, card_words(to, card), ("IN-AC-01", "IN-AC-02", "IN-AC-07"))


def _token(to: Speaker, table: Table, word: str) -> Tip:
    place = automaton(table.state).token
    text = to.text(
        "The token of the Automa stands above {column}. It walks to the right when several kinds "
        "of unit fit a hex.",
        column=column(to, place),
    )
    return Tip(to.text("Token of the Automa"), text, ("IN-AS-11", "IN-AUN-02"))


def _deck(to: Speaker, table: Table, word: str) -> Tip:
    own = automaton(table.state)
    text = to.text(
        "{deck} cards lie in the deck of the Automa and {discard} in its discard pile; {removed} "
        "have left the game.",
        deck=len(own.deck),
        discard=len(own.discard),
        removed=len(own.removed),
    )
    return Tip(to.text("Deck of the Automa"), text, ("IN-AS-12", "IN-AP-02", "IN-AC-09"))


# --- the score sheet ------------------------------------------------------------------------------


def _level(to: Speaker, table: Table, seat: int, points: int) -> Reckoning:
    if seat in table.people:
        return Reckoning(to.text("None."))
    glory, train = level_points(table.state)
    said = [amount(to, glory, "glory")]
    if train:
        said.append(to.count("{n} point for trains", "{n} points for trains", train))
    text = to.text("{things}, by its level.", things=capital(listed(to, said)))
    return Reckoning(text)


WORDS: Final = Words(
    name=message("Industria: the Automa"),
    about=message("the last seat plays by itself, at one of five levels"),
    tips={"automa-card": _card, "automa-token": _token, "automa-deck": _deck},
    lines={"automa": _level},
    facts={"automa": _fact},
    reasons={
        "automa round": message("new round"),
        "automa bonus": message("instead of bonuses"),
        "automa neighbourhood": message("neighbours"),
        "automa market": message("farmers' market"),
        "automa production": message("production"),
    },
    names={
        "option": {"automa": message("Automa")},
        "line": {"automa": message("Level of the Automa")},
    },
    choices={
        "automa": {
            "none": message("no Automa"),
            "1": message("level 1, very easy"),
            "2": message("level 2, easy"),
            "3": message("level 3, moderate"),
            "4": message("level 4, hard"),
            "5": message("level 5, very hard"),
        }
    },
)
