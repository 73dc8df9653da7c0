"""What is stored: users, tables, seats, moves, talk and notes."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, DateTime, Float, ForeignKey, Index, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


def now() -> datetime:
    return datetime.now(UTC).replace(tzinfo=None)


class Base(DeclarativeBase):
    pass


class User(Base):
    """A guest has no password; a name with a password can be come back to from anywhere.

    `login` is the name by which one signs in, `skeleton` what names that look alike share.
    `blocked` says why somebody is let in no more, `muted` why they may not talk. An `admin` may do
    that to others.
    """

    __tablename__ = "users"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    skeleton: Mapped[str | None] = mapped_column(String(40), index=True, unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    preferences: Mapped[dict[str, str]] = mapped_column(JSON, default=dict, server_default="{}")
    blocked: Mapped[str] = mapped_column(String(200), default="", server_default="")
    muted: Mapped[str] = mapped_column(String(200), default="", server_default="")
    admin: Mapped[bool] = mapped_column(default=False, server_default=false())
    created: Mapped[datetime] = mapped_column(DateTime, default=now)


class SignIn(Base):
    """A browser or program that is signed in, until it signs out."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"), index=True)
    began: Mapped[datetime] = mapped_column(DateTime, default=now)


class GameTable(Base):
    """One game being played. Its moves are the truth; all else can be computed from them.

    `setup` holds the results of chance before the first move, `redo` the lines taken back last,
    `consent` the request of a seat to go back further, `waiting` the seats that owe a move or the
    end of their turn.
    `revision` counts the changes of all this and of the seats, so that a process which remembers an
    older one notices. `invite` opens any open seat to its bearer. `chance` holds the pledges that
    the draws follow from; where there are none, the `seed` says all. `commitments` are those that
    players were shown: moves are refused if the pledges are others. `removed` are users whom the
    maker of the table does not want at it. `closed` says why an administrator has closed it.
    `position` is the dump of the last position, for rules that cannot repeat the moves; `upgrades`
    says which moves were played under earlier rules. `course` has the scores after every move of a
    finished game: counting them takes a while. `notes` are the comments, marks and variations of
    an uploaded record, with the moves that they are about. `kind` is what kind of table it is,
    empty for a plain game; `origin` says which lesson, puzzle or day, or where a branch comes from.
    """

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_kind_owner_id", "kind", "owner_id"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(20))
    version: Mapped[int]  # of the rules
    players: Mapped[int]
    options: Mapped[dict[str, object]] = mapped_column(JSON)
    seed: Mapped[int] = mapped_column(BigInteger)
    setup: Mapped[str] = mapped_column(Text)
    owner_id: Mapped[int] = mapped_column(ForeignKey("users.id"))
    open: Mapped[bool] = mapped_column(default=False)  # listed for others to join
    started: Mapped[bool] = mapped_column(default=False)  # all seats are taken
    finished: Mapped[bool] = mapped_column(default=False)
    waiting: Mapped[list[int]] = mapped_column(JSON, default=list)
    scores: Mapped[list[int]] = mapped_column(JSON, default=list)
    moves: Mapped[int] = mapped_column(default=0)
    redo: Mapped[list[str]] = mapped_column(JSON, default=list)
    consent: Mapped[dict[str, object]] = mapped_column(JSON, default=dict)
    held: Mapped[int | None]  # the seat that has moved but not yet ended its turn
    study: Mapped[bool] = mapped_column(default=False, server_default=false())  # does not count
    hints: Mapped[bool] = mapped_column(default=False, server_default=false())  # allowed to all
    kind: Mapped[str] = mapped_column(String(12), default="", server_default="")
    origin: Mapped[str] = mapped_column(String(40), default="")
    rematch: Mapped[str] = mapped_column(String(16), default="")
    invite: Mapped[str] = mapped_column(String(24), default="", server_default="")
    chance: Mapped[list[dict[str, Any]]] = mapped_column(JSON, default=list, server_default="[]")
    commitments: Mapped[list[str]] = mapped_column(JSON, default=list, server_default="[]")
    removed: Mapped[list[int]] = mapped_column(JSON, default=list, server_default="[]")
    closed: Mapped[str] = mapped_column(String(200), default="", server_default="")
    revision: Mapped[int] = mapped_column(default=0, server_default="0")
    position: Mapped[str] = mapped_column(Text, default="", server_default="")
    upgrades: Mapped[list[dict[str, Any]]] = mapped_column(JSON, default=list, server_default="[]")
    course: Mapped[list[list[int]]] = mapped_column(JSON, default=list, server_default="[]")
    notes: Mapped[str] = mapped_column(Text, default="", server_default="")
    created: Mapped[datetime] = mapped_column(DateTime, default=now)
    updated: Mapped[datetime] = mapped_column(DateTime, default=now, index=True)


class OfferedValue(Base):
    """A value that the server has committed to, for a table that somebody is about to make."""

    __tablename__ = "offered_values"

    commitment: Mapped[str] = mapped_column(String(64), primary_key=True)
    value: Mapped[str] = mapped_column(String(64))
    made: Mapped[datetime] = mapped_column(DateTime, default=now, index=True)


class ServerSecret(Base):
    """What the server keeps for itself, drawn once: the games of the day follow from it."""

    __tablename__ = "server_secrets"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    value: Mapped[str] = mapped_column(String(64))


class DailyGame(Base):
    """Somebody's first try at a game of the day: the one that counts."""

    __tablename__ = "daily_games"

    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    kind: Mapped[str] = mapped_column(String(12), primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"), primary_key=True, index=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)


class TableSeat(Base):
    """Who sits where: `kind` is person, bot or open; `invite` opens the seat to its bearer.

    `deputy` is the bot that plays for a person at present, for good after he has `resigned`, or has
    lost because he was `late`. `word` is what the seat adds to chance.
    """

    __tablename__ = "seats"
    __table_args__ = (Index("seats_of_user", "user_id"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(40), default="")
    user_id: Mapped[int | None] = mapped_column(ForeignKey("users.id"))
    bot: Mapped[str] = mapped_column(String(20), default="")
    invite: Mapped[str] = mapped_column(String(24), default="")
    deputy: Mapped[str] = mapped_column(String(20), default="", server_default="")
    resigned: Mapped[bool] = mapped_column(default=False, server_default=false())
    word: Mapped[str] = mapped_column(String(64), default="", server_default="")
    late: Mapped[bool] = mapped_column(default=False, server_default=false())


class MoveRow(Base):
    """One line of the record, with the key of the position it led to."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    line: Mapped[str] = mapped_column(Text)
    key: Mapped[str] = mapped_column(String(24))
    made: Mapped[datetime] = mapped_column(DateTime, default=now)


class Message(Base):
    """A line of talk at a table."""

    __tablename__ = "messages"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(500))
    said: Mapped[datetime] = mapped_column(DateTime, default=now)


class Note(Base):
    """What a user keeps for himself about a table."""

    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"), primary_key=True)
    text: Mapped[str] = mapped_column(String(4000))


class RestingName(Base):
    """A name that was given up; nobody may take it, or one that looks like it, for a while."""

    __tablename__ = "resting_names"

    skeleton: Mapped[str] = mapped_column(String(40), primary_key=True)
    until: Mapped[datetime] = mapped_column(DateTime)


class AdminAction(Base):
    """What an administrator did, to whom or what, and why; never changed."""

    __tablename__ = "deeds"

    id: Mapped[int] = mapped_column(primary_key=True)
    made: Mapped[datetime] = mapped_column(DateTime, default=now)
    by: Mapped[str] = mapped_column(String(80))
    what: Mapped[str] = mapped_column(String(20))
    whom: Mapped[str] = mapped_column(String(80))
    why: Mapped[str] = mapped_column(String(500), default="")

    @property
    def subject(self) -> str:
        """Whom or what it was done to: a person has a number first."""
        return f"#{self.whom}" if self.whom[:1].isdecimal() else self.whom


class Report(Base):
    """What somebody tells the administrators about a table, or about somebody.

    `quote` is what that person had said, as it was then. A report waits until it is `settled`.
    """

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"))
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"))
    about_id: Mapped[int | None] = mapped_column(ForeignKey("users.id"))
    text: Mapped[str] = mapped_column(String(500))
    quote: Mapped[str] = mapped_column(String(500), default="", server_default="")
    made: Mapped[datetime] = mapped_column(DateTime, default=now)
    settled: Mapped[datetime | None] = mapped_column(DateTime)


class Profile(Base):
    """What somebody lets others see: `shown` the results, `named` the name in the open archive."""

    __tablename__ = "profiles"

    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"), primary_key=True)
    shown: Mapped[bool] = mapped_column(default=False)
    named: Mapped[bool] = mapped_column(default=False)


class RatedSpan(Base):
    """From when until when somebody wants a rating; games that begin then count for it.

    A span is kept after its end: who has a rating cannot lose games by stopping and coming back.
    """

    __tablename__ = "rated_spans"

    id: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"), index=True)
    since: Mapped[datetime] = mapped_column(DateTime, default=now)
    until: Mapped[datetime | None] = mapped_column(DateTime)


class FinishedGame(Base):
    """What was read from the moves of a finished table; of no use once the table has changed.

    `revision` is that of the table which was read. `counts` says that ratings may be made of it.
    """

    __tablename__ = "finished_games"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    revision: Mapped[int]
    game: Mapped[str] = mapped_column(String(20), index=True)
    players: Mapped[int]
    modules: Mapped[list[str]] = mapped_column(JSON)
    counts: Mapped[bool]
    began: Mapped[datetime] = mapped_column(DateTime)
    ended: Mapped[datetime] = mapped_column(DateTime)


class SeatResult(Base):
    """How a seat ended such a game; `absent`: a bot played its last moves for a person."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("finished_games.table_id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[int | None] = mapped_column(ForeignKey("users.id"), index=True)
    rank: Mapped[int]
    score: Mapped[int]
    clan: Mapped[str] = mapped_column(String(40))
    absent: Mapped[bool]


# --- boxes of owners ------------------------------------------------------------------------------


class OwnerBox(Base):
    """What somebody has entered of the components of a game; `content` is a pack as one word.

    `undo` has what the last changes have replaced, the newest last. `chosen` is the pack that this
    person took for the last table of the game. `revision` counts the changes, so that two devices
    never overwrite each other.
    """

    __tablename__ = "boxes"

    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(20), primary_key=True)
    content: Mapped[str] = mapped_column(Text, default="", server_default="")
    undo: Mapped[list[Any]] = mapped_column(JSON, default=list, server_default="[]")
    chosen: Mapped[str] = mapped_column(String(60), default="", server_default="")
    revision: Mapped[int] = mapped_column(default=0, server_default="0")
    updated: Mapped[datetime] = mapped_column(DateTime, default=now)


class SharedPack(Base):
    """A pack that its owner shares by a link: it never changes. Its key is its own hash."""

    __tablename__ = "shared_packs"

    hash: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(20))
    content: Mapped[str] = mapped_column(Text)
    user_id: Mapped[int | None] = mapped_column(ForeignKey("users.id"), index=True)
    made: Mapped[datetime] = mapped_column(DateTime, default=now)


# --- clocks and notices ---------------------------------------------------------------------------


class TableClock(Base):
    """The pace of a table and what happens `then`; `seen` is the revision its timers follow."""

    __tablename__ = "clocks"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    pace: Mapped[str] = mapped_column(String(12))
    then: Mapped[str] = mapped_column(String(8))
    seen: Mapped[int] = mapped_column(default=-1)


class SeatTimer(Base):
    """How long a seat is waited for, `since` when; None while it owes nothing.

    `left` are its seconds at that moment, `moves` the most moves after which it had to decide: who
    takes back and decides again has no new time, and after `paid` moves it got its last increment.
    `due` is when something must be done: a warning, then what the pace says. `missed` counts turns
    that ran out since its owner last moved, and a bot `stands_in` for the one of now.
    """

    __tablename__ = "waits"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"), index=True)
    since: Mapped[datetime | None] = mapped_column(DateTime)
    moves: Mapped[int] = mapped_column(default=-1)
    paid: Mapped[int] = mapped_column(default=-1)
    left: Mapped[float] = mapped_column(Float, default=0.0)
    due: Mapped[datetime | None] = mapped_column(DateTime, index=True)
    warned: Mapped[bool] = mapped_column(default=False)
    missed: Mapped[int] = mapped_column(default=0)
    stands_in: Mapped[bool] = mapped_column(default=False)


class Heartbeat(Base):
    """Row 1 is the last sign of life of a server: while none runs, no clock does.

    Row 2 is what the health page writes, to see whether that is possible.
    """

    __tablename__ = "beats"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[datetime] = mapped_column(DateTime)


class Availability(Base):
    """When somebody rests, and what he answers while he is away.

    The night is in minutes after midnight; `holidays` are pairs of days. `back` is the answer to
    who asks to go back, `answers` are moves by game for decisions outside one's turn.
    """

    __tablename__ = "rhythms"

    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"), primary_key=True)
    zone: Mapped[str] = mapped_column(String(40), default="UTC")
    night_from: Mapped[int] = mapped_column(default=0)
    night_to: Mapped[int] = mapped_column(default=0)
    holidays: Mapped[list[list[str]]] = mapped_column(JSON, default=list)
    back: Mapped[str] = mapped_column(String(8), default="")
    answers: Mapped[dict[str, list[str]]] = mapped_column(JSON, default=dict)


class Channel(Base):
    """A way to reach somebody: an e-mail address, a webhook, or a browser that takes pushes.

    `form` is the kind of webhook, `keys` are those of a browser. Nothing but the question itself is
    sent where it is not `confirmed`. After too many `failures` in a row it is left alone.
    """

    __tablename__ = "channels"

    id: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    form: Mapped[str] = mapped_column(String(10), default="")
    target: Mapped[str] = mapped_column(String(1000))
    keys: Mapped[dict[str, str]] = mapped_column(JSON, default=dict)
    confirmed: Mapped[bool] = mapped_column(default=False)
    failures: Mapped[int] = mapped_column(default=0)
    made: Mapped[datetime] = mapped_column(DateTime, default=now)


class Notice(Base):
    """Something to tell by a channel, once: whoever changes `state` from waiting sends it."""

    __tablename__ = "notices"
    __table_args__ = (
        Index("notices_once", "channel_id", "table_id", "kind", "number", unique=True),
        Index("notices_due", "state", "due"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    channel_id: Mapped[int] = mapped_column(ForeignKey("channels.id"))
    kind: Mapped[str] = mapped_column(String(10))
    table_id: Mapped[str] = mapped_column(String(16), default="")
    number: Mapped[int] = mapped_column(default=0)
    due: Mapped[datetime] = mapped_column(DateTime)
    state: Mapped[str] = mapped_column(String(8), default="waiting")
    tries: Mapped[int] = mapped_column(default=0)
