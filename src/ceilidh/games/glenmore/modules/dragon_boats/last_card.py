"""The Last card (GM-C1-25, 26, Q9): in the final scoring coins give nothing, Armadale's do."""

from ceilidh.games.glenmore.modules.dragon_boats.regatta import regatta
from ceilidh.games.glenmore.rules.scoring import CoinsLine, LandmarksLine
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.score_line import ScoreLine


def is_last(state: State, seat: int) -> bool:
    """Whether a seat has a Last card."""
    return regatta(state).beaten >> seat & 1 == 1


def kept(state: State, seat: int) -> int:
    """The coins that Armadale Castle makes worth something, Last card or not."""
    own = state.seats[seat]
    return min(own.coins, sum([coins for coins, _ in own.powers.coin_vp]))


class LastCardLine(ScoreLine[State]):
    """Takes back what coins give; Armadale's points stay (GM-C1-25, 26, Q9)."""

    def points(self, state: State) -> list[int]:
        each = state.rules.components.board.final.vp_per_coin
        out: list[int] = []
        for seat, own in enumerate(state.seats):
            lost = own.coins - kept(state, seat) if is_last(state, seat) else 0
            out.append(-each * lost)
        return out


class CoinsOfRacers(CoinsLine):
    """Coins as ever, but nobody with a Last card gains by them (GM-C1-25)."""

    def sources(self, state: State) -> list[list[int]]:
        points = self.points(state)
        return [[0 if is_last(state, seat) else vp for seat, vp in enumerate(points)]]


class LandmarksOfRacers(LandmarksLine):
    """Landmarks as ever; with a Last card all that Armadale's coins give is its own (GM-C1-26)."""

    def sources(self, state: State) -> list[list[int]]:
        each = state.rules.components.board.final.vp_per_coin
        out: list[int] = []
        for seat, points in enumerate(self.points(state)):
            coins = kept(state, seat) if is_last(state, seat) else 0
            out.append(points + each * coins)
        return [out]
