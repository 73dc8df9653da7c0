"""The application: parts put together, errors answered, live lines kept, health told."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from http import HTTPStatus

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI, Request, Response
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
from ceilidh.server.http.metrics import LOGS, ErrorCount, Metering, Metrics, check_reader
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
from ceilidh.server.people.preferences import preferences
from ceilidh.server.request_context import language_of
from ceilidh.server.request_context import service as service_of
from ceilidh.server.routes import routers
from ceilidh.server.service import Service
from ceilidh.server.settings import Settings
from ceilidh.server.storage.database import migrate, open_database
from ceilidh.server.storage.models import User
from ceilidh.server.storage.postgres_notify import PostgresListener
from ceilidh.server.storage.retention import expire
from ceilidh.server.storage.store import Store
from ceilidh.server.table.rooms import Rooms
from ceilidh.server.table.text_cache import TextCache
from ceilidh.server.thinking.bot_runner import BotRunner
from ceilidh.server.thinking.compiled_engine import CompiledEngine

log = logging.getLogger("ceilidh.server")
THREADS = 4  # that answer requests: Python runs one at a time, so more only get in its way
SWITCH = 0.0005  # seconds after which a thread that draws gives way to one that answers
COLLECTED = (20_000, 20, 100)  # new objects before a young collection, and how seldom older ones
RETENTION = 3600.0  # seconds between two looks at what has expired
COMPRESSED = 4  # of 9: twice as fast as the highest, for a tenth more to send


def make_service(settings: Settings) -> Service:
    """The parts behind the application; the database is migrated."""
    engine = open_database(settings.database_url)
    migrate(engine)
    store = Store(engine)
    auth = Auth(store, settings.signing_secret())
    broadcaster = Broadcaster()
    rooms = Rooms(store, settings.rooms)
    bot_runner = BotRunner(
        rooms,
        broadcaster,
        settings.bot_workers,
        settings.bot_pause,
        CompiledEngine(settings.engine),
    )
    return Service(settings, store, auth, broadcaster, rooms, bot_runner)


def create_app(settings: Settings) -> FastAPI:
    service = make_service(settings)
    push = Patches(service)
    service.broadcaster.news, service.broadcaster.forget = push.news, push.forget
    lines = ConnectionLimits(settings.streams_per_address, settings.streams_per_account)
    # No page of the framework to try the API: it would load scripts of another site.
    # Its redirect to the address without a slash would repeat the header `Host`.
    app = FastAPI(
        title="ceilidh",
        lifespan=_lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.service = service
    for router in routers():
        app.include_router(router)
    app.mount("/static", PublicFiles(WEB / "static", static_version()))
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=COMPRESSED)
    app.add_middleware(DatabaseGuard)
    app.add_middleware(Access, public_url=settings.public_url)
    app.add_middleware(Limits, per_minute=settings.requests_per_minute, https=settings.https)
    app.state.metrics = _measure(app, service)
    _answer_errors(app)

    @app.get("/health")
    def health() -> JSONResponse:
        try:
            counts = service.store.check()
        except SQLAlchemyError as fault:
            tell(log, logging.ERROR, "no database", fault=str(fault))
            return JSONResponse({"status": "no database"}, 503, {"Retry-After": RETRY_AFTER})
        return JSONResponse({"status": "ok", "rooms": len(service.rooms.rooms), **counts})

    if settings.metrics:
        app.add_api_route("/metrics", _figures, methods=["GET"], include_in_schema=False)

    @app.get("/t/{table_id}/live")
    async def live(request: Request, table_id: str, page: bool = False) -> LiveResponse:
        await asyncio.to_thread(service.rooms.get, table_id)
        user = await asyncio.to_thread(service.auth.user, request)
        under = lines.enter(client_of(request.scope), user.id if user else None)
        packs = page and "gzip" in request.headers.get("accept-encoding", "")
        line = LiveConnection(_watcher(request, user) if page else None, packs)
        events = service.broadcaster.listen(table_id, user.id if user else None, line)
        return LiveResponse(events, partial(lines.leave, under), packs)

    return app


def _measure(app: FastAPI, service: Service) -> Metrics:
    """Count answers from now on, and know where the other figures are."""
    metrics = Metrics()
    app.add_middleware(Metering, metrics=metrics)
    store, watchers = service.store, service.broadcaster.watchers
    for name, text, value in (
        ("live_connections", "Live lines that are open", lambda: sum(map(len, watchers.values()))),
        ("bot_queue", "Moves that bots owe or think about", lambda: service.bot_runner.asked),
        ("analysis_queue", "Analyses that wait or run", service.analyses.analysts.open_count),
        ("rooms", "Tables in memory", lambda: len(service.rooms.rooms)),
    ):
        metrics.look_up(f"ceilidh_{name}", text, value)
    stored = "Moves of people and bots that were stored"
    metrics.look_up("ceilidh_moves", stored, lambda: store.moves_stored, counter=True)
    return metrics


async def _figures(request: Request) -> Response:
    """In the event loop, which alone changes what is looked up."""
    check_reader(request, service_of(request).settings.metrics_token)
    metrics: Metrics = request.app.state.metrics
    return metrics.text()


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
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """What runs beside the requests: watchers, bots, and the ear for other processes."""
    service: Service = app.state.service
    broadcaster, store = service.broadcaster, service.store
    current_default_thread_limiter().total_tokens = THREADS
    await asyncio.to_thread(warm_up)
    await asyncio.to_thread(_read_once, store)
    rest_in_memory()
    sys.setswitchinterval(SWITCH)
    broadcaster.loop = asyncio.get_running_loop()
    broadcaster.close_on_signal()
    listener = telling = None
    if store.shared:
        broadcaster.tell_others = store.tell_people
        listener = PostgresListener(store.engine, store.token, service.heard, service.missed)
        await asyncio.to_thread(listener.start)
        telling = asyncio.create_task(broadcaster.tell_again())
    errors = ErrorCount(app.state.metrics)
    logging.getLogger(LOGS).addHandler(errors)
    service.bot_runner.start()
    service.notice_sender.open()
    service.clock_worker.start()
    expiring = asyncio.create_task(_expire_by_and_by(service))
    tell(log, logging.INFO, "started", database=store.engine.dialect.name)
    yield
    expiring.cancel()
    await asyncio.to_thread(service.clock_worker.stop)
    service.bot_runner.stop()
    await asyncio.to_thread(service.analyses.analysts.stop)
    await asyncio.to_thread(service.reader.stop)
    service.auth.passwords.threads.stop()
    service.notice_sender.look_ups.stop()
    broadcaster.close()
    if listener is not None and telling is not None:
        telling.cancel()
        await asyncio.to_thread(listener.stop)
    store.engine.dispose()
    logging.getLogger(LOGS).removeHandler(errors)
    tell(log, logging.INFO, "stopped")


async def _expire_by_and_by(service: Service) -> None:
    """Delete what has expired, as long as the server runs; several processes do no harm."""
    days = (service.settings.guest_days, service.settings.empty_table_days)
    while True:
        try:
            gone = await asyncio.to_thread(expire, service.store, *days)
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
        return await asyncio.to_thread(refusal_page, request, fault)

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
