"""What is to be done now, in a sentence, with the tools for it."""

from __future__ import annotations

from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.palette import seat_class
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.prompt_tools import all_moves, tools
from ceilidh.server.html.rule_links import help_with
from ceilidh.server.html.table_page import Moment, Panel, TablePage
from ceilidh.server.html.templates import seat_mark
from ceilidh.server.html.tray import TRAY
from ceilidh.server.html.wording import SIGNED, Wording, flag, post, wording
from ceilidh.server.table.seating import ranked

_PROMPT = ink_template(
    '<section class="prompt paper {seat}{look}" id="prompt" tabindex="-1" '
    'aria-label="{label}">\n<div class="ask" aria-live="polite" data-prompt>'
    "\n{ask}</div>\n{held}{tools}{moves}{consent}</section>"
)


def prompt(shown: TablePage) -> Ink:
    scene, say = shown.scene, wording(shown.viewer.language)
    decides = scene.my_turn or scene.can_end
    own = scene.seat if decides and scene.seat is not None else -1
    look = " mine" if decides else flag("past", not scene.live and not shown.playing)
    return _PROMPT(
        seat=seat_class(own),
        look=look,
        label=say.text("What to do"),
        ask=_noted(_noted(_ask(shown, say, own), scene.upgraded), scene.hurried),
        held=_own_things(shown, say) if scene.seat is not None else NOTHING,
        tools=tools(shown, say) if scene.seat is not None else NOTHING,
        moves=all_moves(shown, say) if scene.seat is not None else NOTHING,
        consent=_consent(shown, say),
    )


_OWN = ink_template(
    '<div class="own-things" role="group" aria-label="{have}">'
    '<ul class="purse" data-purse="{seat}" data-owner="seat-{number}">{purse}</ul>{held}</div>'
)
_HAS = ink_template(
    '<li data-has="{name}" data-tip="{tip}"{none}>{picture}'
    '<b data-tick="own-{seat}-{name}">{number}</b></li>'
)
_NONE = Ink('class="none"')
_HELD = ink_template('<figure class="held" data-tip="{target}">{picture}</figure>')


def _own_things(shown: TablePage, say: Wording) -> Ink:
    """What the viewer has, large: money, goods, contracts."""
    tray, seat = shown.of(TRAY), shown.scene.seat
    assert seat is not None
    purse = [
        _HAS(
            name=item.name,
            tip=item.tip,
            none=flag(_NONE, not item.number and nth > 0),
            picture=item.picture,
            number=item.number,
            seat=seat,
        )
        for nth, item in enumerate(tray.purses[seat])
    ]
    held = [_HELD(target=thing.target, picture=thing.picture) for thing in tray.held]
    have = say.text("Your resources")
    return _OWN(have=have, seat=seat, number=seat + 1, purse=purse, held=held)


def _turning(moment: Moment) -> str:
    """What decided a finished game, if that is the position of it that is shown."""
    room, to, scene = moment.room, moment.to, moment.scene
    result = None if room.variation or scene.live else room.table.result()
    if result is None:
        return ""
    standings = ranked(result, room.seats)
    turning = room.texts.ending(to, room.table, room.names(to), standings).turning
    return turning.text if turning and turning.move == scene.shown else ""


TURNING = Panel(_turning)


# --- the sentence ---------------------------------------------------------------------------------

_SAID = ink_template("<p>{said}</p>\n")
_OVER = ink_template("<p>{said}{won}</p>\n")
_MARKED = ink_template("<p>{mark} {said}</p>\n")
_DONE = ink_template("<p>{mark} {whom}<strong>{said}</strong></p>\n")
_SECRET = ink_template("<p>{mark} <strong>{said}</strong> {why}</p>\n")
# What is asked is in an attribute too: while a move is being chosen, a script asks for the rest.
_ASKED = ink_template('<p>{mark} {whom}<strong data-asked="{asked}">{asked}</strong>{help}</p>\n')


def _ask(shown: TablePage, say: Wording, own: int) -> Ink:
    scene = shown.scene
    if shown.playing or not scene.live:
        return _past(shown, say)
    if scene.over:
        won = say.text("{name} wins.", name=scene.winner) if scene.winner else NOTHING
        return _OVER(said=say.text("The game is over."), won=flag(won, won != NOTHING))
    if not scene.running:
        return _SAID(said=say.text("The game starts when all seats are taken."))
    if scene.can_end:
        said = say.text("Your turn is complete: end it, or undo something.")
        return _DONE(mark=seat_mark(own), whom=_whom(shown, own, say), said=said)
    if scene.held is not None:
        said = say.text("{name} has not ended their turn.", name=scene.seats[scene.held].name)
        return _MARKED(mark=seat_mark(scene.held), said=said)
    if shown.secret:
        said = say.text("Pass the screen to {name}.", name=scene.seats[own].name)
        return _SECRET(mark=seat_mark(own), said=said, why=say.text("This choice is secret."))
    if scene.my_turn:
        return _ASKED(
            mark=seat_mark(own),
            whom=_whom(shown, own, say),
            asked=scene.prompt,
            help=_help(shown, say),
        )
    return _wait(shown, say)


_PLAYING = ink_template('<p>{said} <button type="button" data-skip>{skip}</button></p>\n')
_ANALYSE = ink_template('<button type="button" class="button" data-hint>{label}</button> ')
_DECIDED = ink_template("<strong data-decided>{said}</strong> ")
_PAST = ink_template(
    '<p>{decided}{said} {hint}<a class="button" href="/t/{table}" '
    'data-step="last">{present}</a></p>\n'
)


def _past(shown: TablePage, say: Wording) -> Ink:
    scene = shown.scene
    number, total = scene.shown, scene.moves
    if shown.playing:
        mover = scene.mover
        said = (
            say.text("The others are playing: move {n} of {all}.", n=number, all=total)
            if mover is None
            else say.text(
                "{name} is playing: move {n} of {all}.",
                name=scene.seats[mover].name,
                n=number,
                all=total,
            )
        )
        return _PLAYING(said=said, skip=say.text("Skip"))
    return _PAST(
        decided=_DECIDED(said=decided) if (decided := shown.of(TURNING)) else NOTHING,
        said=say.text("You are viewing move {n} of {all}.", n=number, all=total),
        hint=_ANALYSE(label=say.text("Analyse")) if shown.hinted else NOTHING,
        table=scene.id,
        present=say.text("Go to current position"),
    )


_WHOM = ink_template('<strong class="who">{said}</strong> ')
_HELP = ink_template(
    ' <a class="prompt-help" href="{address}" target="_blank" '
    'title="{title}" aria-label="{label}">?</a>'
)


def _whom(shown: TablePage, seat: int, say: Wording) -> Ink:
    """Who of several at one screen is asked."""
    if not shown.hot_seat:
        return NOTHING
    return _WHOM(said=say.text("{name}:", name=shown.scene.seats[seat].name))


def _help(shown: TablePage, say: Wording) -> Ink:
    scene = shown.scene
    # What can always be done, such as selling, is not what is asked.
    asked = [move.rules for move in scene.legal if not move.aside]
    link = help_with(scene.game, asked, shown.viewer.language)
    if link is None:
        return NOTHING
    label = say.text("Rules: {title}", title=link.title) if link.id else link.title
    return _HELP(address=link.address, title=link.title, label=label)


_DUE = ink_template("{mark} {said} ")
_NOTED = ink_template('{said}<p class="warning">{why}</p>')


def _wait(shown: TablePage, say: Wording) -> Ink:
    due = [
        _DUE(mark=seat_mark(seat.number), said=say.text("Waiting for {name}.", name=seat.name))
        for seat in shown.scene.seats
        if seat.due
    ]
    said = _SAID(said=due)
    if not shown.scene.stuck:
        return said
    why = say.text(
        "The bot could not move. The error has been logged and the server will "
        "try again soon; if that does not help, continue from here at your own "
        "table."
    )
    return _noted(said, why)


def _noted(said: Ink, why: str) -> Ink:
    """A sentence, and below it what people should know besides."""
    return _NOTED(said=said, why=why) if why else said


# --- beside it ------------------------------------------------------------------------------------

_CONSENT = ink_template(
    '<form class="consent row" {way}>\n{signed}\n<p>{said}</p>\n{answers}</form>\n'
)
_ANSWERS = ink_template(
    '<button class="primary" name="answer" value="yes">{agree}</button> '
    '<button name="answer" value="no">{refuse}</button>\n'
)


def _consent(shown: TablePage, say: Wording) -> Ink:
    """Somebody asks to go back, which all must agree to."""
    scene, asked = shown.scene, shown.scene.consent
    if not asked or not scene.live:
        return NOTHING
    by, move, agreed = asked["by"], asked["move"], asked["yes"]
    assert isinstance(by, int) and isinstance(agreed, list)
    name = scene.seats[by].name
    answers = NOTHING
    if scene.seat is not None and scene.seat not in agreed:
        answers = _ANSWERS(agree=say.text("Agree"), refuse=say.text("Decline"))
    return _CONSENT(
        way=post(scene.id, "back"),
        signed=SIGNED,
        said=say.text("{name} asks to go back to move {n}.", name=name, n=move),
        answers=answers,
    )
