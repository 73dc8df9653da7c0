"""Glen More II: Chronicles as a game of the kernel."""

from typing import Final

from ceilidh.games.glenmore import audit, meta, serial, view
from ceilidh.games.glenmore.components.pack import Components, load
from ceilidh.games.glenmore.flow import FLOW, GAME, plan
from ceilidh.games.glenmore.kinds import SPECS
from ceilidh.games.glenmore.modules.catalogue import MODULE_SPECS, make_modules
from ceilidh.games.glenmore.reasons import why_not
from ceilidh.games.glenmore.rules.scoring import base_lines
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import State, blank
from ceilidh.kernel.action import Action, Vocabulary
from ceilidh.kernel.chance import seeded
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.event import Sink
from ceilidh.kernel.game import Game, Reason
from ceilidh.kernel.options import Options, word
from ceilidh.kernel.options import resolve as resolve_options
from ceilidh.kernel.plain import integer, table
from ceilidh.kernel.ruleset import BaseModule, Resolved, check_modules
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame

VOCABULARY: Final[Vocabulary] = Vocabulary([*SPECS, *MODULE_SPECS])


def resolve(players: int, options: Options, components: Components) -> Rules:
    """The rules of one game, from its options."""
    modules = make_modules(players, options, components)
    base: list[BaseModule] = [module for module in modules]
    check_modules(base, players)
    rules = Rules(players, options, components, modules)
    rules.resolve()
    rules.figure_turns = [FLOW.by_name[step].id for step in rules.figure_steps]
    rules.lines = base_lines(components.board.scoring.categories)
    for module in modules:
        rules.lines.extend(module.score_lines(rules))
    rules.plan = plan(rules)
    return rules


class GlenMoreGame(Game[State]):
    def __init__(self) -> None:
        super().__init__(
            meta.NAME,
            meta.TITLE,
            meta.VERSION,
            meta.PLAYERS,
            meta.OPTIONS,
            VOCABULARY,
            FLOW,
        )
        self._resolved: Resolved[Rules] = Resolved()

    def check(self, players: int, options: Options) -> None:
        self.rules(players, options)

    def rules(self, players: int, options: Options) -> Rules:
        """The resolved rules of such a game."""
        found = self._resolved.find(players, options)
        if found is None:
            components = load(word(options, "data_pack") or None)
            found = self._resolved.keep(resolve(players, options, components))
        return found

    def new(self, players: int, options: Options, rng: int, sink: Sink | None) -> State:
        rules = self.rules(players, options)
        state = blank(rules, rng)
        for module in rules.modules:
            part = module.new_slice()
            if part is not None:
                state.ext.append(part)
        state.sink = sink
        state.stack.append(Frame(GAME.id, -1))
        FLOW.settle(state)
        return state

    def clone(self, state: State) -> State:
        return state.clone()

    def lines(self, state: State) -> list[ScoreLine[State]]:
        return state.rules.lines

    def tie_breaks(self, state: State) -> list[int]:
        """Resources on own tiles: fewest, or most in the English edition (GM-END-14, GM-ED-01)."""
        rules = state.rules
        sign = 1 if rules.components.board.final.tie_most[rules.edition] else -1
        return [sign * sum(seat.stock) for seat in state.seats]

    def view(self, state: State, viewer: int) -> dict[str, object]:
        return view.view(state, viewer)

    def components(self, state: State) -> Components:
        return state.rules.components

    def determinize(self, state: State, viewer: int, rng: int) -> State:
        """What is not yet drawn is drawn anew, and so is what modules keep secret."""
        copy = state.clone()
        copy.rng = seeded(rng)
        for module in state.rules.hooks.redraw:
            module.redraw(copy, viewer)
        return copy

    def dump(self, state: State) -> dict[str, object]:
        return serial.dump(state)

    def load(self, data: dict[str, object]) -> State:
        """Options are checked as for a new game: positions come from anywhere."""
        players = integer(data["players"])
        options = resolve_options(self.options, table(data["options"]))
        if players not in self.players:
            raise OptionError(f"{self.title} is not for {players} players.")
        return serial.load(self.rules(players, options), data)

    def audit(self, state: State) -> list[str]:
        return audit.audit(state)

    def why_not(self, state: State, action: Action) -> Reason:
        return why_not(state, action)


GLENMORE: Final[GlenMoreGame] = GlenMoreGame()
