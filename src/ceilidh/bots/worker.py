"""Processes in which bots think: they leave the stopping to their parent, and never outlive it."""

import multiprocessing
import os
import signal
import threading


def prepare(own_bots: tuple[tuple[str, str], ...] = ()) -> None:
    """A worker leaves the stopping to its parent, and ends when that is gone, even if killed.

    It knows the same bots from outside the package as its parent.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if own_bots:
        # Most workers have none, and need not load the bots.
        from ceilidh.bots.own_bots import adopt_all

        adopt_all(own_bots)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
