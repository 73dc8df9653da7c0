"""Every answer that somebody can get at a table: the paths are read off the application."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import httpx
from starlette.routing import BaseRoute

from ceilidh.kernel.action import Spec
from ceilidh.kernel.table import Table
from tests.server.secrecy.town import ID, Town, Visitor

# What is about no table, about the asker alone, or the results of games that are over.
APART = (
    "/openapi.json",
    "/static",
    "/health",
    "/metrics",
    "/admin",
    "/api/admin",
    "/people/report",
    "/api/people/{user_id}/report",
    "/people/{user_id}/report",
    "/api/commitments",
    "/push-worker.js",
    "/rules",
    "/learn",
    "/puzzles",
    "/practice",
    "/open",
    "/automa",
    "/box",
    "/today",
    "/new",
    "/quick",
    "/records",
    "/settings",
    "/preferences",
    "/profile",
    "/ratings",
    "/account",
    "/notices",
    "/api/bots",
    "/api/games",
    "/api/records",
    "/api/me",
    "/api/guest",
    "/api/keep",
    "/api/login",
    "/api/logout",
    "/api/preferences",
    "/api/analyses",
    "/api/profile",
    "/api/people",
    "/api/ratings",
)
LISTS = (
    "/",
    "/api/tables",
    "/account/data",
    "/people/{user_id}",
    "/archive",
    "/api/archive",
    "/api/archive/games.zip",
)
UNENDED = "/t/{table_id}/live"  # `Town.patches` asks what it sends
NEW_TABLES = ("/branch", "/rematch")  # the answer names a table that nobody knows yet
BODY: dict[str, Any] = {
    **{"move": "done", "key": "none", "bundle": "none", "text": "x", "yes": False},
    **{"invite": "none", "seat": 7, "bot": "none", "word": "", "back": 0, "why": "x"},
}
Told = dict[str, str]


def paths(routes: Sequence[BaseRoute]) -> Iterator[tuple[str, str]]:
    """Method and path of every route, those of routers included."""
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            yield from paths(inner.routes)
        else:
            for method in sorted(getattr(route, "methods", None) or ["GET"]):
                yield method, str(getattr(route, "path", ""))


def is_known(path: str) -> bool:
    """Whether a path is asked here, or belongs to what reads no game."""
    return "{table_id}" in path or path in LISTS or path.startswith(APART)


def questions(spec: Spec, most: int) -> list[str]:
    """A word of the vocabulary as people type it: alone, misspelt, and with what may follow."""
    step = max(1, len(spec.all) // most)
    return [spec.word, f"{spec.word}x ?", *[action.text for action in spec.all[::step]][:most]]


def vocabulary(table: Table, most: int) -> list[str]:
    """Every word in all its forms."""
    specs = table.game.vocabulary.specs
    return ["", "?", *[text for spec in specs for text in questions(spec, most)]]


def words(table: Table, nth: int = 0, step: int = 1) -> list[str]:
    """Every word, or each so manieth, in one of its forms by turns."""
    specs = table.game.vocabulary.specs
    return [questions(spec, 1)[(at + nth) % 3] for at, spec in enumerate(specs) if at % step == 0]


def targets(table: Table, most: int) -> list[str]:
    """Things that can be clicked: some words of every domain that has a target."""
    found: dict[str, None] = {}
    for spec in table.game.vocabulary.specs:
        for domain in spec.domains:
            step = max(1, len(domain.words) // most)
            if domain.target:
                some = domain.words[::step][:most]
                found.update({f"{domain.target}:{word}": None for word in some})
    return list(found)


def queries(path: str, table: Table) -> list[dict[str, Any]]:
    """What a reader can ask at a path, beside nothing."""
    now = len(table.played)
    past = [{"move": max(now - back, 0)} for back in (0, 1, 2)]
    if path in ("/t/{table_id}", "/t/{table_id}/now", "/api/tables/{table_id}"):
        return [{}, *past[:2], {"move": now, "turn": 0}]
    if path.endswith("/why"):
        if path.startswith("/t/"):
            asked = [{"target": one} for one in targets(table, 1)]
            return [*asked, *[{"move": text} for text in words(table, 1, 4)]]
        return [{"move": text} for text in words(table)]
    if path.endswith("/tip"):
        return [{"target": one} for one in targets(table, 2)]
    if path.endswith("/reckoning"):
        lines = [line for line, _ in table.sheet()]
        return [{"line": line, "seat": at % table.players} for at, line in enumerate(lines)]
    if path.endswith("/steps"):
        return [{**one, "turn": 0} for one in past]
    if path == "/t/{table_id}/preview":
        legal = [move.text for move in table.legal()[:4]]
        return [{"move": text} for text in [*legal, *words(table, 2, 4)]]
    return [{}]


def _text(answer: httpx.Response) -> str:
    assert answer.status_code < 500, (str(answer.url), answer.text)
    return f"{answer.status_code} {answer.text}"


def read(town: Town, person: Visitor, table: Table) -> Told:
    """What everybody can read, and what is answered to every question."""
    told: Told = {}
    for method, path in paths(town.app.routes):
        if method != "GET" or path == UNENDED or not ("{table_id}" in path or path in LISTS):
            continue
        filled = path.replace("{table_id}", ID).replace("{job_id}", "none")
        filled = filled.replace("{user_id}", str(town.seated[0].id))
        for query in queries(path, table):
            told[f"GET {filled} {query}"] = _text(person.ask("GET", filled, params=query))
    return told


def tried(town: Town, person: Visitor, table: Table) -> Told:
    """What everybody can try: whatever is allowed changes the table, so this comes last."""
    told: Told = {}
    key = person.ask("GET", f"/api/tables/{ID}").json()["key"]
    for text in words(table, 2, 2):
        body = {"move": text, "key": key}
        told[f"preview {text}"] = _text(person.ask("POST", f"/api/tables/{ID}/preview", json=body))
        if text not in {move.text for move in table.legal()}:
            told[f"move {text}"] = _text(person.ask("POST", f"/api/tables/{ID}/moves", json=body))
    for method, path in paths(town.app.routes):
        if method in ("GET", "HEAD") or "{table_id}" not in path or path.endswith("/moves"):
            continue
        filled = path.replace("{table_id}", ID).replace("{job_id}", "none")
        body = {**BODY, "key": key}
        if path.endswith(("/branch", "/back")):
            body["move"] = str(len(table.played))
        form = path.startswith("/t/")
        answer = person.ask(method, filled, **({"data": body} if form else {"json": body}))
        made = path.endswith(NEW_TABLES) and answer.status_code < 400
        told[f"{method} {filled}"] = "a new table" if made else _text(answer)
    return told


def differences(here: Told, there: Told) -> list[str]:
    assert here.keys() == there.keys()
    return [path for path, text in here.items() if text != there[path]]
