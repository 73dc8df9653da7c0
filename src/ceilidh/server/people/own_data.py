"""One's own data: everything that is stored about somebody, to take along, and its end."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from ceilidh.server.results.profiles import is_rated, privacy_of
from ceilidh.server.storage.models import (
    Availability,
    Channel,
    DailyGame,
    GameTable,
    Message,
    Note,
    Notice,
    OwnerBox,
    Profile,
    RatedSpan,
    Report,
    SharedPack,
    SignIn,
    TableSeat,
    User,
    now,
)
from ceilidh.server.storage.store import Store
from ceilidh.server.table.rooms import Rooms
from ceilidh.server.table.seating import DEPUTY

WHEN = (1980, 1, 1, 0, 0, 0)  # of the files: the same data is the same archive


def everything(store: Store, user: User) -> dict[str, Any]:
    """What is stored about a user, in JSON values; never what was made of the password."""
    with store.session() as session:
        seats = session.scalars(select(TableSeat).where(TableSeat.user_id == user.id))
        talk = session.scalars(select(Message).where(Message.user_id == user.id))
        notes = session.scalars(select(Note).where(Note.user_id == user.id))
        reports = session.scalars(select(Report).where(Report.user_id == user.id))
        sessions = session.scalars(select(SignIn).where(SignIn.user_id == user.id))
        spans = session.scalars(select(RatedSpan).where(RatedSpan.user_id == user.id))
        made = session.scalars(select(GameTable.id).where(GameTable.owner_id == user.id))
        ways = session.scalars(select(Channel).where(Channel.user_id == user.id))
        days = session.scalars(select(DailyGame).where(DailyGame.user_id == user.id))
        boxes = session.scalars(select(OwnerBox).where(OwnerBox.user_id == user.id))
        shared = session.scalars(select(SharedPack.hash).where(SharedPack.user_id == user.id))
        availability = session.get(Availability, user.id)
        return {
            "name": user.name,
            "kept": user.login is not None,
            "muted": user.muted,
            "admin": user.admin,
            "created": user.created.isoformat(),
            "preferences": dict(user.preferences),
            "profile": asdict(privacy_of(store, user.id)),
            "rated": [
                {"since": one.since.isoformat(), "until": one.until and one.until.isoformat()}
                for one in spans
            ],
            "signed_in_since": [one.began.isoformat() for one in sessions],
            "tables_made": list(made),
            "seats": [
                {"table": one.table_id, "seat": one.number, "name": one.name, "word": one.word}
                for one in seats
            ],
            "talk": [
                {"table": one.table_id, "text": one.text, "said": one.said.isoformat()}
                for one in talk
            ],
            "notes": [{"table": one.table_id, "text": one.text} for one in notes],
            "reports": [
                {"table": one.table_id, "about": one.about_id, "text": one.text} for one in reports
            ],
            "notices": [{"by": one.kind, "to": one.target} for one in ways],
            "games_of_the_day": [
                {"day": one.day, "game": one.kind, "table": one.table_id} for one in days
            ],
            "boxes": {one.game: one.content for one in boxes},
            "packs_shared": list(shared),
            "time": _time(availability) if availability else {},
        }


def _time(availability: Availability) -> dict[str, Any]:
    """When somebody rests, and what he answers."""
    return {
        "zone": availability.zone,
        "night": [availability.night_from, availability.night_to],
        "holidays": availability.holidays,
        "back": availability.back,
        "answers": availability.answers,
    }


def archive(store: Store, rooms: Rooms, user: User) -> bytes:
    """`data.json`, and the record of every game that the user has a seat in or made."""
    data = everything(store, user)
    tables = sorted({*data["tables_made"], *(one["table"] for one in data["seats"])})
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as files:
        text = json.dumps(data, ensure_ascii=False, indent=2)
        files.writestr(zipfile.ZipInfo("data.json", WHEN), text)
        for table_id in tables:
            game, record = rooms.record(table_id)
            name = f"records/{game}-{table_id}.txt"
            files.writestr(zipfile.ZipInfo(name, WHEN), record)
    return packed.getvalue()


def forget(store: Store, user: User) -> list[str]:
    """Delete an account: the games stay, with nobody's name; a bot plays on. The tables touched."""
    with store.session() as session:
        stored = session.get(User, user.id)
        assert stored is not None, "somebody is signed in as this user"
        if stored.skeleton:
            store.put_to_rest(session, stored.skeleton)
        stored.name, stored.login, stored.skeleton, stored.password = "", None, None, None
        stored.preferences, stored.admin = {}, False
        _forget_channels(session, user.id)
        for kind in (SignIn, Note, Message, Report, Profile, Availability, DailyGame, OwnerBox):
            session.execute(delete(kind).where(kind.user_id == user.id))
        # Others may play with a pack that was shared; nobody is named there.
        shared = update(SharedPack).where(SharedPack.user_id == user.id)
        session.execute(shared.values(user_id=None))
        # What was played counts on for the ratings of others; nobody is shown with it.
        session.execute(update(RatedSpan).where(is_rated(user.id)).values(until=now()))
        touched = _leave_seats(session, user.id)
        session.commit()
    return touched


def _forget_channels(session: Session, user_id: int) -> None:
    """The ways to reach somebody, and what was to be told by them."""
    mine = select(Channel.id).where(Channel.user_id == user_id)
    session.execute(delete(Notice).where(Notice.channel_id.in_(mine)))
    session.execute(delete(Channel).where(Channel.user_id == user_id))


def _leave_seats(session: Session, user_id: int) -> list[str]:
    """Seats lose the name; in games that go on the bot plays them to the end."""
    mine = list(session.scalars(select(TableSeat).where(TableSeat.user_id == user_id)))
    ids = sorted({seat.table_id for seat in mine})
    tables = session.scalars(
        select(GameTable).where((GameTable.owner_id == user_id) | GameTable.id.in_(ids))
    )
    rows = {row.id: row for row in tables}
    for seat in mine:
        seat.name = seat.word = ""
        row = rows[seat.table_id]
        if not row.finished:
            seat.deputy, seat.resigned = DEPUTY, True
            if row.held == seat.number:
                row.held = None
    for row in rows.values():
        row.revision += 1
        row.consent = {}
        if not row.started:
            # Nobody waits for a game with somebody who is gone.
            row.open = False
    return sorted(rows)
