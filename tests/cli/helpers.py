"""Running the command line inside the test process."""

import io
from pathlib import Path

import pytest

from ceilidh.bots.base import RandomBot, ask, generator
from ceilidh.cli import main
from ceilidh.cli.common import LOCALES
from ceilidh.kernel.opening import new
from ceilidh.kernel.table import Table


class Run:
    """One command: its exit status and what it wrote."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


class Shell:
    """`shell("play", "clans", stdin="quit")` runs a command as a user would."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.delenv("FORCE_COLOR", raising=False)
        monkeypatch.setenv("COLUMNS", "120")
        for name in LOCALES:
            monkeypatch.delenv(name, raising=False)

    def __call__(self, *argv: str, stdin: str = "") -> Run:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        status = main(list(argv))
        captured = self.capsys.readouterr()
        return Run(status, captured.out, captured.err)


def random_table(players: int = 2, seed: int = 3, moves: int = 10_000) -> Table:
    """A table that random bots have played on, to its end if `moves` allows."""
    table = new("clans", players, seed)
    bots = [RandomBot(generator(seed, seat)) for seat in range(players)]
    while table.actor is not None and len(table.played) < moves:
        seat = table.actor
        table.play(ask(bots[seat], table.game, table.state, seat), seat)
    return table


def saved(folder: Path, table: Table) -> str:
    """The path of the table's record."""
    file = folder / "game.record"
    file.write_text(table.record(secrets=True), "utf-8")
    return str(file)
