"""A page of the docs that a script prints: to the terminal, or with --write into its file."""

from __future__ import annotations

from pathlib import Path


def put(path: Path, text: str, arguments: list[str]) -> None:
    if arguments == ["--write"]:
        path.write_text(text, "utf-8")
    else:
        print(text, end="")
