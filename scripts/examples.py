"""Run the examples of a page, and keep what they print.

    PYTHONPATH=src python -m scripts.examples docs/recipes/*.md            say which outputs differ
    PYTHONPATH=src python -m scripts.examples --write docs/recipes/*.md    write them into the pages

The Python blocks of a page are one program. A block of text that follows one is what it prints.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

EXAMPLE = re.compile(
    r"^```python\n(?P<code>.*?)^```$(?:\n+^```text\n(?P<output>.*?)^```$)?",
    re.MULTILINE | re.DOTALL,
)


@contextmanager
def folder_of_its_own() -> Iterator[None]:
    """Examples write files; they go where nobody looks for them."""
    before = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(before)


def run(text: str, name: str) -> list[str]:
    """What each example of a page prints."""
    names: dict[str, object] = {"__name__": name}
    printed = []
    with folder_of_its_own():
        for number, example in enumerate(EXAMPLE.finditer(text), 1):
            out = io.StringIO()
            with redirect_stdout(out):
                exec(compile(example["code"], f"{name}, example {number}", "exec"), names)
            printed.append(out.getvalue())
    return printed


def renewed(text: str, name: str) -> str:
    """The page with what its examples print now."""
    printed = iter(run(text, name))

    def block(example: re.Match[str]) -> str:
        output = next(printed)
        if example["output"] is None:
            return example[0]
        return f"```python\n{example['code']}```\n\n```text\n{output}```"

    return EXAMPLE.sub(block, text)


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the examples of pages.")
    parser.add_argument("--write", action="store_true", help="write what they print")
    parser.add_argument("pages", nargs="+", type=Path)
    chosen = parser.parse_args()
    stale = []
    for page in chosen.pages:
        before = page.read_text("utf-8")
        after = renewed(before, page.name)
        if before != after:
            stale.append(page)
            if chosen.write:
                page.write_text(after, "utf-8")
    for page in stale:
        print(f"{page}: {'written' if chosen.write else 'its outputs differ'}")
    return 1 if stale and not chosen.write else 0


if __name__ == "__main__":
    sys.exit(main())
