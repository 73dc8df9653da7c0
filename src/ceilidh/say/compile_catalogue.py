"""Compiling a catalogue: the .po file that people edit into the .mo file that programs read.

The build script runs this file by itself, so it imports nothing of the package.
"""

import os
from pathlib import Path


def compile_catalogue(source: Path, goal: Path) -> None:
    """Write the compiled catalogue in one step: another process may do the same at this moment."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with source.open("rb") as file:
        catalogue = read_po(file)
    goal.parent.mkdir(parents=True, exist_ok=True)
    part = goal.with_name(f"{goal.name}.{os.getpid()}")
    with part.open("wb") as file:
        write_mo(file, catalogue)
    part.replace(goal)
