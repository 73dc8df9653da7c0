"""The words of Hammer of the Scots."""

from typing import Final

from ceilidh.games.glenmore.modules.hammer.rows import HAMMER
from ceilidh.games.glenmore.modules.hammer.track import NAME, REASON, england, largest_pile
from ceilidh.games.glenmore.modules.hammer.turn import use_price, whole_debt
from ceilidh.games.glenmore.ruleset import OUT_OF_REACH
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.state import Frame
from ceilidh.say.answers import Tip
from ceilidh.say.glenmore.effects import debt_words
from ceilidh.say.glenmore.log import GlenMoreLogBuilder
from ceilidh.say.glenmore.names import amount
from ceilidh.say.log_builder import LogClause
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

CONTROLS: Final = message("controls the Englishman")
# Tiles whose names differ between languages.
TILES: Final = (
    message("Glenfinnan Church"),
    message("Glenfinnan Monument"),
    message("General Wade's Military Roads"),
)


def _use_cost(to: Speaker, state: State, seat: int, action: Action) -> str:
    return debt_words(to, whole_debt(state, seat, action.a))


def pile(state: State) -> int:
    """The coins of the rightmost occupied space of the England track."""
    return largest_pile(HAMMER.of(state.rules.components).slots, england(state).filled)


def _driven(to: Speaker, state: State, seat: int, action: Action) -> str:
    return amount(to, pile(state), "coin") if pile(state) else ""


def _orders(to: Speaker, state: State, frame: Frame) -> str:
    price = use_price(state)
    if price == OUT_OF_REACH:
        return to.text(
            "You control the Englishman and the England track is full: drive a tile away."
        )
    return to.text(
        "You control the Englishman: use a tile for {coins} more than its cost, or drive one away.",
        coins=amount(to, price, "coin"),
    )


def _englishman(to: Speaker, state: State) -> Tip:
    parts = [
        to.text(
            "When the Englishman is last, the player with the England token "
            "decides. Either pay the next space of the England track plus the "
            "cost of a tile and use it. Or have him drive a tile away and take "
            "the coins from the last space."
        ),
        to.text("The first pawn to pass him takes the token; later, each England card does."),
    ]
    rules = ("GM-C4-10", "GM-C4-20", "GM-C4-21", "GM-C4-26", "GM-C4-27")
    return Tip(to.text("The Englishman"), " ".join(parts), rules)


def _track(to: Speaker, state: State) -> Tip:
    if not state.has_module(NAME):
        return _englishman(to, state)
    price = use_price(state)
    next_use = (
        to.text("The track is full: the Englishman can only drive tiles away.")
        if price == OUT_OF_REACH
        else to.text("The next tile used costs {coins} extra.", coins=amount(to, price, "coin"))
    )
    gain = to.text("Driving a tile away gives {coins}.", coins=amount(to, pile(state), "coin"))
    rules = ("GM-C4-04", "GM-C4-21", "GM-C4-27", "GM-C4-Q3")
    return Tip(to.text("England track"), f"{next_use} {gain}", rules)


def _token(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, CONTROLS, "")


def _silent(told: GlenMoreLogBuilder, event: Event) -> None:
    return None


TEXT: Final = ModuleText(
    name=message("Hammer of the Scots"),
    about=message("an Englishman on the rondel works for the player who controls him"),
    moves={
        "command": MoveKindText(
            message("command"),
            message("Use {tile} with the Englishman"),
            message("uses {tile} with the Englishman"),
            price=_use_cost,
            tells=("move", "person"),
        ),
        "banish": MoveKindText(
            message("banish"),
            message("Drive away {tile}"),
            message("drives away {tile} with the Englishman"),
            gain=_driven,
            tells=("move", "discard"),
        ),
        "swap": MoveKindText(
            message("swap"),
            message("Swap the Englishman with {tile}"),
            message("swaps the Englishman with {tile}"),
            tells=("swap",),
        ),
    },
    prompts={
        "orders": _orders,
        "swap englishman": message("Which tile do you want to swap the Englishman with?"),
    },
    ends={"swap englishman": message("Leave the Englishman where he is")},
    terms={"englishman": _englishman, "england_track": _track},
    names={
        "figure": {"englishman": message("The Englishman")},
        "special": {"england": message("control of the Englishman")},
    },
    facts={"england": _token, "orders": _silent, "swap": _silent},
    reasons={REASON: message("England track")},
)
