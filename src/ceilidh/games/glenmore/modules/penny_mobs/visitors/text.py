"""The words of the Mobsters that need another Chronicle."""

from collections.abc import Callable
from typing import Final

from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.modules.haggis.tokens import serving
from ceilidh.games.glenmore.modules.penny_mobs.rows import PENNY_MOBS
from ceilidh.games.glenmore.modules.penny_mobs.visitors.english import booty
from ceilidh.games.glenmore.modules.penny_mobs.visitors.heirloom import owner_of
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.state import Frame
from ceilidh.say.glenmore.log import GlenMoreLogBuilder
from ceilidh.say.glenmore.names import amount
from ceilidh.say.log_builder import LogClause
from ceilidh.say.module_text import MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

DOINGS: Final = {
    "calum_mcquack": message(
        "When your boat passes another or is passed, you may give that player "
        "one of your negative Pennies. Once per game, you may draw a second "
        "reward at a castle."
    ),
    "bully_mcmuscle": message(
        "Tiles with other boats cost your boat no movement points if it sails on "
        "in the same turn. Once per game, you may draw a second reward at a "
        "castle."
    ),
    "fraser_mcstarve": message(
        "Once per game, he steals a Haggis token before a Haggis scoring; its owner chooses which."
    ),
    "elspeth_mctrick": message(
        "When you reach or leave the Mountain, she swaps something there for a resource."
    ),
    "erin_macmalt": message(
        "When you pass a sale, you may sell two barrels, one of them on the "
        "bonus space, as if you had stopped there."
    ),
    "john_mcclaim": message(
        "Place his three tokens on any players' unturned landmark cards: in "
        "scoring phases these cards count for you instead of their owners."
    ),
    "oonagh_mchagg": message("Once per Haggis scoring, she can repeat one of the shared rolls."),
}
SWAPS: Final = message("has Elspeth McTrick swap for {things}")
STARVES: Final = message("has Fraser McStarve steal a Haggis token from {things}")
SLIPS: Final = message("gives a Penny to {things}")
GRABS: Final = message("draws a second reward with the help of {things}")
STAKES: Final = message("puts a token of John McClaim on {things}")
RAIDS: Final = message("has Joe McDuff take coins from the England track")


def mobster_name(to: Speaker, components: Components, word: str) -> str:
    for row in PENNY_MOBS.of(components).mobsters:
        if row.id == word:
            return to.text(row.name)
    return word


def named(told: GlenMoreLogBuilder, event: Event) -> str:
    """The Mobster that an event is about."""
    return mobster_name(told.to, told.components, event.thing)


def host(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    """The player that a move names first."""
    return {"player": to.player(action.a)}


def _yielded(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    table = serving(state).tables[seat]
    value = table[action.a] + 1 if action.a < len(table) else 0
    return {"number": action.words()[0], "value": value}


def _staked(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"card": to.text(state.rules.components.landmarks[action.a].name)}


def _owner(to: Speaker, state: State, seat: int, action: Action) -> str:
    return to.player(owner_of(state, action.a))


def _raided(to: Speaker, state: State, seat: int, action: Action) -> str:
    return amount(to, booty(state), "coin")


def _roll_prompt(to: Speaker, state: State, frame: Frame) -> str:
    return to.text("The Die shows {face}: have Oonagh McHagg reroll it?", face=frame.a)


def _passing_prompt(to: Speaker, state: State, frame: Frame) -> str:
    return to.text(
        "Your boat and the boat of {player} have passed: do you give a Penny that costs you?",
        player=to.player(frame.a),
    )


MOVES: Final = {
    "cheat": MoveKindText(
        message("cheat"),
        message("Elspeth McTrick: swap {given} on the Mountain for {resource}"),
        message("has Elspeth McTrick swap {given} on the Mountain for {resource}"),
        fields=lambda to, state, seat, action: {"given": amount(to, 1, action.words()[0])},
        tells=("cheat",),
    ),
    "starve": MoveKindText(
        message("starve"),
        message("Fraser McStarve: steal a Haggis token from {player}"),
        message("has Fraser McStarve steal a Haggis token from {player}"),
        fields=host,
        tells=("starve",),
    ),
    # Which token it is stays between both (GM-HID-14).
    "yield": MoveKindText(
        message("yield"),
        message("Hand over token {number} (value {value})"),
        message("hands over a Haggis token"),
        fields=_yielded,
    ),
    "reroll": MoveKindText(
        message("reroll"),
        message("Reroll"),
        message("rerolls the Die"),
    ),
    "slip": MoveKindText(
        message("slip"),
        message("Calum McQuack: give a Penny to {player}"),
        message("gives a Penny to {player}"),
        fields=host,
        tells=("slip",),
    ),
    "grab": MoveKindText(
        message("grab"),
        message("Draw a second reward"),
        message("draws a second reward"),
        tells=("grab",),
    ),
    "stake": MoveKindText(
        message("stake"),
        message("John McClaim: place a token on {card}"),
        message("places a John McClaim token on {card}"),
        fields=_staked,
        details=_owner,
        tells=("stake",),
    ),
    "raid": MoveKindText(
        message("raid"),
        message("Joe McDuff: take the largest pile from the England track"),
        message("has Joe McDuff take the largest pile from the England track"),
        gain=_raided,
        tells=("raid",),
    ),
}
PROMPTS: Final[dict[str, str | Callable[[Speaker, State, Frame], str]]] = {
    "trick on mountain": message("Have Elspeth McTrick swap something on the Mountain?"),
    "trick before leaving": message("Have Elspeth McTrick swap something before you leave?"),
    "steal haggis": message("Have Fraser McStarve steal a Haggis token before the rolls?"),
    "yield haggis": message("Fraser McStarve takes a Haggis token: choose which one to give."),
    "roll again": _roll_prompt,
    "slip penny": _passing_prompt,
    "second reward": message("Draw a second reward at this castle?"),
    "stake cards": message("Place John McClaim tokens on landmark cards, or keep them."),
}
ENDS: Final = {
    "trick on mountain": message("Swap nothing now"),
    "trick before leaving": message("Swap nothing"),
    "steal haggis": message("Steal nothing"),
    "roll again": message("Keep the roll"),
    "slip penny": message("Give nothing"),
    "second reward": message("Take no second reward"),
    "stake cards": message("Stop placing tokens for now"),
}
ENDED: Final = {
    "trick on mountain": message("swaps nothing"),
    "trick before leaving": message("swaps nothing"),
    "steal haggis": message("steals nothing"),
    "roll again": message("keeps the roll"),
    "slip penny": message("gives nothing"),
    "second reward": message("takes no second reward"),
    "stake cards": message("stops placing tokens"),
}


def _swapped(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, SWAPS, amount(told.to, 1, event.thing))


def _stakes(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, STAKES, told.to.text(told.components.landmark(event.thing).name))


FACTS: Final = {
    "cheat": _swapped,
    "starve": lambda told, event: LogClause(event.seat, STARVES, told.names[event.place]),
    "slip": lambda told, event: LogClause(event.seat, SLIPS, told.names[event.place]),
    "grab": lambda told, event: LogClause(event.seat, GRABS, named(told, event)),
    "stake": _stakes,
    "raid": lambda told, event: LogClause(event.seat, RAIDS, ""),
}
