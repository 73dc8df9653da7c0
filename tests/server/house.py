"""The parts behind a server without its processes: games are over in a moment there."""

from __future__ import annotations

from typing import Any

from ceilidh.server.app import make_service
from ceilidh.server.settings import Settings
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import BOT, PERSON, SeatInfo
from ceilidh.server.table.moves import play, play_alone
from ceilidh.server.table.rooms import Room
from tests.server.helpers import SHORT

MEMORY = "sqlite://"


class House:
    """People and their games on a database of any kind."""

    def __init__(self, database: str = MEMORY) -> None:
        self.service = make_service(Settings(database=database, secret="of the tests"))
        self.store = self.service.store
        self.rooms = self.service.rooms

    def close(self) -> None:
        self.store.engine.dispose()

    def guest(self, name: str) -> User:
        return self.store.new_guest(name)

    def person(self, name: str) -> User:
        """Somebody who keeps a name; nobody can sign in with such a password."""
        return self.store.keep_name(self.guest(name).id, name, "no hash")

    def table(
        self,
        *people: User | None,
        game: str = "glenmore",
        options: dict[str, Any] | None = None,
        listed: bool = False,
        seed: int | None = None,
    ) -> Room:
        """A table of these people; a bot sits where there is none."""
        seats = [
            SeatInfo(number, PERSON, user.name, user.id)
            if user
            else SeatInfo(number, BOT, "", None, "random")
            for number, user in enumerate(people)
        ]
        chosen: dict[str, Any] = (
            dict(SHORT) if options is None and game == "glenmore" else options or {}
        )
        owner = next(user for user in people if user)
        return self.rooms.create(owner, game, len(people), chosen, seats, seed, listed)

    def play(self, room: Room, moves: int = 10_000) -> Room:
        """Moves of whoever is due, to the end or so many."""
        for _ in range(moves):
            if room.table.actor is None:
                break
            seat = room.table.actors[0]
            info, text = room.seats[seat], room.table.legal(seat)[-1].text
            if info.robot:
                play_alone(room, seat, text, room.key())
            else:
                assert info.user_id is not None
                play(room, info.user_id, text, room.key(), seat)
        return room

    def finished(self, *people: User | None, **more: Any) -> Room:
        room = self.play(self.table(*people, **more))
        assert room.row.finished
        return room
