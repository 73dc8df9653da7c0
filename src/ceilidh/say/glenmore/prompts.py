"""What a seat has to decide in Glen More II: what is chosen, what it serves, what is left."""

from typing import Final

from ceilidh.games.glenmore.debt import unpack
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.goods import RESOURCES, TYPE_NAMES
from ceilidh.games.glenmore.kinds import ACTIVATE, LAY, PIECE, SELL, TILE
from ceilidh.games.glenmore.rules.fetch import fetchable
from ceilidh.games.glenmore.rules.stock import room
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import amount as in_load
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.state import Frame
from ceilidh.say.glenmore.effects import debt_words, jokers
from ceilidh.say.glenmore.names import TYPE_TILES, amount, goods
from ceilidh.say.glenmore.places import place_name
from ceilidh.say.module_text import PromptOf
from ceilidh.say.phrases import counted, listed, message
from ceilidh.say.speaker import Speaker


def _tile(to: Speaker, state: State, frame: Frame) -> str:
    return to.text(state.rules.components.tiles[frame.a].name)


def _source(to: Speaker, state: State) -> str:
    """What the decision on top of the stack serves: a tile that was taken, or one activated."""
    if len(state.stack) < 2:
        return ""
    below = state.stack[-2]
    step = FLOW.steps[below.step].name
    if step in ("place", "person"):
        return _tile(to, state, below)
    if step == "product":
        return place_name(to, state, below.seat, below.a)
    return ""


def _pay(to: Speaker, state: State, frame: Frame) -> str:
    debt = unpack(frame)
    things, tile = debt_words(to, debt), _source(to, state)
    if not debt.units and not debt.scots and debt.coins > state.seats[frame.seat].coins:
        if tile:
            return to.text(
                "Pay {things} for {tile}: first sell something.", things=things, tile=tile
            )
        return to.text("Pay {things}: sell something first.", things=things)
    if tile:
        return to.text("Choose how to pay {things} for {tile}.", things=things, tile=tile)
    return to.text("Choose how to pay {things}.", things=things)


def _place(to: Speaker, state: State, frame: Frame) -> str:
    tile = _tile(to, state, frame)
    if not _legal(state, frame, LAY):
        return to.text("Every place for {tile} costs a coin. Sell something first.", tile=tile)
    return to.text("Where do you want to place {tile}?", tile=tile)


def _effects(to: Speaker, state: State, frame: Frame) -> str:
    return to.text(
        "{tile} has several effects: choose which to resolve first.", tile=_tile(to, state, frame)
    )


def _joker(to: Speaker, state: State, frame: Frame) -> str:
    tile = place_name(to, state, frame.seat, frame.a)
    return to.text("{tile} gives {things}: choose one.", tile=tile, things=jokers(to, frame.b))


def _packed(to: Speaker, load: int) -> list[str]:
    return goods(to, [in_load(load, kind) for kind in range(RESOURCES)])


def _keep(to: Speaker, state: State, frame: Frame) -> str:
    tile = place_name(to, state, frame.seat, frame.a)
    things = listed(to, _packed(to, frame.b))
    if not room(state, frame.seat, frame.a):
        return to.text(
            "{tile} is full: sell something from it to keep {things}, "
            "or discard what does not fit.",
            tile=tile,
            things=things,
        )
    return to.text(
        "{tile} does not have room for everything ({things}): choose one to keep.",
        tile=tile,
        things=things,
    )


def _put(to: Speaker, state: State, frame: Frame) -> str:
    parts = _packed(to, frame.a)
    if frame.b:
        parts.append(amount(to, frame.b, PIECE.words[RESOURCES]))
    if frame.c:
        parts.append(jokers(to, frame.c))
    number = sum([in_load(frame.a, kind) for kind in range(RESOURCES)]) + frame.b + frame.c
    return to.count(
        "You gain {things}: choose a tile for it.",
        "You gain {things}: choose a tile for each.",
        number,
        things=listed(to, parts),
    )


def _remove(to: Speaker, state: State, frame: Frame) -> str:
    if frame.b:
        return to.count(
            "You may remove {n} tile in your territory from the game, or skip.",
            "You may remove up to {n} tiles in your territory from the game, or skip.",
            frame.a,
        )
    return to.count(
        "Remove {n} tile in your territory from the game.",
        "Remove {n} tiles in your territory from the game.",
        frame.a,
    )


def _marker(to: Speaker, state: State, frame: Frame) -> str:
    seat = state.seats[frame.seat]
    return to.count(
        "Place a clan marker and pay for its road; you have {coins} and {n} marker left.",
        "Place a clan marker and pay for its road; you have {coins} and {n} markers left.",
        seat.markers,
        coins=amount(to, seat.coins, "coin"),
    )


def _fetch(to: Speaker, state: State, frame: Frame) -> str:
    return to.count(
        "Take the tile from the discard pile for free.",
        "Take one of {n} tiles from the discard pile for free.",
        len(fetchable(state, frame.seat)),
    )


def _legal(state: State, frame: Frame, spec: Spec) -> int:
    """How many moves of a kind are legal: tiles to activate, places, sales."""
    out: list[Action] = []
    FLOW.steps[frame.step].legal(state, frame, out)
    return len([action for action in out if action.spec is spec])


def _activation(to: Speaker, state: State, frame: Frame) -> str:
    left = _legal(state, frame, ACTIVATE)
    laid = frame.a - 1 if frame.a else state.laid
    if not left and not state.movement and not _legal(state, frame, SELL):
        return to.text("No tile is left to activate. Do what else you can, or end the turn.")
    asked = _what_is_left(to, left, state.movement)
    if laid < 0 or not left:
        return asked
    tile = place_name(to, state, frame.seat, laid)
    return to.text("{tile} is placed. {ask}", tile=tile, ask=asked)


def _what_is_left(to: Speaker, left: int, movement: int) -> str:
    points = amount(to, movement, "movement")
    if left and movement:
        return to.count(
            "Activate {n} tile, move Scots ({points}), or end the turn.",
            "Activate up to {n} tiles, move Scots ({points}), or end the turn.",
            left,
            points=points,
        )
    if left:
        return to.count(
            "Activate {n} tile, or end the turn.",
            "Activate up to {n} tiles, or end the turn.",
            left,
        )
    if movement:
        return to.text("Move Scots ({points}), or end the turn.", points=points)
    return to.text("There are no tiles left to activate: sell something, or end the turn.")


def _by_type(to: Speaker, state: State, frame: Frame) -> str:
    """The types and how many of each are left: four bits of `frame.a` each."""
    parts = [
        counted(to, frame.a >> (4 * place) & 15, TYPE_TILES[name])
        for place, name in enumerate(TYPE_NAMES)
        if frame.a >> (4 * place) & 15
    ]
    return to.text("The clan activates {tiles}: choose, or skip.", tiles=listed(to, parts))


def _way(to: Speaker, state: State, frame: Frame) -> str:
    tile = place_name(to, state, frame.seat, frame.a)
    return to.text("{tile} does one of several things: choose one.", tile=tile)


PROMPTS: Final[dict[str, str | PromptOf]] = {
    "move": message("Move your pawn forward to the tile you want to take."),
    "pay": _pay,
    "place": _place,
    "immediate effects": _effects,
    "joker": _joker,
    "keep": _keep,
    "put": _put,
    "remove tiles": _remove,
    "clan marker": _marker,
    "fetch": _fetch,
    "activation": _activation,
    "activate by type": _by_type,
    "choose way": _way,
    "after activation": message("Finish your turn: use what is left, or end the turn."),
}


def _in_hand(state: State, frame: Frame) -> str:
    return f"tile:{TILE.words[frame.a]}"


# The tile that a decision is about, by step.
SUBJECTS: Final = {"place": _in_hand, "immediate effects": _in_hand}
