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
    def __init__(self, port: int) -> None:
        self.port = port
        self.made = 0

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


@contextmanager
def running() -> Iterator[Postgres]:
    """Not below pytest's own folder: that is closed to other users."""
    folder = tempfile.mkdtemp(prefix="ceilidh-postgres-")
    if os.geteuid() == 0:
        shutil.chown(folder, USER)
    data = f"{folder}/data"
    quiet = {"check": True, "cwd": "/", "stdout": subprocess.DEVNULL}
    make = as_user(program("initdb"), "-D", data, "-U", USER, "-A", "trust", "--no-sync")
    subprocess.run([*make, "-E", "UTF8", "--locale=C"], **quiet)  # type: ignore[call-overload]
    port = free_port()
    settings = [part for one in QUICK for part in ("-c", one)]
    address = ["-p", str(port), "-k", folder, "-h", "127.0.0.1"]
    process = subprocess.Popen(
        as_user(program("postgres"), "-D", data, *address, *settings),
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    found = Postgres(port)
    try:
        until(found.is_up)
        yield found
    finally:
        stop = as_user(program("pg_ctl"), "-D", data, "stop", "-m", "immediate")
        subprocess.run(stop, **quiet)  # type: ignore[call-overload]
        process.wait(20)
        shutil.rmtree(folder)
