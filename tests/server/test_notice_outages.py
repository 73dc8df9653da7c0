"""Notices while the database is away: none is lost, and none comes twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from ceilidh.server.notices.channels import MAIL
from ceilidh.server.notices.sender import SENDING, SENT, NoticeSender
from tests.server.clockwork import Clockwork, clockwork
from tests.server.letterbox import Letterbox, letterbox
from tests.server.test_notices import post_office, states, tell_by


@pytest.fixture
def box() -> Iterator[Letterbox]:
    with letterbox() as made:
        yield made


@pytest.fixture
def works(tmp_path: Path, box: Letterbox) -> Iterator[Clockwork]:
    with clockwork(tmp_path, **post_office(box)) as made:
        yield made


class Outage:
    """A method of the sender meets a database that is away, as long as a test wants it."""

    def __init__(self, works: Clockwork, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self.on = False
        sender = works.service.notice_sender
        method = getattr(sender, name)

        def tried(*given: Any) -> Any:
            if self.on:
                raise OperationalError("SELECT", None, Exception("the server is gone"))
            return method(*given)

        monkeypatch.setattr(sender, name, tried)


def to_move(works: Clockwork) -> NoticeSender:
    """Who begins is told by letter of his turn."""
    people = works.people("Ann", "Bob")
    room = works.table(people)
    _, user = works.mover(room, people)
    tell_by(works, user, kind=MAIL, target="ann@example.org")
    works.changed(room)
    return works.service.notice_sender


def test_a_notice_that_could_not_be_written_is_written_later(
    works: Clockwork, box: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    outage = Outage(works, monkeypatch, "put")
    outage.on = True
    sender = to_move(works)
    works.wait(minutes=5)
    assert states(sender) == [] and not box.letters
    outage.on = False
    works.wait(minutes=1)
    works.wait(minutes=2)
    assert states(sender) == [SENT] and len(box.letters) == 1
    works.wait(minutes=5)
    assert len(box.letters) == 1


def test_a_notice_that_could_not_be_read_is_sent_later(
    works: Clockwork, box: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    outage = Outage(works, monkeypatch, "_words")
    sender = to_move(works)
    outage.on = True
    works.wait(minutes=2)
    assert states(sender) == [SENDING] and not box.letters
    outage.on = False
    works.wait(minutes=1)
    assert states(sender) == [SENT] and len(box.letters) == 1


def test_a_notice_that_was_sent_is_not_sent_again(
    works: Clockwork, box: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    outage = Outage(works, monkeypatch, "_sent")
    sender = to_move(works)
    outage.on = True
    works.wait(minutes=2)
    works.wait(minutes=2)
    assert states(sender) == [SENDING] and len(box.letters) == 1
    outage.on = False
    works.wait(minutes=2)
    assert states(sender) == [SENT] and len(box.letters) == 1
