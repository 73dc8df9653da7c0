"""A turn of the Automa (IN-AC, IN-ASK): an action card, and the first of its icons it can do."""

from collections.abc import Callable
from typing import Final

from ceilidh.games.clans.kinds import PASS
from ceilidh.games.clans.modules.automa.contracts import contract
from ceilidh.games.clans.modules.automa.deck import ACTION, draw, put_away
from ceilidh.games.clans.modules.automa.expand import expand
from ceilidh.games.clans.modules.automa.rows import CONTRACT, EXPAND, SKIP, TECHNOLOGY, TRADE
from ceilidh.games.clans.modules.automa.story import tell
from ceilidh.games.clans.modules.automa.trade import trade
from ceilidh.games.clans.modules.automa.upgrades import technology, upgrade
from ceilidh.games.clans.rules.turn import PASSING
from ceilidh.games.clans.state import State
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame


def perform(state: State, seat: int, icon: str) -> bool:
    """Do what an icon says; False if it is impossible, and nothing but draws has happened."""
    if icon == SKIP:
        return True  # IN-ASK-01
    if icon == TECHNOLOGY:
        return technology(state, seat)
    if icon == TRADE:
        return trade(state, seat)
    if icon == CONTRACT:
        return contract(state, seat)
    if icon == EXPAND:
        return expand(state, seat)
    return upgrade(state, seat)


def take_turn(state: State, seat: int, do: Callable[[State, int, str], bool]) -> None:
    """Draw, try the icons from left to right, do one or pass (IN-AC-01 to 04).

    `do` is `perform`, or what stands for it where the map is not known.
    """
    card = draw(state, ACTION)
    done = ""
    for place, icon in enumerate(card.icons):
        tell(state, seat, "icon", icon, place + 1, "IN-AC-02")
        if do(state, seat, icon):
            done = icon
            tell(state, seat, "done", icon, 0, "IN-AC-03")
            break
    if not done:
        tell(state, seat, "pass", "", 0, "IN-AC-04")
        PASSING.apply(state, Frame(AUTOMA_TURN.id, seat), PASS.only)
    put_away(state, done == SKIP and card.removed)


class AutomaTurn(Step[State]):
    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        take_turn(state, frame.seat, perform)
        return False


AUTOMA_TURN: Final[AutomaTurn] = AutomaTurn("automa turn")
