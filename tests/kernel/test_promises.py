"""Every promise that the conformance suite checks is broken once, and how often it looks."""

from collections.abc import Callable

import pytest

from ceilidh.games.template.game import PeatGame
from ceilidh.games.template.state import PEATS, State
from ceilidh.kernel import registry
from ceilidh.kernel.action import Action
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.event import EventRecorder
from ceilidh.kernel.options import Options
from ceilidh.kernel.testing import ContractViolation, conform, new_table, perft


class MissingTieBreak(PeatGame):
    def tie_breaks(self, state: State) -> list[int]:
        return super().tie_breaks(state)[1:]


class MissingScore(PeatGame):
    def scores(self, state: State) -> list[int]:
        return super().scores(state)[: 3 if state.peats > 5 else 2]


class AnotherKey(PeatGame):
    def key(self, state: State) -> bytes:
        return str(id(state)).encode()


class DumpOfTuples(PeatGame):
    def dump(self, state: State) -> dict[str, object]:
        return {**super().dump(state), "taken": tuple(state.taken)}


class AnotherActor(PeatGame):
    def actor(self, state: State) -> int:
        return -1 if state.peats == PEATS else super().actor(state)


class OverAtOnce(PeatGame):
    def over(self, state: State) -> bool:
        return True


class Twice(PeatGame):
    def actors(self, state: State) -> list[int]:
        return super().actors(state) * 2


class AnotherLegal(PeatGame):
    def legal(self, state: State) -> list[Action]:
        return super().legal(state)[1:]


class KeptRecorder(PeatGame):
    def determinize(self, state: State, viewer: int, rng: int) -> State:
        copy = super().determinize(state, viewer, rng)
        copy.recorder = EventRecorder({})
        return copy


class UnnotedStart(PeatGame):
    """A set-up that follows from the seed and stands in no record."""

    def new(
        self, players: int, options: Options, rng: int, recorder: EventRecorder | None
    ) -> State:
        state = super().new(players, options, rng, recorder)
        state.taken[0] += rng % 97
        return state

    def audit(self, state: State) -> list[str]:
        return []


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (MissingTieBreak, "tie-breaks are missing"),
        (MissingScore, "there are 2 scores"),
        (AnotherKey, "a clone has another key"),
        (DumpOfTuples, "the dump is not made of JSON values"),
        (AnotherActor, "actor is not first"),
        (OverAtOnce, "over and actors disagree"),
        (Twice, "a seat is twice among the actors"),
        (AnotherLegal, "legal is not that of the actor"),
        (KeptRecorder, "determinize keeps the recorder"),
        (UnnotedStart, "with another seed the record differs"),
    ],
)
def test_a_broken_promise_is_found(
    peat: PeatGame, broken: Callable[[], PeatGame], message: str
) -> None:
    game = broken()
    registry.register(game.name, lambda: game)
    with pytest.raises(ContractViolation, match=message):
        conform(game, 3, seed=2)


def test_a_sound_game_keeps_every_promise(peat: PeatGame) -> None:
    """Else the tests above would show nothing."""
    for every in (1, 2, 7):
        assert conform(peat, 3, seed=2, every=every).actor is None


class UneasyAt(PeatGame):
    """Its audit complains of one position, after so many moves of one peat each."""

    def __init__(self, moves: int) -> None:
        super().__init__()
        self.moves = moves

    def audit(self, state: State) -> list[str]:
        return ["wet"] if state.peats == PEATS - self.moves else []


@pytest.mark.parametrize(
    ("moves", "every", "found"),
    [
        (1, 1, True),
        (1, 7, False),
        (2, 7, False),
        (3, 7, True),
        (7, 7, True),
        (8, 7, False),
        (9, 7, True),
        (1, 2, False),
        (2, 2, True),
        (3, 2, False),
        (PEATS, 1000, True),
    ],
)
def test_how_often_audits_are_made(peat: PeatGame, moves: int, every: int, found: bool) -> None:
    """At each `every`-th position, at each third where that is more often, and at the last one."""
    game = UneasyAt(moves)
    registry.register(game.name, lambda: game)
    if found:
        with pytest.raises(ContractViolation, match=rf"after move {moves}: audit: wet"):
            conform(game, 2, moves=[0] * PEATS, every=every)
    else:
        conform(game, 2, moves=[0] * PEATS, every=every)


class Choosy(PeatGame):
    def check(self, players: int, options: Options) -> None:
        if players == 3:
            raise OptionError("Not for three.")


def test_tables_of_a_game_are_checked_as_any_other() -> None:
    assert new_table(Choosy(), 2).players == 2
    with pytest.raises(OptionError, match="Not for three"):
        new_table(Choosy(), 3)


def test_positions_are_counted_by_depth(peat: PeatGame) -> None:
    """Each seat takes 1 to 3 or waits once: 12 times 4 and 4 times 3 third moves."""
    state = peat.new(2, {"modules": ()}, 1, None)
    before = peat.key(state)
    assert perft(peat, state, 1) == [4]
    assert perft(peat, state, 3) == [4, 16, 60]
    assert peat.key(state) == before
