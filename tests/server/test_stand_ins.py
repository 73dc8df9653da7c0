"""The pages on which bots are chosen tell where one cannot judge the game."""

from __future__ import annotations

import asyncio
import html
from pathlib import Path

import httpx
import pytest

from ceilidh.bots.catalogue import stand_in
from ceilidh.games.template.game import PeatGame
from ceilidh.say import speaker
from ceilidh.server.app import create_app
from ceilidh.server.settings import Settings
from tests.template.fixtures import peat

__all__ = ["peat"]


async def pages(folder: Path, language: str) -> dict[str, str]:
    """What a reader of this language sees; in this process, since Peat is no public game."""
    database = f"sqlite:///{folder / 'test.sqlite3'}"
    transport = httpx.ASGITransport(create_app(Settings(database=database, secret="x")))
    paths = ("/", "/new?game=peat", "/new?game=clans")
    headers = {"accept-language": language}
    async with httpx.AsyncClient(
        transport=transport, base_url="http://table", headers=headers
    ) as reader:
        return {path: html.unescape((await reader.get(path)).text) for path in paths}


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_page_tells_it_once(peat: PeatGame, tmp_path: Path, language: str) -> None:
    reason = stand_in("tacksman", peat.name)
    assert reason is not None
    sentence = speaker(language).reason(reason)
    shown = asyncio.run(pages(tmp_path, language))
    assert [text.count(sentence) for text in shown.values()] == [1, 1, 0]
