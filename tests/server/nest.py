"""A process that has loaded the server once and forks it again and again, on one address.

It reads a line for each start and answers with the number of the process that serves; that one can
be killed at any moment. Loading takes a second, a fork some milliseconds.
"""

from __future__ import annotations

import gc
import os
import signal
import sys

import uvicorn

from ceilidh.cli.serve import listen
from ceilidh.server import app
from ceilidh.server.http.protocol import patient
from ceilidh.server.settings import from_environment


def main() -> None:
    settings = from_environment()
    line = listen(settings.host, settings.port)
    app.warm_up()
    made = app.create_app(settings)
    # No connection is shared; what is drawn and loaded is in the memory that all have.
    made.state.service.store.engine.dispose()
    gc.freeze()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            app.warm_up = lambda: None
            http = patient(settings.head_seconds)
            config = uvicorn.Config(made, http=http, log_level="warning")
            uvicorn.Server(config).run(sockets=[line])
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("ended", flush=True)


if __name__ == "__main__":
    main()
