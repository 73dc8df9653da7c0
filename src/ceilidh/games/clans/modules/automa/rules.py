"""The Automa (IN-AS to IN-AMH): what the last seat changes when it plays by itself."""

from typing import Final

from ceilidh.games.clans.components.hexes import MODULES
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import BUILD, HEX
from ceilidh.games.clans.modules.automa import scoring
from ceilidh.games.clans.modules.automa.deck import NEW_DECK
from ceilidh.games.clans.modules.automa.first_workers import AUTOMA_SET_UP, level_of
from ceilidh.games.clans.modules.automa.part import (
    NAME,
    NO_CARD,
    Automaton,
    automaton,
    rows_of,
    seat_of,
)
from ceilidh.games.clans.modules.automa.production import AUTOMA_PRODUCTION
from ceilidh.games.clans.modules.automa.turn import AUTOMA_TURN
from ceilidh.games.clans.modules.automa.units import PLACES
from ceilidh.games.clans.modules.industria.farmers_markets.hooks import MarketHooks
from ceilidh.games.clans.rules.first_workers import FIRST_WORKER
from ceilidh.games.clans.rules.watchers import marked_hexes
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import NO_CLAN, State
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Insertion
from ceilidh.kernel.hexset import HexSet, hexset
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.ruleset import ModuleHooks
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame, ModuleState

STEPS: Final = (AUTOMA_SET_UP, NEW_DECK, AUTOMA_TURN, AUTOMA_PRODUCTION)
PLAYERS: Final = (2, 3, 4)
TITLE: Final = "Automa"


class MarketsApart(MarketHooks):
    def tile_hexes(self, state: State, hexes: HexSet) -> HexSet:
        """Against one person in opposite modules, else in different ones (IN-AS-18, IN-AMH-Q1)."""
        used = [state.map.module_of[hex_] for hex_ in marked_hexes(state).hexes()]
        if not used:
            return hexes
        modules = [module for module in range(MODULES) if module not in used]
        if len(state.rules.people) == 1:
            modules = [(used[0] + MODULES // 2) % MODULES]
        return hexset([one for one in hexes.hexes() if state.map.module_of[one] in modules])


class Automa(Module):
    """The last seat decides nothing: its turn and its production are steps of their own."""

    def __init__(self, players: int) -> None:
        # One person has nobody to bid against, and is scored by the close second anyway.
        alone = ("auction", "two-player-scoring") if players == PLAYERS[0] else ()
        super().__init__(NAME, players=PLAYERS, conflicts=alone)

    def new_module_state(self) -> ModuleState:
        return Automaton()

    def tune(self, rules: Rules) -> None:
        rules.people = list(range(rules.players - 1))
        rules.titles[-1] = TITLE
        rules.money_per_vp[-1] = rules.components.board.automa_money_per_vp  # IN-AFS-04
        rules.turn_steps[-1] = AUTOMA_TURN.name
        rules.produce_steps[-1] = AUTOMA_PRODUCTION.name

    def insertions(self) -> list[Insertion]:
        return [
            Insertion("set-up", "first workers", False, AUTOMA_SET_UP.name),
            Insertion("preparation", "merchants home", True, NEW_DECK.name),
        ]

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        return scoring.lines(rules)

    def tie_breaks(self, state: State, left: list[int]) -> list[int]:
        """The Automa wins ties (IN-AFS-Q2)."""
        out = [2 * money for money in left]
        out[seat_of(state)] += 1
        return out

    def shown(self, state: State) -> dict[str, object]:
        return {"seat": seat_of(state), "level": level_of(state)}

    # --- farmers' markets -------------------------------------------------------------------------

    def answers(self) -> list[ModuleHooks]:
        return [MarketsApart()]

    def first_hexes(self, state: State, seat: int, hexes: HexSet) -> HexSet:
        """First workers of people keep away from tiles (IN-AS-19, 20)."""
        return hexes.minus(self._near_tiles(state))

    def _near_tiles(self, state: State) -> HexSet:
        near = marked_hexes(state)
        for _ in range(state.rules.components.market.farmers_min_hexes_between):
            for hex_ in near.hexes():
                near = near.union(hexset(list(state.map.adjacent[hex_])))
        return near

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is BUILD and frame.step == FIRST_WORKER.id:
            if not self._near_tiles(state).has(action.b):
                return None
            number = state.rules.components.market.farmers_min_hexes_between
            return Reason(
                "There must be at least {number} hexes between your first workers and a market.",
                ("IN-AS-19",),
                {"number": number},
            )
        if not state.round and HEX in action.spec.domains:
            if len(state.rules.people) == 1:
                return Reason(
                    "Place one market in module A and one in C, or one in B and one in D.",
                    ("IN-AS-18",),
                )
            return Reason("Place each market in a different map module.", ("IN-AMH-Q1",))
        return None

    # --- checks -----------------------------------------------------------------------------------

    def audit(self, state: State) -> list[str]:
        own = automaton(state)
        cards = [*own.deck, *own.discard, *own.removed]
        if cards:
            round_ = max(state.round, 1)
            due = [card.id for card in rows_of(state).cards if card.round <= round_]
            if sorted(cards) != due:
                return ["the cards of the Automa are not those of the round"]
        numbers = [NO_CARD, *[card.id for card in rows_of(state).cards]]
        if own.action not in numbers or own.support not in numbers:
            return ["the Automa has drawn no such card"]
        if not 0 <= own.token < PLACES:
            return ["the token of the Automa stands nowhere"]
        seat = state.seats[seat_of(state)]
        if any(seat.goods) or seat.clan != NO_CLAN or seat.tile:
            return ["the Automa has goods or a clan"]
        return []
