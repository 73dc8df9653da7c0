"""What happened since your turn, as a list: a turn each, with its picture and what followed."""

from __future__ import annotations

from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.palette import seat_class
from ceilidh.say.move_parts import StoryEntry
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.rows import NOBODY, moment_of
from ceilidh.server.html.table_page import TablePage
from ceilidh.server.html.templates import icon_mark
from ceilidh.server.html.wording import Wording, wording

_SINCE = ink_template(
    '<section class="since" id="since" data-since="{first}" aria-label="{title}">'
    '<h2>{title}</h2><button type="button" class="close" data-close-since aria-label="{close}">×'
    '</button><ol class="story-list">{items}</ol></section>'
)
_HEADING = ink_template('<li class="story-heading"><h3>{text}</h3></li>')
_ENTRY = ink_template('<li class="{look}">{icon}{text}{tells}{results}</li>')
_NUMBERED = ink_template(
    '<li class="{look}" data-nth="{nth}" data-places="{places}"><b>{nth}</b>{icon}'
    '<button type="button" class="told-line">{text}</button>{again}{tells}{results}</li>'
)
_MOMENT = ink_template('<a href="?move={moment}" data-step="line">{text}</a>')
_AGAIN = ink_template(
    '<a class="again" href="?move={moment}" data-step="line" title="{title}" aria-label="{title}">'
    "↺</a>"
)
_TELLS = ink_template(' <button type="button" class="tells" data-tells="{moment}">{title}</button>')
_RESULTS = ink_template("<ul>{results}</ul>")
_RESULT = ink_template("<li>{said}</li>")


def since_list(shown: TablePage) -> Ink:
    """The turns since the viewer's last one, in their order."""
    say, story = wording(shown.viewer.language), shown.scene.story
    return _SINCE(
        first=story[0].first if story else "",
        title=say.text("Since your turn"),
        close=say.text("Close"),
        items=story_items(say, story),
    )


def story_items(say: Wording, story: list[StoryEntry]) -> list[Ink]:
    """Entries, with a heading above those of a round or stack; turns of players have numbers."""
    items: list[Ink] = []
    heading, turns = "", 0
    for entry in story:
        if entry.heading and entry.heading != heading:
            items.append(_HEADING(text=entry.heading))
        heading = entry.heading
        turns += entry.seat >= 0
        items.append(story_item(say, entry, turns))
    return items


def story_item(say: Wording, entry: StoryEntry, nth: int) -> Ink:
    """One entry. A turn leads to its places on the boards, and to the position after it."""
    moment = moment_of(entry.move, entry.part)
    results = [_RESULT(said=result) for result in entry.results]
    tells = _TELLS(moment=moment, title=say.text("step by step")) if entry.steps else NOTHING
    followed = _RESULTS(results=results) if results else NOTHING
    icon = icon_mark(entry.icon)
    if entry.seat < 0:
        text = _MOMENT(moment=moment, text=entry.text)
        return _ENTRY(look=NOBODY, icon=icon, text=text, tells=tells, results=followed)
    return _NUMBERED(
        look=seat_class(entry.seat),
        nth=nth,
        places=" ".join(entry.places),
        icon=icon,
        text=entry.text,
        again=_AGAIN(moment=moment, title=say.text("See it again")),
        tells=tells,
        results=followed,
    )
