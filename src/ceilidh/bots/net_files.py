"""The files of nets and of plans: `net.json` and `plans.json` of a game, made by `bench/`."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from ceilidh.bots.net import Layer, Net, RoundNets, RoundWeights


def made(data: dict[str, Any]) -> Net:
    """A net as its file has it; whole numbers become fractions, which compiled code tells apart."""
    layers = [
        Layer(
            [[float(one) for one in row] for row in layer["weights"]],
            [float(one) for one in layer["biases"]],
        )
        for layer in data["layers"]
    ]
    means = [float(one) for one in data["means"]]
    return Net(data["of"], means, [float(one) for one in data["spreads"]], layers)


def read(text: str) -> Net:
    return made(json.loads(text))


def read_rounds(text: str) -> RoundNets:
    data = json.loads(text)
    by_players = {
        int(players): [made({"of": data["of"], **one}) for one in nets]
        for players, nets in data["players"].items()
    }
    return RoundNets(data["of"], by_players)


@cache
def net_of(game: str) -> Net:
    """The net of a game that has one."""
    return read(files("ceilidh.bots").joinpath(game, "net.json").read_text("utf-8"))


@cache
def round_nets_of(game: str) -> RoundNets:
    """The nets of a game in which every round has one of its own."""
    return read_rounds(files("ceilidh.bots").joinpath(game, "net.json").read_text("utf-8"))


def read_weights(text: str) -> RoundWeights:
    data = json.loads(text)
    return RoundWeights(
        {
            int(players): [[float(one) for one in row] for row in rows]
            for players, rows in data["players"].items()
        }
    )


@cache
def plan_weights_of(game: str) -> RoundWeights:
    """How a game weighs positions in the midst of a plan."""
    return read_weights(files("ceilidh.bots").joinpath(game, "plans.json").read_text("utf-8"))
