"""`ceilidh serve`: the table in the browser."""

import argparse
import logging
import socket
from dataclasses import replace
from typing import Any

from ceilidh.cli.common import UsageError
from ceilidh.cli.serving import lacking
from ceilidh.kernel.reason import Word


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, metavar="N", help="port to listen on (8000)")
    parser.add_argument("--database", metavar="URL", help="a database (SQLite in the home folder)")
    parser.add_argument("--public-url", metavar="URL", help="start of the invite links")
    parser.add_argument("--data-packs", metavar="FOLDER", help="data packs that may be chosen")
    parser.add_argument("--bots", metavar="BOTS", help="your own bots, such as module:Class")
    parser.add_argument("--log", action="store_true", help="write a line for each request")


def run(arguments: argparse.Namespace) -> int:
    try:
        import uvicorn

        from ceilidh.server.app import create_app
        from ceilidh.server.http.protocol import patient
        from ceilidh.server.settings import from_environment
    except ImportError as fault:
        raise lacking(fault) from fault
    given: dict[str, Any] = {
        name: getattr(arguments, name)
        for name in ("host", "port", "database", "public_url", "data_packs", "bots")
        if getattr(arguments, name) is not None
    }
    settings = replace(from_environment(), **given)
    level = logging.INFO if arguments.log else logging.WARNING
    logging.basicConfig(level=level, format="%(message)s")
    with listen(settings.host, settings.port) as line:
        app = create_app(settings)
        port = line.getsockname()[1]
        print(f"ceilidh is served at http://{settings.host}:{port}/ (Ctrl+C ends it)", flush=True)
        config = uvicorn.Config(
            app,
            http=patient(settings.head_seconds),
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
        uvicorn.Server(config).run(sockets=[line])
    return 0


def listen(host: str, port: int) -> socket.socket:
    """The address taken before anything else is done; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        line = socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        raise UsageError(
            "Cannot use {host} port {port}: {reason}. Choose another with --port.",
            fields={"host": Word(host), "port": port, "reason": Word(reason)},
        ) from fault
    # The loop does this only for sockets it made itself. Without it the end of an answer waits for
    # the reader to acknowledge its beginning, and he takes 40 ms.
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return line
