"""`ceilidh analyse FILE`: where a recorded game was won and lost, and what was better there."""

import argparse
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.text import Text

from ceilidh.bots.analysis.annotations import annotate
from ceilidh.bots.analysis.course import SECONDS, Analyst, Course, Effort
from ceilidh.bots.analysis.judgement import can_judge
from ceilidh.bots.analysis.verdict import as_data
from ceilidh.bots.analysis.verdict_text import measure, number_text, tell_verdict
from ceilidh.cli.common import (
    UsageError,
    add_json,
    add_language,
    console,
    language,
    print_json,
    read_text,
    write_text,
)
from ceilidh.cli.progress import watched
from ceilidh.draw.svg.compose import document, measures
from ceilidh.draw.svg.curve import ChartLabels, CurveTurningPoint, curve
from ceilidh.draw.svg.palette import fixed_styles
from ceilidh.draw.text import drawing
from ceilidh.draw.text.base import TextDrawing
from ceilidh.kernel.opening import load
from ceilidh.kernel.reason import Word
from ceilidh.kernel.table import Table

INTERRUPTED: Final = 130
BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60  # signs of a line of bars


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=SECONDS,
        metavar="N",
        help="how long, at most (%(default)g); Ctrl-C ends it earlier and shows what was found",
    )
    parser.add_argument("--nodes", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--svg", metavar="OUT", help="write the curve there as a drawing")
    parser.add_argument(
        "--record",
        metavar="OUT",
        help="write the record there, with the turning points as comments and variations",
    )
    add_language(parser)
    add_json(parser)


def seconds(text: str) -> float:
    """An argument that is a time, long or short."""
    with suppress(ValueError):
        if 0 < float(text) <= 86_400:
            return float(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")


def run(arguments: argparse.Namespace) -> int:
    words = language(arguments.language)
    table = load(read_text(arguments.file))
    if not can_judge(table.game.name):
        raise UsageError(
            "Bots cannot evaluate {game} yet, so there is no analysis.",
            fields={"game": Word(table.game.title)},
        )
    analyst = Analyst(table, Effort(arguments.seconds, arguments.nodes))
    status = 0
    try:
        for _ in watched(analyst.work(), analyst.total, what="analysing"):
            pass
    except KeyboardInterrupt:
        status = INTERRUPTED
    drawn = drawing(table, words)
    if arguments.json:
        print_json(data_of(table, analyst))
    else:
        show(table, analyst, drawn)
    if arguments.svg:
        write_text(Path(arguments.svg), picture(table, analyst.course, drawn))
    if arguments.record:
        annotate(drawn.to, table, analyst.course.turning_points())
        write_text(Path(arguments.record), table.record(secrets=True))
    return status


def data_of(table: Table, analyst: Analyst) -> dict[str, object]:
    course = analyst.course
    return {
        "game": table.game.name,
        "players": table.players,
        "names": table.names,
        "moves": len(table.played),
        "decisions": len(analyst.decisions),
        "planned": sum(one.sure for one in course.verdicts.values()),
        "leads": [[round(lead, 2) for lead in row] for row in course.leads],
        "turning_points": [as_data(one) for one in course.turning_points()],
        "verdicts": [as_data(one) for _, one in sorted(course.verdicts.items())],
        "scores": table.scores(),
    }


def picture(table: Table, course: Course, drawn: TextDrawing) -> str:
    """The curve as a file of its own."""
    to = drawn.to
    turns = [CurveTurningPoint(one.number, one.seat, one.better) for one in course.turning_points()]
    words = ChartLabels(to.text("Course of the game"), measure(to, table.players), to.text("Move"))
    made = curve(course.leads, drawn.names, words, turns=turns)
    return document([made], *measures(made), fixed_styles(table.game.name), to.language)


def show(table: Table, analyst: Analyst, drawn: TextDrawing) -> None:
    out, to, course = console(), drawn.to, analyst.course
    planned = sum(one.sure for one in course.verdicts.values())
    out.print(
        Text(
            to.text(
                "{game}: {moves} moves, {decisions} decisions, {planned} of them "
                "analysed in depth.",
                game=table.game.title,
                moves=len(table.played),
                decisions=len(analyst.decisions),
                planned=planned,
            )
        ),
        soft_wrap=True,
    )
    show_leads(table, course, drawn)
    turning = course.turning_points()
    out.print(Text(to.text("Turning points") if turning else to.text("No turning point found.")))
    for one in turning:
        told = tell_verdict(to, table, one)
        name = drawn.seat_name(told.seat)
        out.print(Text(f"{told.number:>4} {name}: {told.played}", "bold"), soft_wrap=True)
        better = f"{told.loss} {told.better}"
        out.print(Text("     " + "; ".join(filter(None, [better, told.plan]))), soft_wrap=True)
        if told.why:
            out.print(Text(f"     – {told.why}"), soft_wrap=True)


def show_leads(table: Table, course: Course, drawn: TextDrawing) -> None:
    """A line of bars a seat, all at one scale; the last number is that of the last position."""
    if not course.leads:
        return
    out, to = console(), drawn.to
    out.print(Text(measure(to, table.players)))
    every = [lead for row in course.leads for lead in row]
    low, high = min(every), max(every)
    last = len(course.leads) - 1
    columns = min(WIDTH, last + 1)
    places = [nth * last // max(columns - 1, 1) for nth in range(columns)]
    wide = max(len(name) for name in drawn.seat_names)
    for seat, name in enumerate(drawn.seat_names):
        heights = [(course.leads[nth][seat] - low) / ((high - low) or 1.0) for nth in places]
        bars = "".join(BARS[min(int(one * len(BARS)), len(BARS) - 1)] for one in heights)
        lead = number_text(to, course.leads[-1][seat])
        out.print(Text(f"  {name:<{wide}} {bars} {lead}"), soft_wrap=True)
