"""What people do with their seats: leave them, hand them to bots, take them back, resign."""

from __future__ import annotations

import re

import pytest

from ceilidh.kernel.game import Standing
from ceilidh.server.storage.seats import BOT, PERSON, SeatInfo
from ceilidh.server.table.seating import ranked
from tests.server.conftest import Enter, Pair
from tests.server.helpers import Json, Person, due, made, play_on, until
from tests.server.test_open_turns import opened


def act(person: Person, table: Json, what: str, **body: object) -> Json:
    answer = person.post(f"/api/tables/{table['id']}/{what}", body)
    assert answer.status_code == 200, answer.text
    return made(answer)


def refused(person: Person, table: Json, what: str, **body: object) -> str:
    answer = person.post(f"/api/tables/{table['id']}/{what}", body)
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["error"])


def begun(people: tuple[Person, Person], table: Json) -> Json:
    """One move has been made, by whoever was first."""
    scene = people[due(table)[0]].see(table["id"])
    return people[due(table)[0]].move(scene, scene["legal"][0]["text"])


# --- invitations ----------------------------------------------------------------------------------


def test_one_link_seats_everybody(enter: Enter) -> None:
    ann, bob, cal, dee = (enter(name) for name in ("Ann", "Bob", "Cal", "Dee"))
    table = ann.create("glenmore", ("person", "open", "open"))
    link = table["invite"]
    assert link.startswith(ann.server.url) and link not in table["invites"].values()
    key = link.partition("invite=")[2]
    assert "You are invited" in bob.get(link.removeprefix(ann.server.url)).text
    assert act(bob, table, "seats", invite=key)["seat"] == 1
    # Once a person, though the link goes on to be good for others.
    assert "You already have a seat at this table" in refused(bob, table, "seats", invite=key)
    assert "You are invited" not in bob.get(link.removeprefix(ann.server.url)).text
    assert bob.see(table["id"])["invite"] == ""
    assert act(cal, table, "seats", invite=key)["running"]
    assert "seat is taken" in refused(dee, table, "seats", invite=key)
    assert ann.see(table["id"])["invite"] == ""


# --- leaving --------------------------------------------------------------------------------------


def test_a_seat_is_left_before_the_first_move(enter: Enter) -> None:
    ann, bob, cal = enter("Ann"), enter("Bob"), enter("Cal")
    table = ann.create()
    bob.sit(table)
    left = act(bob, table, "leave")
    assert left["seat"] is None and left["seats"][1]["open"] and not left["running"]
    assert left["seats"][1]["name"] == "Seat 2"
    assert "no seat" in refused(bob, table, "leave")
    # The links are good again, and the next one sits under his own name.
    assert cal.sit(table)["seats"][1]["name"] == "Cal"


def test_whoever_made_the_table_may_leave_it_too(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    table = ann.create("glenmore", ("person", "person"))
    left = act(ann, table, "leave", seat=0)
    assert [seat["open"] for seat in left["seats"]] == [True, False]
    assert bob.sit(ann.see(table["id"]), 0)["seat"] == 0


def test_who_has_begun_does_not_leave(pair: Pair) -> None:
    ann, bob, table = pair
    begun((ann, bob), table)
    for person in (ann, bob):
        assert "The game has started; resign, or let a bot play your seat" in refused(
            person, table, "leave"
        )


# --- deputies -------------------------------------------------------------------------------------


def test_a_bot_plays_until_the_seat_is_taken_back(pair: Pair) -> None:
    ann, bob, table = pair
    people = (ann, bob)
    first = due(table)[0]
    person, other = people[first], people[1 - first]
    scene = act(person, table, "deputy", bot="random")
    assert scene["seats"][first]["deputy"] == "random" and scene["seats"][first]["mine"]
    assert scene["legal"] == []
    until(lambda: due(other.see(table["id"])) == [1 - first])
    scene = person.see(table["id"])
    assert all(line["seat"] == first for line in scene["log"]) and scene["log"]
    for what in ("undo", "redo", "back"):
        assert "take it back first" in refused(person, table, what, move=0)
    assert "take it back first" in person.try_move(scene, "end").json()["error"]
    act(person, table, "deputy/end")
    assert "No bot is playing your seat" in refused(person, table, "deputy/end")
    # The other moves until it is this one's turn; no bot moves for him.
    scene = other.see(table["id"])
    while due(scene) == [1 - first]:
        scene = other.move(scene, scene["legal"][-1]["text"])
    mine = person.see(table["id"])
    assert due(mine) == [first] and mine["legal"]


def test_a_turn_that_is_held_ends_when_a_bot_takes_over(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    table = bob.sit(ann.create("clans", options={}))
    scene = opened(ann, bob, ann.see(table["id"]))
    owner = (ann, bob)[scene["held"]]
    assert act(owner, table, "deputy", bot="random")["held"] is None
    assert (bob if owner is ann else ann).see(table["id"])["legal"]


def test_only_the_owner_hands_a_seat_over(enter: Enter, pair: Pair) -> None:
    ann, bob, table = pair
    eve = enter("Eve")
    for what in ("deputy", "deputy/end", "resign", "leave"):
        assert "no seat" in refused(eve, table, what)
        assert "not your seat" in refused(ann, table, what, seat=1)
    assert "There is no bot" in refused(ann, table, "deputy", bot="hal")
    assert not any(seat["deputy"] for seat in bob.see(table["id"])["seats"])


def test_who_has_several_seats_says_which(enter: Enter) -> None:
    ann = enter()
    table = ann.create("glenmore", ("person", "person"))
    assert "You have several seats; choose one" in refused(ann, table, "deputy")
    scene = act(ann, table, "deputy", seat=1, bot="random")
    assert [seat["deputy"] for seat in scene["seats"]] == ["", "random"]
    # He plays the other one himself.
    until(lambda: due(ann.see(table["id"])) == [0])
    scene = ann.see(table["id"])
    assert scene["seat"] == 0 and scene["legal"]
    assert (
        "That is not your seat, or a bot is playing it"
        in ann.try_move(scene, "end", seat=1).json()["error"]
    )


def test_whose_seat_a_bot_plays_is_still_asked_to_go_back(pair: Pair) -> None:
    ann, bob, table = pair
    people = (ann, bob)
    moved: set[int] = set()
    (seat,) = due(ann.see(table["id"]))
    while len(moved) < 2 or seat != 1:
        scene = people[seat].see(table["id"])
        people[seat].move(scene, scene["legal"][-1]["text"])
        moved.add(seat)
        (seat,) = due(ann.see(table["id"]))
    asked = act(ann, table, "back", move=0)["consent"]
    assert asked
    act(bob, table, "deputy")
    # A move of the bot in his place is no answer of his.
    until(lambda: due(ann.see(table["id"])) == [0])
    assert ann.see(table["id"])["consent"] == asked
    scene = act(bob, table, "back/answer", yes=True)
    assert scene["consent"] == {} and scene["moves"] == 0


# --- resigning ------------------------------------------------------------------------------------


def test_who_resigns_is_played_on_and_comes_last(pair: Pair) -> None:
    ann, bob, table = pair
    assert "leave the table instead" in refused(ann, table, "resign")
    begun((ann, bob), table)
    assert act(ann, table, "back", move=0)["consent"]
    scene = act(bob, table, "resign")
    assert scene["seats"][1]["resigned"] and scene["consent"] == {}
    for what in ("deputy", "deputy/end", "resign", "undo"):
        assert "resigned" in refused(bob, table, what)

    def mine() -> bool:
        scene = ann.see(table["id"])
        return bool(scene["legal"]) or scene["over"]

    scene = ann.see(table["id"])
    while not scene["over"]:
        until(mine, 60)
        scene = ann.see(table["id"])
        if not scene["over"]:
            scene = ann.move(scene, scene["legal"][-1]["text"])
    places = [(one["seat"], one["rank"], one["resigned"]) for one in scene["standings"]]
    assert places == [(0, 1, False), (1, 2, True)]
    page = ann.get(f"/t/{table['id']}").text
    assert "Ann wins." in page and "<small>resigned" in page
    row = next(r for r in ann.get("/api/tables").json()["finished"] if r["id"] == table["id"])
    assert row["resigned"] == [1]
    assert "over" in refused(ann, table, "resign")
    # In the next game he is a person again.
    again = made(ann.post(f"/api/tables/{table['id']}/rematch"))
    assert not any(seat["resigned"] or seat["deputy"] for seat in again["seats"])


def test_alone_against_bots_a_game_is_over_soon(enter: Enter) -> None:
    ann = enter()
    table = ann.create("glenmore", ("person", "bot"))
    until(lambda: ann.see(table["id"])["legal"])
    scene = ann.see(table["id"])
    ann.move(scene, scene["legal"][0]["text"])
    act(ann, table, "resign")
    until(lambda: ann.see(table["id"])["over"], 60)
    assert [one["seat"] for one in ann.see(table["id"])["standings"]] == [1, 0]


def test_places_when_some_have_resigned() -> None:
    seats = [SeatInfo(number, PERSON, "") for number in range(3)] + [SeatInfo(3, BOT, "")]
    seats[0].resigned = seats[2].resigned = True
    given = [Standing(0, 90, 0, "title"), Standing(1, 70, 0), Standing(3, 70, 0), Standing(2, 9, 0)]
    for one, rank in zip(given, (1, 2, 2, 4), strict=True):
        one.rank = rank
    found = [(one.seat, one.rank, one.score, one.note) for one in ranked(given, seats)]
    assert found == [(1, 1, 70, ""), (3, 1, 70, ""), (0, 3, 90, ""), (2, 4, 9, "")]
    assert [one.rank for one in ranked(given, [SeatInfo(n, BOT, "") for n in range(4)])] == [
        1,
        2,
        2,
        4,
    ]


# --- the page -------------------------------------------------------------------------------------


@pytest.mark.parametrize("htmx", [True, False])
def test_the_page_asks_before_it_resigns(pair: Pair, htmx: bool) -> None:
    ann, bob, table = pair
    begun((ann, bob), table)
    if htmx:
        ann.client.headers["HX-Request"] = "true"
    path = f"/t/{table['id']}/resign"
    asked = ann.form(path, seat="0")
    assert asked.headers["X-Asks"] and "Resign this game?" in asked.text
    assert not ann.see(table["id"])["seats"][0]["resigned"]
    answer = ann.form(path, seat="0", sure="yes")
    assert answer.status_code == (200 if htmx else 303)
    assert ann.see(table["id"])["seats"][0]["resigned"]


def test_the_menu_offers_what_can_be_done(enter: Enter, pair: Pair) -> None:
    ann, bob, table = pair
    path = f"/t/{table['id']}"
    assert 'data-menu="leave"' in ann.get(path).text
    begun((ann, bob), table)
    page = ann.get(path).text
    assert 'data-menu="resign"' in page and 'data-menu="deputy"' in page
    assert 'data-menu="leave"' not in page
    assert ann.form(f"{path}/deputy", seat="x").status_code == 403
    assert ann.form(f"{path}/deputy", seat="0").status_code == 303
    assert 'data-menu="deputy/end"' in ann.get(path).text
    assert "A bot is playing for Ann" in bob.get(path).text
    assert ann.form(f"{path}/deputy/end", seat="0").status_code == 303
    assert set(re.findall(r'data-menu="(.*?)"', enter("Eve").get(path).text)) == {"chance"}


def test_nobody_is_told_of_his_turn_who_lets_a_bot_play(enter: Enter) -> None:
    ann = enter()
    table = ann.create("glenmore", ("person", "open"), open=True)
    act(ann, table, "deputy", bot="random")
    assert ann.get("/api/tables").json()["mine"][0]["my_turn"] is False
    assert play_on({0: ann}, table["id"], 0)["running"] is False
