"""What a seat has to decide in Glen More II, by the step that waits for it."""

from collections.abc import Callable
from typing import Final

from ceilidh.games.glenmore.debt import unpack
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.goods import RESOURCES
from ceilidh.games.glenmore.kinds import PIECE
from ceilidh.games.glenmore.load import amount as in_load
from ceilidh.games.glenmore.modules.great_glen.rules import CARD, council
from ceilidh.games.glenmore.modules.highlander.rules import mountain
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.state import Frame
from ceilidh.say.asking import asked_of
from ceilidh.say.glenmore.effects import debt_words, jokers
from ceilidh.say.glenmore.names import amount, card_name, goods, place_name
from ceilidh.say.phrases import listed, message
from ceilidh.say.speaker import Speaker

PROMPTS: Final = {
    "move": message("Move your pawn to a tile."),
    "clan marker": message("Place a clan marker."),
    "fetch": message("Take a tile of the discard pile."),
    "activate by type": message("Activate tiles of the types named, or be done."),
    "after activation": message("Do what is left to do in your turn, or be done."),
    "pay toll": message("Leave a coin or a resource on the Mountain."),
    "clan council": message("Call a Clan Council: which card is voted on?"),
}


def _tile(to: Speaker, state: State, frame: Frame) -> str:
    return to.text(state.rules.components.tiles[frame.a].name)


def _pay(to: Speaker, state: State, frame: Frame) -> str:
    return to.text("Pay {things}.", things=debt_words(to, unpack(frame)))


def _place(to: Speaker, state: State, frame: Frame) -> str:
    return to.text("Where do you lay {tile}?", tile=_tile(to, state, frame))


def _effects(to: Speaker, state: State, frame: Frame) -> str:
    return to.text("{tile}: which effect comes first?", tile=_tile(to, state, frame))


def _joker(to: Speaker, state: State, frame: Frame) -> str:
    tile = place_name(to, state, frame.seat, frame.a)
    return to.text("{tile}: {things}.", tile=tile, things=jokers(to, frame.b))


def _packed(to: Speaker, load: int) -> list[str]:
    return goods(to, [in_load(load, kind) for kind in range(RESOURCES)])


def _keep(to: Speaker, state: State, frame: Frame) -> str:
    tile = place_name(to, state, frame.seat, frame.a)
    things = listed(to, _packed(to, frame.b))
    return to.text(
        "{tile} has no room for all of it ({things}): keep one.", tile=tile, things=things
    )


def _put(to: Speaker, state: State, frame: Frame) -> str:
    parts = _packed(to, frame.a)
    if frame.b:
        parts.append(amount(to, frame.b, PIECE.words[RESOURCES]))
    return to.text("Put {things} on your tiles.", things=listed(to, parts))


def _remove(to: Speaker, state: State, frame: Frame) -> str:
    return to.count("Remove {n} tile.", "Remove up to {n} tiles.", frame.a)


def _activation(to: Speaker, state: State, frame: Frame) -> str:
    if state.movement:
        points = amount(to, state.movement, "movement")
        return to.text("Activate tiles, move Scots ({points}), or end the turn.", points=points)
    return to.text("Activate tiles, or end the turn.")


def _way(to: Speaker, state: State, frame: Frame) -> str:
    tile = place_name(to, state, frame.seat, frame.a)
    return to.text("{tile}: choose one.", tile=tile)


def _treasure(to: Speaker, state: State, frame: Frame) -> str:
    things = listed(to, goods(to, mountain(state).goods))
    return to.text("Put what lay on the Mountain on your tiles: {things}.", things=things)


def _vote(to: Speaker, state: State, frame: Frame) -> str:
    card = card_name(to, state.rules.components, CARD.words[council(state).voting])
    return to.text("Vote on {card}.", card=card)


# Prompts that depend on the position.
ASKED: Final[dict[str, Callable[[Speaker, State, Frame], str]]] = {
    "pay": _pay,
    "place": _place,
    "immediate effects": _effects,
    "joker": _joker,
    "keep": _keep,
    "put": _put,
    "remove tiles": _remove,
    "activation": _activation,
    "choose way": _way,
    "treasure": _treasure,
    "vote": _vote,
}


def prompt_words(to: Speaker, state: State) -> str:
    """What the step on top of the stack asks for."""
    return asked_of(to, FLOW, state, ASKED, PROMPTS)
