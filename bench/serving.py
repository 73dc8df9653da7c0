"""A server of its own for a measurement, and what it costs."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"


class Server:
    """A process with its own database; `sources` may be those of another version."""

    def __init__(self, folder: Path, sources: Path = SOURCES, database: str = "") -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(sources),
            "CEILIDH_PORT": str(self.port),
            "CEILIDH_DATABASE": database or f"sqlite:///{folder / f'bench-{self.port}.sqlite3'}",
            "CEILIDH_SECRET": "bench",
            "CEILIDH_REQUESTS_PER_MINUTE": "100000000",
            "CEILIDH_STREAMS_PER_ADDRESS": "100000",
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = Path(sys.executable).with_name("ceilidh")
        self.process = subprocess.Popen(
            [str(program), "serve"], env=self.environment, stdout=subprocess.DEVNULL
        )
        for _ in range(400):
            try:
                httpx.get(self.url + "/health")
                return
            except httpx.TransportError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)

    def memory(self) -> float:
        """Resident memory in MB."""
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def processor(self) -> float:
        """Seconds of processor time used so far, by all threads that still run."""
        assert self.process is not None
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text("utf-8").split()[0]) for task in tasks) / 1e9
