"""Naming one unit on the map: its hex, and of two on one hex its kind (IN-U2-06)."""

from ceilidh.games.clans.goods import KIND_NAMES
from ceilidh.games.clans.kinds import HEX, PICK
from ceilidh.games.clans.rules.pieces import kinds_of
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason


def unit_on(hex_: int, kind: int) -> int:
    """A unit as one number, for frames: its hex and its kind."""
    return hex_ << 4 | kind


def hex_of(unit: int) -> int:
    return unit >> 4


def kind_on(unit: int) -> int:
    return unit & 15


def why_no_pick(state: State, seat: int, hex_: int, action: Action) -> Reason | None:
    """Why a kind cannot be picked among the units on the hex."""
    if action.spec is not PICK:
        return None
    names: dict[str, object] = {"unit": KIND_NAMES[action.a], "hex": HEX.words[hex_]}
    if action.a not in kinds_of(state, seat, hex_):
        return Reason("You have no {unit} on hex {hex}.", ("IN-U2-06",), names)
    return Reason("You cannot use the {unit} on hex {hex} for this.", ("IN-U2-06",), names)
