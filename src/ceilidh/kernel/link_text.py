"""A game or a position as one word that can stand in a link, behind its `#`.

    1.eNqVVU1v2zAM...

The number is that of the format. The letters are the text, packed by zlib, which browsers can
unpack as well, and which notices when a part of them is missing.
"""

import base64
import binascii
import re
import zlib
from typing import Final

from ceilidh.kernel.errors import RecordError

FORMAT: Final = "1"
MOST_BYTES: Final = 200_000  # unpacked; the longest recorded games have 10,000
MOST_CHARACTERS: Final = 100_000
_WORD: Final = re.compile(r"([0-9]+)\.([A-Za-z0-9_-]+)")


def pack(text: str) -> str:
    """The word of a record or a position."""
    packed = zlib.compress(text.encode(), 9)
    return f"{FORMAT}.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def unpack(link: str) -> str:
    """The text behind a link, or behind the word of one; RecordError if it is damaged."""
    word = link.strip().rpartition("#")[2]
    found = _WORD.fullmatch(word) if len(word) <= MOST_CHARACTERS else None
    if found is None:
        raise RecordError("There is no game in this link; copy it again in full.")
    if found[1] != FORMAT:
        raise RecordError("This link comes from a newer ceilidh, which can open it.")
    return _unpacked(found[2])


def _unpacked(letters: str) -> str:
    unpacker = zlib.decompressobj()
    try:
        packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        # No more than may be: a short word can stand for gigabytes.
        text = unpacker.decompress(packed, MOST_BYTES).decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError) as fault:
        raise _damaged() from fault
    if not unpacker.eof or unpacker.unused_data:
        raise _damaged()
    return text


def _damaged() -> RecordError:
    return RecordError("A part of this link is missing or changed; copy it again in full.")
