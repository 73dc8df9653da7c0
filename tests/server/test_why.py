"""Why a move is not possible: for the asker's own seat, and for nobody else's."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ceilidh.kernel.table import Table
from ceilidh.server.errors import Illegal
from ceilidh.server.storage.models import User
from ceilidh.server.table.moves import play
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.why_not import why_no_move, why_no_target
from tests.server.conftest import Enter, Pair
from tests.server.helpers import due
from tests.server.house import House

TYPO = "tak"


def test_a_stranger_is_told_no_more_than_that(enter: Enter, pair: Pair) -> None:
    ann, bob, scene = pair
    eve, path = enter("Eve"), f"/api/tables/{scene['id']}/why"
    mover, waiting = (ann, bob) if due(scene) == [0] else (bob, ann)
    legal = mover.see(scene["id"])["legal"]
    questions = [TYPO, legal[0]["text"], "vote aye", "reward coins", "done"]
    for person, sentence in ((eve, "You have no seat"), (waiting, "not your turn")):
        for move in questions:
            told = person.client.get(path, params={"move": move})
            assert told.status_code == 200
            assert told.json()["legal"] is False and told.json()["rules"] == []
            assert sentence in told.json()["text"]
            assert not [one for one in legal if one["text"] in told.text]
            page = person.client.get(f"/t/{scene['id']}/why", params={"move": move}).text
            assert sentence in page
    # The mover is helped as before, with what is possible.
    assert mover.client.get(path, params={"move": questions[1]}).json()["legal"] is True
    helped = mover.client.get(path, params={"move": TYPO})
    assert helped.status_code == 422 and "Possible now" in helped.json()["error"]


@pytest.fixture
def vote() -> tuple[Room, list[User]]:
    """A council at which both seats owe a ballot."""
    house = House()
    people = [house.guest(name) for name in ("Ann", "Bob")]
    room = house.table(*people, options={"introductory": True, "modules": ["great-glen"]}, seed=3)
    while len(room.table.actors) < 2:
        house.play(room, 1)
    return room, people


def test_each_of_several_voters_is_answered_for_the_own_seat(
    vote: tuple[Room, list[User]],
) -> None:
    room, people = vote
    room.table.play("vote aye", 0)
    assert room.table.actors == [1]
    # Seat 1 has voted, so that nothing is told to it; seat 2 may vote.
    refused = why_no_move(room, people[0].id, "vote aye")
    assert refused is not None and "not your turn" in str(refused)
    assert why_no_move(room, people[1].id, "vote aye") is None
    clicked = why_no_target(room, people[0].id, "card:1")
    assert clicked is not None and "not your turn" in str(clicked)
    with pytest.raises(Illegal, match="vote"):
        why_no_move(room, people[1].id, "vot")


def reached(game: str, until: Callable[[Table], bool]) -> tuple[Room, int]:
    """A table of one person in the first position of a game by chance where something is so."""
    house = House()
    ann = house.guest("Ann")
    room = house.table(ann, ann, game=game, options={}, seed=3)
    choose = random.Random(3)
    while not until(room.table):
        assert room.table.actor is not None, "there is no such position"
        text = choose.choice(room.table.legal()).text
        play(room, ann.id, text, room.key(), room.table.actor)
    return room, ann.id


def kinds(table: Table) -> set[str]:
    return {move.text.split()[0] for move in table.legal()}


def clicked(room: Room, user_id: int, target: str) -> str:
    return str(why_no_target(room, user_id, target))


def unsold(table: Table) -> list[str]:
    """The resources of which nothing can be sold, where others can."""
    sold = {move.text.split()[1] for move in table.legal() if move.text.startswith("sell")}
    return [name for name in ("wood", "stone", "sheep", "cattle", "barley") if name not in sold]


@pytest.mark.rule("GM-MKT-06")
def test_a_click_is_answered_by_what_is_asked_and_not_by_a_sale() -> None:
    room, ann = reached("glenmore", lambda table: kinds(table) == {"take", "sell"})
    for name in unsold(room.table):
        told = clicked(room, ann, f"resource:{name}")
        assert told == "You can only buy resources while paying a cost."
    [sold, *_] = [one for one in room.table.legal() if one.text.startswith("sell")]
    cell = next(one for one in ("cell:0.0", "cell:1.0") if one not in sold.targets)
    assert clicked(room, ann, cell) == "First decide where to move your pawn."


@pytest.mark.rule("CC-TRD-04")
def test_a_click_on_goods_is_answered_by_what_trades_lack() -> None:
    def cannot(table: Table) -> bool:
        return "turn" in table.game.flow.steps[table.state.stack[-1].step].name and not (
            kinds(table) & {"buy", "sell", "trade"} or table.state.seats[table.actor].merchants
        )

    room, ann = reached("clans", cannot)
    assert clicked(room, ann, "good:wool") == "You have no merchant in stock."
