"""Awards (IN-AW): one goal for the whole game, scored by rank at its end."""

from typing import Final, cast

from ceilidh.games.clans.goods import BASIC, PROCESSED
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import MAKE
from ceilidh.games.clans.modules.industria.awards.rows import AWARDS
from ceilidh.games.clans.rules.counters import imported, in_stock, units_on
from ceilidh.games.clans.rules.production import MAKE_BREAD, MAKE_CHEESE, MAKE_WHISKY
from ceilidh.games.clans.rules.scoring import shared
from ceilidh.games.clans.rules.settlements import settlements
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Domain
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.json_fields import integer
from ceilidh.kernel.options import word
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame, ModuleState

NAME: Final = "awards"

AWARD: Final[Domain] = Domain("award", tuple([str(n) for n in range(10)]))
LAST_ROUND: Final = 5


class Award(ModuleState):
    """The award tile in play, 0 before it is drawn."""

    # fields: module Award
    def __init__(self, tile: int = 0) -> None:
        super().__init__(NAME)
        self.tile = tile

    def dump(self) -> dict[str, object]:
        return {"award": self.tile}

    def restore(self, data: dict[str, object]) -> None:
        self.tile = integer(data["award"])

    def copy(self) -> "Award":
        return Award(self.tile)

    # fields: end


def award(state: State) -> Award:
    return cast(Award, state.module(NAME))


def largest_settlement(state: State, seat: int) -> int:
    """The most units in one settlement (IN-AW-14)."""
    best = 0
    for group in settlements(state, state.seats[seat]):
        best = max(best, units_on(state, seat, group))
    return best


def count(state: State, seat: int, what: str) -> int:
    """What an award compares (IN-AW-09 to 18)."""
    own = state.seats[seat]
    if what == "units_on_map":
        return units_on(state, seat, own.own)
    if what == "import_goods_of_one_kind":
        return max(imported(state, own))
    if what == "glory":
        return own.glory
    if what == "money":
        return own.money
    if what == "units_in_one_settlement":
        return largest_settlement(state, seat)
    if what == "basic_goods_in_stock":
        return in_stock(state, seat, BASIC)
    if what == "processed_goods_in_stock":
        return in_stock(state, seat, PROCESSED)
    if what == "units_along_rivers":
        return units_on(state, seat, state.map.riverside)
    assert what == "units_on_or_at_lochs", what
    return units_on(state, seat, state.map.lochside)


def goal(state: State) -> str:
    return AWARDS.of(state.rules.components).award(award(state).tile).count


def card_points(state: State, tile: int, value: int) -> int:
    """What a solo card gives for a value, by its two thresholds (IN-SO-03)."""
    awards = AWARDS.of(state.rules.components)
    row = awards.award(tile)
    high, middle, low = awards.card_vp
    if value >= row.four_vp:
        return high
    return middle if value >= row.zero_vp else low


class AwardLine(ScoreLine[State]):
    """12 and 6 points, with two people 8 (IN-AW-02 to 08); with one the card's (IN-AW-25).

    A seat that plays by itself scores none (IN-AAW-03).
    """

    def points(self, state: State) -> list[int]:
        what = goal(state)
        people = state.rules.people
        values = [count(state, seat, what) for seat in people]
        if len(people) == 1:
            made = [card_points(state, award(state).tile, values[0])]
        else:
            made = shared(values, state.rules.components.board.awards_vp[len(people)])
        out = [0] * len(state.seats)
        for place, seat in enumerate(people):
            out[seat] = made[place]
        return out


class DrawAward(Step[State]):
    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        pool = [row.id for row in AWARDS.of(state.rules.components).rows]
        part = award(state).copy()
        part.tile = pick(state, AWARD, pool)
        state.keep(part)
        return False


DRAW_AWARD: Final[DrawAward] = DrawAward("draw award")


class Awards(Module):
    def __init__(self) -> None:
        super().__init__(NAME)

    def new_module_state(self) -> ModuleState:
        return Award()

    def insertions(self) -> list[Insertion]:
        return [Insertion("set-up", "draw ports", True, "draw award")]

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        return [AwardLine("award", ("IN-AW-02", "IN-AW-04"))]

    def must_process(self, state: State, seat: int) -> bool:
        """Goods awards, other way: everyone processes all they can in round 5 (IN-AW-20)."""
        return (
            state.round == LAST_ROUND
            and word(state.rules.options, "award_production") == "forced"
            and goal(state) in ("basic_goods_in_stock", "processed_goods_in_stock")
        )

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        making = frame.step in (MAKE_CHEESE.id, MAKE_BREAD.id, MAKE_WHISKY.id)
        if making and action.spec is MAKE and self.must_process(state, frame.seat):
            return Reason("This round you must produce everything you can.", ("IN-AW-20",))
        return None
