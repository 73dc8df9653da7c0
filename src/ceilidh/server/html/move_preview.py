"""The preview of a move on the boards: ghosts, chips with what it costs and brings, what wakes.

Everything is read off the views of its maker before and after the move, so it shows no more than
the table itself would.
"""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.draw.svg.ghosts import PartChange, certain, changes
from ceilidh.draw.svg.icons import icon
from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.parts import DrawingPart, View, draw_parts
from ceilidh.draw.svg.tray import art_of
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker
from ceilidh.say.answers import MoveChange, Outlook
from ceilidh.say.game_text import amount_in
from ceilidh.say.phrases import set_apart, titled
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.table_page import targets_in
from ceilidh.server.html.wording import Wording, wording
from ceilidh.server.table.trial import Trial

POUNDS = "money"  # whose sign is in its words
MONEY = (POUNDS, "coin")
MOST = 6  # changes that the desk shows
Chip = dict[str, str]
Json = dict[str, object]


@dataclass(frozen=True)
class PurseChange:
    """What a seat has more or less of after a move: `thing` is a name of its purse."""

    thing: str
    had: int
    has: int


def _gains(before: View, after: tuple[View, ...], seat: int) -> list[PurseChange]:
    """The differences of a purse that are the same whatever chance brings."""
    purse, found = art_of(before).purse, list[list[PurseChange]]()
    for view in after:
        old, new = purse(before, seat), dict(purse(view, seat))
        found.append([PurseChange(name, had, new[name]) for name, had in old if new[name] != had])
    return [gain for gain in found[0] if all(gain in other for other in found)] if found else []


def _chip(to: Speaker, game: str, gain: PurseChange) -> Chip:
    """`−£12`, `+2 wool`."""
    more = gain.has > gain.had
    said = amount_in(to, game, abs(gain.has - gain.had), gain.thing)
    return {"text": f"{'+' if more else '−'}{said}", "look": "gain" if more else "lose"}


def _place(parts: list[DrawingPart], targets: tuple[str, ...]) -> str:
    """Where chips stand: the last target of the move that a board shows, or a sheet in sight."""
    boards = [part for part in parts if part.group == "board"]
    for target in reversed(targets):
        for part in [*boards, *[part for part in parts if part.first]]:
            if target in targets_in(part.markup):
                return f"{part.name}/{target}"
    return ""


def _anywhere(parts: list[DrawingPart], targets: tuple[str, ...]) -> str:
    """The last target of the move that any drawing shows."""
    for target in reversed(targets):
        for part in parts:
            if target in targets_in(part.markup):
                return f"{part.name}/{target}"
    return ""


def _changes(
    trial: Trial, drawn: list[DrawingPart], language: str, tables: object
) -> list[PartChange]:
    after = [
        changes(drawn, draw_parts(view, language, trial.viewer, tables)) for view in trial.after
    ]
    if not after:
        return []
    return after[0] if len(after) == 1 else certain(*after)


def preview_json(
    table: Table,
    trial: Trial,
    label: str,
    outlook: Outlook,
    to: Speaker,
    points_out: bool = False,
) -> Json:
    """What a page shows of a move before it is made; `table` has the names of its seats.

    Where nobody has the pointer on it, as with a hint, an arrow `points_out` the place.
    """
    game = table.game.name
    tables = table.game.components(table.state)
    drawn = draw_parts(trial.before, to.language, trial.viewer, tables)
    own = _gains(trial.before, trial.after, trial.seat)
    chips = [_chip(to, game, gain) for gain in own]
    place = _place(drawn, trial.targets)
    spots: list[Json] = [{"place": place, "chips": chips}] if place and chips else []
    for wakes, gain in zip(outlook.places, outlook.gains, strict=True):
        if gain:
            spots.append({"place": wakes, "chips": [{"text": gain, "look": "gain"}]})
    arrow = (place or _anywhere(drawn, trial.targets)) if points_out and not trial.way else ""
    changes = to.changes(table, trial.states, trial.seat, trial.actions) if label else []
    return {
        "said": _said(label, _rivals(table, trial, to), outlook, trial.reveals, to),
        "brings": _brings(changes[:MOST]),
        "parts": [
            {"part": one.part, "ghosts": one.markup, "gone": sorted(one.gone)}
            for one in _changes(trial, drawn, to.language, tables)
        ],
        "spots": spots,
        "wakes": list(outlook.places),
        "way": list(trial.way),
        "reveals": trial.reveals,
        "arrow": arrow,
    }


def _rivals(table: Table, trial: Trial, to: Speaker) -> list[str]:
    """`Bran: +£4`: what others gain or lose; nothing where chance has its say."""
    if trial.reveals:
        return []
    out: list[str] = []
    for seat in [one for one in range(len(table.names)) if one != trial.seat]:
        found = _gains(trial.before, trial.after, seat)
        chips = [_chip(to, table.game.name, gain)["text"] for gain in found]
        if chips:
            out.append(titled(to, table.names[seat], ", ".join(chips)))
    return out


_SAID = ink_template("<strong>{label}</strong>{notes}")
_NOTE = ink_template(' <span class="note">{text}</span>')


def _said(label: str, rivals: list[str], outlook: Outlook, reveals: bool, to: Speaker) -> Ink:
    """The sentence of the desk."""
    say: Wording = wording(to.language)
    notes = [_NOTE(text=line) for line in rivals]
    if outlook.title:
        notes.append(_NOTE(text=" ".join([outlook.title, set_apart(to, outlook.lines)]).strip()))
    if reveals:
        notes.append(_NOTE(text=say.text("This reveals new information, so you cannot undo it.")))
    return _SAID(label=label, notes=notes or NOTHING)


_BRINGS = ink_template('<ul class="brings">{changes}</ul>')
_CHANGE = ink_template(
    '<li class="change"><small>{title}</small><b>{icon}{had}<span class="{look}">{has}</span>'
    "</b>{note}</li>"
)
_HAD = ink_template("<s>{had}</s> → ")
_APART = ink_template(" <small>{note}</small>")


def _brings(changes: list[MoveChange]) -> Ink:
    """Each change as a small tile: what was, what will be."""
    made = [
        _CHANGE(
            title=one.title,
            icon=icon(one.icon) if one.icon not in ("", POUNDS) else NOTHING,
            had=_HAD(had=one.had) if one.had else NOTHING,
            look="money" if one.icon in MONEY else one.look,
            has=one.has,
            note=_APART(note=one.note) if one.note else NOTHING,
        )
        for one in changes
    ]
    return _BRINGS(changes=made) if made else NOTHING
