"""Packs for a table: one's own, those of a link, and those of this server, each by a short name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ceilidh.box.catalogue import KINDS, inspect
from ceilidh.kernel.component_data.pack_file import HASH, Pack, read_word
from ceilidh.kernel.registry import find
from ceilidh.kernel.ruled_game import RuledGame
from ceilidh.server.box.drafts import change, draft_of
from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.settings import Settings
from ceilidh.server.storage.boxes import (
    box_of,
    change_box,
    open_box,
    packs_shared_by,
    share_pack,
    shared_pack,
)
from ceilidh.server.storage.store import Store

MINE: Final = "box:mine"  # the pack that its chooser is entering
LINK: Final = "link:"  # before the hash of a pack that was shared
MOST_SHARED: Final = 50


@dataclass(frozen=True)
class PackChoice:
    """A pack that can be chosen: its short name, and what it is called."""

    value: str
    name: str


def choices(store: Store, settings: Settings, user_id: int | None, game: str) -> list[PackChoice]:
    """The packs that a person can choose for a table of a game."""
    found: list[PackChoice] = []
    draft = draft_of(store, user_id, game)
    if draft is not None and (draft.pack.rows or draft.pack.confirmed):
        found.append(PackChoice(MINE, draft.pack.name))
    last = chosen(store, user_id, game)
    if last.startswith(LINK):
        shared = shared_pack(store, last.removeprefix(LINK))
        if shared is not None and shared.game == game:
            found.append(PackChoice(last, read_word(shared.content).name))
    return [*found, *[PackChoice(name, name) for name in sorted(settings.pack_folders())]]


def chosen(store: Store, user_id: int | None, game: str) -> str:
    """The pack that a person took last; empty for our own tables."""
    box = box_of(store, user_id, game) if user_id is not None else None
    return box.chosen if box else ""


def remember(store: Store, user_id: int, game: str, value: str) -> None:
    """Keep the choice for the next table; nothing is stored for people who never had one."""
    box = box_of(store, user_id, game)
    if box is None and not value:
        return
    kept = box or open_box(store, user_id, game)
    if kept.chosen != value:
        change_box(store, kept, chosen=value[:60])


def playable(pack: Pack) -> Pack:
    """The pack as a table takes it: without faulty rows, and with ours fitted to it."""
    game = find(pack.game)
    assert isinstance(game, RuledGame), "only such games have component tables"
    _, sound = inspect(pack)
    return game.pack(sound.word())


def pack_word(store: Store, settings: Settings, user_id: int | None, game: str, value: str) -> str:
    """The option of a table for a pack that was chosen by its short name."""
    if game not in KINDS:
        raise Refusal("This game has no component tables.")
    if value == MINE:
        draft = draft_of(store, user_id, game)
        if draft is None:
            raise NotFound("You have not entered anything of your box yet.")
        return playable(draft.pack).word()
    if value.startswith(LINK):
        return playable(linked(store, value.removeprefix(LINK), game)).word()
    files = settings.pack_folders()
    if value not in files:
        raise Refusal("This server does not have that data pack.")
    return files[value]


def linked(store: Store, hash_: str, game: str = "") -> Pack:
    """The pack of a link."""
    found = shared_pack(store, hash_[:HASH])
    if found is None or (game and found.game != game):
        raise NotFound("There is no pack with this link.")
    return read_word(found.content)


def share(store: Store, user_id: int, pack: Pack) -> str:
    """Share a draft as it is now; the hash that its link ends with.

    What is entered afterwards belongs to the next version.
    """
    if not pack.rows and not pack.confirmed:
        raise Refusal("Enter something first: there is nothing to share yet.")
    if shared_pack(store, pack.hash) is None:
        if packs_shared_by(store, user_id) >= MOST_SHARED:
            raise Refusal("You have shared {n} packs; that is the most.", fields={"n": MOST_SHARED})
        share_pack(store, pack.hash, pack.game, pack.word(), user_id)
        change(store, user_id, pack.game, next_version)
    return pack.hash


def next_version(pack: Pack) -> Pack:
    return replace(pack, version=pack.version + 1)
