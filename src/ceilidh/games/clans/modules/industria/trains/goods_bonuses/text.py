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
    "shift_prices_and_money": message("£{money}, and move {goods} prices by a step"),
    "return_distillery_for_goods": message(
        "a distillery goes back: for £{cost} more {each_good} of each good"
    ),
    "return_factory_for_basic": message(
        "a dairy, bakery or distillery goes back for {each_basic} of each basic good"
    ),
    "process_basic_goods": message("process up to {goods} basic goods without factories"),
    "processed_and_action_with_port": message(
        "{processed} processed good, and a bonus action with a port however far away"
    ),
    "return_animal_for_money": message("an animal goes back for £{money}"),
    "whisky_for_money": message("{whisky} whisky for £{money}"),
    "processed_free_hex_and_action": message(
        "{processed} processed good, {free_hexes} free hex, and a bonus action"
    ),
    "upgrades_and_money": message("£{money}, and {upgrades} bonus upgrades"),
}
# The parts of bonuses, as buttons.
PARTS: Final = {
    "animal": message("Let an animal go back"),
    "distillery": message("Let a distillery go back"),
    "factory": message("Let a factory go back"),
    "goods": message("Take the goods"),
    "prices": message("Move prices"),
    "process": message("Process goods"),
    "undo": message("Undo upgrades"),
    "upgrade": message("Use the bonus upgrades"),
    "whisky": message("Give up the whisky"),
}
UPGRADES: Final = {
    "shipping": message("shipping"),
    "merchant": message("a merchant"),
    "woodcutter": message("technology of woodcutters"),
    "miner": message("technology of miners"),
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
    "undo upgrades": message("Which upgrade do you undo?"),
    "move prices": message("Move a price by a step, or be done."),
    "process goods": message("Process basic goods, or be done."),
    "unit goes back": message("Which unit goes back to your player board?"),
    "give whisky": message("Give up whisky, or a kilt for it."),
}
MOVES: Final = {
    "undo": MoveKindText(
        message("undo"), message("Undo {upgrade}"), message("undoes {upgrade}"), fields=_undone
    ),
    "withdraw": MoveKindText(
        message("withdraw"),
        message("Send back {standing} of {hex}"),
        message("sends back {standing} of {hex}"),
        tells=("remove",),
    ),
}
