"""Glen More II as text: Rondel, Market, territories, Clan board, Chronicles, secrets."""

import io
import re

import pytest
from rich.console import Console

from ceilidh.bots.base import RandomBot, ask, generator
from ceilidh.draw.glenmore.table_view import read
from ceilidh.draw.text import drawing
from ceilidh.draw.text.base import SHAPES
from ceilidh.draw.text.fit import short_name
from ceilidh.draw.text.glenmore.labels import GlenMoreLabels
from ceilidh.games.glenmore.modules.great_glen.rules import BALLOTS
from ceilidh.games.glenmore.modules.highlander.rules import mountain
from ceilidh.kernel.opening import new
from ceilidh.kernel.table import Table
from ceilidh.say import LANGUAGES, speaker
from tests.glenmore.scenario import Scenario

CHRONICLES: dict[str, object] = {"modules": ["highlander", "great-glen"]}


def random_table(
    players: int = 3,
    seed: int = 3,
    moves: int = 10_000,
    options: dict[str, object] | None = None,
    names: list[str] | None = None,
) -> Table:
    """A table that random bots have played on, to its end if `moves` allows."""
    table = new("glenmore", players, seed, options, names)
    bots = [RandomBot(generator(seed, seat)) for seat in range(players)]
    while table.actor is not None and len(table.played) < moves:
        seat = table.actor
        table.play(ask(bots[seat], table.game, table.state, seat), seat)
    return table


def picture(
    table: Table,
    width: int,
    viewer: int | None = None,
    colour: bool = False,
    language: str = "en",
) -> str:
    """The table as `viewer` sees it; nobody's moves are lit up for a spectator."""
    out = io.StringIO()
    screen = Console(
        file=out, width=width, force_terminal=colour, color_system="truecolor" if colour else None
    )
    lit = {target for move in table.legal() for target in move.targets}
    screen.print(drawing(table, language).board(table.view(viewer), viewer, lit, width))
    return out.getvalue()


def lines_with(text: str, *words: str) -> list[str]:
    return [line for line in text.splitlines() if all(word in line for word in words)]


# --- the whole page -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_every_line_fits_the_terminal(players: int, width: int) -> None:
    table = random_table(players, moves=120, options=CHRONICLES)
    text = picture(table, width, table.actor)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width
    for heading in ("RONDEL", "MARKET", "STACKS", "DISCARDED", "CLAN BOARD", "GREAT GLEN", "SEATS"):
        assert heading in text


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_another_language_fits_the_terminal(language: str) -> None:
    to = speaker(language)
    table = random_table(4, moves=120, options=CHRONICLES)
    for width in (80, 120):
        text = picture(table, width, table.actor, language=language)
        assert max(len(line.rstrip()) for line in text.splitlines()) <= width
        for heading in ("Rondel", "Market", "Stacks", "Discarded tiles", "Clan board", "Seats"):
            assert to.text(heading).upper() in text
        for word in ("the ", " of your ", " and ", "from ", "SEATS", "Seat ", " left"):
            assert word not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_resources_have_the_same_letters(language: str) -> None:
    shorts = GlenMoreLabels(speaker(language), new("glenmore", 2, 0).state).short_resources
    assert len(set(shorts.values())) == len(shorts) == 5
    assert {len(short) for short in shorts.values()} == {2}


@pytest.mark.parametrize("width", [80, 120])
def test_nothing_of_a_territory_is_cut_off(width: int) -> None:
    table = random_table(4, seed=7, options=CHRONICLES)
    text = picture(table, width)
    names = GlenMoreLabels(speaker("en"), table.state)
    for seat, own in enumerate(read(table.view()).seats):
        assert f"Territory of {SHAPES[seat]} Seat {seat + 1}, {own.size} tiles" in text
        for plot in own.plots:
            assert re.search(rf"[┌┬├┼]{re.escape(plot.cell)}─", text)
            assert short_name(names.tile_name(plot.tile), 11) in text


def test_a_wide_territory_gets_narrow_cells() -> None:
    scenario = Scenario(3)
    rivers = ("loch_lochy", "halkirk", "edradour", "glen_mhor", "kingussie", "loch_ness")
    for column, tile in enumerate(rivers, start=2):
        scenario.lay(0, f"{column}.0", tile)
    text = picture(scenario.table, 80)
    assert "│Home vil.│" not in text
    assert "│Home vi.│Home ca.│L. Lochy│Halkirk │Edradour│Glen Mh.│Kinguss.│L. Ness │" in text
    assert "~" * (8 * 9 + 1) in text


def test_long_names_do_not_push_numbers_out() -> None:
    names = ["The Right Honourable Laird of Somewhere Far Away"] * 4
    table = random_table(4, moves=60, options=CHRONICLES, names=names)
    for width in (80, 120):
        heading = lines_with(picture(table, width), "SEATS")[0]
        assert heading.split()[-1] in ("mar", "left")
        assert "…" not in heading


def test_colour_only_where_it_is_wanted() -> None:
    table = random_table(3, moves=40)
    assert "\x1b[" not in picture(table, 120)
    assert "48;2;" in picture(table, 120, colour=True)


def test_the_base_game_has_no_panels_of_chronicles() -> None:
    text = picture(random_table(3, moves=40), 120)
    assert "GREAT GLEN" not in text
    assert "Mountain" not in text


def test_a_finished_game_can_be_drawn() -> None:
    table = random_table(2, seed=5)
    text = picture(table, 80)
    assert "The game is over." in text
    assert "4 of 4 scoring phases done" in text
    assert "▾" not in text.replace("▾ can be chosen now", "")


# --- the Rondel and what feeds it -----------------------------------------------------------------


def test_the_rondel_goes_clockwise_from_the_gap() -> None:
    scenario = Scenario(3, ahead=("halkirk", "luing", "conan_doyle"))
    lines = [line.rstrip() for line in picture(scenario.table, 80, 0).splitlines()]
    start = next(number for number, line in enumerate(lines) if line.startswith("RONDEL")) + 1
    rows = lines[start : start + 14]
    assert rows[0].split() == ["0", "empty", "space"]
    assert rows[1].split()[:4] == ["1", "●", "Seat", "1"]
    assert rows[1].endswith("◀ last place")
    assert [rows[number].split()[1] for number in (2, 3)] == ["◆", "■"]
    assert "4 ▾ Halkirk ~ " in rows[4]
    assert "village     wood    +1 Scot ▸1 movement point" in rows[4]
    assert "Luing ^ " in rows[5]
    assert "Sir Arthur Conan Doyle" in rows[6]
    assert "2 coins +place 1 clan marker" in rows[6]
    assert rows[7].split() == ["7", "·"]


def test_the_end_and_who_has_reached_it() -> None:
    scenario = Scenario(3, ahead=("the_end",))
    scenario.stack("D", 0)
    scenario.state.drawn += 1  # The End has come
    assert "a player who reaches this has finished" in picture(scenario.table, 80, 0)
    scenario.play("end")
    assert "The End ●" in picture(scenario.table, 80, 1)


def test_the_die_stands_on_the_rondel() -> None:
    assert "⚂ The Die" in picture(new("glenmore", 2, 1), 80)


def test_the_mountain_shows_its_treasure_once() -> None:
    table = random_table(3, seed=3, moves=60, options=CHRONICLES)
    treasure = mountain(table.state)
    assert (treasure.coins, sum(treasure.goods)) == (1, 0)
    rows = lines_with(picture(table, 80), "Mountain ")
    # In this random game a pawn may stand there.
    words = [[word for word in row.split()[2:] if word not in SHAPES] for row in rows]
    assert words == [["Mountain", "1", "coin"], ["Mountain"]]


def test_stacks_and_discards() -> None:
    scenario = Scenario(3, ahead=("halkirk", "luing"))
    scenario.stack("B", 4)
    scenario.discard("butcher", "dornie")
    text = picture(scenario.table, 80)
    assert "STACKS  B 4  C 17  D 17" in text
    assert "0 of 4 scoring phases done" in text
    assert "DISCARDED TILES 2  Dornie, Butcher" in text


def test_the_market_names_the_next_prices() -> None:
    scenario = Scenario(3)
    scenario.market(wood=0, stone=2, barley=3)
    text = picture(scenario.table, 80)
    assert lines_with(text, "wood ", "○1 ○2 ○3  buy 1 cannot sell")
    assert lines_with(text, "stone ", "●1 ●2 ○3  buy 3 sell 2")
    assert lines_with(text, "barley ", "●1 ●2 ●3  full  sell 3")


# --- territories, seats, clans --------------------------------------------------------------------


def test_a_cell_shows_tile_scots_goods_and_what_it_gives() -> None:
    scenario = Scenario(3)
    scenario.lay(0, "1.-1", "lammermuir", "angus_glens")
    scenario.goods(0, "1.-1", cattle=2)
    scenario.scots(0, "1.-1", 2)
    text = picture(scenario.table, 80)
    assert "1.-1────^1" in text
    assert "│Angus Glens│" in text
    assert "│●2 2ca ▸2ca│" in text


def test_the_river_is_one_line_through_all_its_tiles() -> None:
    scenario = Scenario(3)
    scenario.lay(0, "2.0", "loch_lochy")
    scenario.lay(0, "1.1", "dornie")
    wide = picture(scenario.table, 120)
    waters = re.findall("~~+", wide)
    assert sorted([len(water) for water in waters]) == [2 * 12 + 1, 2 * 12 + 1, 3 * 12 + 1]


def test_cells_that_could_be_filled_are_dotted() -> None:
    scenario = Scenario(3, ahead=("inshriach",))
    scenario.play("take inshriach")
    text = picture(scenario.table, 80, 0)
    assert "Seat 1: Where do you want to place Inshriach?" in " ".join(text.split())
    for cell in scenario.texts("lay"):
        assert f"▾{cell.split()[1]}" in text
    assert "┊" in text
    assert "┊" not in picture(Scenario(3).table, 80, 0)


def test_seats_show_what_they_own() -> None:
    scenario = Scenario(3)
    scenario.landmark(0, "loch_ness", "castle_stalker")
    scenario.person(0, "robert_i")
    scenario.clan(0, "douglas", "gunn")
    scenario.seat(0).barrels = 4
    text = picture(scenario.table, 114)
    row = lines_with(text, "● Seat 1  ")[-1].split()
    # The arrow, the name, then VP, coins, castle Scots, landmarks, barrels, persons.
    assert row[3:9] == ["0", "5", "0", "2", "4", "1"]
    assert row[-2:] == ["8", "8"]
    assert (
        "Landmark cards: Loch Ness (activate 1 extra tile anywhere in your territory each turn), "
        "Castle Stalker  Person \ntiles: Robert I  Clans: Douglas, Gunn\n"
    ) in text


def test_the_clan_board_has_roads_holders_and_effects() -> None:
    scenario = Scenario(3)
    before = picture(scenario.table, 120)
    assert "1 Gunn      1 sheep and 1 cattle on" in before
    assert "2 McKay " in before
    scenario.clan(1, "gunn", "douglas")
    after = picture(scenario.table, 120)
    roads = read(scenario.table.view()).roads
    assert "◆ Gunn " in after
    assert f"{roads['mckay']} McKay " in after
    assert roads["mckay"] < 2
    assert f"{roads['douglas']} Douglas    3 VP ◆" in after
    assert "McKenzie" not in after
    assert "McKenzie" in picture(Scenario(3, edition="english").table, 120)


def test_choices_by_number_are_explained() -> None:
    scenario = Scenario(3, ahead=("falkirk_tryst",))
    scenario.lay(0, "1.1", "lammermuir")
    scenario.goods(0, "1.1", sheep=3)
    scenario.play("take falkirk_tryst", "lay 0.1", "activate 0.1")
    text = picture(scenario.table, 80, 0)
    said = "Seat 1: Falkirk Tryst does one of several things: choose one."
    assert said in " ".join(text.split())
    assert "CHOICES  1: 1 animal → 2 VP   2: 2 animals → 5 VP   3: 3 animals → 8 VP" in text
    assert "CHOICES" not in picture(scenario.table, 80, 1)
    drawn = drawing(scenario.table)
    hints = [drawn.hint(move) for move in scenario.table.legal()]
    assert hints == ["1 animal → 2 VP", "2 animals → 5 VP", "3 animals → 8 VP"]
    assert drawn.line(scenario.play("way 2")) == "● Seat 1 chooses: 2 animals → 5 VP."


# --- secrets --------------------------------------------------------------------------------------


def council_scenario(ballot: str) -> Scenario:
    scenario = Scenario(3, ahead=("robert_i",), modules=["great-glen"])
    scenario.play("take robert_i", "claim macleod")
    card = scenario.texts("council")[0]
    scenario.play(card, f"vote {ballot}")
    return scenario


@pytest.mark.rule("GM-HID-11", "GM-C7-12")
def test_a_vote_is_drawn_for_its_own_seat_only() -> None:
    ayes, nays = [council_scenario(ballot).table for ballot in ("aye", "nay")]
    assert "3 AYE, 2 NAY left (votes AYE)" in picture(ayes, 120, 0)
    assert "3 AYE, 2 NAY left (votes NAY)" in picture(nays, 120, 0)
    for viewer in (1, 2, None):
        text = picture(ayes, 120, viewer)
        assert "3 AYE, 2 NAY left (has voted)" in text
        assert text == picture(nays, 120, viewer)


@pytest.mark.rule("GM-HID-11", "GM-C7-13")
def test_the_log_tells_votes_only_when_all_are_revealed() -> None:
    scenario = council_scenario("aye")
    drawn = drawing(scenario.table)
    assert drawn.line(scenario.table.played[-1]) == "● Seat 1 casts a vote."
    assert drawn.line(scenario.play("vote nay")) == "◆ Seat 2 casts a vote."
    last = drawn.line(scenario.play("vote nay"))
    votes = "Votes: ● Seat 1 AYE, ◆ Seat 2 NAY and ■ Seat 3 NAY."
    assert last.startswith(f"■ Seat 3 casts a vote. {votes} ")
    assert " is rejected. " in last


def test_no_picture_or_sentence_of_a_game_leaks_a_vote() -> None:
    table = new("glenmore", 2, 5, CHRONICLES)
    drawn = drawing(table)
    bots = [RandomBot(generator(5, seat)) for seat in range(2)]
    secret = 0
    while table.actor is not None:
        seat = table.actor
        played = table.play(ask(bots[seat], table.game, table.state, seat), seat)
        if table.hidden_moves():
            secret += 1
            told = [drawn.line(played), picture(table, 80), picture(table, 80, 1 - seat)]
            assert played.action.words()[0] in BALLOTS
            assert told[0] == f"{drawn.seat_name(seat)} casts a vote."
            assert not any("(votes " in text for text in told)
            assert "(votes " in picture(table, 80, seat)
    assert secret > 2
