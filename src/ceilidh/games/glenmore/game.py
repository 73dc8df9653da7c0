"""Glen More II: Chronicles as a game of the kernel."""

from typing import Final

from mypy_extensions import mypyc_attr

from ceilidh.games.glenmore import audit, audit_turns, meta, search, serial, view
from ceilidh.games.glenmore.components.pack import LOADER, Components, load
from ceilidh.games.glenmore.flow import FLOW, plan
from ceilidh.games.glenmore.hooks import Module
from ceilidh.games.glenmore.kinds import SPECS
from ceilidh.games.glenmore.lookup import GlenMoreComponents
from ceilidh.games.glenmore.modules.catalogue import ENTRIES
from ceilidh.games.glenmore.reasons import why_not
from ceilidh.games.glenmore.rules.effects import check_words
from ceilidh.games.glenmore.rules.scoring import base_lines
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import State, blank
from ceilidh.kernel.action import Action, Vocabulary
from ceilidh.kernel.chance import seeded
from ceilidh.kernel.component_data.fault import Fault
from ceilidh.kernel.component_data.pack_file import Pack
from ceilidh.kernel.entry import check_options, make_chosen, specs_of, tables_of
from ceilidh.kernel.options import Options, word
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.ruled_game import RuledGame
from ceilidh.kernel.ruleset import check_modules
from ceilidh.kernel.score_line import ScoreLine, joined

VOCABULARY: Final[Vocabulary] = Vocabulary([*SPECS, *specs_of(ENTRIES)])


def load_pack(text: str | None) -> Components:
    """The component tables of a game, from a data pack together with those of all modules."""
    return load(text, tables_of(ENTRIES))


def resolve(players: int, options: Options, components: Components) -> Rules:
    """The rules of one game, from its options."""
    check_options(ENTRIES, players, options)
    return rules_with(
        make_chosen(ENTRIES, players, options, components), players, options, components
    )


def rules_with(
    modules: list[Module], players: int, options: Options, components: Components
) -> Rules:
    """The rules of one game with these modules."""
    check_modules(modules, players)
    rules = Rules(players, options, components, modules)
    rules.resolve()
    rules.figure_turns = [FLOW.id_of(step) for step in rules.figure_steps]
    further = [line for module in modules for line in module.score_lines(rules)]
    rules.lines = joined(base_lines(components.board.scoring.categories), further)
    rules.plan = plan(rules)
    return rules


check_words()


@mypyc_attr(allow_interpreted_subclasses=True)
class GlenMoreGame(RuledGame[State, Rules]):
    def __init__(self) -> None:
        super().__init__(
            meta.NAME,
            meta.TITLE,
            meta.VERSION,
            meta.PLAYERS,
            meta.OPTIONS,
            VOCABULARY,
            FLOW,
            meta.PRESETS,
        )

    def inspect(self, pack: Pack) -> tuple[list[Fault], Pack]:
        return LOADER.inspect(pack, tables_of(ENTRIES))

    def pack(self, text: str) -> Pack:
        return LOADER.fitted(LOADER.open(text, tables_of(ENTRIES)))

    def resolve(self, players: int, options: Options) -> Rules:
        return resolve(players, options, load_pack(word(options, "data_pack") or None))

    def blank(self, rules: Rules, rng: int) -> State:
        return blank(rules, rng)

    def restore(self, rules: Rules, data: dict[str, object]) -> State:
        return serial.load(rules, data)

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

    def lookup(self, state: State) -> GlenMoreComponents:
        return GlenMoreComponents(state.rules.components)

    def determinize(self, state: State, viewer: int, rng: int) -> State:
        """What is not yet drawn is drawn anew, and so is what modules keep secret."""
        copy = state.clone()
        copy.rng = seeded(rng)
        for module in state.rules.hooks.of["redraw"]:
            module.redraw(copy, viewer)
        return copy

    def position_key(self, state: State) -> tuple[object, ...]:
        return search.position_key(state)

    def turn_over(self, before: State, after: State, seat: int) -> bool:
        return search.turn_over(before, after, seat)

    def dump(self, state: State) -> dict[str, object]:
        return serial.dump(state)

    def audit(self, state: State) -> list[str]:
        return audit.audit(state)

    def unreachable(self, state: State) -> list[str]:
        return audit_turns.turn_faults(state)

    def why_not(self, state: State, action: Action) -> Reason:
        return why_not(state, action)


GLENMORE: Final[GlenMoreGame] = GlenMoreGame()
