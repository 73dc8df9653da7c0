"""Adam (Kingma and Ba), with a limit on the length of a slope."""

from __future__ import annotations

import numpy as np

from bench.ppo.legal_moves import Floats

FIRST, SECOND = 0.9, 0.999  # how much of the past the two means keep
TINY = 1e-5


class Adam:
    """Remembers means of the slopes and of their squares, for each of the named weights."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights
        self.means = {name: np.zeros_like(each) for name, each in weights.items()}
        self.squares = {name: np.zeros_like(each) for name, each in weights.items()}
        self.steps = 0

    def step(self, slopes: dict[str, Floats], rate: float, longest: float) -> None:
        """Change the weights in place, against their slopes."""
        length = float(np.sqrt(sum(float(np.vdot(each, each)) for each in slopes.values())))
        scale = np.float32(min(1.0, longest / (length + 1e-8)))
        self.steps += 1
        up = 1 - FIRST**self.steps
        down = 1 - SECOND**self.steps
        for name, weight in self.weights.items():
            slope = slopes[name] * scale
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(1 - FIRST) * (slope - mean)
            square += np.float32(1 - SECOND) * (slope * slope - square)
            weight -= np.float32(rate / up) * mean / (np.sqrt(square / np.float32(down)) + TINY)
