"""What a person prefers: kept with the account, or in the browser of who has none."""

from __future__ import annotations

import json
from typing import Final

from starlette.requests import HTTPConnection

from ceilidh.server.models import User
from ceilidh.server.room import Manner

COOKIE: Final = "preferences"

# For each preference what can be chosen; the first is what holds until somebody chooses.
PREFERENCES: Final[dict[str, tuple[str, ...]]] = {
    "confirm": ("turn", "move", "never"),
    "ask": ("choices", "all"),
    "pace": ("quick", "watch", "instant"),
    "sound": ("on", "off"),
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "less"),
}
Preferences = dict[str, str]


def sound(wishes: object) -> Preferences:
    """Every preference, as wished where the wish can be fulfilled."""
    given = wishes if isinstance(wishes, dict) else {}
    return {
        name: given[name] if given.get(name) in choices else choices[0]
        for name, choices in PREFERENCES.items()
    }


def preferences(asked: HTTPConnection, user: User | None) -> Preferences:
    """Those of the account, else those of the browser."""
    if user is not None and user.preferences:
        return sound(user.preferences)
    try:
        return sound(json.loads(asked.cookies.get(COOKIE, "{}")))
    except ValueError:
        return sound({})


def manner(wishes: Preferences) -> Manner:
    """How the moves of such a person are played."""
    return Manner(holds=wishes["confirm"] == "turn", spares=wishes["ask"] == "choices")
