"""Who plays, whose turn it is and what each has; and the menu of the table."""

from __future__ import annotations

from ceilidh.draw.svg.palette import seat_class
from ceilidh.say.phrases import message
from ceilidh.server.html.table_page import TablePage
from ceilidh.server.html.templates import presence_mark, seat_mark
from ceilidh.server.html.wording import SIGNED, Wording, flag, hidden, plain, post, wording
from ceilidh.server.table.scene import SeatScene


def status(shown: TablePage) -> str:
    scene, say = shown.scene, wording(shown.viewer.language)
    now = scene.view.get("round")
    marks: list[str] = []
    if now:
        said = say.text("Round {n}", n=now)
        marks.append(f'<p class="round" data-tip="round">{said}</p>')
    if scene.study:
        marks.append(f'<p class="round study">{say.text("Study game")}</p>')
    if scene.hints:
        why = say.text("This table allows everybody hints and analysis during the game.")
        marks.append(f'<p class="round hints" title="{why}">{say.text("Hints allowed")}</p>')
    chips = "".join([_chip(shown, say, seat) for seat in scene.seats])
    watchers = plain(shown.values["presence"].watchers)
    return (
        f'<header class="status paper" id="status">\n<h1>{plain(scene.title)}</h1>\n'
        f'{"".join(marks)}<ul class="turn">\n{chips}</ul>\n'
        f'<p class="watchers{flag("alone", scene.seat is None)}" data-watchers role="status">'
        f"{watchers}</p>\n{_menu(shown, say, watchers)}</header>"
    )


def _chip(shown: TablePage, say: Wording, seat: SeatScene) -> str:
    due = seat.due and not shown.scene.over
    name = plain(seat.name)
    look = f"{seat_class(seat.number)}{flag('due', due)}{flag('me', seat.mine)}"
    tip = f"{say.text('Score sheet')}: {say.text('Victory points if the game ended now')}"
    to_move = f'<span class="unseen">{say.text("to move")}</span>' if due else ""
    return (
        f'<li class="seat-chip {look}"{flag(CURRENT, due)}>\n{seat_mark(seat.number)}\n'
        f'<span class="name{flag("gone", seat.resigned)}">{name}</span>\n{_who(shown, say, seat)}'
        f'<button type="button" class="score" data-sheet title="{tip}" '
        f'data-tick="score-{seat.number}">{seat.score}</button>\n{to_move}\n</li>\n'
    )


CURRENT = 'aria-current="true"'
RESIGNED = message("{name} has resigned; a bot plays on")
LATE = message("The time of {name} is up; a bot plays on")


def _who(shown: TablePage, say: Wording, seat: SeatScene) -> str:
    """Whether a person is there, and whether a bot plays for him."""
    if seat.resigned:
        said = LATE if seat.late else RESIGNED
        why = say.text(said, name=seat.name)
        return f"{_deputy(why, '⚐', say.text(seat.out))}\n"
    here = presence_mark(seat, shown.values["presence"]) if seat.kind == "person" else ""
    if not seat.deputy:
        return f"{here}\n"
    why = say.text("A bot plays for {name}", name=seat.name)
    return f"{here}{_deputy(why, '⚙', say.text('bot'))}\n"


def _deputy(why: str, sign: str, said: str) -> str:
    return (
        f'<span class="deputy" title="{why}"><span aria-hidden="true">{sign}</span>'
        f'<span class="unseen">{said}</span></span>'
    )


# --- what one can do with the table and the own seats, beside playing -----------------------------


def _menu(shown: TablePage, say: Wording, watchers: str) -> str:
    title, table = say.text("This table"), f"/t/{shown.scene.id}"
    report = (
        f'<a class="menu-link" href="{table}/report">{say.text("Report this table …")}</a>\n'
        if shown.viewer.known
        else ""
    )
    forms = "".join([*_own(shown, say), *_others(shown, say)])
    on = shown.viewer.sound == "on"
    return (
        '<details class="table-menu" id="table-menu">\n'
        f'<summary title="{title}"><span aria-hidden="true">☰</span>'
        f'<span class="unseen">{title}</span>'
        '<span class="unread" data-unread-dot hidden></span></summary>\n<div class="paper">\n'
        f'<p class="watchers" data-watchers>{watchers}</p>\n{forms}{report}'
        f'<a class="menu-link" href="{table}/chance" data-menu="chance">'
        f"{say.text('Chance at this table')}</a>\n"
        f'<button type="button" data-show-talk>{say.text("Talk")} '
        "<span data-unread-count></span></button>\n"
        f'<form method="post" action="/settings" data-sound-form>\n{hidden("then", table)}\n'
        f'<button name="sound" value="{"off" if on else "on"}" role="switch" '
        f'aria-checked="{"true" if on else "false"}" data-sound-switch>'
        f"{say.text('Sound at my turn')}</button>\n</form>\n</div>\n</details>\n"
    )


def _own(shown: TablePage, say: Wording) -> list[str]:
    """What one can do with the own seats."""
    scene = shown.scene
    made: list[str] = []
    for seat in scene.seats:
        if not seat.mine or scene.over or seat.resigned:
            continue
        if seat.deputy:
            label = say.text("Take the seat back from the bot")
            made.append(_form(shown, "deputy/end", seat, label))
        else:
            made.append(_form(shown, "deputy", seat, say.text("Let a bot play for me")))
        if scene.moves == 0:
            made.append(_form(shown, "leave", seat, say.text("Leave the seat"), in_place=False))
        else:
            made.append(_form(shown, "resign", seat, say.text("Resign …")))
    return made


def _others(shown: TablePage, say: Wording) -> list[str]:
    """What one can do about the seats of others."""
    scene = shown.scene
    others = [seat for seat in scene.seats if seat.kind == "person" and not seat.mine]
    made: list[str] = []
    if scene.seat is not None and scene.live and not scene.over:
        for seat in [one for one in others if one.due and not one.deputy]:
            label = say.text("{name} is gone: let a bot play on", name=seat.name)
            made.append(_form(shown, "stand-in", seat, label))
    if shown.viewer.owner and scene.moves == 0:
        for seat in others:
            label = say.text("Remove {name} from the table", name=seat.name)
            made.append(_form(shown, "remove", seat, label))
    return made


def _form(shown: TablePage, what: str, seat: SeatScene, label: str, in_place: bool = True) -> str:
    table = shown.scene.id
    way = post(table, what) if in_place else f'method="post" action="/t/{table}/{what}"'
    whose = f"{seat_mark(seat.number)} {plain(seat.name)}: " if shown.values["hot_seat"] else ""
    return (
        f"<form {way}>{SIGNED}{hidden('seat', seat.number)}"
        f'<button data-menu="{what}">{whose}{label}</button></form>\n'
    )
