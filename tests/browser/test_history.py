"""The past: slider, arrow keys, addresses, links of the log; records out and in; branches."""

from __future__ import annotations

from pathlib import Path

import ceilidh
from tests.browser.records import begun, whole
from tests.browser.screen import Screen


def test_slider_arrows_and_addresses(screen: Screen) -> None:
    screen.upload(whole("glenmore"))
    screen.wait_shown(0)
    last = screen.moves
    assert last > 57
    for key, shown in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        screen.page.keyboard.press(key)
        screen.wait_shown(shown)
    assert screen.find("[data-count]").inner_text() == f"{last}/{last}"
    screen.find("[data-slider]").fill("57")
    screen.wait_shown(57)
    assert screen.page.url.endswith("?move=57")
    key = screen.state("key")
    screen.page.reload()
    screen.wait_shown(57)
    assert screen.state("key") == key
    assert screen.lit() == []
    screen.find(".prompt [data-step=last]").click()
    screen.wait_shown(last)
    assert "move" not in screen.page.url


def test_a_line_of_the_log_leads_to_its_position(screen: Screen) -> None:
    screen.resume(begun("clans", 20))
    screen.page.keyboard.press("l")
    screen.see(".log li a[href='?move=7']").click()
    screen.wait_shown(7)
    assert "7 of 20" in screen.prompt
    # A click on the board of the past is answered, not played.
    screen.target("good:wool").first.click(force=True)
    assert "earlier position" in screen.see("#bubble [role=status]").inner_text()


def test_a_record_goes_out_and_comes_in_and_branches(screen: Screen, tmp_path: Path) -> None:
    screen.new_table("glenmore", ["person", "person"])
    for _ in range(3):
        screen.play(screen.legal()[0])
    first = screen.page.url
    screen.page.keyboard.press("l")
    screen.see(".log li")
    log = screen.find(".log li").all_inner_texts()
    screen.find("#table-menu summary").click()
    with screen.page.expect_download() as download:
        screen.see("[data-record]").click()
    screen.page.keyboard.press("Escape")
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    record = path.read_text("utf-8")
    assert len(ceilidh.load(record).played) == 3
    screen.resume(record)
    assert screen.page.url != first
    screen.page.keyboard.press("l")
    screen.see(".log li")
    assert screen.find(".log li").all_inner_texts() == log
    screen.page.keyboard.press("ArrowLeft")
    screen.wait_shown(2)
    screen.see("[data-branch]").click()
    screen.wait("() => !location.search")
    screen.at_table()
    assert screen.moves == 2
    assert screen.legal()
