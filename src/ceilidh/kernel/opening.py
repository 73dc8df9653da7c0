"""How a table begins: anew, from a record, from a position, or from what was stored of it."""

from __future__ import annotations

import secrets
from typing import Any

from ceilidh.kernel import position, record
from ceilidh.kernel.errors import DataError, IllegalMove, OptionError, RecordError
from ceilidh.kernel.fair import FairChance, parse_chance
from ceilidh.kernel.game import Game
from ceilidh.kernel.game_tree import adopt
from ceilidh.kernel.options import check_fixed, plain, resolve
from ceilidh.kernel.reason import Word, quoted
from ceilidh.kernel.registry import find
from ceilidh.kernel.seed import checked_seed
from ceilidh.kernel.table import Table

DRAWN_SEEDS = 1 << 32  # short enough to be written down


def new(
    game: str,
    players: int,
    seed: int | None = None,
    options: dict[str, object] | None = None,
    names: list[str] | None = None,
    setup: dict[str, list[str]] | None = None,
    chance: FairChance | None = None,
) -> Table:
    """A new table; without a seed one is drawn, which `table.seed` and the record tell.

    `setup` fixes draws by their domain, such as {"port": ["5", "3", "1", "8"]}. With fair `chance`
    the draws follow from its pledges, and the seed is 0, which then says nothing. A data pack that
    is given by its path becomes part of the options, so that records contain it.
    """
    found = find(game)
    if isinstance(options, dict):
        options = found.settled(options)
    return _open(found, players, seed, options, names, setup, chance)


def _open(
    found: Game[Any],
    players: int,
    seed: int | None,
    options: dict[str, object] | None,
    names: list[str] | None,
    setup: dict[str, list[str]] | None,
    chance: FairChance | None = None,
) -> Table:
    """A new table with exactly these options."""
    if chance is not None:
        chosen_seed = 0
    else:
        chosen_seed = secrets.randbelow(DRAWN_SEEDS) if seed is None else checked_seed(seed)
    counted = isinstance(players, int) and not isinstance(players, bool)
    if not counted or players not in found.players:
        raise OptionError(
            "{game} takes {least} to {most} players, not {players}.",
            fields={
                "game": Word(found.title),
                "least": found.players[0],
                "most": found.players[-1],
                "players": quoted(players),
            },
        )
    if names is not None:
        _check_names(names, players)
    if options is not None and not isinstance(options, dict):
        raise OptionError(
            "Give options by name, as in {example}, not as {given}.",
            fields={"example": Word('{"edition": "english"}'), "given": quoted(options)},
        )
    _check_setup(setup)
    chosen = resolve(found.options, options or {})
    check_fixed(found.options, options or {}, players)
    found.check(players, chosen)
    return Table(found, players, chosen, chosen_seed, names, setup, chance)


def _check_names(names: object, players: int) -> None:
    """Names are a list of texts, one a seat."""
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
        raise OptionError(
            "Names must be a list of strings, one per seat, not {given}.",
            fields={"given": quoted(names)},
        )
    if len(names) != players:
        raise OptionError(
            "There are {players} seats but {names} names.",
            fields={"players": players, "names": len(names)},
        )


def _check_setup(setup: object) -> None:
    """A set-up has lists of words by the name of what is drawn."""
    if setup is None:
        return
    fits = isinstance(setup, dict) and all(
        isinstance(words, (list, tuple)) and all(isinstance(one, str) for one in (name, *words))
        for name, words in setup.items()
    )
    if not fits:
        raise OptionError(
            "The setup must be lists of words, as in {example}, not {given}.",
            fields={"example": Word('{"port": ["5", "3"]}'), "given": quoted(setup)},
        )


def load(text: str, game: str | None = None) -> Table:
    """The table of a record, every move checked and its key compared, or of a position.

    With `game` a record of another game is refused.
    """
    if not isinstance(text, str):
        raise RecordError(
            "A record or position must be text, not {given}.", fields={"given": quoted(text)}
        )
    table = _placed(text) if position.is_one(text) else _played(record.parse(text), known=False)
    if game is not None and table.game.name != find(game).name:
        raise RecordError(
            "This is a game of {theirs}, not of {ours}.",
            fields={"theirs": Word(table.game.title), "ours": Word(find(game).title)},
        )
    return table


def _played(data: record.Record, known: bool) -> Table:
    """The table of a record; moves that are `known` to be legal are not checked again."""
    game = find(data.game)
    if data.version != game.version:
        raise RecordError(
            "This record was written under rules version {theirs}, but these are "
            "version {ours}; replay it with the ceilidh release that wrote it.",
            fields={"theirs": data.version, "ours": game.version},
        )
    table = _begun(data)
    for line in data.lines:
        if not 0 <= line.seat < table.players:
            raise RecordError(
                "Line {line}: there is no seat {seat}; records number the seats 1 to {last}.",
                fields={"line": line.number, "seat": line.seat + 1, "last": table.players},
            )
        try:
            table.repeat(line.text, line.seat, line.script, known)
        except (IllegalMove, RecordError) as fault:
            raise RecordError(
                "Line {line}: {fault}", fields={"line": line.number, "fault": fault.reason}
            ) from fault
    _verify(table, data)
    if data.headers or not data.line.is_plain:
        adopt(table.tree, data.line, data.headers)
    return table


def _placed(text: str, given: list[str] | None = None) -> Table:
    """The table that goes on from a position, in either form."""
    game, state, told = position.read_named(text)
    names = given or told or None
    if names is not None and len(names) != game.players_of(state):
        raise RecordError(
            "There are {players} seats but {names} names.",
            fields={"players": game.players_of(state), "names": len(names)},
        )
    return Table.at(game, state, names)


def _begun(data: record.Record) -> Table:
    """The table of a record before its first move."""
    names = data.names or None
    try:
        if not data.position:
            chance = parse_chance(data.chance) if data.chance else None
            found, seed = find(data.game), data.seed or 0
            table = _open(found, data.players, seed, data.options, names, data.setup)
            table.chance = chance
            return table
        table = _placed(data.position, names)
        chosen = resolve(table.game.options, data.options)
    except (OptionError, DataError) as fault:
        raise RecordError(
            "The record's headers do not match: {fault}", fields={"fault": fault.reason}
        ) from fault
    told = (table.game.name, table.players, table.options)
    if told != (data.game, data.players, chosen):
        raise RecordError(
            "The record's headers do not match: its position belongs to a "
            "different game, player count or set of options."
        )
    return table


def resume(
    game: str,
    players: int,
    seed: int,
    options: dict[str, object],
    setup: str,
    lines: list[str],
) -> Table:
    """The table whose set-up and moves were stored as the lines of a record.

    They were checked before they were stored: who reads them compares the key of the last position.
    """
    return _played(_stored(game, players, seed, options, setup, lines), known=True)


def resume_at(game: str, data: dict[str, object], lines: list[str], drawn: int) -> Table:
    """The table that went on from a stored position, after so many draws, by stored lines."""
    found = find(game)
    table = Table.at(found, found.load(data))
    table.drawn_before = drawn
    for line in _stored(game, table.players, 0, plain(table.options), "", lines).lines:
        table.repeat(line.text, line.seat, line.script, known=True)
    return table


def repeat_old(table: Table, lines: list[str]) -> None:
    """Repeat as many stored moves as these rules can; they were played under other rules.

    A move that the rules no longer allow is repeated as it was played, as long as the position
    holds together after it.
    """
    data = _stored(table.game.name, table.players, 0, plain(table.options), "", lines)
    for line in data.lines:
        before, known = table.game.clone(table.state), len(table.played)
        try:
            table.repeat(line.text, line.seat, line.script, known=True)
            sound = not table.game.audit(table.state)
        except Exception:
            # Nobody has asked whether the move is possible, so that anything can come of it.
            sound = False
        if not sound:
            table.state = before
            del table.played[known:]
            return


def _stored(
    game: str, players: int, seed: int, options: dict[str, object], setup: str, lines: list[str]
) -> record.Record:
    found = find(game)
    head = [
        *record.headers(found, players, resolve(found.options, options)),
        record.header("Seed", str(seed)),
        record.header("Setup", setup),
    ]
    return record.parse("\n".join([*head, *lines, "end"]))


def _verify(table: Table, data: record.Record) -> None:
    if data.key and data.key != table.record_key():
        raise RecordError(
            "The record's key does not match its moves: it has been edited or cut short, "
            "or written under other rules."
        )
    if data.scores and data.scores != "*":
        scores = " ".join(str(score) for score in table.scores())
        if scores != data.scores:
            raise RecordError(
                "The record states {theirs}, but its moves give {ours}.",
                fields={"theirs": Word(data.scores), "ours": Word(scores)},
            )
