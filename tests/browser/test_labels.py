"""No label on a board is too small to be read on a desktop, with all modules too."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.fitting import record_at

LEAST = 11
RECORDS = (
    ("clans/4p-plain", 0.5),
    ("clans/2p-everything", 0.5),
    ("clans/4p-everything", 0.5),
    ("clans/3p-automa-everything", 0.7),
    ("glenmore/3p-plain", 0.3),
    ("glenmore/4p-most", 0.3),
    ("glenmore/3p-all-with-hammer", 0.8),
)
# What a low window shows smaller, of games with all modules: the numbers of the longest port bonus,
# and the names of a land of six columns, which are told beside the pointer.
SMALL_IN_A_LOW_WINDOW = {"part-map map-cost", "part-territory name"}
# Part and class of each label, and how high its type is on the screen.
LABELS = """least => [...document.querySelectorAll('.part svg.drawing text')]
  .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(one => one.textContent.trim() && one.getBoundingClientRect().width > 0)
  .map(one => {
    const { b, d } = one.getScreenCTM();
    const high = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(b, d);
    return [`${one.closest('.part').id} ${one.getAttribute('class')}`, high, one.textContent];
  })"""


@pytest.mark.parametrize(("record", "share"), RECORDS)
def test_every_label_of_a_board_can_be_read(open_screen: Open, record: str, share: float) -> None:
    screen = open_screen(1440, 900)
    screen.resume(record_at(record, share))
    screen.page.evaluate("document.fonts.ready")
    for wide, high, spared in ((1440, 900, set()), (1280, 720, SMALL_IN_A_LOW_WINDOW)):
        screen.page.set_viewport_size({"width": wide, "height": high})
        screen.page.evaluate(
            "new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))"
        )
        labels = screen.page.evaluate(LABELS)
        assert len(labels) > 20
        small = [one for one in labels if one[1] < LEAST - 0.1 and one[0] not in spared]
        assert small == [], (wide, high)
