"""The pages about notices and time: two real processes on PostgreSQL, real letters and hooks."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import date, timedelta

import pytest
from sqlalchemy import create_engine, text

from ceilidh.server.settings import Settings
from tests.server.helpers import Person, Server, play_on, until
from tests.server.letterbox import Endpoint, Letterbox, endpoint, letterbox
from tests.server.postgres import Postgres


@dataclass
class Post:
    """Two servers of one database, and what they send to."""

    servers: list[Server]
    box: Letterbox
    target: Endpoint
    database: str


@pytest.fixture(scope="module")
def post(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Post]:
    with ExitStack() as stack:
        box, target = stack.enter_context(letterbox()), stack.enter_context(endpoint())
        database = postgres.database()
        folder = tmp_path_factory.mktemp("post")
        settings = {
            "database": database,
            "smtp_host": "127.0.0.1",
            "smtp_port": box.port,
            "smtp_tls": "none",
            "smtp_from": "ceilidh@play.example",
            "hooks_into": "127.0.0.1",
            "public_url": "http://play.example",  # https would keep cookies off these servers
        }
        servers = [Server(folder, **settings).start() for _ in range(2)]
        yield Post(servers, box, target, database)
        for server in servers:
            server.close()
            assert not server.faults()


@pytest.fixture
def ann(post: Post) -> Iterator[Person]:
    with post.servers[0].person("Ann") as person:
        yield person


def shown(person: Person, path: str = "/account/notices") -> str:
    answer = person.get(path)
    assert answer.status_code == 200, answer.text
    return html.unescape(answer.text)


def link_in(post: Post, address: str, number: int = 1) -> str:
    """The path of the link in the last letter to an address, when so many have come."""

    def letters() -> list[str]:
        return [one.get_content() for one in post.box.letters if one["To"] == address]

    until(lambda: len(letters()) >= number)
    found = re.search(r"http://play\.example(/\S+)", letters()[-1])
    assert found is not None
    return found[1]


def test_an_address_is_asked_first_and_brings_back_a_lost_password(post: Post, ann: Person) -> None:
    ann.form("/account/keep", name="Forgetful", password="a first password")
    ann.know_csrf()
    assert ann.form("/notices/mail", address="forgetful@example.org").status_code == 303
    assert "not confirmed" in shown(ann)
    path = link_in(post, "forgetful@example.org")
    assert "Send notifications to" in shown(ann, path) and "not confirmed" in shown(ann)
    ann.client.post("/notices/confirm", data={"token": path.partition("token=")[2]})
    assert "not confirmed" not in shown(ann)
    answers = [
        ann.client.post("/account/forgot", data={"name": name})
        for name in ("FORGETFUL", "Nobody", "No\x00body")
    ]
    assert answers[0].text == answers[1].text == answers[2].text
    reset = link_in(post, "forgetful@example.org", 2)
    token = reset.partition("token=")[2]
    with Person(post.servers[1]) as stranger:
        assert "Forgetful" in shown(stranger, reset)
        new = {"token": token, "password": "a second password", "again": "a second password"}
        assert stranger.client.post("/account/reset", data=new).status_code == 303
        assert stranger.client.post("/account/reset", data=new).status_code == 403
        entered = {"name": "Forgetful", "password": "a second password"}
        assert stranger.client.post("/account/login", data=entered).status_code == 303


def test_one_click_ends_letters(post: Post, ann: Person) -> None:
    address = "click@example.org"
    ann.form("/notices/mail", address=address)
    path = link_in(post, address)
    ann.client.post("/notices/confirm", data={"token": path.partition("token=")[2]})
    number = re.findall(r'name="number" value="(\d+)"', shown(ann))[0]
    ann.form("/notices/try", number=number)
    until(lambda: sum(one["To"] == address for one in post.box.letters) == 2)
    letter = [one for one in post.box.letters if one["To"] == address][-1]
    way_out = letter["List-Unsubscribe"].strip("<>").removeprefix("http://play.example")
    with Person(post.servers[1]) as program:
        assert "Stop notifications to" in shown(program, way_out) and address in shown(ann)
        answer = program.client.post(way_out, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
        assert program.client.post(way_out[:-3]).status_code == 403
    assert address not in shown(ann)


def test_two_servers_send_every_notice_once(post: Post, ann: Person) -> None:
    for number in range(8):
        answer = ann.form("/notices/hook", form="json", address=f"{post.target.url}/{number}")
        assert answer.status_code == 303
    for number in re.findall(r'/try">.*?name="number" value="(\d+)"', shown(ann)):
        ann.form("/notices/try", number=number)
    engine = create_engine(Settings(database=post.database).database_url)

    def sent() -> int:
        query = "SELECT count(*) FROM notices WHERE state = 'sent' AND kind = 'trial'"
        with engine.connect() as connection:
            return int(connection.scalar(text(query)) or 0)

    until(lambda: sent() >= 8)
    assert sorted(got.path for got in post.target.got) == [f"/{number}" for number in range(8)]
    engine.dispose()


def test_hooks_and_addresses_that_are_refused(ann: Person) -> None:
    for address in ("https://10.0.0.1/", "gopher://x", "²"):
        assert ann.form("/notices/hook", form="json", address=address).status_code == 400
    assert ann.form("/notices/hook", form="fax", address="https://x.org").status_code == 400
    assert ann.form("/notices/mail", address="nobody").status_code == 400
    assert ann.form("/notices/end", number="²").status_code == 303
    bad = {"endpoint": "https://127.0.0.9/", "p256dh": "x", "auth": "y"}
    assert ann.form("/notices/push", **bad).status_code == 400
    assert ann.get("/notices/off?token=x").status_code == 403


def test_night_holidays_and_answers_are_kept(ann: Person) -> None:
    first = date.today() + timedelta(days=10)
    forms = {
        "night": {"zone": "Europe/Lisbon", "begins": "22:30", "ends": "07:00"},
        "holiday": {"first": first.isoformat(), "last": first.isoformat()},
        "answers": {"back": "yes", "answers-glenmore": "Done\n\n vote  aye ", "answers-clans": ""},
    }
    for name, fields in forms.items():
        assert ann.form(f"/account/{name}", **fields).status_code == 303
    page = shown(ann)
    for part in ("Europe/Lisbon", "22:30", first.isoformat(), "done\nvote aye", '"yes" selected'):
        assert part in page
    for name, fields in {
        "night": {"zone": "Nowhere", "begins": "22:30", "ends": "07:00"},
        "holiday": {"first": "²", "last": ""},
        "answers": {"back": "maybe"},
    }.items():
        assert ann.form(f"/account/{name}", **fields).status_code == 400
    assert ann.form("/account/answers", **{"answers-clans": "dance"}).status_code == 400
    ann.form("/account/holiday", end=first.isoformat())
    assert first.isoformat() not in shown(ann)


def test_who_always_agrees_is_not_asked_to_go_back(post: Post, ann: Person) -> None:
    with post.servers[1].person("Bob") as bob:
        table = bob.sit(ann.create())
        people = {0: ann, 1: bob}
        for person in people.values():
            person.form("/account/answers", back="yes")
        scene = play_on(people, table["id"], 4)
        asked = ann.post(f"/api/tables/{table['id']}/back", {"move": scene["moves"] - 2})
        assert asked.status_code == 200
        until(lambda: ann.see(table["id"])["moves"] == scene["moves"] - 2)


def test_the_table_shows_its_clocks(post: Post, ann: Person) -> None:
    form = {"game": "glenmore", "players": "2", "kind0": "person", "kind1": "person"}
    made = ann.form("/new", **form, introductory="on", pace="1d", then="loss")
    assert made.status_code == 303
    page = shown(ann, made.headers["location"])
    assert page.count("data-clock ") == 2 and "1 day per move" in page and "data-moment" in page
    odd = ann.form("/new", **form, pace="²", then="x")
    assert odd.status_code == 400
