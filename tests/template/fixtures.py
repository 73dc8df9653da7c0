"""Peat at the table: it is no public game, so tests register it for as long as they need it."""

from collections.abc import Iterator

import pytest

from ceilidh.games.template.game import PEAT, PeatGame
from ceilidh.kernel import registry


@pytest.fixture
def peat() -> Iterator[PeatGame]:
    registry.register(PEAT.name, lambda: PEAT)
    yield PEAT
    registry.unregister(PEAT.name)
