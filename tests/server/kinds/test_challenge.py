"""A challenge by link alone: the same draws and opponents, and who has more points in the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ceilidh.kernel.event import outcomes_text
from ceilidh.kernel.record import header
from ceilidh.say import speaker
from ceilidh.server.errors import Refusal
from ceilidh.server.kinds.challenge.challenges import (
    challenge_text,
    is_challenge,
    open_challenge,
    read_challenge,
)
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import BOT, PERSON
from ceilidh.server.table.commitments import add_word
from ceilidh.server.table.moves import play, play_alone
from ceilidh.server.table.room import Room
from ceilidh.server.table.seating import hand_over
from ceilidh.server.table.undo import go_back_by
from tests.server.house import House

# Who plays, and of what.
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "alone": (1, {"game": "clans"}),
    "a bot of Clans": (2, {"game": "clans"}),
    "a bot of Glen More II": (2, {}),
    "the Automa": (2, {"game": "clans", "options": {"automa": "3"}}),
    "a chosen seed": (2, {"game": "clans", "seed": 7}),
}


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


def finished(house: House, name: str = "a bot of Clans") -> Room:
    players, more = GAMES[name]
    people = [house.guest("Ann"), *[None] * (players - 1)]
    return house.finished(*people, **more)


def accept(house: House, text: str, user: User | None = None) -> Room:
    known = list(house.service.bot_names)
    return open_challenge(house.rooms, user or house.guest("Ben"), read_challenge(text), known)


def repeat(room: Room, of: Room) -> Room:
    """The moves of another table."""
    for played in of.table.played[len(room.table.played) :]:
        info = room.seats[played.seat]
        if info.robot:
            play_alone(room, played.seat, played.action.text, room.key())
        else:
            assert info.user_id is not None
            play(room, info.user_id, played.action.text, room.key(), played.seat)
    return room


@pytest.mark.parametrize("name", GAMES)
def test_the_same_moves_lead_to_the_same_end(house: House, name: str) -> None:
    """Map, set-up, every later draw and the opponents are those of the game before."""
    first = finished(house, name)
    text = challenge_text(first)
    assert is_challenge(text) and not is_challenge(first.record())
    taken = accept(house, text)
    assert taken.row.kind == "challenge" and not taken.kind.counts
    assert [seat.kind for seat in taken.seats] == [seat.kind for seat in first.seats]
    assert [(one.name, one.bot) for one in taken.seats if one.kind == BOT] == [
        (one.name, one.bot) for one in first.seats if one.kind == BOT
    ]
    assert [one.name for one in taken.seats if one.kind == PERSON] == ["Ben"]
    assert not taken.table.played
    assert outcomes_text(taken.table.setup) == outcomes_text(first.table.setup)
    repeat(taken, first)
    assert taken.row.finished and taken.table.key() == first.table.key()
    assert [one.line for one in taken.table.played] == [one.line for one in first.table.played]


def test_other_moves_meet_the_same_luck(house: House) -> None:
    """Draws follow from how many came before: two who take the challenge are dealt alike."""
    text = challenge_text(finished(house, "a bot of Glen More II"))
    tables = [house.play(accept(house, text, house.guest(name))) for name in ("Ben", "Cat")]
    assert tables[0].table.key() == tables[1].table.key()


def verdict(room: Room) -> str:
    (said,) = room.kind.verdict(speaker("en"), room.table.scores())
    return said


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (-1, "The challenge is beaten: {own} points, and Ann had {theirs}."),
        (0, "Level with the challenge: Ann had {theirs} points as well."),
        (1, "The challenge stands: {own} points, and Ann had {theirs}."),
    ],
)
def test_the_end_says_whether_it_was_beaten(house: House, more: int, said: str) -> None:
    first = finished(house)
    own = first.table.scores()[0]
    text = challenge_text(first)
    asked = text.replace(header("Beat", f"{own} 1"), header("Beat", f"{own + more} 1"))
    room = repeat(accept(house, asked), first)
    assert verdict(room) == said.format(own=own, theirs=own + more)
    mark = room.kind.mark()
    assert mark is not None
    assert mark.points == own + more and mark.path == f"/t/{room.id}/share"


def test_who_goes_back_over_a_draw_has_not_beaten_it(house: House) -> None:
    first = finished(house)
    own = first.table.scores()[0]
    asked = challenge_text(first).replace(f'[Beat "{own} ', f'[Beat "{own - 1} ')
    room = repeat(accept(house, asked), first)
    room.row.study = True
    assert verdict(room) == "The game went back over a draw, so the challenge stands."


def test_a_challenge_can_be_passed_on_with_better_points(house: House) -> None:
    first = finished(house)
    room = repeat(accept(house, challenge_text(first)), first)
    again = read_challenge(challenge_text(room))
    assert again.points == room.table.scores()[0] and again.names[0] == "Ben"


def test_nobody_adds_a_word_and_no_bot_helps(house: House) -> None:
    ben = house.guest("Ben")
    room = accept(house, challenge_text(finished(house)), ben)
    with pytest.raises(Refusal, match="draws of an earlier game"):
        add_word(room, ben.id, 0, "mine")
    with pytest.raises(Refusal, match="Bots cannot play for you"):
        hand_over(room, ben.id, "random")


def test_what_is_no_challenge(house: House) -> None:
    """A game that goes on, of several people, or that went back from its end."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    assert not challenge_text(house.table(ann, None, game="clans"))
    assert not challenge_text(house.finished(ann, ben, game="clans"))
    study = finished(house)
    go_back_by(study, 1)
    house.play(study)
    assert study.row.finished and not challenge_text(study)


def damaged(text: str) -> list[str]:
    value = re.findall(r"[0-9a-f]{64}", text)[1]
    return [
        re.sub(r'\[Beat ".*"\]', '[Beat "158"]', text),
        re.sub(r'\[Beat "(\d+) 1"\]', r'[Beat "\1 9"]', text),
        re.sub(r'\[Beat "(\d+) 1"\]', r'[Beat "\1 2"]', text),
        re.sub(r'\[Bots ".*"\]', '[Bots "- / -"]', text),
        re.sub(r'\[Bots ".*"\]', '[Bots "-"]', text),
        text.replace(value, "-"),
        re.sub(r'\[Chance ".*"\]\n', "", text),
        text.replace("end\n", "1 pass\nend\n"),
    ]


@pytest.mark.parametrize("nth", range(8))
def test_what_does_not_hang_together_is_refused(house: House, nth: int) -> None:
    text = challenge_text(finished(house))
    read_challenge(text)
    asked = damaged(text)[nth]
    assert asked != text
    with pytest.raises(Refusal, match="cannot be read"):
        read_challenge(asked)


def test_a_bot_that_is_not_here_is_named(house: House) -> None:
    text = re.sub(r'\[Bots ".*"\]', '[Bots "- / Their:Own"]', challenge_text(finished(house)))
    with pytest.raises(Refusal, match="no bot 'Their:Own'"):
        accept(house, text)


def test_a_commitment_to_another_value_is_not_believed(house: House) -> None:
    """What the table shows is the commitment to the value from which it draws."""
    text = challenge_text(finished(house))
    commitment = re.findall(r"[0-9a-f]{64}", text)[0]
    room = accept(house, text.replace(commitment, "0" * 64))
    assert room.is_bound and room.row.commitments == [commitment]


def test_another_version_of_the_rules_is_named(house: House) -> None:
    text = challenge_text(finished(house)).replace('[Game "clans ', '[Game "clans 9')
    with pytest.raises(Refusal, match="rules version"):
        read_challenge(text)


def test_a_pack_of_another_machine_is_refused(house: House) -> None:
    text = challenge_text(finished(house))
    asked = re.sub(r'\[Options ".*"\]', '[Options "data_pack=/etc"]', text)
    with pytest.raises(Refusal, match="names a data pack"):
        read_challenge(asked)
