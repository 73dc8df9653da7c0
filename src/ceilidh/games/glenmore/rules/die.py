"""The Die as a figure (GM-DIE): rolled when it is in last position, it removes tiles."""

from typing import Final

from ceilidh.games.glenmore.kinds import DIE
from ceilidh.games.glenmore.rules.rondel import (
    NOBODY,
    discard,
    discard_passed,
    end_of_line,
    move_figure,
    take_off,
    what_lies_at,
)
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import FIXTURE, State
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Flow, Step
from ceilidh.kernel.state import Frame

LEAVES: Final = -1


def destination(state: State, start: int, roll: int) -> int:
    """Where the Die stops: it counts tiles, and goes on from one that is safe from it.

    It leaves when it reaches The End (GM-DIE-09, GM-DIE-Q2). If no tile is left before the gap it
    stops on the last one that it could have taken (GM-DIE-Q3). A fixture counts as one tile.
    """
    rules = state.rules
    rondel = state.rondel
    spaces = rules.spaces
    count = 0
    passed = LEAVES
    before = rondel[start % spaces]
    for position in range(start + 1, end_of_line(state, start) + 1):
        there = rondel[position % spaces]
        fixture = there <= FIXTURE
        if there >= 0 or (fixture and there != before):
            count += 1
        before = there
        if there == rules.end:
            return LEAVES
        if there < 0 or rules.safe[there]:
            continue
        if count >= roll:
            return position
        passed = position
    return passed


class RollDie(Step[State]):
    """frame.seat is the figure's number; nobody decides anything here."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.after: int = -1

    def ready(self, flow: Flow[State]) -> None:
        self.after = flow.id_of("refill")

    def begin(self, state: State, frame: Frame) -> bool:
        figure = frame.seat
        faces = list(state.rules.components.board.die_faces)
        roll = pick(state, DIE, faces)
        note(state, "die", NOBODY, "", roll, -1, "")
        position = destination(state, state.places[figure], roll)
        state.stack.pop()
        state.stack.append(Frame(self.after, figure))
        if position == LEAVES:
            self._leave(state, figure)
        else:
            move_figure(state, figure, position)
            discard(state, NOBODY, take_off(state, position))
        discard_passed(state, NOBODY)
        return False

    def _leave(self, state: State, figure: int) -> None:
        """Off the Rondel; it has passed what lies before The End."""
        start = state.places[figure]
        for position in range(start + 1, end_of_line(state, start) + 1):
            if what_lies_at(state, position) == state.rules.end:
                move_figure(state, figure, position)
                break
        state.gone |= 1 << figure
        note(state, "leaves", NOBODY, "die", 1, -1, "")


ROLL_DIE: Final[RollDie] = RollDie("die")
