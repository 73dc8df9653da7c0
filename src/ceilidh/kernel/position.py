"""Positions as text, like FEN: one line to paste and share, or words to read and edit."""

import base64
import binascii
import json
import re
import zlib
from typing import Any

from ceilidh.kernel import position_text
from ceilidh.kernel.errors import CeilidhError, RecordError
from ceilidh.kernel.game import Game
from ceilidh.kernel.options import resolve
from ceilidh.kernel.reason import Word, quoted
from ceilidh.kernel.registry import find

MOST_CHARACTERS = 20_000
MOST_BYTES = 200_000

# Moves that a position is tried with, and the stride by which they are picked from the legal ones.
REHEARSED = 20
STRIDE = 7919

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
    MemoryError,
    RecursionError,
    CeilidhError,
)
_STRING = re.compile(r"\s*[^\s/]+/[0-9]+/\S*\s*")


def is_one(text: str) -> bool:
    """Whether a text is meant to be a position, not a record."""
    return position_text.is_one(text) or _STRING.fullmatch(text) is not None


def write(game: Game[Any], state: Any) -> str:
    """`clans/1/` and the state, packed into letters that survive any channel."""
    text = json.dumps(game.dump(state), separators=(",", ":"))
    packed = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    return f"{game.name}/{game.version}/{packed}"


def write_words(game: Game[Any], state: Any, names: list[str]) -> str:
    """The state in words, one value a line."""
    return position_text.write(game.name, game.version, game.dump(state), names)


def _damaged() -> RecordError:
    return RecordError("The position string is damaged; copy it again in full.")


def read(text: str) -> tuple[Game[Any], Any]:
    """The game and state of a position in either form; RecordError if it is damaged."""
    game, state, _ = read_named(text)
    return game, state


def read_named(text: str) -> tuple[Game[Any], Any, list[str]]:
    """The game, the state, and the names of the seats if the text has them."""
    if not isinstance(text, str):
        raise RecordError("A position must be text, not {given}.", fields={"given": quoted(text)})
    if _has_words(text):
        return _read_words(text)
    name, version, letters = _parts(text)
    game, data = _game(name, version), _unpacked(letters)
    try:
        state = game.load(data)
        sound = not faults_of(game, state)
    except RecordError:
        raise
    except _DAMAGE as fault:
        raise _damaged() from fault
    if not sound:
        raise _damaged()
    return game, state, []


def options_of(text: str) -> dict[str, Any]:
    """The options that a position names, before its game makes anything of them."""
    if _has_words(text):
        data: Any = position_text.parse(text).data
    else:
        name, version, letters = _parts(text)
        _game(name, version)
        data = _unpacked(letters)
    options = data.get("options") if isinstance(data, dict) else None
    return options if isinstance(options, dict) else {}


def _has_words(text: str) -> bool:
    return position_text.is_one(text) and len(text) <= MOST_BYTES


def _parts(text: str) -> tuple[str, str, str]:
    """Name, version and letters of a position string."""
    parts = text.strip().split("/")
    if len(parts) != 3 or len(text) > MOST_CHARACTERS:
        raise RecordError("This is not a position string; the format is game/version/letters.")
    return parts[0], parts[1], parts[2]


def _unpacked(letters: str) -> Any:
    try:
        packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        unpacker = zlib.decompressobj()
        data = json.loads(unpacker.decompress(packed, MOST_BYTES))
    except _DAMAGE as fault:
        raise _damaged() from fault
    if not unpacker.eof:
        raise _damaged()
    return data


def load_old(game: Game[Any], data: dict[str, Any]) -> Any:
    """The state that an earlier version of the rules has dumped; RecordError if it does not fit.

    What that version did not know is as in a new game.
    """
    try:
        options = resolve(game.options, data["options"])
        fresh = game.dump(game.new(data["players"], options, data["rng"], None))
        state = game.load(_filled(data, fresh))
        sound = not faults_of(game, state)
    except _DAMAGE as fault:
        raise _damaged() from fault
    if not sound:
        raise _damaged()
    return state


def _filled(data: Any, fresh: Any) -> Any:
    """A dump with the fields that it lacks, here and in its seats and modules."""
    if isinstance(data, dict) and isinstance(fresh, dict):
        known = {name: _filled(value, fresh.get(name)) for name, value in data.items()}
        return {**fresh, **known}
    if isinstance(data, list) and isinstance(fresh, list) and len(data) == len(fresh):
        return [_filled(*pair) for pair in zip(data, fresh, strict=True)]
    return data


def faults_of(game: Game[Any], state: Any) -> list[str]:
    """Why a state that was read cannot be played on; the first that is found."""
    return game.audit(state) or game.unreachable(state) or _stops(game, state)


def _stops(game: Game[Any], state: Any) -> list[str]:
    """Plays on by chance for a while: what the audits did not foresee shows itself."""
    copy = game.load(game.dump(state))
    for number in range(REHEARSED):
        if game.over(copy):
            break
        for seat in game.actors(copy):
            if not game.flow.legal_for(copy, seat):
                return ["nothing can be played"]
        legal = game.legal(copy)
        game.apply(copy, legal[number * STRIDE % len(legal)])
    return []


def _read_words(text: str) -> tuple[Game[Any], Any, list[str]]:
    told = position_text.parse(text)
    game = _game(told.game, told.version)
    try:
        state = game.load(told.data)
        faults = faults_of(game, state)
    except RecordError:
        raise
    except KeyError as fault:
        raise RecordError(
            "The position is missing a line or contains an unknown word: {what}.",
            fields={"what": Word(str(fault))},
        ) from fault
    except _DAMAGE as fault:
        raise RecordError("The position is inconsistent; undo your last change.") from fault
    if faults:
        raise RecordError(
            "The position is inconsistent: {fault}.", fields={"fault": Word(faults[0])}
        )
    return game, state, told.names


def _game(name: str, version: str) -> Game[Any]:
    game = find(name)
    if version != str(game.version):
        raise RecordError(
            "The position was written by rules version {theirs}; this is version {ours}.",
            fields={"theirs": Word(version), "ours": game.version},
        )
    return game
