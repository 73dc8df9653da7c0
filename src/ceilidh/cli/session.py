"""One sitting at the terminal table: shows the position, reads moves and commands, asks bots."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

from rich.console import Console
from rich.text import Text

from ceilidh.bots.base import Bot, ask
from ceilidh.cli import moves
from ceilidh.cli.common import UsageError, write_text
from ceilidh.cli.help import FILE, example_rule, help_lines
from ceilidh.cli.hints import hint_lines, why_not
from ceilidh.cli.scores import sheet, standings
from ceilidh.draw.text import TextDrawing
from ceilidh.kernel.errors import CeilidhError, IllegalMove
from ceilidh.kernel.event import outcomes_text
from ceilidh.kernel.reason import Reason, Word
from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say.rulebook import rule_text

RECENT: Final = 12
REFUSED: Final = 2


class TerminalSession:
    """`bots` holds the seats that are no people. Refused lines change nothing."""

    def __init__(
        self,
        table: Table,
        bots: dict[int, Bot],
        drawing: TextDrawing,
        out: Console,
        err: Console,
    ) -> None:
        self.table = table
        self.bots = bots
        self.drawing = drawing
        self.to = drawing.to
        self.out = out
        self.err = err
        self.interactive = sys.stdin.isatty()
        self.refused = False
        self.leaving = False
        self.stale = True
        self.recent: list[str] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "moves": self.list_moves,
            "why": self.why,
            "hint": self.hint,
            "rule": self.rule,
            "board": self.board,
            "log": self.log,
            "score": self.score,
            "undo": self.undo,
            "undo!": self.undo_all,
            "save": self.save,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
            "exit": self.quit,
        }

    def run(self) -> int:
        """Play until the end, `quit` or the end of input; 2 if a script had a refused line."""
        seed = self.table.seed
        self.say(
            self.to.text("Type '{help}' for a list of commands.", help="?")
            if seed is None
            else self.to.text(
                "Seed {seed}. Type '{help}' for a list of commands.", seed=seed, help="?"
            )
        )
        while self.table.actor is not None and not self.leaving:
            seat = self.table.actor
            if seat in self.bots:
                self.tell(self.table.play(self.bot_move(seat), seat))
            else:
                self.turn_of_person()
        if self.table.actor is None:
            self.finish()
        return REFUSED if self.refused and not self.interactive else 0

    def bot_move(self, seat: int) -> Move:
        action = ask(self.bots[seat], self.table.game, self.table.state, seat)
        return Move(action, seat)

    def tell(self, played: Played) -> None:
        """Remember what a move did; without people at the table, print it at once."""
        line = self.drawing.line(played)
        self.stale = True
        if len(self.bots) == self.table.players:
            self.say(line)
        else:
            self.recent.append(line)

    def say(self, line: str) -> None:
        self.out.print(Text(line), soft_wrap=True)

    def finish(self) -> None:
        self.show_recent()
        self.out.print(sheet(self.table, self.drawing))
        self.out.print(standings(self.table, self.drawing))

    # --- a person's turn --------------------------------------------------------------------------

    def turn_of_person(self) -> None:
        if self.stale:
            self.board("")
            self.stale = False
        line = self.read()
        if line is None:
            self.quit("")
            return
        try:
            self.obey(line.strip())
        except CeilidhError as fault:
            self.refuse(self.to.reason(fault.reason))
        except OSError as fault:
            self.refuse(f"{fault.filename}: {fault.strerror}")

    def refuse(self, message: str) -> None:
        self.refused = True
        self.err.print(Text(f"ceilidh: {message}"), soft_wrap=True)

    def read(self) -> str | None:
        """One line of input; None at its end."""
        seat = self.table.actor
        assert seat is not None
        prompt = f"{self.drawing.seat_name(seat)}> "
        if self.interactive:
            try:
                return input(prompt)
            except EOFError:
                self.out.print()
                return None
        line = sys.stdin.readline()
        if line:
            self.say(prompt + line.strip())
        return line or None

    def obey(self, line: str) -> None:
        """A number, a command or a move."""
        if not line:
            return
        word, _, rest = line.partition(" ")
        known = self.commands.get(word.lower())
        if known is not None:
            known(rest.strip())
        elif line.isdecimal():
            self.tell(self.table.play(self.by_number(int(line))))
        else:
            self.tell(self.table.play(line))

    def legal(self) -> list[Move]:
        """What the actor may do, as it is listed and numbered."""
        places = self.drawing.places(self.table.view(self.table.actor))
        return moves.in_reading_order(self.table.legal(), places)

    def by_number(self, number: int) -> Move:
        legal = self.legal()
        if not 1 <= number <= len(legal):
            raise IllegalMove(
                "There is no move {number}; choose 1 to {last}.",
                fields={"number": number, "last": len(legal)},
            )
        return legal[number - 1]

    # --- commands ---------------------------------------------------------------------------------

    def show_recent(self) -> None:
        for line in self.recent[-RECENT:]:
            self.say(line)
        self.recent = []

    def board(self, rest: str) -> None:
        """The position, what happened since the last time, and the legal moves."""
        seat = self.table.actor
        view = self.table.view(seat)
        legal = self.legal()
        lit = {target for move in legal for target in move.targets}
        if self.interactive:
            self.out.clear()
        self.out.print(self.drawing.board(view, seat, lit, self.out.width))
        self.out.print()
        self.show_recent()
        self.say(self.to.text("Moves for {name}:", name=self.drawing.seat_name(seat or 0)))
        moves.show(moves.short_list(legal, self.out.width - 4, self.to), self.out)

    def list_moves(self, rest: str) -> None:
        room = self.out.width - 4
        lines = moves.full_list(self.legal(), rest.lower(), self.drawing, room)
        none = self.to.text(
            "No moves match; type '{moves}' on its own to list them all.", moves="moves"
        )
        moves.show(lines or [none], self.out)

    def why(self, rest: str) -> None:
        if not rest:
            self.ask_for(f"why {self.example().text}")
        number = int(rest) if rest.isdecimal() else None
        action = self.table.parse(rest) if number is None else self.by_number(number).action
        if any(move.action is action for move in self.legal()):
            rules = f" ({', '.join(action.spec.rules)})" if action.spec.rules else ""
            self.say(self.to.text("That is legal now{rules}.", rules=rules))
        else:
            self.say(why_not(self.table, self.to, action))

    def hint(self, rest: str) -> None:
        seat = self.table.actor
        assert seat is not None
        for line in hint_lines(self.table, seat, self.to):
            self.say(line)

    def ask_for(self, example: str) -> NoReturn:
        """Refuse a command that lacks a word."""
        raise UsageError(
            "That is ambiguous; type more, for example '{example}'.",
            fields={"example": Word(example)},
        )

    def rule(self, rest: str) -> None:
        if not rest:
            self.ask_for(f"rule {example_rule(self.example())}")
        self.say(rule_text(rest, self.to))

    def log(self, rest: str) -> None:
        for played in self.table.played:
            self.say(self.drawing.line(played))

    def score(self, rest: str) -> None:
        self.out.print(sheet(self.table, self.drawing))

    def undo(self, rest: str) -> None:
        back = self.moves_back()
        if any(played.barrier for played in back):
            shown = [outcome for played in back for outcome in played.outcomes]
            what = Word(outcomes_text(shown)) if shown else Reason("everyone's choice")
            raise IllegalMove(
                "Information has been revealed since then: {what}. Type '{undo}' to undo anyway.",
                fields={"what": what, "undo": Word("undo!")},
            )
        self.take_back(back)

    def undo_all(self, rest: str) -> None:
        self.take_back(self.moves_back())

    def moves_back(self) -> list[Played]:
        """The last move of a person and what bots have played since."""
        for place in range(len(self.table.played) - 1, -1, -1):
            if self.table.played[place].seat not in self.bots:
                return self.table.played[place:]
        raise IllegalMove("There is no move to undo.")

    def take_back(self, back: list[Played]) -> None:
        for _ in back:
            self.table.undo(consent=True)
        first = back[0]
        what = first.action.spec.word if first.secret else first.action.text
        self.recent = [self.to.text("Undone: {move}.", move=what)]
        self.stale = True

    def save(self, rest: str) -> None:
        if not rest:
            self.ask_for(f"save {FILE}")
        write_text(Path(rest), self.table.record())
        command = f"ceilidh play {self.table.game.name} --load {rest}"
        self.say(self.to.text("Saved. To continue: {command}", command=command))

    def help(self, rest: str) -> None:
        for line in help_lines(self.to, self.example()):
            self.say(line)

    def example(self) -> Move:
        """A move that could be written now."""
        return self.legal()[0]

    def quit(self, rest: str) -> None:
        self.leaving = True
        number = len(self.table.played)
        self.say(
            self.to.count(
                "You left the table after {n} move.",
                "You left the table after {n} moves.",
                number,
            )
        )
