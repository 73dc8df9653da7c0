"""The record of a companion's game: the set-up, then one line for whatever was said or asked.

The whole game follows from it, so it is all that a browser keeps. Lines are words with spaces:

markets wool-bread:7.4   before all else, where farmers' markets are played: tiles and hexes
begin [outcomes]         the Automa's first workers
draw [outcomes]          the Automa takes a turn; outcomes of chance as records of games have them
map 1:7.4:cow -8.3       units of people that stand now (seat, hex, unit), and hexes that are empty
price wool 4             a price marker, by its space
prices 4 4 4 4 4 4       all of them
contracts 4 13           the export board
boxes 17                 contracts that people hold
imports 3 0 2            the import track
stalls wool,bread -      what can still be sold at each farmers' market
passed 1                 how many people have passed
people 2:7 3:9           what people have now, by person: contracts and linked settlements
correct money=42 ...     numbers of the Automa as they are on the table (see corrections.py)
round                    all have passed: production, and the next round
final 2:7:98 3:9         at the end, by person: contracts, settlements, and points if known

In "you look" mode, where no map is known, look/answers.py has three more.
"""

from __future__ import annotations

import binascii
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass

from ceilidh.kernel.component_data.pack_file import HASH
from ceilidh.kernel.errors import DataError

LONGEST = 50_000  # letters of a record, unpacked
FORMAT = "automa 1"
PACK_HASH = re.compile(f"[0-9a-f]{{{HASH}}}")
LOOKS = "1"  # the fourth flag; records from before it have three


@dataclass(frozen=True)
class SetUp:
    """How the table is laid: people, the level of the Automa, sides of the map, what is used.

    `pack` is the hash of the data pack that has the map and all else; empty for our own tables.
    `looks`: people look at the physical board, and the sides of the map mean nothing.
    """

    people: int
    level: int
    sides: tuple[str, ...]
    ports: bool
    trains: bool
    markets: bool
    seed: int
    pack: str = ""
    looks: bool = False

    def line(self) -> str:
        flags = f"{int(self.ports)}{int(self.trains)}{int(self.markets)}"
        flags += LOOKS if self.looks else ""
        words = [FORMAT, self.people, self.level, *self.sides, flags, self.seed, self.pack]
        return " ".join(map(str, words)).rstrip()


def packed(setup: SetUp, lines: list[str]) -> str:
    """A record as one word for an address."""
    text = "\n".join([setup.line(), *lines])
    return _word(zlib.compress(text.encode(), 9))


def _word(pressed: bytes) -> str:
    return urlsafe_b64encode(pressed).decode().rstrip("=")


def unpacked(word: str) -> tuple[SetUp, list[str]]:
    """What `packed` wrote, from anywhere; whatever was cut off or altered is refused."""
    try:
        pressed = urlsafe_b64decode(word + "=" * (-len(word) % 4))
        press = zlib.decompressobj()
        text = press.decompress(pressed, LONGEST + 1).decode()
        # A link that lost its end would tell of another game: the checksum stands there.
        if not press.eof or press.unused_data or _word(pressed) != word:
            raise broken()
        first, *lines = text.split("\n")
        return _setup(first), lines
    except (binascii.Error, zlib.error, ValueError) as fault:
        raise broken() from fault


def _setup(line: str) -> SetUp:
    words = line.split()
    if " ".join(words[:2]) != FORMAT or len(words) not in (10, 11):
        raise ValueError(line)
    people, level, a, b, c, d, flags, seed = words[2:10]
    pack = "".join(words[10:])
    if pack and not PACK_HASH.fullmatch(pack):
        raise ValueError(line)
    ports, trains, markets = [flag == "1" for flag in flags[:3]]
    if flags[3:] not in ("", LOOKS):
        raise ValueError(line)
    return SetUp(
        int(people),
        int(level),
        (a, b, c, d),
        ports,
        trains,
        markets,
        int(seed),
        pack,
        bool(flags[3:]),
    )


def broken() -> DataError:
    return DataError("This Automa game cannot be read; start a new one.")
