"""The words of Highlander."""

from typing import Final

from ceilidh.games.glenmore.modules.highlander.rows import HIGHLANDER
from ceilidh.games.glenmore.modules.highlander.rules import FIXTURE_NAME, mountain
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.state import Frame
from ceilidh.say.answers import Tip
from ceilidh.say.glenmore.log import DIE, GlenMoreLogBuilder
from ceilidh.say.glenmore.moves import sale
from ceilidh.say.glenmore.names import amount, goods
from ceilidh.say.log_builder import LogClause
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import listed, message
from ceilidh.say.speaker import Speaker

LEAVES: Final = message("leaves {things} on the Mountain")


def _one_coin(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"coins": amount(to, 1, "coin")}


def _treasure(to: Speaker, state: State, frame: Frame) -> str:
    things = listed(to, goods(to, mountain(state).goods))
    return to.text("Place the treasure from the Mountain on your tiles: {things}.", things=things)


def _tip(to: Speaker, state: State) -> Tip:
    box = HIGHLANDER.of(state.rules.components)
    parts = [
        to.text("If you pass it, leave a coin or a resource on it."),
        to.count(
            "{n} pawn may stop on it and takes everything there when it moves on.",
            "{n} pawns may stop on it and take everything there when they move on.",
            box.capacity,
        ),
    ]
    if FIXTURE_NAME in state.rules.fixtures:
        treasure = mountain(state)
        lying = [amount(to, treasure.coins, "coin")] if treasure.coins else []
        lying += goods(to, treasure.goods)
        if lying:
            parts.append(to.text("On it: {things}.", things=listed(to, lying)))
    return Tip(to.text("Mountain"), " ".join(parts), ("GM-C2-04", "GM-C2-06", "GM-C2-08"))


def _toll(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    """The toll of the Die; a seat pays as it decides."""
    return LogClause(DIE, LEAVES, amount(told.to, event.amount, event.thing))


TEXT: Final = ModuleText(
    name=message("Highlander: There Can Be Only One"),
    about=message("a Mountain on the rondel takes a toll and holds a treasure"),
    moves={
        "climb": MoveKindText(
            message("climb"),
            message("Climb the Mountain"),
            message("climbs the Mountain"),
            tells=("move",),
        ),
        "toll": MoveKindText(
            message("toll"),
            message("Leave {coins} on the Mountain"),
            message("leaves {coins} on the Mountain"),
            fields=_one_coin,
            tells=("coins mountain",),
        ),
        "offer": MoveKindText(
            message("offer"),
            message("Leave {resource} from {place} on the Mountain"),
            message("leaves {resource} from {place} on the Mountain"),
            tells=("good mountain",),
        ),
        "hawk": MoveKindText(
            message("hawk"),
            message("Sell {resource} from the Mountain"),
            message("sells {resource} from the Mountain"),
            price=sale,
            pays="market",
        ),
    },
    prompts={
        "pay toll": message("Leave a coin or a resource on the Mountain."),
        "treasure": _treasure,
    },
    ends={"treasure": message("Discard what does not fit")},
    terms={"mountain": _tip},
    names={
        "fixture": {"mountain": message("the Mountain")},
        "option": {"sideways_mountain": message("Mountain turned sideways")},
    },
    facts={"toll": _toll},
    reasons={"mountain": message("the Mountain")},
    losses={"mountain": LEAVES},
)
