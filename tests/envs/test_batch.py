"""The batch environment plays as single ones do, in one process or several."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from bench import cores as bench_cores
from ceilidh.envs import batch
from ceilidh.envs.batch import BatchEnv, cores, random_actions
from ceilidh.envs.batch_workers import BatchWorkers
from ceilidh.envs.learner import LearnerEnv
from ceilidh.envs.learner_table import ILLEGAL
from ceilidh.kernel.errors import OptionError


def last_legal(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[-1])


FORMS = [
    pytest.param("clans", {}, {"actions": "full", "observation": "full"}, id="clans, full"),
    pytest.param("clans", {"modules": ["awards"]}, {"reward": "points"}, id="clans, points"),
    pytest.param("glenmore", {"modules": ["haggis"]}, {}, id="glenmore"),
    pytest.param("glenmore", {}, {"workers": 2}, id="glenmore, two processes"),
    pytest.param("clans", {}, {"rivals": "learner"}, id="clans, rivals that think"),
    pytest.param("clans", {}, {"rivals": last_legal}, id="clans, a function as rival"),
]


def alike(seen: dict[str, Any], singles: list[dict[str, Any]]) -> bool:
    return all(
        np.array_equal(one[name], seen[name][row])
        for row, one in enumerate(singles)
        for name in ("observation", "action_mask")
    )


@pytest.mark.parametrize(("game", "options", "given"), FORMS)
def test_rows_play_as_single_environments(
    game: str, options: dict[str, object], given: dict[str, Any]
) -> None:
    """The same seeds and choices: every observation, mask, reward and end is the same."""
    envs = BatchEnv(game, 3, 2, options, **given)
    form = {"actions": "compact", "observation": "compact"} | given
    form.pop("workers", None)
    singles = [LearnerEnv(game, 2, options, **form) for _ in range(3)]
    seen, _ = envs.reset(seed=4)
    looks = [env.reset(seed=4 + row)[0] for row, env in enumerate(singles)]
    random = np.random.default_rng(1)
    ended = 0
    for _ in range(90):
        assert alike(seen, looks)
        actions = random_actions(seen["action_mask"], random)
        seen, rewards, over, cut, info = envs.step(actions)
        assert not cut.any()
        for row, env in enumerate(singles):
            look, reward, ends, _, told = env.step(actions[row])
            assert (reward, ends) == (rewards[row], over[row])
            assert told.get("rank", 0) == info["rank"][row]
            if ends:
                assert told["scores"] == list(info["scores"][row])
                look, told = env.reset()
                ended += 1
            assert told["seat"] == info["seat"][row]
            looks[row] = look
    envs.close()
    assert ended


def test_masks_at_the_end_survive_an_autoreset() -> None:
    """What is seen after the last move is the next game, so every mask has an action."""
    envs = BatchEnv("clans", 3, 1)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = envs.reset(seed=2)
    random = np.random.default_rng(2)
    ended = 0
    for _ in range(150):
        assert seen["action_mask"].any(axis=1).all()
        seen, rewards, over, _, info = envs.step(random_actions(seen["action_mask"], random))
        assert (info["rank"][over] == 1).all() and not rewards[~over].any()
        ended += int(over.sum())
    assert ended >= 3


def test_the_learner_may_decide_for_every_seat() -> None:
    envs = BatchEnv("glenmore", 2, 3, rivals="self")
    seen, info = envs.reset(seed=1)
    random = np.random.default_rng(1)
    decided: set[int] = set()
    ended = 0
    while not ended:
        decided |= set(info["seat"].tolist())
        seen, _, over, _, info = envs.step(random_actions(seen["action_mask"], random))
        ended = int(over.sum())
        assert not info["rewards"][~over].any()
    assert decided == {0, 1, 2}
    assert info["rewards"][over].sum(axis=1) == pytest.approx(np.zeros(ended))
    assert info["rewards"][over].max() == 1


def test_an_illegal_choice_ends_its_game_alone() -> None:
    envs = BatchEnv("glenmore", 2, 2)
    seen, _ = envs.reset(seed=1)
    actions = random_actions(seen["action_mask"], np.random.default_rng(1))
    actions[1] = np.flatnonzero(seen["action_mask"][1] == 0)[0]
    seen, rewards, over, _, info = envs.step(actions)
    assert list(over) == [False, True] and rewards[1] == ILLEGAL
    assert list(info["illegal"]) == [1] and "You cannot choose" in info["illegal"][1]
    assert seen["action_mask"].any(axis=1).all()


def test_arrays_are_copies_unless_asked_otherwise() -> None:
    for copy in (True, False):
        envs = BatchEnv("clans", 2, 1, copy=copy)
        first, _ = envs.reset(seed=1)
        before = first["observation"].copy()
        random = np.random.default_rng(1)
        seen = first
        for _ in range(4):
            seen, *_ = envs.step(random_actions(seen["action_mask"], random))
        assert np.array_equal(first["observation"], before) is copy
        assert (seen["observation"] is first["observation"]) is not copy


def test_every_core_plays_if_asked_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "cores", lambda: 2)
    envs = BatchEnv("clans", 4, 1, workers=None)
    assert isinstance(envs.rows, BatchWorkers) and len(envs.rows.processes) == 2
    envs.close()
    assert cores() >= 1


def test_the_benchmark_compares_single_and_batch(capsys: pytest.CaptureFixture[str]) -> None:
    bench_cores.main(["--seconds", "0.01", "--games", "glenmore", "--workers"])
    told = capsys.readouterr().out
    assert "glenmore: single environment" in told and "glenmore: batch, 0 workers" in told


def test_a_failure_in_another_process_is_raised_here() -> None:
    with pytest.raises(OptionError) as here:
        BatchEnv("clans", 2, rivals="duke")
    envs = BatchEnv("clans", 2, rivals="duke", workers=1)
    with pytest.raises(OptionError) as there:
        envs.reset(seed=1)
    assert str(there.value) == str(here.value)
    envs.close()
