"""Processes in which bots think: they leave the stopping to their parent, and never outlive it."""

import multiprocessing
import os
import signal
import threading


def prepare() -> None:
    """A worker leaves the stopping to its parent, and ends when that is gone, even if killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
