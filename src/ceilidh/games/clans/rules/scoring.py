"""The scoring phase (CC-SCO) and final scoring (CC-FIN)."""

from typing import Final

from ceilidh.games.clans.components.scoring_tiles import ScoringTile
from ceilidh.games.clans.effects import Counter, Effect, Per
from ceilidh.games.clans.goods import BASIC, IMPORT_NAMES, PROCESSED
from ceilidh.games.clans.rules.counters import imported, kept_processed
from ceilidh.games.clans.rules.ledger import GLORY
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.games.clans.state import State
from ceilidh.kernel.flow import Step
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame


def shared(values: list[int], prizes: tuple[int, ...]) -> list[int]:
    """Prizes by rank; tied seats share the sum of their ranks, rounded down (CC-FIN-13)."""
    out: list[int] = []
    for value in values:
        better = 0
        equal = 0
        for other in values:
            if other > value:
                better += 1
            elif other == value:
                equal += 1
        pot = 0
        for rank in range(better, better + equal):
            if rank < len(prizes):
                pot += prizes[rank]
        out.append(pot // equal)
    return out


def tile_effect(tile: ScoringTile, counted: Counter) -> Effect:
    """Glory for every full set of what the tile counts (CC-SCO-02, CC-SCO-07)."""
    return Per(counted, tile.per, GLORY, tile.glory)


class ScoringPhase(Step[State]):
    """Only the tile of the current round, once for everybody (CC-SCO-01).

    A seat that plays by itself scores none (IN-AFS-01).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        if state.tiles:
            tile = state.tiles[state.round - 1]
            for seat in state.rules.people:
                state.rules.scoring_effects[tile].run(state, seat, f"scoring {tile}")
        return False


class BeforeFinal(Step[State]):
    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        for seat in range(len(state.seats)):
            for module in state.seats[seat].hooks.of["before_final"]:
                module.before_final(state, seat)
        return False


SCORING_PHASE: Final[ScoringPhase] = ScoringPhase("scoring phase")
BEFORE_FINAL: Final[BeforeFinal] = BeforeFinal("before final scoring")


def import_values(state: State) -> list[int]:
    """3, 4 or 5 points by rarity; ties: cotton is rarest, then tobacco (CC-FIN-09, 10)."""
    vp = state.rules.components.board.import_vp
    rarest = sorted([(state.imports[good], good) for good in range(3)])
    values = [0, 0, 0]
    for rank in range(3):
        values[rarest[rank][1]] = vp[rank]
    return values


class GloryLine(ScoreLine[State]):
    def points(self, state: State) -> list[int]:
        return [seat.glory for seat in state.seats]


class GoodsLine(ScoreLine[State]):
    def __init__(
        self, name: str, rules: tuple[str, ...], goods: tuple[int, ...], each: int
    ) -> None:
        super().__init__(name, rules)
        self.goods = goods
        self.each = each

    def points(self, state: State) -> list[int]:
        return [self._held(state, seat) * self.each for seat in range(len(state.seats))]

    def _held(self, state: State, seat: int) -> int:
        """What clans stored as stock is in stock by now; goods of their own kind never are."""
        held = sum([state.seats[seat].goods[good] for good in self.goods])
        return held + kept_processed(state, seat) if self.goods == PROCESSED else held


class MoneyLine(ScoreLine[State]):
    def points(self, state: State) -> list[int]:
        each = state.rules.money_per_vp
        return [seat.money // each[number] for number, seat in enumerate(state.seats)]


class HopsLine(ScoreLine[State]):
    def points(self, state: State) -> list[int]:
        contracts = state.rules.components.contracts
        each = state.rules.components.board.hops_vp
        return [
            sum([contracts[number - 1].hops for number in seat.fulfilled]) * each
            for seat in state.seats
        ]


class ImportLine(ScoreLine[State]):
    """One import good; its value depends on what all players imported (CC-FIN-07, 08)."""

    def __init__(self, good: int) -> None:
        super().__init__(IMPORT_NAMES[good], ("CC-FIN-07", "CC-FIN-09"))
        self.good = good

    def points(self, state: State) -> list[int]:
        each = import_values(state)[self.good]
        return [imported(state, seat)[self.good] * each for seat in state.seats]


class ExportsLine(ScoreLine[State]):
    def points(self, state: State) -> list[int]:
        prizes = state.rules.components.board.contracts_vp[state.rules.players]
        return shared([len(seat.fulfilled) for seat in state.seats], prizes)


class SettlementsLine(ScoreLine[State]):
    def points(self, state: State) -> list[int]:
        prizes = state.rules.components.board.settlements_vp[state.rules.players]
        return shared([linked_settlements(state, seat) for seat in state.seats], prizes)


def base_lines(basic: int, processed: int) -> list[ScoreLine[State]]:
    """The score sheet of the base game, in the order of the rulebook."""
    return [
        GloryLine("glory", ("CC-FIN-02",)),
        GoodsLine("basic goods", ("CC-FIN-03",), BASIC, basic),
        GoodsLine("processed goods", ("CC-FIN-04",), PROCESSED, processed),
        MoneyLine("money", ("CC-FIN-05",)),
        HopsLine("hops", ("CC-FIN-06",)),
        ImportLine(0),
        ImportLine(1),
        ImportLine(2),
        ExportsLine("exports", ("CC-FIN-11", "CC-FIN-12")),
        SettlementsLine("settlements", ("CC-FIN-15", "CC-FIN-16")),
    ]
