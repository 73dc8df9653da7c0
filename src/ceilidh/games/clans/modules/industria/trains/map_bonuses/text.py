"""The words of delivery bonuses on the map."""

from typing import Final

from ceilidh.games.clans.rules.expand import land_prices
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.state import Frame
from ceilidh.say.clans.moves import in_money
from ceilidh.say.module_text import MoveKindText, PromptOf
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

# What each tile gives, with the numbers of its row.
BONUSES: Final = {
    "money_and_free_hexes": message(
        "£{money}, and up to {free_hexes} free expands on adjacent hexes"
    ),
    "free_field": message("a field, for its land cost only"),
    "money_action_and_city_tile": message(
        "£{money}, a bonus action, and a City tile to place on a hex"
    ),
    "jump_expand_and_upgrade": message(
        "a unit other than a field, for its land cost only, {jump} hexes away, "
        "and {upgrades} bonus upgrade"
    ),
    "money_and_move_units": message("£{money}, and {moves} unit moves to adjacent hexes"),
    "reserve_hex_with_merchant": message(
        "pay for a hex now and reserve it with a merchant; gain £{money}"
    ),
}
# The parts of bonuses, as buttons.
PARTS: Final = {
    "city": message("Place a City tile"),
    "field": message("Place a field"),
    "hexes": message("Use the free expands"),
    "jump": message("Jump with a unit"),
    "moves": message("Move units"),
    "reserve": message("Reserve a hex"),
}


def _hexes_prompt(to: Speaker, state: State, frame: Frame) -> str:
    if frame.a:
        return to.text("Take a second free expand next to the first, or skip.")
    return to.text("Expand without paying for the land, or skip.")


def _land(state: State, seat: int, action: Action) -> int:
    return state.map.cost[action.a]


def _only_land(state: State, seat: int, action: Action) -> int:
    return land_prices(state, seat, [action.b], True)[action.b]


PROMPTS: Final[dict[str, str | PromptOf]] = {
    "free hexes": _hexes_prompt,
    "free unit": message("Place a unit for the land cost only, or skip."),
    "city tile": message("Place the City tile on an empty hex within reach, or skip."),
    "reserve hex": message("Reserve an empty hex with a merchant and pay for its land, or skip."),
}
MOVES: Final = {
    "city": MoveKindText(
        message("city", of="tiles"),
        message("Place a City tile on {hex}"),
        message("places a City tile on {hex}"),
    ),
    "reserve": MoveKindText(
        message("reserve"),
        message("Reserve {hex}"),
        message("reserves {hex}"),
        price=in_money(_land),
        pays="land",
    ),
}
# What base moves cost or bring inside a bonus.
SUMS: Final = {"free unit": _only_land}
