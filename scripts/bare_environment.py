"""A bare environment: a Python that has ceilidh, what ceilidh asks for, and nothing else.

Tests and the release install packages into one, as somebody does on a fresh machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

# What a table says when you leave it after your first move, in every language that ceilidh brings.
FAREWELLS = (
    ("clans", "en", "You left the table after 2 moves."),
    ("clans", "fr", "Vous quittez la table après 2 coups."),
    ("glenmore", "pt", "Saiu da mesa depois de 4 jogadas."),
)
# Settings of the session that starts it would reach into the environment.
KEPT_OUT = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "FORCE_COLOR")


def settings(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in KEPT_OUT}
    return {**kept, "PYTHONIOENCODING": "utf-8", **more}


class BareEnvironment:
    """An environment of its own in a folder, made by one of the Pythons of this machine."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        command = [python, "-m", "venv", "--without-pip", str(folder)]
        subprocess.run(command, check=True, env=settings())
        self.folder = folder
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")

    def install(self, *packages: str | Path, **more: str) -> None:
        pip = [sys.executable, "-m", "pip", "--python", str(self.programs / "python")]
        named = [str(package) for package in packages]
        quiet = ["--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", *quiet, *named], check=True, env=settings(**more))

    def run(self, program: str, *arguments: str, stdin: str = "") -> str:
        """What a program of the environment prints; a fault raises."""
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            input=stdin,
            cwd=self.folder,
            env=settings(),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program} {' '.join(arguments)} failed:\n{done.stderr.strip()}")
        return done.stdout


def faults_of(environment: BareEnvironment, build: str) -> Iterator[str]:
    """What a player would miss in an environment: the build, a game, a language."""
    said = environment.run("ceilidh", "--version").strip()
    if not said.endswith(f"({build})"):
        yield f"ceilidh --version says {said!r}, and the build should be {build}"
    for game, language, farewell in FAREWELLS:
        play = ("play", game, "--seed", "7", "--bot", "random", "--language", language)
        if farewell not in environment.run("ceilidh", *play, stdin="1\nquit\n"):
            yield f"ceilidh {' '.join(play)} does not end with {farewell!r}"
