"""One update of PPO (Schulman et al., 2017): several passes over what was just played.

The loss is the clipped gain of the moves that were made, less a little for a net that is sure of
itself too early (entropy), and the error of the forecast.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bench.ppo.adam import Adam
from bench.ppo.legal_moves import Floats, LegalMoves, Whole
from bench.ppo.policy import Policy


@dataclass(frozen=True)
class PpoSettings:
    """What PPO can be set to; the usual values are those of the published run."""

    rate: float = 5e-4
    clip: float = 0.2
    entropy: float = 0.01
    forecast: float = 0.5  # how much the error of the forecast counts
    discount: float = 1.0
    trace: float = 0.95  # lambda of the generalised advantage
    passes: int = 4
    batch: int = 512
    longest: float = 0.5  # slopes are cut to this length


@dataclass(frozen=True)
class Experience:
    """Decisions in any order: what was seen, what was legal, what was done, and what came of it."""

    seen: Floats
    legal: LegalMoves
    places: Whole  # of the chosen moves among the legal ones of their position, from 0
    log_chances: Floats  # of the chosen moves when they were chosen
    gains: Floats  # how much better than the forecast it went
    returns: Floats  # what the forecast should have been

    def __len__(self) -> int:
        return len(self.gains)


@dataclass(frozen=True)
class Slopes:
    """The loss of some decisions, and how it rises with the outputs of the net."""

    loss: float
    entropy: float
    change: float  # how far the policy has moved (an estimate of the KL divergence)
    logits: Floats
    forecast: Floats


def slopes(
    settings: PpoSettings, logits: Floats, forecast: Floats, part: Experience, gains: Floats
) -> Slopes:
    """The loss of PPO with its slopes, by hand."""
    legal, count = part.legal, len(part)
    every = legal.log_softmax(logits)
    chances = np.exp(every)
    chosen = legal.starts + part.places
    moved = every[chosen] - part.log_chances
    ratio = np.exp(moved)
    limited = np.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    kept = np.minimum(ratio * gains, limited * gains)
    entropy = -legal.sums(chances * every)
    error = forecast - part.returns
    loss = -kept.mean() - settings.entropy * entropy.mean()
    loss += settings.forecast * 0.5 * np.mean(error**2)
    # Where the clipped gain is the smaller one the move has no slope.
    steep = np.where(ratio * gains <= limited * gains, -ratio * gains, 0).astype(np.float32)
    rows = legal.rows
    slope = settings.entropy * chances * (every + entropy[rows]) - steep[rows] * chances
    slope[chosen] += steep
    return Slopes(
        float(loss),
        float(entropy.mean()),
        float(np.mean(ratio - 1 - moved)),
        (slope / count).astype(np.float32),
        (settings.forecast * error / count).astype(np.float32),
    )


def part_of(experience: Experience, chosen: Whole) -> Experience:
    return Experience(
        experience.seen[chosen],
        experience.legal.part(chosen),
        experience.places[chosen],
        experience.log_chances[chosen],
        experience.gains[chosen],
        experience.returns[chosen],
    )


@dataclass(frozen=True)
class UpdateReport:
    """Means over the last pass."""

    loss: float
    entropy: float
    change: float


def update(
    policy: Policy,
    adam: Adam,
    experience: Experience,
    settings: PpoSettings,
    rate: float,
    rng: np.random.Generator,
) -> UpdateReport:
    """Teach the net what was just played."""
    last: list[Slopes] = []
    for _ in range(settings.passes):
        last = []
        order = rng.permutation(len(experience))
        for chosen in np.array_split(order, max(1, len(order) // settings.batch)):
            part = part_of(experience, chosen)
            gains = (part.gains - part.gains.mean()) / (part.gains.std() + np.float32(1e-8))
            passed = policy.forward(part.seen, part.legal)
            found = slopes(settings, passed.logits, passed.forecast, part, gains)
            ups = policy.backward(passed, found.logits, found.forecast)
            adam.step(ups, rate, settings.longest)
            last.append(found)
    return UpdateReport(
        float(np.mean([one.loss for one in last])),
        float(np.mean([one.entropy for one in last])),
        float(np.mean([one.change for one in last])),
    )
