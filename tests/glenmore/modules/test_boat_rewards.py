"""Reward tokens of the boat race: who may look, what is taken and what stays hidden (GM-C1)."""

from __future__ import annotations

from collections import Counter

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.grid import CASTLE_CELL, VILLAGE_CELL
from ceilidh.games.glenmore.modules.dragon_boats.regatta import TOKEN, regatta
from ceilidh.games.glenmore.modules.dragon_boats.rows import BOATS
from ceilidh.kernel.testing import RandomChoices
from tests.glenmore.modules.arrange import module_view
from tests.glenmore.modules.regattas import before_castle, before_home, put_boat, race, row, tokens
from tests.glenmore.policy import rich_move
from tests.glenmore.scenario import Scenario

NAME = "dragon-boats"
BOX = BOATS.of(load(None))


def at_spey(*words: str, movement: int = 1) -> Scenario:
    """Seat 0 reaches the castle of the first Neutral river."""
    scenario = race()
    tokens(scenario, 2, *words)
    put_boat(scenario, 0, 2, 1)
    row(scenario, movement)
    scenario.play("sail")
    return scenario


def look_everywhere(players: int, seed: int) -> list[list[str]]:
    """What seat 0 finds on every castle, its own as the last, if it takes nothing."""
    scenario = race(players, seed=seed)
    course = regatta(scenario.state).course
    found: list[list[str]] = []
    for stop in [*[stop for stop in course if stop], 0]:
        before_castle(scenario, 0, stop)
        row(scenario, 1)
        scenario.play("sail")
        known = regatta(scenario.state).tokens[stop]
        assert scenario.texts("reward") == [f"reward {TOKEN.words[n]}" for n in sorted(set(known))]
        found.append([TOKEN.words[token] for token in known])
        scenario.play("done")
    return found


@pytest.mark.rule("GM-C1-07", "GM-C1-08", "GM-C1-09")
@pytest.mark.parametrize(("players", "castles", "each"), [(2, 4, 2), (3, 4, 3), (4, 4, 4)])
def test_every_castle_has_its_share_of_the_sixteen(players: int, castles: int, each: int) -> None:
    box = Counter({reward.id: reward.copies for reward in BOX.rewards})
    lots = [look_everywhere(players, seed) for seed in range(12)]
    for lot in lots:
        assert [len(tokens) for tokens in lot] == [each] * castles
        drawn = Counter(word for tokens in lot for word in tokens)
        assert drawn <= box, "no token lies on two castles"
        assert (box - drawn).total() == 16 - each * castles, "the rest is in the box"
    for castle in range(castles):
        assert len({tuple(lot[castle]) for lot in lots}) > 3, "they are shuffled"
    if players == 2:
        assert (
            len({tuple(sorted(word for tokens in lot for word in tokens)) for lot in lots}) > 3
        ), "not always the same eight"


@pytest.mark.rule("GM-C1-07")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_at_first_all_tokens_lie_face_down(viewer: int | None) -> None:
    seen = module_view(race(4), NAME, viewer)
    assert (seen["tokens"], seen["down"]) == ([[], [], [], []], [4, 4, 4, 4])


@pytest.mark.rule("GM-C1-28", "GM-C1-30", "GM-C1-Q14")
def test_a_castle_offers_its_tokens() -> None:
    scenario = at_spey("points", "coins")
    assert scenario.step() == "take reward"
    assert scenario.texts() == ["done", "reward points", "reward coins"]
    assert "GM-C1-28" in scenario.why_not("reward glory")
    scenario.play("done")
    assert scenario.vp(0) == 0
    assert regatta(scenario.state).lying(2) == 2
    row(scenario, 1)
    scenario.play("sail")
    assert scenario.step() != "take reward", "what is declined is forfeited"


@pytest.mark.rule("GM-C1-28", "GM-C1-30")
@pytest.mark.parametrize("stop", [1, 2, 3])
def test_only_the_space_of_the_castle_offers_tokens(stop: int) -> None:
    scenario = race()
    tokens(scenario, stop, "points")
    before_castle(scenario, 0, stop)
    row(scenario, 2)
    for other in {0, 1, 2, 3} - {stop}:
        tokens(scenario, other)
    scenario.play("sail")
    assert scenario.step() == "take reward"
    scenario.play("reward points")
    assert [regatta(scenario.state).lying(n) for n in range(4)] == [0, 0, 0, 0]
    scenario.play("sail")
    assert scenario.step() != "take reward"
    assert scenario.vp(0) == 3


@pytest.mark.rule("GM-C1-28", "GM-C1-Q6", "GM-HID-Q6")
def test_a_taken_token_is_out_of_the_game_and_open() -> None:
    scenario = at_spey("points", "coins")
    played = scenario.play("reward points")
    assert scenario.vp(0) == 3
    assert scenario.events(played, "reward") == [(0, "points", 1)]
    assert regatta(scenario.state).lying(2) == 1, "one token and no more"
    assert scenario.step() != "take reward"
    assert scenario.vp(1) == 0
    row(scenario, 3, 1)
    put_boat(scenario, 1, 2, 1)
    scenario.play("sail")
    assert scenario.texts("reward") == ["reward coins"]
    assert module_view(scenario, NAME)["taken"] == ["points"]


@pytest.mark.rule("GM-C1-28")
@pytest.mark.parametrize("word", TOKEN.words)
def test_every_token_can_be_used_at_once(word: str) -> None:
    scenario = at_spey(word)
    own = scenario.seat(0)
    before = (scenario.vp(0), own.coins, own.barrels, sum(own.stock), own.scots, own.markers)
    scenario.play(f"reward {word}")
    while scenario.step() in ("put", "clan marker"):
        scenario.play(scenario.texts()[0])
    own = scenario.state.seats[0]
    after = (scenario.vp(0), own.coins, own.barrels, sum(own.stock), own.scots, own.markers)
    changed = [now - was for now, was in zip(after, before, strict=True)]
    wanted = {
        "points": [3, 0, 0, 0, 0, 0],
        "glory": [5, 0, 0, 0, 0, 0],
        "coins": [0, 3, 0, 0, 0, 0],
        "whisky": [0, 0, 1, 0, 0, 0],
        "goods": [0, 0, 0, 2, 0, 0],
        "scot": [0, 0, 0, 0, -1, 0],
        "oars": [0, 0, 0, 0, 0, 0],
    }
    if word == "clan":
        assert changed[5] == -1
    else:
        assert changed == wanted[word]
    if word == "oars":
        assert scenario.state.movement == 3
        scenario.play("sail")


@pytest.mark.rule("GM-C1-28")
def test_supplies_are_two_resources_of_choice_on_any_tiles() -> None:
    scenario = at_spey("goods")
    scenario.play("reward goods", "put stone 1.0", "put cattle 0.0")
    assert scenario.on_cell(0, "1.0", "stone") == 1
    assert scenario.on_cell(0, "0.0", "cattle") == 1
    assert scenario.step() != "put"


@pytest.mark.rule("GM-C1-29", "GM-C1-Q13")
def test_the_own_castle_gives_a_token_at_the_end_of_the_lap_only() -> None:
    scenario = race(movement=1)
    scenario.play("sail")
    assert scenario.step() != "take reward"
    scenario = race()
    tokens(scenario, 0, "points", "coins")
    before_home(scenario)
    row(scenario, 1)
    scenario.play("sail")
    assert scenario.step() == "take reward"
    scenario.play("reward coins")
    assert scenario.vp(0) == 15


@pytest.mark.rule("GM-C1-30", "GM-C1-Q12")
def test_only_home_and_neutral_castles_have_tokens() -> None:
    scenario = race()
    tokens(scenario, 1, "points")
    scenario.lay(1, "2.0", "castle_stalker")
    put_boat(scenario, 0, 2, 4)
    row(scenario, 3)
    scenario.play("sail")
    assert scenario.step() == "activation"
    while regatta(scenario.state).boats[0] != (1, CASTLE_CELL):
        scenario.play("sail")
    assert scenario.step() == "take reward"


@pytest.mark.rule("GM-C1-28")
def test_an_empty_castle_is_passed() -> None:
    scenario = at_spey(movement=2)
    assert scenario.step() == "activation"


# --- hidden ---------------------------------------------------------------------------------------


@pytest.mark.rule("GM-HID-06", "GM-HID-07", "GM-C1-08", "GM-HID-Q7")
def test_only_who_has_looked_knows_the_tokens() -> None:
    scenario = race()
    put_boat(scenario, 0, 2, 1)
    row(scenario, 1)
    played = scenario.play("sail")
    own = module_view(scenario, NAME, 0)
    others = [module_view(scenario, NAME, viewer) for viewer in (1, None)]
    known = own["tokens"]
    assert isinstance(known, list)
    assert len(known[2]) == 2
    for seen in others:
        assert seen["tokens"] == [[], [], [], []]
        assert seen["down"] == [2, 2, 2, 2]
    words = {word for event in played.events for word in (event.thing, event.reason)}
    assert not words & set(TOKEN.words)
    scenario.play("done")
    assert module_view(scenario, NAME, 0)["tokens"] == known


@pytest.mark.rule("GM-C1-28", "GM-HID-06")
def test_whoever_comes_later_looks_too() -> None:
    scenario = race(3)
    for seat in (1, 0):
        before_castle(scenario, seat, 3)
        row(scenario, 1, seat)
        scenario.play("sail")
        scenario.play(scenario.texts("reward")[0])
    left = [TOKEN.words[token] for token in regatta(scenario.state).tokens[3]]
    assert len(left) == 1
    for viewer, known in ((0, left), (1, left), (2, []), (None, [])):
        seen = module_view(scenario, NAME, viewer)["tokens"]
        assert isinstance(seen, list)
        assert seen[3] == known


@pytest.mark.rule("GM-HID-06", "GM-HID-07")
def test_what_others_see_does_not_depend_on_the_tokens() -> None:
    views = []
    for words in (("points", "coins"), ("glory", "clan")):
        scenario = at_spey(*words)
        scenario.play("done")
        views.append((scenario.table.view(1), scenario.table.view()))
    assert views[0] == views[1]


@pytest.mark.rule("GM-HID-07")
def test_a_record_for_others_ends_before_the_look() -> None:
    scenario = race()
    put_boat(scenario, 0, 2, 1)
    row(scenario, 1)
    scenario.play("sail")
    table = scenario.table
    assert "token" in table.record(0) and "sail" in table.record(0)
    for viewer in (1, None):
        assert "token " not in table.record(viewer)
        assert "sail" not in table.record(viewer)
    assert "token" in table.record(secrets=True)


@pytest.mark.rule("GM-HID-07")
def test_a_refusal_to_go_back_does_not_name_the_tokens() -> None:
    scenario = race()
    put_boat(scenario, 0, 2, 1)
    row(scenario, 1)
    scenario.play("sail")
    with pytest.raises(ceilidh.IllegalMove) as caught:
        scenario.table.undo(1)
    assert not set(str(caught.value).replace(";", "").split()) & set(TOKEN.words)


@pytest.mark.rule("GM-HID-07")
def test_what_others_imagine_does_not_depend_on_what_was_looked_at() -> None:
    worlds = [("points", "coins"), ("coins", "points"), ("points", "whisky")]
    tables = [at_spey(*words).table for words in worlds]
    told = [{table.imagine(seat, 6).position(secrets=True) for table in tables} for seat in (0, 1)]
    assert [len(one) for one in told] == [2, 1]


@pytest.mark.rule("GM-HID-07", "GM-RND-06")
def test_a_guess_keeps_what_the_viewer_knows_and_draws_the_rest() -> None:
    scenario = at_spey("points", "coins")
    guesses: Counter[tuple[int, ...]] = Counter()
    for number in range(60):
        own = regatta(GLENMORE.determinize(scenario.state, 0, number))
        assert own.tokens[2] == regatta(scenario.state).tokens[2]
        other = regatta(GLENMORE.determinize(scenario.state, 1, number))
        guesses[other.tokens[2]] += 1
    assert len(guesses) > 5


@pytest.mark.rule("GM-RND-06", "GM-RND-Q2")
def test_tokens_are_drawn_from_all_sixteen() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        scenario = race(seed=seed)
        put_boat(scenario, 0, 2, 1)
        row(scenario, 1)
        scenario.play("sail")
        seen.update(TOKEN.words[token] for token in regatta(scenario.state).tokens[2])
    assert set(seen) == set(TOKEN.words)
    assert seen["points"] > seen["glory"]


# --- the oracle -----------------------------------------------------------------------------------


def lap(table: ceilidh.Table, seat: int) -> list[tuple[str, int]]:
    """All spots of a lap in order, from the view alone: written apart from the rules."""
    view = table.view()
    modules, seats = view["modules"], view["seats"]
    assert isinstance(modules, dict) and isinstance(seats, list)
    course = modules[NAME]["course"]
    start = course.index(seat)
    spots: list[tuple[str, int]] = []
    for stop in [*course[start:], *course[:start], seat]:
        if stop >= len(seats):
            spots += [(f"neutral {stop}", space) for space in range(1, 5)]
            continue
        rivers = {tile.id for tile in load(None).tiles if tile.river}
        plots = [plot for plot in seats[stop]["territory"] if plot["tile"] in rivers]
        columns = sorted([int(plot["cell"].split(".")[0]) for plot in plots], reverse=True)
        spots += [(f"seat {stop}", x) for x in columns]
    home = [place for place, spot in enumerate(spots) if spot == (f"seat {seat}", 1)]
    return spots[home[0] + 1 : home[-1] + 1]


def sail_by_the_oracle(table: ceilidh.Table, seat: int) -> None:
    """A step of a boat, compared with the lap; the end of the game brings all boats home."""
    way, where = lap(table, seat), named(table, seat)
    at = way.index(where) + 1 if where in way[:-1] else 0
    table.play("sail")
    if table.actor is not None:
        assert named(table, seat) == way[at]
        assert (seat in regatta(table.state).home) == (at == len(way) - 1)


@pytest.mark.whole
@pytest.mark.rule("GM-C1-14", "GM-C1-15", "GM-C1-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_step_follows_the_lap_of_the_oracle(players: int) -> None:
    steps = 0
    for seed in range(4):
        table = ceilidh.new("glenmore", players, seed, {"modules": [NAME]})
        dice = RandomChoices(seed)
        while table.actor is not None:
            if "sail" in [move.text for move in table.legal()]:
                sail_by_the_oracle(table, table.actor)
                steps += 1
            else:
                table.play(rich_move(table, dice)[1])
    assert steps > 30


def named(table: ceilidh.Table, seat: int) -> tuple[str, int]:
    """Where a boat is, in the words of the oracle."""
    stop, spot = regatta(table.state).boats[seat]
    if stop >= table.players:
        return f"neutral {stop}", spot
    return f"seat {stop}", spot - VILLAGE_CELL
