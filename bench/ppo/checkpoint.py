"""What is kept of a training: a file from which it goes on, and from which the net plays."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from bench.ppo.policy import Policy, parts_of
from bench.ppo.training import Training
from ceilidh.envs.actions import ActionTable
from ceilidh.envs.compact_actions import table_of
from ceilidh.envs.observer import observer_of
from ceilidh.envs.session import Form


def net_for(game: str, form: Form, seed: int) -> Policy:
    """A net for the spaces of a game that has learnt nothing yet.

    A move of the full space has parts. In the compact one the parts are the actions.
    """
    table = table_of(game, form.actions)
    if isinstance(table, ActionTable):
        parts = parts_of(table.factors)
    else:
        parts = np.arange(len(table))[:, None]
    return Policy(observer_of(game, form.observation, form.actions).size, parts, seed)


def save(path: Path, game: str, form: Form, training: Training) -> None:
    """Write everything but the games under way, which begin anew."""
    adam = training.adam
    about = {
        "game": game,
        "form": asdict(form),
        "fingerprint": table_of(game, form.actions).fingerprint,
        "plan": asdict(training.plan),
        "settings": asdict(training.settings),
        "done": training.done,
        "finished": training.finished,
        "processor": training.processor,
        "wall": training.wall,
        "adam_steps": adam.steps,
        "recent": list(training.recent),
    }
    arrays: dict[str, Any] = {"about": np.array(json.dumps(about))}
    for kind, named in (
        ("weights", adam.weights),
        ("means", adam.means),
        ("squares", adam.squares),
    ):
        arrays |= {f"{kind}/{name}": each for name, each in named.items()}
    whole = path.with_suffix(".part.npz")
    np.savez(whole, **arrays)
    whole.replace(path)  # a stop in between leaves the checkpoint before


def load(path: Path, game: str, form: Form, training: Training) -> None:
    """Go on where `save` stopped."""
    adam = training.adam
    with np.load(path, allow_pickle=False) as kept:
        about = checked(path, game, kept)
        if about["form"] != asdict(form):
            raise ValueError(f"{path} was trained in another form: {about['form']}.")
        for name in adam.weights:
            adam.weights[name][...] = kept[f"weights/{name}"]
            adam.means[name][...] = kept[f"means/{name}"]
            adam.squares[name][...] = kept[f"squares/{name}"]
    adam.steps = about["adam_steps"]
    training.done, training.finished = about["done"], about["finished"]
    training.processor, training.wall = about["processor"], about["wall"]
    training.recent.extend(about["recent"])


def net_of(path: Path, game: str) -> tuple[Policy, Form]:
    """The net alone, to play with, and the form in which it chooses and observes."""
    with np.load(path, allow_pickle=False) as kept:
        form = Form(**checked(path, game, kept)["form"])
        policy = net_for(game, form, 0)
        for name in policy.weights:
            policy.weights[name] = kept[f"weights/{name}"]
    return policy, form


def checked(path: Path, game: str, kept: Any) -> dict[str, Any]:
    """What a file says about itself, if it fits the spaces of the game as they are now."""
    about: dict[str, Any] = json.loads(str(kept["about"]))
    form = Form(**about["form"])
    inputs = kept["weights/first"].shape[0]
    if about["game"] != game or about["fingerprint"] != table_of(game, form.actions).fingerprint:
        raise ValueError(f"{path} was trained with other actions than those of {game} now.")
    if inputs != observer_of(game, form.observation, form.actions).size:
        raise ValueError(f"{path} was trained with other observations than those of {game} now.")
    return about
