"""The record of a table as it is stored, which can be given out whatever the rules of now are."""

from __future__ import annotations

from pathlib import Path

from ceilidh.kernel import record
from ceilidh.kernel.component_data.pack_file import is_word
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.options import resolve
from ceilidh.kernel.registry import find
from ceilidh.server.storage.models import GameTable
from ceilidh.server.storage.store import StoredMove
from ceilidh.server.table.fair_draws import from_store
from ceilidh.server.table.kind import kind_of


def stored_record(row: GameTable, names: list[str], moves: list[StoredMove]) -> str:
    """Set-up and moves as the release wrote them that played them; no rule is asked.

    Without the rules nobody knows what is still secret. So while the game goes on it tells no
    result of a draw, and not the last moves: all seats but one may have chosen in secret.
    """
    lines = [move.line for move in moves]
    if not row.finished:
        shown = max(len(lines) - row.players + 1, 0)
        lines = [line.partition(" > ")[0] for line in lines[:shown]]
    versions = {int(one["moves"]): one["version"] for one in row.upgrades}
    text = _head(row, names, next(iter(versions.values()), row.version))
    later = [*list(versions.values())[1:], row.version] if versions else []
    turns = dict(zip(versions, later, strict=True))
    for number, line in enumerate(lines):
        if number in turns:
            text.append(f"# Rules version {turns[number]} from here on.")
        text.append(line)
    return "\n".join([*text, _end(row, moves), ""])


def _head(row: GameTable, names: list[str], version: int) -> list[str]:
    shown = [record.clean_name(name, number) for number, name in enumerate(names)]
    chance = from_store(row.chance)
    begun = record.header("Seed", str(row.seed))
    if chance is not None:
        begun = record.header("Chance", chance.text(row.finished and not kind_of(row).is_sealed))
    return [
        record.header("Format", record.FORMAT),
        record.header("Game", f"{row.game} {version}"),
        record.header("Players", str(row.players)),
        record.header("Options", _options(row)),
        record.header("Seats", " / ".join(shown)),
        *([begun] if row.finished or chance is not None else []),
        *([record.header("Setup", row.setup)] if row.finished else []),
        "",
    ]


def _options(row: GameTable) -> str:
    """The options that are not the usual ones; all of them where there are others by now."""
    game = find(row.game)
    given = dict(row.options)
    pack = str(given.get("data_pack", ""))
    if not is_word(pack):
        given["data_pack"] = Path(pack).name
    known = {option.name: option for option in game.options}
    try:
        chosen = {
            name: known[name].text(value)
            for name, value in resolve(game.options, given).items()
            if value != known[name].default
        }
    except CeilidhError:
        chosen = {name: str(value) for name, value in given.items()}
    return "; ".join(record.option_text(name, text) for name, text in chosen.items())


def _end(row: GameTable, moves: list[StoredMove]) -> str:
    if not row.finished or row.upgrades or not moves:
        return record.end_line("", "")
    key = record.record_key(row.setup, [move.line for move in moves], moves[-1].key)
    return record.end_line(key, " ".join(str(score) for score in row.scores))
