"""A small net: how many points a seat may end with, from a row of numbers about its position.

Its numbers are data, `bots/<game>/net.json`, found by `bench/train.py`. It needs nothing but
Python: a row passes some thousand multiplications, which is little beside making the row.
"""

import math
import random
from typing import Final

LIMIT: Final = 5.0  # standard deviations; what lies further out was hardly seen in training


class Layer:
    """`weights` has one row for each of its outputs."""

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.weights = weights
        self.biases = biases

    def outputs(self, inputs: list[float]) -> list[float]:
        out: list[float] = []
        for place in range(len(self.biases)):
            total = self.biases[place]
            row = self.weights[place]
            for number in range(len(inputs)):
                total += row[number] * inputs[number]
            out.append(total)
        return out


class Net:
    """`means` and `spreads` are those of every number of a row; `of` says what it was made with."""

    def __init__(
        self, of: str, means: list[float], spreads: list[float], layers: list[Layer]
    ) -> None:
        self.of = of
        self.means = means
        self.spreads = spreads
        self.layers = layers

    def points(self, row: list[float]) -> float:
        values: list[float] = []
        for number in range(len(self.means)):
            off = (row[number] - self.means[number]) / self.spreads[number]
            values.append(min(max(off, -LIMIT), LIMIT))
        last = len(self.layers) - 1
        for number, layer in enumerate(self.layers):
            values = layer.outputs(values)
            if number < last:
                values = [max(one, 0.0) for one in values]
        return values[0]


class RoundNets:
    """A net for each round of a game, by the number of players."""

    def __init__(self, of: str, by_players: dict[int, list[Net]]) -> None:
        self.of = of
        self.by_players = by_players

    def net(self, players: int, round_: int) -> Net:
        """That of a round; where a number of players has none, that of the next fewer."""
        while players not in self.by_players:
            players -= 1
        return self.by_players[players][round_ - 1]


class RoundWeights:
    """A row of weights for each round of a game, by the number of players."""

    def __init__(self, by_players: dict[int, list[list[float]]]) -> None:
        self.by_players = by_players

    def weights(self, players: int, round_: int) -> list[float]:
        """Those of a round; where a number of players has none, those of the next fewer."""
        while players not in self.by_players:
            players -= 1
        return self.by_players[players][round_ - 1]

    def varied(self, rng: random.Random, spread: float) -> "RoundWeights":
        """Others nearby: `spread` is the standard deviation of the logarithm of each."""
        return RoundWeights(
            {
                players: [[one * math.exp(rng.gauss(0.0, spread)) for one in row] for row in rows]
                for players, rows in self.by_players.items()
            }
        )
