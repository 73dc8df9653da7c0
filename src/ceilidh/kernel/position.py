"""One-line position strings, like FEN: a whole position to paste, share and draw."""

import base64
import binascii
import json
import zlib
from typing import Any

from ceilidh.kernel.errors import CeilidhError, RecordError
from ceilidh.kernel.game import Game
from ceilidh.kernel.reason import Word
from ceilidh.kernel.registry import find

MOST_CHARACTERS = 20_000
MOST_BYTES = 200_000

# What reading a state from anywhere can end in.
_DAMAGE = (
    binascii.Error,
    zlib.error,
    ValueError,
    KeyError,
    IndexError,
    TypeError,
    ArithmeticError,
    AssertionError,
    RecursionError,
    CeilidhError,
)


def write(game: Game[Any], state: Any) -> str:
    """`clans/1/` and the state, packed into letters that survive any channel."""
    text = json.dumps(game.dump(state), separators=(",", ":"))
    packed = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    return f"{game.name}/{game.version}/{packed}"


def _damaged() -> RecordError:
    return RecordError("The position string is damaged; copy it again, whole.")


def read(text: str) -> tuple[Game[Any], Any]:
    """The game and state of a position string; RecordError if it is damaged."""
    parts = text.strip().split("/")
    if len(parts) != 3 or len(text) > MOST_CHARACTERS:
        raise RecordError("This is not a position string; it reads game/version/letters.")
    game = find(parts[0])
    if parts[1] != str(game.version):
        raise RecordError(
            "The position is of rules version {theirs}; this is version {ours}.",
            fields={"theirs": Word(parts[1]), "ours": game.version},
        )
    try:
        packed = base64.urlsafe_b64decode(parts[2] + "=" * (-len(parts[2]) % 4))
        unpacker = zlib.decompressobj()
        data = json.loads(unpacker.decompress(packed, MOST_BYTES))
        state = game.load(data)
        sound = unpacker.eof and not game.audit(state)
    except RecordError:
        raise
    except _DAMAGE as fault:
        raise _damaged() from fault
    if not sound:
        raise _damaged()
    return game, state
