"""What a person prefers: kept with the account, or in the browser of who has none."""

from __future__ import annotations

import json
from typing import Any, Final

from fastapi import Response
from pydantic import BaseModel, ConfigDict, Field, create_model
from starlette.requests import HTTPConnection

from ceilidh.kernel.reason import Word
from ceilidh.say import LANGUAGES, own_name
from ceilidh.say.phrases import message
from ceilidh.server.errors import Illegal
from ceilidh.server.http.language import LANGUAGE_COOKIE, language
from ceilidh.server.storage.models import User
from ceilidh.server.storage.store import Store
from ceilidh.server.table.moves import TurnPreferences

COOKIE: Final = "preferences"
THEME_COOKIE: Final = "theme"
YEAR: Final = 365 * 24 * 3600


class Preference:
    """What a person can choose: the title of it, and for each choice what it is called.

    The first choice holds until somebody chooses.
    """

    def __init__(self, title: str, **labels: str) -> None:
        self.title = title
        self.labels = labels

    @property
    def choices(self) -> tuple[str, ...]:
        return tuple(self.labels)


# All there is to say of a preference: page, API and storage follow this table.
PREFERENCES: Final[dict[str, Preference]] = {
    "confirm": Preference(
        message("Moves take effect"),
        turn=message("when I end my turn"),
        move=message("when I confirm each one"),
        never=message("immediately, without asking"),
    ),
    "ask": Preference(
        message("Ask me"),
        choices=message("only when there is a choice"),
        all=message("even when only one move is possible"),
    ),
    "ending": Preference(
        message("My turn ends"),
        bots=message("by itself against bots, otherwise when I end it"),
        always=message("always by itself"),
        never=message("when I end it"),
    ),
    "pace": Preference(
        message("Other players' moves are shown"),
        normal=message("at normal speed"),
        watch=message("slowly"),
        instant=message("instantly"),
    ),
    "advice": Preference(
        message("Hints at my turn, where they are allowed"), off=message("off"), on=message("on")
    ),
    "sound": Preference(message("Sound on my turn"), on=message("on"), off=message("off")),
    "theme": Preference(
        message("Theme"),
        auto=message("Automatic"),
        light=message("Light"),
        dark=message("Dark"),
    ),
    "motion": Preference(
        message("Motion"),
        auto=message("same as this device"),
        less=message("reduced"),
    ),
    "language": Preference(message("Language"), **{code: own_name(code) for code in LANGUAGES}),
}
Preferences = dict[str, str]


def completed(wishes: object) -> Preferences:
    """Every preference, as wished where the wish can be fulfilled."""
    given = wishes if isinstance(wishes, dict) else {}
    return {
        name: given[name] if given.get(name) in one.choices else one.choices[0]
        for name, one in PREFERENCES.items()
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


class PreferencesUpdate(BaseModel):
    """Preferences that are to change."""

    model_config = ConfigDict(extra="forbid")

    def chosen(self) -> Preferences:
        """What was named; a refusal says what can be chosen instead."""
        given: Preferences = self.model_dump(exclude_none=True)
        for name, value in given.items():
            choices = PREFERENCES[name].choices
            if value not in choices:
                raise Illegal(
                    "{value} is not valid for {name}; choose one of: {choices}.",
                    fields={
                        "value": Word(value),
                        "name": Word(name),
                        "choices": Word(", ".join(choices)),
                    },
                )
        return given


def update_model() -> type[PreferencesUpdate]:
    """The body of the API, with a field for each preference."""
    fields: dict[str, Any] = {
        name: (str | None, Field(default=None, max_length=20, examples=[one.choices[0]]))
        for name, one in PREFERENCES.items()
    }
    about = PreferencesUpdate.__doc__
    return create_model("Wishes", __base__=PreferencesUpdate, __doc__=about, **fields)


def turn_preferences(wishes: Preferences, against_bots: bool = False) -> TurnPreferences:
    """How the moves of such a person are played, at a table where only bots play besides or not."""
    ends = wishes["ending"] == "always" or (wishes["ending"] == "bots" and against_bots)
    holds = wishes["confirm"] == "turn" and not ends
    return TurnPreferences(holds=holds, spares=wishes["ask"] == "choices")
