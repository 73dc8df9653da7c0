"""One sitting at the terminal table: shows the position, reads moves and commands, asks bots."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from ceilidh.bots.base import Bot, ask
from ceilidh.cli import moves
from ceilidh.cli.common import UsageError, write_text
from ceilidh.cli.scores import sheet, standings
from ceilidh.draw.text import drawing
from ceilidh.kernel.errors import CeilidhError, IllegalMove
from ceilidh.kernel.event import outcomes_text
from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say.rulebook import rule_text

RECENT: Final = 12
REFUSED: Final = 2
# Commands with what they do; {move} and {rule} are examples of the game at hand.
HELP: Final = (
    ("7", "play move number 7"),
    ("{move}", "play a move by its notation"),
    ("moves [WORDS]", "list all moves, or those that begin with WORDS, such as 'moves {words}'"),
    ("why MOVE", "why a move is possible or not, with its rules"),
    ("rule ID", "the text of a rule, such as 'rule {rule}'"),
    ("board", "show the table again"),
    ("log", "all moves so far, as sentences"),
    ("score", "the score sheet as if the game ended now"),
    ("undo", "take back the last move of a person; undo! even if something was revealed"),
    ("save FILE", "write the record of the game; 'ceilidh play --load FILE' goes on with it"),
    ("help", "this list"),
    ("quit", "leave the table"),
)


class Session:
    """`bots` holds the seats that are no people. Refused lines change nothing."""

    def __init__(self, table: Table, bots: dict[int, Bot], out: Console, err: Console) -> None:
        self.table = table
        self.bots = bots
        self.out = out
        self.err = err
        self.drawing = drawing(table)
        self.interactive = sys.stdin.isatty()
        self.refused = False
        self.leaving = False
        self.stale = True
        self.recent: list[str] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "moves": self.list_moves,
            "why": self.why,
            "rule": self.rule,
            "board": self.board,
            "log": self.log,
            "score": self.score,
            "undo": self.undo,
            "undo!": self.undo_all,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> int:
        """Play until the end, `quit` or the end of input; 2 if a script had a refused line."""
        self.out.print(f"Seed {self.table.seed}. Write 'help' for the commands.")
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
        """Remember the sentences of a move; without people at the table, print them at once."""
        lines = self.drawing.sentences(played)
        self.stale = True
        if len(self.bots) == self.table.players:
            for line in lines:
                self.say(line)
        else:
            self.recent += lines

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
            self.refuse(str(fault))
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
            raise IllegalMove(f"There is no move {number}; the moves are 1 to {len(legal)}.")
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
        self.say(f"Moves of {self.drawing.seat_name(seat or 0)}:")
        moves.show(moves.short_list(legal, self.out.width - 4), self.out)

    def list_moves(self, rest: str) -> None:
        room = self.out.width - 4
        lines = moves.full_list(self.legal(), rest.lower(), self.drawing, room)
        moves.show(lines or ["There is none; 'moves' alone lists all."], self.out)

    def why(self, rest: str) -> None:
        if not rest:
            raise UsageError(f"Write the move after 'why', such as 'why {self.example().text}'.")
        text = self.by_number(int(rest)).text if rest.isdecimal() else rest
        reason = self.table.why_not(text)
        rules = self.table.parse(text).spec.rules
        if reason is None:
            allowed = f" ({', '.join(rules)})" if rules else ""
            reason = f"That is possible now{allowed}."
        self.say(reason)

    def rule(self, rest: str) -> None:
        if not rest:
            raise UsageError(f"Write the id after 'rule', such as 'rule {self.example_rule()}'.")
        self.say(rule_text(rest))

    def log(self, rest: str) -> None:
        for played in self.table.played:
            for line in self.drawing.sentences(played):
                self.say(line)

    def score(self, rest: str) -> None:
        self.out.print(sheet(self.table, self.drawing))

    def undo(self, rest: str) -> None:
        back = self.moves_back()
        if any(played.barrier for played in back):
            shown = [outcome for played in back for outcome in played.outcomes]
            what = outcomes_text(shown) or "What all had chosen"
            raise IllegalMove(f"{what} was revealed since; 'undo!' takes it back all the same.")
        self.take_back(back)

    def undo_all(self, rest: str) -> None:
        self.take_back(self.moves_back())

    def moves_back(self) -> list[Played]:
        """The last move of a person and what bots have played since."""
        for place in range(len(self.table.played) - 1, -1, -1):
            if self.table.played[place].seat not in self.bots:
                return self.table.played[place:]
        raise IllegalMove("There is no move to take back.")

    def take_back(self, back: list[Played]) -> None:
        for _ in back:
            self.table.undo(consent=True)
        first = back[0]
        what = first.action.spec.word if first.secret else first.action.text
        self.recent = [f"Taken back: {what}."]
        self.stale = True

    def save(self, rest: str) -> None:
        if not rest:
            raise UsageError("Write the file after 'save', such as 'save monday.record'.")
        write_text(Path(rest), self.table.record())
        self.say(f"Saved: ceilidh play {self.table.game.name} --load {rest}")

    def help(self, rest: str) -> None:
        move = self.example().text
        examples = {"move": move, "words": move.split()[0], "rule": self.example_rule()}
        rows = [(name.format(**examples), text.format(**examples)) for name, text in HELP]
        room = max([len(name) for name, _ in rows])
        for name, text in rows:
            self.say(f"  {name.ljust(room)}  {text}")

    def example(self) -> Move:
        """A move that could be written now."""
        return self.legal()[0]

    def example_rule(self) -> str:
        return (*self.example().rules, "CC-EXP-01")[0]

    def quit(self, rest: str) -> None:
        self.leaving = True
        self.say(f"You leave the table after {len(self.table.played)} moves.")
