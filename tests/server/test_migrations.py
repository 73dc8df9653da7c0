"""The schema: from nothing and from the first revision up, and equal to the models."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, Table, text

from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.kernel.fair import commitment_of
from ceilidh.server.settings import Settings
from ceilidh.server.storage.database import (
    MIGRATIONS,
    migrate,
    newest_revision,
    open_database,
    revision_of,
)
from ceilidh.server.storage.kinds import kinds
from ceilidh.server.storage.models import Base
from ceilidh.server.storage.store import Store
from ceilidh.server.table.fair_draws import from_store, is_kept
from ceilidh.server.table.rooms import Rooms
from tests.server.test_store import move, new_room
from tests.shared.without import run_without


def test_from_nothing_to_what_the_models_say(database: str) -> None:
    engine = open_database(Settings(database=database).database_url)
    for _ in range(2):
        migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()


def test_a_schema_that_is_there_needs_no_alembic(tmp_path: Path) -> None:
    """Loading it would take a browser long; whatever is older, or newer, is its work."""
    url = f"sqlite:///{tmp_path / 'own.sqlite3'}"
    program = f"""
from ceilidh.server.storage.database import migrate, open_database
migrate(open_database({url!r}))
"""
    engine = open_database(url)
    assert revision_of(engine) == ""
    assert "No module named 'alembic" in run_without(["alembic"], program).stderr
    migrate(engine, "0001")
    assert "No module named 'alembic" in run_without(["alembic"], program).stderr
    migrate(engine)
    assert run_without(["alembic"], program).stderr == ""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    head = ScriptDirectory.from_config(config).get_current_head()
    assert revision_of(engine) == newest_revision() == head
    engine.dispose()


def test_from_the_first_revision_with_games_in_it(database: str) -> None:
    engine = open_database(Settings(database=database).database_url)
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO users (id, name, created) VALUES (1, 'Ann', '2026-01-01')")
        )
        connection.execute(
            text(
                f"INSERT INTO tables VALUES ('old', 'glenmore', {GLENMORE.version}, 2,"
                " '{\"introductory\": true}',"
                " 7, '', 1, false, true, false, '[0]', '[]', 0, '[]', '{}', '', '',"
                " '2026-01-01', '2026-01-01')"
            )
        )
        for number in (0, 1):
            connection.execute(
                text(f"INSERT INTO seats VALUES ('old', {number}, 'person', 'S', 1, '', '')")
            )
    migrate(engine)
    store = Store(engine)
    ann = store.user(1)
    assert ann is not None
    with engine.begin() as connection:
        # The set-up that a server of then would have stored.
        setup = new_room(Rooms(store), ann).row.setup
        connection.execute(text("UPDATE tables SET setup = :it WHERE id = 'old'"), {"it": setup})
    room = Rooms(store).get("old")
    assert room.row.revision == 0
    move(room, ann)
    assert Rooms(store).get("old").table.key() == room.table.key()
    engine.dispose()


@pytest.mark.parametrize("before", ["0001", "0002"])
def test_made_up_names_are_forgotten(database: str, before: str) -> None:
    """Those of persons stay, also where they look alike."""
    engine = open_database(Settings(database=database).database_url)
    migrate(engine, before)
    rows = [
        ("person", "Seat 1", "", ""),
        ("bot", "Greedy 2", "greedy", ""),
        ("bot", "Random 3", "random", ""),
        ("person", "Seat 1", "", "Seat 1"),
        ("bot", "Seat 5", "greedy", "Seat 5"),
        ("person", "Ann", "", "Ann"),
    ]
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO users (id, name, created) VALUES (1, 'Ann', '2026-01-01')")
        )
        end = "'2026-01-01', 0)" if before == "0002" else "'2026-01-01')"
        connection.execute(
            text(
                "INSERT INTO tables VALUES ('old', 'glenmore', 1, 2, '{}', 7, '', 1, false, true,"
                f" false, '[0]', '[]', 0, '[]', '{{}}', '', '', '2026-01-01', {end}"
            )
        )
        for number, (kind, name, bot, _) in enumerate(rows):
            connection.execute(
                text(f"INSERT INTO seats VALUES ('old', {number}, :kind, :name, 1, :bot, '')"),
                {"kind": kind, "name": name, "bot": bot},
            )
    migrate(engine)
    with engine.connect() as connection:
        kept = list(connection.scalars(text("SELECT name FROM seats ORDER BY number")))
    assert kept == [row[3] for row in rows]
    assert Store(engine).begin_session(1, 60)
    engine.dispose()


def test_tables_that_wait_get_an_invitation_for_all(database: str) -> None:
    engine = open_database(Settings(database=database).database_url)
    migrate(engine, "0004")
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO users (id, name, created) VALUES (1, 'Ann', '2026-01-01')")
        )
        for name, started in (("waits", "false"), ("full", "true")):
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, version, players, options, seed, setup,"
                    " owner_id, open, started, finished, waiting, scores, moves, redo, consent,"
                    f" origin, rematch, created, updated) VALUES ('{name}', 'glenmore', 1, 2,"
                    f" '{{}}', 7, '', 1, false, {started}, false, '[0]', '[]', 0, '[]', '{{}}',"
                    " '', '', '2026-01-01', '2026-01-01')"
                )
            )
    migrate(engine)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT id, invite FROM tables"))
        keys = {str(row.id): str(row.invite) for row in rows}
    assert len(keys["waits"]) == 16 and keys["full"] == ""
    engine.dispose()


def test_kept_names_are_folded_and_the_oldest_has_its_look_to_itself(database: str) -> None:
    engine = open_database(Settings(database=database).database_url)
    migrate(engine, "0006")
    with engine.begin() as connection:
        for number, name in enumerate(("Straße", "Bob", "B0b", "Guest"), start=1):
            login = f"'{name.lower()}'" if name != "Guest" else "NULL"
            connection.execute(
                text(
                    "INSERT INTO users (id, name, login, created)"
                    f" VALUES ({number}, '{name}', {login}, '2026-01-01')"
                )
            )
    migrate(engine)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT login, skeleton FROM users ORDER BY id"))
        assert [tuple(row) for row in rows] == [
            ("strasse", "strasse"),
            ("bob", "bob"),
            ("b0b", None),
            (None, None),
        ]
    store = Store(engine)
    for name in ("BOB", "b0b", "STRASSE"):
        assert store.user_by_login(name) is not None
    engine.dispose()


def test_games_that_go_on_are_bound_to_the_values_that_they_have(database: str) -> None:
    """An upgrade from a version without commitments ends no game of fair chance."""
    engine = open_database(Settings(database=database).database_url)
    migrate(engine, "0011")
    values = ["ab" * 32, "ab" * 32, "cd" * 32]  # the last one after an undo from the end
    pledges = [{"first": nth, "value": value, "words": []} for nth, value in enumerate(values)]
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO users (id, name, created) VALUES (1, 'Ann', '2026-01-01')")
        )
        for name, chance in (("fair", pledges), ("seeded", [])):
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, version, players, options, seed, setup,"
                    " owner_id, open, started, finished, waiting, scores, moves, redo, consent,"
                    " origin, rematch, chance, created, updated) VALUES (:name, 'glenmore', 1, 2,"
                    " '{}', 7, '', 1, false, true, false, '[0]', '[]', 0, '[]', '{}',"
                    " '', '', :chance, '2026-01-01', '2026-01-01')"
                ),
                {"name": name, "chance": json.dumps(chance)},
            )
    migrate(engine)
    store = Store(engine)
    kept = {name: store.table(name)[0] for name in ("fair", "seeded")}
    assert kept["fair"].commitments == [commitment_of(values[0]), commitment_of(values[2])]
    assert is_kept(from_store(kept["fair"].chance), kept["fair"].commitments)
    assert kept["seeded"].commitments == []
    engine.dispose()


@pytest.mark.parametrize(
    ("before", "kind", "origin"),
    [
        ("", "", ""),
        ("lesson clans/guided-game", "lesson", "clans/guided-game"),
        ("puzzle clans/12-30", "puzzle", "clans/12-30"),
        ("solution clans/12-30", "solution", "clans/12-30"),
        ("today 2026-11-18 clans-2", "day", "2026-11-18 clans-2"),
        ("record", "record", ""),
        ("abcdefghijkl@17", "branch", "abcdefghijkl@17"),
    ],
)
def test_the_kind_of_a_table_was_the_beginning_of_its_origin(
    database: str, before: str, kind: str, origin: str
) -> None:
    engine = open_database(Settings(database=database).database_url)
    migrate(engine, "0017")
    tables = Table("tables", MetaData(), autoload_with=engine)
    plain = {int: 0, str: "", bool: False, object: [], datetime: datetime(2026, 11, 18, tzinfo=UTC)}
    row = {column.name: plain[column.type.python_type] for column in tables.columns}
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO users (id, name, created) VALUES (1, 'Ann', :now)"),
            {"now": plain[datetime]},
        )
        given = {"id": "old", "owner_id": 1, "game": "clans", "origin": before}
        connection.execute(tables.insert().values({**row, **given}))
    migrate(engine)
    with engine.connect() as connection:
        (stored,) = connection.execute(text("SELECT kind, origin FROM tables"))
    assert tuple(stored) == (kind, origin)
    assert kind in ("", *kinds())
    engine.dispose()
