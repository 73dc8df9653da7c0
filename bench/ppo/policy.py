"""The net: what a seat observes goes in, a liking for every legal move and a forecast come out.

Two layers with tanh. A move is known by its parts (its kind, and each argument with the kind), as
`ActionTable.factors` lists them: the net gives every part a number, and the logit of a move is the
sum of those of its parts. So what it learns of `build cow 7.4` it knows of `build cow 7.5` too.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from bench.ppo.legal_moves import Floats, LegalMoves, Whole

HIDDEN = (256, 128)


def parts_of(factors: npt.NDArray[np.integer]) -> Whole:
    """For each action the numbers of its parts: the kind, and each argument with the kind.

    An action without an argument has the part "no such argument" in its place, so that all have
    equally many.
    """
    kinds = factors[:, :1].astype(np.intp)
    slots = np.broadcast_to(np.arange(factors.shape[1]), factors.shape)
    values = np.where(slots == 0, 0, factors)
    named = np.stack([np.broadcast_to(kinds, factors.shape), slots, values], axis=-1)
    _, numbers = np.unique(named.reshape(-1, 3), axis=0, return_inverse=True)
    return numbers.reshape(factors.shape).astype(np.intp)


@dataclass(frozen=True)
class Pass:
    """What one pass through the net found, and what its way back needs."""

    columns: Whole  # those of the observations that are not 0 everywhere
    seen: Floats
    first: Floats
    second: Floats
    used: Whole  # the parts that some legal move has
    cells: Whole  # for each legal move: where the numbers of its parts are
    logits: Floats
    forecast: Floats


class Policy:
    """Its numbers are in `weights`, by name."""

    def __init__(
        self, inputs: int, parts: Whole, seed: int, hidden: tuple[int, int] = HIDDEN
    ) -> None:
        rng = np.random.default_rng(seed)
        self.parts = parts
        first, second = hidden
        found = int(parts.max()) + 1

        def layer(before: int, after: int, size: float) -> Floats:
            return (rng.standard_normal((before, after)) * size).astype(np.float32)

        # Few numbers of an observation are not 0 at once, so the first layer begins larger than
        # their count asks for. Likings begin small: every move is about as likely at first.
        self.weights: dict[str, Floats] = {
            "first": layer(inputs, first, 0.08),
            "first_bias": np.zeros(first, np.float32),
            "second": layer(first, second, first**-0.5),
            "second_bias": np.zeros(second, np.float32),
            "likings": layer(second, found, 0.01 * second**-0.5),
            "likings_bias": np.zeros(found, np.float32),
            "forecast": layer(second, 1, second**-0.5),
            "forecast_bias": np.zeros(1, np.float32),
        }

    def forward(self, seen: Floats, legal: LegalMoves) -> Pass:
        """What the net says of many positions at once."""
        w = self.weights
        columns = np.flatnonzero(seen.any(0))  # most numbers of an observation are 0
        seen = seen[:, columns]
        first = np.tanh(seen @ w["first"][columns] + w["first_bias"])
        second = np.tanh(first @ w["second"] + w["second_bias"])
        parts = self.parts[legal.moves]
        there = np.zeros(len(w["likings_bias"]), bool)
        there[parts] = True
        used = np.flatnonzero(there)
        places = np.cumsum(there) - 1
        likings = second @ w["likings"][:, used] + w["likings_bias"][used]
        cells = places[parts] + (legal.rows * len(used))[:, None]
        logits = likings.ravel()[cells].sum(1)
        forecast = (second @ w["forecast"] + w["forecast_bias"])[:, 0]
        return Pass(columns, seen, first, second, used, cells, logits, forecast)

    def backward(self, passed: Pass, logits: Floats, forecast: Floats) -> dict[str, Floats]:
        """How the loss rises with each weight, given how it rises with logits and forecasts."""
        w, rows = self.weights, len(passed.second)
        heap = np.bincount(
            passed.cells.ravel(),
            weights=np.repeat(logits, passed.cells.shape[1]),
            minlength=rows * len(passed.used),
        )
        likings = heap.reshape(rows, -1).astype(np.float32)
        ahead = forecast[:, None]
        out = {name: np.zeros_like(each) for name, each in w.items()}
        out["likings"][:, passed.used] = passed.second.T @ likings
        out["likings_bias"][passed.used] = likings.sum(0)
        out["forecast"] = passed.second.T @ ahead
        out["forecast_bias"] = ahead.sum(0)
        slope = likings @ w["likings"][:, passed.used].T + ahead @ w["forecast"].T
        slope *= 1 - passed.second**2
        out["second"], out["second_bias"] = passed.first.T @ slope, slope.sum(0)
        slope = (slope @ w["second"].T) * (1 - passed.first**2)
        out["first"][passed.columns] = passed.seen.T @ slope
        out["first_bias"] = slope.sum(0)
        return out

    def chances(self, seen: Floats, mask: npt.NDArray[np.int8]) -> Floats:
        """The probability of every action in one position; 0 for those that are not legal."""
        legal = LegalMoves.of_masks(mask[None])
        out = np.zeros(len(mask), np.float32)
        out[legal.moves] = np.exp(legal.log_softmax(self.forward(seen[None], legal).logits))
        return out

    def best(self, seen: Floats, moves: Whole) -> int:
        """The likeliest of these moves in one position."""
        legal = LegalMoves(moves, np.array([len(moves)]))
        return int(moves[legal.best(self.forward(seen[None], legal).logits)[0]])
