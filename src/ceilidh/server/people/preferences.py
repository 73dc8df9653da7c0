"""What a person prefers: kept with the account, or in the browser of who has none."""

from __future__ import annotations

import json
from typing import Final

from fastapi import Response
from starlette.requests import HTTPConnection

from ceilidh.say import LANGUAGES
from ceilidh.server.http.language import LANGUAGE_COOKIE, language
from ceilidh.server.storage.models import User
from ceilidh.server.storage.store import Store
from ceilidh.server.table.room import TurnPreferences

COOKIE: Final = "preferences"
THEME_COOKIE: Final = "theme"
YEAR: Final = 365 * 24 * 3600

# For each preference what can be chosen; the first is what holds until somebody chooses.
PREFERENCES: Final[dict[str, tuple[str, ...]]] = {
    "confirm": ("turn", "move", "never"),
    "ask": ("choices", "all"),
    "pace": ("quick", "watch", "instant"),
    "advice": ("off", "on"),
    "sound": ("on", "off"),
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "less"),
    "language": LANGUAGES,
}
Preferences = dict[str, str]


def completed(wishes: object) -> Preferences:
    """Every preference, as wished where the wish can be fulfilled."""
    given = wishes if isinstance(wishes, dict) else {}
    return {
        name: given[name] if given.get(name) in choices else choices[0]
        for name, choices in PREFERENCES.items()
    }


def preferences(asked: HTTPConnection, user: User | None) -> Preferences:
    """Those of the account, else those of the browser; the page is in the language it is in."""
    kept: object = {}
    if user is not None and user.preferences:
        kept = user.preferences
    else:
        try:
            kept = json.loads(asked.cookies.get(COOKIE, "{}"))
        except ValueError:
            kept = {}
        if not (isinstance(kept, dict) and "theme" in kept):
            kept = {**(kept if isinstance(kept, dict) else {}), "theme": _theme(asked)}
    return {**completed(kept), "language": language(asked)}


def _theme(asked: HTTPConnection) -> str:
    """As it was chosen before there were preferences."""
    return asked.cookies.get(THEME_COOKIE, "")


def prefer(store: Store, user: User | None, wishes: Preferences, response: Response) -> None:
    """Keep what somebody prefers: with the account, and in this browser."""
    if user is not None:
        store.prefer(user.id, wishes)
    to_browser(wishes, response)


def to_browser(wishes: Preferences, response: Response) -> None:
    """What a page needs before it knows who asks."""
    response.set_cookie(COOKIE, json.dumps(wishes), max_age=YEAR, samesite="lax")
    response.set_cookie(THEME_COOKIE, wishes["theme"], max_age=YEAR, samesite="lax")
    response.set_cookie(LANGUAGE_COOKIE, wishes["language"], max_age=YEAR, samesite="lax")


def turn_preferences(wishes: Preferences) -> TurnPreferences:
    """How the moves of such a person are played."""
    return TurnPreferences(holds=wishes["confirm"] == "turn", spares=wishes["ask"] == "choices")
