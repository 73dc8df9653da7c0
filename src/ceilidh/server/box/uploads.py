"""A pack that somebody sends."""

from __future__ import annotations

from ceilidh.box.catalogue import check_rows
from ceilidh.kernel.component_data.pack_file import Pack, read_pack
from ceilidh.server.errors import Refusal


def read_upload(game: str, text: str) -> Pack:
    """The pack of a file, for the box of a game."""
    pack = read_pack(text)
    if pack.game != game or pack.whole:
        raise Refusal("This is not a pack of this game.")
    check_rows(pack)
    return pack
