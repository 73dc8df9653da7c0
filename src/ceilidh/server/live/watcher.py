"""Who has a page of a table open."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Watcher:
    """The user and the sign-in, and what the page was asked for with: its language, what the user
    or the browser prefers, and what links begin with."""

    user: int | None
    session: str
    language: str
    wishes: tuple[tuple[str, str], ...]
    base: str
