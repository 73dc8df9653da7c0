"""A real PostgreSQL of the tests' own, from the system's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.server.helpers import free_port, until

USER = "postgres"  # it refuses to run as root
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=60")


def program(name: str) -> str:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    assert found, "install PostgreSQL: the server is tested with a real one"
    return str(found[-1])


def as_user(*command: str) -> list[str]:
    return [*(["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []), *command]


class Postgres:
    """A cluster in a folder of its own; it can be stopped and started again."""

    def __init__(self, folder: str, settings: tuple[str, ...] = QUICK) -> None:
        self.folder = folder
        self.data = f"{folder}/data"
        self.settings = settings
        self.port = free_port()
        self.made = 0
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        settings = [part for one in self.settings for part in ("-c", one)]
        address = ["-p", str(self.port), "-k", self.folder, "-h", "127.0.0.1"]
        self.process = subprocess.Popen(
            as_user(program("postgres"), "-D", self.data, *address, *settings),
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until(self.is_up)

    def stop(self, mode: str = "immediate") -> None:
        """`fast` ends all sessions in good order, `immediate` is a crash."""
        if self.process is not None:
            quietly(*as_user(program("pg_ctl"), "-D", self.data, "stop", "-m", mode))
            self.process.wait(20)
            self.process = None

    def database(self) -> str:
        """The URL of a new, empty database."""
        self.made += 1
        name = f"test{self.made}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def is_up(self) -> bool:
        try:
            psycopg.connect(self._url("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True


def quietly(*command: str) -> None:
    subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL)


@contextmanager
def running(settings: tuple[str, ...] = QUICK) -> Iterator[Postgres]:
    """Not below pytest's own folder: that is closed to other users."""
    folder = tempfile.mkdtemp(prefix="ceilidh-postgres-")
    if os.geteuid() == 0:
        shutil.chown(folder, USER)
    found = Postgres(folder, settings)
    make = as_user(program("initdb"), "-D", found.data, "-U", USER, "-A", "trust", "--no-sync")
    quietly(*make, "-E", "UTF8", "--locale=C")
    try:
        found.start()
        yield found
    finally:
        found.stop()
        shutil.rmtree(folder)
