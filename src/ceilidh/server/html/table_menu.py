"""The menu of a table: what can be done with it and with its seats, beside playing."""

from __future__ import annotations

from ceilidh.box.saying import components_line
from ceilidh.draw.svg.ink import Ink
from ceilidh.kernel.component_data.pack_file import DATA_PACK
from ceilidh.kernel.entry import MODULES
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.people import PRESENCE
from ceilidh.server.html.table_page import Moment, Panel, TablePage
from ceilidh.server.html.templates import seat_mark
from ceilidh.server.html.wording import SIGNED, Wording, hidden, post
from ceilidh.server.table.scene import SeatScene

_MENU = ink_template(
    '<details class="table-menu" id="table-menu">\n'
    '<summary title="{title}"><span aria-hidden="true">☰</span>'
    '<span class="unseen">{title}</span>'
    '<span class="unread" data-unread-dot hidden></span></summary>\n<div class="paper">\n'
    '<p class="watchers" data-watchers>{watchers}</p>\n{forms}{report}'
    '<a class="menu-link" href="{table}/chance" data-menu="chance">{chance} '
    '<code data-code-here translate="no"></code></a>\n'
    '<a class="menu-link" href="{table}/record" download data-record>{download}</a>\n'
    '<a class="menu-link" href="{table}/share">{share}</a>\n'
    '<button type="button" data-show-talk>{talk} '
    "<span data-unread-count></span></button>\n"
    '<form method="post" action="/settings" data-sound-form>\n{then}\n'
    '<button name="sound" value="{other}" role="switch" '
    'aria-checked="{checked}" data-sound-switch>{sound}</button>\n</form>\n{components}'
    "</div>\n</details>\n"
)
_COMPONENTS = ink_template(
    '<p class="components quiet" data-components>{said} <a href="/box/{game}">{enter}</a></p>\n'
)
_REPORT = ink_template('<a class="menu-link" href="{table}/report">{said}</a>\n')


def _our_own(moment: Moment) -> str:
    """Which components at this table are our own design."""
    table = moment.room.table
    chosen = table.options.get(MODULES, ())
    modules = chosen if isinstance(chosen, tuple) else ()
    pack = str(table.options.get(DATA_PACK, ""))
    return components_line(moment.viewer.language, table.game.name, modules, pack)


def _somebody_to_report_to(moment: Moment) -> bool:
    return moment.viewer.known and not moment.found.settings.embedded


COMPONENTS = Panel(_our_own)
REPORTING = Panel(_somebody_to_report_to)


def table_menu(shown: TablePage, say: Wording) -> Ink:
    table, on = f"/t/{shown.scene.id}", shown.viewer.sound == "on"
    report = NOTHING
    if shown.of(REPORTING):
        report = _REPORT(table=table, said=say.text("Report this table …"))
    return _MENU(
        title=say.text("Table menu"),
        watchers=shown.of(PRESENCE).watchers,
        forms=[*_own(shown, say), *_others(shown, say)],
        report=report,
        table=table,
        chance=say.text("Draws at this table"),
        download=say.text("Download the record"),
        share=say.text("A link with this game"),
        talk=say.text("Chat"),
        then=hidden("then", table),
        other="off" if on else "on",
        checked="true" if on else "false",
        sound=say.text("Sound on my turn"),
        components=_components(shown, say),
    )


def _components(shown: TablePage, say: Wording) -> Ink:
    """Which components are ours, and where to enter those of a box."""
    said = shown.of(COMPONENTS)
    if not said:
        return NOTHING
    return _COMPONENTS(
        said=said, game=shown.scene.game, enter=say.text("Enter what your box contains")
    )


def _own(shown: TablePage, say: Wording) -> list[Ink]:
    """What one can do with the own seats."""
    scene = shown.scene
    made: list[Ink] = []
    for seat in scene.seats:
        if not seat.mine or scene.over or seat.resigned:
            continue
        if seat.deputy:
            label = say.text("Take my seat back from the bot")
            made.append(_form(shown, "deputy/end", seat, label, say))
        else:
            made.append(_form(shown, "deputy", seat, say.text("Let a bot play for me"), say))
        if scene.moves == 0:
            made.append(
                _form(shown, "leave", seat, say.text("Leave the seat"), say, in_place=False)
            )
        else:
            made.append(_form(shown, "resign", seat, say.text("Resign …"), say))
    return made


def _others(shown: TablePage, say: Wording) -> list[Ink]:
    """What one can do about the seats of others."""
    scene = shown.scene
    others = [seat for seat in scene.seats if seat.kind == "person" and not seat.mine]
    made: list[Ink] = []
    if scene.seat is not None and scene.live and not scene.over:
        for seat in [one for one in others if one.due and not one.deputy]:
            label = say.text("{name} has left: let a bot play on", name=seat.name)
            made.append(_form(shown, "stand-in", seat, label, say))
    if shown.viewer.owner and scene.moves == 0:
        for seat in others:
            label = say.text("Remove {name} from the table", name=seat.name)
            made.append(_form(shown, "remove", seat, label, say))
    return made


_FORM = ink_template(
    '<form {way}>{signed}{seat}<button data-menu="{what}">{whose}{label}</button></form>\n'
)
_LEAVING = ink_template('method="post" action="/t/{table}/{what}"')
_WHOSE = ink_template("{mark} {said} ")


def _form(
    shown: TablePage, what: str, seat: SeatScene, label: str, say: Wording, in_place: bool = True
) -> Ink:
    table, whose = shown.scene.id, NOTHING
    if shown.hot_seat:
        whose = _WHOSE(mark=seat_mark(seat.number), said=say.text("{name}:", name=seat.name))
    return _FORM(
        way=post(table, what) if in_place else _LEAVING(table=table, what=what),
        signed=SIGNED,
        seat=hidden("seat", seat.number),
        what=what,
        whose=whose,
        label=label,
    )
