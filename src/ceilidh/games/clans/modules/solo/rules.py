"""The solo game (CC-SOL): neutral pieces, a market moved by dice, thresholds instead of rivals."""

from typing import Final

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import BUILD, GOOD, HEX, PRICE_DIE
from ceilidh.games.clans.rules.preparation import refill
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.games.clans.rules.trade import move_price
from ceilidh.games.clans.rules.watchers import is_covered
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.options import flag
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame

FACES: Final = (-3, -2, -1, 1, 2, 3)
ROUNDS: Final = 5


class NeutralPieces(Step[State]):
    """Every active hex of land cost £1 is taken before the first workers (CC-SOL-02, Q1)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        cost = state.rules.components.board.solo_block_cost
        for hex_ in state.map.land.hexes():
            if state.map.cost[hex_] == cost:
                state.free = state.free.without(hex_)
        return False


def change_prices(state: State) -> int:
    """Three different goods change price; returns the last price die (CC-SOL-09 to 15)."""
    market = state.rules.components.market
    goods = [0, 1, 2, 3, 4, 5]
    face = 0
    for _ in range(state.rules.components.board.solo_price_changes):
        # Re-rolling the goods die until it shows another good is a pick among the others.
        good = pick(state, GOOD, goods)
        goods.remove(good)
        face = FACES[pick(state, PRICE_DIE, [0, 1, 2, 3, 4, 5])]
        if state.prices[good] < market.medium_from:
            move_price(state, good, abs(face))
        elif state.prices[good] > market.medium_to:
            move_price(state, good, -abs(face))
        else:
            move_price(state, good, face)
    return face


def box_of(face: int) -> int:
    """Two columns, minus left and plus right; rows 1 to 3 from the top (CC-SOL-29)."""
    return (abs(face) - 1) * 2 + (1 if face > 0 else 0)


class MarketPhase(Step[State]):
    """Prices, refill to six, and the last die removes one contract (CC-SOL-07, 16 to 18).

    In the preparation of rounds 2 to 5, or, first printing, at the end of rounds 1 to 4.
    """

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        due = state.round < ROUNDS if state.rules.first_printing else state.round > 1
        if due:
            face = change_prices(state)
            refill(state)
            box = box_of(face)
            if state.display[box]:
                state.discarded += (state.display[box],)
                state.display[box] = 0
        return False


NEUTRAL_PIECES: Final[NeutralPieces] = NeutralPieces("neutral pieces")
MARKET_PHASE: Final[MarketPhase] = MarketPhase("market phase")


def reached(pairs: tuple[tuple[int, int], ...], value: int) -> int:
    """The points of the best threshold that the value reaches."""
    for least, points in pairs:
        if value >= least:
            return points
    return 0


class SoloExports(ScoreLine[State]):
    def points(self, state: State) -> list[int]:
        pairs = state.rules.components.board.solo_contracts
        return [reached(pairs, len(seat.fulfilled)) for seat in state.seats]


class SoloSettlements(ScoreLine[State]):
    def points(self, state: State) -> list[int]:
        pairs = state.rules.components.board.solo_settlements
        return [reached(pairs, linked_settlements(state, seat)) for seat in state.seats]


class Solo(Module):
    def __init__(self) -> None:
        super().__init__("solo", players=(1,))

    def tune(self, rules: Rules) -> None:
        board = rules.components.board
        rules.neighbourhood_limit = 0
        rules.pass_bonus = (board.solo_pass,)
        rules.boxes = board.solo_fill
        rules.empty_boxes = board.solo_fill - board.boxes[1]
        rules.import_marks_pay = flag(rules.options, "solo_import_money")

    def insertions(self) -> list[Insertion]:
        return [Insertion("set-up", "clan choice", False, "neutral pieces")]

    def sequence(self, rules: Rules, name: str) -> list[str]:
        """Merchants come back before the prices change (CC-SOL-27), or, first printing, after."""
        if name == "preparation":
            return (
                ["merchants home"] if rules.first_printing else ["merchants home", "market phase"]
            )
        if name == "round" and rules.first_printing:
            return [
                "next round",
                "preparation",
                "action phase",
                "production phase",
                "scoring phase",
                "market phase",
            ]
        return []

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        return [
            SoloExports("exports", ("CC-SOL-22",)),
            SoloSettlements("settlements", ("CC-SOL-23",)),
        ]

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        """Neutral pieces close their hexes for the whole game (CC-SOL-03)."""
        if action.spec is not BUILD or not is_covered(state, action.b):
            return None
        names: dict[str, object] = {"hex": HEX.words[action.b]}
        rules = ("CC-EXP-04", "CC-SOL-03")
        return Reason("There is a neutral piece on hex {hex}.", rules, names)
