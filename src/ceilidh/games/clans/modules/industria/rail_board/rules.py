"""Milestones: claiming them as an action (IN-MA), and what they score (IN-TE, IN-SO)."""

from typing import Final

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.modules.industria.rail_board.board import (
    NAME,
    SLOT,
    RailBoardState,
    board,
    claimed,
    draw_milestones,
    has_claimed,
    keep_claim,
    railway,
)
from ceilidh.games.clans.modules.industria.rail_board.conditions import is_met, progress
from ceilidh.games.clans.modules.industria.rail_board.rows import Milestone
from ceilidh.games.clans.modules.industria.rail_board.variant import Variant
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import MAIN, ActionRule
from ceilidh.kernel.event import Event
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.reason import Reason, Word
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame, ModuleState

CLAIM: Final[Spec] = Spec("claim", (SLOT,), ("IN-MA-02",))
SLOTS: Final = range(len(SLOT.words))


def tile_of(state: State, slot: int) -> Milestone:
    """The milestone that lies in a slot."""
    return railway(state).milestone(board(state).tiles[slot])


def points_of(state: State, variant: Variant, slot: int, place: int) -> int:
    """What the claim in this place of a slot scores: by order, solo by its round (IN-SO-09)."""
    if len(state.rules.people) == 1:
        round_ = board(state).claims[slot][place][1]
        return railway(state).cards[slot].vp_by_round[round_ - 1]
    return variant.points(state.rules)[place]


def next_points(state: State, variant: Variant) -> list[int]:
    """By slot: what the next claim would score (IN-MA-05); 0 where nobody is left to claim."""
    if len(state.rules.people) == 1:
        return [card.vp_by_round[max(state.round, 1) - 1] for card in railway(state).cards]
    points = variant.points(state.rules)
    claims = [len(made) for made in board(state).claims]
    return [points[number] if number < len(points) else 0 for number in claims]


class ClaimMilestoneRule(ActionRule[State]):
    """As the action of a turn: a marker on a milestone whose condition is met (IN-MA-02 to 10)."""

    def __init__(self, module: "Milestones") -> None:
        super().__init__((CLAIM,), MAIN)
        self.module = module

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        seat = frame.seat
        variant = self.module.variant(state)
        own = board(state)
        mask = own.keys.get(seat, 0)
        if variant.markers(state, seat) <= mask.bit_count():
            return
        tiles = railway(state).milestones
        for slot, tile in enumerate(own.tiles):
            if mask >> slot & 1 or not is_met(state, seat, tiles[tile - 1]):
                continue
            if variant.why_no_price(state, seat, slot) is None:
                out.append(CLAIM.all[slot])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        variant = self.module.variant(state)
        points = next_points(state, variant)[action.a]
        variant.pay(state, frame.seat, action.a)
        keep_claim(state, frame.seat, action.a)
        if state.recorder is not None:
            slot = SLOT.words[action.a]
            state.recorder.events.append(Event("milestone", frame.seat, slot, points, -1, ""))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        slot = action.a
        if has_claimed(state, frame.seat, slot):
            return Reason("You have already claimed that milestone.", ("IN-MA-04",))
        variant = self.module.variant(state)
        if self.module.free_markers(state, frame.seat) <= 0:
            return variant.why_no_marker(state, frame.seat)
        tile = tile_of(state, slot)
        if not is_met(state, frame.seat, tile):
            names: dict[str, object] = {
                "have": progress(state, frame.seat, tile),
                "need": tile.amount,
                "milestone": Word(str(tile.id), "milestone-tile"),
            }
            return Reason(
                "You have {have} of {need} for that milestone: {milestone}.",
                ("IN-MA-03", *tile.marks.rules),
                names,
            )
        return variant.why_no_price(state, frame.seat, slot)


class DrawMilestones(Step[State]):
    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        draw_milestones(state)
        return False


DRAW_MILESTONES: Final[DrawMilestones] = DrawMilestones("draw milestones")


class MilestoneLine(ScoreLine[State]):
    """By the order of claims, or solo by their rounds (IN-TE-03, IN-T2-02, IN-SO-09)."""

    def __init__(self, module: "Milestones") -> None:
        super().__init__("milestones", ("IN-TE-03", "IN-TE-04"))
        self.module = module

    def points(self, state: State) -> list[int]:
        variant = self.module.variant(state)
        out = [0] * len(state.seats)
        for slot in SLOTS:
            for place, claim in enumerate(board(state).claims[slot]):
                out[claim[0]] += points_of(state, variant, slot, place)
        return out


class SoloLine(ScoreLine[State]):
    """Solo the rail board costs points (IN-SO-10)."""

    def points(self, state: State) -> list[int]:
        return [-railway(state).numbers.solo_deduction]


class Milestones(Module):
    """What trains and both variants without them share; which of them is played says the game."""

    def __init__(self) -> None:
        super().__init__(NAME)
        self.claiming = ClaimMilestoneRule(self)
        self.played: Variant | None = None

    def tune(self, rules: Rules) -> None:
        for module in rules.modules:
            if isinstance(module, Variant):
                self.played = module

    def variant(self, state: State) -> Variant:
        assert self.played is not None, "milestones are played with one of their variants"
        return self.played

    def free_markers(self, state: State, seat: int) -> int:
        """Markers beside the seat's board (IN-MA-01)."""
        return self.variant(state).markers(state, seat) - claimed(state, seat)

    def new_module_state(self) -> ModuleState:
        return RailBoardState()

    def shown(self, state: State) -> dict[str, object]:
        """How far everybody is, and the points of claims made and to come."""
        if not board(state).tiles:
            return {"progress": [], "points": []}
        seats = state.rules.people
        tiles = [tile_of(state, slot) for slot in SLOTS]
        return {
            "progress": [[progress(state, seat, tile) for seat in seats] for tile in tiles],
            "points": [self._points(state, slot) for slot in SLOTS],
        }

    def _points(self, state: State, slot: int) -> list[int]:
        variant = self.variant(state)
        made = range(len(board(state).claims[slot]))
        points = [points_of(state, variant, slot, place) for place in made]
        people = len(state.rules.people)
        if people == 1:
            return points or [next_points(state, variant)[slot]]
        return points + list(variant.points(state.rules)[len(points) : people])

    def insertions(self) -> list[Insertion]:
        """Before clans are chosen (IN-SU-11, IN-SU-17)."""
        return [Insertion("set-up", "deal contracts", True, "draw milestones")]

    def action_rules(self) -> list[ActionRule[State]]:
        return [self.claiming]

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        lines: list[ScoreLine[State]] = [MilestoneLine(self)]
        if rules.players == 1:
            lines.append(SoloLine("rail board", ("IN-SO-10",)))
        return lines

    def audit(self, state: State) -> list[str]:
        own = board(state)
        table = railway(state)
        out: list[str] = []
        if own.tiles and not _different(own.tiles, len(table.milestones), len(SLOTS)):
            out.append("the milestones cannot have been drawn")
        if len(own.claims) != len(SLOTS):
            return [*out, "there are not so many milestones"]
        for claims in own.claims:
            seats = [claim[0] for claim in claims]
            if not all([0 <= seat < state.rules.players for seat in seats]):
                out.append("a milestone is claimed by nobody")
            if len(set(seats)) != len(seats):
                out.append("a milestone is claimed twice")
            if not all([1 <= claim[1] <= state.round for claim in claims]):
                out.append("a milestone is claimed in another round")
        held = [tile for tile in (*own.demand, *own.future, *own.unseen) if tile]
        if not _different(tuple(held), len(table.demand), len(held)):
            out.append("demand tiles are not those of the game")
        return out


def _different(tiles: tuple[int, ...], last: int, number: int) -> bool:
    """Whether there are so many different tiles, numbered from 1 to `last`."""
    inside = all([0 < tile <= last for tile in tiles])
    return inside and len(set(tiles)) == len(tiles) == number
