"""The net of the PPO agent: only legal moves have a chance, and its slopes are the true ones."""

from __future__ import annotations

import numpy as np
import pytest

from bench.ppo.adam import Adam
from bench.ppo.checkpoint import net_for
from bench.ppo.legal_moves import Floats, LegalMoves
from bench.ppo.policy import Policy, parts_of
from bench.ppo.update import Experience, PpoSettings, slopes, update
from ceilidh.envs.learner import LearnerEnv
from ceilidh.envs.session import FULL

# Kind and two arguments: two moves of kind 0 share their first argument, one of kind 1 has none.
FACTORS = np.array([(0, 2, 0), (0, 2, 1), (0, 3, 1), (1, 2, -1), (1, -1, -1)], np.int16)
SETTINGS = PpoSettings(entropy=0.05)


def small(seed: int = 1) -> Policy:
    return Policy(6, parts_of(FACTORS), seed, hidden=(7, 5))


def some_experience(rng: np.random.Generator, count: int = 9) -> Experience:
    masks = rng.random((count, len(FACTORS))) < 0.6
    masks[:, 3] = True
    legal = LegalMoves.of_masks(masks)
    return Experience(
        rng.standard_normal((count, 6)).astype(np.float32),
        legal,
        rng.integers(legal.counts),
        np.log(rng.uniform(0.2, 0.6, count)).astype(np.float32),
        rng.standard_normal(count).astype(np.float32),
        rng.standard_normal(count).astype(np.float32),
    )


def test_an_illegal_move_has_no_chance_whatever_the_net_likes() -> None:
    env = LearnerEnv("clans", 2, seat=0)
    seen, _ = env.reset(seed=3)
    policy = net_for("clans", FULL, 1)
    mask = seen["action_mask"]
    policy.weights["likings_bias"][policy.parts[mask == 0]] = 50.0
    policy.weights["likings_bias"][policy.parts[mask == 1]] = -50.0
    chances = policy.chances(seen["observation"], mask)
    assert chances[mask == 0].max() == 0.0
    assert chances[mask == 1].min() > 0.0
    assert chances.sum() == pytest.approx(1.0, abs=1e-5)


def test_draws_and_best_moves_are_legal_and_follow_the_chances() -> None:
    masks = np.array([[0, 1, 0, 1, 1], [1, 0, 0, 0, 0], [0, 0, 1, 1, 0]], np.int8)
    legal = LegalMoves.of_masks(masks)
    logits = np.log(np.array([0.2, 0.3, 0.5, 1.0, 0.9, 0.1], np.float32))
    every = legal.log_softmax(logits)
    assert legal.moves[legal.best(every)].tolist() == [4, 0, 2]
    rng = np.random.default_rng(1)
    drawn = np.array([legal.moves[legal.drawn(every, rng.random(3))] for _ in range(4000)])
    assert all(masks[row, move] for row in range(3) for move in set(drawn[:, row].tolist()))
    assert np.mean(drawn[:, 0] == 4) == pytest.approx(0.5, abs=0.04)
    assert np.mean(drawn[:, 2] == 3) == pytest.approx(0.1, abs=0.03)
    edge = legal.drawn(every, np.full(3, np.nextafter(1.0, 0.0)))
    assert legal.moves[edge].tolist() == [4, 0, 3]


def test_a_position_without_a_legal_move_is_refused() -> None:
    with pytest.raises(AssertionError, match="without a legal move"):
        LegalMoves.of_masks(np.array([[0, 1], [0, 0]], np.int8))


def test_some_positions_keep_their_own_moves() -> None:
    legal = LegalMoves.of_masks(np.array([[1, 1, 0], [0, 0, 1], [1, 0, 1]], np.int8))
    part = legal.part(np.array([2, 0]))
    assert part.moves.tolist() == [0, 2, 0, 1] and part.counts.tolist() == [2, 2]


def test_moves_share_the_parts_that_they_have_in_common() -> None:
    parts = parts_of(FACTORS)
    assert parts[0, 0] == parts[1, 0] != parts[3, 0]  # the kind
    assert parts[0, 1] == parts[1, 1] != parts[2, 1]  # the first argument
    assert parts[0, 1] != parts[3, 1]  # the same argument of another kind is another thing
    assert len({tuple(row) for row in parts.tolist()}) == len(FACTORS)


def loss_of(policy: Policy, experience: Experience) -> float:
    passed = policy.forward(experience.seen, experience.legal)
    return slopes(SETTINGS, passed.logits, passed.forecast, experience, experience.gains).loss


def test_slopes_by_hand_are_those_of_small_steps() -> None:
    rng = np.random.default_rng(5)
    policy, experience = small(), some_experience(rng)
    policy.weights["likings"] *= 100
    passed = policy.forward(experience.seen, experience.legal)
    found = slopes(SETTINGS, passed.logits, passed.forecast, experience, experience.gains)
    ups = policy.backward(passed, found.logits, found.forecast)
    step = np.float32(2e-3)
    for name, weight in policy.weights.items():
        for place in rng.choice(weight.size, min(weight.size, 6), replace=False):
            cell = np.unravel_index(place, weight.shape)
            weight[cell] += step
            above = loss_of(policy, experience)
            weight[cell] -= 2 * step
            below = loss_of(policy, experience)
            weight[cell] += step
            slope = (above - below) / (2 * float(step))
            assert ups[name][cell] == pytest.approx(slope, abs=2e-3), (name, cell)


def test_a_move_beyond_the_clip_has_no_slope() -> None:
    rng = np.random.default_rng(6)
    experience = some_experience(rng, 1)
    gain: Floats = np.array([1.0], np.float32)
    plain = PpoSettings(entropy=0.0)
    logits = np.zeros(len(experience.legal.moves), np.float32)
    chosen = experience.legal.starts + experience.places
    logits[chosen] = 20.0  # far likelier than it was
    forecast = experience.returns
    assert not slopes(plain, logits, forecast, experience, gain).logits.any()
    logits[chosen] = -1.0
    assert slopes(plain, logits, forecast, experience, gain).logits.any()


def test_the_loss_falls_on_the_same_decisions() -> None:
    rng = np.random.default_rng(7)
    policy, experience = small(), some_experience(rng, 64)
    adam = Adam(policy.weights)
    before = loss_of(policy, experience)
    for _ in range(20):
        update(policy, adam, experience, SETTINGS, 0.01, rng)
    assert loss_of(policy, experience) < before - 0.1
