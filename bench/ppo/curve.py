"""The learning curve: a row for each update, kept as CSV and drawn as SVG."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import astuple, dataclass, fields
from pathlib import Path

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 40, 48
LINE, DOTS, RULE = "#7b3f7d", "#b4651d", "#6b6b6b"


@dataclass(frozen=True)
class CurveRow:
    """Points are the mean of the last 200 games of training, in which moves are drawn."""

    update: int
    steps: int
    games: int
    processor_s: float
    wall_s: float
    points: float
    entropy: float
    change: float


@dataclass(frozen=True)
class TrialRow:
    """Games on fixed set-ups in which the net plays its likeliest move."""

    steps: int
    rival: str
    games: int
    won: int
    points: float
    rival_points: float


def append(path: Path, row: CurveRow | TrialRow) -> None:
    """Add a row to a file, with the names of the columns at its head."""
    fresh = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        if fresh:
            writer.writerow(field.name for field in fields(row))
        writer.writerow(astuple(row))


def rows_of(path: Path) -> list[dict[str, str]]:
    if not path.exists():
        return []
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def keep_until(path: Path, steps: int) -> None:
    """Drop the rows that came after the checkpoint from which a training goes on."""
    rows = rows_of(path)
    if not rows:
        return
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(row for row in rows if int(row["steps"]) <= steps)


class Chart:
    """Steps to the right, points upwards."""

    def __init__(self, steps: float, points: float) -> None:
        self.steps = max(steps, 1.0)
        self.points = max(points, 1.0)

    def x(self, steps: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * steps / self.steps

    def y(self, points: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * points / self.points

    def line(self, places: Iterable[tuple[float, float]], colour: str) -> str:
        path = " ".join(f"{self.x(a):.1f},{self.y(b):.1f}" for a, b in places)
        return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'

    def rule(self, points: float, name: str) -> str:
        """A dashed line at the points of a bot."""
        at = self.y(points)
        return (
            f'<line x1="{LEFT}" y1="{at:.1f}" x2="{WIDTH - RIGHT}" y2="{at:.1f}" stroke="{RULE}" '
            f'stroke-dasharray="5 4"/>{text(WIDTH - RIGHT - 4, at - 5, name, "end")}'
        )

    def axes(self) -> str:
        out = []
        for points in range(0, int(self.points) + 1, 20):
            at = self.y(points)
            out.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="#e4e0e4"/>')
            out.append(text(LEFT - 8, at + 4, str(points), "end"))
        for place in range(5):
            steps = self.steps * place / 4
            out.append(text(self.x(steps), HEIGHT - BOTTOM + 20, f"{steps / 1e6:.2f}", "middle"))
        out.append(text(WIDTH / 2, HEIGHT - 8, "decisions of the learner, in millions", "middle"))
        return "".join(out)


def text(x: float, y: float, words: str, anchor: str = "start", colour: str = "#222") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def picture(
    title: str,
    rows: list[dict[str, str]],
    trials: list[dict[str, str]],
    bots: dict[str, float],
) -> str:
    """Points while learning as a line, those of trials as dots, those of bots as dashed lines."""
    learnt = [(float(row["steps"]), float(row["points"])) for row in rows if int(row["games"])]
    tried = [(float(row["steps"]), float(row["points"])) for row in trials]
    rivals = " and ".join(sorted({row["rival"] for row in trials}))
    most = max([points for _, points in learnt + tried] + list(bots.values()), default=1.0)
    chart = Chart(max((steps for steps, _ in learnt + tried), default=1.0), most * 1.08)
    dots = [
        f'<circle cx="{chart.x(a):.1f}" cy="{chart.y(b):.1f}" r="4" fill="{DOTS}"/>'
        for a, b in tried
    ]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        chart.axes(),
        *[chart.rule(points, f"{name} {points:g}") for name, points in bots.items()],
        chart.line(learnt, LINE),
        *dots,
        text(LEFT, 22, "mean points in training", colour=LINE),
        text(WIDTH - RIGHT, 22, f"likeliest moves against {rivals}", "end", DOTS),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"
