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
        "£{money}, and up to {free_hexes} free hexes beside each other"
    ),
    "free_field": message("a field for the cost of its land"),
    "money_action_and_city_tile": message("£{money}, a bonus action, and a City tile on a hex"),
    "jump_expand_and_upgrade": message(
        "a unit that is no field for the cost of its land, {jump} hexes away, and {upgrades} bonus "
        "upgrade"
    ),
    "money_and_move_units": message("£{money}, and {moves} moves of units to hexes beside them"),
    "reserve_hex_with_merchant": message(
        "a merchant reserves a hex whose land is paid now; £{money} for it"
    ),
}
# The parts of bonuses, as buttons.
PARTS: Final = {
    "city": message("Place a City tile"),
    "field": message("Put a field on the map"),
    "hexes": message("Use the free hexes"),
    "jump": message("Jump with a unit"),
    "moves": message("Move units"),
    "reserve": message("Reserve a hex"),
}


def _hexes_prompt(to: Speaker, state: State, frame: Frame) -> str:
    if frame.a:
        return to.text("Expand on a second free hex beside the first, or be done.")
    return to.text("Expand without land cost, or be done.")


def _land(state: State, seat: int, action: Action) -> int:
    return state.map.cost[action.a]


def _only_land(state: State, seat: int, action: Action) -> int:
    return land_prices(state, seat, [action.b], True)[action.b]


PROMPTS: Final[dict[str, str | PromptOf]] = {
    "free hexes": _hexes_prompt,
    "free unit": message("Put a unit on the map for the cost of its land, or be done."),
    "city tile": message("Place the City tile on an empty hex in reach, or be done."),
    "reserve hex": message("Reserve an empty hex with a merchant and pay its land, or be done."),
}
MOVES: Final = {
    "city": MoveKindText(
        message("city"),
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
