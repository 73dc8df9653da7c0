"""The rulebook over HTTP: every page answers, and every link on them leads to something."""

from __future__ import annotations

import re

import pytest

from tests.server.conftest import Enter

LINK = re.compile(r'href="(/rules[^"]*)"')


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_every_link_of_the_books_resolves(enter: Enter, language: str) -> None:
    ann = enter("Ann")
    ann.form("/settings", language=language)
    pages: dict[str, str] = {}
    # Single rules are too many to ask for each; one of every page will do.
    waiting = ["/rules"]
    while waiting:
        path = waiting.pop()
        answer = ann.get(path)
        assert answer.status_code == 200, path
        pages[path] = answer.text
        found = {link.partition("#")[0] for link in LINK.findall(answer.text)}
        chapters = {link for link in found if not re.search(r"/[A-Z]+-", link)}
        waiting += [link for link in sorted(chapters - set(pages) - set(waiting))]
    assert len(pages) > 40
    for text in pages.values():
        for link in LINK.findall(text):
            path, _, anchor = link.partition("#")
            if anchor:
                assert f' id="{anchor}"' in pages[path], link


def test_a_rule_has_its_paragraph_and_exact_words(enter: Enter) -> None:
    ann = enter("Ann")
    ann.form("/settings", language="fr")
    text = ann.get("/rules/CC-TRD-11").text
    assert "Jamais des deux côtés" in text
    assert "A player may never have merchants" in text
    assert "/rules/clans/market#two-sides" in text


def test_what_is_not_there(enter: Enter) -> None:
    ann = enter("Ann")
    for path in ("/rules/chess", "/rules/clans/nothing", "/rules/chess/aim", "/rules/CC-XXX-99"):
        assert ann.get(path).status_code == 404
