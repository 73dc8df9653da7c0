"""Another scoring of exports and settlements for two (IN-VX): a close second scores too."""

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.rules.scoring import shared
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.score_line import ScoreLine


def with_second(numbers: list[int], prizes: tuple[int, ...], gap: int, second: int) -> list[int]:
    """The prizes of the base game, and what a second gets who is no more than `gap` behind."""
    out = shared(numbers, prizes)
    most = max(numbers)
    for seat, number in enumerate(numbers):
        if number < most and most - number <= gap:
            out[seat] = second
    return out


class CloseExports(ScoreLine[State]):
    def points(self, state: State) -> list[int]:
        board = state.rules.components.board
        done = [len(seat.fulfilled) for seat in state.seats]
        prizes = board.contracts_vp[state.rules.players]
        return with_second(done, prizes, board.close_contracts_gap, board.close_contracts_vp)


class CloseSettlements(ScoreLine[State]):
    def points(self, state: State) -> list[int]:
        board = state.rules.components.board
        linked = [linked_settlements(state, seat) for seat in state.seats]
        prizes = board.settlements_vp[state.rules.players]
        return with_second(linked, prizes, board.close_settlements_gap, board.close_settlements_vp)


class TwoPlayerScoring(Module):
    def __init__(self) -> None:
        super().__init__("two-player-scoring", players=(2,))

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        return [
            CloseExports("exports", ("IN-VX-01", "IN-VX-02")),
            CloseSettlements("settlements", ("IN-VX-05", "IN-VX-06")),
        ]
