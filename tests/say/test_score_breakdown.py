"""How the numbers of the score sheet come about, and what a laid tile would activate."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

import ceilidh
from ceilidh.draw.svg import draw_parts
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.games.template.game import PeatGame
from ceilidh.kernel.table import Table
from ceilidh.say import LANGUAGES, speaker
from ceilidh.say.clans.score_breakdown import linked
from tests.template.fixtures import peat

__all__ = ["peat"]

GAMES: list[tuple[str, dict[str, object]]] = [
    ("clans", {}),
    ("clans", {"modules": ["awards"]}),
    ("clans", {"clans": "auction"}),
    ("glenmore", {}),
    ("glenmore", {"modules": ["highlander", "great-glen"]}),
]
NAMES = re.compile(r'data-(?:target|tip)="([^"]+)"')


@cache
def moments(game: str, options: str, players: int = 3) -> list[Table]:
    """Tables of one random game: half played, and over."""
    chosen = dict(GAMES[int(options)][1])
    whole = ceilidh.new(game, players=players, seed=11, options=chosen)
    choose = random.Random(11)
    while whole.actor is not None:
        seat = whole.actors[0]
        whole.play(choose.choice(whole.legal(seat)), seat)
    half = ceilidh.new(game, players=players, seed=11, options=chosen)
    choose = random.Random(11)
    while len(half.played) < len(whole.played) // 2:
        seat = half.actors[0]
        half.play(choose.choice(half.legal(seat)), seat)
    return [half, whole]


def drawn(table: Table) -> set[str]:
    """All places that somebody sees, as `part/name`."""
    found: set[str] = set()
    for viewer in [None, *range(table.players)]:
        for part in draw_parts(table.view(viewer), "en", viewer):
            names = NAMES.findall(part.markup)
            found.update(f"{part.name}/{name}" for name in names)
            if part.group == "board" and part.seat >= 0:
                found.update(f"land-{part.seat + 1}/{name}" for name in names)
    return found


CASES = [pytest.param(game, str(n), id=f"{game}-{n}") for n, (game, _) in enumerate(GAMES)]


@pytest.mark.parametrize(("game", "options"), CASES)
def test_every_line_is_told_and_its_places_are_drawn(game: str, options: str) -> None:
    for table in moments(game, options):
        seen = drawn(table)
        for line, _ in table.sheet():
            for seat in range(table.players):
                found = speaker("en").score_breakdown(table, seat, line)
                assert found.text.endswith("."), (line, found.text)
                land = f"land-{seat + 1}"
                hidden = {one for one in found.places if one not in seen}
                # A spectator has tiles before him where the owner has cells.
                assert all(one.startswith((land, f"seat-{seat + 1}/tile:")) for one in hidden), (
                    hidden
                )
                for language in LANGUAGES:
                    assert speaker(language).score_breakdown(table, seat, line).text


@pytest.mark.parametrize("options", ["0", "1"])
def test_linked_settlements_are_those_that_score(options: str) -> None:
    for table in moments("clans", options):
        for own in table.state.seats:
            assert len(linked(table.state, own)) == linked_settlements(table.state, own)


def test_points_of_play_add_up() -> None:
    table = moments("glenmore", "3")[1]
    for seat, points in enumerate(dict(table.sheet())["play"]):
        text = speaker("en").score_breakdown(table, seat, "play").text
        assert sum(int(number) for number in re.findall(r"(-?\d+) VP", text)) == points


def laying(seed: int) -> Table:
    """A table at which a tile is to be laid, with several places for it."""
    table = ceilidh.new("glenmore", players=2, seed=seed)
    choose = random.Random(seed)
    while len(table.played) < 30 or sum(m.text.startswith("lay ") for m in table.legal()) < 2:
        table.play(choose.choice(table.legal()))
    return table


@pytest.mark.parametrize("seed", range(6))
def test_the_outlook_of_a_place_is_what_can_be_activated_there(seed: int) -> None:
    table = laying(seed)
    to = speaker("en")
    asked = 0
    for move in table.legal():
        if not move.text.startswith("lay "):
            assert to.outlook(table, move).title == ""
            continue
        outlook = to.outlook(table, move)
        tried = ceilidh.load(table.record())
        tried.play(move.text)
        legal = [one for one in tried.legal() if one.text.startswith("activate ")]
        if not legal:
            continue  # something comes before the activations, or nothing can be activated
        cells = {one.targets[0] for one in legal}
        assert {place.partition("/")[2] for place in outlook.places} == cells
        tasks = to.checklist(tried, tried.actor or 0)
        assert {task.move for task in tasks if task.move} == {one.text for one in legal}
        assert not any(task.done for task in tasks)
        tried.play(legal[0].text)
        asked += 1
    assert asked or not any(move.text.startswith("activate") for move in table.legal())


def test_what_was_activated_is_ticked() -> None:
    table = ceilidh.new("glenmore", players=2, seed=2)
    choose = random.Random(2)
    while True:
        legal = table.legal()
        begun = [move for move in legal if move.text.startswith("activate ")]
        if len(begun) > 1 and "Home" in speaker("en").move(table, begun[0]):
            break
        table.play(choose.choice(legal))
    seat = begun[0].seat
    before = [task.place for task in speaker("en").checklist(table, seat) if task.done]
    table.play(begun[0].text)
    done = [task for task in speaker("en").checklist(table, seat) if task.done]
    fresh = [task for task in done if task.place not in before]
    assert [task.place for task in fresh] == [f"land-{seat + 1}/{begun[0].targets[0]}"]
    assert fresh[0].move == ""


def test_a_game_without_words_has_none_of_this(peat: PeatGame) -> None:
    table = ceilidh.new(peat.name, players=2, seed=1)
    to = speaker("en")
    assert to.checklist(table, 0) == []
    assert to.outlook(table, table.legal()[0]).title == ""
    assert to.score_breakdown(table, 0, table.sheet()[0][0]).text == ""
