"""The words of Address to a Haggis: tokens, rolls of the Die, points."""

from typing import Final

from ceilidh.games.glenmore.modules.haggis.rows import HAGGIS
from ceilidh.games.glenmore.modules.haggis.tokens import FACES, NAME, serving
from ceilidh.games.glenmore.rules.counts import barrels_left
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table
from ceilidh.say.answers import Tip
from ceilidh.say.glenmore.log import PAYS, GlenMoreLogBuilder
from ceilidh.say.glenmore.names import amount
from ceilidh.say.log_builder import TABLE, LogClause
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import listed, message
from ceilidh.say.speaker import Speaker

HIDDEN: Final = message("a face-down Haggis token")
SHOWN: Final = message("the face-up Haggis token of value {value}")
TAKES: Final = message("takes {things}")
PUTS_BACK: Final = message("puts a Haggis token back face down")
SCORING: Final = message("Haggis scoring {things}")
ROLLED: Final = message("the Die shows {things}")
ROLLS: Final = message("rolls the Die: {things}")
TURNS: Final = message("turns up a Haggis token of value {things}")
COMES: Final = message("a Haggis token of value {things} is face up")
# The names of the tiles differ between languages where they say what the place is.
NAMES: Final = (message("Haggis House"), message("Shetland Sheep"))


def token_words(to: Speaker, word: str) -> str:
    return to.text(SHOWN, value=word) if word in FACES else to.text(HIDDEN)


def _token(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"token": token_words(to, action.words()[0])}


def _place(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    table = serving(state).tables[seat]
    value = table[action.a] + 1 if action.a < len(table) else 0
    return {"number": action.words()[0], "value": value}


def _paid(to: Speaker, state: State, seat: int, action: Action) -> str:
    return amount(to, HAGGIS.of(state.rules.components).extra, "barrel")


def _gain_prompt(to: Speaker, state: State, frame: Frame) -> str:
    return to.count("Take a Haggis token.", "Take a Haggis token: {n} more to come.", frame.a)


def _roll_prompt(to: Speaker, state: State, frame: Frame) -> str:
    part = serving(state)
    up = [str(value + 1) for value in part.turned[frame.seat]]
    return to.text(
        "Haggis scoring: pay for your own roll? Face up: {things}. You have {barrels}.",
        things=listed(to, up) or to.text("none"),
        barrels=amount(to, barrels_left(state, frame.seat), "barrel"),
    )


# --- the log --------------------------------------------------------------------------------------


def _taken(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, TAKES, token_words(told.to, event.thing))


def _rolled(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    if event.seat < 0:
        return LogClause(TABLE, ROLLED, str(event.amount))
    return LogClause(event.seat, ROLLS, str(event.amount))


# --- tips -----------------------------------------------------------------------------------------


def _rules_of_scoring(to: Speaker, state: State) -> str:
    box = HAGGIS.of(state.rules.components)
    return to.text(
        "After the scoring phases of stacks B and C, and at the end of the game, "
        "the Die is rolled {rolls} times; each time, every player turns up one "
        "token of that value ({most} at most). You may pay {barrels} for each "
        "extra roll of your own. You score the number of face-up tokens times "
        "the sum of their values; then those tokens go back.",
        rolls=box.rolls,
        most=box.most,
        barrels=amount(to, box.extra, "barrel"),
    )


def _tip(to: Speaker, state: State) -> Tip:
    rules = ("GM-C5-20", "GM-C5-23", "GM-C5-25", "GM-C5-27", "GM-C5-28")
    return Tip(to.text("Haggis"), _rules_of_scoring(to, state), rules)


def _token_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    title = token_words(to, word)
    return Tip(
        title[:1].upper() + title[1:], _rules_of_scoring(to, state), ("GM-C5-10", "GM-C5-11")
    )


def _served_tip(to: Speaker, table: Table, word: str) -> Tip:
    """A token on one's own table; the drawing shows its value."""
    state: State = table.state
    text = to.text(
        "A serving table holds {places} tokens; another token replaces one of them.",
        places=HAGGIS.of(state.rules.components).places,
    )
    title = to.text("Token {number} on your serving table", number=word)
    return Tip(title, text, ("GM-C5-12", "GM-C5-13", "GM-HID-Q1"))


TEXT: Final = ModuleText(
    name=message("Address to a Haggis"),
    about=message("hidden Haggis tokens, turned up by the Die in three scorings"),
    moves={
        "serve": MoveKindText(
            message("serve"),
            message("Take {token}"),
            message("takes {token}"),
            fields=_token,
            tells=("haggis",),
        ),
        # What goes back is not told: it lies face down (GM-HID-09).
        "replace": MoveKindText(
            message("replace"),
            message("Return token {number} (value {value})"),
            message("puts a Haggis token back face down"),
            fields=_place,
            tells=("haggis back",),
        ),
        "roll": MoveKindText(
            message("roll"),
            message("Roll the Die"),
            message("pays for a roll of the Die"),
            price=_paid,
            tells=(f"barrels {NAME}", "haggis barrel"),
        ),
    },
    prompts={
        "gain haggis": _gain_prompt,
        "replace haggis": message("Your serving table is full: choose a token to return."),
        "extra rolls": _roll_prompt,
    },
    ends={"extra rolls": message("Stop rolling")},
    ended={"extra rolls": message("stops rolling")},
    tips={"haggis": _token_tip, "served": _served_tip},
    terms={"serving": _tip},
    names={"special": {"haggis": message("Haggis token")}},
    facts={
        "haggis": _taken,
        "haggis back": lambda told, event: LogClause(event.seat, PUTS_BACK, ""),
        "haggis scoring": lambda told, event: LogClause(TABLE, SCORING, str(event.amount)),
        "haggis roll": _rolled,
        "haggis up": lambda told, event: LogClause(event.seat, TURNS, event.thing),
        "haggis barrel": lambda told, event: LogClause(
            event.seat, PAYS, amount(told.to, event.amount, event.thing)
        ),
        "haggis display": lambda told, event: LogClause(TABLE, COMES, event.thing),
    },
    reasons={NAME: message("Haggis")},
)
