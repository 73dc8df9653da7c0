"""What notices say, in the language of their reader."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from ceilidh.kernel.registry import find
from ceilidh.say import Speaker
from ceilidh.server.clocks.rest_hours import RestHours
from ceilidh.server.notices.mail import NoticeText
from ceilidh.server.storage.models import GameTable, TableSeat
from ceilidh.server.storage.seats import PERSON, seat_name

TURN, SOON, LATE, BOT, LOSS = "turn", "soon", "late", "bot", "loss"  # about a table
CONFIRM, RESET, TRIAL = "confirm", "reset", "trial"
ASKING = (TURN, SOON, LATE)  # worth nothing once the reader has moved


@dataclass(frozen=True)
class TableNotice:
    """A table as a letter tells of it; `until` is when the reader's time runs out."""

    game: str
    others: list[str]
    until: datetime | None
    rest: RestHours


def about(
    row: GameTable,
    seats: list[TableSeat],
    user_id: int,
    until: datetime | None,
    rest: RestHours,
    to: Speaker,
) -> TableNotice:
    others = [
        seat_name(seat, to) for seat in seats if seat.kind == PERSON and seat.user_id != user_id
    ]
    return TableNotice(find(row.game).title, others, until, rest)


def table_text(kind: str, told: TableNotice, url: str, to: Speaker, way_out: str) -> NoticeText:
    """A letter about a table."""
    subjects = {
        TURN: to.text("Your turn: {game}", game=told.game),
        SOON: to.text("Your time is running out: {game}", game=told.game),
        LATE: to.text("The others are waiting for you: {game}", game=told.game),
        BOT: to.text("A bot is playing your turn: {game}", game=told.game),
        LOSS: to.text("Lost on time: {game}", game=told.game),
    }
    texts = {
        TURN: to.text("It is your turn."),
        SOON: to.text("It is still your turn."),
        LATE: to.text("Your time has run out, and it is still your turn."),
        BOT: to.text(
            "Your time has run out; a bot is playing this turn. The next one is yours again."
        ),
        LOSS: to.text("Your time has run out, so you have lost the game; a bot is playing on."),
    }
    lines = [texts[kind]]
    if told.others:
        lines.append(to.text("At the table: {names}.", names=", ".join(told.others)))
    if told.until is not None and kind in (TURN, SOON):
        when = told.rest.local(told.until).strftime("%Y-%m-%d %H:%M")
        lines.append(to.text("You have until {when} ({zone}).", when=when, zone=told.rest.zone))
    return NoticeText(subjects[kind], " ".join(lines), url, way_out)


def confirm_text(name: str, url: str, to: Speaker) -> NoticeText:
    text = to.text(
        "{name} wants ceilidh notifications sent to this address. If that is "
        "you, open this link; if not, you will hear nothing more.",
        name=name,
    )
    return NoticeText(to.text("Confirm this address"), text, url)


def trial_text(url: str, to: Speaker, way_out: str) -> NoticeText:
    return NoticeText(
        to.text("Test message"), to.text("This is what a notification looks like."), url, way_out
    )


def reset_text(name: str, url: str, to: Speaker) -> NoticeText:
    text = to.text(
        "{name} can choose a new password with this link, valid for one day. If "
        "you did not ask for it, ignore this message.",
        name=name,
    )
    return NoticeText(to.text("New password"), text, url)
