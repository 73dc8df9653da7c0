"""Compare or take the small pictures of drawings that lie in tests/golden.

    PYTHONPATH=src python -m scripts.looks             name the drawings that look different
    PYTHONPATH=src python -m scripts.looks --write     take their pictures anew

Write only after a deliberate change of drawings or of their styles, and look at the drawings.
"""

from __future__ import annotations

import sys

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, find_browser
from tests.browser.looks import HEIGHT, WIDTH, Picture, Sheet, sheets, taken


def write(sheet: Sheet, pictures: list[Picture]) -> None:
    """The pictures that differ; those of drawings that are not shown any more go."""
    sheet.folder.mkdir(exist_ok=True)
    for one in pictures:
        if one.difference:
            (sheet.folder / f"{one.name}.png").write_bytes(one.data)
    for name in sheet.stored().keys() - {one.name for one in pictures}:
        (sheet.folder / f"{name}.png").unlink()


def main() -> int:
    changed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for sheet in sheets():
            pictures = taken(page, sheet)
            for one in pictures:
                if one.difference:
                    changed += 1
                    print(f"{sheet.name}/{one.name}: {one.difference}")
            if "--write" in sys.argv:
                write(sheet, pictures)
        browser.close()
    return 1 if changed and "--write" not in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
