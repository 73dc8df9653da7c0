"""Records: a game as text, one move a line, in words, with the results of chance.

A record is the truth about a game; the seed is a convenience. It can be written by hand:

    [Format "ceilidh 1"]
    [Game "clans 1"]
    [Players "2"]
    [Options "edition=current"]
    [Setup "side A1 B1 C2 D1; scoring 3 8 1 2 7; ..."]

    1 choose stewart
    2 pass > contract 17 3
    end

Comments, marks and variations may stand between the moves (`record_line.py`). The seat before a
move counts from 1. `end` may carry a key that proves the text is unchanged. A game that goes on
from a position has the header Position instead of Seed and Setup. One of fair chance has the
header Chance instead of Seed: what its draws follow from. One with a data pack has the header Pack
with its name, version and hash; the pack itself is one word of the options.
"""

import hashlib
import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, unquote

from ceilidh.kernel.component_data.pack_file import DATA_PACK, is_word, read_word
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.event import Outcome, outcomes_text, parse_outcomes
from ceilidh.kernel.game import Game
from ceilidh.kernel.options import Options
from ceilidh.kernel.reason import Word, typed
from ceilidh.kernel.record_line import LineReader, RecordLine, RecordMove
from ceilidh.kernel.seed import LONGEST_NUMBER

FORMAT = "ceilidh 1"
HEADER = re.compile(r'^\[(\w+) "(.*)"\]$')
# Headers that mean something to the kernel; all others are for people.
OWN_HEADERS = frozenset(
    ("Format", "Game", "Players", "Pack", "Options", "Seats", "Seed", "Setup", "Position", "Chance")
)


@dataclass
class Record:
    game: str
    version: int
    players: int
    options: dict[str, object] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    seed: int | None = None
    setup: dict[str, list[str]] = field(default_factory=dict)
    line: RecordLine = field(default_factory=RecordLine)
    key: str = ""
    scores: str = ""
    position: str = ""
    chance: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def lines(self) -> list[RecordMove]:
        """The moves that were played."""
        return self.line.moves


def move_line(seat: int, text: str, outcomes: list[Outcome]) -> str:
    line = f"{seat + 1} {text}"
    return f"{line} > {outcomes_text(outcomes)}" if outcomes else line


def draws_of(outcomes: str) -> int:
    """How many draws a text of outcomes tells of."""
    return sum(len(words) for words in parse_outcomes(outcomes).values())


def end_line(key: str, scores: str) -> str:
    return f"end {key} {scores}".rstrip()


def header(name: str, value: str) -> str:
    """A header line; line breaks of any kind and double quotes cannot stand in one."""
    clean = " ".join(value.replace('"', "'").split())
    return f'[{name} "{clean}"]'


def headers(
    game: Game[Any], players: int, options: Options, version: int | None = None
) -> list[str]:
    """What is played, by how many, and with which options that are not the usual ones.

    `version` is that of the rules, if a game was not played by those of now.
    """
    known = {option.name: option for option in game.options}
    chosen = [
        option_text(name, known[name].text(value))
        for name, value in options.items()
        if value != known[name].default
    ]
    pack = str(options.get(DATA_PACK, ""))
    return [
        header("Format", FORMAT),
        header("Game", f"{game.name} {game.version if version is None else version}"),
        header("Players", str(players)),
        *([header("Pack", read_word(pack).title)] if is_word(pack) else []),
        header("Options", "; ".join(chosen)),
    ]


def nameless(seat: int) -> str:
    """What a record calls a seat without a name."""
    return f"Seat {seat + 1}"


def clean_name(name: str, seat: int) -> str:
    """A seat's name as it can stand in a record."""
    return " ".join(name.replace("/", "-").replace('"', "'").split()) or nameless(seat)


def option_text(name: str, value: str) -> str:
    """One option of the header; signs that would cut it are escaped as in a web address."""
    return f"{name}={quote(value, safe=' ,./-_')}"


def record_key(setup: str, lines: list[str], state_key: str) -> str:
    """Proves set-up, every move and the position they lead to."""
    text = "\n".join([setup, *lines, state_key])
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def names(text: str) -> list[str]:
    """The names in the header Seats."""
    return [name for name in text.split(" / ") if name]


def game_and_version(text: str) -> tuple[str, int | None]:
    """What the header Game says."""
    name, _, version = text.partition(" ")
    return name, _number(version)


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch(rf"-?[0-9]{{1,{LONGEST_NUMBER}}}", text) else None


def parse(text: str) -> Record:
    """Read a record; RecordError says which line is wrong and what was expected there."""
    headers: dict[str, str] = {}
    reader = LineReader()
    end: list[str] | None = None
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        # What is told after the end, such as draws, is for programs that do not know the rules.
        if not line or (end is not None and line.startswith("#")):
            continue
        if end is not None:
            raise RecordError(
                "Line {line}: nothing may come after the line 'end'.", fields={"line": number}
            )
        head = HEADER.match(line)
        if head:
            headers[head[1]] = head[2]
        elif line.split()[0] == "end" and reader.is_closed:
            end = line.split()[1:]
        elif not reader.read(line, number):
            raise RecordError(
                "Line {line} is neither a header nor a move: '{text}'.",
                fields={"line": number, "text": typed(line[:60])},
            )
    if end is None:
        raise RecordError("The record is incomplete: its last line, 'end', is missing.")
    return _record(headers, reader.main, end)


def _record(headers: dict[str, str], line: RecordLine, end: list[str]) -> Record:
    if headers.get("Format") != FORMAT:
        raise RecordError(
            "This is not a ceilidh record: the header {header} is missing.",
            fields={"header": Word(header("Format", FORMAT))},
        )
    game, rules = game_and_version(headers.get("Game", ""))
    seats = _number(headers.get("Players", ""))
    if not game or rules is None or seats is None:
        raise RecordError(
            "The record needs the headers {game} and {players}.",
            fields={
                "game": Word(header("Game", "name version")),
                "players": Word(header("Players", "n")),
            },
        )
    options: dict[str, object] = {}
    for part in headers.get("Options", "").split(";"):
        name, equals, value = part.strip().partition("=")
        if equals:
            options[name.strip()] = unquote(value.strip())
    return Record(
        game=game,
        version=rules,
        players=seats,
        options=options,
        names=names(headers.get("Seats", "")),
        seed=_number(headers.get("Seed", "")),
        setup=parse_outcomes(headers.get("Setup", "")),
        line=line,
        key=end[0] if end else "",
        scores=" ".join(end[1:]),
        position=headers.get("Position", ""),
        chance=headers.get("Chance", ""),
        headers={name: text for name, text in headers.items() if name not in OWN_HEADERS},
    )
