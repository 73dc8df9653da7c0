"""Where the games are played: in this process, in several of them, or on a Ray cluster."""

from __future__ import annotations

import logging
import os
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from ceilidh.bots.arena.match import ArenaResult, play
from ceilidh.bots.arena.schedule import Contest, Pairing
from ceilidh.bots.own_bots import adopt_all, all_adopted
from ceilidh.bots.worker import prepare
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.reason import Word

ENGINES = ("processes", "ray")
AHEAD = 4  # games handed out for each worker


class NoEngine(CeilidhError):
    """The package of an engine is missing."""


def results(
    contest: Contest, pairings: list[Pairing], workers: int, engine: str = ENGINES[0]
) -> Generator[ArenaResult, None, None]:
    """The results as they come; closing the iterator stops what is not yet played."""
    if engine == "ray":
        yield from _by_ray(contest, pairings)
    elif workers == 1:
        for pairing in pairings:
            yield play(contest, pairing)
    else:
        yield from _by_processes(contest, pairings, workers)


def _by_processes(contest: Contest, pairings: list[Pairing], workers: int) -> Iterator[ArenaResult]:
    # Forking is unsafe here: a progress bar has a thread.
    pool = ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=prepare, initargs=(all_adopted(),)
    )
    waiting = iter(pairings)
    under_way: set[Future[ArenaResult]] = set()
    try:
        while True:
            for pairing in waiting:
                under_way.add(pool.submit(play, contest, pairing))
                if len(under_way) >= AHEAD * workers:
                    break
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _by_ray(contest: Contest, pairings: list[Pairing]) -> Iterator[ArenaResult]:
    """On the cluster that the environment names (RAY_ADDRESS), or a local one of its own."""
    ray = _ray()
    mine = not ray.is_initialized()
    if mine:
        _start(ray)
    remote = ray.remote(_play_there)
    own = all_adopted()
    waiting = iter(pairings)
    under_way: list[Any] = []
    try:
        while True:
            # The cluster may grow, so it is asked again.
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(under_way) < most and (pairing := next(waiting, None)) is not None:
                under_way.append(remote.remote(own, contest, pairing))
            if not under_way:
                return
            done, under_way = ray.wait(under_way)
            yield from ray.get(done)
    finally:
        for game in under_way:
            ray.cancel(game)
        if mine:
            ray.shutdown()


def _play_there(
    own: tuple[tuple[str, str], ...], contest: Contest, pairing: Pairing
) -> ArenaResult:
    """One game in a process that may not know bots from outside the package yet."""
    adopt_all(own)
    return play(contest, pairing)


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise NoEngine(
            "{flag} needs the package ray; install ceilidh[ray].",
            fields={"flag": Word("--engine ray")},
        ) from None


def _start(ray: Any) -> None:
    """Join the cluster that the environment names, else start one for this run."""
    if "RAY_ADDRESS" in os.environ:
        ray.init(log_to_driver=False)
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster for one run reports nothing
    ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
