"""`ceilidh learn GAME`: a guided first game or a lesson in the terminal."""

import argparse

from rich.console import Console
from rich.text import Text

from ceilidh.bots.base import Bot
from ceilidh.bots.catalogue import make_bot
from ceilidh.cli.common import (
    UsageError,
    add_language,
    console,
    language,
)
from ceilidh.cli.session import TerminalSession
from ceilidh.draw.text import TextDrawing, drawing
from ceilidh.kernel.errors import IllegalMove
from ceilidh.kernel.move import Move
from ceilidh.kernel.reason import Word
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Played, Table
from ceilidh.lessons import Guidance, Lesson, begin, guidance, lessons_of, reply
from ceilidh.lessons.costs import costs_of
from ceilidh.lessons.lesson import GAME


class LessonSession(TerminalSession):
    """A sitting with a guide, who speaks after the board."""

    def __init__(
        self,
        lesson: Lesson,
        table: Table,
        bots: dict[int, Bot],
        drawing: TextDrawing,
        out: Console,
        err: Console,
        code: str,
    ) -> None:
        super().__init__(table, bots, drawing, out, err)
        self.lesson = lesson
        self.code = code
        self.commands["guide"] = self.guide

    def board(self, rest: str) -> None:
        super().board(rest)
        self.guide("")

    def guide(self, rest: str) -> None:
        """What the guide says now."""
        said = guidance(self.lesson, self.table)
        for text in said.heard:
            self.out.print(Text(f"  {text[self.code]}", style="italic"), soft_wrap=True)
        for page in said.pages:
            self.out.print(Text(f"  {page.text[self.code]}"), soft_wrap=True)
        self.out.print(Text(f"▸ {self.task(said)} ({said.done}/{said.steps})", style="bold"))

    def task(self, said: Guidance) -> str:
        return self.to.text("Finished") if said.finished else said.task[self.code]

    def bot_move(self, seat: int) -> Move:
        text = reply(self.lesson, self.table, seat)
        known = [move for move in self.table.legal(seat) if move.text == text]
        return known[0] if known else super().bot_move(seat)

    def moves_back(self) -> list[Played]:
        """Not beyond the start of the lesson."""
        back = super().moves_back()
        if len(back) > len(self.table.played) - len(self.lesson.start.moves):
            raise IllegalMove("There is no move to undo.")
        return back

    def finish(self) -> None:
        super().finish()
        self.guide("")
        for cost in costs_of(self.table, self.lesson.seat) if self.lesson.kind == GAME else []:
            lost = self.to.text("Points lost: about {n}.", n=cost.points)
            said = self.to.text(cost.text, **cost.fields)
            self.out.print(
                Text(f"  {lost} {said} (ceilidh learn {self.table.game.name} {cost.lesson})")
            )


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("lesson", metavar="LESSON", nargs="?", help="(the guided first game)")
    parser.add_argument("--list", action="store_true", help="list the lessons")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    code = language(arguments.language)
    known = lessons_of(game.name)
    out = console()
    if arguments.list:
        for one in known:
            out.print(Text(f"{one.name:20} {one.title[code]}: {one.about[code]}"), soft_wrap=True)
        return 0
    wanted = arguments.lesson or (known[0].name if known else "")
    lesson = next((one for one in known if one.name == wanted), None)
    if lesson is None:
        raise UsageError(
            "There is no such lesson; '{command}' lists them.",
            fields={"command": Word(f"ceilidh learn {game.name} --list")},
        )
    table = begin(lesson)
    others = [seat for seat in range(table.players) if seat != lesson.seat]
    bots = {seat: make_bot(lesson.teacher, game.name, lesson.start.seed, seat) for seat in others}
    drawn = drawing(table, code)
    err = console(stderr=True)
    return LessonSession(lesson, table, bots, drawn, out, err, code).run()
