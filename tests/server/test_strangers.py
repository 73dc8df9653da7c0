"""What strangers can do to others: lock nobody out, overhear nothing, find out no name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ceilidh.server.http.language import LANGUAGE_COOKIE
from ceilidh.server.http.limits import HTTPS_ONLY
from ceilidh.server.notices.safe_http import AddressPolicy, Unreachable, check_target, post
from ceilidh.server.people.auth import COOKIE, KNOWN
from ceilidh.server.people.passwords import WRONG_PER_MINUTE
from ceilidh.server.people.preferences import COOKIE as WISHES
from ceilidh.server.people.preferences import THEME_COOKIE
from tests.server.conftest import Enter, Start
from tests.server.helpers import Person, Program, Server
from tests.server.secrecy.town import Town, Visitor
from tests.server.test_names import PASSWORD, keeper, new_name

# --- passwords ------------------------------------------------------------------------------------


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    """A server at which no time passes: nobody gets another try by waiting."""
    made = Town(tmp_path, 0)
    made.service.auth.passwords.wrong.rate = 0.0
    yield made
    made.close()


def keeper_in(town: Town, name: str) -> Visitor:
    made = Visitor(town, name)
    town.visitors.append(made)
    assert made.ask("POST", "/api/keep", json=account(name)).status_code == 200
    return made


def account(name: str, password: str = PASSWORD) -> dict[str, str]:
    return {"name": name, "password": password}


def enters(person: Visitor, name: str) -> int:
    return person.ask("POST", "/api/login", json=account(name)).status_code


def lock(person: Visitor, name: str) -> None:
    """Wrong passwords, until no more are taken."""
    wrong = account(name, "wrong password")
    tries = [person.ask("POST", "/api/login", json=wrong) for _ in range(WRONG_PER_MINUTE + 1)]
    assert [answer.status_code for answer in tries] == [403] * WRONG_PER_MINUTE + [429]
    assert "Too many wrong passwords" in tries[-1].text


def test_a_stranger_does_not_lock_out_a_browser_that_is_known(town: Town) -> None:
    ann = keeper_in(town, "Ann Example")
    lock(town.stranger, "Ann Example")
    # Neither the stranger nor a new browser may try again, even with the right password.
    assert enters(town.stranger, "Ann Example") == 429
    assert enters(town.watcher, "Ann Example") == 429
    # Ann has used this browser with her password: signed in or not, she may.
    change = {**account("Ann Example"), "old": PASSWORD}
    assert ann.ask("POST", "/api/keep", json=change).status_code == 200
    assert ann.ask("POST", "/api/logout").status_code == 200
    assert enters(ann, "Ann Example") == 200
    form = ann.ask("POST", "/account/login", data=account("Ann Example"))
    assert form.status_code == 303


def test_a_known_browser_has_tries_of_its_own_for_its_own_name(town: Town) -> None:
    ann, bob = keeper_in(town, "Ann Example"), keeper_in(town, "Bob Example")
    lock(ann, "Ann Example")
    assert enters(ann, "Ann Example") == 429
    # Whoever got hold of her browser may not go on, and she can sign in elsewhere.
    assert enters(town.watcher, "Ann Example") == 200
    # A browser is known for the name that was used there, and not if it says so itself.
    lock(town.stranger, "Bob Example")
    assert enters(ann, "Bob Example") == 429
    bob.client.cookies.clear()
    bob.client.cookies.set(KNOWN, "forged")
    assert enters(bob, "Bob Example") == 429


# --- names ----------------------------------------------------------------------------------------


def test_a_guest_does_not_find_out_who_has_an_account(enter: Enter) -> None:
    name = keeper(enter)[1]
    told = []
    for asked in (name, new_name()):
        guest = enter("Eve")
        made = guest.post("/api/guest", {"name": asked})
        user = made.json()["user"]
        guest.know_csrf()
        page = guest.form("/account/guest", name=asked)
        told.append((made.status_code, user["name"] == asked, user["kept"], page.status_code))
    assert told[0] == told[1] == (200, True, False, 303)


def test_whoever_has_an_account_is_marked_at_the_table(enter: Enter) -> None:
    ann, name = keeper(enter)
    guest = enter(name)
    table = ann.create()
    guest.sit(table)
    seats = guest.see(table["id"])["seats"]
    assert [seat["kept"] for seat in seats] == [True, False]
    assert seats[0]["name"] == seats[1]["name"] == name
    page = guest.get(f"/t/{table['id']}").text
    assert page.count("(has an account)") == 1


# --- talk -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("listed", [False, True])
def test_talk_of_a_table_that_is_not_listed_is_for_those_at_it(enter: Enter, listed: bool) -> None:
    ann, bob, eve = enter("Ann"), enter("Bob"), enter("Eve")
    table = ann.create(open=listed)
    bob.sit(table)
    path, saying = f"/api/tables/{table['id']}/talk", "between-the-two-of-us"
    assert ann.post(path, {"text": saying}).status_code == 201
    for person in (ann, bob):
        assert saying in person.get(path).text
        assert saying in person.get(f"/t/{table['id']}/talk").text
    with Person(eve.server) as stranger:
        for person in (eve, stranger):
            answer = person.get(path)
            assert answer.status_code == (200 if listed else 403)
            for where in (path, f"/t/{table['id']}/talk", f"/t/{table['id']}"):
                assert (saying in person.get(where).text) is listed, where


# --- addresses ------------------------------------------------------------------------------------

APART = [
    "[fec0::1]",
    "[::127.0.0.1]",
    "[::8.8.8.8]",
    "[::ffff:127.0.0.1]",
    "[::ffff:192.88.99.1]",
    "[::ffff:0:8.8.8.8]",
    "[64:ff9b::8.8.8.8]",
    "[64:ff9b:1::1]",
    "[100::1]",
    "[2001::1]",
    "[2001:2::1]",
    "[2001:10::1]",
    "[2001:db8::1]",
    "[2002:7f00:1::1]",
    "[2002:808:808::1]",
    "[2606:4700::5efe:127.0.0.1]",
    "[3ffe::1]",
    "[3fff::1]",
    "[5f00::1]",
    "[4000::1]",
    "[ff0e::1]",
    "192.88.99.1",
    "192.0.0.9",
    "192.0.2.1",
    "192.31.196.1",
    "192.52.193.1",
    "192.175.48.1",
    "198.18.0.1",
    "100.64.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "0.0.0.0",
]


@pytest.mark.parametrize("host", APART)
def test_nothing_is_sent_to_addresses_that_are_none_of_a_host(host: str) -> None:
    assert _refused(f"https://{host}/hook")


@pytest.mark.parametrize(
    "host", ["8.8.8.8", "[2606:4700::1111]", "[2a00:1450::1]", "[2001:4860:4860::8888]"]
)
def test_hosts_of_the_open_internet_may_be_reached(host: str) -> None:
    check_target(f"https://{host}/hook", AddressPolicy())


def test_what_the_operator_names_may_be_reached_all_the_same() -> None:
    check_target("https://[fec0::1]/", AddressPolicy.of_setting("fec0::/16"))


def _refused(url: str) -> bool:
    with pytest.raises(Unreachable):
        post(url, b"", {}, AddressPolicy())
    return True


# --- https ----------------------------------------------------------------------------------------

NAME = "Strict-Transport-Security"


HTTPS = pytest.mark.parametrize(
    "settings", [{"secure_cookies": "yes"}, {"public_url": "https://play.example.org"}]
)
COOKIES = {COOKIE, KNOWN, WISHES, THEME_COOKIE, LANGUAGE_COOKIE}


@HTTPS
def test_https_is_asked_for_where_it_is_configured(start: Start, settings: dict[str, str]) -> None:
    with Person(start(**settings)) as person:
        for path in ("/", "/static/page.css", "/api/games", "/no-such-page"):
            assert person.get(path).headers[NAME] == HTTPS_ONLY[NAME]


@HTTPS
def test_all_cookies_are_for_https_only_where_it_is_configured(
    start: Start, settings: dict[str, str]
) -> None:
    with Program(start(**settings)) as ann:
        given = cookies_given(ann, "Ann Secure")
    assert {one.partition("=")[0] for one in given} == COOKIES
    assert [one for one in given if "; Secure" not in one] == []


def test_without_https_nobody_is_sent_there(server: Server) -> None:
    with Program(server) as ann:
        assert NAME not in ann.get("/").headers
        given = cookies_given(ann, new_name())
    assert {one.partition("=")[0] for one in given} == COOKIES
    assert [one for one in given if "Secure" in one] == []


def cookies_given(program: Person, name: str) -> list[str]:
    """Every cookie that somebody is given who comes, keeps a name, chooses, goes and returns."""
    program.enter("Guest")
    answers = [
        program.post("/api/guest", {"name": "Guest"}),
        program.form("/account/guest", name=name),
        program.form("/account/keep", name=name, password=PASSWORD),
        program.form("/settings", theme="dark"),
        program.form("/account/logout"),
        program.form("/account/login", **account(name)),
        program.post("/api/login", account(name)),
    ]
    assert not [one.text for one in answers if one.is_error]
    return [one for answer in answers for one in answer.headers.get_list("set-cookie")]


# --- the header `Host` ----------------------------------------------------------------------------

EVIL = {"Host": "evil.example"}


@pytest.mark.parametrize(
    ("asked", "led"),
    [
        ("/account/", "/account"),
        ("/account///", "/account"),
        ("/rules/glenmore/?q=a%2Fb", "/rules/glenmore?q=a%2Fb"),
        ("//evil.example/", "/evil.example"),
        ("/%5Cevil.example/", "/evil.example"),
        ("/a%3Fb/", "/a%3Fb"),
    ],
)
def test_a_slash_too_many_leads_to_a_path_of_this_server(
    server: Server, asked: str, led: str
) -> None:
    with Person(server) as person:
        # By hand: an address with two slashes is another server to the client.
        url = httpx.URL(server.url).copy_with(raw_path=asked.encode())
        answer = person.client.get(url, headers=EVIL)
        assert (answer.status_code, answer.headers["location"]) == (303, led)
        assert "evil.example" not in person.get("/").text


def test_only_what_reads_is_led_on(server: Server) -> None:
    with Person(server) as person:
        assert person.client.post("/account/guest/", data={"name": "Ann"}).status_code == 404


@pytest.mark.parametrize("host", ["evil.example", "evil.example/api/", "[", "a:b:c", "\xff", ""])
def test_no_answer_depends_on_the_header_host(server: Server, host: str) -> None:
    """Neither where it leads, nor in which form a refusal is said."""
    with Person(server) as person:
        for path in ("/", "/no-such-page", "/api/no-such-page", "/account", "/box/clans"):
            plain = person.get(path)
            other = person.client.get(path, headers=[(b"Host", host.encode("latin-1"))])
            assert other.status_code == plain.status_code
            assert other.headers["content-type"] == plain.headers["content-type"]
            assert "evil.example" not in other.text
