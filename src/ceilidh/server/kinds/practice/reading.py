"""What a practice table begins with: a position, or a record with all of its moves."""

from __future__ import annotations

from ceilidh.kernel import position
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.opening import load
from ceilidh.server.errors import Refusal
from ceilidh.server.table.stored_game import StoredGame, check_pack, read_upload, stored_game


def read_practice(text: str) -> StoredGame:
    """The game that goes on from what somebody sent; a refusal says what is wrong with it."""
    if not position.is_one(text):
        return read_upload(text)
    try:
        # Before the game reads a file that the position may name.
        check_pack(position.options_of(text))
        return stored_game(load(text))
    except CeilidhError as fault:
        raise Refusal.because(fault.reason) from fault
