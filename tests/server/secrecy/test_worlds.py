"""Nobody is told what is hidden: two worlds that differ in nothing else give equal answers.

At moments of recorded games the secrets of others, and the future, are drawn anew. Then every path
of the application is asked by everybody, with every word of the game's vocabulary as a question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.table import Table
from ceilidh.say import speaker
from ceilidh.server.html.blocks import blocks_of
from ceilidh.server.html.table_page import show, viewer_of
from ceilidh.server.people.preferences import completed
from ceilidh.server.table.preview import preview
from ceilidh.server.table.room import Room
from ceilidh.server.table.scene import at_move
from ceilidh.server.table.trial import try_move
from ceilidh.server.table.why_not import why_no_move, why_no_target
from tests.server.secrecy import worlds
from tests.server.secrecy.answers import (
    Told,
    differences,
    is_known,
    paths,
    read,
    targets,
    tried,
    vocabulary,
)
from tests.server.secrecy.town import Town
from tests.server.secrecy.worlds import moment, other_future, other_world, secret_moments
from tests.shared.records import table_of

TRIED = 8  # legal moves of a moment
GAMES = [
    (game, name) for game in ("glenmore", "clans") for name in worlds.games_with_everything(game)
]


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    made = Town(tmp_path_factory.mktemp("town"), 4)
    yield made
    made.close()


def test_every_path_is_asked_or_reads_no_game(town: Town) -> None:
    assert [path for _, path in paths(town.app.routes) if not is_known(path)] == []


# --- by HTTP, where something is hidden -----------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "name", "nth"),
    [
        ("glenmore", "2p-english-mobs-boats", 0),
        ("glenmore", "2p-english-haggis", 0),
        ("glenmore", "2p-great-glen", 1),
    ],
)
def test_every_answer(town: Town, game: str, name: str, nth: int) -> None:
    number = secret_moments(table_of(game, name))[nth]
    table = moment(game, name, number)
    found = []
    differing = 0
    for seat, person in town.people(table.players):
        other = other_world(table, seat)
        differing += other is not None
        both = (table, other or other_future(table))
        # Whoever watches reads the same with a name as without one, and tries what they may.
        for ask in {town.stranger: [read], town.watcher: [tried]}.get(person, [read, tried]):
            answers: list[Told] = []
            for world in both:
                town.show(world.copy())
                answers.append(ask(town, person, table))
            found += [(seat, path) for path in differences(*answers)]
        before = [moment(game, name, number - 1), _before(both[1])]
        here, there = [town.patches(*pair, person) for pair in zip(before, both, strict=True)]
        found += [(seat, "live")] if here != there else []
    assert found == []
    # Those who have no seat, and one of the players at least, lack something.
    assert differing >= 3


def _before(table: Table) -> Table:
    return at_move(table, len(table.played) - 1)


# --- by all that pages and programs are made of, in every kind of game ----------------------------


def _told(room: Room, town: Town, user: int | None) -> Told:
    """A scene, a page, a record, and a reason for every word and every thing."""
    table, to = room.table, speaker("en")
    shown = show(town.service, room, viewer_of(room, user, "en", completed({}), ""))
    told = {
        "scene": str(vars(shown.scene)),
        "page": "".join([str(block.html) for block in blocks_of(shown)]),
        "record": room.record(),
        "key": room.key(),
    }
    for text in vocabulary(table, 3):
        told[f"why {text}"] = _said(partial(why_no_move, room, user, text))
    for target in targets(table, 3):
        told[f"why {target}"] = _said(partial(why_no_target, room, user, target))
        told[f"tip {target}"] = _said(partial(to.tip, table, target))
    for move in [move for seat in room.deciding(user) for move in table.legal(seat)[:TRIED]]:
        assert user is not None
        told[f"preview {move.text}"] = _said(partial(preview, room, user, move.text, "en"))
        told[f"trial {move.text}"] = _said(partial(try_move, room, user, move.text))
    for line, _ in table.sheet():
        for seat in range(table.players):
            told[f"{line} {seat}"] = str(to.score_breakdown(table, seat, line))
    return told


def _said(ask: Callable[[], object]) -> str:
    try:
        return str(ask())
    except CeilidhError as fault:
        return str(fault)


def _moments(table: Table) -> list[int]:
    hidden = secret_moments(table)
    if not hidden:
        return worlds.plain_moments(table, 1)
    # Just after something was hidden, and when it is the turn of those who do not know it.
    return [hidden[0], worlds.next_turn(table, hidden[0]), hidden[-1]]


@pytest.mark.whole
@pytest.mark.parametrize(("game", "name"), GAMES)
def test_all_that_answers_are_made_of(town: Town, game: str, name: str) -> None:
    found = []
    for number in _moments(table_of(game, name)):
        table = moment(game, name, number)
        for seat, person in town.people(table.players)[:-1]:
            if seat is not None and seat not in table.people:
                continue
            other = other_world(table, seat) or other_future(table)
            answers = [_told(town.show(world), town, person.id) for world in (table, other)]
            found += [(number, seat, path) for path in differences(*answers)]
    assert found == []
