"""Who is at a table, in the reader's words."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.say import Speaker, speaker
from ceilidh.server.html.table_page import Moment, Panel
from ceilidh.server.service import Service
from ceilidh.server.storage.seats import PERSON
from ceilidh.server.table.rooms import Room


@dataclass
class PeopleScene:
    """For each seat of a person whether he has the page open, and who watches without a seat."""

    here: dict[int, bool]
    words: dict[int, str]
    watching: int
    watchers: str


def presence(found: Service, language: str, room: Room, seat: int | None) -> PeopleScene:
    """For a reader who has this seat, or watches."""
    to = speaker(language)
    people = found.people(room)
    persons = [info.number for info in room.seats if info.kind == PERSON]
    here = {number: number in people.here for number in persons}
    words = {
        number: to.text("at the table") if is_here else to.text("away")
        for number, is_here in here.items()
    }
    return PeopleScene(here, words, people.watching, _watchers(to, people.watching, seat))


def _watchers(to: Speaker, watching: int, seat: int | None) -> str:
    if seat is not None:
        return to.count("{n} watching", "{n} watching", watching) if watching else ""
    others = watching - 1
    return (
        to.text("You are watching (+{n})", n=others) if others > 0 else to.text("You are watching")
    )


def _make(moment: Moment) -> PeopleScene:
    return presence(moment.found, moment.viewer.language, moment.room, moment.scene.seat)


PRESENCE = Panel(_make)
