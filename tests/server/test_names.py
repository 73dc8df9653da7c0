"""Accounts that nobody takes over: old passwords, names that cannot be borrowed, resets."""

from __future__ import annotations

import io
import json
import threading
import zipfile
from itertools import count

import httpx
import pytest

import ceilidh
from ceilidh.server.http.limits import client_of
from ceilidh.server.people.passwords import MOST_WAITING
from ceilidh.server.storage.display_names import folded, skeleton
from ceilidh.server.texts import clean_name, clean_note, clean_saying
from tests.server.conftest import Enter, Start
from tests.server.helpers import Person, Server, play_on

PASSWORD = "correct horse"
SYLLABLES = [first + second for first in "bdfgkmprtv" for second in "aeou"]
numbers = count()


def new_name() -> str:
    """A name like no other of this run."""
    number = next(numbers)
    return "Mac" + SYLLABLES[number % 40] + SYLLABLES[number // 40 % 40]


def keeper(enter: Enter, name: str = "") -> tuple[Person, str]:
    person = enter("Somebody")
    chosen = name or new_name()
    answer = person.post("/api/keep", {"name": chosen, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return person, chosen


def command(server: Server, *arguments: str) -> str:
    done = server.command("user", *arguments)
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "\u0410nn"),
        ("José", "Jose\u0301"),
        ("José", "jose"),
        ("lain", "Iain"),
        ("Bob", "\uff22\uff4f\uff42"),
        ("Bob", "B0b"),
        ("Bob", "B o-b"),
        ("Straße", "STRASSE"),
        ("Bjørn", "Bjorn"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other) or folded(one) == folded(other)
    assert skeleton(one) != skeleton("Flora") and skeleton("山田") != skeleton("鈴木")


# --- what nobody sees -----------------------------------------------------------------------------

UNSEEN = [
    *("\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u00ad", "\u034f", "\u2060", "\u180e"),
    *("\ufeff", "\u200b", "\u200e", "\u202e", "\u2066", "\u061c", "\u2028", "\u17b4", "\u180b"),
    *("\ufe00", "\ufe0f", "\U000e0001", "\U000e0041", "\U000e0100", "\U0001d159", "\U000f0000"),
    *("\x00", "\x7f", "\x85", "\u0301", "\u20dd", "\xa0", "\u3000", "\ue000", "\U000e0fff"),
]


@pytest.mark.parametrize("sign", UNSEEN, ids=[f"U+{ord(one):04X}" for one in UNSEEN])
def test_a_name_has_something_that_can_be_seen(sign: str) -> None:
    for name in (sign, sign * 50, f" {sign} {sign}", "".join(UNSEEN)):
        assert clean_name(name) == "" and clean_saying(name) == ""
    # And nobody passes for another by what is not seen.
    assert skeleton(clean_name(f"An{sign}n")) == skeleton(clean_name(f"{sign}Ann{sign}"))


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "José",
        "Jose\u0301",
        "山田",
        "한글",
        "Łucja",
        "सीता",
        "🥃",
        "❤\ufe0f",
        "!",
        "7",
        "עדה",
    ],
)
def test_names_of_all_scripts_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name
    assert clean_note(f"{name}\r\n\t{name}") == f"{name}\n\t{name}"


def test_nobody_is_called_nothing(enter: Enter) -> None:
    for sign in ("\u3164", "\u2800", "\u00ad\u2060", "\ufeff"):
        ann = enter(sign)
        assert ann.get("/api/me").json()["user"]["name"] == "Guest"
        kept = ann.post("/api/keep", {"name": sign, "password": PASSWORD})
        assert (kept.status_code, kept.json()["error"]) == (400, "Enter a name.")
        table = ann.create()
        path = f"/api/tables/{table['id']}/talk"
        assert ann.post(path, {"text": sign}).json()["error"] == "Enter a message."
    ann.form("/box/clans", name="Box\u202e of \u3164Ann")
    assert "Box of Ann" in ann.get("/box/clans").text


# --- passwords ------------------------------------------------------------------------------------


def test_a_changed_password_needs_the_old_one_and_ends_other_sessions(
    server: Server, enter: Enter
) -> None:
    ann, name = keeper(enter)
    other = enter("Other")
    other.post("/api/login", {"name": name, "password": PASSWORD})
    assert other.get("/api/me").json()["user"]["name"] == name
    change = {"name": name, "password": "another horse"}
    for old in ({}, {"old": "wrong horse"}):
        refused = ann.post("/api/keep", {**change, **old})
        assert refused.status_code == 403 and "not your password" in refused.json()["error"]
    assert ann.form("/account/keep", **change, old="no").status_code == 403
    assert ann.form("/account/keep", **change, old=PASSWORD).status_code == 303
    assert ann.get("/api/me").json()["user"]["name"] == name
    assert other.get("/api/me").json()["user"] is None
    assert enter().post("/api/login", {"name": name, "password": PASSWORD}).status_code == 403


def test_nobody_keeps_a_name_like_anothers(enter: Enter) -> None:
    ann, name = keeper(enter)
    eve = enter("Eve")
    like = name.replace("a", "\u0430")
    assert like != name
    for guest in (name, name.upper(), like):
        kept = eve.post("/api/keep", {"name": guest, "password": PASSWORD})
        assert (
            kept.status_code == 400
            and ("That name is taken, or too similar to one that is; choose another")
            in kept.json()["error"]
        )
    assert eve.post("/api/keep", {"name": "Adm1n", "password": PASSWORD}).status_code == 400
    # A name that is given up rests.
    fresh = new_name()
    change = {"name": fresh, "password": PASSWORD, "old": PASSWORD}
    assert ann.post("/api/keep", change).status_code == 200
    assert eve.post("/api/keep", {"name": name, "password": PASSWORD}).status_code == 400
    assert eve.post("/api/login", {"name": fresh, "password": PASSWORD}).status_code == 200


def test_a_forgotten_password_is_reset_by_who_runs_the_server(server: Server, enter: Enter) -> None:
    ann, name = keeper(enter)
    link = command(server, "reset", name).split()[0]
    path = "/account" + link.partition("/account")[2]
    token = link.partition("token=")[2]
    with Person(server) as lost:
        assert name in lost.get(path).text
        fields = {"token": token, "password": "a new horse", "again": "a new house"}
        assert lost.form("/account/reset", **fields).status_code == 400
        fields["again"] = "a new horse"
        assert lost.form("/account/reset", **fields).status_code == 303
        assert lost.get("/api/me").json()["user"]["name"] == name
        # Once, and not by anybody's token.
        for bad in (token, "x", ann.token):
            assert lost.form("/account/reset", **{**fields, "token": bad}).status_code == 403
    assert ann.get("/api/me").json()["user"] is None
    assert "No account has the name 'nobody at all'" in command(server, "reset", "nobody at all")


def test_who_is_blocked_is_out_and_it_is_written_down(server: Server, enter: Enter) -> None:
    eve, name = keeper(enter)
    assert "not let in" in command(server, "block", name, "--why", "insults")
    assert eve.get("/api/me").json()["user"] is None
    answer = enter().post("/api/login", {"name": name, "password": PASSWORD})
    assert answer.status_code == 403 and "blocked you. Reason: insults" in answer.json()["error"]
    assert "let in again" in command(server, "unblock", name)
    assert enter().post("/api/login", {"name": name, "password": PASSWORD}).status_code == 200
    log = [line for line in command(server, "log").splitlines() if name in line]
    assert len(log) == 2 and "block" in log[0] and "insults" in log[0] and "unblock" in log[1]
    guest = enter("Mallory")
    command(server, "block", f"#{guest.id}")
    assert guest.get("/api/me").json()["user"] is None


def test_wrong_passwords_at_one_account_are_limited_from_everywhere(
    server: Server, enter: Enter
) -> None:
    _, name = keeper(enter)
    statuses: list[int] = []
    # On a slow machine drops come into the bucket meanwhile.
    while 429 not in statuses and len(statuses) < 60:
        with Person(server, f"127.0.1.{len(statuses) + 1}") as eve:
            answer = eve.client.post("/api/login", json={"name": name, "password": "guess"})
            statuses.append(answer.status_code)
    assert len(statuses) >= 10 and set(statuses[:10]) == {403} and statuses[-1] == 429


def test_many_sign_ins_hold_nobody_up(start: Start) -> None:
    server = start()
    statuses: list[int] = []

    def try_one(number: int) -> None:
        with Person(server, f"127.0.2.{number + 1}") as eve:
            # Those who wait their turn do so for long on a slow machine.
            eve.client.timeout = httpx.Timeout(300)
            body = {"name": f"x{number}", "password": "guess"}
            statuses.append(eve.client.post("/api/login", json=body).status_code)

    threads = [threading.Thread(target=try_one, args=(n,)) for n in range(2 * MOST_WAITING)]
    with server.person("Ann") as ann:
        for thread in threads:
            thread.start()
        # Others are served meanwhile, and before all of them are through.
        table = ann.create("glenmore", ("person", "person"))
        play_on({0: ann, 1: ann}, table["id"], 3)
        for thread in threads:
            thread.join()
    assert set(statuses) <= {403, 429} and 403 in statuses
    assert not server.faults()


def test_a_network_is_one_client() -> None:
    def client(address: str) -> str:
        return client_of({"client": (address, 1)})

    assert client("2001:db8:1:2::5") == client("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert client("2001:db8:1:3::5") != client("2001:db8:1:2::5")
    assert client("::ffff:192.0.2.7") == client("192.0.2.7") == "192.0.2.7"
    assert client_of({}) == "unknown" and client("fe80::1%eth0") == "fe80::/64"


def test_own_data_is_given_out_and_forgotten(server: Server, enter: Enter) -> None:
    ann, name = keeper(enter)
    bob = enter("Bob")
    table = bob.sit(ann.create(word="heather"))
    play_on({0: ann, 1: bob}, table["id"], 2)
    ann.post(f"/api/tables/{table['id']}/talk", {"text": "my own words"})
    ann.post(f"/api/tables/{table['id']}/note", {"text": "my plan"}, "PUT")
    assert httpx.get(f"{server.url}/account/data").status_code == 401
    files = zipfile.ZipFile(io.BytesIO(ann.get("/account/data").content))
    data = json.loads(files.read("data.json"))
    assert data["name"] == name and data["notes"][0]["text"] == "my plan"
    assert data["talk"][0]["text"] == "my own words" and data["seats"][0]["word"] == "heather"
    assert "argon2" not in json.dumps(data)
    record = files.read(f"records/glenmore-{table['id']}.txt").decode()
    assert len(ceilidh.load(record).played) == 2
    assert ann.form("/account/delete", old="wrong").status_code == 403
    assert ann.form("/account/delete", old=PASSWORD).status_code == 303
    assert ann.get("/api/me").json()["user"] is None
    scene = bob.see(table["id"])
    assert [seat["name"] for seat in scene["seats"]] == ["Seat 1", "Bob"]
    assert scene["seats"][0]["resigned"] and bob.get(f"/api/tables/{table['id']}/talk").json() == []
    assert name not in bob.get(f"/t/{table['id']}").text
    assert bob.post("/api/keep", {"name": name, "password": PASSWORD}).status_code == 400
