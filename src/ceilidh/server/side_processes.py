"""Processes beside the server, for work that may have to be ended in its midst."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess


class SideProcess:
    """A process that `serve` runs in, and the line to it; both are made when first needed."""

    def __init__(self, serve: Callable[..., None], *more: object) -> None:
        self.serve = serve
        self.more = more
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None

    def ask(self, question: object) -> Connection:
        if self.line is None or self.process is None or not self.process.is_alive():
            self.end()
            # A fresh process: a fork of a process with threads can hang.
            context = multiprocessing.get_context("spawn")
            self.line, theirs = context.Pipe()
            process = context.Process(target=self.serve, args=(theirs, *self.more), daemon=True)
            process.start()
            self.process = process
            theirs.close()
        self.line.send(question)
        return self.line

    def kill(self) -> None:
        """From any thread: the one that listens hears that nobody is there any more."""
        process = self.process
        if process is not None:
            process.kill()

    def end(self) -> None:
        """At once: who works does not look up in the midst of a thought."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None
