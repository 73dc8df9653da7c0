"""Notices: what they say, where they may go, and by which channels."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime, timedelta
from ipaddress import ip_address

import pytest

from ceilidh.say import speaker
from ceilidh.server.clocks.rest import Rest
from ceilidh.server.errors import Forbidden, NotFound, Refusal
from ceilidh.server.models import Channel, GameTable, Notice, Seat, now
from ceilidh.server.notices import letters
from ceilidh.server.notices.channels import MOST, Channels
from ceilidh.server.notices.hooks import request_of
from ceilidh.server.notices.letters import About, about, table_letter
from ceilidh.server.notices.mail import Letter
from ceilidh.server.notices.reach import Gate, Unreachable, _split, check_target
from ceilidh.server.seats import BOT, PERSON
from tests.server.house import House

EN = speaker("en")
NOON = datetime(2026, 3, 2, 12, 0)
PARIS = Rest("Europe/Paris")


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


# --- letters --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "subject", "text"),
    [
        (
            "turn",
            "Your turn: Clans",
            "It is your turn. At the table: Bob, Eve. "
            "You have time until 2026-03-02 13:00 (Europe/Paris).",
        ),
        (
            "soon",
            "Your time runs out: Clans",
            "It is still your turn. At the table: Bob, Eve. "
            "You have time until 2026-03-02 13:00 (Europe/Paris).",
        ),
        (
            "late",
            "The others wait for you: Clans",
            "Your time is over, and it is still your turn. At the table: Bob, Eve.",
        ),
        (
            "bot",
            "A bot plays your turn: Clans",
            "Your time is over; a bot plays this turn. The next one is yours again. "
            "At the table: Bob, Eve.",
        ),
        (
            "loss",
            "Lost on time: Clans",
            "Your time is over, so that the game is lost; a bot plays on. At the table: Bob, Eve.",
        ),
    ],
)
def test_a_letter_about_a_table(kind: str, subject: str, text: str) -> None:
    told = About("Clans", ["Bob", "Eve"], NOON, PARIS)
    assert table_letter(kind, told, "http://here/t/1", EN, "http://here/off") == Letter(
        subject, text, "http://here/t/1", "http://here/off"
    )


def test_a_letter_without_others_and_without_a_clock() -> None:
    alone = table_letter("turn", About("Clans", [], None, PARIS), "u", EN, "o")
    assert alone.text == "It is your turn."


def test_the_others_are_the_persons_at_the_table() -> None:
    row = GameTable(game="glenmore")
    seats = [
        Seat(number=0, kind=PERSON, name="Ann", user_id=1, bot=""),
        Seat(number=1, kind=PERSON, name="", user_id=2, bot=""),
        Seat(number=2, kind=BOT, name="", user_id=None, bot="greedy"),
    ]
    found = about(row, seats, 1, NOON, PARIS, EN)
    assert (found.game, found.others, found.until) == ("Glen More II: Chronicles", ["Seat 2"], NOON)


def test_letters_about_accounts() -> None:
    confirm = letters.confirm_letter("Ann", "http://link", EN)
    assert confirm.subject == "Confirm this address" and confirm.url == "http://link"
    assert confirm.text.startswith("Ann wants notices of ceilidh at this address.")
    reset = letters.reset_letter("Ann", "http://link", EN)
    assert reset.subject == "A new password" and "Ann chooses a new password" in reset.text
    trial = letters.trial_letter("http://here", EN, "http://off")
    assert trial == Letter("A trial", "This is how notices come.", "http://here", "http://off")


# --- webhooks -------------------------------------------------------------------------------------

LETTER = Letter("Subject é", "Text.", "http://link", "")
LINE = "Subject é\nText.\nhttp://link"


def test_what_webhooks_are_sent() -> None:
    body, headers = request_of("ntfy", LETTER)
    assert body.decode() == LINE
    assert headers == {"Content-Type": "text/plain; charset=utf-8", "Click": "http://link"}
    for form, wanted in (
        ("discord", {"content": LINE, "allowed_mentions": {"parse": []}}),
        ("matrix", {"text": LINE}),
        ("json", {"subject": "Subject é", "text": "Text.", "url": "http://link"}),
    ):
        body, headers = request_of(form, LETTER)
        assert json.loads(body) == wanted and headers == {"Content-Type": "application/json"}


# --- where they may go ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "admitted"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("127.0.0.1", False),
        ("10.0.0.7", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1", False),
        ("::ffff:10.0.0.7", False),
        ("::ffff:93.184.216.34", True),
        ("64:ff9b::a00:7", False),
        ("2002:a00:7::1", False),
        ("2001::1", False),
    ],
)
def test_only_the_open_internet_is_reached(address: str, admitted: bool) -> None:
    assert Gate().admits(ip_address(address)) is admitted
    assert not Gate().admits_plainly(ip_address(address))


def test_what_who_runs_the_server_allows() -> None:
    gate = Gate.of_setting(" 10.0.0.0/8, ,192.168.1.1 ,fd00::/8")
    assert len(gate.allowed) == 3
    for address, admitted in (
        ("10.9.9.9", True),
        ("::ffff:10.9.9.9", True),
        ("192.168.1.1", True),
        ("192.168.1.2", False),
        ("fd00::5", True),
        ("127.0.0.1", False),
    ):
        assert gate.admits(ip_address(address)) is admitted
        assert gate.admits_plainly(ip_address(address)) is admitted
    assert Gate.of_setting("") == Gate()


@pytest.mark.parametrize(
    "target",
    [
        "ftp://example.org/",
        "https:///path",
        "https://me@example.org/",
        "https://exämple.org/",
        "https://example.org/\n",
        "https://example.org/" + "x" * 1000,
    ],
)
def test_what_is_no_target(target: str) -> None:
    with pytest.raises(ValueError, match="it "):
        _split(target)
    with pytest.raises(
        Refusal, match=r"^Nothing can be sent to that address; give one of the open internet"
    ):
        check_target(target, Gate())


def test_plain_http_only_where_it_is_allowed() -> None:
    check_target("http://127.0.0.1:9/", Gate.of_setting("127.0.0.1"))
    check_target("https://127.0.0.1/", Gate.of_setting("127.0.0.0/8"))
    for target in ("http://127.0.0.1/", "https://127.0.0.1/"):
        with pytest.raises(Refusal):
            check_target(target, Gate())
    assert len(_split("https://example.org/" + "x" * 980).path) == 981
    assert Unreachable("x").gone is False and Unreachable("x", True).gone is True


# --- channels -------------------------------------------------------------------------------------


def channel(user_id: int, target: str, kind: str = "hook", **more: object) -> Channel:
    values: dict[str, object] = {"form": "json", "keys": {}, "confirmed": True, "failures": 0}
    return Channel(user_id=user_id, kind=kind, target=target, **{**values, **more})


def test_channels_are_kept_once(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    channels = Channels(house.store)
    one = channels.add(channel(ann.id, "https://a"))
    two = channels.add(channel(ann.id, "https://b"))
    channels.add(channel(bob.id, "https://a"))
    assert [found.id for found in channels.of(ann.id)] == [one.id, two.id]
    channels.count(one.id, failed=True)
    channels.count(one.id, failed=True)
    found = channels.get(one.id)
    assert found is not None and found.failures == 2
    again = channels.add(channel(ann.id, "https://a", form="ntfy"))
    assert (again.id, again.form, again.failures) == (one.id, "ntfy", 0)
    channels.count(one.id, failed=True)
    channels.count(one.id, failed=False)
    found = channels.get(one.id)
    assert found is not None and found.failures == 0


def test_so_many_channels_and_no_more(house: House) -> None:
    ann = house.guest("Ann")
    channels = Channels(house.store)
    for number in range(MOST):
        channels.add(channel(ann.id, f"https://{number}"))
    with pytest.raises(Refusal, match=r"^You have 8 ways already; end one\.$"):
        channels.add(channel(ann.id, "https://more"))
    channels.end(channels.of(ann.id)[0].id, ann.id)
    channels.add(channel(ann.id, "https://more"))


def test_an_address_is_asked_three_times_a_day(house: House) -> None:
    channels = Channels(house.store)
    people = [house.guest(f"P{number}") for number in range(5)]
    for user in people[:3]:
        channels.add(channel(user.id, "Ann@example.org", "mail", confirmed=False))
    said = r"^This address has been asked often enough; try again tomorrow\.$"
    with pytest.raises(Refusal, match=said):
        channels.add(channel(people[3].id, "ann@EXAMPLE.org", "mail", confirmed=False))
    with house.store.session() as session:
        old = session.get(Channel, channels.of(people[0].id)[0].id)
        assert old is not None
        old.made = now() - timedelta(days=1, seconds=5)
        session.commit()
    channels.add(channel(people[3].id, "ann@EXAMPLE.org", "mail", confirmed=False))


def test_who_wants_to_be_told(house: House) -> None:
    ann, bob, eve = [house.guest(name) for name in ("Ann", "Bob", "Eve")]
    channels = Channels(house.store)
    good = channels.add(channel(ann.id, "https://a"))
    channels.add(channel(bob.id, "https://b", confirmed=False))
    channels.add(channel(eve.id, "https://c", failures=5))
    assert channels.reached({ann.id, bob.id, eve.id}) == {ann.id}
    assert channels.reached(set()) == set() and channels.reached({bob.id}) == set()
    assert channels.mail_of(ann.id) is None
    mail = channels.add(channel(ann.id, "a@b", "mail", confirmed=False))
    assert channels.mail_of(ann.id) is None
    gone = r"^This address is not asked for any more; give it again\.$"
    for number, target in ((mail.id, "other@b"), (999, "a@b")):
        with pytest.raises(NotFound, match=gone):
            channels.confirm(number, target)
    channels.confirm(mail.id, "a@b")
    found = channels.mail_of(ann.id)
    assert found is not None and found.id == mail.id
    channels.end(good.id, bob.id)
    assert channels.get(good.id) is not None, "only its owner ends it"
    channels.end(good.id, ann.id)
    assert channels.get(good.id) is None


# --- the office -----------------------------------------------------------------------------------


def notices(house: House) -> list[tuple[int, str, str, int, str]]:
    with house.store.session() as session:
        return [
            (one.channel_id, one.kind, one.table_id, one.number, one.state)
            for one in session.query(Notice).order_by(Notice.id)
        ]


def test_a_notice_is_written_down_once_for_every_channel(house: House) -> None:
    ann = house.guest("Ann")
    office = house.service.office
    one = office.channels.add(channel(ann.id, "https://a"))
    two = office.channels.add(channel(ann.id, "https://b"))
    office.channels.add(channel(ann.id, "https://c", confirmed=False))
    for _ in range(2):
        office.put(ann.id, "turn", "t", 4, NOON)
    office.put(ann.id, "turn", "t", 5, NOON)
    assert notices(house) == [
        (one.id, "turn", "t", 4, "waiting"),
        (two.id, "turn", "t", 4, "waiting"),
        (one.id, "turn", "t", 5, "waiting"),
        (two.id, "turn", "t", 5, "waiting"),
    ]
    office.channels.end(one.id)
    assert [number for number, *_ in notices(house)] == [two.id, two.id]


def test_links_of_letters_are_whole_or_nothing(house: House) -> None:
    ann = house.guest("Ann")
    office = house.service.office
    made = office.channels.add(channel(ann.id, "https://a"))
    token = office.token("confirm", made)
    assert office.channel_of("confirm", token) == (made.id, "https://a")
    for what, wrong in (("off", token), ("confirm", token[:-1]), ("confirm", ""), ("confirm", "x.y")):
        with pytest.raises(Forbidden, match=r"^This link is not whole; copy all of it\.$"):
            office.channel_of(what, wrong)
    assert office.base == "http://127.0.0.1:8000"
