"""Upgrades undone for goods (IN-D05), and bonus upgrades (IN-D04, IN-D18)."""

from typing import Final

from ceilidh.games.clans.kinds import DONE
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.trains.goods_bonuses.goods import DELIVERY_GOODS
from ceilidh.games.clans.modules.industria.trains.hooks import bonus_hooks
from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.rules.benefits import open_benefits
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.pieces import reach_of
from ceilidh.games.clans.rules.upgrades import legal_bonus_upgrades
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.event import Event
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

UPGRADE: Final[Domain] = Domain("upgrade", ("shipping", "merchant", "woodcutter", "miner"))
UNDO: Final[Spec] = Spec("undo", (UPGRADE,), ("IN-D05-01",))


def undoable(state: State, seat: int) -> list[int]:
    """How often each upgrade can be undone (IN-D05-02 to 04, IN-D05-Q1)."""
    own = state.seats[seat]
    hired = state.rules.components.board.merchants_on_board - own.board_merchants
    tiles = own.technology
    shipping = own.shipping
    for answer in bonus_hooks(state, seat):
        if not answer.shipping_lowers(state, seat):
            shipping = 0
    return [shipping, min(own.merchants, hired), tiles & 1, tiles >> 1 & 1]


class UndoUpgradesStep(InnerStep):
    """Frame.b upgrades are still to be undone for the goods of tile frame.a; all or none."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b:
            return True
        numbers = railway(state).bonus(frame.a).numbers
        goods = Frame(DELIVERY_GOODS.id, frame.seat, numbers["basic"], numbers["processed"])
        state.stack[-1] = goods
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.b == railway(state).bonus(frame.a).numbers["undo"]:
            out.append(DONE.only)
        for upgrade, number in enumerate(undoable(state, frame.seat)):
            if number:
                out.append(UNDO.all[upgrade])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a, frame.b - 1)
        own = state.mine(frame.seat)
        if action.a == 0:
            own.shipping -= 1
            own.reach = reach_of(state, frame.seat)
        elif action.a == 1:
            own.merchants -= 1
            own.board_merchants += 1
        else:
            own.technology &= ~(1 << (action.a - 2))
        if state.recorder is not None:
            thing = UPGRADE.words[action.a]
            state.recorder.events.append(Event("undone", frame.seat, thing, 1, -1, ""))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which upgrade to undo", ("IN-D05-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is UNDO:
            return Reason("You can only undo an upgrade with a delivery bonus.", ("IN-D05-01",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not UNDO:
            return None
        if action.a == 1:
            rules = ("IN-D05-03", "IN-D05-Q1")
            return Reason("You have no hired merchant in stock.", rules)
        if action.a == 0 and state.seats[frame.seat].shipping:
            return Reason("Your clan's shipping can never go down.", ("IN-D05-06", "IN-SIN-02"))
        return Reason("You have no such upgrade to undo.", ("IN-D05-01",))


UNDOING: Final[UndoUpgradesStep] = UndoUpgradesStep("undo upgrades")


class UndoPart(BonusPart):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return sum(undoable(state, seat)) >= numbers["undo"]  # IN-D05-07

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(UNDOING.id, seat, bonus, numbers["undo"]))


class UpgradePart(BonusPart):
    """Bonus upgrades (IN-GL-11)."""

    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        out: list[Action] = []
        legal_bonus_upgrades(state, seat, out)
        return len(out) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        open_benefits(state, seat, 0, 0, numbers["upgrades"])
