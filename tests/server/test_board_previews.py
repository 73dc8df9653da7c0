"""Previews of moves on the boards: ghosts, chips, what wakes; nothing that nobody knows yet."""

from __future__ import annotations

from typing import Any

import ceilidh
from tests.server.conftest import Enter
from tests.server.helpers import made
from tests.server.test_ways import with_points


def shown(ann: Any, scene: Any, **what: str) -> Any:
    answer = ann.client.get(f"/t/{scene['id']}/preview", params=what)
    assert answer.status_code == 200, answer.text
    return answer.json()
