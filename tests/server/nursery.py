"""A process that has loaded the program once and forks it for whoever asks.

Loading takes seconds of a processor, a fork some milliseconds. What is forked is the real program:
its own arguments, environment, output and signals, and a process that can be killed.
`tests/server/forked.py` asks; tests of the command line start the program itself.
"""

from __future__ import annotations

import gc
import json
import os
import socket
import sys
from contextlib import suppress
from typing import Any

ASKED = 3  # a line to speak on, and where output and errors go


def main() -> None:
    load()
    with socket.socket(fileno=os.dup(0)) as door:
        while True:
            word, files, _, _ = socket.recv_fds(door, 1, ASKED)
            if not word:
                return  # who asks is gone
            if os.fork() == 0:
                door.close()
                attend(*files)
            for file in files:
                os.close(file)
            reap()


def reap() -> None:
    """Let those that have ended go."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def load() -> None:
    """Whatever a server needs, and what it draws before its first page."""
    import uvicorn.lifespan.on
    import uvicorn.loops.auto
    import uvicorn.protocols.http.auto  # noqa: F401

    from ceilidh.cli import backup, restore, serve, user  # noqa: F401
    from ceilidh.server import app

    app.warm_up()
    gc.collect()
    gc.freeze()


def attend(speaking: int, out: int, errors: int) -> None:
    """Fork the program that is ordered, say its number, and how it ends."""
    with socket.socket(fileno=speaking) as line:
        order = json.loads(line.makefile().readline())
        child = os.fork()
        if child == 0:
            line.close()
            become(order, out, errors)
        os.close(out)
        os.close(errors)
        line.sendall(f"{child}\n".encode())
        _, status = os.waitpid(child, 0)
        line.sendall(f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def become(order: dict[str, Any], out: int, errors: int) -> None:
    """`python -m ceilidh ARGUMENTS`, from here to its end."""
    import ceilidh.__main__ as program
    from ceilidh.cli import main as command

    nothing = os.open(os.devnull, os.O_RDONLY)
    for file, place in ((nothing, 0), (out, 1), (errors, 2)):
        os.dup2(file, place)
        os.close(file)
    os.environ.clear()
    os.environ.update(order["environment"])
    os.chdir(order["folder"])
    # Processes that it starts look here for what to begin with.
    sys.modules["__main__"] = program
    sys.argv = ["ceilidh", *order["arguments"]]
    sys.exit(command(order["arguments"]))


if __name__ == "__main__":
    main()
