"""Seats that the rules play: offered to nobody, asked for nothing, in the result all the same."""

from __future__ import annotations

from tests.server.conftest import Enter
from tests.server.helpers import Json, Person, play_on

AUTOMA: Json = {"automa": "3", "map": "A1 B1 C1 D1"}


def kinds(scene: Json) -> list[str]:
    return [seat["kind"] for seat in scene["seats"]]


def test_nobody_sits_where_the_rules_play(enter: Enter) -> None:
    """Whatever was wished for that seat: the table begins, and only the person is ever due."""
    ann = enter()
    scene = ann.create("clans", ("person", "open"), AUTOMA)
    assert kinds(scene) == ["person", "itself"]
    assert [seat["name"] for seat in scene["seats"]] == ["Ann", "Automa"]
    assert not scene["seats"][1]["open"] and not scene["seats"][1]["mine"]
    assert scene["legal"], "all seats are taken, so that the game goes on"


def test_a_game_to_its_end_and_the_rematch(enter: Enter) -> None:
    ann = enter()
    table = ann.create("clans", ("person", "person"), AUTOMA, seed=4)

    def alone(scene: Json) -> None:
        assert [seat["due"] for seat in scene["seats"]] == [True, False]

    people: dict[int, Person] = {0: ann}
    end = play_on(people, table["id"], before=alone)
    assert end["over"] and end["seats"][1]["score"] > 0
    again = ann.post(f"/api/tables/{table['id']}/rematch").json()
    assert kinds(again) == ["person", "itself"] and again["seat"] == 0


def test_branches_leave_the_seat_to_the_rules(enter: Enter) -> None:
    ann = enter()
    table = ann.create("clans", ("person", "bot"), AUTOMA, seed=4)
    play_on({0: ann}, table["id"], 4)
    branch = ann.post(f"/api/tables/{table['id']}/branch", {"move": 2}).json()
    assert kinds(branch) == ["person", "itself"]


def test_the_page_for_a_new_table_asks_nobody_for_it(enter: Enter) -> None:
    ann = enter()
    fields = {"game": "clans", "players": "3", "ports": "on", "scoring_tiles": "on"}
    said = ann.client.post("/new/check", data={"csrf": ann.csrf, "automa": "2", **fields}).text
    assert 'data-itself="2"' in said
    said = ann.client.post("/new/check", data={"csrf": ann.csrf, "automa": "none", **fields}).text
    assert 'data-itself=""' in said
