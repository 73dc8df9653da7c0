"""The application: parts put together, errors answered, live lines kept, health told."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse, StreamingResponse

from ceilidh.kernel.errors import CeilidhError
from ceilidh.say import LANGUAGES
from ceilidh.server import api, pages
from ceilidh.server.auth import Auth
from ceilidh.server.database import migrate, open_database
from ceilidh.server.errors import Refusal
from ceilidh.server.limits import Limits
from ceilidh.server.live import Hub
from ceilidh.server.robots import Robots
from ceilidh.server.rooms import Rooms
from ceilidh.server.service import Service
from ceilidh.server.settings import Settings
from ceilidh.server.store import Store

log = logging.getLogger("ceilidh.server")
LANGUAGE_COOKIE = "language"


def make_service(settings: Settings) -> Service:
    """The parts behind the application; the database is migrated."""
    engine = open_database(settings.database_url)
    migrate(engine)
    store = Store(engine)
    auth = Auth(store, settings.signing_secret(), settings.secure_cookies)
    hub = Hub()
    rooms = Rooms(store)
    robots = Robots(rooms, hub, settings.bot_workers, settings.bot_pause)
    return Service(settings, store, auth, hub, rooms, robots)


def create_app(settings: Settings) -> FastAPI:
    service = make_service(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service.hub.loop = asyncio.get_running_loop()
        service.robots.start()
        for table_id in service.store.unfinished():
            service.robots.look(table_id)
        yield
        service.robots.stop()
        service.hub.close()
        service.store.engine.dispose()

    app = FastAPI(title="ceilidh", lifespan=lifespan, docs_url="/docs", redoc_url=None)
    app.state.service = service
    app.include_router(api.router)
    app.include_router(pages.router)
    app.mount("/static", pages.static_files())
    app.add_middleware(GZipMiddleware, minimum_size=500)
    app.add_middleware(Limits, per_minute=settings.requests_per_minute)

    @app.middleware("http")
    async def choose_language(
        request: Request, call_next: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        request.state.language = language(request)
        began = time.perf_counter()
        response = await call_next(request)
        log.info(
            json.dumps(
                {
                    "method": request.method,
                    "path": request.url.path,
                    "status": response.status_code,
                    "ms": round((time.perf_counter() - began) * 1000, 1),
                }
            )
        )
        return response

    @app.exception_handler(Refusal)
    async def refuse(request: Request, fault: Refusal) -> Response:
        if request.url.path.startswith("/api/"):
            body = {"error": fault.text, "rules": list(fault.rules)}
            return JSONResponse(body, fault.status)
        return pages.refusal_page(request, fault)

    @app.exception_handler(CeilidhError)
    async def explain_fault(request: Request, fault: CeilidhError) -> Response:
        return await refuse(request, Refusal(str(fault)))

    @app.get("/health")
    def health() -> dict[str, object]:
        return {"status": "ok", "rooms": len(service.rooms.rooms), **service.store.counts()}

    @app.get("/t/{table_id}/live")
    async def live(table_id: str) -> StreamingResponse:
        await asyncio.to_thread(service.rooms.get, table_id)
        return StreamingResponse(
            service.hub.listen(table_id),
            media_type="text/event-stream",
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
        )

    return app


def language(request: Request) -> str:
    """The language of the address, the cookie, or the browser; English if we have none of them."""
    wishes = [request.query_params.get("lang", ""), request.cookies.get(LANGUAGE_COOKIE, "")]
    for part in request.headers.get("accept-language", "").split(","):
        wishes.append(part.split(";")[0].strip()[:2].lower())
    for wish in wishes:
        if wish in LANGUAGES:
            return wish
    return LANGUAGES[0]
