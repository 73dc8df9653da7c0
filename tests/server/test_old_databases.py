"""Databases of earlier releases are played on; `scripts/record_database.py` records them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from ceilidh.kernel import opening
from ceilidh.kernel.registry import find
from ceilidh.server.storage.database import migrate, open_database
from ceilidh.server.storage.models import GameTable
from ceilidh.server.storage.store import Store
from ceilidh.server.table.moves import play
from ceilidh.server.table.rooms import Room, Rooms

FOLDER = Path(__file__).with_name("databases")
RECORDED = sorted(one.stem for one in FOLDER.glob("*.sql"))
# Rules versions by game whose moves the rules of now cannot always repeat: tables of them that have
# no stored position go back to the last move that can be.
GO_BACK = {"clans": (1,), "glenmore": ()}


@pytest.fixture(params=RECORDED)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """The database of an earlier release, brought up to the schema of now."""
    file = tmp_path / "old.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.executescript((FOLDER / f"{request.param}.sql").read_text("utf-8"))
    connection.close()
    engine = open_database(f"sqlite:///{file}")
    migrate(engine)
    yield Store(engine)
    engine.dispose()


def tables(store: Store) -> list[GameTable]:
    with store.session() as session:
        return list(session.scalars(select(GameTable).order_by(GameTable.created)))


def play_some(room: Room, moves: int = 8) -> None:
    for _ in range(moves):
        if room.table.actor is not None:
            legal = room.table.legal(room.table.actors[0])
            play(room, room.row.owner_id, legal[len(legal) // 2].text, room.key())


def test_there_is_a_database_of_every_rules_version() -> None:
    """Who raises a version records one with the release before, and keeps the older ones."""
    for game in GO_BACK:
        recorded = {int(name.split(f"{game}-")[1].split("-")[0]) for name in RECORDED}
        assert recorded >= set(range(1, find(game).version)), game


def test_every_running_game_is_played_on(old: Store) -> None:
    running = [row for row in tables(old) if not row.finished]
    assert len(running) == 4
    for row in running:
        stored = [one.line for one in old.table(row.id)[2]]
        room = Rooms(old).get(row.id)
        kept = [one.line for one in room.table.played]
        assert kept == stored[: len(kept)]
        if row.version not in GO_BACK[row.game]:
            assert kept == stored, "every move is as it was played"
        play_some(room)
        again = Rooms(old).get(row.id)
        assert again.table.key() == room.table.key()
        assert again.row.moves == len(again.table.played) > len(kept)
        assert again.row.version == find(row.game).version


def test_a_game_that_goes_back_says_so_and_keeps_what_was_played(old: Store) -> None:
    for row in tables(old):
        if row.finished or row.version not in GO_BACK[row.game]:
            continue
        stored = [one.line for one in old.table(row.id)[2]]
        room = Rooms(old).get(row.id)
        (entry,) = room.row.upgrades
        kept = [one.line for one in old.table(row.id)[2]]
        assert [*kept, *entry["dropped"]] == stored and entry["version"] == row.version
        assert 0 < len(kept) < len(stored)


def test_every_finished_game_is_shown_with_its_result(old: Store) -> None:
    (row,) = [one for one in tables(old) if one.finished]
    room = Rooms(old).get(row.id)
    assert room.table.actor is None and room.table.scores() == row.scores
    assert len(room.table.played) == row.moves == len(old.table(row.id)[2])
    loaded = opening.load(room.record())
    assert loaded.scores() == row.scores


def test_every_record_can_be_downloaded(old: Store) -> None:
    for row in tables(old):
        game, text = Rooms(old).record(row.id)
        assert game == row.game and text.startswith('[Format "ceilidh 1"]')
