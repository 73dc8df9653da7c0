"""Training: play, learn, and say how it went, update by update."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from time import monotonic, process_time

from bench.ppo.adam import Adam
from bench.ppo.curve import CurveRow
from bench.ppo.policy import Policy
from bench.ppo.rollout import Rollout, Tables
from bench.ppo.update import PpoSettings, update

RECENT = 200  # games of which the curve shows the mean points


@dataclass(frozen=True)
class Plan:
    """How long to train, and on how many games at once: so many decisions, or so many seconds."""

    steps: int
    games: int = 32
    length: int = 64  # decisions of each game between two updates
    every_seat: bool = False  # whether the net plays against itself
    seed: int = 1
    final_rate: float = 0.1  # of the first rate, which falls evenly
    seconds: float = float("inf")

    @property
    def updates(self) -> int:
        return max(1, self.steps // (self.games * self.length))


class Training:
    """A net that learns, with all that it needs to go on after a stop."""

    def __init__(self, tables: Tables, policy: Policy, plan: Plan, settings: PpoSettings) -> None:
        self.tables = tables
        self.policy = policy
        self.plan = plan
        self.settings = settings
        self.adam = Adam(policy.weights)
        self.done = 0  # updates
        self.finished = 0  # games
        self.processor = 0.0  # seconds, of all sessions
        self.wall = 0.0
        self.recent: deque[float] = deque(maxlen=RECENT)
        self.rollout: Rollout | None = None

    @property
    def steps(self) -> int:
        """Decisions of the learner so far."""
        return self.done * self.plan.games * self.plan.length

    @property
    def share(self) -> float:
        """How much of the plan is done, by decisions or by time: 1 at its end."""
        return max(self.done / self.plan.updates, self.wall / self.plan.seconds)

    def update(self) -> CurveRow:
        """Play for a while, learn from it, and return the next row of the curve."""
        began, clock = process_time(), monotonic()
        if self.rollout is None:
            # After a stop the games begin anew, with seeds of their own.
            seed = self.plan.seed + 1_000_003 * self.done
            self.rollout = Rollout(self.tables, seed, self.plan.every_seat)
        experience = self.rollout.play(self.policy, self.plan.length, self.settings)
        rate = self.settings.rate * max(self.plan.final_rate, 1 - self.share)
        report = update(self.policy, self.adam, experience, self.settings, rate, self.rollout.rng)
        self.done += 1
        self.finished += len(self.rollout.points)
        self.recent.extend(self.rollout.points)
        self.processor += process_time() - began
        self.wall += monotonic() - clock
        return CurveRow(
            self.done,
            self.steps,
            self.finished,
            round(self.processor, 1),
            round(self.wall, 1),
            round(sum(self.recent) / max(1, len(self.recent)), 2),
            round(report.entropy, 4),
            round(report.change, 5),
        )
