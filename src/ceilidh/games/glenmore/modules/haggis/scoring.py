"""Haggis scorings (GM-C5-20 to 29): common rolls of the Die, paid rolls, points."""

from typing import Final

from ceilidh.games.glenmore.kinds import DIE, DONE
from ceilidh.games.glenmore.modules.haggis.hooks import haggis_hooks
from ceilidh.games.glenmore.modules.haggis.rows import HAGGIS, Haggis
from ceilidh.games.glenmore.modules.haggis.tokens import (
    FACES,
    NAME,
    fill_display,
    return_turned,
    serving,
    turn_up,
)
from ceilidh.games.glenmore.rules.counts import barrels_left
from ceilidh.games.glenmore.rules.rondel import NOBODY
from ceilidh.games.glenmore.rules.scoring import PHASES
from ceilidh.games.glenmore.rules.stock import add_barrels, add_points, note
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

FIRST_SCORED: Final = 2  # not after the scoring phase of stack A (GM-C5-21)

ROLL: Final[Spec] = Spec("roll", (), ("GM-C5-25", "GM-C5-26", "GM-C5-Q4"))


def box_of(state: State) -> Haggis:
    return HAGGIS.of(state.rules.components)


def roll_die(state: State, seat: int) -> int:
    """A roll of the Die, which stays where it stands as a figure (GM-C5-22, 29)."""
    face = pick(state, DIE, list(state.rules.components.board.die_faces))
    note(state, "haggis roll", seat, "", face, -1, "")
    return face


def show(state: State, seat: int, face: int) -> None:
    """Turn one token of that value, up to the most that may be face up (GM-C5-23, 24)."""
    if len(serving(state).turned[seat]) < box_of(state).most and turn_up(state, seat, face - 1):
        note(state, "haggis up", seat, FACES[face - 1], 1, -1, "")


def in_order(state: State) -> list[int]:
    """The seats from the last position forward, then as their pawns finished (GM-C5-Q5)."""
    done = [seat for seat in serving(state).finished]
    racing = [seat for seat in range(state.rules.players) if seat not in done]
    places = sorted([(state.places[seat], seat) for seat in racing])
    return [seat for _, seat in places] + done


class HaggisScoring(Step[State]):
    """After the scoring phases of stacks B and C and after the last one (GM-C5-20, Q6, Q8)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        if state.scorings < FIRST_SCORED:
            return False
        note(state, "haggis scoring", NOBODY, "", state.scorings - FIRST_SCORED + 1, -1, "")
        state.stack.append(Frame(HAGGIS_POINTS.id, 0))
        for seat in reversed(in_order(state)):
            state.stack.append(Frame(EXTRA_ROLLS.id, seat))
        state.stack.append(Frame(HAGGIS_ROLLS.id, 0))
        for answer in haggis_hooks(state):
            answer.before_rolls(state)
        return False


class HaggisRolls(Step[State]):
    """The rolls for all: frame.a counts those made, frame.b is one that is not yet carried out."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b:
            state.stack[-1] = Frame(self.id, frame.seat, frame.a)
            for seat in range(state.rules.players):
                show(state, seat, frame.b)
        elif frame.a == box_of(state).rolls:
            state.stack.pop()
        else:
            face = roll_die(state, NOBODY)
            state.stack[-1] = Frame(self.id, frame.seat, frame.a + 1, face)
            for answer in haggis_hooks(state):
                answer.on_roll(state, face)
        return False


class ExtraRolls(Step[State]):
    """A barrel for a roll of one's own, as often as one likes (GM-C5-25, 26)."""

    def begin(self, state: State, frame: Frame) -> bool:
        part = serving(state)
        seat = frame.seat
        box = box_of(state)
        open_ = len(part.turned[seat]) < box.most and len(part.tables[seat]) > 0
        if open_ and barrels_left(state, seat) >= box.extra:
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        out.append(ROLL.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        self._pay(state, frame.seat, box_of(state).extra)
        show(state, frame.seat, roll_die(state, frame.seat))

    def _pay(self, state: State, seat: int, barrels: int) -> None:
        """After the last phase they are still counted by all else that scores (GM-XCH-Q3)."""
        if state.scorings < PHASES:
            add_barrels(state, seat, -barrels, NAME)
            return
        part = serving(state).copy()
        spent = list(part.spent)
        spent[seat] += barrels
        part.spent = tuple(spent)
        state.keep(part)
        note(state, "haggis barrel", seat, "barrel", barrels, -1, "")
        for module in state.rules.hooks.of["on_barrels"]:
            module.on_barrels(state, seat, -barrels, NAME)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return Reason(
            "First decide whether to pay a barrel for another roll of the Die.",
            ("GM-C5-25", "GM-C5-26"),
        )


class HaggisPoints(Step[State]):
    """The number of face-up tokens times the sum of their values (GM-C5-27), then they go back."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        for seat, turned in enumerate(serving(state).turned):
            values = sum([value + 1 for value in turned])
            add_points(state, seat, len(turned) * values, NAME)
        return_turned(state)
        for value in fill_display(state, box_of(state).display):
            note(state, "haggis display", NOBODY, FACES[value], 1, -1, "")
        return False


HAGGIS_SCORING: Final[HaggisScoring] = HaggisScoring("haggis scoring")
HAGGIS_ROLLS: Final[HaggisRolls] = HaggisRolls("haggis rolls")
EXTRA_ROLLS: Final[ExtraRolls] = ExtraRolls("extra rolls")
HAGGIS_POINTS: Final[HaggisPoints] = HaggisPoints("haggis points")
