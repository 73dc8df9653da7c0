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
_ENTRY = ink_template(
    '<li class="{look}" data-places="{places}">{icon}'
    '<a href="?move={moment}" data-step="line">{text}</a>{tells}{results}</li>'
)
_TELLS = ink_template(' <button type="button" class="tells" data-tells="{moment}">{title}</button>')
_RESULTS = ink_template("<ul>{results}</ul>")
_RESULT = ink_template("<li>{said}</li>")


def since_list(shown: TablePage) -> Ink:
    """The turns since the viewer's last one, the newest first."""
    say, story = wording(shown.viewer.language), shown.scene.story
    return _SINCE(
        first=story[0].first if story else "",
        title=say.text("Since your turn"),
        close=say.text("Close"),
        items=story_items(say, story),
    )


def story_items(say: Wording, story: list[StoryEntry]) -> list[Ink]:
    """Entries, the newest first, with a heading above those of a round or stack."""
    items: list[Ink] = []
    heading = ""
    for entry in reversed(story):
        if entry.heading and entry.heading != heading:
            items.append(_HEADING(text=entry.heading))
        heading = entry.heading
        items.append(story_item(say, entry))
    return items


def story_item(say: Wording, entry: StoryEntry) -> Ink:
    """One entry: its sentence leads to the position after it."""
    moment = moment_of(entry.move, entry.part)
    results = [_RESULT(said=result) for result in entry.results]
    return _ENTRY(
        look=seat_class(entry.seat) if entry.seat >= 0 else NOBODY,
        places=" ".join(entry.places),
        icon=icon_mark(entry.icon),
        moment=moment,
        text=entry.text,
        tells=_TELLS(moment=moment, title=say.text("step by step")) if entry.steps else NOTHING,
        results=_RESULTS(results=results) if results else NOTHING,
    )
