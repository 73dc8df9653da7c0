"""A game as one word of a link: there and back, cut, changed, and made to do harm."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path

import pytest

import ceilidh
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.link_text import MOST_BYTES, MOST_CHARACTERS, pack, unpack

GAMES = Path(__file__).resolve().parents[1]
DAMAGED = "missing or changed"


def recorded(name: str) -> str:
    return (GAMES / name).read_text("utf-8")


def word_of(packed: bytes) -> str:
    return "1." + base64.urlsafe_b64encode(packed).decode().rstrip("=")


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("clans/games/2p-auction.txt", 1300),
        ("clans/games/4p-everything.txt", 2000),
        ("glenmore/games/4p-most.txt", 3700),
    ],
)
def test_a_finished_game_comes_back_and_is_short(name: str, most: int) -> None:
    text = recorded(name)
    word = pack(text)
    assert unpack(word) == unpack(f"https://host/open#{word}\n") == text
    assert len(word) < most
    assert word.replace(".", "").replace("-", "").replace("_", "").isalnum()


def test_a_position_comes_back() -> None:
    table = ceilidh.new("clans", players=2, seed=3)
    for words in (False, True):
        text = table.position(words=words)
        assert ceilidh.load(unpack(pack(text))).key() == table.key()


def test_a_name_in_any_script_comes_back() -> None:
    assert unpack(pack("Σοφία 🐑\n")) == "Σοφία 🐑\n"


def test_a_link_that_was_cut_is_damaged() -> None:
    word = pack(recorded("clans/games/2p-auction.txt"))
    for length in (3, len(word) // 2, len(word) - 8, len(word) - 1):
        with pytest.raises(RecordError, match=DAMAGED):
            unpack(word[:length])


def test_a_link_with_another_letter_is_damaged() -> None:
    word = pack(recorded("clans/games/2p-auction.txt"))
    for place in range(2, len(word) - 1, 40):
        other = "A" if word[place] != "A" else "B"
        with pytest.raises(RecordError, match=DAMAGED):
            unpack(word[:place] + other + word[place + 1 :])


@pytest.mark.parametrize("text", ["", "#", "1.", "game", "1.a b", "https://host/open", ".abc"])
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="no game in this link"):
        unpack(text)


def test_a_newer_link_is_named_as_such() -> None:
    with pytest.raises(RecordError, match="newer ceilidh"):
        unpack("2.abc")


def test_a_bomb_is_not_unpacked() -> None:
    fits, bomb = [word_of(zlib.compress(b"x" * size, 9)) for size in (MOST_BYTES, 50_000_000)]
    assert len(bomb) < MOST_CHARACTERS
    assert len(unpack(fits)) == MOST_BYTES
    with pytest.raises(RecordError, match=DAMAGED):
        unpack(bomb)
    with pytest.raises(RecordError, match="no game in this link"):
        unpack("1." + "A" * MOST_CHARACTERS)


def test_bytes_that_are_no_text_or_follow_it_are_damage() -> None:
    for packed in (zlib.compress(b"\xff\xfe"), zlib.compress(b"fine") + b"more"):
        with pytest.raises(RecordError, match=DAMAGED):
            unpack(word_of(packed))
