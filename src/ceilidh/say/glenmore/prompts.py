"""What a seat has to decide in Glen More II, by the step that waits for it."""

from typing import Final

from ceilidh.games.glenmore.debt import unpack
from ceilidh.games.glenmore.goods import RESOURCES
from ceilidh.games.glenmore.kinds import PIECE, TILE
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import amount as in_load
from ceilidh.kernel.state import Frame
from ceilidh.say.face import Asked
from ceilidh.say.glenmore.effects import debt_words, jokers
from ceilidh.say.glenmore.names import amount, goods, place_name
from ceilidh.say.phrases import listed, message
from ceilidh.say.speaker import Speaker


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


PROMPTS: Final[dict[str, str | Asked]] = {
    "move": message("Move your pawn to a tile."),
    "pay": _pay,
    "place": _place,
    "immediate effects": _effects,
    "joker": _joker,
    "keep": _keep,
    "put": _put,
    "remove tiles": _remove,
    "clan marker": message("Place a clan marker."),
    "fetch": message("Take a tile of the discard pile."),
    "activation": _activation,
    "activate by type": message("Activate tiles of the types named, or be done."),
    "choose way": _way,
    "after activation": message("Do what is left to do in your turn, or be done."),
}


def _in_hand(state: State, frame: Frame) -> str:
    return f"tile:{TILE.words[frame.a]}"


# The tile that a decision is about, by step.
SUBJECTS: Final = {"place": _in_hand, "immediate effects": _in_hand}
