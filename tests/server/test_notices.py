"""Notices: letters to a real SMTP server, hooks and pushes to a real endpoint, each once."""

from __future__ import annotations

import base64
import json
import re
import socket
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]
from sqlalchemy import select

from ceilidh.kernel.errors import CeilidhError
from ceilidh.server.errors import Refusal
from ceilidh.server.live.presence import USER
from ceilidh.server.notices.channels import MAIL, MOST, PUSH
from ceilidh.server.notices.mail import Mailbox, clean_address
from ceilidh.server.notices.safe_http import AddressPolicy, Unreachable, check_target, post
from ceilidh.server.notices.sender import AGAIN, NoticeSender
from ceilidh.server.notices.web_push import clean_keys
from ceilidh.server.service import SeatRequest
from ceilidh.server.settings import Settings
from ceilidh.server.storage.models import Channel, Notice, User
from tests.server.clockwork import Clockwork, clockwork
from tests.server.helpers import SHORT
from tests.server.letterbox import Endpoint, Letterbox, Reader, coded, endpoint, letterbox
from tests.server.proxy import certificate

LOCAL = AddressPolicy.of_setting("127.0.0.1")


@pytest.fixture(scope="module")
def box() -> Iterator[Letterbox]:
    with letterbox() as made:
        yield made


@pytest.fixture(scope="module")
def _target() -> Iterator[Endpoint]:
    with endpoint() as made:
        yield made


@pytest.fixture
def target(_target: Endpoint) -> Endpoint:
    _target.got.clear()
    _target.status, _target.location = 200, ""
    return _target


def post_office(box: Letterbox) -> dict[str, Any]:
    """The settings of a server that sends everything to this machine."""
    box.letters.clear()
    return {
        "smtp_host": "127.0.0.1",
        "smtp_port": box.port,
        "smtp_tls": "none",
        "smtp_from": "ceilidh@play.example",
        "public_url": "https://play.example",
        "hooks_into": "127.0.0.1",
    }


@pytest.fixture
def works(tmp_path: Path, box: Letterbox) -> Iterator[Clockwork]:
    with clockwork(tmp_path, **post_office(box)) as made:
        yield made


def tell_by(works: Clockwork, user: User, **how: Any) -> Channel:
    """A confirmed channel of somebody."""
    made = Channel(**{"user_id": user.id, "confirmed": True, "form": "", "keys": {}, **how})
    return works.service.notice_sender.channels.add(made)


def told_of_a_turn(works: Clockwork, **how: Any) -> tuple[User, str]:
    """Two people, of whom who has to begin is told by a channel."""
    people = works.people("Ann", "Bob")
    first = works.table(people)
    _, user = works.mover(first, people)
    tell_by(works, user, **how)
    works.changed(first)
    works.wait(minutes=2)
    return user, first.id


def states(notice_sender: NoticeSender) -> list[str]:
    with notice_sender.store.session() as session:
        return list(session.scalars(select(Notice.state).order_by(Notice.id)))


# --- letters --------------------------------------------------------------------------------------


def test_a_letter_at_my_turn_with_a_way_out(works: Clockwork, box: Letterbox) -> None:
    user, table_id = told_of_a_turn(works, kind=MAIL, target="ann@example.org")
    letter = box.letters[0]
    assert letter["To"] == "ann@example.org" and "Glen More II" in str(letter["Subject"])
    assert f"https://play.example/t/{table_id}" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = re.fullmatch(
        r"<https://play\.example/notices/off\?token=(\S+)>", letter["List-Unsubscribe"]
    )
    assert link is not None
    notice_sender = works.service.notice_sender
    number, target = notice_sender.channel_of("off", link[1])
    assert target == "ann@example.org"
    works.wait(hours=5)
    assert len(box.letters) == 1 and states(notice_sender) == ["sent"]
    notice_sender.channels.end(number)
    assert notice_sender.channels.of(user.id) == [] and states(notice_sender) == []


def test_who_sits_there_or_has_moved_is_not_told(works: Clockwork, box: Letterbox) -> None:
    people = works.people("Ann", "Bob")
    for user in people:
        tell_by(works, user, kind=MAIL, target=f"{user.name}@example.org")
    room = works.table(people)
    seat, mover = works.mover(room, people)
    works.service.broadcaster.presence.enter(room.id, (USER, mover.id))
    works.wait(minutes=2)
    assert box.letters == [] and states(works.service.notice_sender) == ["spared"]
    while room.table.actors == [seat]:
        room = works.move(room, mover)
    while room.table.actors == [1 - seat]:
        room = works.move(room, people[1 - seat])
    works.service.broadcaster.presence.leave(room.id, (USER, mover.id))
    works.wait(minutes=2)
    assert [letter["To"] for letter in box.letters] == [f"{mover.name}@example.org"]


def test_nobody_is_woken_and_bots_tell_nothing(works: Clockwork, box: Letterbox) -> None:
    user, other = works.people("Ann", "Bob")
    tell_by(works, user, kind=MAIL, target="ann@example.org")
    availability = works.service.timers.availability(user.id)
    availability.night_from, availability.night_to = 11 * 60, 18 * 60
    works.service.timers.change_availability(availability, works.at)
    wishes = [SeatRequest("person"), SeatRequest("bot", bot="random")]
    works.changed(works.service.create(user, "glenmore", 2, dict(SHORT), wishes))
    room = works.table([user, other])
    while room.table.actors[0] != 0:
        room = works.move(room, other)
    works.wait(hours=2)
    assert box.letters == []
    works.wait(hours=4)
    assert [letter["To"] for letter in box.letters] == ["ann@example.org"]


def test_warned_before_the_time_runs_out_and_told_what_happened(
    works: Clockwork, box: Letterbox
) -> None:
    people = works.people("Ann", "Bob")
    for user in people:
        tell_by(works, user, kind=MAIL, target=f"{user.name}@example.org")
    works.table(people, "8h", "loss")
    for hours in (1, 5.5, 2):
        works.wait(hours=hours)
    subjects = [str(letter["Subject"]).partition(":")[0] for letter in box.letters]
    assert subjects == ["Your turn", "Your time is running out", "Lost on time"]
    assert "until 2026-03-02 20:00 (UTC)" in box.letters[0].get_content()


def test_the_language_is_that_of_the_reader(works: Clockwork, box: Letterbox) -> None:
    people = works.people("Ann", "Bob")
    for user in people:
        works.service.store.prefer(user.id, {"language": "fr"})
        tell_by(works, user, kind=MAIL, target="ann@example.org")
    works.table(people)
    works.wait(minutes=2)
    assert "Glen More II" in str(box.letters[0]["Subject"])
    assert not str(box.letters[0]["Subject"]).startswith("Your turn")


def test_a_mailbox_that_is_not_there_is_given_up(works: Clockwork) -> None:
    user, _ = told_of_a_turn(works, kind=MAIL, target="nobody@example.org")
    assert works.service.notice_sender.channels.of(user.id) == []


def test_a_failure_is_tried_again_and_then_given_up(works: Clockwork, box: Letterbox) -> None:
    notice_sender = works.service.notice_sender
    good = notice_sender.mailbox
    assert good is not None
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        notice_sender.mailbox = Mailbox("127.0.0.1", port, "none", "", "", "x@y.z")
        told_of_a_turn(works, kind=MAIL, target="ann@example.org")
        assert states(notice_sender) == ["waiting"]
        works.wait(seconds=AGAIN[0].total_seconds() + 1)
    notice_sender.mailbox = good
    works.wait(seconds=AGAIN[1].total_seconds() + 1)
    assert states(notice_sender) == ["sent"] and len(box.letters) == 1


@pytest.mark.parametrize(
    "text", ["", "a", "a@b", "a@b.c\nBcc: d@e.f", "a b@c.de", "a@b..c", "é@b.cd"]
)
def test_no_addresses(text: str) -> None:
    with pytest.raises(Refusal):
        clean_address(text)


def test_the_password_of_the_mailbox_is_for_its_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = Settings(smtp_host="mail.example", smtp_from="a@b.cd")
    file = settings.folder / "smtp_password"
    file.parent.mkdir()
    file.write_text("hush\n")
    file.chmod(0o640)
    with pytest.raises(CeilidhError, match="chmod 600"):
        Mailbox.of(settings)
    file.chmod(0o600)
    made = Mailbox.of(settings)
    assert made is not None and made.password == "hush"
    assert Mailbox.of(Settings()) is None


# --- webhooks -------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["discord", "matrix", "ntfy", "json"])
def test_webhooks(works: Clockwork, target: Endpoint, form: str) -> None:
    _, table_id = told_of_a_turn(works, kind="hook", form=form, target=f"{target.url}/in?x=1")
    (got,) = target.got
    link = f"https://play.example/t/{table_id}"
    assert got.path == "/in?x=1"
    if form == "ntfy":
        assert got.headers["click"] == link and b"Your turn" in got.body
        return
    said = json.loads(got.body)
    field = {"discord": "content", "matrix": "text", "json": "url"}[form]
    assert link in said[field]
    assert form != "discord" or said["allowed_mentions"] == {"parse": []}


def test_a_hook_that_is_gone_is_ended_and_redirections_lead_nowhere(
    works: Clockwork, target: Endpoint
) -> None:
    target.status, target.location = 302, f"{target.url}/elsewhere"
    with pytest.raises(Unreachable, match="302"):
        post(f"{target.url}/here", b"", {}, LOCAL)
    assert [got.path for got in target.got] == ["/here"]
    target.status = 410
    user, _ = told_of_a_turn(works, kind="hook", form="json", target=target.url)
    assert works.service.notice_sender.channels.of(user.id) == []


PRIVATE = [
    "https://127.0.0.1/",
    "https://localhost:8080/",
    "https://10.0.0.1/",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://2130706433/",
    "https://127.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[fe80::1]/",
    "https://[fd00::1]/",
    "https://224.0.0.1/",
    "http://93.184.215.14/",
    "ftp://93.184.215.14/",
    "https://user@93.184.215.14/",
    "https://93.184.215.14:99999/",
    "https://no-such-host.invalid/",
    "file:///etc/passwd",
    "https:///x",
    "https://\u212b.example/",
    "",
]


@pytest.mark.parametrize("url", PRIVATE)
def test_nothing_is_sent_into_private_networks(url: str) -> None:
    with pytest.raises(
        Refusal, match=("Cannot send to that address; use a public one that starts with https://")
    ):
        check_target(url, AddressPolicy())
    with pytest.raises(Unreachable):
        post(url, b"", {}, AddressPolicy())


def test_the_open_internet_may_be_reached() -> None:
    check_target("https://93.184.215.14/hook", AddressPolicy())
    check_target("http://127.0.0.1/", LOCAL)


def test_a_name_that_changes_leads_nowhere_else(
    target: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection goes to the address that was looked at, whatever the name says meanwhile."""
    port = int(target.url.rpartition(":")[2])
    answers = [[(2, 1, 6, "", ("127.0.0.1", port))]]
    monkeypatch.setattr(socket, "getaddrinfo", lambda host, *_, **__: _answer(answers, host, port))
    assert post(f"http://changes.example:{port}/", b"x", {}, LOCAL) == 200
    assert target.got[0].headers["host"] == f"changes.example:{port}" and not answers


def _answer(answers: list[Any], host: str, port: int) -> Any:
    if host == "127.0.0.1":
        return [(2, 1, 6, "", (host, port))]
    return answers.pop()


def test_only_who_has_the_right_certificate_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = certificate(tmp_path)
    with endpoint(own) as safe:
        with pytest.raises(Unreachable, match="SSLCertVerificationError"):
            post(safe.url, b"x", {}, LOCAL)
        monkeypatch.setenv("SSL_CERT_FILE", str(own))
        assert post(f"{safe.url}/in", b"x", {}, LOCAL) == 200
    assert [(got.path, got.headers["host"]) for got in safe.got] == [("/in", safe.url[8:])]


# --- pushes ---------------------------------------------------------------------------------------


def test_a_push_that_a_browser_can_read(
    tmp_path: Path, box: Letterbox, target: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    browser = Reader()
    keys = clean_keys(**browser.keys)
    with clockwork(tmp_path, **post_office(box)) as works:
        _, table_id = told_of_a_turn(works, kind=PUSH, target=f"{target.url}/push", keys=keys)
        public = works.service.notice_sender.pusher.public_key()
    (got,) = target.got
    assert browser.read(got)["url"] == f"https://play.example/t/{table_id}"
    assert got.headers["content-encoding"] == "aes128gcm" and int(got.headers["ttl"]) > 0
    assert Vapid02.verify(got.headers["authorization"])
    assert got.headers["authorization"].endswith(f"k={public}")
    claims = got.headers["authorization"].split("t=")[1].split(".")[1]
    said = json.loads(base64.urlsafe_b64decode(claims + "=="))
    assert said["aud"] == target.url and said["sub"] == "https://play.example"
    assert (tmp_path / "ceilidh" / "push_key").stat().st_mode & 0o777 == 0o600


def test_keys_that_are_none() -> None:
    point = coded(b"\x04" + bytes(64))
    for p256dh, auth in ((point, coded(bytes(16))), ("x", "y"), ("\u00b2" * 30, coded(bytes(16)))):
        with pytest.raises(Refusal):
            clean_keys(p256dh, auth)


# --- once -----------------------------------------------------------------------------------------


def test_two_processes_send_it_once(
    tmp_path: Path, database: str, box: Letterbox, target: Endpoint
) -> None:
    settings = post_office(box)
    with (
        clockwork(tmp_path, database, **settings) as one,
        clockwork(tmp_path, database, **settings) as other,
    ):
        people = one.people("Ann", "Bob")
        for user in people:
            tell_by(one, user, kind="hook", form="json", target=target.url)
        room = one.table(people)
        other.service.clock_worker.look(room.id)
        for each in (one, other):
            each.service.notice_sender.open()
            each.wait(minutes=2)
        for each in (one, other):
            each.service.notice_sender.close()
        assert len(target.got) == 1 and states(one.service.notice_sender) == ["sent"]


def test_nobody_fills_a_letter_box(works: Clockwork) -> None:
    channels = works.service.notice_sender.channels
    for name in ("Ann", "Bob", "Cat"):
        (user,) = works.people(name)
        tell_by(works, user, kind=MAIL, target="victim@example.org", confirmed=False)
    (user,) = works.people("Dan")
    with pytest.raises(Refusal, match="tomorrow"):
        tell_by(works, user, kind=MAIL, target="Victim@example.org", confirmed=False)
    for number in range(MOST):
        tell_by(works, user, kind="hook", target=f"https://example.org/{number}")
    tell_by(works, user, kind="hook", target="https://example.org/0")
    with pytest.raises(Refusal, match="already"):
        tell_by(works, user, kind="hook", target="https://example.org/more")
    assert len(channels.of(user.id)) == MOST


def test_what_is_long_past_is_forgotten(works: Clockwork) -> None:
    told_of_a_turn(works, kind=MAIL, target="ann@example.org")
    works.at += timedelta(days=50)
    works.service.notice_sender.open()
    assert states(works.service.notice_sender) == []
