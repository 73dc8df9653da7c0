"""A figure of a module that is no seat but has turns of its own, as the Englishman will be."""

from collections.abc import Iterator

import pytest

from ceilidh.games.glenmore.hooks import Module
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.games.glenmore.rules.rondel import (
    NOBODY,
    discard,
    discard_passed,
    move_figure,
    position_of,
    take_off,
    tiles_ahead,
)
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Flow, Step
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table
from ceilidh.kernel.testing import RandomChoices, new_table, random_move
from tests.glenmore.extension import ExtendedGame, extended, further_steps
from tests.glenmore.scenario import Scenario


class Wander(Step[State]):
    """Chance chooses a tile in front of the figure; it goes there and discards the tile."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.after = -1

    def ready(self, flow: Flow[State]) -> None:
        self.after = flow.id_of("refill")

    def begin(self, state: State, frame: Frame) -> bool:
        figure = frame.seat
        state.stack[-1] = Frame(self.after, figure)
        ahead = [tile for _, tile in tiles_ahead(state, figure) if state.rules.landable[tile]]
        if not ahead:
            state.gone |= 1 << figure
            return False
        position = position_of(state, figure, pick(state, TILE, ahead))
        move_figure(state, figure, position)
        discard(state, NOBODY, take_off(state, position))
        discard_passed(state, NOBODY)
        return False


WANDER = Wander("wanderer")


class Wanderer(Module):
    def __init__(self) -> None:
        super().__init__("wanderer", players=(2, 3, 4))

    def tune(self, rules: Rules) -> None:
        rules.figure_steps.append("wanderer")


@pytest.fixture
def wanderer() -> Iterator[Wanderer]:
    with further_steps(WANDER):
        yield Wanderer()


def figures(s: Scenario) -> list[list[str]]:
    """Who stands on each space of the Rondel."""
    spaces = s.table.view()["rondel"]
    assert isinstance(spaces, list)
    return [space["figures"] for space in spaces]


@pytest.mark.parametrize(("players", "others"), [(2, ["die", "wanderer"]), (3, ["wanderer"])])
def test_it_stands_in_front_of_the_others(
    wanderer: Wanderer, players: int, others: list[str]
) -> None:
    s = extended(wanderer, players=players)
    pawns = [f"seat {seat + 1}" for seat in range(players)]
    standing = figures(s)
    assert [standing[space] for space in range(players + len(others))] == [
        [name] for name in [*pawns, *others]
    ]
    assert len(s.state.seats) == players, "it has no seat"
    assert s.state.rules.figures == players + len(others)


@pytest.mark.rule("GM-RON-02")
def test_it_moves_when_it_is_last(wanderer: Wanderer) -> None:
    s = extended(wanderer, players=3)
    for seat in range(3):
        s.place(seat, 6 + seat)
    s.stack("A", 0)
    s.state.front = 10
    s.put_on_rondel(9, "lammermuir")
    s.put_on_rondel(5, "corrennie")
    s.begin()
    assert s.state.places[3] in (5, 9), "it has moved by itself"
    taken = "corrennie" if s.state.places[3] == 5 else "lammermuir"
    assert taken in s.discarded()
    assert s.table.actor == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games(wanderer: Wanderer, players: int) -> None:
    game = ExtendedGame([wanderer], ())
    table = new_table(game, players, {"modules": ["highlander", "great-glen"]}, 8)
    turns = play_out(table)
    assert turns > 3, "it had turns of its own"
    assert len(table.scores()) == players
    assert len(table.result() or []) == players


def play_out(table: Table) -> int:
    """Play a whole game by chance; how often the last figure has moved."""
    dice = RandomChoices(8)
    moves = 0
    while table.actor is not None:
        assert table.actor < table.players
        assert table.game.audit(table.state) == []
        seat, action = random_move(table, dice)
        played = table.play(action, seat)
        last = table.state.rules.figures - 1
        moves += sum(1 for event in played.events if event.kind == "move" and event.seat == last)
    return moves
