"""What has changed for whom: made once for each class of viewers, sent to all of them.

A patch says which revision it brings a page to, and from which one: `set` are the blocks that have
changed, by the ids of their elements, `drawn` what has changed of drawings, `gone` the blocks that
are no more, `added` new ones with the one that they follow, `log` the lines of the log from number
`log0` on. A page that shows another revision than `from` reads itself anew. A class that nothing
was sent to yet gets the whole `page`.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ceilidh.draw.svg.ink import Ink
from ceilidh.server.html.block import Block
from ceilidh.server.html.blocks import LOG, blocks_of
from ceilidh.server.html.drawing_changes import DrawingMarks, around, changes, marks_of
from ceilidh.server.html.log_list import log_rows
from ceilidh.server.html.markup import together
from ceilidh.server.html.table_page import TablePage, Viewer, show, viewer_of
from ceilidh.server.html.wording import CSRF
from ceilidh.server.live.watcher import Watcher
from ceilidh.server.people.preferences import Preferences, completed
from ceilidh.server.service import Service
from ceilidh.server.storage.models import User
from ceilidh.server.table.room import Room
from ceilidh.server.table.text_cache import LineScene

Patch = dict[str, Any]


@dataclass
class LastSent:
    """What a class of viewers was sent last: what stands for each block, and the lines.

    A mark is a hash. To keep what was sent itself would double what a table takes of memory.
    """

    revision: int
    marks: dict[str, int]
    order: list[str]
    lines: list[LineScene]
    rows: list[Ink]
    drawings: dict[str, DrawingMarks]


class Patches:
    """Remembers what each class of viewers at each table was sent."""

    def __init__(self, found: Service) -> None:
        self.found = found
        self.lock = threading.Lock()
        self.sent: dict[str, dict[Viewer, LastSent]] = {}

    def forget(self, table_id: str) -> None:
        """Nobody looks at a table any more."""
        with self.lock:
            self.sent.pop(table_id, None)

    def news(self, table_id: str, watchers: Iterable[Watcher]) -> dict[Watcher, str | None]:
        """What each watcher of a table is to be sent: nothing new is "", None ends his line."""
        room = self.found.rooms.get(table_id)
        out: dict[Watcher, str | None] = {}
        made: dict[Viewer, str] = {}
        with self.lock:
            sent = self.sent.setdefault(table_id, {})
        with room.lock:
            for watcher in watchers:
                viewer = self._viewer(room, watcher)
                if viewer is None:
                    out[watcher] = None
                    continue
                if viewer not in made:
                    shown = show(self.found, room, viewer)
                    patch = _patch(sent.get(viewer), shown, sent, viewer)
                    made[viewer] = json.dumps(patch, ensure_ascii=False) if patch else ""
                out[watcher] = made[viewer]
            for gone in [viewer for viewer in sent if viewer not in made]:
                del sent[gone]
        return out

    def _viewer(self, room: Room, watcher: Watcher) -> Viewer | None:
        """The class of a watcher now: seats are taken and left, and sign-ins end.

        Who has a seat sees what others do not, so that he must still be signed in.
        """
        user: User | None = None
        if watcher.user is not None:
            store, key = self.found.store, (watcher.user, watcher.session)
            seated = bool(room.seats_of(watcher.user))
            user = store.user_of_session(*key) if seated else store.session_cache.get(key)
            if seated and user is None:
                return None
        wishes: Preferences = dict(watcher.wishes)
        if user is not None and user.preferences:
            wishes = completed(user.preferences)
        return viewer_of(room, watcher.user, watcher.language, wishes, watcher.base)


def _patch(
    before: LastSent | None, shown: TablePage, sent: dict[Viewer, LastSent], viewer: Viewer
) -> Patch | None:
    """What leads from what was sent to what is shown now; None if nothing does."""
    rows = _rows(before, shown)
    blocks = blocks_of(shown, log=rows)
    now = LastSent(shown.revision, {}, [block.id for block in blocks], shown.scene.log, rows, {})
    _note(blocks, now, before)
    sent[viewer] = now
    patch: Patch = {"rev": now.revision, "csrf": CSRF}
    if before is None:
        return {
            **patch,
            "from": None,
            "page": together([piece for block in blocks for piece in block.pieces]),
        }
    changed: dict[str, Ink] = {}
    drawn: Patch = {}
    added: list[tuple[str, Ink]] = []
    last = ""
    for block in blocks:
        if block.id not in before.marks:
            added.append((last, block.html))
        else:
            _compare(block, before, now, changed, drawn)
        last = block.id
    gone = [one for one in before.order if one not in now.marks]
    start = _same(before.rows, now.rows)
    if LOG in changed or "panel-log" in changed:
        start = len(now.rows)
    log = now.rows[start:]
    if before.revision == now.revision and not (changed or drawn or added or gone or log):
        return None
    return {
        **patch,
        "from": before.revision,
        "drawn": drawn,
        "set": changed,
        "gone": gone,
        "added": added,
        "log0": start,
        "log": log,
    }


def _rows(before: LastSent | None, shown: TablePage) -> list[Ink]:
    """The lines of the log; those that were sent already are not made again."""
    if before is None:
        return log_rows(shown)
    same = 0
    for old, new in zip(before.lines, shown.scene.log, strict=False):
        if old is not new:
            break
        same += 1
    # The newest line of a turn has its headings above it, until another is the newest.
    if same < max(len(before.lines), len(shown.scene.log)):
        same = max(0, same - 1)
    return before.rows[:same] + log_rows(shown, same)


def _note(blocks: list[Block], now: LastSent, before: LastSent | None) -> None:
    for block in blocks:
        now.marks[block.id] = _mark(block)
        if block.ink:
            known = before.drawings.get(block.id) if before else None
            now.drawings[block.id] = marks_of(block, known)
        _note(block.inside, now, before)


def _mark(block: Block) -> int:
    """What stands for a block: of one that holds others its frame and which ones they are."""
    if block.inside:
        return hash(block.open + " ".join([one.id for one in block.inside]))
    return hash(block.mark or block.open)


def _compare(
    block: Block, before: LastSent, now: LastSent, changed: dict[str, Ink], drawn: Patch
) -> None:
    if before.marks.get(block.id) != now.marks[block.id]:
        if not _redraw(block, before, changed, drawn):
            changed[block.id] = block.html
        return
    for one in block.inside:
        _compare(one, before, now, changed, drawn)


def _redraw(block: Block, before: LastSent, changed: dict[str, Ink], drawn: Patch) -> bool:
    """Send what of a drawing has changed, and its frame if it has; False if that is too much."""
    old = before.drawings.get(block.id) if block.ink else None
    found = changes(old, block) if old else None
    if old is None or found is None:
        return False
    if found["changes"]:
        drawn[block.id] = found
    if old.around != around(block):
        # A page keeps a drawing of the same name where an empty one comes.
        changed[block.id] = together([block.open, block.close])
    return True


def _same(before: list[Ink], now: list[Ink]) -> int:
    """How many lines from the first on are the same."""
    for number, (old, new) in enumerate(zip(before, now, strict=False)):
        if old is not new and old != new:
            return number
    return min(len(before), len(now))
