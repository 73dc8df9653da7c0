"""Scenes: all that one viewer may see of a table at one moment, ready for a page or for JSON."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from functools import cached_property

from ceilidh.kernel.game import Standing
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker, speaker
from ceilidh.say.phrases import message
from ceilidh.server.errors import NotFound
from ceilidh.server.storage.seats import OPEN
from ceilidh.server.table.moves import bundles
from ceilidh.server.table.position_keys import position_key
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.seating import ranked
from ceilidh.server.table.text_cache import LineScene, Sheet
from ceilidh.server.table.undo import study_span
from ceilidh.server.table.undo_spans import span_of_open, span_of_undo

LAST = 200  # moves that a page may have missed and still plays back


@dataclass
class SeatScene:
    """A seat as all see it; `mine` is the viewer's, `due` owes a move.

    `deputy` is the bot that plays for its owner, for good if he has `resigned`; `late` says that it
    was his time that ran out.
    """

    number: int
    name: str
    kind: str
    bot: str
    mine: bool
    due: bool
    score: int
    open: bool
    deputy: str
    resigned: bool
    late: bool

    @property
    def out(self) -> str:
        """Why its owner plays no more, as a message; empty while he does."""
        if not self.resigned:
            return ""
        return message("out of time") if self.late else message("resigned")


@dataclass
class MoveScene:
    """A legal move: its notation, its words, and the targets that a click may name.

    `label` is the whole sentence; on a card the deed stands apart from its price or gain.
    """

    text: str
    label: str
    deed: str
    price: str
    gain: str
    targets: list[str]
    seat: int
    rules: tuple[str, ...]


@dataclass
class BundleScene:
    """Several moves in one go: a stable name, its words, what to know of it, and the moves."""

    name: str
    label: str
    note: str
    moves: list[str]
    several: bool


@dataclass
class Scene:
    """`shown` is the number of moves made in the position shown, `moves` that of all moves."""

    id: str
    game: str
    title: str
    key: str
    seat: int | None
    seats: list[SeatScene]
    view: dict[str, object]
    legal: list[MoveScene]
    bundles: list[BundleScene]
    held: int | None
    can_end: bool
    prompt: str
    log: list[LineScene]
    shown: int
    moves: int
    running: bool
    stuck: bool
    over: bool
    sheet: list[tuple[str, list[int]]]
    standings: list[Standing]
    verdict: list[str]
    can_undo: bool
    can_redo: bool
    can_study: bool
    study: bool
    hints: bool
    consent: dict[str, object]
    rematch: str
    options: dict[str, object]

    @property
    def live(self) -> bool:
        """Whether the current position is shown and not one of the past."""
        return self.shown == self.moves

    @property
    def open_turn(self) -> bool:
        """Whether a turn of the viewer's goes on in which something was done."""
        return self.live and bool(self.log) and self.log[-1].open and self._is_mine(self.log[-1])

    def _is_mine(self, line: LineScene) -> bool:
        return self.seats[line.seat].mine

    @property
    def others(self) -> list[int]:
        """The numbers of the last moves that the viewer did not make."""
        theirs = {seat.number for seat in self.seats if not seat.mine}
        return [line.number for line in self.log[-LAST:] if line.seat in theirs]

    @cached_property
    def since(self) -> list[LineScene]:
        """What others did since the viewer's last move, when it is the viewer's turn again."""
        if not self.my_turn:
            return []
        own = next((line.number for line in reversed(self.log) if self._is_mine(line)), 0)
        return self.log[own:] if own else []

    @property
    def winner(self) -> str:
        """The name of the first, unless everybody has resigned."""
        first = [self.seats[one.seat] for one in self.standings[:1]]
        return first[0].name if first and not first[0].resigned else ""

    @property
    def my_turn(self) -> bool:
        return self.live and len(self.legal) > 0


def at_move(table: Table, number: int) -> Table:
    """The table as it was after so many moves."""
    if not 0 <= number <= len(table.played):
        raise NotFound("There is no such move in this game.")
    if number == len(table.played):
        return table
    past = copy.copy(table)
    past.state = table.played[number].before
    past.played = table.played[:number]
    return past


def named_table(table: Table, names: list[str]) -> Table:
    """The table with the names that its readers know."""
    named = copy.copy(table)
    named.names = names
    return named


def make_scene(
    room: Room, user_id: int | None, language: str = "en", number: int | None = None
) -> Scene:
    """What a user may see of a table now, or after move `number`."""
    with room.lock:
        to = speaker(language)
        total = len(room.table.played)
        table = at_move(room.table, total if number is None else number)
        seat = room.viewer(user_id)
        live = len(table.played) == total
        mine = room.seats_of(user_id)
        played = room.played_by(user_id)
        held = room.row.held if live else None
        deciding = room.deciding(user_id) if live else []
        names = room.names(to)
        key = room.key() if live else position_key(table)
        sheet = room.texts.sheet(table)
        return Scene(
            id=room.id,
            game=table.game.name,
            title=table.game.title,
            key=key,
            seat=seat,
            seats=_seat_scenes(room, table, mine, names, held, _sums(sheet)),
            view=table.view(seat),
            legal=legal_moves(room, deciding[0], to) if deciding else [],
            bundles=bundle_scenes(room, deciding[0], to) if deciding else [],
            held=held,
            can_end=held in mine,
            prompt=to.prompt(table, deciding[0]) if deciding else "",
            log=log_lines(room, table, seat, to, names, held),
            shown=len(table.played),
            moves=total,
            running=room.running,
            stuck=live and room.stuck and room.running,
            over=table.actor is None,
            sheet=sheet,
            standings=ranked(table.result() or [], room.seats),
            verdict=to.verdict(named_table(table, names)) if table.actor is None else [],
            can_undo=live and span_of_undo(room.going, played, room.bots()) > 0,
            can_redo=live and _can_redo(room, played),
            can_study=live and study_span(room, played) > 0,
            study=room.row.study,
            hints=room.row.hints,
            consent=dict(room.row.consent),
            rematch=room.row.rematch,
            options=room.options(),
        )


def _seat_scenes(
    room: Room,
    table: Table,
    mine: list[int],
    names: list[str],
    held: int | None,
    scores: list[int],
) -> list[SeatScene]:
    due = table.actors if held is None else [held]
    return [
        SeatScene(
            info.number,
            names[info.number],
            info.kind,
            info.bot,
            info.number in mine,
            room.running and info.number in due,
            scores[info.number],
            info.kind == OPEN,
            info.deputy,
            info.resigned,
            info.late,
        )
        for info in room.seats
    ]


def _sums(sheet: Sheet) -> list[int]:
    """The scores of all seats."""
    return [sum(column) for column in zip(*[values for _, values in sheet], strict=True)]


def _can_redo(room: Room, mine: list[int]) -> bool:
    return bool(room.row.redo) and int(room.row.redo[0].split()[0]) - 1 in mine


def legal_moves(room: Room, seat: int, to: Speaker) -> list[MoveScene]:
    return [
        MoveScene(
            said.move.text,
            said.label,
            said.brief.deed,
            said.brief.price,
            said.brief.gain,
            said.move.targets,
            seat,
            said.move.rules,
        )
        for said in room.texts.legal(to, room.table, seat)
    ]


def bundle_scenes(room: Room, seat: int, to: Speaker) -> list[BundleScene]:
    game = room.table.game.name
    return [
        BundleScene(
            one.name,
            to.reason(one.label, game),
            to.reason(one.note, game) if one.note else "",
            list(one.moves),
            one.several,
        )
        for one in bundles(room, seat)
    ]


def open_moves(table: Table, held: int | None) -> int:
    """How many of the last moves belong to a turn that goes on or has not been ended."""
    if not table.played or (held is None and table.actors != [table.played[-1].seat]):
        return 0
    return span_of_open(table)


def log_lines(
    room: Room,
    table: Table,
    seat: int | None,
    to: Speaker,
    names: list[str],
    held: int | None,
) -> list[LineScene]:
    """One sentence a move; a choice made in secret is told when all have chosen."""
    hidden = set(table.hidden_moves(seat))
    final = len(table.played) - open_moves(table, held)
    sure = min([final, *hidden])
    lines = room.texts.lines(to, table, names, sure)
    for number, played in enumerate(table.played[sure:], sure):
        if number in hidden:
            text, steps = to.text("{name} has chosen.", name=names[played.seat]), False
        else:
            text, steps = room.texts.line(to, table, number, names)
        lines.append(LineScene(number + 1, played.seat, text, number >= final, steps))
    return lines
