"""The variants that are more than a number: static imports, tighter map, no clans (CC-VAR)."""

from typing import Final

from ceilidh.games.clans.goods import IMPORT_NAMES
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import HEX
from ceilidh.games.clans.rules.counters import imported
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame


class StaticImportLine(ScoreLine[State]):
    def __init__(self, good: int) -> None:
        super().__init__(IMPORT_NAMES[good], ("CC-VSI-01",))
        self.good = good

    def points(self, state: State) -> list[int]:
        each = state.rules.components.board.static_import_vp
        return [imported(state, seat)[self.good] * each for seat in state.seats]


class StaticImports(Module):
    """Every import good is worth 4 points and no token moves (CC-VSI)."""

    def __init__(self) -> None:
        super().__init__("static-imports")

    def tune(self, rules: Rules) -> None:
        rules.imports_move = False

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        return [StaticImportLine(0), StaticImportLine(1), StaticImportLine(2)]


class CoverHexes(Step[State]):
    """One random land hex of each module is covered (CC-VTM-02, CC-VTM-Q1)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        for module in range(state.rules.components.board.tighter_map_hexes):
            hexes = [
                hex_
                for hex_ in state.free.hexes_in(state.map.land)
                if state.map.module_of[hex_] == module % 4
            ]
            state.free = state.free.without(pick(state, HEX, hexes))
        return False


class TighterMap(Module):
    def __init__(self) -> None:
        super().__init__("tighter-map", players=(2, 3))

    def insertions(self) -> list[Insertion]:
        return [Insertion("set-up", "draw ports", True, "cover hexes")]


class SeatMoney(Step[State]):
    """Without clans later seats receive a little more money (CC-VNC-02)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        money = state.rules.components.board.no_clans_money
        for place, seat in enumerate(state.order):
            pay_in(state, seat, money[place], "start")
        return False


class NoClans(Module):
    def __init__(self) -> None:
        super().__init__("no-clans")

    def tune(self, rules: Rules) -> None:
        rules.clan_pool = []

    def insertions(self) -> list[Insertion]:
        return [Insertion("set-up", "return pair", True, "seat money")]


COVER_HEXES: Final[CoverHexes] = CoverHexes("cover hexes")
SEAT_MONEY: Final[SeatMoney] = SeatMoney("seat money")
STEPS: Final[list[Step[State]]] = [COVER_HEXES, SEAT_MONEY]
