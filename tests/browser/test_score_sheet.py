"""The end of a game: ledger, charts, rematch."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.draw.clans.table_view import read
from ceilidh.server.table.ending import score_course, turning_move
from tests.browser.records import begun, whole
from tests.browser.screen import Screen


def number(printed: str) -> int:
    return int(printed.replace("−", "-"))


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_ledger_charts_and_rematch(screen: Screen, game: str) -> None:
    screen.resume(whole(game))
    table = ceilidh.load(whole(game))
    shown = screen.see("[data-scores] tfoot").inner_text().split()[1:]
    assert [number(word) for word in shown] == table.scores()
    assert screen.find("[data-scores] tbody tr").count() == len(table.sheet())
    screen.see("[data-chart] canvas")
    assert screen.find("[data-chart] .u-series").count() == 2  # the names of two seats
    assert screen.find(".bar-row").count() == 2
    result = table.result()
    assert result is not None
    assert screen.see("[data-winner]").inner_text().startswith(table.names[result[0].seat])
    points = screen.find(".podium .points").all_inner_texts()
    assert [number(one) for one in points] == [one.score for one in result]
    assert screen.find("[data-phases] tbody tr").count() == 2
    turning = screen.find("[data-turning]")
    course = score_course(table)
    assert int(turning.get_attribute("data-turning") or 0) >= (
        turning_move(course, result[0].seat) or 0
    )
    screen.shoot(f"ending-{game}")
    with screen.page.expect_navigation():
        screen.find("[data-rematch]").click()
    screen.at_table()
    assert not screen.over
    assert screen.moves == 0
    assert screen.legal()


def test_where_it_was_decided_is_told_where_the_button_leads(screen: Screen) -> None:
    screen.resume(whole("glenmore"))
    told = screen.see(".turning-point").inner_text().removesuffix("Where it was decided").strip()
    move = screen.find("[data-turning]").get_attribute("data-turning")
    screen.press("[data-turning]")
    assert screen.see("#prompt [data-decided]").inner_text() == told
    assert screen.state("shown") == move
    screen.shoot("decided")
    screen.page.keyboard.press("ArrowLeft")
    screen.wait_shown(int(move or 0) - 1)
    assert screen.find("[data-decided]").count() == 0


def lit_places(screen: Screen) -> list[str]:
    """What is lit up as counted: its name on the drawings."""
    script = "all => all.map(one => one.dataset.target ?? one.dataset.tip)"
    return sorted(screen.find(".counted").evaluate_all(script))


def test_a_number_opens_its_reckoning_on_the_map(screen: Screen) -> None:
    screen.resume(whole("clans"))
    table = ceilidh.load(whole("clans"))
    seat = max(range(2), key=lambda number: dict(table.sheet())["settlements"][number])
    cell = screen.see(f"[data-reckon=settlements][data-of='{seat}']")
    cell.press("Enter")
    words = screen.see("#reckoning h3").inner_text()
    assert table.names[seat] in words
    assert words.endswith(str(dict(table.sheet())["settlements"][seat]))
    pieces = read(table.view(None)).pieces
    own = {f"hex:{name}" for name, piece in pieces.items() if piece.seat == seat}
    hexes = [name for name in lit_places(screen) if name.startswith("hex:")]
    assert hexes and set(hexes) <= own
    # The map is in sight, and what is lit on it can be seen.
    assert screen.find(".part-map .counted").first.is_visible()
    screen.shoot("reckoning")
    screen.find("#reckoning [data-next='1']").click()
    screen.wait("old => document.querySelector('#reckoning h3').innerText !== old", arg=words)
    screen.page.keyboard.press("Escape")
    screen.see("[data-scores]")
    assert lit_places(screen) == []


def test_the_sheet_of_a_running_game_is_a_click_away(screen: Screen) -> None:
    screen.resume(begun("glenmore", 60))
    table = ceilidh.load(begun("glenmore", 60))
    assert not screen.find("[data-scores]").is_visible()
    screen.find(".seat-chip [data-sheet]").first.click()
    shown = screen.see("[data-scores] tfoot").inner_text().split()[1:]
    assert [number(word) for word in shown] == table.scores()
    screen.find("[data-reckon=castle_scots][data-of='1']").click()
    screen.see("#reckoning h3")
    assert "castle_scots" in lit_places(screen)
    screen.play(screen.legal()[0])  # what was reckoned held for its moment
    assert not screen.find("#reckoning").is_visible()
    assert lit_places(screen) == []


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_every_number_has_its_words(phone: Screen, game: str) -> None:
    phone.resume(whole(game))
    phone.find("[data-reckon]").first.click()
    seen: set[str] = set()
    for _ in range(2 * len(ceilidh.load(whole(game)).sheet())):
        words = phone.see("#reckoning h3").inner_text()
        seen.add(words)
        assert len(phone.see("#reckoning [data-said] p").inner_text()) > 4
        phone.find("#reckoning [data-next='1']").click()
        phone.wait("old => document.querySelector('#reckoning h3').innerText !== old", arg=words)
    assert len(seen) == 2 * len(ceilidh.load(whole(game)).sheet())


def test_a_number_that_is_not_there_is_refused(screen: Screen) -> None:
    screen.resume(whole("clans"))
    address = screen.page.url.partition("?")[0]
    for query in ("line=glory&seat=2", "line=glory&seat=-1", "line=luck&seat=0"):
        assert screen.page.request.get(f"{address}/reckoning?{query}").status == 404
