"""The effects of a laid tile, in an order that its player chooses (GM-TRN-05, GM-IMM-Q2)."""

from typing import Final

from ceilidh.games.glenmore.components.effects import LANDMARK_CARD, EffectRow
from ceilidh.games.glenmore.grid import CELL_NAMES
from ceilidh.games.glenmore.kinds import RESOLVE, TILE
from ceilidh.games.glenmore.rules.effects import RULES, run
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class Immediate(TurnStep):
    """The effects of a laid tile: frame.a is the tile, frame.b its cell, frame.c those left (bits).

    Their order is the player's (GM-IMM-Q2); it is asked for only where it can matter.
    """

    def begin(self, state: State, frame: Frame) -> bool:
        tile = state.rules.components.tiles[frame.a]
        left = [place for place in range(len(tile.immediate)) if frame.c >> place & 1]
        if not left:
            state.stack.pop()
            return False
        rows = [tile.immediate[place] for place in left]
        if len(left) > 1 and order_matters(state, rows):
            return True
        self._run(state, frame, left[0])
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for place in range(len(RESOLVE.all)):
            if frame.c >> place & 1:
                out.append(RESOLVE.all[place])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        self._run(state, frame, action.a)

    def _run(self, state: State, frame: Frame, place: int) -> None:
        rest = frame.c & ~(1 << place)
        state.stack[-1] = Frame(self.id, frame.seat, frame.a, frame.b, rest)
        tile = state.rules.components.tiles[frame.a]
        run(state, frame.seat, tile.immediate[place], frame.b, tile.id)

    def task(self, state: State, frame: Frame) -> Reason:
        tile = state.rules.components.tiles[frame.a]
        rules = ("GM-TRN-05", "GM-IMM-Q2")
        return Reason("which effect of {tile} to resolve next", rules, {"tile": tile.name})

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not RESOLVE:
            return None
        tile = state.rules.components.tiles[frame.a]
        facts: dict[str, object] = {"tile": tile.name, "number": action.a + 1}
        if action.a >= len(tile.immediate):
            return Reason("{tile} has no effect {number}.", ("GM-IMM-01",), facts)
        return Reason("You have already resolved effect {number} of {tile}.", ("GM-IMM-Q2",), facts)

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        left = [place + 1 for place in range(len(RESOLVE.all)) if frame.c >> place & 1]
        return {"tile": TILE.words[frame.a], "cell": CELL_NAMES[frame.b], "effects": left}


def order_matters(state: State, rows: list[EffectRow]) -> bool:
    """Whether one of the effects leads to further decisions, or two fill the same tile."""
    filling = 0
    for row in rows:
        parts = [row]
        if row.word == LANDMARK_CARD:
            parts.extend(state.rules.components.landmark(row.target).effects)
        rules = [RULES[part.word] for part in parts if part.word in RULES]
        if any([rule.deep for rule in rules]):
            return True
        filling += 1 if any([rule.fills for rule in rules]) else 0
    return filling > 1


IMMEDIATE: Final[Immediate] = Immediate("immediate effects")
