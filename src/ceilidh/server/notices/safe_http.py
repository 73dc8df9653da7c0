"""POST to an address that somebody gave us, which must not lead into the server's own networks.

The name is looked up once, every address that it has is looked at, and the connection goes to one
of just these: a name that changes in between leads nowhere else. Redirections are not followed.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from concurrent.futures import Future, wait
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from ceilidh.server.errors import Refusal

SECONDS = 10.0  # for all of it, however slowly the other side speaks
LOOK_UP = 2.0  # for the name of its host; somebody may wait for the page
LONGEST_TARGET = 1000
READ = 2000  # bytes of an answer that anybody looks at
# The only part of IPv6 that is given out to the open internet: site-local, IPv4-compatible and
# translated addresses (`fec0::1`, `::127.0.0.1`, `64:ff9b::a00:1`) are outside of it.
_UNICAST = ipaddress.IPv6Network("2000::/3")
# Inside of it, and of IPv4: what carries another address, or is kept for protocols and examples.
_APART = [
    ipaddress.ip_network(one)
    for one in (
        "2001::/23",  # Teredo, ORCHID and other protocols
        "2001:db8::/32",  # examples
        "2002::/16",  # 6to4, which carries an address of IPv4
        "3ffe::/16",  # a trial of long ago
        "3fff::/20",  # examples
        "192.0.0.0/24",  # protocols
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # AMT
        "192.88.99.0/24",  # relays of 6to4
        "192.175.48.0/24",  # AS112
    )
]
_ISATAP = (0x00005EFE, 0x02005EFE)  # of an interface whose last 32 bits are an address of IPv4
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreachable(Exception):
    """It did not arrive; `gone` if it never will."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


class SlowName(Unreachable):
    """Nobody has told in time where the host is."""


@dataclass(frozen=True)
class AddressPolicy:
    """What may be reached: the open internet by https, and what who runs the server allows."""

    allowed: tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...] = ()

    @classmethod
    def of_setting(cls, text: str) -> AddressPolicy:
        """Addresses and networks with commas between them."""
        given = [one.strip() for one in text.split(",") if one.strip()]
        return cls(tuple(ipaddress.ip_network(one, strict=False) for one in given))

    def admits(self, address: Address) -> bool:
        plain = _plain(address)
        if any(plain in network for network in self.allowed if network.version == plain.version):
            return True
        return plain.is_global and not plain.is_multicast and not _is_apart(plain)

    def admits_plainly(self, address: Address) -> bool:
        """Whether it may be reached without https: only where the server's owner said so."""
        plain = _plain(address)
        return any(plain in one for one in self.allowed if one.version == plain.version)


def _is_apart(address: Address) -> bool:
    """Whether an address is none of an ordinary host, or stands for another one."""
    if address.is_reserved or any(
        address in one for one in _APART if one.version == address.version
    ):
        return True
    if isinstance(address, ipaddress.IPv4Address):
        return False
    return address not in _UNICAST or int(address) >> 32 & 0xFFFFFFFF in _ISATAP


def _plain(address: Address) -> Address:
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def check_target(target: str, policy: AddressPolicy) -> None:
    """Refuse an address to which nothing will be sent; the name is looked up again at sending."""
    try:
        _find(_split(target), policy)
    except SlowName as fault:
        raise Refusal("The name of that address was not found in time; try again later.") from fault
    except (Unreachable, ValueError) as fault:
        raise Refusal(
            "Cannot send to that address; use a public one that starts with https://."
        ) from fault


def post(target: str, body: bytes, headers: dict[str, str], policy: AddressPolicy) -> int:
    """Send; the status of the answer. Unreachable if there was none, or it is no success."""
    try:
        url = _split(target)
        address, port = _find(url, policy)
    except ValueError as fault:
        raise Unreachable(str(fault)) from fault
    line = _Line(url, str(address), port)
    # A side that speaks a letter every nine seconds must not hold the thread for an hour.
    watch = threading.Timer(SECONDS, _cut, [line])
    watch.start()
    try:
        path = (url.path or "/") + (f"?{url.query}" if url.query else "")
        line.request("POST", path, body, {"User-Agent": "ceilidh", **headers})
        answer = line.getresponse()
        answer.read(READ)
    except (OSError, http.client.HTTPException, ValueError) as fault:
        raise Unreachable(f"{type(fault).__name__}") from fault
    finally:
        watch.cancel()
        line.close()
    if not 200 <= answer.status < 300:
        raise Unreachable(f"status {answer.status}", gone=answer.status in (404, 410))
    return answer.status


def _split(target: str) -> SplitResult:
    if len(target) > LONGEST_TARGET or not target.isascii() or not target.isprintable():
        raise ValueError("it is too long or has odd signs")
    url = urlsplit(target)
    if url.scheme not in ("https", "http") or not url.hostname or url.username is not None:
        raise ValueError("it must begin with https://")
    return url


def _find(url: SplitResult, policy: AddressPolicy) -> tuple[Address, int]:
    """An address of the host that may be reached; none if any of them may not."""
    port = url.port or (443 if url.scheme == "https" else 80)
    try:
        found = _look_up(str(url.hostname), port)
    except (OSError, UnicodeError) as fault:
        raise Unreachable("there is no such host") from fault
    addresses = [ipaddress.ip_address(one.partition("%")[0]) for one in found]
    if not addresses or not all(policy.admits(one) for one in addresses):
        raise Unreachable("it is in a private network")
    if url.scheme == "http" and not all(policy.admits_plainly(one) for one in addresses):
        raise Unreachable("it must begin with https://")
    return addresses[0], port


def _look_up(host: str, port: int) -> list[str]:
    """The addresses of a name, by a thread of its own: a look-up cannot be cancelled."""
    found: Future[list[str]] = Future()

    def look() -> None:
        try:
            told = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found.set_result([str(one[4][0]) for one in told])
        except Exception as fault:
            found.set_exception(fault)

    threading.Thread(target=look, name="look-up", daemon=True).start()
    done, _ = wait([found], LOOK_UP)
    if not done:
        raise SlowName("its name was not found in time")
    return found.result()


class _Line(http.client.HTTPConnection):
    """Connects to the address that was looked at, whatever the name says meanwhile."""

    def __init__(self, url: SplitResult, address: str, port: int) -> None:
        super().__init__(str(url.hostname), port, timeout=SECONDS)
        self.address = address
        self.safe = url.scheme == "https"
        # Only another port is named in the head of the request.
        self.default_port = 443 if self.safe else 80

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), SECONDS)
        if self.safe:
            # The line is known before the other side has spoken, so that it can be cut meanwhile.
            shaken = ssl.create_default_context().wrap_socket(
                self.sock, server_hostname=self.host, do_handshake_on_connect=False
            )
            self.sock = shaken
            shaken.do_handshake()


def _cut(line: http.client.HTTPConnection) -> None:
    if line.sock is not None:
        with suppress(OSError):
            line.sock.shutdown(socket.SHUT_RDWR)
