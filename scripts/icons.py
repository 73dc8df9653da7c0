"""Make the icons of the installed pages from the drawing of the one icon: `make pictures`.

    PYTHONPATH=src python -m scripts.icons

A home screen wants pixels. It cuts a `maskable` icon to a shape of its own, so there the ground
goes to the edges, and the drawing keeps to the middle: no circle with 80 % of the width is cut.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, find_browser

STATIC = Path(__file__).resolve().parents[1] / "src" / "ceilidh" / "web" / "static"
# By the file: its pixels, and how large the drawing is beside it; a larger one is cut at its disc.
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 1.2),
}
PAGE = (
    "<style>body {{ margin: 0; overflow: hidden; background: {ground} }} "
    "svg {{ display: block; width: {side}px; margin: {margin}px }}</style>{drawing}"
)


def ground_of(drawing: str) -> str:
    """The colour of the disc that all else of the icon lies on."""
    return drawing.partition('fill="')[2].partition('"')[0]


def draw(browser: Browser, name: str, drawing: str) -> None:
    pixels, share = ICONS[name]
    side = pixels * share
    context = browser.new_context(viewport={"width": pixels, "height": pixels})
    page = context.new_page()
    ground = ground_of(drawing) if share > 1 else "transparent"
    margin = (pixels - side) / 2
    page.set_content(PAGE.format(ground=ground, side=side, margin=margin, drawing=drawing))
    page.screenshot(path=STATIC / name, omit_background=True)
    context.close()


def main() -> None:
    drawing = (STATIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        try:
            for name in ICONS:
                draw(browser, name, drawing)
        finally:
            browser.close()


if __name__ == "__main__":
    main()
