"""Fraser McStarve and Oonagh McHagg at a Haggis scoring (GM-C8-85, 92): Chronicles 5 and 8."""

from typing import Final

from ceilidh.games.glenmore.kinds import DONE
from ceilidh.games.glenmore.modules.haggis.hooks import HaggisHooks
from ceilidh.games.glenmore.modules.haggis.rules import PLACE, receive
from ceilidh.games.glenmore.modules.haggis.scoring import HAGGIS_ROLLS, roll_die
from ceilidh.games.glenmore.modules.haggis.tokens import clear_away, serving
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    HAGG,
    STARVE,
    gang,
    set_place,
    set_tokens,
)
from ceilidh.games.glenmore.modules.penny_mobs.squatter import SEAT
from ceilidh.games.glenmore.rules.rondel import NOBODY
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

STARVES: Final[Spec] = Spec("starve", (SEAT,), ("GM-C8-85",))
YIELD: Final[Spec] = Spec("yield", (Domain("place", PLACE.words),), ("GM-C8-85",))
REROLL: Final[Spec] = Spec("reroll", (), ("GM-C8-92", "GM-C8-Q31"))


class AtHaggisScorings(HaggisHooks):
    """What both do there."""

    def before_rolls(self, state: State) -> None:
        """Once in a game Fraser may steal, before the Die is rolled (GM-C8-85)."""
        part = gang(state)
        if part.tokens[STARVE]:
            state.stack.append(Frame(STEALING.id, part.bosses[STARVE]))

    def on_roll(self, state: State, face: int) -> None:
        """Once in a Haggis scoring Oonagh may have a common roll repeated (GM-C8-92)."""
        part = gang(state)
        if part.bosses[HAGG] >= 0 and part.places[HAGG] != state.scorings:
            state.stack.append(Frame(ROLLING_AGAIN.id, part.bosses[HAGG], face))


class Steal(Step[State]):
    """From whom: somebody who has a token (GM-C8-85)."""

    def _victims(self, state: State, seat: int) -> list[int]:
        tables = serving(state).tables
        return [other for other, table in enumerate(tables) if other != seat and table]

    def begin(self, state: State, frame: Frame) -> bool:
        if self._victims(state, frame.seat):
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        for victim in self._victims(state, frame.seat):
            out.append(STARVES.all[victim])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is STARVES:
            set_tokens(state, STARVE, 0)
            note(state, "starve", frame.seat, "haggis", 1, action.a, "")
            state.stack.append(Frame(YIELDING.id, action.a, frame.seat))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is STARVES:
            return Reason("That player has no Haggis token to lose.", ("GM-C8-85",))
        return Reason("First decide whether Fraser McStarve steals a token.", ("GM-C8-85",))


class ChooseStolenTokenStep(Step[State]):
    """The victim decides which token goes; frame.a is the thief (GM-C8-85, Q25, GM-HID-14)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if len(serving(state).tables[frame.seat]) > 1:
            return True
        self._hand_over(state, frame, 0)
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        for place in range(len(serving(state).tables[frame.seat])):
            out.append(YIELD.all[place])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        self._hand_over(state, frame, action.a)

    def _hand_over(self, state: State, frame: Frame, place: int) -> None:
        state.stack.pop()
        receive(state, frame.a, clear_away(state, frame.seat, place))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is YIELD:
            return Reason("There is no token in that place on your table.", ("GM-C8-85",))
        return Reason("First choose which token to give Fraser McStarve.", ("GM-C8-85",))


class RollAgain(Step[State]):
    """The new result holds for all, before tokens are turned; frame.a is the old one (Q31)."""

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        out.append(REROLL.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is DONE:
            return
        set_place(state, HAGG, state.scorings)
        rolls = state.stack[-1]
        assert rolls.step == HAGGIS_ROLLS.id
        face = roll_die(state, NOBODY)
        state.stack[-1] = Frame(rolls.step, rolls.seat, rolls.a, face)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return Reason("First decide whether Oonagh McHagg rerolls.", ("GM-C8-92",))

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"face": frame.a}


STEALING: Final[Steal] = Steal("steal haggis")
YIELDING: Final[ChooseStolenTokenStep] = ChooseStolenTokenStep("yield haggis")
ROLLING_AGAIN: Final[RollAgain] = RollAgain("roll again")
