"""The application: parts put together, errors answered, live lines kept, health told."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from http import HTTPStatus

from fastapi import FastAPI, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from ceilidh.draw.svg import draw_parts, draw_stock
from ceilidh.kernel.errors import CeilidhError, IllegalMove
from ceilidh.kernel.opening import new
from ceilidh.kernel.registry import list_games
from ceilidh.say import LANGUAGES, speaker
from ceilidh.server.errors import Illegal, NotFound, Refusal
from ceilidh.server.html.patches import Patches
from ceilidh.server.html.rendering import go, refusal_page
from ceilidh.server.html.templates import WEB, prepare_templates, static_version
from ceilidh.server.http.access import Access
from ceilidh.server.http.database_guard import RETRY_AFTER, DatabaseGuard
from ceilidh.server.http.error_responses import (
    PROGRAMS,
    json_answer,
    unreadable,
    unserved,
    without_slash,
)
from ceilidh.server.http.limits import Limits, client_of
from ceilidh.server.http.static_files import PublicFiles
from ceilidh.server.live.broadcaster import (
    Broadcaster,
    ConnectionLimits,
    LiveConnection,
    LiveResponse,
)
from ceilidh.server.live.watcher import Watcher
from ceilidh.server.logs import tell
from ceilidh.server.people.auth import Auth
from ceilidh.server.people.one_person import OnePerson
from ceilidh.server.people.preferences import preferences
from ceilidh.server.request_context import language_of
from ceilidh.server.request_context import service as service_of
from ceilidh.server.routes import routers
from ceilidh.server.service import Service
from ceilidh.server.settings import Settings
from ceilidh.server.storage.database import migrate, open_database
from ceilidh.server.storage.models import User
from ceilidh.server.storage.retention import expire
from ceilidh.server.storage.store import Store
from ceilidh.server.table.rooms import Rooms
from ceilidh.server.table.text_cache import TextCache
from ceilidh.server.thinking.bot_runner import BotRunner
from ceilidh.server.workforce.contract import Workforce, workforce_of

log = logging.getLogger("ceilidh.server")
COLLECTED = (20_000, 20, 100)  # new objects before a young collection, and how seldom older ones
RETENTION = 3600.0  # seconds between two looks at what has expired
COMPRESSED = 4  # of 9: twice as fast as the highest, for a tenth more to send


def make_service(settings: Settings, workforce: Workforce | None = None) -> Service:
    """The parts behind the application; the database is migrated."""
    staff = workforce or workforce_of(settings)
    engine = open_database(settings.database_url)
    migrate(engine)
    store = Store(engine)
    who = OnePerson if settings.embedded else Auth
    auth = who(store, settings.signing_secret())
    broadcaster = Broadcaster()
    rooms = Rooms(store, settings.rooms)
    bot_runner = BotRunner(rooms, broadcaster, staff.thinker, settings.bot_pause)
    return Service(
        settings,
        store,
        auth,
        broadcaster,
        rooms,
        bot_runner,
        staff.analysis_staff,
        staff.reader,
    )


def create_app(settings: Settings, workforce: Workforce | None = None) -> FastAPI:
    staff = workforce or workforce_of(settings)
    service = make_service(settings, staff)
    push = Patches(service)
    service.broadcaster.news, service.broadcaster.forget = push.news, push.forget
    lines = ConnectionLimits(settings.streams_per_address, settings.streams_per_account)
    # No page of the framework to try the API: it would load scripts of another site.
    # Its redirect to the address without a slash would repeat the header `Host`.
    app = FastAPI(
        title="ceilidh",
        lifespan=partial(_lifespan, staff=staff),
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.service = service
    for router in routers(alone=settings.embedded):
        app.include_router(router)
    app.mount("/static", PublicFiles(WEB / "static", static_version()))
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=COMPRESSED)
    app.add_middleware(DatabaseGuard)
    app.add_middleware(Access, public_url=settings.public_url)
    app.add_middleware(Limits, per_minute=settings.requests_per_minute, https=settings.https)
    if settings.counts:
        from ceilidh.server.figures import measure

        measure(app, service)
    _answer_errors(app)

    @app.get("/health")
    def health() -> JSONResponse:
        try:
            counts = service.store.check()
        except SQLAlchemyError as fault:
            tell(log, logging.ERROR, "no database", fault=str(fault))
            return JSONResponse({"status": "no database"}, 503, {"Retry-After": RETRY_AFTER})
        return JSONResponse({"status": "ok", "rooms": len(service.rooms.rooms), **counts})

    @app.get("/t/{table_id}/live")
    async def live(request: Request, table_id: str, page: bool = False) -> LiveResponse:
        await run_in_threadpool(service.rooms.get, table_id)
        user = await run_in_threadpool(service.auth.user, request)
        under = lines.enter(client_of(request.scope), user.id if user else None)
        packs = page and "gzip" in request.headers.get("accept-encoding", "")
        line = LiveConnection(_watcher(request, user) if page else None, packs)
        events = service.broadcaster.listen(table_id, user.id if user else None, line)
        return LiveResponse(events, partial(lines.leave, under), packs)

    return app


def _watcher(request: Request, user: User | None) -> Watcher:
    """Who opens the line of a page."""
    service = service_of(request)
    return Watcher(
        user=user.id if user else None,
        session=service.auth.session_of(request) if user else "",
        language=language_of(request),
        wishes=tuple(preferences(request, user).items()),
        base=service.base(request) if user else "",
    )


@asynccontextmanager
async def _lifespan(app: FastAPI, staff: Workforce) -> AsyncIterator[None]:
    """What runs beside the requests: those who work, bots at tables, and what expires."""
    service: Service = app.state.service
    broadcaster, store = service.broadcaster, service.store
    broadcaster.loop = asyncio.get_running_loop()
    async with AsyncExitStack() as open_parts:
        await open_parts.enter_async_context(staff.at_work(service))
        if staff.makes_ready:
            await run_in_threadpool(warm_up)
            await run_in_threadpool(_read_once, store)
        rest_in_memory()
        if service.settings.counts:
            from ceilidh.server.figures import counted_errors

            open_parts.enter_context(counted_errors(app))
        service.bot_runner.start()
        expiring = asyncio.create_task(_expire_by_and_by(service))
        tell(log, logging.INFO, "started", database=store.engine.dialect.name)
        yield
        expiring.cancel()
        service.bot_runner.stop()
        broadcaster.close()
    store.engine.dispose()
    tell(log, logging.INFO, "stopped")


async def _expire_by_and_by(service: Service) -> None:
    """Delete what has expired, as long as the server runs; several processes do no harm."""
    days = (service.settings.guest_days, service.settings.empty_table_days)
    while True:
        try:
            gone = await run_in_threadpool(expire, service.store, *days)
        except SQLAlchemyError as fault:
            tell(log, logging.WARNING, "nothing expires", fault=str(fault))
        else:
            tell(log, logging.INFO, "expired", guests=gone.guests, tables=gone.tables)
        await asyncio.sleep(RETENTION)


def warm_up() -> None:
    """Load drawings, words and templates before the first page; they take half a second.

    Before, not beside it: then the first page would wait for them and for its turn as well.
    """
    prepare_templates()
    for game in list_games():
        table = new(game.name, game.players[-1], 0)
        table.play(table.legal()[0])
        for language in LANGUAGES:
            draw_parts(table.view(), language)
            draw_stock(game.name, language)
            TextCache().line(speaker(language), table, 0, table.names)


def _read_once(store: Store) -> None:
    """Make the statements that read a table: that takes longer than to run them."""
    with suppress(NotFound, SQLAlchemyError):
        store.table("")


def rest_in_memory() -> None:
    """What was loaded stays for good: the collector need not look at it again and again.

    A full collection stops everybody for as long as it takes, so that it comes seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


def _answer_errors(app: FastAPI) -> None:
    """Every refusal is a sentence: JSON for programs, a page for people."""

    @app.exception_handler(Refusal)
    async def refuse(request: Request, fault: Refusal) -> Response:
        if request.scope["path"].startswith(PROGRAMS):
            return json_answer(fault, language_of(request))
        return await run_in_threadpool(refusal_page, request, fault)

    @app.exception_handler(IllegalMove)
    async def explain_move(request: Request, fault: IllegalMove) -> Response:
        return await refuse(request, Illegal.because(fault.reason))

    @app.exception_handler(CeilidhError)
    async def explain_fault(request: Request, fault: CeilidhError) -> Response:
        return await refuse(request, Refusal.because(fault.reason))

    @app.exception_handler(RequestValidationError)
    async def explain_request(request: Request, fault: RequestValidationError) -> Response:
        return await refuse(request, unreadable(fault))

    @app.exception_handler(HTTPException)
    async def explain_status(request: Request, fault: HTTPException) -> Response:
        shorter = without_slash(request) if fault.status_code == HTTPStatus.NOT_FOUND else ""
        return go(shorter) if shorter else await refuse(request, unserved(fault.status_code))
