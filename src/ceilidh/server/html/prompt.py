"""What is to be done now, in a sentence, with the tools for it."""

from __future__ import annotations

from ceilidh.draw.svg.palette import seat_class
from ceilidh.server.html.actions import bundle_form
from ceilidh.server.html.rows import move_row
from ceilidh.server.html.rule_links import help_with
from ceilidh.server.html.table_page import TablePage
from ceilidh.server.html.templates import seat_mark
from ceilidh.server.html.wording import SIGNED, Wording, flag, hidden, plain, post, wording
from ceilidh.server.table.scene import BundleScene, MoveScene
from ceilidh.turns import END_TURN


def prompt(shown: TablePage) -> str:
    scene, say = shown.scene, wording(shown.viewer.language)
    decides = scene.my_turn or scene.can_end
    own = scene.seat if decides and scene.seat is not None else -1
    look = " mine" if decides else flag("past", not scene.live and not shown.playing)
    purse = [f"<li>{picture}{number}</li>" for picture, number in shown.values["tray"].purse]
    have = say.text("What you have")
    held = f'<ul class="purse" aria-label="{have}">{"".join(purse)}</ul>' if purse else ""
    tools = _tools(shown, say) if scene.seat is not None else ""
    return (
        f'<section class="prompt paper {seat_class(own)}{look}" id="prompt" tabindex="-1" '
        f'aria-label="{say.text("What to do")}">\n<div class="ask" aria-live="polite" data-prompt>'
        f"\n{_ask(shown, say, own)}</div>\n{held}{tools}{_zoom(say)}{_consent(shown, say)}"
        "</section>"
    )


# --- the sentence ---------------------------------------------------------------------------------


def _ask(shown: TablePage, say: Wording, own: int) -> str:
    scene = shown.scene
    if shown.playing or not scene.live:
        return _past(shown, say)
    if scene.over:
        won = say.text("{name} wins.", name=scene.winner) if scene.winner else ""
        return f"<p>{say.text('The game is over.')}{flag(won, won != '')}</p>\n"
    if not scene.running:
        return f"<p>{say.text('The game begins when all seats are taken.')}</p>\n"
    if scene.can_end:
        said = say.text("Your turn is done: end it, or take something back.")
        return f"<p>{seat_mark(own)} {_whom(shown, own)}<strong>{said}</strong></p>\n"
    if scene.held is not None:
        said = say.text("{name} has not ended the turn.", name=scene.seats[scene.held].name)
        return f"<p>{seat_mark(scene.held)} {said}</p>\n"
    if shown.values["secret"]:
        said = say.text("Hand the screen to {name}.", name=scene.seats[own].name)
        why = say.text("This choice is secret.")
        return f"<p>{seat_mark(own)} <strong>{said}</strong> {why}</p>\n"
    if scene.my_turn:
        asked = f"{_whom(shown, own)}<strong>{plain(scene.prompt)}</strong>{_help(shown, say)}"
        return f"<p>{seat_mark(own)} {asked}</p>\n"
    return _wait(shown, say)


def _past(shown: TablePage, say: Wording) -> str:
    scene = shown.scene
    number, total = scene.shown, scene.moves
    if shown.playing:
        said = say.text("The others play: move {n} of {all}.", n=number, all=total)
        return f'<p>{said} <button type="button" data-skip>{say.text("Skip")}</button></p>\n'
    said = say.text("You look at move {n} of {all}.", n=number, all=total)
    hint = ""
    if shown.values["hinted"]:
        label = say.text("Analyse")
        hint = f'<button type="button" class="button" data-hint>{label}</button> '
    return (
        f'<p>{said} {hint}<a class="button" href="/t/{scene.id}" data-step="last">'
        f"{say.text('To the present')}</a></p>\n"
    )


def _whom(shown: TablePage, seat: int) -> str:
    """Who of several at one screen is asked."""
    if not shown.values["hot_seat"]:
        return ""
    return f'<strong class="who">{plain(shown.scene.seats[seat].name)}:</strong> '


def _help(shown: TablePage, say: Wording) -> str:
    scene = shown.scene
    link = help_with(scene.game, [move.rules for move in scene.legal], shown.viewer.language)
    if link is None:
        return ""
    label = say.text("Rules: {title}", title=link.title)
    return (
        f' <a class="prompt-help" href="{plain(link.address)}" target="_blank" '
        f'title="{plain(link.title)}" aria-label="{label}">?</a>'
    )


def _wait(shown: TablePage, say: Wording) -> str:
    due = [
        f"{seat_mark(seat.number)} {say.text('{name} is to move.', name=seat.name)} "
        for seat in shown.scene.seats
        if seat.due
    ]
    said = f"<p>{''.join(due)}</p>\n"
    if not shown.scene.stuck:
        return said
    why = say.text(
        "The bot could not move; the server has noted why and asks it again soon. If that does "
        "not help, go on from here at a table of your own."
    )
    return f'{said}<p class="warning">{why}</p>'


# --- the tools ------------------------------------------------------------------------------------


def _tools(shown: TablePage, say: Wording) -> str:
    scene, values = shown.scene, shown.values
    made = ['<div class="tools">\n']
    if scene.can_end:
        made.append(
            f'<form {post(scene.id, "end")}>{SIGNED}<button class="primary" data-end '
            f'aria-keyshortcuts="Enter">{say.text("End turn")}</button></form>\n'
        )
    if not values["secret"]:
        made += [_end(shown, one) for one in scene.bundles if one.name == END_TURN]
    made += _come_back(shown, say)
    made.append(_undo(shown, say))
    if scene.my_turn and values["hinted"] and not values["secret"]:
        made.append(f'<button type="button" data-hint>{say.text("Hint")}</button>')
    if scene.my_turn:
        made.append(_all_moves(shown, say))
    return "".join([*made, "</div>\n"])


def _end(shown: TablePage, bundle: BundleScene) -> str:
    note = plain(bundle.note)
    look = f' title="{note}"' if note else ' class="primary"'
    said = f' <span class="unseen">{note}</span>' if note else ""
    return (
        f'{bundle_form(shown, bundle)}<button data-bundle="{plain(bundle.name)}" data-end{look} '
        f'aria-keyshortcuts="Enter">{plain(bundle.label)}{said}</button></form>\n'
    )


def _come_back(shown: TablePage, say: Wording) -> list[str]:
    """Of who has handed his only seat to a bot."""
    scene = shown.scene
    if scene.over or shown.values["hot_seat"]:
        return []
    given = [seat for seat in scene.seats if seat.mine and seat.deputy and not seat.resigned]
    return [
        f"<form {post(scene.id, 'deputy/end')}>{SIGNED}{hidden('seat', seat.number)}"
        f'<button class="primary" data-come-back>{say.text("Play myself again")}</button></form>\n'
        for seat in given
    ]


def _undo(shown: TablePage, say: Wording) -> str:
    scene = shown.scene
    some = scene.can_undo or scene.can_study
    return (
        f"<form {post(scene.id, 'undo')}>{SIGNED}"
        f"<button data-undo{flag('data-open-turn', scene.open_turn)}{flag('disabled', not some)} "
        f'title="u">{say.text("Undo")}</button><button data-undo-turn name="turn" value="1"'
        f'{flag("disabled", not scene.can_undo)} title="U">{say.text("Undo the turn")}</button>'
        f"</form>\n<form {post(scene.id, 'redo')}>{SIGNED}"
        f"<button data-redo{flag('disabled', not scene.can_redo)} "
        f'title="r">{say.text("Redo")}</button></form>\n'
    )


def _all_moves(shown: TablePage, say: Wording) -> str:
    """All legal moves, as buttons; and a line to type one."""
    legal = shown.scene.legal
    ways = [bundle for bundle in shown.scene.bundles if bundle.way]
    steps = {way.moves[0]: way for way in ways if len(way.moves) == 1}
    rows = [_row(shown, move, steps.get(move.text)) for move in legal]
    rows += [_way_row(way) for way in ways if len(way.moves) > 1]
    number = say.count("{n} possible move", "{n} possible moves", len(legal))
    typed, secret = say.text("Type a move"), flag("data-secret hidden", shown.values["secret"])
    return (
        f'<details class="all-moves" id="all-moves"{secret}><summary title="{number}">'
        f"{say.text('All moves')}</summary>\n<div>\n"
        '<form class="typed row" data-typed>\n<label class="grow">'
        f'<span class="unseen">{typed}</span><input name="typed" id="typed" placeholder="{typed}" '
        'autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="200"></label>\n'
        f"<button>{say.text('Play')}</button>\n</form>\n"
        f'<ul class="moves">\n{"".join(rows)}\n</ul>\n</div>\n</details>\n'
    )


def _row(shown: TablePage, move: MoveScene, way: BundleScene | None) -> str:
    """A move; one that takes a piece a step is chosen by its goal too."""
    tray = shown.values["tray"]
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


def _way_row(way: BundleScene) -> str:
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


def _zoom(say: Wording) -> str:
    return (
        f'<div class="zoom" role="group" aria-label="{say.text("Zoom")}">'
        f'<button type="button" data-zoom="1.4" aria-label="{say.text("Larger")}">+</button>'
        f'<button type="button" data-zoom="0.714" aria-label="{say.text("Smaller")}">−</button>'
        "</div>\n"
    )


def _consent(shown: TablePage, say: Wording) -> str:
    """Somebody asks to go back, which all must agree to."""
    scene, asked = shown.scene, shown.scene.consent
    if not asked or not scene.live:
        return ""
    by, move, agreed = asked["by"], asked["move"], asked["yes"]
    assert isinstance(by, int) and isinstance(agreed, list)
    name = scene.seats[by].name
    answers = ""
    if scene.seat is not None and scene.seat not in agreed:
        answers = (
            f'<button class="primary" name="answer" value="yes">{say.text("Agree")}</button> '
            f'<button name="answer" value="no">{say.text("Refuse")}</button>\n'
        )
    said = say.text("{name} asks to go back to move {n}.", name=name, n=move)
    return (
        f'<form class="consent row" {post(scene.id, "back")}>\n{SIGNED}\n<p>{said}</p>\n'
        f"{answers}</form>\n"
    )
