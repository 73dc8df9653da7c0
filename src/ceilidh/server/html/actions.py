"""The tray: everything that can be chosen now, as parts of which a script makes cards."""

from __future__ import annotations

from ceilidh.say.speaker import Offer, Task
from ceilidh.server.html.rule_links import rule_links
from ceilidh.server.html.table_page import TablePage
from ceilidh.server.html.templates import icon_mark
from ceilidh.server.html.tray import Tray, TrayItem
from ceilidh.server.html.wording import SIGNED, Wording, flag, hidden, plain, post, wording
from ceilidh.server.table.scene import BundleScene
from ceilidh.turns import END_TURN


def actions(shown: TablePage) -> str:
    scene, say = shown.scene, wording(shown.viewer.language)
    label = say.text("Actions")
    reveal = ""
    if shown.values["secret"] and scene.seat is not None:
        said = say.text("I am {name}: show my choice", name=scene.seats[scene.seat].name)
        reveal = (
            '<p class="hand-over"><button type="button" class="primary" data-reveal>'
            f"{said}</button></p>\n"
        )
    inside = _choices(shown, say) if scene.my_turn else _idle(shown, say)
    return (
        '<section class="panel actions" id="panel-actions" data-panel="actions" '
        f'aria-label="{label}">{reveal}{inside}</section>'
    )


def _idle(shown: TablePage, say: Wording) -> str:
    scene = shown.scene
    waits = scene.live and scene.running and not scene.over and not scene.can_end
    said = say.text("Wait, look around, or read the log.") if waits else ""
    return f'<p class="quiet idle">{said}</p>'


def _choices(shown: TablePage, say: Wording) -> str:
    scene, tray = shown.scene, shown.values["tray"]
    given = [_given(shown, one) for one in scene.bundles if _is_given(one)]
    tasks = [_task(say, task) for task in shown.values["checklist"]]
    secret = flag("data-secret hidden", shown.values["secret"])
    return (
        f'<div class="choices-now"{secret}>\n{_subject(tray)}<div class="deck">\n'
        f'<ul class="cards given">\n{"".join(given)}{"".join(tasks)}</ul>\n'
        f'<ul class="cards" id="cards" data-cards aria-label="{say.text("Choices")}"></ul>\n'
        f"</div>\n{_parts(shown, tray)}{_sales(shown, say)}</div>"
    )


def _subject(tray: Tray) -> str:
    """The thing that the decision is about."""
    thing = tray.subject
    if thing is None:
        return ""
    target = plain(thing.target)
    return (
        f'<figure class="subject" data-tip="{target}" data-subject="{target}">{thing.picture}'
        f"<figcaption>{plain(thing.title)}</figcaption></figure>\n"
    )


def _is_given(bundle: BundleScene) -> bool:
    """Whether it is a card of its own."""
    return not bundle.several and not bundle.way and bundle.name != END_TURN


def bundle_form(shown: TablePage, bundle: BundleScene) -> str:
    """The beginning of the form that plays several moves in one go."""
    scene = shown.scene
    return (
        f'<form class="bundle" {post(scene.id, "moves")}>{SIGNED}{hidden("key", scene.key)}'
        f"{hidden('bundle', bundle.name)}"
    )


def _given(shown: TablePage, bundle: BundleScene) -> str:
    note = plain(bundle.note)
    said = f' <span class="unseen">{note}</span>' if note else ""
    return (
        f'<li>{bundle_form(shown, bundle)}<button class="choice first" '
        f'data-bundle="{plain(bundle.name)}" title="{note}"><span class="say">'
        f"<b>{plain(bundle.label)}</b>{said}</span></button></form></li>\n"
    )


def _task(say: Wording, task: Task) -> str:
    look = f"{flag('plain-move', bool(task.move))}{flag('done', task.done)}"
    done = f' <span class="unseen">{say.text("done")}</span>' if task.done else ""
    way = f'data-play="{plain(task.move)}"' if task.move else "disabled"
    return (
        f'<li class="todo"><button type="button" class="choice task{look}" '
        f'data-tip="{plain(task.place.partition("/")[2])}" data-places="{plain(task.place)}" '
        f'{way}><span class="box" aria-hidden="true">{"✓" if task.done else ""}</span> '
        f'<span class="say">{plain(task.label)}</span>{done}</button></li>'
    )


def _parts(shown: TablePage, tray: Tray) -> str:
    """What scripts make the other cards of."""
    offers = [_offer(shown, offer) for offer in tray.offers]
    things = [_thing(thing) for thing in tray.things]
    return f'<div id="tray-parts" hidden>\n{"".join(offers)}{"".join(things)}</div>\n'


def _offer(shown: TablePage, offer: Offer) -> str:
    about = rule_links(offer.rules, shown.viewer.language)[:1]
    read = [
        f' data-about="{plain(one.address)}" data-about-title="{plain(one.title)}"' for one in about
    ]
    return (
        f'<span data-of="{plain(offer.name)}" data-title="{plain(offer.title)}" '
        f'data-line="{plain(offer.line)}" data-reason="{plain(offer.reason)}"{"".join(read)}>'
        f"{icon_mark(offer.icon)}</span>"
    )


def _thing(thing: TrayItem) -> str:
    return (
        f'<span data-thing="{plain(thing.target)}" data-title="{plain(thing.title)}" '
        f'data-line="{plain(thing.line)}">{thing.picture}</span>'
    )


def _sales(shown: TablePage, say: Wording) -> str:
    """Bundles of one kind, of which there may be many."""
    several = [bundle for bundle in shown.scene.bundles if bundle.several]
    if not several:
        return ""
    forms = [
        f'{bundle_form(shown, one)}<button data-bundle="{plain(one.name)}">{plain(one.label)}'
        "</button></form>\n"
        for one in several
    ]
    return (
        f'<details class="several" id="several"><summary>{say.text("Sell several")}</summary>\n'
        f"<div>\n{''.join(forms)}</div>\n</details>\n"
    )
