"""What happened since your turn, as a list: a turn each, with its picture and what followed."""

from __future__ import annotations

from ceilidh.draw.svg.icons import icon
from ceilidh.draw.svg.ink import Ink, join, tag
from ceilidh.draw.svg.palette import seat_class
from ceilidh.say import Speaker
from ceilidh.say.move_parts import StoryEntry
from ceilidh.server.html.table_page import TablePage


def since_list(shown: TablePage) -> Ink:
    """The turns since the viewer's last one, the newest first."""
    to, story = shown.to, shown.scene.story
    title = to.text("Since your turn")
    close = tag(
        "button",
        "×",
        type="button",
        class_="close",
        data_close_since="",
        aria_label=to.text("Close"),
    )
    return tag(
        "section",
        tag("h2", title),
        close,
        tag("ol", story_items(to, story), class_="story-list"),
        class_="since",
        id="since",
        data_since=f"{story[0].first}" if story else "",
        aria_label=title,
    )


def story_items(to: Speaker, story: list[StoryEntry]) -> Ink:
    """Entries, the newest first, with a heading above those of a round or stack."""
    items: list[Ink] = []
    heading = ""
    for entry in reversed(story):
        if entry.heading and entry.heading != heading:
            items.append(tag("li", tag("h3", entry.heading), class_="story-heading"))
        heading = entry.heading
        items.append(story_item(to, entry))
    return join(items)


def story_item(to: Speaker, entry: StoryEntry) -> Ink:
    """One entry: its sentence leads to the position after it."""
    moment = f"{entry.move}&turn={entry.part}" if entry.part else f"{entry.move}"
    link = tag("a", entry.text, href=f"?move={moment}", data_step="line")
    results = [tag("li", result) for result in entry.results]
    tells = tag(
        "button",
        to.text("step by step"),
        type="button",
        class_="tells",
        data_tells=moment,
    )
    return tag(
        "li",
        icon(entry.icon),
        link,
        tells if entry.steps else None,
        tag("ul", join(results)) if results else None,
        class_=seat_class(entry.seat) if entry.seat >= 0 else "nobody",
        data_places=" ".join(entry.places),
    )
