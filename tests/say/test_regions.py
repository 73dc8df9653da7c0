"""A regional form is a thin catalogue: its wider language has what it lacks, entry by entry."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from ceilidh.book.shelf import book_of
from ceilidh.bots.analysis.verdict_text import number_text
from ceilidh.lessons.library import lessons_of
from ceilidh.say import LANGUAGES, own_name, speaker
from ceilidh.say.catalogues import first_known, language_tag, translations
from scripts import messages, words

SAID = 'def f(to):\n    to.text("File")\n    to.text("Rules")\n    to.text("New")\n'


def entries(catalogue: Catalog) -> list[str]:
    return [messages.name_of(one) for one in catalogue if one.id]


# --- speaking -------------------------------------------------------------------------------------


def test_what_differs_is_its_own_and_the_rest_is_portuguese() -> None:
    brazil, portugal = speaker("pt_BR"), speaker("pt")
    assert (brazil.text("File"), portugal.text("File")) == ("Arquivo", "Ficheiro")
    assert brazil.text("Rules") == portugal.text("Rules") == "Regras"
    assert brazil.text("never heard of") == "never heard of"
    assert brazil.text("You have £{n} now.", n=3) == "Você tem £3 agora."
    assert brazil.count("{n} hex", "{n} hexes", 2) == "2 hexágonos"
    assert brazil.count("{n} rated game", "{n} rated games", 0) == "0 partidas classificadas"


def test_numbers_of_things_change_as_in_the_wider_language() -> None:
    """A catalogue says which form belongs to a number, and the forms come from both."""
    heads = [translations(one).info()["plural-forms"] for one in ("pt", "pt_BR")]
    assert heads[0] == heads[1]


def test_it_has_a_name_of_its_own() -> None:
    assert "pt_BR" in LANGUAGES
    assert own_name("pt_BR") == "Português (Brasil)"
    assert language_tag("pt_BR") == "pt-BR"


def test_books_lessons_and_decimals_are_portuguese() -> None:
    book = book_of("clans")
    assert book is not None
    for text in (book.chapters[0].title, lessons_of("clans")[0].title):
        assert text["pt_BR"] == text["pt"] != text["en"]
        assert text.missing() == []
    assert number_text(speaker("pt_BR"), 1.5) == "1,5"


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        (["pt-BR"], "pt_BR"),
        (["pt-br"], "pt_BR"),
        (["pt_BR"], "pt_BR"),
        (["pt-AO"], "pt"),
        (["", "de", " fr "], "fr"),
        (["en-GB", "fr"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_there_is(wishes: list[str], found: str) -> None:
    assert first_known(wishes) == found


# --- the catalogue --------------------------------------------------------------------------------


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A file with three messages, all of them in Portuguese, one in Brazilian Portuguese."""
    (tmp_path / "say").mkdir()
    (tmp_path / "say" / "words.py").write_text(SAID)
    for language, file in (("pt", "Ficheiro"), ("pt_BR", "Arquivo")):
        path = messages.path_of(language, tmp_path)
        path.parent.mkdir(parents=True)
        made = messages.empty(language)
        made.add("File", file, locations=[("say/words.py", 0)])
        path.write_text(messages.written(made, ""), "utf-8")
    return tmp_path


def test_a_run_adds_nothing_to_a_thin_catalogue(source: Path) -> None:
    template = messages.template_catalogue(source)
    assert (messages.wider("pt_BR", source), messages.wider("pt", source)) == ("pt", "")
    assert messages.wider("de_AT", source) == "", "without German it stands alone"
    before = messages.path_of("pt_BR", source).read_text("utf-8")
    assert messages.up_to_date("pt_BR", template, source) == before
    whole = messages.up_to_date("pt", template, source)
    assert whole.count("msgid") == 1 + 3


def test_a_message_that_is_gone_leaves_it(source: Path) -> None:
    (source / "say" / "words.py").write_text(SAID.replace("File", "Folder"))
    template = messages.template_catalogue(source)
    assert 'msgid "File"' not in messages.up_to_date("pt_BR", template, source)


def test_a_new_one_starts_empty(source: Path) -> None:
    template = messages.template_catalogue(source)
    text = messages.up_to_date("pt_AO", template, source)
    assert text.startswith("# Português (Angola): the words of ceilidh")
    assert text.count("msgid") == 1, "its head"


@pytest.mark.parametrize(
    ("id_", "said", "fault"),
    [
        ("File", "Arquivo", ""),
        ("File", "Ficheiro", "is the same in pt"),
        ("File", "", "is not translated"),
        ("Gone", "Foi", "is not used"),
    ],
)
def test_its_entries_are_sound_used_and_differ(
    source: Path, id_: str, said: str, fault: str
) -> None:
    thin = messages.empty("pt_BR")
    thin.add(id_, said)
    template, whole = messages.template_catalogue(source), messages.read("pt", source)
    found = messages.thin_faults("pt_BR", thin, whole, template)
    assert found == ([f"pt_BR: {id_!r} {fault}"] if fault else [])


def test_ours_is_thin_and_sound() -> None:
    thin, whole = messages.read("pt_BR"), messages.read("pt")
    assert messages.thin_faults("pt_BR", thin, whole, messages.template_catalogue()) == []
    assert len(entries(thin)) < len(entries(whole)) / 4


# --- its words ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("pt_BR", "Começa a ronda 2.", 1),
        ("pt_BR", "Escolha um ficheiro.", 1),
        ("pt_BR", "O robô está a pensar.", 1),
        ("pt_BR", "Você tem £5.", 0),
        ("pt", "Você tem £5.", 1),
        ("pt_BR", "Que fazer ?", 1),
        ("pt_BR", "Três mercadorias.", 1),
    ],
)
def test_rules_of_portuguese_hold_unless_they_are_european(
    language: str, text: str, found: int
) -> None:
    rules, limits = words.read_rules()
    entry = words.Entry(language, text, text)
    assert len(words.faults_of(entry, rules, limits, is_button=False)) == found


def test_a_button_of_a_region_has_the_room_of_its_language() -> None:
    rules, limits = words.read_rules()
    label = "x" * (limits.button["pt"] + 1)
    assert words.faults_of(words.Entry("pt_BR", label, label), rules, limits, is_button=True)
