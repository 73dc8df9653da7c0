"""A server in this process with one table, whose world a test swaps behind everybody's back."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import delete

from ceilidh.kernel.event import outcomes_text
from ceilidh.kernel.options import plain
from ceilidh.kernel.table import Table
from ceilidh.server.app import create_app
from ceilidh.server.html.patches import Patches
from ceilidh.server.live.watcher import Watcher
from ceilidh.server.people.preferences import completed
from ceilidh.server.settings import Settings
from ceilidh.server.storage.models import Base, GameTable, MoveRow
from ceilidh.server.storage.seats import PERSON, SeatInfo, settled
from ceilidh.server.table.room import Room

ID = "the-table"
LONG_AGO = datetime(2026, 1, 1)  # noon or not: every world began then


class Town:
    """The server and its people: `seated` by seat, and `watcher` who has none."""

    def __init__(self, folder: Path, seats: int) -> None:
        settings = Settings(
            database=f"sqlite:///{folder / 'town.sqlite3'}",
            secret="x",
            requests_per_minute=10_000_000,
        )
        self.app = create_app(settings)
        self.service = self.app.state.service
        self.loop = asyncio.new_event_loop()
        self.seated = [Visitor(self, f"Seat {number}") for number in range(seats)]
        self.watcher = Visitor(self, "Eve")
        self.stranger = Visitor(self, "")
        self.visitors = [*self.seated, self.watcher, self.stranger]

    def close(self) -> None:
        for person in self.visitors:
            self.loop.run_until_complete(person.client.aclose())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()
        self.service.store.engine.dispose()

    def people(self, players: int) -> list[tuple[int | None, Visitor]]:
        """Everybody who may look at a table, with the seat by whose eyes they do."""
        seats: list[tuple[int | None, Visitor]] = list(enumerate(self.seated[:players]))
        return [*seats, (None, self.watcher), (None, self.stranger)]

    def show(self, table: Table) -> Room:
        """From now on this is the world of the one table."""
        self._forget()
        store = self.service.store
        infos = [
            SeatInfo(number, PERSON, f"Seat {number}", person.id)
            for number, person in enumerate(self.seated[: table.players])
        ]
        moves = [
            MoveRow(table_id=ID, number=number, line=played.line, key="", made=LONG_AGO)
            for number, played in enumerate(table.played)
        ]
        store.add_table(
            _row(table, self.seated[0].id), settled(infos, table.people, table.names), moves
        )
        row, seats, _ = store.table(ID)
        room = Room(store, row, seats, table)
        self.service.rooms.rooms[ID] = room
        return room

    def _forget(self) -> None:
        with self.service.store.session() as session:
            for kind in reversed(Base.metadata.sorted_tables):
                if "table_id" in kind.columns:
                    session.execute(delete(kind))
            session.execute(delete(GameTable))
            session.commit()
        self.service.rooms.rooms.clear()

    def patches(self, before: Table, after: Table, person: Visitor) -> list[str | None]:
        """What the live line of a person's page brings: the page, and what a move changes."""
        pushed = Patches(self.service)
        watcher = Watcher(person.id or None, person.session, "en", tuple(completed({}).items()), "")
        told = []
        for table in (before, after):
            self.show(table)
            told.append(pushed.news(ID, [watcher])[watcher])
        return told


def _row(table: Table, owner: int) -> GameTable:
    return GameTable(
        id=ID,
        game=table.game.name,
        version=table.game.version,
        players=table.players,
        options=plain(table.options),
        seed=table.seed,
        setup=outcomes_text(table.setup),
        owner_id=owner,
        open=True,
        started=True,
        finished=table.actor is None,
        waiting=list(table.actors),
        scores=[],
        moves=len(table.played),
        redo=[],
        consent={},
        origin="",
        rematch="",
        invite="the-invite",
        study=False,
        hints=False,
        chance=[],
        removed=[],
        revision=len(table.played),
        created=LONG_AGO,
        updated=LONG_AGO,
    )


class Visitor:
    """A browser, of a guest or of somebody who has no name yet."""

    def __init__(self, town: Town, name: str) -> None:
        self.town = town
        transport = httpx.ASGITransport(town.app)
        self.client = httpx.AsyncClient(transport=transport, base_url="http://town")
        self.id = 0  # of nobody
        self.session = ""
        if name:
            made = self.ask("POST", "/api/guest", json={"name": name}).json()
            self.id = made["user"]["id"]
            self.session = town.service.auth.signer.loads(made["token"])[1]
            self.client.headers["X-CSRF-Token"] = self.ask("GET", "/api/me").json()["csrf"]

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.town.loop.run_until_complete(self.client.request(method, path, **more))
