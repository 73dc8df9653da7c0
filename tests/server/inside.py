"""An application in this process, asked without a network: for tests that change its parts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from ceilidh.server.app import create_app
from ceilidh.server.settings import Settings


class Inside:
    """A browser at it, which keeps cookies; nothing runs beside its requests."""

    def __init__(self, folder: Path) -> None:
        database = f"sqlite:///{folder / 'inside.sqlite3'}"
        self.app: FastAPI = create_app(Settings(database=database, secret="x"))
        self.cookies = httpx.Cookies()
        self.headers: dict[str, str] = {}

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {**self.headers, **(more.pop("headers", None) or {})}
        return asyncio.run(self._send(method, path, headers=headers, **more))

    async def _send(self, method: str, path: str, **more: Any) -> httpx.Response:
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(
            transport=transport, base_url="http://inside", cookies=self.cookies
        ) as client:
            answer = await client.request(method, path, **more)
            self.cookies = client.cookies
            return answer

    def get(self, path: str) -> httpx.Response:
        return self.request("GET", path)

    def close(self) -> None:
        self.app.state.service.store.engine.dispose()
