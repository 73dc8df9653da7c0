"""Peat as a game of the kernel: what `kernel/game.py` asks for, and nothing else."""

from typing import Final

from mypy_extensions import mypyc_attr

from ceilidh.games.template import meta
from ceilidh.games.template import state as positions
from ceilidh.games.template.flow import FLOW, plan
from ceilidh.games.template.kinds import SPECS
from ceilidh.games.template.modules.catalogue import ENTRIES
from ceilidh.games.template.ruleset import Rules
from ceilidh.games.template.state import PEATS, State
from ceilidh.kernel.action import Action, Vocabulary
from ceilidh.kernel.chance import seeded
from ceilidh.kernel.entry import make_chosen, specs_of
from ceilidh.kernel.json_fields import rows
from ceilidh.kernel.options import Options
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.ruled_game import RuledGame
from ceilidh.kernel.ruleset import check_modules
from ceilidh.kernel.score_line import ScoreLine

LAST_PEAT: Final = 5
VOCABULARY: Final[Vocabulary] = Vocabulary([*SPECS, *specs_of(ENTRIES)])


class PeatLine(ScoreLine[State]):
    def points(self, state: State) -> list[int]:
        return state.taken[:]


class LastLine(ScoreLine[State]):
    def points(self, state: State) -> list[int]:
        return [LAST_PEAT if seat == state.last else 0 for seat in range(state.rules.players)]


@mypyc_attr(allow_interpreted_subclasses=True)
class PeatGame(RuledGame[State, Rules]):
    def __init__(self) -> None:
        super().__init__(
            meta.NAME, meta.TITLE, meta.VERSION, meta.PLAYERS, meta.OPTIONS, VOCABULARY, FLOW
        )

    def resolve(self, players: int, options: Options) -> Rules:
        """A point a peat, and five for the last one (PE-SCORE-01, PE-SCORE-02)."""
        modules = make_chosen(ENTRIES, players, options, None)
        check_modules(modules, players)
        rules = Rules(players, options, modules)
        rules.lines = [PeatLine("peats", ("PE-SCORE-01",)), LastLine("last peat", ("PE-SCORE-02",))]
        for module in modules:
            rules.lines.extend(module.score_lines(rules))
        rules.plan = plan(rules)
        return rules

    def blank(self, rules: Rules, rng: int) -> State:
        return positions.blank(rules, rng)

    def restore(self, rules: Rules, data: dict[str, object]) -> State:
        state = positions.load(rules, data)
        state.stack = FLOW.load_stack([rows(row) for row in rows(data["stack"])])
        return state

    def clone(self, state: State) -> State:
        return state.clone()

    def lines(self, state: State) -> list[ScoreLine[State]]:
        return state.rules.lines

    def view(self, state: State, viewer: int) -> dict[str, object]:
        return {
            "game": meta.NAME,
            "players": state.rules.players,
            "actors": self.actors(state),
            "peats": state.peats,
            "taken": state.taken[:],
            "waited": [bool(state.waited >> seat & 1) for seat in range(state.rules.players)],
            "modules": state.rules.view_modules(state.module_states, viewer),
        }

    def determinize(self, state: State, viewer: int, rng: int) -> State:
        copy = state.clone()
        copy.rng = seeded(rng)
        for module in state.rules.of["redraw"]:
            module.redraw(copy, viewer)
        return copy

    def dump(self, state: State) -> dict[str, object]:
        data = positions.dump(state)
        data["stack"] = FLOW.dump_stack(state)
        return data

    def audit(self, state: State) -> list[str]:
        total = state.peats + sum(state.taken)
        for module in state.rules.of["gone"]:
            total += module.gone(state)
        return [] if total == PEATS else [f"there are {total} peats"]

    def why_not(self, state: State, action: Action) -> Reason:
        if not state.stack:
            return Reason("The game is over.", ("PE-END-01",))
        frame = state.stack[-1]
        step = FLOW.steps[frame.step]
        reason = step.why_not(state, frame, action)
        if reason is not None:
            return reason
        waiting: dict[str, object] = {"step": step.name}
        return Reason("Not yet: {step} comes first.", action.spec.rules, waiting)


PEAT: Final[PeatGame] = PeatGame()
