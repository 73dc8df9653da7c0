"""The benchmark: our game, pure and compiled, against Catanatron's random 4-player game.

Every round runs every contender once, each in a fresh process, and takes CPU time; what counts is
the median of the rounds and the ratio of medians. A benchmark is not a test: it ends with 0.

    make bench                                 both builds and Catanatron
    python bench/run.py --rounds 9 --json      more rounds, for programs
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.report import REFERENCE, Results, figures_table, goals_data, goals_table
from bench.subjects import SUBJECTS

ROOT = Path(__file__).resolve().parents[1]
BENCH = ROOT / "bench"
VENV = ROOT / "build" / "bench-venv"
REQUIREMENTS = ["catanatron>=3.2", "catanatron_gym>=4"]


@dataclass
class Contender:
    """What runs in a fresh process: a command to which seconds and round are added."""

    name: str
    command: list[str]
    path: list[Path] = field(default_factory=list)

    def run(self, seconds: float, number: int) -> tuple[dict[str, str], dict[str, float]]:
        environment = dict(os.environ)
        environment.pop("PYTHONPATH", None)
        if self.path:
            environment["PYTHONPATH"] = os.pathsep.join(str(folder) for folder in self.path)
        done = subprocess.run(
            [*self.command, str(seconds), str(number)],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise RuntimeError(f"{self.name} failed:\n{done.stderr.strip()}")
        answer = json.loads(done.stdout)
        return answer["files"], answer["figures"]


def say(text: str) -> None:
    """Progress and remarks; standard output holds the results only."""
    print(text, file=sys.stderr, flush=True)


def ours(name: str, game: str, folder: Path) -> Contender:
    command = [sys.executable, str(BENCH / "ours.py"), game]
    return Contender(name, command, [folder, ROOT])


def compiled_folder() -> Path | None:
    named = os.environ.get("CEILIDH_COMPILED", "")
    if not named:
        say("compiled: skipped, CEILIDH_COMPILED names no folder (make bench sets it)")
        return None
    folder = (ROOT / named).resolve()
    if not (folder / "ceilidh").is_dir():
        say(f"compiled: skipped, there is no build in {named} (make bench makes it)")
        return None
    return folder


def venv_python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def quietly(command: list[str]) -> str:
    """Run a command; its last words if it failed, else nothing."""
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError as fault:
        return str(fault)
    words = (done.stderr or done.stdout).strip().splitlines()
    return "" if done.returncode == 0 else (words or [f"exit status {done.returncode}"])[-1]


def catanatron() -> Contender | None:
    """The reference, installed into an environment of its own if it is not there yet."""
    python = str(venv_python())
    present = [python, "-c", "import catanatron, catanatron_gym"]
    if quietly(present):
        say(f"catanatron: installing {' '.join(REQUIREMENTS)} into {VENV.relative_to(ROOT)}")
        install = [python, "-m", "pip", "install", "--quiet", "--retries", "1", *REQUIREMENTS]
        for command in ([sys.executable, "-m", "venv", str(VENV)], install, present):
            fault = quietly(command)
            if fault:
                say(f"catanatron: cannot be installed, so there are no ratios ({fault})")
                return None
    return Contender(REFERENCE, [python, str(BENCH / "reference.py")])


def contenders(game: str, reference: bool) -> list[Contender]:
    found = [ours("pure", game, ROOT / "src")]
    folder = compiled_folder()
    if folder is not None:
        found.append(ours("compiled", game, folder))
    other = catanatron() if reference else None
    return found if other is None else [*found, other]


def measure(running: list[Contender], rounds: int, seconds: float) -> Results:
    results = Results()
    for number in range(1, rounds + 1):
        for contender in list(running):
            try:
                files, figures = contender.run(seconds, number)
            except RuntimeError as fault:
                say(f"{fault}\n{contender.name}: left out from here on")
                running.remove(contender)
                continue
            results.add(contender.name, files, figures)
            speed = figures["decisions_per_s"]
            say(f"round {number} of {rounds}: {contender.name}, {speed:,.0f} decisions/s")
    return results


def heading(game: str, rounds: int, seconds: float) -> str:
    subject = SUBJECTS[game]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{game}, {subject.players} seats, {subject.options}, random play\n"
        f"{rounds} rounds of {seconds:g} s CPU time, {python}, {os.cpu_count()} cores{load}"
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the speed of our games.")
    parser.add_argument("--game", choices=sorted(SUBJECTS), default="clans")
    parser.add_argument("--rounds", type=int, default=5, help="of every contender (5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time of a playout run (2)")
    parser.add_argument("--no-catanatron", action="store_true", help="ours only, without ratios")
    parser.add_argument("--json", action="store_true", help="print all rounds as JSON")
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    rounds = max(1, chosen.rounds)
    title = heading(chosen.game, rounds, chosen.seconds)
    running = contenders(chosen.game, not chosen.no_catanatron)
    results = measure(running, rounds, chosen.seconds)
    if chosen.json:
        data = {
            "title": title,
            **results.data(),
            "goals": goals_data(results, SUBJECTS[chosen.game]),
        }
        print(json.dumps(data, indent=1))
        return
    print(title)
    for name, files in results.files.items():
        loaded = ", ".join(f"{module} {file}" for module, file in files.items())
        print(f"{name} loaded {loaded}")
    print(f"\n{figures_table(results)}\n\n{goals_table(results, SUBJECTS[chosen.game])}")


if __name__ == "__main__":
    main()
