"""Scenes: all that one viewer may see of a table at one moment, ready for a page or for JSON."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from ceilidh.bots.persons import level_title
from ceilidh.kernel.game import Standing
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker, speaker
from ceilidh.say.move_parts import StoryEntry
from ceilidh.say.phase_sheet import PhaseSheet
from ceilidh.say.phase_summary import PhaseSummary
from ceilidh.say.phrases import message
from ceilidh.server.errors import NotFound
from ceilidh.server.storage.seats import BOT, OPEN
from ceilidh.server.table.announcements import announced
from ceilidh.server.table.commitments import announced_commitments, fault_of
from ceilidh.server.table.ending import Ending
from ceilidh.server.table.game_notes import NotesScene, notes_scene
from ceilidh.server.table.hurry import hurry_notice
from ceilidh.server.table.kind import KindMark
from ceilidh.server.table.moments import at_part
from ceilidh.server.table.moves import bundles
from ceilidh.server.table.position_keys import game_code, position_key
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.seating import ranked
from ceilidh.server.table.story import since_turn
from ceilidh.server.table.text_cache import LineScene, Sheet
from ceilidh.server.table.undo import study_span, undo_span
from ceilidh.server.table.undo_spans import span_of_open
from ceilidh.server.table.upgrades import upgrade_notice


@dataclass
class SeatScene:
    """A seat as all see it; `mine` is the viewer's, `due` owes a move.

    `score` counts as if the game ended now, `so_far` only what has been scored.
    `level` is how a bot plays, in words, as it stands beside its name.
    `deputy` is the bot that plays for its owner, for good if he has `resigned`; `late` says that it
    was his time that ran out. `kept`: its player has an account and is no guest of that name.
    """

    number: int
    name: str
    kind: str
    bot: str
    level: str
    mine: bool
    due: bool
    score: int
    so_far: int
    open: bool
    deputy: str
    resigned: bool
    late: bool
    kept: bool

    @property
    def out(self) -> str:
        """Why its owner plays no more, as a message; empty while he does."""
        if not self.resigned:
            return ""
        return message("out of time") if self.late else message("resigned")


@dataclass
class MoveScene:
    """A legal move: its notation, its words, and the targets that a click may name.

    `label` is the whole sentence; on a card the deed stands apart from its price or gain. What is
    `aside` is possible but not what is asked.
    """

    text: str
    label: str
    deed: str
    price: str
    gain: str
    targets: list[str]
    seat: int
    rules: tuple[str, ...]
    aside: bool


@dataclass
class BundleScene:
    """Several moves in one go: a stable name, its words, what to know of it, and the moves.

    One that takes a piece somewhere has `targets`, its start and its goal, the `way` between them,
    and `alone` if the goal is enough to name it.
    """

    name: str
    label: str
    note: str
    moves: list[str]
    several: bool
    targets: list[str]
    way: list[str]
    alone: bool


@dataclass
class Scene:
    """`shown` is the number of moves made in the position shown, `moves` that of all moves.

    `part` is set within a move: the position is that after so many of its turns. `story` is what
    happened since the viewer's last turn; `phases` is the score by phases, `ending` is there only
    when the game is over. `code` is a short hash of `commitments` and all that everybody has seen,
    for two players to compare. A commitment in mid-game has the undo that allowed it behind it, as
    in `9fe9…:120:100`. `fault` says why the draws bind nobody.
    `upgraded` tells once that newer rules have changed the table. `mark` is what the
    kind of table says beside the title.
    """

    id: str
    game: str
    title: str
    key: str
    code: str
    commitments: list[str]
    fault: str
    seat: int | None
    seats: list[SeatScene]
    view: dict[str, object]
    legal: list[MoveScene]
    bundles: list[BundleScene]
    held: int | None
    can_end: bool
    prompt: str
    log: list[LineScene]
    story: list[StoryEntry]
    summary: PhaseSummary | None
    shown: int
    part: int | None
    moves: int
    running: bool
    stuck: bool
    upgraded: str
    hurried: str
    over: bool
    sheet: list[tuple[str, list[int]]]
    phases: PhaseSheet | None
    ending: Ending | None
    standings: list[Standing]
    verdict: list[str]
    can_undo: bool
    can_redo: bool
    can_study: bool
    study: bool
    mark: KindMark | None
    hints: bool
    consent: dict[str, object]
    rematch: str
    options: dict[str, object]
    notes: NotesScene | None

    @property
    def live(self) -> bool:
        """Whether the current position is shown and not one of the past, or of a variation."""
        return self.shown == self.moves and not self.line

    @property
    def line(self) -> str:
        """The name of the variation that is shown; empty for the game itself."""
        return self.notes.line if self.notes else ""

    def _is_mine(self, line: LineScene) -> bool:
        return line.seat >= 0 and self.seats[line.seat].mine

    @property
    def mover(self) -> int | None:
        """Who has played last since the viewer's turn, where somebody has."""
        return next((one.seat for one in reversed(self.story) if one.seat >= 0), None)

    @property
    def own(self) -> int:
        """The number of the viewer's last move; 0 before the first."""
        return max([line.number for line in self.log if self._is_mine(line)], default=0)

    @cached_property
    def since(self) -> list[LineScene]:
        """What others did since the viewer's last move, when it is the viewer's turn again."""
        if not self.my_turn:
            return []
        own = [nth for nth, line in enumerate(self.log) if self._is_mine(line)]
        lines = self.log[own[-1] + 1 :] if own else []
        return lines if any(line.seat >= 0 for line in lines) else []

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
    return table.as_seen(number=number)


def shown_table(table: Table, seat: int | None, number: int | None, part: int | None) -> Table:
    """The table now, after a move, or after a part of a move that the viewer may know of."""
    if number is None:
        return table
    if part is None:
        return at_move(table, number)
    if number - 1 in table.hidden_moves(seat):
        raise NotFound("There is no such move in this game.")
    return at_part(table, number, part)


def make_scene(
    room: Room,
    user_id: int | None,
    language: str = "en",
    number: int | None = None,
    part: int | None = None,
) -> Scene:
    """What a user may see of a table now, after move `number`, or after a part of that move."""
    with room.lock:
        to, seat = speaker(language), room.viewer(user_id)
        table = shown_table(room.table, seat, number, part)
        live = not room.variation and len(table.played) == len(room.table.played)
        mine, played, names = room.seats_of(user_id), room.played_by(user_id), room.names(to)
        held, deciding = (room.row.held, room.deciding(user_id)) if live else (None, [])
        key, going = _key(room, table, live), _goes_on(table, mine, held, live)
        sheet, phases = room.texts.sheet(table), room.texts.phases(to, table, names)
        standings = ranked(table.result() or [], room.seats)
        return Scene(
            id=room.id,
            game=table.game.name,
            title=table.game.title,
            key=key,
            code=game_code(room.row.commitments, key),
            commitments=announced_commitments(room.table.chance),
            fault=fault_of(room, to),
            seat=seat,
            seats=_seat_scenes(room, table, mine, names, held, _sums(sheet), phases, to),
            view=table.view(seat),
            legal=legal_moves(room, deciding[0], to) if deciding else [],
            bundles=bundle_scenes(room, deciding[0], to) if deciding else [],
            held=held,
            can_end=held in mine,
            prompt=to.prompt(table.as_seen(names), deciding[0]) if deciding else "",
            log=log_lines(room, table, seat, to, names, held),
            story=since_turn(room.texts, to, table, names, mine, seat, going),
            summary=room.texts.phase_summary(to, table),
            shown=len(table.played),
            part=part,
            moves=len(room.table.played),
            running=room.running,
            stuck=live and room.stuck and room.running,
            upgraded=upgrade_notice(room.row, to) if live else "",
            hurried=hurry_notice(room, mine, names, to) if live and room.hurries else "",
            over=table.actor is None,
            sheet=sheet,
            phases=phases,
            ending=room.texts.ending(to, table, names, standings) if standings else None,
            standings=standings,
            verdict=_verdict(room, to, table, names) if table.actor is None else [],
            can_undo=live and undo_span(room, played) > 0,
            can_redo=live and _can_redo(room, played),
            can_study=live and study_span(room, played) > 0,
            study=room.row.study,
            mark=room.kind.mark(),
            hints=room.row.hints,
            consent=dict(room.row.consent),
            rematch=room.row.rematch,
            options=room.options(),
            notes=notes_scene(room, len(table.played), to),
        )


def _verdict(room: Room, to: Speaker, table: Table, names: list[str]) -> list[str]:
    return [*to.verdict(table.as_seen(names)), *room.kind.verdict(to, table.scores())]


def _key(room: Room, table: Table, live: bool) -> str:
    return room.key() if live else position_key(table)


def _goes_on(table: Table, mine: list[int], held: int | None, live: bool) -> bool:
    """Whether a turn of these seats is going on, decided or to be ended."""
    return held in mine or (live and any(one in mine for one in table.actors))


def _seat_scenes(
    room: Room,
    table: Table,
    mine: list[int],
    names: list[str],
    held: int | None,
    scores: list[int],
    phases: PhaseSheet | None,
    to: Speaker,
) -> list[SeatScene]:
    so_far = phases.so_far if phases else scores
    due = table.actors if held is None else [held]
    kept = room.kept()
    return [
        SeatScene(
            info.number,
            names[info.number],
            info.kind,
            info.bot,
            to.text(level_title(info.bot)) if info.kind == BOT else "",
            info.number in mine,
            room.running and info.number in due,
            scores[info.number],
            so_far[info.number],
            info.kind == OPEN,
            info.deputy,
            info.resigned,
            info.late,
            info.user_id in kept,
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
            said.brief.aside,
        )
        for said in room.texts.legal(to, room.table.as_seen(room.names(to)), seat)
    ]


def bundle_scenes(room: Room, seat: int, to: Speaker) -> list[BundleScene]:
    game, knowing = room.table.game.name, to.knowing(room.names(to))
    return [
        BundleScene(
            one.name,
            knowing.reason(one.label, game),
            knowing.reason(one.note, game) if one.note else "",
            list(one.moves),
            one.several,
            list(one.targets),
            list(one.way),
            one.alone,
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
            text = to.text("{name} has chosen.", name=names[played.seat])
            heading = lines[-1].heading if lines else ""
            lines.append(LineScene(number + 1, played.seat, text, number >= final, heading=heading))
            continue
        told = room.texts.line(to, table, number, names)
        is_open = number >= final
        lines += [replace(line, open=True) for line in told] if is_open else told
    return announced(lines, table.chance, to)
