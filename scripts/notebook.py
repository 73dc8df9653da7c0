"""Notebooks: run their code in one process and keep what it prints.

python -m scripts.notebook docs/notebooks/train.ipynb        run, and write the outputs into it
"""

from __future__ import annotations

import argparse
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any


def run(book: dict[str, Any]) -> dict[str, Any]:
    """Run the cells in their order, in a namespace of their own, which is given back."""
    names: dict[str, Any] = {"__name__": "notebook"}
    number = 0
    for cell in book["cells"]:
        if cell["cell_type"] != "code":
            continue
        number += 1
        out = io.StringIO()
        with redirect_stdout(out):
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)
        text = out.getvalue().splitlines(keepends=True)
        cell["execution_count"] = number
        cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": text}] * bool(text)
    return names


def main() -> None:
    parser = argparse.ArgumentParser(description="Run a notebook and keep its outputs.")
    parser.add_argument("file", type=Path)
    file = parser.parse_args().file
    book = json.loads(file.read_text("utf-8"))
    run(book)
    file.write_text(json.dumps(book, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
