"""The tray: everything that can be chosen now, as parts of which a script makes cards."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.ink import Ink
from ceilidh.say.answers import Offer, Task
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.rule_links import rule_links
from ceilidh.server.html.table_page import Moment, Panel, TablePage
from ceilidh.server.html.templates import icon_mark
from ceilidh.server.html.tray import TRAY, Tray
from ceilidh.server.html.wording import SIGNED, Wording, flag, hidden, post, wording
from ceilidh.server.table.scene import BundleScene
from ceilidh.shortcuts import END_TURN

MOST = 1000  # offers and things that are remembered

_PANEL = ink_template(
    '<section class="panel actions" id="panel-actions" data-panel="actions" '
    'aria-label="{label}">{reveal}{inside}'
    '<button type="button" class="below" data-below="{below}" hidden></button></section>'
)
_REVEAL = ink_template(
    '<p class="hand-over"><button type="button" class="primary" data-reveal>{said}</button></p>\n'
)
_IDLE = ink_template('<p class="quiet idle">{said}</p>')


def _tasks(moment: Moment) -> list[Task]:
    """What the viewer's turn consists of."""
    scene = moment.scene
    return moment.to.checklist(moment.room.table, scene.legal[0].seat) if scene.my_turn else []


TASKS = Panel(_tasks)


def actions(shown: TablePage) -> Ink:
    scene, say = shown.scene, wording(shown.viewer.language)
    reveal = NOTHING
    if shown.secret and scene.seat is not None:
        name = scene.seats[scene.seat].name
        reveal = _REVEAL(said=say.text("I am {name}: show my options", name=name))
    inside = _choices(shown, say) if scene.my_turn else _idle(shown, say)
    # The page puts in how many cards of a phone lie below the edge of the tray.
    below = say.text("{n} more", n="{n}")
    return _PANEL(label=say.text("Actions"), reveal=reveal, inside=inside, below=below)


def _idle(shown: TablePage, say: Wording) -> Ink:
    scene = shown.scene
    waits = scene.live and scene.running and not scene.over and not scene.can_end
    return _IDLE(said=say.text("Wait, look around, or read the log.") if waits else NOTHING)


_CHOICES = ink_template(
    '<div class="choices-now"{secret}>\n{subject}<div class="deck">\n'
    '<ul class="cards given">\n{given}{tasks}</ul>\n'
    '<ul class="cards" id="cards" data-cards aria-label="{label}"></ul>\n'
    '<ul class="cards verbs" id="verbs" aria-label="{verbs}"></ul>\n'
    "</div>\n{parts}{sales}</div>"
)


def _choices(shown: TablePage, say: Wording) -> Ink:
    scene, tray = shown.scene, shown.of(TRAY)
    return _CHOICES(
        secret=flag("data-secret hidden", shown.secret),
        subject=_subject(tray),
        given=[_given(shown, one) for one in scene.bundles if _is_given(one)],
        tasks=[_task(say, task) for task in shown.of(TASKS)],
        label=say.text("Choices"),
        verbs=say.text("Actions"),
        parts=_parts(shown, tray),
        sales=_sales(shown, say),
    )


_SUBJECT = ink_template(
    '<figure class="subject" data-tip="{target}" data-subject="{target}">{picture}'
    "<figcaption>{title}</figcaption></figure>\n"
)


def _subject(tray: Tray) -> Ink:
    """The thing that the decision is about."""
    thing = tray.subject
    if thing is None:
        return NOTHING
    return _SUBJECT(target=thing.target, picture=thing.picture, title=thing.title)


def _is_given(bundle: BundleScene) -> bool:
    """Whether it is a card of its own."""
    return not bundle.several and not bundle.way and bundle.name != END_TURN


_BUNDLE = ink_template('<form class="bundle" {way}>{signed}{key}{bundle}')


def bundle_form(shown: TablePage, bundle: BundleScene) -> Ink:
    """The beginning of the form that plays several moves in one go."""
    scene = shown.scene
    return _BUNDLE(
        way=post(scene.id, "moves"),
        signed=SIGNED,
        key=hidden("key", scene.key),
        bundle=hidden("bundle", bundle.name),
    )


UNSEEN = ink_template(' <span class="unseen">{said}</span>')
_GIVEN = ink_template(
    '<li>{form}<button class="choice first" data-bundle="{name}" title="{note}"><span class="say">'
    "<b>{label}</b>{said}</span></button></form></li>\n"
)


def _given(shown: TablePage, bundle: BundleScene) -> Ink:
    return _GIVEN(
        form=bundle_form(shown, bundle),
        name=bundle.name,
        note=bundle.note,
        label=bundle.label,
        said=UNSEEN(said=bundle.note) if bundle.note else NOTHING,
    )


_PLAY = ink_template('data-play="{move}"')
_BLOCKED = Ink("disabled")
_TASK = ink_template(
    '<li class="todo"><button type="button" class="choice task{look}" '
    'data-tip="{tip}" data-places="{place}" '
    '{way}><span class="box" aria-hidden="true">{sign}</span> '
    '<span class="say">{label}</span>{done}</button></li>'
)


def _task(say: Wording, task: Task) -> Ink:
    return _TASK(
        look=[flag("plain-move", bool(task.move)), flag("done", task.done)],
        tip=task.place.partition("/")[2],
        place=task.place,
        way=_PLAY(move=task.move) if task.move else _BLOCKED,
        sign="✓" if task.done else "",
        label=task.label,
        done=UNSEEN(said=say.text("already done")) if task.done else NOTHING,
    )


_PARTS = ink_template('<div id="tray-parts" hidden>\n{offers}{things}{marks}</div>\n')
_MARK = ink_template(
    '<span data-mark="{target}" data-icons="{icons}" data-text="{text}" data-said="{said}"></span>'
)
_ABOUT = ink_template(' data-about="{address}" data-about-title="{title}"')
_ASKS = ink_template(' data-asks="{question}"')
_OFFER = ink_template(
    '<span data-of="{name}" data-title="{title}" '
    'data-line="{line}" data-note="{note}" data-reason="{reason}"{asks}{aside}{about}>{icon}</span>'
)
_THING = ink_template(
    '<span data-thing="{target}" data-title="{title}" data-line="{line}">{picture}</span>'
)


def _parts(shown: TablePage, tray: Tray) -> Ink:
    """What scripts make the other cards of."""
    language = shown.viewer.language
    offers = [_offer(language, one) for one in tray.offers]
    things = [_thing(one.target, one.title, one.line, one.picture) for one in tray.things]
    marks = [
        _MARK(target=target, icons=" ".join(one.icons), text=one.text, said=one.said)
        for target, one in tray.marks.items()
    ]
    return _PARTS(offers=offers, things=things, marks=marks or NOTHING)


@lru_cache(MOST)
def _offer(language: str, one: Offer) -> Ink:
    about = rule_links(one.rules, language)[:1]
    return _OFFER(
        name=one.name,
        title=one.title,
        line=one.line,
        note=one.note,
        reason=one.reason,
        asks=_ASKS(question=one.asks) if one.asks else NOTHING,
        aside=flag("data-aside", one.aside),
        about=[_ABOUT(address=link.address, title=link.title) for link in about],
        icon=icon_mark(one.icon),
    )


@lru_cache(MOST, typed=True)
def _thing(target: str, title: str, line: str, picture: Ink) -> Ink:
    return _THING(target=target, title=title, line=line, picture=picture)


_SALE = ink_template('{form}<button data-bundle="{name}">{label}</button></form>\n')
_SALES = ink_template(
    '<details class="several" id="several"><summary>{title}</summary>\n'
    "<div>\n{forms}</div>\n</details>\n"
)


def _sales(shown: TablePage, say: Wording) -> Ink:
    """Bundles of one kind, of which there may be many."""
    several = [bundle for bundle in shown.scene.bundles if bundle.several]
    if not several:
        return NOTHING
    forms = [_SALE(form=bundle_form(shown, one), name=one.name, label=one.label) for one in several]
    return _SALES(title=say.text("Sell several"), forms=forms)
