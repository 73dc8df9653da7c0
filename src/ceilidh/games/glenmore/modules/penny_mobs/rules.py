"""Chronicle 8, The Penny Mobs (GM-C8): the module, its scoring and Sibyl MacSponge."""

from typing import Final, cast

from ceilidh.games.glenmore.goods import LANDMARKS, STACK_B
from ceilidh.games.glenmore.grid import CASTLE_CELL
from ceilidh.games.glenmore.hooks import Module
from ceilidh.games.glenmore.modules.penny_mobs.audit import gang_faults
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    CASTLE,
    DARKIE,
    LAIRD,
    NAME,
    NOBODY,
    NOWHERE,
    SNITCH,
    SPONGE,
    TRICK,
    WANDER,
    Gang,
    gang,
    row_of,
    set_place,
)
from ceilidh.games.glenmore.modules.penny_mobs.laird import (
    HONOUR,
    RESERVE,
    ReserveTileRule,
    reserved,
)
from ceilidh.games.glenmore.modules.penny_mobs.lurkers import (
    LURK,
    PROWL,
    RELOCATING,
    ROB,
    ROBBING,
    LurkRule,
    ProwlRule,
    drive_off,
    pay_toll,
    toll_beside,
    why_no_toll,
)
from ceilidh.games.glenmore.modules.penny_mobs.mail import BUYS, DELIVER, FENCE, OFFER, watch
from ceilidh.games.glenmore.modules.penny_mobs.mover import PLANT, PLANTING, SEIZE, SeizeTileRule
from ceilidh.games.glenmore.modules.penny_mobs.prison import (
    BRIBE,
    FREE,
    MOB_OPTION,
    draw_gang,
    reveal,
)
from ceilidh.games.glenmore.modules.penny_mobs.rackets import (
    LEVY,
    PINCH,
    LevyRule,
    TakePileRule,
    collect_levy,
    levied,
)
from ceilidh.games.glenmore.modules.penny_mobs.rows import PennyMobs
from ceilidh.games.glenmore.modules.penny_mobs.squatter import (
    FORCED,
    RECRUIT,
    SEND_SCOT,
    SQUAT,
    SQUATS,
    SquatRule,
)
from ceilidh.games.glenmore.modules.penny_mobs.visitors.english import RAID, RaidRule
from ceilidh.games.glenmore.modules.penny_mobs.visitors.feast import (
    REROLL,
    ROLLING_AGAIN,
    STARVES,
    STEALING,
    YIELD,
    YIELDING,
    AtHaggisScorings,
)
from ceilidh.games.glenmore.modules.penny_mobs.visitors.heirloom import (
    STAKE,
    STAKING_AT_ONCE,
    AtEvents,
    StakeRule,
    counted_more,
)
from ceilidh.games.glenmore.modules.penny_mobs.visitors.oarsmen import (
    GRAB,
    GRABBING,
    SLIP,
    SLIPPING,
    InTheRace,
    forget,
)
from ceilidh.games.glenmore.modules.penny_mobs.visitors.presence import AtSales, OnCastles
from ceilidh.games.glenmore.modules.penny_mobs.visitors.trickster import (
    LEAVING_TRICK,
    SWAP,
    TRICKING,
)
from ceilidh.games.glenmore.rules.stock import add_coins, add_points
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import PLAY, State
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import ActionRule
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.ruleset import ModuleHooks
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame, ModuleState

HIGHLANDER_NUMBER: Final = 2
HAMMER_NUMBER: Final = 4
TOME_NUMBER: Final = 6
SKIMMED_FROM: Final = 6  # VP of one source (GM-C8-54, Q17)

SPECS: Final = (
    BRIBE,
    FREE,
    PINCH,
    LEVY,
    RESERVE,
    SQUATS,
    RECRUIT,
    LURK,
    PROWL,
    ROB,
    SEIZE,
    PLANT,
    BUYS,
    FENCE,
    STARVES,
    YIELD,
    REROLL,
    SWAP,
    SLIP,
    GRAB,
    STAKE,
    RAID,
)


class DrawMobsters(Step[State]):
    """As many as the number of players says (GM-C8-04 to 09, GM-RND-11)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        module = module_of(state)
        draw_gang(state, module.pool, module.number)
        return False


DRAW_MOBSTERS: Final[DrawMobsters] = DrawMobsters("draw mobsters")
STEPS: Final[tuple[Step[State], ...]] = (
    DRAW_MOBSTERS,
    MOB_OPTION,
    HONOUR,
    SQUAT,
    SEND_SCOT,
    RELOCATING,
    ROBBING,
    TRICKING,
    LEAVING_TRICK,
    PLANTING,
    OFFER,
    DELIVER,
    STEALING,
    YIELDING,
    ROLLING_AGAIN,
    SLIPPING,
    GRABBING,
    STAKING_AT_ONCE,
)


def module_of(state: State) -> "PennyMobsModule":
    return cast(PennyMobsModule, state.rules.module(NAME))


class MobstersLine(ScoreLine[State]):
    """Mobsters cost, Pennies cost or give (GM-C8-25 to 27); what lies in prison is nobody's (Q3).

    Sibyl's controller gets a point for every item of the final scoring that brings another player
    six or more (GM-C8-55, Q17).
    """

    def points(self, state: State) -> list[int]:
        out = own_points(state)
        sponge = gang(state).bosses[SPONGE]
        if sponge != NOBODY:
            for seat, number in enumerate(skimmed_at_end(state, sponge)):
                out[seat] -= number
                out[sponge] += number
        return out


def own_points(state: State) -> list[int]:
    """Of Mobsters and Pennies alone."""
    part = gang(state)
    out = [plus - minus for plus, minus in zip(part.plus, part.minus, strict=True)]
    for which, seat in enumerate(part.bosses):
        if seat != NOBODY:
            out[seat] -= row_of(state, which).vp
    return out


def skimmed_at_end(state: State, sponge: int) -> list[int]:
    """How many items of the final scoring each seat pays a point for, Pennies included (Q17)."""
    items = [own_points(state)]
    for line in state.rules.lines:
        if line.name in module_of(state).final:
            items.extend(line.sources(state))
    out = [0] * len(state.seats)
    for item in items:
        for seat, points in enumerate(item):
            if seat != sponge and points >= SKIMMED_FROM:
                out[seat] += 1
    return out


class PennyMobsModule(Module):
    """`pool` are the Mobsters of which `number` are drawn; `final` the items of the final scoring.

    `others` are the numbers of the other Chronicles in play.
    """

    def __init__(self, box: PennyMobs, players: int, others: tuple[int, ...]) -> None:
        super().__init__(NAME, players=box.chronicle.players)
        self.box = box
        self.seats = players
        self.number = box.drawn[players - box.chronicle.players[0]]
        self.pool = [
            which
            for which, row in enumerate(box.mobsters)
            if row.least <= players and (row.needs == 0 or row.needs in others)
        ]
        self.final: list[str] = []
        self.with_mountain = HIGHLANDER_NUMBER in others
        self.with_england = HAMMER_NUMBER in others
        self.with_tome = TOME_NUMBER in others

    def tune(self, rules: Rules) -> None:
        self.final = ["coins", "landmark_effects", "great_glen"]

    def new_module_state(self) -> ModuleState:
        """Seven Pennies on each Home castle, with the side that costs up (GM-C8-03)."""
        return Gang(minus=(self.box.pennies,) * self.seats, plus=(0,) * self.seats)

    def insertions(self) -> list[Insertion]:
        return [
            Insertion("set-up", "fill rondel", False, "draw mobsters"),
            Insertion("turn", "move", False, "honour reservation"),
            Insertion("turn", "refill", True, "mob option"),
            *self._on_mountain(),
        ]

    def _on_mountain(self) -> list[Insertion]:
        """Elspeth's moment before the Mountain is left, where there is one."""
        if not self.with_mountain:
            return []
        return [Insertion("turn", "leave mountain", False, "trick before leaving")]

    def on_turn(self, state: State, figure: int) -> None:
        """Sibyl is paid once in each turn, the Englishman's included (GM-C8-54, GM-C4-Q14)."""
        if gang(state).skimmed:
            part = gang(state).copy()
            part.skimmed = 0
            state.keep(part)

    def on_move(self, state: State, figure: int, start: int, stop: int) -> None:
        """Elspeth's moment when it is reached (GM-C8-86); Bully's tiles are those of a turn."""
        forget(state)
        if gang(state).bosses[TRICK] == figure:
            state.stack.append(Frame(TRICKING.id, figure))

    def action_rules(self) -> list[ActionRule[State]]:
        action_rules: list[ActionRule[State]] = [
            TakePileRule(),
            LevyRule(),
            ReserveTileRule(),
            SquatRule(),
            LurkRule(),
        ]
        action_rules.extend([ProwlRule(), SeizeTileRule()])
        if self.with_england:
            action_rules.append(RaidRule())
        if self.with_tome:
            action_rules.append(StakeRule())
        return action_rules

    def answers(self) -> list[ModuleHooks]:
        """Those of the Mobsters that other Chronicles know."""
        return [InTheRace(), AtSales(), AtHaggisScorings(), AtEvents(), OnCastles()]

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        return [MobstersLine("mobsters", ("GM-C8-25", "GM-C8-26", "GM-C8-27"))]

    def on_fill(self, state: State, tile: int) -> None:
        if gang(state).hidden and state.rules.components.tiles[tile].stack == STACK_B:
            reveal(state, self.pool)

    def claim_fee(self, state: State, seat: int, field: int) -> int:
        return 0 if gang(state).bosses[WANDER] == seat else levied(state, field)

    def on_claim(self, state: State, seat: int, field: int) -> None:
        collect_levy(state, seat, field)

    def take_fee(self, state: State, seat: int, tile: int) -> int:
        """Another player pays the coins on the token too (GM-C8-43)."""
        held, coins = reserved(state)
        return coins if held == tile and gang(state).bosses[LAIRD] != seat else 0

    def on_take(self, state: State, seat: int, tile: int) -> None:
        held, coins = reserved(state)
        if held == tile:
            set_place(state, LAIRD, NOWHERE)
            if gang(state).bosses[LAIRD] != seat:
                add_coins(state, gang(state).bosses[LAIRD], coins, NAME)

    def on_discard(self, state: State, seat: int, tile: int) -> None:
        """A reserved tile that goes takes its token along (GM-DIE-Q5, GM-C8-Q8)."""
        if reserved(state)[0] == tile:
            set_place(state, LAIRD, NOWHERE)

    def on_production(self, state: State, seat: int, tile: int, cell: int) -> None:
        watch(state, seat, tile, cell)

    def on_walk(self, state: State, seat: int, cell: int, target: int) -> None:
        """A Scot of the host who comes home drives Mike off (GM-C8-72, Q21)."""
        part = gang(state)
        if target == CASTLE_CELL and part.places[CASTLE] == seat:
            state.stack.append(Frame(SQUAT.id, part.bosses[CASTLE], FORCED))
        drive_off(state, seat, target)

    def on_removal(self, state: State, seat: int, cell: int) -> None:
        drive_off(state, seat, cell)

    def lay_fee(self, state: State, seat: int, cell: int) -> int:
        return toll_beside(state, seat, seat, cell)

    def on_lay(self, state: State, seat: int, cell: int) -> None:
        pay_toll(state, seat, seat, cell)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        """Asked about a place beside Fergus, or a tile that finds no other place (GM-C8-64)."""
        return why_no_toll(state, action)

    def castle_scots(self, state: State, seat: int) -> int:
        """Mike counts at home and one Scot of his host does not (GM-C8-70, Q20)."""
        part = gang(state)
        host = part.places[CASTLE]
        if host == NOWHERE:
            return 0
        return (1 if part.bosses[CASTLE] == seat else 0) - (1 if host == seat else 0)

    def scots_away(self, state: State, seat: int) -> int:
        part = gang(state)
        away = [
            which
            for which in (CASTLE, SNITCH, DARKIE)
            if part.bosses[which] == seat and part.places[which] != NOWHERE
        ]
        sending = [
            frame for frame in state.stack if frame.step == SEND_SCOT.id and frame.seat == seat
        ]
        return len(away) - len(sending)

    def on_points(self, state: State, seat: int, number: int, reason: str, source: int) -> None:
        """One of six and more for Sibyl: once in a turn, always in scorings (GM-C8-54, 55)."""
        part = gang(state)
        sponge = part.bosses[SPONGE]
        if number < SKIMMED_FROM or sponge in (NOBODY, seat):
            return
        scored = source != PLAY or reason in [module.name for module in state.rules.modules]
        if not scored and part.skimmed:
            return
        if not scored:
            after = part.copy()
            after.skimmed = 1
            state.keep(after)
        add_points(state, seat, -1, NAME)
        add_points(state, sponge, 1, NAME)

    def counts_more(self, state: State, seat: int, which: int) -> int:
        return counted_more(state, seat) if which == LANDMARKS else 0

    def audit(self, state: State) -> list[str]:
        return gang_faults(state, self.box.pennies, self.pool, self.number)
