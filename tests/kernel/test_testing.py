"""The conformance suite finds what it is there to find: games broken on purpose."""

from collections.abc import Callable

import pytest

from ceilidh.games.template.game import PeatGame
from ceilidh.games.template.kinds import TAKE
from ceilidh.games.template.modules.secret.rules import numbers_of
from ceilidh.games.template.state import State
from ceilidh.kernel import registry
from ceilidh.kernel.action import Action
from ceilidh.kernel.errors import UnknownGame
from ceilidh.kernel.flow import Flow, Step
from ceilidh.kernel.state import Frame
from ceilidh.kernel.testing import ContractViolation, RandomChoices, conform, random_game


class LazyClone(PeatGame):
    def clone(self, state: State) -> State:
        return state


class SharedList(PeatGame):
    def clone(self, state: State) -> State:
        copy = state.clone()
        copy.taken = state.taken
        return copy


class WrongScores(PeatGame):
    def scores(self, state: State) -> list[int]:
        return [score + 1 for score in super().scores(state)]


class MissingScores(PeatGame):
    def sheet(self, state: State) -> list[tuple[str, list[int]]]:
        return [(name, points[1:]) for name, points in super().sheet(state)]

    def scores(self, state: State) -> list[int]:
        return list(state.taken)


class LeakingView(PeatGame):
    def view(self, state: State, viewer: int) -> dict[str, object]:
        return {**super().view(state, viewer), "secret": list(numbers_of(state).chosen)}


class ViewOfTuples(PeatGame):
    def view(self, state: State, viewer: int) -> dict[str, object]:
        return {**super().view(state, viewer), "taken": tuple(state.taken)}


class ForgetfulDump(PeatGame):
    def load(self, data: dict[str, object]) -> State:
        return super().load({**data, "waited": 0})


class UneasyAudit(PeatGame):
    def audit(self, state: State) -> list[str]:
        return ["a peat is wet"] if state.peats < 10 else []


class MeddlingDeterminize(PeatGame):
    def determinize(self, state: State, viewer: int, rng: int) -> State:
        state.rng = rng
        return super().determinize(state, viewer, rng)


class OldDraws(PeatGame):
    def determinize(self, state: State, viewer: int, rng: int) -> State:
        """The draws to come follow from the real ones, and not from the seed alone."""
        copy = super().determinize(state, viewer, rng)
        copy.rng = (state.rng + rng) % 2**64
        return copy


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (LazyClone, "clone gives no independent copy"),
        (SharedList, "on a clone changes the state it was cloned from"),
        (WrongScores, "the sheet sums to"),
        (MissingScores, "of the sheet is too short"),
        (LeakingView, r"shows what it may not: \['secret'\]"),
        (ViewOfTuples, "is not made of JSON values"),
        (ForgetfulDump, "dump and load change the state"),
        (UneasyAudit, "audit: a peat is wet"),
        (MeddlingDeterminize, "view or determinize changes the state"),
        (OldDraws, "what is imagined for 0 depends on what is hidden from it"),
    ],
)
def test_a_broken_game_is_found(
    peat: PeatGame, broken: Callable[[], PeatGame], message: str
) -> None:
    game = broken()
    registry.register(game.name, lambda: game)
    with pytest.raises(ContractViolation, match=message) as caught:
        for seed in range(5):
            conform(game, 3, {"modules": ["secret"]}, seed)
    assert "peat, 3 players, options {'modules': ['secret']}, seed " in str(caught.value)


class OneStep(Step[State]):
    """A turn with a list of moves of our choice."""

    def __init__(self, moves: list[int]) -> None:
        super().__init__("turn")
        self.moves = moves

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend([TAKE.all[move] for move in self.moves])


@pytest.mark.parametrize(
    ("moves", "message"),
    [([], "no legal move"), ([1, 0], "are not sorted"), ([0, 0], "a legal move twice")],
)
def test_bad_lists_of_moves_are_found(peat: PeatGame, moves: list[int], message: str) -> None:
    game = PeatGame()
    game.flow = Flow([OneStep(moves) if step.name == "turn" else step for step in game.flow.steps])
    with pytest.raises(ContractViolation, match=message):
        conform(game, 2)


class Endless(Step[State]):
    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(TAKE.all[0])


def test_a_game_without_end_is_found(peat: PeatGame) -> None:
    game = PeatGame()
    registry.register(game.name, lambda: game)
    game.flow = Flow([Endless("turn") if step.name == "turn" else step for step in game.flow.steps])
    with pytest.raises(ContractViolation, match="goes on after 40 moves"):
        conform(game, 2, every=1000, most=40)


def test_a_game_that_is_not_registered_cannot_be_loaded_from_its_record() -> None:
    with pytest.raises(UnknownGame, match="no game 'peat'"):
        conform(PeatGame(), 2)


def test_chosen_moves_come_first_and_wrap_round(peat: PeatGame) -> None:
    table = conform(peat, 2, seed=3, moves=[3, 2, 4])
    assert [played.action.text for played in table.played[:3]] == ["wait", "take 3", "take 2"]


def test_random_games_repeat_and_can_be_cut(peat: PeatGame) -> None:
    first = random_game(peat, 3, {"modules": ["wind"]}, seed=8)
    again = random_game(peat, 3, {"modules": ["wind"]}, seed=8)
    assert first.record() == again.record()
    cut = random_game(peat, 3, {"modules": ["wind"]}, seed=8, moves=4)
    assert [p.line for p in cut.played] == [p.line for p in first.played[:4]]


def test_dice_cover_their_range_and_differ_by_seed() -> None:
    dice = RandomChoices(1)
    assert {dice.below(6) for _ in range(200)} == {0, 1, 2, 3, 4, 5}
    assert [RandomChoices(2).below(1000) for _ in range(5)] != [
        RandomChoices(3).below(1000) for _ in range(5)
    ]
