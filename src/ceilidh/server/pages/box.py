"""The workshop: the components of an owner's box, entered page by page."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, File, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from starlette.datastructures import FormData

from ceilidh.box.catalogue import KINDS, all_progress, drawn_tables, inspect, kind_named
from ceilidh.box.kind import Kind, art_of
from ceilidh.kernel.component_data.pack_file import Pack, write_pack
from ceilidh.kernel.component_data.pack_merge import merged
from ceilidh.kernel.registry import find
from ceilidh.say import speaker
from ceilidh.server.box.choosing import LINK, linked, remember, share
from ceilidh.server.box.component_view import (
    component_list,
    component_view,
    following,
    other_faults,
    sheet_of,
    total,
)
from ceilidh.server.box.drafts import change, draft_of, last_changed, renamed, undo
from ceilidh.server.box.uploads import read_upload
from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.html.rendering import Field, from_htmx, go, page
from ceilidh.server.request_context import (
    SentForm,
    check_form,
    language_of,
    read_text,
    seated,
    service,
    user_for_form,
)

router = APIRouter(include_in_schema=False)
LARGEST = 400_000  # bytes of a pack that is uploaded
REPLACE = "replace"


def _game(game: str) -> str:
    if game not in KINDS:
        raise NotFound("There is no such game.")
    return game


def _kind(game: str, name: str) -> Kind:
    found = kind_named(_game(game), name)
    if found is None:
        raise NotFound("There is no such kind of component.")
    return found


def _id(kind: Kind, id_: str) -> str:
    if id_ not in kind.ours():
        raise NotFound("There is no such component.")
    return id_


def _draft(request: Request, game: str) -> Pack | None:
    found = service(request)
    user = found.auth.user(request)
    draft = draft_of(found.store, user.id if user else None, game)
    return draft.pack if draft else None


# --- packs of a link ------------------------------------------------------------------------------


@router.get("/box/p/{hash_}")
def shared_page(request: Request, hash_: str) -> HTMLResponse:
    """A pack that somebody shares: what it has, and what can be done with it."""
    pack = linked(service(request).store, hash_)
    faults, _ = inspect(pack)
    return page(
        request,
        "box_shared.html",
        pack=pack,
        game=find(pack.game),
        progress=all_progress(pack.game, pack),
        faults=len(faults),
    )


@router.get("/box/p/{hash_}/pack.toml")
def shared_file(request: Request, hash_: str) -> Response:
    return _download(linked(service(request).store, hash_))


@router.post("/box/p/{hash_}/use")
def use_shared(request: Request, hash_: str, csrf: Field = "") -> Response:
    """Choose it for the next table."""
    user, stay = seated(request, csrf)
    store = service(request).store
    pack = linked(store, hash_)
    remember(store, user.id, pack.game, f"{LINK}{pack.hash}")
    response = go(f"/new?game={pack.game}")
    stay(response)
    return response


@router.post("/box/p/{hash_}/take")
def take_shared(request: Request, hash_: str, csrf: Field = "") -> Response:
    """Take what it has over into one's own box."""
    user, stay = seated(request, csrf)
    store = service(request).store
    pack = linked(store, hash_)
    change(store, user.id, pack.game, lambda mine: merged(mine, pack))
    response = go(f"/box/{pack.game}")
    stay(response)
    return response


# --- a box ----------------------------------------------------------------------------------------


@router.get("/box")
def workshop(request: Request) -> HTMLResponse:
    boxes = [(find(game), total(all_progress(game, _draft(request, game)))) for game in KINDS]
    return page(request, "box.html", boxes=boxes)


@router.get("/box/{game}")
def game_page(request: Request, game: str, shared: str = "") -> HTMLResponse:
    found, user = service(request), service(request).auth.user(request)
    draft = draft_of(found.store, user.id if user else None, _game(game))
    pack = draft.pack if draft else None
    progress = all_progress(game, pack)
    faults = inspect(pack)[0] if pack else []
    return page(
        request,
        "box_game.html",
        game=find(game),
        games=[find(one) for one in KINDS],
        pack=pack,
        undo=draft.undo if draft else 0,
        progress=progress,
        total=total(progress),
        faults=other_faults(faults, game, speaker(language_of(request))),
        link=f"{found.base(request)}/box/p/{shared}" if shared.isalnum() else "",
    )


@router.post("/box/{game}")
def begin(request: Request, game: str, csrf: Field = "", name: Field = "") -> Response:
    """Begin a box, or give it another name."""
    user, stay = seated(request, csrf)
    store = service(request).store
    change(store, user.id, _game(game), lambda pack: renamed(pack, name or pack.name or user.name))
    response = go(f"/box/{game}")
    stay(response)
    return response


@router.post("/box/{game}/undo")
def undo_change(request: Request, game: str, csrf: Field = "") -> Response:
    """Undo the last change, and show what has changed."""
    user = user_for_form(request, csrf)
    store = service(request).store
    table, rows, id_ = last_changed(store, user.id, _game(game))
    undo(store, user.id, game)
    for kind in KINDS[game]:
        if (kind.table, kind.rows) == (table, rows):
            return go(f"/box/{game}/{kind.name}/{id_}")
    return go(f"/box/{game}")


@router.get("/box/{game}/pack.toml")
def own_file(request: Request, game: str) -> Response:
    pack = _draft(request, _game(game))
    if pack is None:
        raise NotFound("You have not entered anything of your box yet.")
    return _download(pack)


def _download(pack: Pack) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{pack.game}-{pack.hash}.toml"'}
    return PlainTextResponse(write_pack(pack), headers=headers, media_type="application/toml")


@router.get("/box/{game}/sheet")
def sheet(request: Request, game: str) -> HTMLResponse:
    """All components on one page, to be printed and ticked off."""
    pack = _draft(request, _game(game)) or Pack(game)
    kinds = sheet_of(pack, speaker(language_of(request)))
    return page(request, "box_sheet.html", game=find(game), art=art_of(game), kinds=kinds)


@router.post("/box/{game}/upload")
async def upload(
    request: Request,
    game: str,
    file: Annotated[bytes, File(max_length=LARGEST)] = b"",
    csrf: Field = "",
    how: Field = "",
) -> Response:
    """Put a pack into one's own box, over what is there or instead of it."""
    try:
        text = file[:LARGEST].decode("utf-8")
    except UnicodeDecodeError as fault:
        raise Refusal("This file is not a pack.") from fault
    await run_in_threadpool(check_form, request, csrf)
    pack = await read_text(request, partial(read_upload, _game(game)), text)

    def kept() -> Response:
        # Who sent no pack does not become a guest.
        user, stay = seated(request, csrf)
        store = service(request).store
        change(store, user.id, game, lambda mine: pack if how == REPLACE else merged(mine, pack))
        response = go(f"/box/{game}")
        stay(response)
        return response

    return await run_in_threadpool(kept)


@router.post("/box/{game}/share")
def share_own(request: Request, game: str, csrf: Field = "") -> Response:
    user = user_for_form(request, csrf)
    store = service(request).store
    draft = draft_of(store, user.id, _game(game))
    hash_ = share(store, user.id, draft.pack if draft else Pack(game))
    return go(f"/box/{game}?shared={hash_}")


# --- components -----------------------------------------------------------------------------------


@router.get("/box/{game}/{kind}")
def kind_page(request: Request, game: str, kind: str) -> HTMLResponse:
    """All components of a kind."""
    known = _kind(game, kind)
    pack = _draft(request, game) or Pack(game)
    to = speaker(language_of(request))
    faults, _ = inspect(pack)
    components = component_list(known, pack, faults, drawn_tables(pack), to)
    done = len([one for one in components if one.state == "confirmed"])
    first = next((one.id for one in components if one.state != "confirmed"), "")
    return page(
        request,
        "box_kind.html",
        game=find(game),
        kind=known,
        art=art_of(game),
        components=components,
        done=done,
        first=first or (components[0].id if components else ""),
    )


@router.get("/box/{game}/{kind}/{id_}")
def component_page(request: Request, game: str, kind: str, id_: str) -> Response:
    known = _kind(game, kind)
    _id(known, id_)
    pack = _draft(request, game)
    if pack is None:
        return go(f"/box/{game}")
    return _component(request, known, pack, id_)


def _component(
    request: Request, kind: Kind, pack: Pack, id_: str, values: dict[str, Any] | None = None
) -> HTMLResponse:
    found, user = service(request), service(request).auth.user(request)
    draft = draft_of(found.store, user.id if user else None, kind.game)
    faults, _ = inspect(pack)
    view = component_view(kind, pack, id_, faults, speaker(language_of(request)))
    template = "_box_component.html" if from_htmx(request) else "box_component.html"
    return page(
        request,
        template,
        game=find(kind.game),
        kind=kind,
        art=art_of(kind.game),
        view=view,
        undo=draft.undo if draft else 0,
        tool=(values or {}).get("tool", "G"),
    )


@router.post("/box/{game}/{kind}/{id_}")
def save(
    request: Request, game: str, kind: str, id_: str, form: SentForm, csrf: Field = ""
) -> Response:
    """Store what was entered; `do` may also confirm it, or go back to our values."""
    user = user_for_form(request, csrf)
    known, sent = _kind(game, kind), _sent(form)
    _id(known, id_)
    do = str(form.get("do", ""))

    def made(pack: Pack) -> Pack:
        if do == "ours":
            pack = pack.with_row(known.table, known.rows, id_, {})
            return known.confirmed(pack, id_, False)
        pack = known.changed(pack, id_, known.read(sent))
        if do in ("confirm", "unconfirm"):
            pack = known.confirmed(pack, id_, do == "confirm")
        return pack

    store = service(request).store
    pack = change(store, user.id, game, made)
    if from_htmx(request):
        return _component(request, known, pack, id_, {"tool": str(form.get("tool", "G"))[:4]})
    if do == "confirm":
        return go(f"/box/{game}/{kind}/{following(known, pack, id_)}")
    return go(f"/box/{game}/{kind}/{id_}")


def _sent(form: FormData) -> dict[str, list[str]]:
    """The texts of a form; files and what is longer than any field are left out."""
    sent: dict[str, list[str]] = {}
    for name, value in form.multi_items():
        if isinstance(value, str):
            sent.setdefault(name, []).append(value[:200])
    return sent
