"""What a seat has to decide in Clans of Caledonia, by the step that waits for it."""

from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.state import NO_CLAN, State
from ceilidh.kernel.state import Frame
from ceilidh.say.clans.names import amounts, good
from ceilidh.say.face import Asked
from ceilidh.say.phrases import listed, message
from ceilidh.say.speaker import Speaker


def _pair(to: Speaker, state: State, frame: Frame) -> str:
    if any(clan != NO_CLAN for clan, _ in state.offers):
        return to.text("Choose a clan.")
    return to.text("Choose a starting tile.")


def _turn(to: Speaker, state: State, frame: Frame) -> str:
    if frame.c:
        moved = good(to, GOOD_NAMES[frame.c - 1])
        return to.text("You moved a price ({good}): trade that good now.", good=moved)
    if frame.a:
        return to.text("Your action is taken. Use what is still open, or end the turn.")
    return to.text("Take an action, or pass.")


def _slaughter(to: Speaker, state: State, frame: Frame) -> str:
    owed = listed(to, amounts(to, (frame.b, frame.c), ("beef", "mutton")))
    return to.text("Deliver {meat}: choose an animal.", meat=owed)


def _benefits(to: Speaker, state: State, frame: Frame) -> str:
    parts: list[str] = []
    if frame.b:
        parts.append(to.count("{n} free hex", "{n} free hexes", frame.b))
    if frame.c:
        parts.append(to.count("{n} bonus upgrade", "{n} bonus upgrades", frame.c))
    if not parts:
        return to.text("Use the ability of your clan, or be done.")
    return to.text("Use your bonuses: {bonuses}.", bonuses=listed(to, parts))


def _moving(to: Speaker, state: State, frame: Frame) -> str:
    if frame.c:
        return to.text("Where does the unit move?")
    if frame.b:
        return to.text("Which of the two units do you mean?")
    return to.count(
        "Move a unit to a hex beside it, or be done: {n} step left.",
        "Move a unit to a hex beside it, or be done: {n} steps left.",
        frame.a,
    )


def _exchange(to: Speaker, state: State, frame: Frame) -> str:
    if frame.b:
        return to.text("Which of the two units do you mean?")
    return to.text("Choose two of your units on the map to exchange.")


PROMPTS: Final[dict[str, str | Asked]] = {
    "choose pair": _pair,
    "turn": _turn,
    "slaughter": _slaughter,
    "benefits": _benefits,
    "first worker": message("Place a first worker."),
    "take more": message("Take another contract for the same price, or be done."),
    "keep contracts": message("Keep contracts that you were shown, or be done."),
    "bonuses": message("Use the bonuses of the new unit."),
    "shift price": message("Move a price, then trade that good."),
    "waive": message("Which animal does the port save?"),
    "fulfil more": message("Fulfil another contract, or be done."),
    "discard good": message("Give up a good at the port."),
    "gain goods": message("Choose a good at the port."),
    "port bonus": message("Use the building bonus of the port, or do without it."),
    "exchange": _exchange,
    "return worker": message("To which column does the worker return?"),
    "swap units": message("Put another unit in its place."),
    "move units": _moving,
    "make cheese": message("How much cheese do you make?"),
    "make bread": message("How much bread do you make?"),
    "make whisky": message("How much whisky do you make?"),
}
