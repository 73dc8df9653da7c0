"""What is fixed while the moves of one decision are compared: values, rivals, tiles to come.

Values are those of the position in which the decision is due, so that a move which ends the round
is not judged by another measure than its rivals.
"""

from functools import cache, lru_cache
from typing import Final

from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluations
from ceilidh.bots.clans.value_tables import ROUNDS, worth_of
from ceilidh.bots.clans.weights import ClansWeights, weights
from ceilidh.bots.decision_context import DecisionContext
from ceilidh.bots.evaluation import evaluations_of
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.effects import Per
from ceilidh.games.clans.goods import MILK, WOOL
from ceilidh.games.clans.kinds import CLAN_NAMES
from ceilidh.games.clans.modules.catalogue import ENTRIES
from ceilidh.games.clans.rules.scoring import import_values
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.games.clans.state import NO_CLAN, Seat, State
from ceilidh.kernel.hexset import HexSet, hexset


def expected_prize(mine: int, others: list[int], prizes: tuple[int, ...], spread: float) -> float:
    """The prize of the rank to be expected if counts may still shift by about `spread`."""
    behind = 0.0
    for other in others:
        behind += min(max(0.5 + (other - mine) / (2 * spread), 0.0), 1.0)
    rank = int(behind)
    part = behind - rank
    here = prizes[rank] if rank < len(prizes) else 0
    below = prizes[rank + 1] if rank + 1 < len(prizes) else 0
    return here * (1 - part) + below * part


CHEAP: Final = 3  # land up to this price is cheap


def current_round(state: State) -> int:
    """The round by whose values a decision is judged; production serves the next one."""
    if len(state.passed) == len(state.seats):
        return state.round + 1
    return max(state.round, 1)


def imports_worth(state: State) -> list[float]:
    """The victory points to be expected for an import: between those of now and the middle."""
    board = state.rules.components.board
    middle = sum(board.import_vp) / len(board.import_vp)
    return [(value + middle) / 2 for value in import_values(state)]


@lru_cache(maxsize=64)
def cheap_land(map_: Topology) -> HexSet:
    """The hexes of a map that cost little."""
    return hexset([one for one in map_.land.hexes() if map_.cost[one] <= CHEAP])


@cache
def joined(modules: tuple[str, ...], numbers: ClansWeights) -> ClansModuleEvaluations:
    """What is thought of these modules, found in their folders once."""
    seen = [name for name in modules if name not in numbers.without]
    return ClansModuleEvaluations(evaluations_of(ENTRIES, seen), numbers.terms)


class ClansDecisionContext(DecisionContext[State]):
    """`now` is the round whose values hold; `left` how many rounds come after it.

    `judgements` are those of the game's modules and of the seat's clan. `cow` and `sheep` are what
    such an animal on the map would still give.
    """

    def __init__(self, state: State, seat: int, numbers: ClansWeights | None = None) -> None:
        super().__init__(state, seat)
        rules = state.rules
        self.weights = numbers or weights()
        own = state.seats[seat]
        self.rules = rules
        self.clan = own.clan
        self.judgements = self.judgements_of(own.clan)
        self.worth = worth_of(rules, self.weights)
        self.now = current_round(state)
        self.left = max(ROUNDS - self.now, 0)
        self.pound = self.worth.pound[self.now]
        self.goods = self.worth.good[self.now]
        self.imports = (self.judgements.imports or imports_worth)(state)
        self.cheap = cheap_land(state.map)
        others = [state.seats[other] for other in range(len(state.seats)) if other != seat]
        self.other_exports = [len(other.fulfilled) for other in others]
        self.other_settlements = [linked_settlements(state, other) for other in others]
        self.linked: dict[tuple[int, int, int, int], int] = {}
        self.rewards: dict[Contract, float] = {}
        self.cow, self.sheep = self._animal(MILK), self._animal(WOOL)
        self.tiles = _tiles_to_come(state, self.now, self.weights.trust)
        self.import_glory = self._glory_of("cotton_tobacco_sugar_on_fulfilled")
        self.meat_glory = self._glory_of("meat_on_fulfilled")
        self.next_export = self.export_prize(len(own.fulfilled) + 1) - self.export_prize(
            len(own.fulfilled)
        )

    def _animal(self, good: int) -> float:
        """What an animal on the map would still give: its goods in the productions to come."""
        worth = self.worth.good
        return sum([worth[round_][good] for round_ in range(self.now, len(worth) - 1)])

    def judgements_of(self, clan: int) -> ClansModuleEvaluations:
        """What counts for a seat of this clan, since a move may be the choice of one."""
        names = [module.name for module in self.rules.modules]
        if clan != NO_CLAN:
            names.append(CLAN_NAMES[clan])
        return joined(tuple(names), self.weights)

    def _glory_of(self, name: str) -> float:
        """What the tiles to come pay for one more of what they count."""
        return sum(
            coming.trust * coming.tile.amount / coming.tile.size
            for coming in self.tiles
            if coming.tile.counter.name == name
        )

    def settlements_of(self, state: State, own: Seat) -> int:
        """Linked settlements, counted once for the same units and shipping."""
        units = own.own
        key = (units.w0, units.w1, units.w2, own.shipping)
        known = self.linked.get(key)
        if known is None:
            known = self.linked[key] = linked_settlements(state, own)
        return known

    def export_prize(self, number: int) -> float:
        if self.judgements.exports:
            return self.judgements.exports(self, number)
        prizes = self.rules.components.board.contracts_vp[self.rules.players]
        return expected_prize(number, self.other_exports, prizes, 1 + 0.8 * self.left)

    def settlement_prize(self, number: int) -> float:
        if self.judgements.settlements:
            return self.judgements.settlements(self, number)
        prizes = self.rules.components.board.settlements_vp[self.rules.players]
        return expected_prize(number, self.other_settlements, prizes, 1 + 1.2 * self.left)

    def reward(self, contract: Contract) -> float:
        """What the right half of a contract brings once it is fulfilled."""
        known = self.rewards.get(contract)
        if known is None:
            known = self.rewards[contract] = self._reward(contract)
        return known

    def _reward(self, contract: Contract) -> float:
        points = contract.hops * self.rules.components.board.hops_vp + self.next_export
        for good in range(3):
            points += contract.imports[good] * (self.imports[good] + self.import_glory)
        points += (contract.beef + contract.mutton) * self.meat_glory
        pounds = (
            contract.money
            + self.weights.expand * contract.free_expands
            + self.weights.upgrade * contract.upgrades
        )
        return points + pounds * self.pound


class UpcomingTile:
    """A scoring tile of this or a later round, and how far to count on it.

    `basic` and `processed` say that it counts such goods in stock, which come and go.
    """

    def __init__(self, round_: int, tile: Per, trust: float) -> None:
        self.round = round_
        self.tile = tile
        self.trust = trust
        self.basic = tile.counter.name == "basic_goods_in_stock"
        self.processed = tile.counter.name == "processed_goods_in_stock"


def _tiles_to_come(state: State, now: int, trust: list[float]) -> list[UpcomingTile]:
    """The scoring tiles of this and later rounds."""
    out: list[UpcomingTile] = []
    for place, tile in enumerate(state.tiles):
        effect = state.rules.scoring_effects[tile]
        round_ = place + 1
        if isinstance(effect, Per) and round_ >= state.round:
            out.append(UpcomingTile(round_, effect, trust[min(max(round_ - now, 0), ROUNDS - 1)]))
    return out
