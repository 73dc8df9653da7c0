"""Clans of Caledonia as a game of the kernel."""

from typing import Final

from ceilidh.games.clans import audit, audit_turns, meta, search, serial, view
from ceilidh.games.clans.components.pack import LOADER, Components, load
from ceilidh.games.clans.flow import FLOW, plan, productions, turns
from ceilidh.games.clans.kinds import CLAN_NAMES, SPECS
from ceilidh.games.clans.lookup import ClansComponents
from ceilidh.games.clans.modules.catalogue import ENTRIES, MODULES, make_clans
from ceilidh.games.clans.reasons import why_not
from ceilidh.games.clans.rules.scoring import base_lines
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State, blank
from ceilidh.games.clans.tiles import port_effects, scoring_effects
from ceilidh.kernel.action import Action, Vocabulary
from ceilidh.kernel.chance import seeded
from ceilidh.kernel.component_data.fault import Fault
from ceilidh.kernel.component_data.pack_file import Pack
from ceilidh.kernel.entry import make_chosen, specs_of, tables_of
from ceilidh.kernel.options import Options, word, written
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.ruled_game import RuledGame
from ceilidh.kernel.ruleset import check_modules
from ceilidh.kernel.score_line import ScoreLine, joined

VOCABULARY: Final[Vocabulary] = Vocabulary([*SPECS, *specs_of(ENTRIES)])


def score_lines(rules: Rules) -> list[ScoreLine[State]]:
    """The base lines in order; a module's line of the same name takes its place."""
    board = rules.components.board
    further = [line for module in rules.modules for line in module.score_lines(rules)]
    return joined(base_lines(board.basic_vp, board.processed_vp), further)


def load_pack(text: str | None) -> Components:
    """The component tables of a game, from a data pack together with those of all modules."""
    return load(text, tables_of(ENTRIES))


def resolve(players: int, options: Options, components: Components) -> Rules:
    """The rules of one game, from its options."""
    modules = make_chosen(MODULES, players, options, components)
    check_modules(modules, players)
    built = make_clans(players, options, components)
    rules = Rules(players, options, components, modules, built)
    pools = meta.pools(options, components)
    rules.clan_pool = [CLAN_NAMES.index(name) for name in pools.clans]
    rules.tile_pool = pools.starting_tiles
    rules.scoring_pool = pools.scoring_tiles
    rules.map_sides = pools.sides
    rules.railway = any([module.railway() for module in modules])
    rules.port_pool = pools.ports
    rules.port_effects = port_effects(components, rules.railway)
    rules.scoring_effects = scoring_effects(components)
    rules.tune()
    rules.lines = score_lines(rules)
    rules.plan = plan(rules)
    rules.turns = turns(rules)
    rules.productions = productions(rules)
    return rules


class ClansGame(RuledGame[State, Rules]):
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

    def check(self, players: int, options: Options) -> None:
        meta.check(players, options)
        meta.check_pools(self.rules(players, options))

    def inspect(self, pack: Pack) -> tuple[list[Fault], Pack]:
        return LOADER.inspect(pack, tables_of(ENTRIES))

    def pack(self, text: str) -> Pack:
        return LOADER.fitted(LOADER.open(text, tables_of(ENTRIES)))

    def resolve(self, players: int, options: Options) -> Rules:
        return resolve(players, options, load_pack(word(options, "data_pack") or None))

    def blank(self, rules: Rules, rng: int) -> State:
        return blank(rules, rules.components.topology(("A1", "B1", "C1", "D1"), rules.small), rng)

    def restore(self, rules: Rules, data: dict[str, object]) -> State:
        return serial.load(rules, data)

    def clone(self, state: State) -> State:
        return state.clone()

    def lines(self, state: State) -> list[ScoreLine[State]]:
        return state.rules.lines

    def tie_breaks(self, state: State) -> list[int]:
        """Money left after the full tens have scored (CC-FIN-18, CC-FIN-Q1)."""
        each = state.rules.money_per_vp
        left = [seat.money % each[number] for number, seat in enumerate(state.seats)]
        for module in state.rules.table["tie_breaks"]:
            left = module.tie_breaks(state, left)
        return left

    def people(self, players: int, options: Options) -> list[int]:
        return self.rules(players, options).people

    def titles(self, players: int, options: Options) -> list[str]:
        return self.rules(players, options).titles

    def note(self, state: State, seat: int) -> str:
        """The rank of a solo score (CC-SOL-25)."""
        if state.rules.players > 1:
            return ""
        score = self.scores(state)[seat]
        ranks = state.rules.components.board.solo_ranks
        for least, name in ranks:
            if score >= least:
                return name
        return ranks[-1][1]

    def view(self, state: State, viewer: int) -> dict[str, object]:
        return view.view(state, viewer)

    def components(self, state: State) -> Components:
        return state.rules.components

    def lookup(self, state: State) -> ClansComponents:
        return ClansComponents(state.rules.components)

    def determinize(self, state: State, viewer: int, rng: int) -> State:
        """Nothing is hidden but what is not yet drawn, and that is drawn anew."""
        copy = state.clone()
        copy.rng = seeded(rng)
        return copy

    def position_key(self, state: State) -> tuple[object, ...]:
        return search.position_key(state)

    def turn_over(self, before: State, after: State, seat: int) -> bool:
        return search.turn_over(before, after, seat)

    def freeze_rivals(self, state: State, seat: int) -> None:
        search.freeze_rivals(state, seat)

    def dump(self, state: State) -> dict[str, object]:
        return serial.dump(state, written(self.options, state.rules.options))

    def audit(self, state: State) -> list[str]:
        return audit.audit(state)

    def unreachable(self, state: State) -> list[str]:
        return audit_turns.turn_faults(state)

    def why_not(self, state: State, action: Action) -> Reason:
        return why_not(state, action)


CLANS: Final[ClansGame] = ClansGame()
