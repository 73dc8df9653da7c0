"""Chronicle 5, Address to a Haggis (GM-C5): gaining tokens, and the module itself."""

from typing import Final, cast

from ceilidh.games.glenmore.hooks import Module
from ceilidh.games.glenmore.modules.haggis.rows import NUMBER, WHAT, Haggis
from ceilidh.games.glenmore.modules.haggis.scoring import (
    EXTRA_ROLLS,
    HAGGIS_POINTS,
    HAGGIS_ROLLS,
    HAGGIS_SCORING,
    ROLL,
)
from ceilidh.games.glenmore.modules.haggis.tokens import (
    FACES,
    NAME,
    HaggisState,
    any_left,
    clear_away,
    draw_hidden,
    fill_display,
    give_back,
    redrawn,
    serve,
    serving,
    take_shown,
)
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.rondel import NOBODY
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.rules.turn_end import AnyTurnStep
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Domain, Spec, numbers
from ceilidh.kernel.action_rule import ActionRule
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame, ModuleState

BLIND: Final = len(FACES)  # the choice of a face-down token
MOST_PLACES: Final = 5

TOKEN: Final[Domain] = Domain("haggis", (*FACES, "hidden"), "haggis")
SERVE: Final[Spec] = Spec("serve", (TOKEN,), ("GM-C5-10", "GM-C5-11"))
PLACE: Final[Domain] = numbers("place", 1, MOST_PLACES)
REPLACE: Final[Spec] = Spec(
    "replace", (Domain("place", PLACE.words, "served"),), ("GM-C5-13", "GM-C5-Q1")
)
SPECS: Final = (SERVE, REPLACE, ROLL)


def module_of(state: State) -> "HaggisModule":
    return cast(HaggisModule, state.rules.module(NAME))


def receive(state: State, seat: int, value: int) -> None:
    """A token comes onto a table; on a full one it takes the place of another (GM-C5-12, 13)."""
    serve(state, seat, value)
    if len(serving(state).tables[seat]) > module_of(state).box.places:
        state.stack.append(Frame(REPLACING.id, seat))


class SetOut(Step[State]):
    """The display (GM-C5-05), at set-up and after each token that was taken (GM-C5-14)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        for value in fill_display(state, module_of(state).box.display):
            note(state, "haggis display", NOBODY, FACES[value], 1, -1, "")
        return False


class GainHaggis(TurnStep):
    """Tokens come one after the other; frame.a is how many (GM-C5-10, 15, 16)."""

    def _options(self, state: State) -> list[Action]:
        part = serving(state)
        found = [SERVE.all[value] for value in sorted(set(part.shown))]
        if sum(part.pool) > 0:
            found.append(SERVE.all[BLIND])
        return found

    def begin(self, state: State, frame: Frame) -> bool:
        found = self._options(state) if frame.a > 0 else []
        if not found:
            state.stack.pop()
            return False
        if len(found) > 1 or self.deed_possible(state, frame):
            return True
        self.choose(state, frame, found[0])
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(self._options(state))

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        seat = frame.seat
        state.stack[-1] = Frame(self.id, seat, frame.a - 1)
        state.stack.append(Frame(SET_OUT_AGAIN.id, seat))
        note(state, "haggis", seat, TOKEN.words[action.a], 1, -1, "")
        if action.a == BLIND:
            receive(state, seat, draw_hidden(state))
        else:
            take_shown(state, action.a)
            receive(state, seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which Haggis token to take", ("GM-C5-10",))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not SERVE:
            return None
        if action.a == BLIND:
            return Reason("There are no face-down tokens in the supply.", ("GM-C5-10", "GM-C5-Q2"))
        facts: dict[str, object] = {"value": action.a + 1}
        return Reason("There is no face-up token of value {value}.", ("GM-C5-10",), facts)

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"number": frame.a}


class ReplaceHaggis(AnyTurnStep):
    """The new token is the last on the table and stays; an old one goes (GM-C5-13, GM-C5-Q1)."""

    def action_rules(self, state: State, frame: Frame) -> list[ActionRule[State]]:
        return []

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for place in range(len(serving(state).tables[frame.seat]) - 1):
            out.append(REPLACE.all[place])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        give_back(state, clear_away(state, frame.seat, action.a))
        note(state, "haggis back", frame.seat, "", 1, -1, "")

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which Haggis token to return to the supply", ("GM-C5-13", "GM-C5-Q1"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not REPLACE:
            return None
        return Reason("There is no token in that place on your table.", ("GM-C5-13",))


SET_OUT: Final[SetOut] = SetOut("set out haggis")
# A step of its own: what is left of the set-up is told by its steps on the stack.
SET_OUT_AGAIN: Final[SetOut] = SetOut("set out haggis again")
GAINING: Final[GainHaggis] = GainHaggis("gain haggis")
REPLACING: Final[ReplaceHaggis] = ReplaceHaggis("replace haggis")
STEPS: Final[tuple[Step[State], ...]] = (
    SET_OUT,
    SET_OUT_AGAIN,
    GAINING,
    REPLACING,
    HAGGIS_SCORING,
    HAGGIS_ROLLS,
    EXTRA_ROLLS,
    HAGGIS_POINTS,
)


NONE_LEFT: Final[Reason] = Reason("There are no Haggis tokens left.", ("GM-C5-Q2",))


class HaggisModule(Module):
    def __init__(self, box: Haggis, players: int) -> None:
        super().__init__(NAME, players=box.chronicle.players)
        self.box = box
        self.seats = players

    def tune(self, rules: Rules) -> None:
        """Its tiles go into the stacks on their backs (GM-C5-04)."""
        rules.add_tiles(NUMBER)

    def new_module_state(self) -> ModuleState:
        """A Serving table for each player (GM-C5-03)."""
        none = ((),) * self.seats
        spent = (0,) * self.seats
        return HaggisState(pool=self.box.counts, tables=none, turned=none, spent=spent)

    def insertions(self) -> list[Insertion]:
        return [
            Insertion("set-up", "fill rondel", True, "set out haggis"),
            Insertion("scoring", "scoring phase", True, "haggis scoring"),
        ]

    def on_special(self, state: State, seat: int, name: str, number: int, cell: int) -> None:
        if name == WHAT:
            state.stack.append(Frame(GAINING.id, seat, number))

    def why_no_special(self, state: State, seat: int, name: str, cell: int) -> Reason | None:
        return None if name != WHAT or any_left(serving(state)) else NONE_LEFT

    def on_move(self, state: State, figure: int, start: int, stop: int) -> None:
        """The order in which pawns finish is that of extra rolls after the end (GM-C5-Q5)."""
        part = serving(state)
        finished = figure < self.seats and state.gone >> figure & 1
        if finished and figure not in part.finished:
            after = part.copy()
            after.finished = (*part.finished, figure)
            state.keep(after)

    def paid_barrels(self, state: State, seat: int) -> int:
        return serving(state).spent[seat]

    def redraw(self, state: State, viewer: int) -> None:
        redrawn(state, viewer)

    def audit(self, state: State) -> list[str]:
        part = serving(state)
        seats = {len(part.tables), len(part.turned), len(part.spent)}
        if seats != {self.seats} or len(part.pool) != len(FACES) or min(part.pool) < 0:
            return ["Serving tables or the supply do not fit"]
        lying = [*part.shown]
        for table in (*part.tables, *part.turned):
            lying.extend(table)
        for value, number in enumerate(self.box.counts):
            if part.pool[value] + lying.count(value) != number:
                return ["Haggis tokens are lost or too many"]
        if any([len(table) > self.box.places + 1 for table in part.tables]):
            return ["a Serving table is overfull"]
        seen = list(part.finished)
        if len(set(seen)) != len(seen) or any([not 0 <= seat < self.seats for seat in seen]):
            return ["pawns finished in no order"]
        return [] if all([number >= 0 for number in part.spent]) else ["barrels came back"]
