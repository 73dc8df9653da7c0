"""Open tables: so many a person, in several orders, freed of squatters, and reported."""

from __future__ import annotations

import re

from tests.server.conftest import Enter, Start
from tests.server.helpers import Person, Server, made, play_on
from tests.server.test_names import command


def test_a_person_lists_only_so_many_tables(start: Start) -> None:
    server = start(open_tables=2)
    with server.person("Ann") as ann, server.person("Bob") as bob:
        tables = [ann.create(open=True) for _ in range(2)]
        body = {"game": "glenmore", "players": 2, "seats": [{"kind": "person"}, {"kind": "open"}]}
        refused = ann.post("/api/tables", {**body, "open": True})
        assert refused.status_code == 400 and "2 open tables" in refused.json()["error"]
        assert ann.post("/api/tables", body).status_code == 201
        # One that has begun waits no more.
        bob.sit(tables[0])
        third = ann.create("glenmore", ("person", "open", "open", "open"), {}, open=True)
        names = {order: listed(bob, order) for order in ("newest", "oldest", "fullest", "x")}
        assert names["newest"] == names["x"] == [third["id"], tables[1]["id"]]
        assert names["oldest"] == names["fullest"] == [tables[1]["id"], third["id"]]
        page = bob.get("/?order=oldest").text
        places = [page.index(f'href="/t/{one}"') for one in names["oldest"]]
        assert places == sorted(places)


def listed(person: Person, order: str) -> list[str]:
    return [row["id"] for row in made(person.get(f"/api/tables?order={order}"))["open"]]


def test_the_maker_frees_a_seat_and_who_had_it_stays_away(enter: Enter) -> None:
    ann, eve, bob = enter("Ann"), enter("Eve"), enter("Bob")
    table = ann.create(open=True)
    path = f"/api/tables/{table['id']}"
    old = table["invites"]["1"]
    eve.sit(table)
    assert "Remove Eve" in ann.get(f"/t/{table['id']}").text
    assert "Remove Eve" not in eve.get(f"/t/{table['id']}").text
    assert eve.post(f"{path}/remove", {"seat": 0}).status_code == 403
    assert ann.post(f"{path}/remove", {"seat": 0}).status_code == 400
    assert ann.form(f"/t/{table['id']}/remove", seat="²").status_code == 400
    scene = made(ann.post(f"{path}/remove", {"seat": 1}))
    assert scene["seats"][1]["open"] and not scene["running"]
    for invite in ("", old.partition("invite=")[2]):
        assert eve.post(f"{path}/seats", {"invite": invite}).status_code in (400, 403)
    bob.post(f"{path}/seats", {})
    play_on({0: ann, 1: bob}, table["id"], 1)
    refused = ann.post(f"{path}/remove", {"seat": 1})
    assert (
        refused.status_code == 400
        and "The game has started, so players can no longer be removed" in refused.json()["error"]
    )


def test_a_report_reaches_who_runs_the_server(server: Server, enter: Enter) -> None:
    ann = enter("Ann")
    table = ann.create()
    assert ann.get(f"/t/{table['id']}/report").status_code == 200
    sent = ann.form(f"/t/{table['id']}/report", text="Eve\nsits  everywhere")
    assert sent.status_code == 200 and "Thank you" in sent.text
    assert ann.post(f"/api/tables/{table['id']}/report", {"text": " "}).status_code == 400
    told = [line for line in command(server, "reports").splitlines() if table["id"] in line]
    assert len(told) == 1 and re.search(r"Ann \(#\d+\): Eve sits everywhere$", told[0])
