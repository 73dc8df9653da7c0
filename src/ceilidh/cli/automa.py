"""`ceilidh automa`: the Automa alone in the terminal, for people who play with the real box."""

import argparse
import secrets

from rich.console import Console
from rich.text import Text

from ceilidh.cli.common import add_language, console, speaker_of
from ceilidh.companion import LookCompanion, SetUp, companion_of, packed, unpacked
from ceilidh.companion.game import BEGIN, CORRECT, DRAW, FINAL, PEOPLE, ROUND
from ceilidh.companion.look.answers import FIRST, HEX, SHIPPED
from ceilidh.companion.look.words import heading, rest_of, steps
from ceilidh.companion.needs import (
    BOXES,
    CONTRACTS,
    IMPORTS,
    MAP,
    MARKETS,
    PASSED,
    PRICE,
    PRICES,
    STALLS,
)
from ceilidh.companion.scores import sheet, total
from ceilidh.companion.story import last_told, story
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import GOOD_NAMES, IMPORT_NAMES
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.opening import DRAWN_SEEDS
from ceilidh.say import Speaker
from ceilidh.say.clans.names import needs
from ceilidh.say.phrases import message, titled

LETTERS = message("Enter: Automa's turn, r: everyone has passed, b: back, q: quit")
FURTHER = message(
    "At any question, =money=42 corrects a number; p 2:7 enters the contracts and linked "
    "settlements of each player for the current score."
)
ASKED = {
    MAP: message("New units of the players, as 1:7.4:cow, and hexes that are now empty, as -8.3:"),
    PRICE: message("Space of the {good} price marker, from 0:"),
    PRICES: message("Spaces of the six price markers, from 0, in market order:"),
    CONTRACTS: message("Numbers of the contracts on the export board:"),
    BOXES: message("Numbers of the contracts that players hold:"),
    IMPORTS: message("Cotton, tobacco and sugar cane on the import track:"),
    MARKETS: message("Tile and hex of each farmers' market, as wool-bread:7.4:"),
    STALLS: message("What can be sold at each farmers' market, as wool,bread, or - for nothing:"),
    PASSED: message("How many players have passed before the Automa?"),
    FIRST: message("Land cost, terrain, port within reach or -, as 2 forest,mountain A; or none:"),
    HEX: message(
        "Land cost, terrain, goods of neighbours and of a market with their price spaces, "
        "ports within reach, linked settlements, as 3 grass wool:4 - A 6; or none:"
    ),
    SHIPPED: message("Ports within reach or -, and linked settlements, as A 6:"),
}
WAYS = {"": DRAW, "r": ROUND}
FIRST_SIDES = "A1 B1 C1 D1"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--people", type=int, choices=(1, 2, 3), default=1, help="(%(default)s)")
    parser.add_argument("--level", type=int, choices=range(1, 6), default=3, help="(%(default)s)")
    parser.add_argument(
        "--map", metavar="SIDES", help="our map or that of --pack, as 'A1 B1 C1 D1' (you look)"
    )
    parser.add_argument("--no-ports", action="store_true", help="no port tiles lie on the map")
    parser.add_argument("--trains", action="store_true", help="trains of Industria are played")
    parser.add_argument("--markets", action="store_true", help="farmers' markets are played")
    parser.add_argument("--pack", metavar="FILE", help="the components of your own box")
    parser.add_argument("--seed", type=int, metavar="S", help="repeats a game (by chance)")
    parser.add_argument("--game", metavar="WORD", help="go on with the game of this word")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    pack = CLANS.pack(arguments.pack) if arguments.pack else None
    setup, lines = _begun(arguments, pack.hash if pack else "")
    word = pack.word() if pack else ""
    AutomaSession(setup, lines, speaker_of(arguments), console(), word).run()
    return 0


def _begun(arguments: argparse.Namespace, pack: str) -> tuple[SetUp, list[str]]:
    if arguments.game:
        return unpacked(arguments.game)
    seed = secrets.randbelow(DRAWN_SEEDS) if arguments.seed is None else arguments.seed
    sides = tuple((arguments.map or FIRST_SIDES).split())
    # Our map is not in the box: without a map or a pack, the player looks at the printed one.
    looks = not arguments.map and not pack
    setup = SetUp(
        arguments.people,
        arguments.level,
        sides,
        not arguments.no_ports,
        arguments.trains,
        arguments.markets,
        seed,
        pack,
        looks,
    )
    return setup, [] if setup.markets and not looks else [BEGIN]


class AutomaSession:
    """Asks and tells until the game is over or somebody leaves."""

    def __init__(
        self, setup: SetUp, lines: list[str], to: Speaker, out: Console, pack: str = ""
    ) -> None:
        self.to = to
        self.out = out
        self.pack = pack
        self.game = companion_of(setup, lines, pack)

    def run(self) -> None:
        self._tell()
        while not self.game.final:
            try:
                line = self._line(self.out.input(f"{self._question()} ").strip())
            except EOFError:
                line = "q"
            if line == "q":
                break
            if line == "?":
                self.out.print(self.to.text(LETTERS))
                self.out.print(self.to.text(FURTHER))
                continue
            if self._finds(line):
                continue
            self._go_on(line)
        word = packed(self.game.setup, self.game.lines)
        self.out.print(titled(self.to, "ceilidh automa --game", word), soft_wrap=True)

    def _question(self) -> str:
        to, game = self.to, self.game
        if game.asks:
            need, _, good = game.asks.partition(" ")
            asked = to.text(ASKED[need], good=to.text(good))
            if need == MARKETS or not game.card():
                return asked
            return f"{to.text('Card {number}.', number=game.card())} {asked}"
        if self._needs_imports():
            return to.text(ASKED[IMPORTS])
        if game.over:
            return to.text("Fulfilled contracts and linked settlements of each player, as 5:9:")
        if game.passed:
            return to.text("r: end of round, b: back, q: quit")
        return to.text(LETTERS)

    def _needs_imports(self) -> bool:
        """For the final sheet, which needs them first."""
        return self.game.over and IMPORTS not in self.game.known

    def _line(self, typed: str) -> str:
        """What was typed as a line of the record, or one of the letters."""
        if typed.lower() in ("quit", "exit"):
            return "q"
        if typed in ("q", "b", "?"):
            return typed
        if typed.startswith("="):
            return f"{CORRECT} {typed[1:].strip()}"
        if typed.startswith("p "):
            return f"{PEOPLE} {typed[1:].strip()}"
        if self.game.asks:
            return f"{self.game.asks} {typed}".strip()
        if self._needs_imports():
            return f"{IMPORTS} {typed}"
        if self.game.over:
            return f"{FINAL} {typed}"
        return WAYS.get(typed, DRAW)

    def _finds(self, line: str) -> bool:
        """The name of a good at the question for contracts: those that have it."""
        word, _, good = line.partition(" ")
        if word not in (CONTRACTS, BOXES) or good not in (*GOOD_NAMES, *IMPORT_NAMES):
            return False
        for contract in self.game.tables.contracts:
            if _has(contract, good):
                self.out.print(f"{contract.id}: {needs(self.to, contract)}")
        return True

    def _go_on(self, line: str) -> None:
        """A line that cannot be is told, and nothing has changed."""
        game = self.game
        lines = [*game.lines, line]
        if line == "b":
            lines = game.lines[:-1] if len(game.lines) > 1 else game.lines
        elif line.startswith(f"{MARKETS} "):
            lines.append(BEGIN)
        try:
            self.game = companion_of(game.setup, lines, self.pack)
        except CeilidhError as fault:
            self.out.print(self.to.reason(fault.reason))
            return
        self._tell()

    def _tell(self) -> None:
        to, game = self.to, self.game
        if game.asks:
            self._tell_question()
            return
        for beat in story(to, game, last_told(game)):
            said = Text(beat.text, "bold" if beat.opens else "")
            said.append(f"  {' '.join(beat.rules)}", "dim")
            self.out.print(said)
        money = game.state.seats[game.seat].money
        points = to.count("{n} point", "{n} points", total(game))
        if not game.over:
            points = to.text("if the game ended now: {points}", points=points)
        head = to.text("Round {n}", n=game.state.round)
        self.out.print(Text(f"{head}: £{money}, {points}", "bold"))
        if game.final:
            for name, number in sheet(game):
                self.out.print(titled(to, to.name(game.table.game.name, "line", name), str(number)))

    def _tell_question(self) -> None:
        """Without a map: what to look for on the board."""
        question = self.game.question if isinstance(self.game, LookCompanion) else None
        if question is None or not isinstance(self.game, LookCompanion):
            return
        self.out.print(Text(heading(self.to, question), "bold"))
        for number, step in enumerate(steps(self.to, self.game, question), 1):
            said = Text(f"{number}. {step.title}. {step.text}")
            said.append(f"  {' '.join(step.rules)}", "dim")
            self.out.print(said)
        for line in rest_of(self.to, question):
            self.out.print(line)


def _has(contract: Contract, good: str) -> bool:
    if good in GOOD_NAMES:
        return contract.needs[GOOD_NAMES.index(good)] > 0
    return contract.imports[IMPORT_NAMES.index(good)] > 0
