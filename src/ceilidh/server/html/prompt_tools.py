"""The tools beside the prompt: end the turn, take it back, ask for a hint, all moves."""

from __future__ import annotations

from ceilidh.draw.svg.ink import Ink
from ceilidh.server.html.actions import UNSEEN, bundle_form
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.rows import move_row
from ceilidh.server.html.table_page import TablePage
from ceilidh.server.html.tray import TRAY
from ceilidh.server.html.wording import SIGNED, Wording, flag, hidden, post
from ceilidh.server.table.scene import BundleScene, MoveScene
from ceilidh.shortcuts import END_TURN

# The end of the turn has a place that nothing else ever takes: a second click there does nothing.
_TOOLS = ink_template(
    '<div class="tools">\n{made}<div class="end-slot">'
    '<span class="end-room" aria-hidden="true">{label}</span>{end}</div></div>\n'
)
_END = ink_template(
    '<form {way}>{signed}{key}<button class="primary" data-end '
    'aria-keyshortcuts="Enter">{label}</button></form>'
)
_HINT = ink_template('<button type="button" data-hint>{label}</button>')


def tools(shown: TablePage, say: Wording) -> Ink:
    made = [*_come_back(shown, say), _undo(shown, say)]
    if shown.scene.my_turn and shown.hinted and not shown.secret:
        made.append(_HINT(label=say.text("Hint")))
    return _TOOLS(made=made, label=say.text("End turn"), end=_end_turn(shown, say))


def _end_turn(shown: TablePage, say: Wording) -> list[Ink]:
    """The button that ends the turn, if it can be ended; there is one of that meaning."""
    scene = shown.scene
    if scene.can_end:
        key = hidden("key", scene.key)
        way = post(scene.id, "end")
        return [_END(way=way, signed=SIGNED, key=key, label=say.text("End turn"))]
    if shown.secret:
        return []
    return [_end(shown, one) for one in scene.bundles if one.name == END_TURN]


_END_BUNDLE = ink_template(
    '{form}<button data-bundle="{name}" data-end{look} '
    'aria-keyshortcuts="Enter">{label}{said}</button></form>'
)
_TITLE = ink_template(' title="{note}"')
_PRIMARY = Ink(' class="primary"')


def _end(shown: TablePage, bundle: BundleScene) -> Ink:
    note = bundle.note
    return _END_BUNDLE(
        form=bundle_form(shown, bundle),
        name=bundle.name,
        look=_TITLE(note=note) if note else _PRIMARY,
        label=bundle.label,
        said=UNSEEN(said=note) if note else NOTHING,
    )


_COME_BACK = ink_template(
    '<form {way}>{signed}{seat}<button class="primary" data-come-back>{label}</button></form>\n'
)


def _come_back(shown: TablePage, say: Wording) -> list[Ink]:
    """Of who has handed his only seat to a bot."""
    scene = shown.scene
    if scene.over or shown.hot_seat:
        return []
    given = [seat for seat in scene.seats if seat.mine and seat.deputy and not seat.resigned]
    return [
        _COME_BACK(
            way=post(scene.id, "deputy/end"),
            signed=SIGNED,
            seat=hidden("seat", seat.number),
            label=say.text("Take my seat back"),
        )
        for seat in given
    ]


_UNDO = ink_template(
    "<form {undo}>{signed}<button data-undo{no_undo} "
    'title="u">{one}</button><button data-undo-turn name="turn" value="1"'
    '{no_turn} title="U">{turn}</button></form>\n'
    '<form {redo}>{signed}<button data-redo{no_redo} title="r">{again}</button></form>\n'
)


def _undo(shown: TablePage, say: Wording) -> Ink:
    scene = shown.scene
    some = scene.can_undo or scene.can_study
    return _UNDO(
        undo=post(scene.id, "undo"),
        signed=SIGNED,
        no_undo=flag("disabled", not some),
        one=say.text("Undo"),
        no_turn=flag("disabled", not scene.can_undo),
        turn=say.text("Undo the turn"),
        redo=post(scene.id, "redo"),
        no_redo=flag("disabled", not scene.can_redo),
        again=say.text("Redo"),
    )


_ALL_MOVES = ink_template(
    '<details class="all-moves" id="all-moves"{secret}><summary title="{number}">'
    "{title}</summary>\n<div>\n"
    '<form class="typed row" data-typed>\n<label class="grow">'
    '<span class="unseen">{typed}</span><input name="typed" id="typed" placeholder="{typed}" '
    'autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="200"></label>\n'
    "<button>{play}</button>\n</form>\n"
    '<ul class="moves">\n{rows}\n</ul>\n</div>\n</details>\n'
)


def all_moves(shown: TablePage, say: Wording) -> Ink:
    """All legal moves, as buttons; and a line to type one."""
    if not shown.scene.my_turn:
        return NOTHING
    legal = shown.scene.legal
    ways = [bundle for bundle in shown.scene.bundles if bundle.way]
    steps = {way.moves[0]: way for way in ways if len(way.moves) == 1}
    rows = [_row(shown, move, steps.get(move.text)) for move in legal]
    rows += [_way_row(way) for way in ways if len(way.moves) > 1]
    return _ALL_MOVES(
        secret=flag("data-secret hidden", shown.secret),
        number=say.count("{n} possible move", "{n} possible moves", len(legal)),
        title=say.text("All moves"),
        typed=say.text("Type a move"),
        play=say.text("Play"),
        rows=rows,
    )


def _row(shown: TablePage, move: MoveScene, way: BundleScene | None) -> Ink:
    """A move; one that takes a piece a step is chosen by its goal too."""
    tray = shown.of(TRAY)
    return move_row(
        move.text,
        move.label,
        tuple(way.targets if way else move.targets),
        move.deed,
        move.price or (way.note if way else ""),
        move.gain,
        tray.offer_of(move.text),
        move.text in tray.ends,
        move.aside,
        tuple(way.way) if way else (),
        way is not None and way.alone,
    )


def _way_row(way: BundleScene) -> Ink:
    """Several steps in one go, chosen on the board like a move."""
    return move_row(
        way.name,
        way.label,
        tuple(way.targets),
        way.label,
        way.note,
        "",
        "",
        ends=False,
        way=tuple(way.way),
        alone=way.alone,
        bundle=way.name,
    )
