"""Recorded games as text: reading them all, replaying one, and spoiling one on purpose."""

import base64
import json
import re
import zlib
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ceilidh
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Table

TESTS = Path(__file__).resolve().parents[1]
TRACED = 3  # games with each kind of move that are replayed traced
WHOLE = (pytest.mark.whole, pytest.mark.sample)

RECORDED_UNDER = re.compile(r'^\[Game "\w+ (\d+)"\]$', re.MULTILINE)
# A text that cannot be read ends with the move that was probably meant.
ASKS = re.compile(r"\. Did you mean '[^']+'\?$")

Edit = Callable[[str], str]


def texts_of(game: str) -> dict[str, str]:
    """Every record of a game's folder, by the name of its file."""
    files = sorted((TESTS / game / "games").glob("*.txt"))
    return {path.stem: path.read_text("utf-8") for path in files}


def text_of(game: str, name: str) -> str:
    return (TESTS / game / "games" / f"{name}.txt").read_text("utf-8")


@cache
def table_of(game: str, name: str) -> Table:
    """A recorded game, replayed once for all tests: nobody may play on."""
    return replayed(game, name, text_of(game, name))


def replayed(game: str, name: str, text: str) -> Table:
    """The table of a recorded game; if it leads elsewhere now, tell who changed the rules."""
    try:
        return ceilidh.load(text)
    except ceilidh.RecordError as fault:
        raise AssertionError(advice(game, name, text, fault)) from None


def advice(game: str, name: str, text: str, fault: ceilidh.RecordError) -> str:
    """What a change of rules asks for; nobody has edited the file."""
    version = find(game).version
    again = f"python -m scripts.record_games {game}"
    told = RECORDED_UNDER.search(text)
    if told is not None and int(told[1]) != version:
        return f"{game} is at version {version}, {name} was recorded under {told[1]}: run `{again}`"
    return (
        f"the rules of {game} have changed: {name} does not lead where it led ({fault})\n"
        "If nobody wanted that, the change has a fault. Otherwise (docs/testing.md):\n"
        "1. keep a database of the rules before: `python -m scripts.record_database NAME "
        "--source FOLDER`\n"
        f"2. raise VERSION in src/ceilidh/games/{game}/meta.py, once per release\n"
        f"3. `{again}` and `python -m scripts.book_games`, and read what differs\n"
        "4. `python -m scripts.golden --write`, and say so in CHANGELOG.md"
    )


def replays(texts: dict[str, str]) -> list[Any]:
    """Names as parameters: games are replayed traced until every kind of move was, some times.

    All others are replayed on the compiled build.
    """
    seen: Counter[str] = Counter()
    out: list[Any] = []
    for name, text in texts.items():
        moves = [line.split() for line in text.splitlines() if line[:1].isdigit()]
        kinds = {move[1] for move in moves}
        if any(seen[kind] < TRACED for kind in kinds):
            seen.update(kinds)
            out.append(pytest.param(name, id=name))
        else:
            out.append(pytest.param(name, id=name, marks=WHOLE))
    return out


def check_replay(table: Table, text: str) -> None:
    """Loading checks moves, chance, key and scores; here also that no byte is lost."""
    assert table.record() == text, "what moves tell or draw has changed: record the games anew"
    assert table.actor is None
    key, *scores = text.splitlines()[-1].split()[1:]
    assert key == table.record_key()
    assert [int(score) for score in scores] == table.scores()
    assert max(table.scores()) == (table.result() or [])[0].score
    assert table.game.audit(table.state) == []


# --- spoiling -------------------------------------------------------------------------------------


def one_sentence(error: BaseException) -> bool:
    """Whether a person can read the message of an error on one line."""
    text = str(error)
    ends = text.endswith((".", ")")) or ASKS.search(text) is not None
    return ends and "\n" not in text and len(text) < 400


def edited(old: str, new: str) -> Edit:
    def edit(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, 1)

    return edit


def without_line(number: int) -> Edit:
    def edit(text: str) -> str:
        lines = text.splitlines()
        del lines[number]
        return "\n".join(lines)

    return edit


def check_refused(text: str, message: str) -> None:
    """Loading ends in one sentence that matches the message."""
    with pytest.raises(ceilidh.CeilidhError, match=message) as caught:
        ceilidh.load(text)
    assert one_sentence(caught.value)


def check_every_line_matters(text: str) -> None:
    """Remarks, names, options that are defaults and the set-up may go, and no other line.

    Without the set-up the seed draws the same; without the seed the key cannot be the same.
    """
    lines = text.splitlines()
    spare = ('[Options ""', "[Seats", "[Setup")
    for number, line in enumerate(lines):
        cut = "\n".join(lines[:number] + lines[number + 1 :])
        if line == "" or line.startswith(spare):
            assert ceilidh.load(cut).key() == ceilidh.load(text).key()
        else:
            with pytest.raises(ceilidh.RecordError):
                ceilidh.load(cut)


def forged_position(game: str, data: dict[str, object]) -> str:
    """A position string with any content, packed as the real ones are."""
    packed = base64.urlsafe_b64encode(zlib.compress(json.dumps(data).encode()))
    return f"{game}/{find(game).version}/{packed.decode().rstrip('=')}"
