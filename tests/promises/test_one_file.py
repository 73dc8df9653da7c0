"""Promises of the docs: a language is one catalogue, and a bot is one file."""

from __future__ import annotations

from pathlib import Path

from tests.promises.overlay import PACKAGE, PAGES, overlay, run

GERMAN = """
msgid ""
msgstr ""
"Language: de\\n"
"Language-Team: Deutsch\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"Content-Type: text/plain; charset=utf-8\\n"

msgid "Rules"
msgstr "Regeln"
"""

MISER = '''
"""A bot that always plays the first legal move."""

from ceilidh.bots.profile import BotProfile


class Miser:
    def __init__(self, rng):
        self.rng = rng

    def choose(self, game, state, seat, legal):
        return legal[0]


BOT = BotProfile("miser", place=5, character="saves every penny", make=Miser)
'''


def german(folder: Path) -> Path:
    return overlay(folder, {"locale/de/LC_MESSAGES/ceilidh.po": GERMAN})


def test_a_language_is_one_catalogue(tmp_path: Path) -> None:
    told = run(
        german(tmp_path / "german"),
        PAGES
        + """
from ceilidh.book.shelf import book_of
from ceilidh.lessons.library import lessons_of
from ceilidh.say import LANGUAGES, own_name, speaker

print(LANGUAGES, own_name("de"), speaker("de").text("Rules"), "/", speaker("de").text("Language"))
for game in ("clans", "glenmore"):
    title = book_of(game).chapters[0].title
    assert title["de"] == title["en"] and "de" in title.missing()
    lesson = lessons_of(game)[0]
    assert lesson.title["de"] == lesson.title["en"] != lesson.title["fr"]
    chapter = book_of(game).chapters[0].name
    for path in ("/", "/rules", f"/rules/{game}/{chapter}", "/learn", f"/new?game={game}"):
        assert 'lang="de"' in fetched(path + ("&" if "?" in path else "?") + "lang=de"), path
home = fetched("/?lang=de")
print("Deutsch" in home, "Regeln" in home, "Regeln" in fetched("/?lang=fr"))
""",
        CEILIDH_DRAFTS="yes",
    )
    assert told.splitlines() == [
        "('en', 'de', 'fr', 'pt', 'pt_BR') Deutsch Regeln / Language",
        "True True False",
    ]


def test_a_language_that_is_hardly_begun_is_not_offered(tmp_path: Path) -> None:
    """Its translator can still ask for it by its name."""
    told = run(
        german(tmp_path / "german"),
        PAGES
        + """
from ceilidh.say import LANGUAGES, speaker

home = fetched("/?lang=de")
print(LANGUAGES, 'lang="en"' in home, "Deutsch" in home, speaker("de").text("Rules"))
""",
    )
    assert told.splitlines() == ["('en', 'fr', 'pt', 'pt_BR') True False Regeln"]


def test_a_language_that_is_nearly_whole_is_offered(tmp_path: Path) -> None:
    french = (PACKAGE / "locale/fr/LC_MESSAGES/ceilidh.po").read_text("utf-8")
    head, *entries = french.replace("Language: fr", "Language: de").split("\n\n")
    told = ""
    for share in (0.75, 0.85):
        part = "\n\n".join([head, *entries[: int(share * len(entries))]]) + "\n"
        folder = overlay(tmp_path / str(share), {"locale/de/LC_MESSAGES/ceilidh.po": part})
        told += run(folder, "from ceilidh.say import LANGUAGES; print('de' in LANGUAGES)")
    assert told.split() == ["False", "True"]


def test_a_bot_is_one_file(tmp_path: Path) -> None:
    folder = overlay(tmp_path / "miser", {"bots/roster/miser.py": MISER})
    told = run(
        folder,
        PAGES
        + """
from ceilidh.bots.catalogue import NAMES, make_bot
from ceilidh.bots.base import ask
from ceilidh.cli import main
import ceilidh

print(NAMES[:3])
table = ceilidh.new("clans", 2, seed=1)
bot = make_bot("miser", "clans", 1, 0)
chosen = ask(bot, table.game, table.state, 0)
print(chosen is table.game.legal(table.state)[0])
for game in ("clans", "glenmore"):
    page = fetched(f"/new?game={game}")
    assert 'value="miser"' in page and "saves every penny" in page
print(main(["simulate", "clans", "--bots", "miser,random", "--games", "1", "--json"]))
""",
    )
    lines = told.splitlines()
    assert lines[:2] == ["('random', 'miser', 'learner')", "True"]
    assert lines[-1] == "0" and "miser" in told
