"""Chronicle 1, The Dragon Boat Races (GM-C1): boats race through all territories."""

from typing import Final

from ceilidh.games.glenmore.grid import CASTLE_CELL, CELLS
from ceilidh.games.glenmore.hooks import Module
from ceilidh.games.glenmore.kinds import DONE, REMOVE
from ceilidh.games.glenmore.modules.dragon_boats.course import ahead, castle_of, neutral
from ceilidh.games.glenmore.modules.dragon_boats.hooks import race_hooks
from ceilidh.games.glenmore.modules.dragon_boats.last_card import (
    CoinsOfRacers,
    LandmarksOfRacers,
    LastCardLine,
)
from ceilidh.games.glenmore.modules.dragon_boats.regatta import NAME, TOKEN, Regatta, regatta
from ceilidh.games.glenmore.modules.dragon_boats.rows import BOATS, LAST, NUMBER, RESULTS, Boats
from ceilidh.games.glenmore.rules.effects import run
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.rondel import NOBODY, what_lies_at
from ceilidh.games.glenmore.rules.stock import add_barrels, add_points, note, spend_movement
from ceilidh.games.glenmore.ruleset import Rules, StackInsertion
from ceilidh.games.glenmore.state import NO_CELL, State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.action_rule import ACTIVATION, ActionRule
from ceilidh.kernel.chance import below, pick
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame, ModuleState

RACE: Final = "race"
FIRST: Final[Domain] = Domain("first_river", ("1", "2", "3", "4"))
SAIL: Final[Spec] = Spec("sail", (), ("GM-C1-12", "GM-C1-14", "GM-C1-16"))
REWARD: Final[Spec] = Spec("reward", (TOKEN,), ("GM-C1-28", "GM-C1-29"))
SPECS: Final = (SAIL, REWARD)


def face_down(box: Boats, part: Regatta) -> list[int]:
    """The tokens that nobody has looked at, those in the box included (GM-C1-08, GM-HID-Q7)."""
    left: list[int] = []
    known = [*part.taken, *[token for lying in part.tokens for token in lying]]
    for token, reward in enumerate(box.rewards):
        left.extend([token] * (reward.copies - known.count(token)))
    return left


def hand_out(state: State, seat: int, stop: int, token: int) -> None:
    """A token of a castle for a seat, with what it brings (GM-C1-28, 29)."""
    state.keep(regatta(state).without(stop, token))
    reward = BOATS.of(state.rules.components).rewards[token]
    note(state, "reward", seat, reward.id, 1, stop, "")
    for row in reward.effects:
        run(state, seat, row, NO_CELL, "reward")


class SetOutBoats(Step[State]):
    """Rivers in table order, Neutral ones between seats, and tokens on all castles (GM-C1-06, 07).

    With three players the seat behind the Neutral river is drawn (GM-C1-Q1).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        players = state.rules.players
        waters = BOATS.of(state.rules.components).waters_of(players)
        first = pick(state, FIRST, list(range(players))) if waters.rivers % players else 0
        course: list[int] = []
        for nth in range(players):
            course.append((first + nth) % players)
            # As evenly as they go: 2 between two seats each, 1 before the first seat again.
            if (nth + 1) * waters.rivers // players > nth * waters.rivers // players:
                course.append(players + nth * waters.rivers // players)
        part = regatta(state).copy()
        stops = players + waters.rivers
        part.course = tuple(course)
        part.down = (waters.tokens,) * stops
        part.tokens = ((),) * stops
        part.seen = (0,) * stops
        state.keep(part)
        return False


class TakeReward(TurnStep):
    """Who reaches a castle looks at its tokens and may take one: frame.a is the stop (GM-C1-28)."""

    def begin(self, state: State, frame: Frame) -> bool:
        mask = 1 << frame.seat
        if not regatta(state).seen[frame.a] & mask:
            self._look(state, frame.a, mask)
        return True

    def _look(self, state: State, stop: int, mask: int) -> None:
        """Tokens are drawn when somebody first looks at them (GM-C1-07, GM-RND-06)."""
        part = regatta(state)
        hidden = face_down(BOATS.of(state.rules.components), part)
        lying = list(part.tokens[stop])
        for _ in range(part.down[stop]):
            token = pick(state, TOKEN, hidden)
            hidden.remove(token)
            lying.append(token)
        state.keep(part.with_tokens(stop, tuple(sorted(lying)), part.seen[stop] | mask))

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        for token in sorted(set(regatta(state).tokens[frame.a])):
            out.append(REWARD.all[token])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is DONE:
            return
        for answer in race_hooks(state):
            answer.on_reward(state, frame.seat, frame.a)
        hand_out(state, frame.seat, frame.a, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which reward to take, if any", ("GM-C1-28", "GM-C1-Q14"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not REWARD:
            return None
        return Reason("That token is not at this castle.", ("GM-C1-28",))

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"stop": frame.a}


class LastBoats(Step[State]):
    """Who is not home when the game ends gets a Last card (GM-C1-27, GM-XCH-Q2)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        for seat in range(state.rules.players):
            if not regatta(state).done(seat):
                beaten(state, seat)
        return False


SET_OUT_BOATS: Final[SetOutBoats] = SetOutBoats("set out boats")
TAKE_REWARD: Final[TakeReward] = TakeReward("take reward")
LAST_BOATS: Final[LastBoats] = LastBoats("last boats")
STEPS: Final[tuple[Step[State], ...]] = (SET_OUT_BOATS, TAKE_REWARD, LAST_BOATS)


def beaten(state: State, seat: int) -> None:
    """A Last card: the boat goes home, where it takes no token (GM-C1-23, Q10)."""
    part = regatta(state).sailed(seat, seat, CASTLE_CELL)
    state.keep(part.arrived(part.home, part.beaten | 1 << seat))
    note(state, "result", seat, RESULTS[LAST], 1, -1, "")


def come_home(state: State, seat: int) -> None:
    """The next result card, and a Last card for the one who is left (GM-C1-19 to 24)."""
    part = regatta(state)
    result = BOATS.of(state.rules.components).results[len(part.home)]
    state.keep(part.arrived((*part.home, seat), part.beaten))
    note(state, "result", seat, result.id, 1, -1, "")
    add_points(state, seat, result.vp, RACE)
    add_barrels(state, seat, result.barrels, RACE)
    racing = [one for one in range(state.rules.players) if not regatta(state).done(one)]
    if len(racing) == 1:
        beaten(state, racing[0])


class Sail(ActionRule[State]):
    """A movement point takes the own boat to the next river tile (GM-C1-12 to 17).

    Other modules can change that price.
    """

    def __init__(self) -> None:
        super().__init__((SAIL,), ACTIVATION)

    def _cost(self, state: State, seat: int) -> int:
        cost = 1
        for answer in race_hooks(state):
            cost += answer.sail_cost(state, seat)
        return cost

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        part = regatta(state)
        if not part.started or part.done(frame.seat):
            return
        if state.movement > 0 or self._cost(state, frame.seat) == 0:
            out.append(SAIL.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        seat = frame.seat
        part = regatta(state)
        left = part.boats[seat]
        stop, spot = ahead(state, part, seat)
        cost = self._cost(state, seat)
        state.keep(part.sailed(seat, stop, spot))
        note(state, "sail", seat, stop_word(state, stop), 1, spot, "")
        if cost:
            spend_movement(state, cost)
        if spot == castle_of(state, stop):
            self._arrive(state, seat, stop)
        for answer in race_hooks(state):
            answer.on_sail(state, seat, left[0], left[1])

    def _arrive(self, state: State, seat: int, stop: int) -> None:
        """At the castle of a river."""
        if stop == seat:
            come_home(state, seat)
        if regatta(state).lying(stop):
            state.stack.append(Frame(TAKE_REWARD.id, seat, stop))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        part = regatta(state)
        if part.done(frame.seat):
            return Reason("Your boat has finished the race.", ("GM-C1-19", "GM-C1-23"))
        if not part.started:
            return Reason("The race has not started.", ("GM-C1-10", "GM-C1-11"))
        return Reason("You have no movement points left.", ("GM-C1-16",))


def stop_word(state: State, stop: int) -> str:
    """A stop in events: the number of a seat from 1, or the id of a Neutral river."""
    return str(stop + 1) if stop < state.rules.players else neutral(state, stop).id


class DragonBoatsModule(Module):
    """`start` is the tile that starts the race."""

    def __init__(self, box: Boats, players: int) -> None:
        super().__init__(NAME, players=box.chronicle.players)
        self.box = box
        self.seats = players
        self.start = 0

    def tune(self, rules: Rules) -> None:
        """The Race Start lies somewhere in the upper third of its stack (GM-C1-04, GM-RND-Q1)."""
        rules.add_tiles(NUMBER)
        tile = rules.components.tile(self.box.start)
        self.start = tile.index
        rules.take_out(tile.index)
        rules.burials.append(StackInsertion(tile.index, tile.stack, 0, 0, self.box.part))

    def new_module_state(self) -> ModuleState:
        boats = tuple([(seat, CASTLE_CELL) for seat in range(self.seats)])
        return Regatta(boats=boats)

    def insertions(self) -> list[Insertion]:
        return [
            Insertion("set-up", "fill rondel", True, "set out boats"),
            Insertion("game", "scoring", False, "last boats"),
        ]

    def action_rules(self) -> list[ActionRule[State]]:
        return [Sail()]

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        return [
            CoinsOfRacers("coins", ("GM-END-11",)),
            LandmarksOfRacers("landmark_effects", ("GM-END-12", "GM-LMK-03")),
            LastCardLine("last_card", ("GM-C1-25", "GM-C1-26")),
        ]

    def on_move(self, state: State, figure: int, start: int, stop: int) -> None:
        """The first pawn that passes the Race Start starts the race for all (GM-C1-10, Q3)."""
        part = regatta(state)
        if part.started or figure >= self.seats or self.start not in state.rondel:
            return
        for position in range(start + 1, stop):
            if what_lies_at(state, position) == self.start:
                state.keep(part.start())
                note(state, "race", NOBODY, "", 1, -1, "")

    def allows_removal(self, state: State, seat: int, cell: int) -> bool:
        return (seat, cell) not in regatta(state).boats

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is REMOVE:
            return Reason("There is a boat on that tile.", ("GM-C1-31", "GM-XCH-08"))
        return None

    def redraw(self, state: State, viewer: int) -> None:
        """Tokens that others have looked at are as good as any face-down ones (GM-HID-07)."""
        part = regatta(state)
        unknown = [stop for stop in range(len(part.seen)) if not part.knows(viewer, stop)]
        hidden = face_down(self.box, part)
        for stop in unknown:
            hidden.extend(part.tokens[stop])
        hidden.sort()  # the order of what is hidden must not tell it
        for stop in unknown:
            drawn: list[int] = []
            for _ in part.tokens[stop]:
                drawn.append(hidden.pop(below(state, len(hidden))))
            if drawn:
                part = part.with_tokens(stop, tuple(sorted(drawn)), part.seen[stop])
        state.keep(part)

    def audit(self, state: State) -> list[str]:
        part = regatta(state)
        if not part.course:
            return []
        stops = len(part.course)
        waters = self.box.waters_of(self.seats)
        if sorted(part.course) != list(range(self.seats + waters.rivers)):
            return ["the rivers do not fit"]
        if {len(part.down), len(part.tokens), len(part.seen)} != {stops}:
            return ["the castles do not fit"]
        if len(part.boats) != self.seats or any(
            [not self._afloat(state, stop, spot) for stop, spot in part.boats]
        ):
            return ["a boat is in no river"]
        return self._audit_cards(part) + self._audit_tokens(part, waters.tokens)

    def _afloat(self, state: State, stop: int, spot: int) -> bool:
        if 0 <= stop < self.seats:
            return 0 <= spot < CELLS and state.seats[stop].river >> spot & 1 == 1
        return stop in regatta(state).course and 1 <= spot <= neutral(state, stop).spaces

    def _audit_cards(self, part: Regatta) -> list[str]:
        seats = set(part.home)
        if len(seats) != len(part.home) or not seats <= set(range(self.seats)):
            return ["boats came home that are none"]
        wrong = not 0 <= part.beaten < 1 << self.seats
        if wrong or any([part.beaten >> seat & 1 for seat in part.home]):
            return ["a seat has two result cards"]
        finished = [seat for seat in range(self.seats) if part.done(seat)]
        away = [seat for seat in finished if part.boats[seat] != (seat, CASTLE_CELL)]
        return ["a boat that is home is elsewhere"] if away else []

    def _audit_tokens(self, part: Regatta, most: int) -> list[str]:
        counts = [part.lying(stop) for stop in range(len(part.down))]
        sound = min(part.down) >= 0 and max(counts) <= most
        known = [*part.taken, *[token for lying in part.tokens for token in lying]]
        for token, reward in enumerate(self.box.rewards):
            sound = sound and known.count(token) <= reward.copies
        sound = sound and all([0 <= seen < 1 << self.seats for seen in part.seen])
        sound = sound and sum(counts) + len(part.taken) <= most * len(counts)
        return [] if sound else ["reward tokens do not fit"]
