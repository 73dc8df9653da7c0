"""Trains a masked PPO agent: numpy alone, an hour on one or two cores.

    python -m bench.ppo clans --steps 1200000 --out build/ppo
    python -m bench.ppo clans --minutes 60 --workers 2
    python -m bench.ppo clans --draw curve.svg --bots random=58 tacksman=134

One learner in the Gymnasium environment, random bots in the other seats. Its reward is the change
of its points as if the game ended now (`reward="points"`): over a game they add up to what it has
at the end, so what it learns is to end with many points. Every so often it plays the tacksman.
Curve, trials and a checkpoint are written to the folder. The checkpoint plays as a bot
(bench/ppo/bot.py).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from time import monotonic

from bench.ppo.checkpoint import load, net_for, save
from bench.ppo.curve import append, keep_until, picture, rows_of
from bench.ppo.training import Plan, Training
from bench.ppo.trials import trial
from bench.ppo.update import PpoSettings
from ceilidh.bots.catalogue import RANDOM
from ceilidh.envs.batch import BatchEnv
from ceilidh.envs.compact_actions import ACTIONS
from ceilidh.envs.learner import LearnerEnv
from ceilidh.envs.learner_table import SELF
from ceilidh.envs.observer import OBSERVATIONS
from ceilidh.envs.session import Form

TRIED = "tacksman"
FORM = Form(actions="full", observation="compact")


def arguments_of(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.ppo", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("game", choices=("clans", "glenmore"))
    parser.add_argument("--players", type=int, default=2, metavar="N")
    parser.add_argument("--rival", default=RANDOM, help="the bot in the other seats, or self")
    parser.add_argument("--workers", type=int, default=0, help="processes that play the games")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--steps", type=int, default=1_200_000, help="decisions of the learner")
    length.add_argument("--minutes", type=float, help="instead: how long to train")
    parser.add_argument("--games", type=int, default=Plan.games, help="games side by side")
    parser.add_argument("--length", type=int, default=Plan.length, help="decisions per update")
    parser.add_argument("--actions", choices=ACTIONS, default=FORM.actions)
    parser.add_argument("--observation", choices=OBSERVATIONS, default=FORM.observation)
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument("--every", type=int, default=50, help="updates from trial to trial")
    parser.add_argument("--trials", type=int, default=40, help="games of a trial")
    parser.add_argument("--out", type=Path, default=Path("build/ppo"), metavar="FOLDER")
    parser.add_argument("--draw", type=Path, metavar="FILE", help="draw the curve, train nothing")
    parser.add_argument("--bots", nargs="*", default=[], metavar="NAME=POINTS", help="to draw too")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    arguments = arguments_of(words)
    if arguments.draw is None:
        train(arguments)
    else:
        draw(arguments)
    return 0


def train(arguments: argparse.Namespace) -> None:
    game, form = arguments.game, Form(arguments.actions, arguments.observation)
    kept, curve, trials = files_of(arguments)
    kept.parent.mkdir(parents=True, exist_ok=True)
    plan = Plan(
        sys.maxsize if arguments.minutes else arguments.steps,
        arguments.games,
        arguments.length,
        arguments.rival == SELF,
        arguments.seed,
        seconds=60 * (arguments.minutes or float("inf")),
    )
    tables = tables_of(arguments)
    training = Training(tables, net_for(game, form, plan.seed), plan, PpoSettings())
    if kept.exists():
        load(kept, game, form, training)
    for path in (curve, trials):
        keep_until(path, training.steps)
    tried = LearnerEnv(game, arguments.players, rivals=TRIED, **asdict(form))
    while training.share < 1:
        row = training.update()
        append(curve, row)
        if training.done % arguments.every == 0 or training.share >= 1:
            began = monotonic()
            found = trial(training.policy, tried, TRIED, arguments.trials, training.steps)
            training.wall += monotonic() - began  # trials are part of the time that is given
            append(trials, found)
            save(kept, game, form, training)
            print(row, found, sep="\n", flush=True)
    save(kept, game, form, training)
    tables.close()


def tables_of(arguments: argparse.Namespace) -> BatchEnv:
    return BatchEnv(
        arguments.game,
        arguments.games,
        arguments.players,
        rivals=arguments.rival,
        reward="points",
        actions=arguments.actions,
        observation=arguments.observation,
        workers=arguments.workers,
    )


def files_of(arguments: argparse.Namespace) -> tuple[Path, Path, Path]:
    """The checkpoint, the curve and the trials."""
    begin = arguments.out / arguments.game
    return begin.with_suffix(".npz"), begin.with_suffix(".csv"), begin.with_suffix(".trials.csv")


def draw(arguments: argparse.Namespace) -> None:
    _, curve, trials = files_of(arguments)
    bots = {
        name: float(points) for name, _, points in (one.partition("=") for one in arguments.bots)
    }
    title = f"Learning curve of PPO, {arguments.game}, {arguments.players} players"
    arguments.draw.write_text(picture(title, rows_of(curve), rows_of(trials), bots), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
