"""Interpreted subclasses of kernel and game classes, as a module author writes them.

They must work alike on the interpreted and on the compiled build: a whole small game with its own
State, ModuleState, Step, Module and Game, and a Module with a ScoreLine for each of our games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.hooks import Hooks
from ceilidh.games.clans.hooks import Module as ClansModule
from ceilidh.games.clans.state import State as ClansState
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.hooks import Hooks as GlenMoreHooks
from ceilidh.games.glenmore.hooks import Module as GlenMoreModule
from ceilidh.games.glenmore.state import State as GlenMoreState
from ceilidh.kernel import registry
from ceilidh.kernel.action import Action, Domain, Spec, Vocabulary, numbers
from ceilidh.kernel.chance import pick, seeded
from ceilidh.kernel.event import Event, EventRecorder
from ceilidh.kernel.flow import Flow, Insertion, Sequence, Step, insert
from ceilidh.kernel.game import Game
from ceilidh.kernel.hooks import overrides
from ceilidh.kernel.json_fields import integer, integers, rows, table
from ceilidh.kernel.options import Options, resolve
from ceilidh.kernel.ruleset import BaseModule
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame, ModuleState, State, StepSequences
from ceilidh.kernel.table import Table
from ceilidh.kernel.testing import Chooser, conform, new_table, random_move

Chain = Callable[[Table, int, Chooser], Iterator[str]]

# --- a whole game on the kernel -------------------------------------------------------------------

STONES = 15
LAY = Spec("lay", (numbers("stones", 1, 3),), ("CA-LAY-01",))
WEATHER = Domain("weather", ("dry", "wet"))


class Sky(ModuleState):
    """How often it has rained."""

    def __init__(self, wet: int) -> None:
        super().__init__("weather")
        self.wet = wet

    def dump(self) -> dict[str, object]:
        return {"wet": self.wet}

    def restore(self, data: dict[str, object]) -> None:
        self.wet = integer(data["wet"])


class Heap(State):
    """Stones that are left, and what every seat has laid."""

    def __init__(
        self,
        plan: StepSequences,
        rng: int,
        module_states: dict[str, ModuleState],
        left: int,
        laid: list[int],
    ) -> None:
        super().__init__(plan, [], rng, module_states)
        self.left = left
        self.laid = laid


class Weather(BaseModule):
    def __init__(self) -> None:
        super().__init__("weather")

    def new_module_state(self) -> ModuleState:
        return Sky(0)

    def insertions(self) -> list[Insertion]:
        return [Insertion("round", "turns", True, "look up")]


class Rounds(Step[Heap]):
    def begin(self, state: Heap, frame: Frame) -> bool:
        if state.left:
            state.stack.append(Frame(ROUND.id, -1))
        else:
            state.stack.pop()
        return False


class Turns(Step[Heap]):
    """The frame's `a` counts the seats that have had their turn."""

    def actors(self, state: Heap, frame: Frame) -> list[int]:
        return [frame.a]

    def begin(self, state: Heap, frame: Frame) -> bool:
        if frame.a < len(state.laid) and state.left:
            state.stack[-1] = Frame(frame.step, frame.a, frame.a)
            return True
        state.stack.pop()
        return False

    def legal(self, state: Heap, frame: Frame, out: list[Action]) -> None:
        out.extend(LAY.all[: min(3, state.left)])

    def apply(self, state: Heap, frame: Frame, action: Action) -> None:
        state.left -= action.a + 1
        state.laid[frame.seat] += action.a + 1
        state.stack[-1] = Frame(frame.step, frame.seat, frame.a + 1)
        if state.recorder is not None:
            state.recorder.events.append(Event("lay", frame.seat, "stone", action.a + 1, -1, ""))


class LookUp(Step[Heap]):
    def begin(self, state: Heap, frame: Frame) -> bool:
        state.stack.pop()
        for part in state.module_states.values():
            if isinstance(part, Sky):
                state.keep(Sky(part.wet + pick(state, WEATHER, [0, 1])))
        return False


ROUND: Sequence[Heap] = Sequence("round", 1)
FLOW: Flow[Heap] = Flow(
    [Sequence("game", 0), ROUND, Rounds("rounds"), Turns("turns"), LookUp("look up")]
)


class CairnGame(Game[Heap]):
    def __init__(self) -> None:
        super().__init__("cairn", "Cairn", 1, (2, 3), (), Vocabulary([LAY]), FLOW)
        self.weather = Weather()
        wishes = self.weather.insertions()
        names = [insert(["rounds"], "game", wishes), insert(["turns"], "round", wishes)]
        self.plan = StepSequences([[FLOW.by_name[step].id for step in steps] for steps in names])

    def new(self, players: int, options: Options, rng: int, recorder: EventRecorder | None) -> Heap:
        sky = self.weather.new_module_state()
        state = Heap(self.plan, rng, {sky.name: sky}, STONES, [0] * players)
        state.recorder = recorder
        state.stack.append(Frame(FLOW.by_name["game"].id, -1))
        FLOW.settle(state)
        return state

    def clone(self, state: Heap) -> Heap:
        copy = Heap(state.plan, state.rng, state.module_states.copy(), state.left, state.laid[:])
        copy.stack = state.stack[:]
        return copy

    def sheet(self, state: Heap) -> list[tuple[str, list[int]]]:
        return [("stones", state.laid[:])]

    def scores(self, state: Heap) -> list[int]:
        return state.laid[:]

    def view(self, state: Heap, viewer: int) -> dict[str, object]:
        return {
            "left": state.left,
            "laid": state.laid[:],
            "weather": state.module("weather").view(viewer),
        }

    def determinize(self, state: Heap, viewer: int, rng: int) -> Heap:
        copy = self.clone(state)
        copy.rng = seeded(rng)
        return copy

    def dump(self, state: Heap) -> dict[str, object]:
        return {
            "stack": FLOW.dump_stack(state),
            "rng": state.rng,
            "left": state.left,
            "laid": state.laid[:],
            "weather": state.module("weather").dump(),
        }

    def load(self, data: dict[str, object]) -> Heap:
        sky = self.weather.new_module_state()
        sky.restore(table(data["weather"]))
        laid = integers(data["laid"])
        state = Heap(self.plan, integer(data["rng"]), {sky.name: sky}, integer(data["left"]), laid)
        state.stack = FLOW.load_stack([rows(row) for row in rows(data["stack"])])
        return state


# --- a module of Clans ----------------------------------------------------------------------------


class Fair(ClansModule):
    """Every trade brings £2, every seat has one export box more, and turns are counted."""

    def __init__(self) -> None:
        super().__init__("fair", players=(2, 3, 4))
        self.turns = 0
        self.trades = 0

    def on_turn(self, state: ClansState, seat: int) -> None:
        self.turns += 1

    def trade_money(self, state: ClansState, seat: int) -> int:
        self.trades += 1
        return 2

    def boxes(self, state: ClansState, seat: int) -> int:
        return 1


class FairLine(ScoreLine[ClansState]):
    """A point for every contract in the box."""

    def points(self, state: ClansState) -> list[int]:
        return [len(seat.box) for seat in state.seats]


def fair_table(players: int, seed: int) -> tuple[Table, Fair]:
    """A table whose rules have the module, as the catalogue would give it to them."""
    rules = CLANS.rules(players, resolve(CLANS.options, {}))
    fair = Fair()
    base = rules.components.columns[:8]
    rules.clanless = Hooks([*rules.modules, fair], base)
    rules.hooks_of = [
        rules.clanless if clan is None else Hooks([*rules.modules, fair, clan], base)
        for clan in rules.clans
    ]
    rules.lines.append(FairLine("fair", ("FAIR-01",)))
    return new_table(CLANS, players, {}, seed), fair


# --- a module of Glen More II ---------------------------------------------------------------------

FERRY_REACH = 6


class Ferry(GlenMoreModule):
    """No pawn goes farther than six spaces for a tile; moves and discards are counted."""

    def __init__(self) -> None:
        super().__init__("ferry", players=(2, 3, 4))
        self.moves = 0
        self.discards = 0

    def allows_take(self, state: GlenMoreState, seat: int, tile: int, position: int) -> bool:
        return position - state.places[seat] <= FERRY_REACH

    def on_move(self, state: GlenMoreState, figure: int, start: int, stop: int) -> None:
        self.moves += 1

    def on_discard(self, state: GlenMoreState, seat: int, tile: int) -> None:
        self.discards += 1


class FerryLine(ScoreLine[GlenMoreState]):
    """A point for every tile on the river."""

    def points(self, state: GlenMoreState) -> list[int]:
        return [seat.river.bit_count() for seat in state.seats]


def ferry_table(players: int, seed: int) -> tuple[Table, Ferry]:
    rules = GLENMORE.rules(players, resolve(GLENMORE.options, {}))
    ferry = Ferry()
    rules.hooks = GlenMoreHooks([*rules.modules, ferry])
    rules.lines.append(FerryLine("ferry", ("FERRY-01",)))
    return new_table(GLENMORE, players, {}, seed), ferry


# --- all of them ----------------------------------------------------------------------------------


def played_by_cairn(chain: Chain) -> Iterator[str]:
    cairn = CairnGame()
    registry.register(cairn.name, lambda: cairn)
    for players in cairn.players:
        yield f"cairn {players}"
        yield from chain(new_table(cairn, players, {}, 3), 3, random_move)
        yield conform(cairn, players, {}, 4).record()


def played_with_fair(chain: Chain) -> Iterator[str]:
    for players in (2, 3, 4):
        made, fair = fair_table(players, 9)
        assert overrides(fair, ClansModule, "boxes") and not overrides(fair, ClansModule, "draws")
        yield f"fair {players}"
        yield from chain(made, 9, random_move)
        assert fair.turns > 20 and fair.trades > 5, "the compiled rules must call the hooks"
        assert made.sheet()[-1][0] == "fair"
        yield f"turns {fair.turns}, trades {fair.trades}"
        yield conform(CLANS, players, {}, 10, every=10).record()


def played_with_ferry(chain: Chain) -> Iterator[str]:
    for players in GLENMORE.players:
        made, ferry = ferry_table(players, 9)
        assert overrides(ferry, GlenMoreModule, "on_move")
        assert not overrides(ferry, GlenMoreModule, "on_fetch")
        yield f"ferry {players}"
        yield from chain(made, 9, random_move)
        assert ferry.moves > 20 and ferry.discards > 5, "the compiled rules must call the hooks"
        assert made.sheet()[-1][0] == "ferry"
        yield f"moves {ferry.moves}, discards {ferry.discards}"
        yield conform(GLENMORE, players, {}, 10, every=10).record()


def extended(chain: Chain) -> Iterator[str]:
    yield from played_by_cairn(chain)
    yield from played_with_fair(chain)
    yield from played_with_ferry(chain)
