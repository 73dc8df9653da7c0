"""The action phase (CC-ACT): turns in order until all have passed; and action 8, pass (CC-PAS)."""

from typing import Final

from ceilidh.games.clans.kinds import DONE, PASS
from ceilidh.games.clans.rules.contracts import Obtain
from ceilidh.games.clans.rules.decision import Decision, closed_deed
from ceilidh.games.clans.rules.expand import EXPAND
from ceilidh.games.clans.rules.fulfil import Fulfil
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.ports import PORTS
from ceilidh.games.clans.rules.trade import Trade, moved_price
from ceilidh.games.clans.rules.upgrades import Upgrade
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import AFTER, BEFORE, DEMANDED, INSIDE, MAIN, ActionRule
from ceilidh.kernel.event import Event
from ceilidh.kernel.flow import Flow, Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class Pass(ActionRule[State]):
    """Always possible (CC-PAS-07); the turn itself lists it."""

    def __init__(self) -> None:
        super().__init__((PASS,), MAIN)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        """The bonus of the leftmost free place, also in round 5 (CC-PAS-02, CC-PAS-06)."""
        bonus = state.rules.pass_bonus
        pay_in(state, frame.seat, bonus[min(len(state.passed), len(bonus) - 1)], "pass")
        state.passed.append(frame.seat)


MOST_SEATS: Final = 8

TRADE: Final[Trade] = Trade()

# The eight actions, in the order of their ids.
ACTIONS: Final[list[ActionRule[State]]] = [
    TRADE,
    Obtain(),
    EXPAND,
    Upgrade(),
    Fulfil(),
]
PASSING: Final[Pass] = Pass()

_BY_WORD: Final[dict[str, ActionRule[State]]] = {
    spec.word: rule for rule in [*ACTIONS, PORTS, PASSING] for spec in rule.specs
}


class Actions(Step[State]):
    """Gives the turn to the next seat that has not passed; frame.a is a place in the turn order."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.places: list[Frame] = []

    def ready(self, flow: Flow[State]) -> None:
        self.places = [Frame(self.id, -1, place) for place in range(MOST_SEATS)]

    def begin(self, state: State, frame: Frame) -> bool:
        order = state.order
        passed = state.passed
        number = len(order)
        if len(passed) == number:
            state.stack.pop()
            return False
        place = frame.a
        while order[place] in passed:
            place = (place + 1) % number
        seat = order[place]
        state.stack[-1] = self.places[(place + 1) % number]
        state.stack.append(state.rules.turns[seat])
        state.bargains = 0
        if state.recorder is not None:
            state.recorder.events.append(Event("turn", seat, "", state.round, -1, ""))
        for module in state.seats[seat].hooks.of["on_turn"]:
            module.on_turn(state, seat)
        return False


class OneAction(Decision):
    """One of the actions, with what may come before it, or `last` instead.

    Frame.c > 0: a port has moved the price of that good, which must be traded.
    """

    def __init__(self, name: str, last: Action) -> None:
        super().__init__(name)
        self.last = last

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        action_rules = state.seats[frame.seat].hooks.action_rules
        if frame.c:
            TRADE.legal(state, frame, out)
            for rule in action_rules.demanded:
                rule.legal(state, frame, out)
            return
        for rule in ACTIONS:
            rule.legal(state, frame, out)
        PORTS.legal(state, frame, out)
        out.append(self.last)
        for rule in action_rules.before:
            rule.legal(state, frame, out)

    def deed_of(self, state: State, frame: Frame, action: Action) -> ActionRule[State] | None:
        """The deed of the seat that an action belongs to."""
        rule = _BY_WORD.get(action.spec.word)
        return state.seats[frame.seat].hooks.action_rules.of(action) if rule is None else rule

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        rule = self.deed_of(state, frame, action)
        if frame.c:
            if rule is TRADE or (rule is not None and rule.when & (DEMANDED | INSIDE)):
                return rule.why_not(state, frame, action)
            return moved_price(frame.c - 1)
        return self.why_no_action(state, frame, action, rule)

    def why_no_action(
        self, state: State, frame: Frame, action: Action, rule: ActionRule[State] | None
    ) -> Reason | None:
        """Why that is not possible, where no good has to be traded."""
        return None


class Turn(OneAction):
    """One action and free additions; frame.a: the action is taken."""

    def __init__(self, name: str) -> None:
        super().__init__(name, PASS.only)
        self.taken: list[Frame] = []

    def ready(self, flow: Flow[State]) -> None:
        self.taken = [Frame(self.id, seat, 1) for seat in range(MOST_SEATS)]

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.a == 0:
            return True
        out: list[Action] = []
        PORTS.legal(state, frame, out)
        for rule in state.seats[frame.seat].hooks.action_rules.after:
            rule.legal(state, frame, out)
        if out:
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.a == 0 or frame.c:
            super().legal(state, frame, out)
            return
        PORTS.legal(state, frame, out)
        out.append(DONE.only)
        for rule in state.seats[frame.seat].hooks.action_rules.after:
            rule.legal(state, frame, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        rule = self.deed_of(state, frame, action)
        assert rule is not None
        if rule.when & MAIN:
            state.stack[-1] = self.taken[frame.seat]
        rule.apply(state, frame, action)

    def why_no_action(
        self, state: State, frame: Frame, action: Action, rule: ActionRule[State] | None
    ) -> Reason | None:
        if action.spec is DONE:
            return Reason("Take an action, or pass.", ("CC-ACT-05",))
        if rule is None:
            return None
        if rule.when & (AFTER if frame.a else MAIN | BEFORE):
            return rule.why_not(state, frame, action)
        return closed_deed(rule, action, frame.a == 1)


ACTION_PHASE: Final[Actions] = Actions("action phase")
TURN: Final[Turn] = Turn("turn")
