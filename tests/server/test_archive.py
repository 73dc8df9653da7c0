"""The archive of finished games: which games, whose names, and records that verify."""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile
from collections.abc import Iterator

import httpx
import pytest

import ceilidh
from ceilidh.bots.persons import person_named
from ceilidh.kernel.proof import verified
from ceilidh.server.app import create_app
from ceilidh.server.errors import TooManyRequests
from ceilidh.server.results.open_archive import DOWNLOADS, Downloads, counts, packed
from ceilidh.server.results.profiles import PrivacySettings, set_privacy
from ceilidh.server.settings import Settings
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import BOT, PERSON, SeatInfo
from ceilidh.server.table.consent import answer_back, ask_back
from ceilidh.server.table.rooms import Room
from tests.server.conftest import Enter
from tests.server.helpers import SHORT
from tests.server.house import House


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


def unpacked(house: House) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(b"".join(packed(house.store)))) as files:
        assert files.testzip() is None
        return {name: files.read(name).decode() for name in files.namelist()}


def records(house: House) -> list[str]:
    return [text for name, text in unpacked(house).items() if "/" in name]


def with_words(house: House, *seats: tuple[User, str]) -> Room:
    """A finished open game in which the seats have added words to chance."""
    infos = [
        SeatInfo(number, PERSON, user.name, user.id, word=word)
        for number, (user, word) in enumerate(seats)
    ]
    infos.append(SeatInfo(len(infos), BOT, "", None, "random"))
    owner = seats[0][0]
    made = house.rooms.create(owner, "glenmore", len(infos), {}, infos, None, True)
    return house.play(made)


def test_only_finished_games_of_open_tables(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    private = house.finished(ann, bob)
    house.play(house.table(ann, bob, listed=True), 5)
    public = house.finished(ann, bob, listed=True, options={**SHORT, "modules": ["haggis"]})
    assert counts(house.store) == {"clans": 0, "glenmore": 1}
    files = unpacked(house)
    assert sorted(name.partition("/")[0] for name in files) == [
        "README.txt",
        "games.csv",
        "glenmore",
    ]
    assert "CC0" in files["README.txt"]
    (row,) = csv.DictReader(io.StringIO(files["games.csv"]))
    assert row["modules"] == "haggis" and row["seats"] == "2"
    assert row["points"].split() == [str(score) for score in public.row.scores]
    everything = "".join(files.values()) + "".join(files)
    assert public.id not in everything and private.id not in everything
    text = files[row["file"]]
    again = ceilidh.load(text)
    assert again.scores() == public.row.scores and again.record_key() == public.table.record_key()
    # A game that has gone back from its end is not finished.
    ask_back(public, ann.id, len(public.table.played) - 1)
    answer_back(public, bob.id, True)
    assert counts(house.store)["glenmore"] == 0 and records(house) == []


def test_names_only_of_who_allows_it(house: House) -> None:
    ann, bob = house.guest("Ann of the Glen"), house.guest("Bob of the Loch")
    room = with_words(house, (ann, "1234abcd"), (bob, ""))
    (text,) = records(house)
    bot = room.seats[2].name
    assert person_named(bot) is not None
    assert f'[Seats "Seat 1 / Seat 2 / {bot}"]' in text and "of the" not in text
    # What a browser put in tells nothing of anybody, so that the draws can be checked.
    assert verified(ceilidh.load(text))
    set_privacy(house.store, ann, PrivacySettings(named=True))
    (text,) = records(house)
    assert f'[Seats "Ann of the Glen / Seat 2 / {bot}"]' in text
    set_privacy(house.store, bob, PrivacySettings(named=True))
    (text,) = records(house)
    assert text == room.record()
    set_privacy(house.store, ann, PrivacySettings())
    assert "Ann of the Glen" not in records(house)[0]


def test_a_word_that_somebody_wrote_is_kept_back(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    with_words(house, (ann, "greetings from Oban"), (bob, "00ff"))
    (text,) = records(house)
    assert "Oban" not in text and "[Chance" not in text
    assert ceilidh.load(text).actor is None
    set_privacy(house.store, ann, PrivacySettings(named=True))
    assert "greetings%20from%20Oban" in records(house)[0]


def test_the_archive_comes_piece_by_piece(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    for _ in range(2):
        house.finished(ann, bob, listed=True)
    pieces = list(packed(house.store))
    assert len(pieces) == 3 and all(pieces)
    downloads = Downloads()
    begun = [downloads.begin(house.store) for _ in range(DOWNLOADS)]
    next(begun[0])
    with pytest.raises(TooManyRequests):
        downloads.begin(house.store)
    # Whether all of it was sent, a part, or nothing: who is gone makes room.
    for _ in range(DOWNLOADS):
        begun.pop()
        assert next(downloads.begin(house.store))


def test_anybody_can_fetch_it(enter: Enter) -> None:
    ann = enter("Ann")
    ann.client.cookies.clear()
    about = ann.get("/api/archive").json()
    assert about["licence"] == "CC0 1.0" and about["games"].keys() == {"clans", "glenmore"}
    fetched = ann.get(about["download"])
    assert fetched.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(fetched.content)) as files:
        assert files.testzip() is None and "games.csv" in files.namelist()
    page = ann.get("/archive").text
    assert about["download"] in page and about["licence_link"] in page


def test_a_server_may_keep_none() -> None:
    app = create_app(Settings(database="sqlite://", secret="x", archive=False))

    async def ask() -> None:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            for path in ("/archive", "/api/archive", "/api/archive/games.zip"):
                assert (await client.get(path)).status_code == 404, path

    asyncio.run(ask())
