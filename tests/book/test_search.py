"""Search in a book of our own making: what is found, in which order, and what is cut out of it."""

from __future__ import annotations

from ceilidh.book.search import AROUND, MOST, SearchEntry, folded, search
from ceilidh.book.shelf import Book
from ceilidh.book.text import Chapter, Listing, Paragraph
from ceilidh.say.texts import Texts


def in_all(text: str) -> Texts:
    return Texts({language: text for language in ("en", "fr", "pt")})


def paragraph(name: str, title: str, text: str, rules: tuple[str, ...] = ()) -> Paragraph:
    return Paragraph(name, in_all(title), in_all(text), rules)


def book_with(*paragraphs: Paragraph) -> Book:
    chapter = Chapter("one", "game", in_all("One"), in_all("About."), paragraphs, "ceilidh")
    return Book("clans", [chapter])


def found(book: Book, asked: str) -> list[str]:
    return [entry.place.anchor for entry, _ in search(book, asked, "en")]


BARN = paragraph("barn", "The barn", "Sheep sleep here in winter.")
MEADOW = paragraph("meadow", "The meadow", "Sheep graze here in summer.")
SHEEP = paragraph("sheep", "Sheep", "They give wool.", ("CC-XYZ-01", "CC-XYZ-02"))


def test_every_word_must_be_there() -> None:
    book = book_with(BARN, MEADOW)
    assert found(book, "sheep winter") == ["barn"]
    assert found(book, "sheep summer") == ["meadow"]
    assert found(book, "winter summer") == []
    assert found(book, "sheep dragon") == []


def test_a_word_may_stand_in_the_title_or_in_the_text() -> None:
    book = book_with(BARN, MEADOW)
    assert found(book, "barn winter") == ["barn"]
    assert found(book, "meadow") == ["meadow"]


def test_a_title_counts_twice_and_a_whole_word_once() -> None:
    part = paragraph("sheepskin", "Skins", "A sheepskin is warm.")
    book = book_with(part, BARN, SHEEP)
    assert found(book, "sheep") == ["sheep", "barn", "sheepskin"]
    weights = {entry.place.anchor: entry.weight(["sheep"]) for entry in entries(book)}
    # Any fit is 1, a paragraph 1 more, a title 2, a whole word 1.
    assert weights == {"sheepskin": 2, "barn": 3, "sheep": 4}
    assert SearchEntry(book, book.places[2], "en").weight(["sheep", "wool"]) == 5


def entries(book: Book) -> list[SearchEntry]:
    return [SearchEntry(book, place, "en") for place in book.places]


def test_a_paragraph_comes_before_a_component_that_fits_as_well() -> None:
    listing = Listing("ports.toml", "port", "port")
    ports = Paragraph("quay", in_all("Quay"), in_all("Port 5."), (), None, Texts(), listing)
    book = book_with(ports)
    assert [place.anchor for place in book.places][:3] == ["quay", "port-1", "port-2"]
    weights = {entry.place.anchor: entry.weight(["5"]) for entry in entries(book)}
    assert weights["quay"] == 3  # its text has the whole word
    assert weights["port-5"] == 3  # its title has it, but it is a component
    assert weights["port-6"] == 0
    assert found(book, "5")[0] == "quay"


def test_accents_and_capitals_do_not_matter() -> None:
    book = book_with(paragraph("port", "Cidade", "O PÃO é caro."))
    assert found(book, "pao") == found(book, "PÃO") == found(book, "cidade") == ["port"]
    assert folded("Éclair ÀÇ") == "eclair ac"


def test_nothing_is_found_without_words() -> None:
    assert search(book_with(BARN), "  ", "en") == []


def test_only_the_first_eight_words_count() -> None:
    book = book_with(paragraph("long", "Long", "a b c d e f g h"))
    assert found(book, "a b c d e f g h dragon") == ["long"]
    assert found(book, "a b c d e f g dragon h") == []


def test_no_more_is_shown_than_fits() -> None:
    many = [paragraph(f"p{nth}", "Wool", "Wool.") for nth in range(MOST + 3)]
    assert found(book_with(*many), "wool") == [f"p{nth}" for nth in range(MOST)]


def test_a_rule_finds_its_paragraph_and_nothing_else() -> None:
    book = book_with(BARN, SHEEP)
    assert found(book, "cc-xyz-02") == ["sheep"]
    assert found(book, " CC-XYZ-01 ") == ["sheep"]
    assert found(book, "CC-XYZ-03") == []


# --- excerpts -------------------------------------------------------------------------------------


def excerpt(text: str, *words: str) -> str:
    book = book_with(paragraph("long", "Long", text))
    return SearchEntry(book, book.places[0], "en").excerpt(list(words))


def test_a_short_text_is_shown_whole() -> None:
    assert excerpt("Sheep give wool.", "wool") == "Sheep give wool."
    assert excerpt("Sheep give wool.") == "Sheep give wool."


def test_a_long_text_is_cut_around_the_first_hit() -> None:
    text = " ".join([f"w{nth:02}" for nth in range(100)])
    assert excerpt(text, "w00").startswith("w00 w01")
    assert excerpt(text, "w00").endswith("w43 w44 …")
    # w50 begins at letter 200: the excerpt begins with the first whole word 45 letters before it.
    assert excerpt(text, "w50").startswith("… w39 w40")
    assert excerpt(text, "w50").endswith("w82 w83 …")
    assert excerpt(text, "w60", "w50") == excerpt(text, "w50")
    assert excerpt(text, "w99") == "… " + " ".join([f"w{nth}" for nth in range(88, 100)])
    assert AROUND == 90
