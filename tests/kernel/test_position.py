"""Position strings: one line, the whole state, and nothing else is taken for one."""

import base64
import json
import zlib

import pytest

import ceilidh
from ceilidh.games.template.game import PeatGame
from ceilidh.kernel import position
from ceilidh.kernel.errors import RecordError, UnknownGame


def packed(data: object) -> str:
    text = zlib.compress(json.dumps(data).encode())
    return "peat/1/" + base64.urlsafe_b64encode(text).decode()


def test_round_trip(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 3, 4, {"modules": ["wind", "secret"]})
    for _ in range(6):
        table.play(table.legal()[-1])
        text = table.position(secrets=True)
        game, state = position.read(f"  {text}\n")
        assert game is peat
        assert game.key(state).hex() == table.key()
        assert game.legal(state) == game.legal(table.state)
    assert text.startswith("peat/1/")
    assert " " not in text
    assert "=" not in text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "This is not a position string; the format is game/version/letters"),
        ("peat/1", "not a position string"),
        ("peat/1/a/b", "not a position string"),
        ("peat/1/" + "a" * 20_001, "not a position string"),
        ("peat/2/abc", "The position was written by rules version 2; this is version 1"),
        ("peat/1/", "The position string is damaged; copy it again in full"),
        ("peat/1/abc", "The position string is damaged; copy it again in full"),
        ("peat/1/£££", "The position string is damaged; copy it again in full"),
        (packed({}), "The position string is damaged; copy it again in full"),
        (packed([1, 2]), "The position string is damaged; copy it again in full"),
        (packed({"players": 2, "options": 7}), "The position must have a table here, not 7"),
        (packed({"options": {}, "players": "2"}), "The position must have a number here, not '2'"),
        (
            packed({"options": {}, "players": True}),
            "The position must have a number here, not True",
        ),
    ],
)
def test_faults(peat: PeatGame, text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        position.read(text)


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'peat'; the games are clans"):
        position.read("peat/1/abc")


def test_every_cut_into_the_data_is_noticed(peat: PeatGame) -> None:
    """The last letters hold the checksum of the packed data."""
    text = ceilidh.new("peat", 2, 0).position()
    for length in range(len("peat/1/"), len(text) - 8):
        with pytest.raises(RecordError, match="damaged"):
            position.read(text[:length])


def test_a_bomb_does_not_unpack(peat: PeatGame) -> None:
    bomb = zlib.compress(b'{"modules": "' + b"a" * 10_000_000 + b'"}', 9)
    text = "peat/1/" + base64.urlsafe_b64encode(bomb).decode()
    assert len(text) < position.MOST_CHARACTERS
    with pytest.raises(RecordError, match="damaged"):
        position.read(text)


@pytest.mark.parametrize("number", [10**9, -(10**9), 10**18])
def test_a_number_beyond_all_games_is_damage_at_once(number: int) -> None:
    """A set of hexes with the hex 10**9 would fill the memory."""
    table = ceilidh.new("clans", players=2, seed=1)
    data = table.game.dump(table.state)
    data["closed"] = [number]
    letters = packed(data).rpartition("/")[2].rstrip("=")
    with pytest.raises(RecordError, match="damaged"):
        ceilidh.load(f"clans/{table.game.version}/{letters}")
