"""What pages are sent after a move: as much as has changed, and to nobody what he may not see."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest

from ceilidh.server.app import make_service
from ceilidh.server.html.block import Block
from ceilidh.server.html.blocks import blocks_of
from ceilidh.server.html.patches import Patch, Patches
from ceilidh.server.html.table_page import show, viewer_of
from ceilidh.server.html.wording import CSRF
from ceilidh.server.live.broadcaster import CHANGED, MOST_WAITING, LiveConnection, PatchEvent
from ceilidh.server.live.compression import HEAD, packed
from ceilidh.server.live.watcher import Watcher
from ceilidh.server.people.preferences import completed
from ceilidh.server.service import Service
from ceilidh.server.settings import Settings
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import PERSON, SeatInfo
from ceilidh.server.table.moves import play
from ceilidh.server.table.position_keys import position_key
from ceilidh.server.table.room import Room
from ceilidh.server.table.undo import undo
from tests.server.helpers import VOTES
from tests.server.values.test_drawing_changes import put, same

SEED = 11
WISHES = completed({})


class World:
    """A table of two people, and somebody who watches, without a server."""

    def __init__(self, found: Service, options: dict[str, object] | None = None) -> None:
        self.found = found
        self.push = Patches(found)
        self.users = [found.store.new_guest(name) for name in ("Ann", "Bob", "Eve")]
        self.sessions = [found.store.begin_session(user.id, 600) for user in self.users]
        seats = [SeatInfo(n, PERSON, user.name, user.id) for n, user in enumerate(self.users[:2])]
        made = found.rooms.create(
            self.users[0], "glenmore", 2, options or {}, seats, SEED, listed=False
        )
        self.room: Room = made
        self.watchers = [
            self.watcher(user, session)
            for user, session in zip(self.users, self.sessions, strict=True)
        ]

    def watcher(self, user: User, session: str) -> Watcher:
        return Watcher(user.id, session, "en", tuple(WISHES.items()), "http://here")

    def news(self) -> list[str]:
        """What Ann, Bob and Eve are sent, without what names the table."""
        sent = self.push.news(self.room.id, self.watchers)
        return [str(sent[one]).replace(self.room.id, "TABLE") for one in self.watchers]

    def play(self, nth: int = 0) -> None:
        """A move of the first seat that is due: the first one, or another."""
        seat = self.room.table.actors[0]
        legal = self.room.table.legal(seat)
        user = self.users[seat]
        play(self.room, user.id, legal[nth % len(legal)].text, self.room.key(), seat)


@pytest.fixture
def found(tmp_path: Path) -> Service:
    database = f"sqlite:///{tmp_path / 'push.sqlite3'}"
    return make_service(Settings(database=database, secret="x"))


def test_a_secret_choice_reaches_nobody_else(found: Service) -> None:
    worlds = [World(found, dict(VOTES)) for _ in range(2)]
    for world in worlds:
        world.news()
        while len(world.room.table.actors) < 2:
            world.play()
        world.news()
    for world, ballot in zip(worlds, (0, -1), strict=True):
        world.play(ballot)
    (ann, bob, eve), (her, his, theirs) = (world.news() for world in worlds)
    assert ann != her, "she sees what she has chosen"
    assert (bob, eve) == (his, theirs)
    assert "has chosen" in eve
    # When all have chosen, all are told.
    for world in worlds:
        world.play()
    (_, bob, eve), (_, his, theirs) = (world.news() for world in worlds)
    assert bob != his and eve != theirs


def test_patches_lead_to_what_a_page_shows(found: Service) -> None:
    world = World(found)
    shown: list[dict[str, str]] = [{} for _ in world.watchers]
    whole = sent = undone = 0
    for number in range(14):
        for person, text in enumerate(world.news()):
            patch: Patch = json.loads(text.replace("TABLE", world.room.id))
            blocks = page(world, world.users[person].id)
            if number == 0:
                assert patch["from"] is None
                assert patch["page"] == "".join(block.html for block in blocks)
                shown[person] = leaves(blocks)
                continue
            assert patch["from"] == patch["rev"] - 1
            take(shown[person], patch, blocks)
            assert shown[person] == leaves(blocks)
            sent += len(text)
            whole += sum(len(block.html) for block in blocks)
        if number and number % 4 == 0 and not world.room.table.played[-1].barrier:
            undo(world.room, world.users[world.room.table.played[-1].seat].id)
            undone += 1
        else:
            world.play()
    assert undone and sent < whole / 2


def page(world: World, user_id: int) -> list[Block]:
    viewer = viewer_of(world.room, user_id, "en", WISHES, "http://here")
    return blocks_of(show(world.found, world.room, viewer))


def leaves(blocks: list[Block]) -> dict[str, str]:
    """What stands in the blocks that hold no others."""
    out: dict[str, str] = {}
    for block in blocks:
        out |= leaves(block.inside) if block.inside else {block.id: written(block)}
    return out


def written(block: Block) -> str:
    """The block, its drawing in the form in which `put` leaves one."""
    return f"{block.open}{same(block.text)}{block.close}" if block.ink else block.html


def take(shown: dict[str, str], patch: Patch, blocks: list[Block]) -> None:
    """Do to the blocks what a page does with a patch."""
    drawn = {name: redrawn(shown[name], news) for name, news in patch["drawn"].items()}
    each = {one.id: one for block in blocks for one in [block, *block.inside]}
    for name in patch["gone"]:
        del shown[name]
    order = [block.id for block in blocks]
    for after, html in patch["added"]:
        shown[order[order.index(after) + 1] if after else order[0]] = html
    for block in blocks:
        if block.id in patch["set"] and block.inside:
            assert patch["set"][block.id] == block.html
            shown |= leaves([block])
        elif block.id in patch["set"]:
            shown[block.id] = new_text(block, patch)
        for one in block.inside:
            if one.id in patch["set"]:
                shown[one.id] = new_text(one, patch)
    for name, (start, drawing, end) in drawn.items():
        if name in patch["set"]:  # its frame has changed, and came empty
            assert patch["set"][name] == each[name].open + each[name].close
            start, end = each[name].open, each[name].close
        shown[name] = f"{start}{drawing}{end}"
    start, _, lines = shown["log"].partition(">")
    kept = lines.removesuffix("</ol>").split("<li ")[1:]
    kept = [f"<li {line}" for line in kept][len(kept) - patch["log0"] :]
    shown["log"] = f"{start}>{''.join([*reversed(patch['log']), *kept])}</ol>"


def new_text(block: Block, patch: Patch) -> str:
    """What a patch has for a block; a drawing that it sends whole is the one of now."""
    if block.ink and block.id not in patch["drawn"]:
        assert patch["set"][block.id] == block.html
        return written(block)
    return str(patch["set"][block.id])


def redrawn(html: str, news: Patch) -> tuple[str, str, str]:
    """A part that was shown: what is before its drawing, the drawing of now, what is behind it."""
    first, last = html.index("<svg"), html.rindex("</svg>") + len("</svg>")
    start = html[:first].replace(news["was"], news["ink"])
    assert news["was"] in html[:first]
    return start, put(html[first:last], news["changes"]), html[last:]


def test_no_token_of_a_form_is_in_a_patch(found: Service) -> None:
    world = World(found)
    patch = json.loads(world.news()[0])
    assert patch["csrf"] == CSRF and f'name="csrf" value="{CSRF}"' in patch["page"]


def test_who_is_signed_out_is_sent_nothing_more(found: Service) -> None:
    world = World(found)
    world.news()
    found.store.end_sessions(world.users[0].id)
    world.play()
    ann, bob, _ = world.news()
    assert ann == "None" and "set" in json.loads(bob)


def test_who_leaves_a_seat_sees_what_all_see(found: Service) -> None:
    world = World(found, dict(VOTES))
    world.news()
    world.room.seats[0] = SeatInfo(0, PERSON, "Eve", world.users[2].id)
    ann, _, eve = world.news()
    assert "data-play" not in ann.partition('id=\\"prompt')[2]
    assert ann != eve


def test_who_watches_is_one_class(found: Service) -> None:
    world = World(found)
    others = [found.store.new_guest(f"Guest {n}") for n in range(3)]
    eyes = [world.watcher(one, found.store.begin_session(one.id, 600)) for one in others]
    sent = world.push.news(world.room.id, [*eyes, world.watchers[2]])
    assert len({id(text) for text in sent.values()}) == 1
    assert len(world.push.sent[world.room.id]) == 1


def test_nothing_is_sent_when_nothing_has_changed(found: Service) -> None:
    world = World(found)
    world.news()
    assert world.news() == ["", "", ""]
    world.push.forget(world.room.id)
    assert all("page" in json.loads(text) for text in world.news())


def test_who_does_not_read_is_told_in_the_end_that_something_has_changed() -> None:
    line = LiveConnection()
    for number in range(MOST_WAITING + 9):
        line.tell(PatchEvent(str(number)))
    waiting = [line.queue.get_nowait() for _ in range(line.queue.qsize())]
    assert len(waiting) == MOST_WAITING + 1 and waiting[-1] == CHANGED


def test_pieces_can_be_read_whenever_a_stream_began() -> None:
    pieces = [packed(f"event {n} ".encode() * 40) for n in range(4)]
    for first in range(4):
        reader = zlib.decompressobj(31)
        read = reader.decompress(HEAD)
        for number in range(first, 4):
            read = reader.decompress(pieces[number])
            assert read == f"event {number} ".encode() * 40


def test_the_key_that_a_room_keeps_is_that_of_its_position(found: Service) -> None:
    world = World(found, dict(VOTES))
    for number in range(30):
        assert world.room.key() == position_key(world.room.table)
        if number % 7 == 6 and not world.room.table.played[-1].barrier:
            undo(world.room, world.users[world.room.table.played[-1].seat].id)
        else:
            world.play(number)


def test_a_changed_user_is_not_remembered(found: Service) -> None:
    store = found.store
    ann = store.new_guest("Ann")
    key = (ann.id, store.begin_session(ann.id, 600))

    def name() -> str:
        user = store.user_of_session(*key)
        return user.name if user else ""

    assert name() == "Ann" and store.user_of_session(*key) is store.user_of_session(*key)
    store.rename(ann.id, "Anne")
    assert name() == "Anne"
    store.prefer(ann.id, completed({"pace": "watch"}))
    user = store.user_of_session(*key)
    assert user is not None and user.preferences["pace"] == "watch"
    store.block(ann.id, "no", "me")
    assert name() == ""
