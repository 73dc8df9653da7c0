"""The program in a process of its own, forked by one that has loaded it (`nursery.py`)."""

from __future__ import annotations

import atexit
import json
import os
import socket
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import IO

import ceilidh

ROOT = Path(__file__).resolve().parents[2]
SOURCE = str(Path(ceilidh.__file__).resolve().parents[1])


class Forked:
    """A process, as `subprocess.Popen` has it."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.said = line.makefile()
        number = self.said.readline()
        assert number, "the nursery has ended; start `python -m tests.server.nursery` to see why"
        self.pid = int(number)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """How it ended, or None as long as it runs."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, seconds: float) -> int:
        if self.returncode is None:
            self.line.settimeout(seconds)
            try:
                told = self.line.recv(16)
            except (BlockingIOError, TimeoutError) as fault:
                raise subprocess.TimeoutExpired("ceilidh", seconds) from fault
            self.returncode = int(told)
            self.said.close()
            self.line.close()
        return self.returncode

    def send_signal(self, sign: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, sign)


class Nursery:
    """The way to the process that forks."""

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair()
        environment = {name: text for name, text in os.environ.items() if "COV" not in name}
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.nursery"],
                stdin=theirs.fileno(),
                cwd=ROOT,
                env={**environment, "PYTHONPATH": SOURCE},
            )
        atexit.register(self.close)

    def close(self) -> None:
        self.line.close()
        self.process.wait()


@cache
def nursery() -> Nursery:
    """One for all tests of this process."""
    return Nursery()


def begin(
    arguments: list[str], environment: dict[str, str], out: IO[bytes], errors: IO[bytes]
) -> Forked:
    """Start `ceilidh ARGUMENTS` in this environment and in no other."""
    ours, theirs = socket.socketpair()
    order = {"arguments": arguments, "environment": environment, "folder": os.getcwd()}
    with theirs:
        socket.send_fds(nursery().line, [b"!"], [theirs.fileno(), out.fileno(), errors.fileno()])
    ours.sendall(json.dumps(order).encode() + b"\n")
    return Forked(ours)


def run(
    arguments: list[str], environment: dict[str, str], patience: float
) -> subprocess.CompletedProcess[str]:
    """A command, and what it said."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
        code = begin(arguments, environment, out, errors).wait(patience)
        texts = []
        for file in (out, errors):
            file.seek(0)
            texts.append(file.read().decode())
    return subprocess.CompletedProcess(arguments, code, *texts)
