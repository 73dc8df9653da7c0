"""Peat as a game of the kernel: what `kernel/game.py` asks for, and nothing else."""

from typing import Final

from mypy_extensions import mypyc_attr

from ceilidh.games.template import meta
from ceilidh.games.template import state as positions
from ceilidh.games.template.flow import FLOW, GAME, plan
from ceilidh.games.template.hooks import Rules
from ceilidh.games.template.kinds import SPECS, TAKE, WAIT
from ceilidh.games.template.modules.catalogue import MODULE_SPECS, make_modules
from ceilidh.games.template.state import PEATS, State, blank
from ceilidh.kernel.action import Action, Vocabulary
from ceilidh.kernel.chance import seeded
from ceilidh.kernel.event import Sink
from ceilidh.kernel.game import Game
from ceilidh.kernel.options import Options, resolve
from ceilidh.kernel.plain import integer, rows
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

LAST_PEAT: Final = 5


def make_rules(players: int, options: Options) -> Rules:
    rules = Rules(players, make_modules(players, options))
    rules.plan = plan(rules)
    return rules


@mypyc_attr(allow_interpreted_subclasses=True)
class PeatGame(Game[State]):
    def __init__(self) -> None:
        vocabulary = Vocabulary([*SPECS, *MODULE_SPECS])
        super().__init__(
            meta.NAME, meta.TITLE, meta.VERSION, meta.PLAYERS, meta.OPTIONS, vocabulary, FLOW
        )

    def new(self, players: int, options: Options, rng: int, sink: Sink | None) -> State:
        state = blank(make_rules(players, options), rng)
        state.sink = sink
        state.stack.append(Frame(GAME.id, -1))
        FLOW.settle(state)
        return state

    def clone(self, state: State) -> State:
        return state.clone()

    def sheet(self, state: State) -> list[tuple[str, list[int]]]:
        """A point a peat, and five for the last one (PE-SCORE-01, PE-SCORE-02)."""
        last = [LAST_PEAT if seat == state.last else 0 for seat in range(state.rules.players)]
        lines = [("peats", state.taken[:]), ("last peat", last)]
        for module in state.rules.sheet:
            lines.extend(module.sheet(state))
        return lines

    def view(self, state: State, viewer: int) -> dict[str, object]:
        return {
            "game": meta.NAME,
            "players": state.rules.players,
            "actors": self.actors(state),
            "peats": state.peats,
            "taken": state.taken[:],
            "waited": [bool(state.waited >> seat & 1) for seat in range(state.rules.players)],
            "modules": {part.name: part.view(viewer) for part in state.ext},
        }

    def determinize(self, state: State, viewer: int, rng: int) -> State:
        copy = state.clone()
        copy.rng = seeded(rng)
        for module in state.rules.redraw:
            module.redraw(copy, viewer)
        return copy

    def dump(self, state: State) -> dict[str, object]:
        data = positions.dump(state)
        data["stack"] = FLOW.dump_stack(state)
        return data

    def load(self, data: dict[str, object]) -> State:
        options = resolve(meta.OPTIONS, {"modules": rows(data["modules"])})
        state = positions.load(make_rules(integer(data["players"]), options), data)
        state.stack = FLOW.load_stack([rows(row) for row in rows(data["stack"])])
        return state

    def options_of(self, state: State) -> Options:
        return {"modules": tuple([module.name for module in state.rules.modules])}

    def audit(self, state: State) -> list[str]:
        total = state.peats + sum(state.taken)
        for module in state.rules.gone:
            total += module.gone(state)
        return [] if total == PEATS else [f"there are {total} peats"]

    def why_not(self, state: State, action: Action) -> Reason:
        if not state.stack:
            return Reason("The game is over.", ("PE-END-01",))
        if action.spec is TAKE:
            return Reason("You cannot take that many peats now.", TAKE.rules)
        if action.spec is WAIT:
            return Reason("You have waited already.", WAIT.rules)
        return Reason("That is not possible now.", action.spec.rules)


PEAT: Final[PeatGame] = PeatGame()
