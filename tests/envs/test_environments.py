"""The environments keep to what their libraries ask for, in every game and with modules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test

from ceilidh.bots.own_bots import BotGuard, OwnBotError
from ceilidh.envs.aec import SeatsEnv
from ceilidh.envs.learner import ILLEGAL, LearnerEnv
from ceilidh.kernel.errors import IllegalMove, OptionError, UnknownSeat
from tests.bots.own_bots import write_bots
from tests.envs.cases import CASES, Case

# PettingZoo asks environments with masks for a Dict, and warns of it unless it knows their names.
KNOWN = (
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


@pytest.mark.filterwarnings(*KNOWN)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_pettingzoo_finds_no_fault(case: Case) -> None:
    game, players, options = case
    reward = "points" if players == 3 else "place"
    api_test(SeatsEnv(game, players, options, reward=reward), num_cycles=60)


@pytest.mark.filterwarnings(*KNOWN)
@pytest.mark.parametrize("case", [CASES[2], CASES[6]], ids=str)
def test_pettingzoo_finds_no_fault_with_compact_spaces(case: Case) -> None:
    game, players, options = case
    env = SeatsEnv(game, players, options, actions="compact", observation="compact")
    api_test(env, num_cycles=60)


@pytest.mark.parametrize("form", ["full", "compact"])
@pytest.mark.parametrize("name", ["Clans", "GlenMore"])
def test_gymnasium_finds_no_fault(name: str, form: str) -> None:
    made = f"ceilidh.envs.learner:ceilidh/{name}-v0"
    env = gymnasium.make(made, players=3, actions=form, observation=form)
    check_env(env.unwrapped)


def first_moves(env: LearnerEnv, number: int) -> list[int]:
    """The first legal action at every decision, until the game is over or so many were made."""
    seen, _ = env.reset()
    over = False
    made: list[int] = []
    while not over and len(made) < number:
        made.append(int(np.flatnonzero(seen["action_mask"])[0]))
        seen, _, over, _, _ = env.step(made[-1])
    return made


def play(env: LearnerEnv, seed: int) -> tuple[list[float], dict[str, Any]]:
    """A game by chance: all rewards, and what is said at its end."""
    seen, info = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    rewards: list[float] = []
    over = False
    while not over:
        assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
        action = random.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, cut, info = env.step(action)
        assert not cut
        rewards.append(reward)
    return rewards, info


def test_a_learner_plays_to_the_end() -> None:
    env = LearnerEnv("clans", 3, {"modules": ["awards"]}, rivals=("random", "tacksman"))
    rewards, info = play(env, 4)
    assert set(rewards[:-1]) == {0.0}
    assert rewards[-1] == {1: 1.0, 2: 0.0, 3: -1.0}[info["rank"]]
    assert info["seat"] == env.seat and len(info["scores"]) == 3
    again, other = play(LearnerEnv("clans", 3, {"modules": ["awards"]}, ("random", "tacksman")), 4)
    assert (again, other) == (rewards, info)


def first_of(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


@pytest.mark.parametrize("actions", ["full", "compact"])
def test_an_agent_can_play_itself(actions: str) -> None:
    asked: list[int] = []

    def myself(seen: dict[str, Any]) -> int:
        asked.append(int(seen["action_mask"].sum()))
        return first_of(seen)

    env = LearnerEnv("glenmore", 3, rivals=(myself, "random"), seat=1, actions=actions)
    seen, _ = env.reset(seed=5)
    for _ in range(20):
        seen, *_ = env.step(first_of(seen))
    assert asked and min(asked) > 0
    with pytest.raises(IllegalMove):
        LearnerEnv("glenmore", 2, rivals=lambda seen: -1, seat=1).reset(seed=2)
        LearnerEnv("glenmore", 2, rivals=lambda seen: -1, seat=0).reset(seed=2)


@pytest.mark.parametrize("actions", ["full", "compact"])
@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_masks_at_the_end_survive_an_autoreset(mode: AutoresetMode, actions: str) -> None:
    """A mask without any action makes samplers fail and policies divide by zero."""
    made = [lambda: LearnerEnv("clans", 1, actions=actions) for _ in range(2)]
    envs = gymnasium.vector.SyncVectorEnv(made, autoreset_mode=mode)
    seen, _ = envs.reset(seed=3)
    ended = 0
    for _ in range(400):
        assert (seen["action_mask"].sum(axis=1) > 0).all()
        numbers = np.array([int(np.flatnonzero(mask)[-1]) for mask in seen["action_mask"]])
        seen, _, over, _, info = envs.step(numbers)
        for one in np.flatnonzero(over):
            last = info["final_obs"][one] if mode == AutoresetMode.SAME_STEP else None
            mask = seen["action_mask"][one] if last is None else last["action_mask"]
            assert mask.all()
            ended += 1
        if ended >= 2:
            break
    assert ended >= 2


def test_seats_are_drawn_or_fixed() -> None:
    env = LearnerEnv("glenmore", 3)
    drawn = [env.reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert set(drawn) == {0, 1, 2}
    fixed = LearnerEnv("glenmore", 3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    with pytest.raises(UnknownSeat):
        LearnerEnv("clans", 2, {"automa": "1"}, seat=1)


def test_points_are_paid_as_they_come() -> None:
    env = LearnerEnv("clans", 1, reward="points")
    env.reset(seed=3)
    began = env.table.points[env.seat]
    rewards, info = play(env, 3)
    assert began + sum(rewards) == pytest.approx(info["scores"][0] / 100)


def test_an_illegal_action_ends_the_game_with_the_reason() -> None:
    env = LearnerEnv("glenmore", 2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(env.session.actions.number("done"))
    assert (reward, over) == (ILLEGAL, True)
    assert "GM-" in info["illegal"]
    seats = SeatsEnv("glenmore", 2)
    seats.reset(seed=1)
    with pytest.raises(IllegalMove):
        seats.step(seats.session.actions.number("done"))
    assert not any(seats.terminations.values())


def test_the_position_can_be_read() -> None:
    seats = SeatsEnv("clans", 2, render_mode="ansi")
    seats.reset(seed=2)
    assert "Clans of Caledonia" in str(seats.render())
    learner = LearnerEnv("glenmore", 2, render_mode="ansi")
    learner.reset(seed=2)
    assert "Glen More" in str(learner.render())
    assert SeatsEnv("clans", 2).render() is None


@pytest.mark.parametrize(
    "given",
    [
        {"reward": "gold"},
        {"render_mode": "human"},
        {"rivals": "duke"},
        {"players": 9},
        {"actions": "tiny"},
        {"observation": "tiny"},
    ],
)
def test_unknown_settings_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        LearnerEnv("clans", **given)


def test_the_same_seed_is_the_same_game() -> None:
    one, other = LearnerEnv("glenmore", 2), LearnerEnv("glenmore", 2)
    one.reset(seed=9)
    other.reset(seed=9)
    assert first_moves(one, 40) == first_moves(other, 40)


def test_a_rival_may_be_a_bot_from_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"{write_bots(tmp_path, monkeypatch)}:Miser"
    env = LearnerEnv("glenmore", 2, {"introductory": True}, rivals=name)
    env.reset(seed=1)
    assert [type(bot) for bot in env.table.bots.values()] == [BotGuard]
    assert len(first_moves(env, 5)) == 5
    with pytest.raises(OwnBotError, match="has no Duke"):
        LearnerEnv("glenmore", 2, rivals=name.replace("Miser", "Duke"))
    with pytest.raises(OptionError, match=r"choose from random, .*, module:Class"):
        LearnerEnv("glenmore", 2, rivals="duke")
