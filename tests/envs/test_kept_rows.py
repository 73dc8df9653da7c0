"""Observations that are kept: what is written anew move by move is the whole observation."""

from __future__ import annotations

from math import prod

import numpy as np
import pytest

from ceilidh.envs.clans_encoder import ClansEncoder
from ceilidh.envs.encoding import layout_of
from ceilidh.envs.kept_rows import KeptRows
from ceilidh.envs.observer import OBSERVATIONS, observer_of
from ceilidh.envs.session import Session, begun
from ceilidh.envs.shown_fields import ShownFields
from ceilidh.envs.shown_writer import ShownWriter
from ceilidh.envs.sparse import ObservedBlock
from tests.envs.cases import CASES, Case, positions


def rows_for(game: str, seats: int, form: str = OBSERVATIONS[0]) -> KeptRows:
    """Rows for one table."""
    observer = observer_of(game, form)
    return KeptRows(observer, np.zeros((seats, observer.size), np.float32), seats)


@pytest.mark.parametrize("form", OBSERVATIONS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_kept_is_what_is_observed(case: Case, form: str) -> None:
    """Over two games, one after the other in the same rows, and for every seat."""
    game, players, _ = case
    observer = observer_of(game, form)
    kept = rows_for(game, players, form)
    for seed in (1, 2):
        for session in positions(case, seed=seed, every=5, moves=200):
            seats = session.people
            kept.update(seats, [session.state] * len(seats), seats)
            for seat in seats:
                assert np.array_equal(kept.rows[seat], observer.observe(session.state, seat))


def written(session: Session, kept: KeptRows) -> int:
    """How many numbers are written for the seat that decides."""
    seat = session.actor
    found = kept.encoders[seat].changes(session.state, seat)
    return len(found.ones) + len(found.places)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_little_is_written_after_a_move_and_nothing_without_one(game: str) -> None:
    kept = rows_for(game, 2)
    whole, parts = 0, 0
    for session in positions((game, 2, {}), seed=1, every=1, moves=60):
        seat = session.actor
        whole += len((found := layout_of(game).encoder.encode(session.state, seat)).ones)
        whole += len(found.places)
        parts += written(session, kept)
        assert written(session, kept) == 0
    assert parts < 0.6 * whole


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_row_begins_anew_for_another_seat(case: Case) -> None:
    game, players, _ = case
    observer, kept = observer_of(game), rows_for(game, 1)
    for seed, seat in ((1, 0), (2, players - 1), (3, 0)):
        kept.begin(0)
        for session in positions(case, seed=seed, every=9, moves=90):
            if seat in session.people:
                kept.update([0], [session.state], [seat])
                assert np.array_equal(kept.rows[0], observer.observe(session.state, seat))


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_every_place_belongs_to_one_section(game: str) -> None:
    layout = layout_of(game)
    places = np.concatenate([layout.places_of(section) for section in layout.sections])
    assert sorted(places.tolist()) == list(range(layout.size))


def test_a_module_without_a_layout_is_hashed_when_it_changes() -> None:
    """As in a game to which a module has just been added."""
    layout = layout_of("clans")
    blocks = {
        field.name: ObservedBlock(layout.blocks[field.name].start, prod(field.shape[1:]))
        for field in layout.fields
    }
    encoder = ClansEncoder(blocks, ShownWriter(ShownFields({}, {}), blocks))
    session = begun("clans", 2, 1, {"modules": ["awards", "milestones"]})
    hashed = layout.blocks["hashed"]
    encoder.forget()
    found = encoder.changes(session.state, 0)
    assert [place for place in found.places if hashed.start <= place < hashed.stop]
    again = encoder.changes(session.state, 0)
    assert not again.places and not again.sections
