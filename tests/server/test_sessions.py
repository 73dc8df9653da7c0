"""Signing out ends a session for good, here or everywhere."""

from __future__ import annotations

import httpx

from ceilidh.server.settings import Settings
from ceilidh.server.storage.database import migrate, open_database
from ceilidh.server.storage.store import Store
from tests.server.conftest import Enter
from tests.server.helpers import Person, Server

PASSWORD = "correct horse"


def who(server: Server, token: str) -> object:
    """The user that a copied token stands for, as a header and as a cookie."""
    found = []
    for headers in ({"Authorization": f"Bearer {token}"}, {"Cookie": f"ceilidh={token}"}):
        with httpx.Client(base_url=server.url) as client:
            user = client.get("/api/me", headers=headers).json()["user"]
        found.append(user and user["id"])
    assert found[0] == found[1]
    return found[0]


def signed_in_again(enter: Enter, name: str) -> Person:
    """Another browser of the same user."""
    other = enter("Nobody")
    answer = other.post("/api/login", {"name": name, "password": PASSWORD})
    assert answer.status_code == 200
    other.token = answer.json()["token"]
    other.know_csrf()
    return other


def test_a_token_is_worth_nothing_after_signing_out(server: Server, enter: Enter) -> None:
    ann = enter()
    name = f"Session {ann.id}"
    ann.post("/api/keep", {"name": name, "password": PASSWORD})
    other = signed_in_again(enter, name)
    assert who(server, ann.token) == who(server, other.token) == ann.id
    assert ann.post("/api/logout").status_code == 200
    assert who(server, ann.token) is None
    assert who(server, other.token) == ann.id, "only this session has ended"
    assert ann.get("/api/me").json()["user"] is None


def test_a_program_signs_out(server: Server, enter: Enter) -> None:
    bob = enter("Bob", program=True)
    assert bob.post("/api/logout").status_code == 200
    assert who(server, bob.token) is None
    assert bob.post("/api/logout").status_code == 401


def test_signing_out_everywhere(server: Server, enter: Enter) -> None:
    ann, eve = enter(), enter("Eve")
    name = f"Everywhere {ann.id}"
    ann.post("/api/keep", {"name": name, "password": PASSWORD})
    other, third = signed_in_again(enter, name), signed_in_again(enter, name)
    assert "Se déconnecter partout" in ann.get("/account?lang=fr").text
    assert other.form("/account/logout", everywhere="1").status_code == 303
    assert [who(server, one.token) for one in (ann, other, third)] == [None, None, None]
    assert who(server, eve.token) == eve.id, "others stay"
    again, fourth = signed_in_again(enter, name), signed_in_again(enter, name)
    assert again.post("/api/logout?everywhere=true").status_code == 200
    assert who(server, fourth.token) is None


def test_a_form_ends_this_session_only(server: Server, enter: Enter) -> None:
    ann = enter()
    name = f"Here {ann.id}"
    ann.post("/api/keep", {"name": name, "password": PASSWORD})
    other = signed_in_again(enter, name)
    assert other.form("/account/logout").status_code == 303
    assert who(server, other.token) is None
    assert who(server, ann.token) == ann.id


def test_sessions_in_the_store(database: str) -> None:
    engine = open_database(Settings(database=database).database_url)
    migrate(engine)
    store = Store(engine)
    ann, bob = store.new_guest("Ann"), store.new_guest("Bob")
    first, second = store.begin_session(ann.id, 60), store.begin_session(ann.id, 60)
    his = store.begin_session(bob.id, 60)
    found = store.user_of_session(ann.id, first)
    assert found is not None and found.name == "Ann"
    assert store.user_of_session(bob.id, first) is None
    store.end_sessions(bob.id, first)
    assert store.user_of_session(ann.id, first) is not None, "not his to end"
    store.end_sessions(ann.id, first)
    assert store.user_of_session(ann.id, first) is None
    assert store.user_of_session(ann.id, second) is not None
    store.end_sessions(ann.id)
    assert store.user_of_session(ann.id, second) is None
    assert store.user_of_session(bob.id, his) is not None
    # A sign-in forgets those that have run out.
    store.begin_session(ann.id, -60)
    assert store.user_of_session(bob.id, his) is None
    engine.dispose()
