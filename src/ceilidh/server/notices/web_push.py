"""Web push: encrypted for one browser (RFC 8291), signed by the server's key (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import json
import re
import time
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

from ceilidh.server.errors import Refusal
from ceilidh.server.notices.mail import NoticeText
from ceilidh.server.notices.safe_http import AddressPolicy, post
from ceilidh.server.settings import Settings

KEPT = 24 * 3600  # seconds that a push service keeps it for a browser that is off
SIGNED = 12 * 3600  # seconds that a signature is good for
_KEY = re.compile(r"[A-Za-z0-9_-]{20,120}={0,2}")


def new_key() -> str:
    """A private key of the server, as one line."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()


class Pusher:
    """Signs and sends. What it needs is imported when somebody is first told something by it."""

    def __init__(self, settings: Settings, policy: AddressPolicy) -> None:
        self.settings = settings
        self.policy = policy
        sender = settings.smtp_from.rpartition("<")[2].rstrip(">")
        url = settings.public_url
        self.contact = (
            url if url.startswith("https://") else f"mailto:{sender or 'nobody@localhost'}"
        )

    @cached_property
    def _vapid(self) -> Any:
        """The key of the server: its file is read once, and not while somebody waits for a page."""
        from py_vapid import Vapid02  # type: ignore[import-untyped]

        return Vapid02.from_raw(self.settings.kept("push_key", new_key).encode())

    def public_key(self) -> str:
        """By which a browser knows whose pushes it takes."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def send(self, target: str, keys: dict[str, str], words: NoticeText) -> None:
        from pywebpush import WebPusher  # type: ignore[import-untyped]

        said = {"title": words.subject, "body": words.text, "url": words.url}
        subscription = {"endpoint": target, "keys": keys}
        body = WebPusher(subscription).encode(json.dumps(said).encode())["body"]
        url = urlsplit(target)
        claims = {
            "sub": self.contact,
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(time.time()) + SIGNED,
        }
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
            **self._vapid.sign(claims),
        }
        post(target, body, headers, self.policy)


def clean_keys(p256dh: str, auth: str) -> dict[str, str]:
    """The keys of a browser: a point of the curve and a secret; refused if they are none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        if not _KEY.fullmatch(p256dh) or not _KEY.fullmatch(auth):
            raise ValueError
        point = base64.urlsafe_b64decode(p256dh.rstrip("=") + "==")
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        if len(base64.urlsafe_b64decode(auth.rstrip("=") + "==")) != 16:
            raise ValueError
    except ValueError as fault:
        raise Refusal("This browser sent unusable keys; try again.") from fault
    return {"p256dh": p256dh, "auth": auth}
