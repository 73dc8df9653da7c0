"""What takes notices in tests: a real SMTP server, and a real endpoint of hooks and pushes."""

from __future__ import annotations

import base64
import json
import secrets
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.helpers import Json, free_port


class Letterbox:
    """Keeps letters; refuses those to `nobody@`, for good."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.port = free_port()

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith("nobody@"):
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        made = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(made, EmailMessage)
        self.letters.append(made)
        return "250 OK"


@contextmanager
def letterbox() -> Iterator[Letterbox]:
    box = Letterbox()
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


@dataclass
class Got:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Endpoint:
    """Takes whatever is posted and answers with `status`."""

    url: str = ""
    status: int = 200
    location: str = ""
    got: list[Got] = field(default_factory=list)


@contextmanager
def endpoint(certificate: Path | None = None) -> Iterator[Endpoint]:
    """With a certificate, whose key lies beside it, it speaks TLS."""
    made = Endpoint()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            made.got.append(Got(self.path, headers, body))
            self.send_response(made.status)
            if made.location:
                self.send_header("Location", made.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Nobody reads it."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    made.url = f"http://127.0.0.1:{server.server_address[1]}"
    if certificate is not None:
        safe = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        safe.load_cert_chain(certificate, certificate.with_suffix(".key"))
        server.socket = safe.wrap_socket(server.socket, server_side=True)
        made.url = made.url.replace("http", "https", 1)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield made
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Reader:
    """A browser that takes pushes, as far as letters are concerned: its keys, and how it reads."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)

    @property
    def keys(self) -> dict[str, str]:
        public = self.private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": coded(point), "auth": coded(self.auth)}

    def read(self, got: Got) -> Json:
        """What a push says; nobody else can read it."""
        body = http_ece.decrypt(
            got.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        said = json.loads(body)
        assert isinstance(said, dict)
        return said


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
