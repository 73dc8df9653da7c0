"""Other processes on the same PostgreSQL database: what they change is heard here.

The store tells of every change with NOTIFY inside its transaction, so that it is heard when, and
only when, the change is committed.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from sqlalchemy import Engine

from ceilidh.server.logs import tell

log = logging.getLogger("ceilidh.postgres_notify")
CHANNEL = "ceilidh"
SIGNED = "signed"  # what is told of a user who has changed; the rest is about tables
WAIT = 1.0  # seconds between looks at whether to stop, and before a lost connection is opened again


class PostgresListener:
    """Listens in a thread of its own.

    `heard` gets process, table and event; `missed` is called after a lost connection.
    """

    def __init__(
        self,
        engine: Engine,
        token: str,
        heard: Callable[[str, str, str], None],
        missed: Callable[[], None],
    ) -> None:
        self.engine = engine
        self.token = token
        self.heard = heard
        self.missed = missed
        self.stopping = threading.Event()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._run, name="postgres_notify", daemon=True)

    def start(self) -> None:
        self.thread.start()
        self.ready.wait(5)

    def stop(self) -> None:
        self.stopping.set()
        self.thread.join(2 * WAIT)

    def _run(self) -> None:
        import psycopg

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self.stopping.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.ready.set()
                    self.missed()
                    while not self.stopping.is_set():
                        for note in connection.notifies(timeout=WAIT):
                            self._tell(note.payload)
            except psycopg.Error as fault:
                tell(log, logging.WARNING, "lost the database", fault=str(fault))
                self.stopping.wait(WAIT)

    def _tell(self, payload: str) -> None:
        token, what, table_id = payload.split(" ", 2)
        if token != self.token:
            self.heard(token, table_id, what)


def note_of(token: str, what: str, table_id: str) -> str:
    """What is said on the channel; `token` is of the process that changed the table."""
    return f"{token} {what} {table_id}"
