"""Who plays, whose turn it is, what each has and what he did last."""

from __future__ import annotations

from functools import cache, lru_cache

from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.palette import seat_class
from ceilidh.say.phrases import message
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.people import PRESENCE
from ceilidh.server.html.races import RACES
from ceilidh.server.html.seat_card import card_of, title_of
from ceilidh.server.html.table_menu import table_menu
from ceilidh.server.html.table_page import TablePage
from ceilidh.server.html.templates import face_of, level_mark, presence_mark, seat_mark
from ceilidh.server.html.tray import TRAY, PurseItem
from ceilidh.server.html.wording import Wording, flag, printed, wording
from ceilidh.server.table.scene import SeatScene

MOST = 1000  # purses that are remembered

_STATUS = ink_template(
    '<header class="status paper" id="status">\n<h1>{title}</h1>\n'
    "{marks}"
    '<p class="watchers{alone}" data-watchers role="status">'
    "{watchers}</p>\n{menu}</header>"
)
_ROUND = ink_template('<p class="round" data-tip="round">{said}</p>')
_STUDY = ink_template('<p class="round study">{said}</p>')
_KIND = ink_template('<p class="round daily"><a href="{path}">{said}</a></p>')
_HINTS = ink_template('<p class="round hints" title="{why}">{said}</p>')


def status(shown: TablePage) -> Ink:
    scene, say = shown.scene, wording(shown.viewer.language)
    now = scene.view.get("round")
    marks: list[Ink] = []
    if now:
        marks.append(_ROUND(said=say.text("Round {n}", n=now)))
    if mark := scene.mark:
        marks.append(_KIND(path=mark.path, said=say.text(mark.title, points=mark.points)))
    if scene.study:
        marks.append(_STUDY(said=say.text("Study game")))
    if scene.hints:
        why = say.text("This table allows hints and analysis for everyone during the game.")
        marks.append(_HINTS(why=why, said=say.text("Hints allowed")))
    return _STATUS(
        title=scene.title,
        marks=marks,
        alone=flag("alone", scene.seat is None),
        watchers=shown.of(PRESENCE).watchers,
        menu=table_menu(shown, say),
    )


_PLAYERS = ink_template('<ul class="turn" id="seats" aria-label="{label}">\n{chips}</ul>')
CURRENT = Ink('aria-current="true"')
_CHIP = ink_template(
    '<li class="seat-chip {look}"{current}>\n<button type="button" class="whole" '
    'data-enlarge="seat-{nth}" aria-label="{open}"></button>{mark}{face}\n'
    '<span class="name{gone}">{name}{kept}{level}</span>\n{clan}{who}'
    '<button type="button" class="score" data-sheet title="{tip}">{what}'
    '<span data-tick="score-{number}">{score}</span></button>\n{to_move}\n{purse}{card}</li>\n'
)
_KEPT = ink_template(
    '<span class="kept" title="{said}"><span aria-hidden="true"> ✓</span>'
    '<span class="unseen"> ({said})</span></span>'
)
_WHAT = ink_template("<small>{said}</small>")
_TIP = ink_template("{sheet}: {points}")
_TO_MOVE = ink_template('<span class="unseen">{said}</span>')


def players(shown: TablePage) -> Ink:
    """One line a player, which opens into the whole strip."""
    say = wording(shown.viewer.language)
    chips = [_chip(shown, say, seat) for seat in shown.scene.seats]
    return _PLAYERS(label=say.text("Players"), chips=chips)


def _chip(shown: TablePage, say: Wording, seat: SeatScene) -> Ink:
    over = shown.scene.over
    due, races = seat.due and not over, {race.icon for race in shown.of(RACES)}
    held = [one for one in shown.of(TRAY).purses[seat.number] if one.name not in races]
    scored = not over and shown.above is not None and shown.above.counts_scored
    what = say.text("scored") if scored else say.text("if it ended now")
    return _CHIP(
        look=f"{seat_class(seat.number)}{flag('due', due)}{flag('me', seat.mine)}",
        current=flag(CURRENT, due),
        mark=seat_mark(seat.number),
        face=face_of(seat),
        gone=flag("gone", seat.resigned),
        name=seat.name,
        clan=title_of(shown, seat),
        card=card_of(shown, seat),
        kept=_KEPT(said=say.text("has an account")) if seat.kept else NOTHING,
        level=level_mark(seat.level),
        who=_who(shown, say, seat),
        nth=seat.number + 1,
        open=say.text("Enlarge {what}", what=seat.name),
        what=NOTHING if over else _WHAT(said=what),
        tip=_score_tip(shown.viewer.language, scored),
        number=seat.number,
        score=printed(seat.so_far if scored else seat.score),
        to_move=_TO_MOVE(said=say.text("to move")) if due else NOTHING,
        purse=_purse(shown.viewer.language, seat.name, seat.number, tuple(held)),
    )


_PURSE = ink_template('<ul class="purse" data-purse="{seat}" aria-label="{have}">{purse}</ul>')
_ITEM = ink_template(
    '<li data-has="{name}">{picture}<span data-tick="has-{seat}-{name}">{number}</span></li>'
)


@lru_cache(MOST)
def _purse(language: str, name: str, seat: int, held: tuple[PurseItem, ...]) -> Ink:
    """Remembered, because all see the same, and most of it stays as it was."""
    items = [
        _ITEM(name=item.name, picture=item.picture, seat=seat, number=item.number)
        for nth, item in enumerate(held)
        if item.number or nth == 0
    ]
    have = wording(language).text("What {name} has", name=name)
    return _PURSE(have=have, seat=seat, purse=items)


@cache
def _score_tip(language: str, scored: bool) -> Ink:
    say = wording(language)
    points = say.text("Victory points if the game ended now")
    if scored:
        points = say.text("Victory points scored so far")
    return _TIP(sheet=say.text("Score sheet"), points=points)


RESIGNED = message("{name} has resigned; a bot is playing on")
LATE = message("{name} has run out of time; a bot is playing on")
_WHO = ink_template("{here}{deputy}\n")


def _who(shown: TablePage, say: Wording, seat: SeatScene) -> Ink:
    """Whether a person is there, and whether a bot plays for him."""
    if seat.resigned:
        said = LATE if seat.late else RESIGNED
        why = say.text(said, name=seat.name)
        return _WHO(here=NOTHING, deputy=_deputy(why, "⚐", say.text(seat.out)))
    here = presence_mark(seat, shown.of(PRESENCE)) if seat.kind == "person" else NOTHING
    if not seat.deputy:
        return _WHO(here=here, deputy=NOTHING)
    why = say.text("A bot is playing for {name}", name=seat.name)
    return _WHO(here=here, deputy=_deputy(why, "⚙", say.text("bot")))


_DEPUTY = ink_template(
    '<span class="deputy" title="{why}"><span aria-hidden="true">{sign}</span>'
    '<span class="unseen">{said}</span></span>'
)


def _deputy(why: str, sign: str, said: str) -> Ink:
    return _DEPUTY(why=why, sign=sign, said=said)
