"""The words of delivery bonuses of goods, money and upgrades."""

from typing import Final

from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.state import Frame
from ceilidh.say.module_text import MoveKindText, PromptOf
from ceilidh.say.phrases import listed, message
from ceilidh.say.speaker import Speaker

# What each tile gives, with the numbers of its row.
BONUSES: Final = {
    "undo_upgrades_for_goods": message(
        "undo {undo} upgrades for {processed} processed and {basic} basic goods"
    ),
    "shift_prices_and_money": message("£{money}, and move {goods} prices by one step"),
    "return_distillery_for_goods": message(
        "return a distillery and pay £{cost} for {each_good} of each good"
    ),
    "return_factory_for_basic": message(
        "return a dairy, bakery or distillery for {each_basic} of each basic good"
    ),
    "process_basic_goods": message("process up to {goods} basic goods without buildings"),
    "processed_and_action_with_port": message(
        "{processed} processed good, and a bonus action with a port at any distance"
    ),
    "return_animal_for_money": message("return an animal and gain £{money}"),
    "whisky_for_money": message("{whisky} whisky for £{money}"),
    "processed_free_hex_and_action": message(
        "{processed} processed good, {free_hexes} free expand, and a bonus action"
    ),
    "upgrades_and_money": message("£{money}, and {upgrades} bonus upgrades"),
}
# The parts of bonuses, as buttons.
PARTS: Final = {
    "animal": message("Return an animal"),
    "distillery": message("Return a distillery"),
    "factory": message("Return a dairy, bakery or distillery"),
    "goods": message("Take the goods"),
    "prices": message("Move prices"),
    "process": message("Process goods"),
    "undo": message("Undo upgrades"),
    "upgrade": message("Use the bonus upgrades"),
    "whisky": message("Pay the whisky"),
}
UPGRADES: Final = {
    "shipping": message("shipping"),
    "merchant": message("a merchant"),
    "woodcutter": message("woodcutter technology"),
    "miner": message("miner technology"),
}


def _undone(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"upgrade": to.text(UPGRADES[action.words()[0]])}


def _goods_prompt(to: Speaker, state: State, frame: Frame) -> str:
    parts: list[str] = []
    if frame.a:
        parts.append(to.count("{n} basic good", "{n} basic goods", frame.a))
    if frame.b:
        parts.append(to.count("{n} processed good", "{n} processed goods", frame.b))
    return to.text("Choose {goods}.", goods=listed(to, parts))


PROMPTS: Final[dict[str, str | PromptOf]] = {
    "goods of a delivery": _goods_prompt,
    "undo upgrades": message("Which upgrade do you want to undo?"),
    "move prices": message("Move a price by one step, or skip."),
    "process goods": message("Process basic goods, or skip."),
    "unit goes back": message("Return a unit to your player board, or skip."),
    "give whisky": message("Pay whisky, or a kilt instead."),
}
MOVES: Final = {
    "undo": MoveKindText(
        message("undo"), message("Undo {upgrade}"), message("undoes {upgrade}"), fields=_undone
    ),
    "withdraw": MoveKindText(
        message("withdraw"),
        message("Return {standing} from {hex}"),
        message("returns {standing} from {hex}"),
        tells=("remove",),
    ),
}
