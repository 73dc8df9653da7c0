"""The rulebook over HTTP: every page answers, and every link on them leads to something."""

from __future__ import annotations

import random
import re

import pytest

import ceilidh
from ceilidh.draw.svg import draw_parts
from ceilidh.say import speaker
from ceilidh.server.html.rule_links import help_with, rule_links
from tests.browser.records import played
from tests.server.conftest import Enter
from tests.server.helpers import made

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
    assert "Un joueur n\u2019a jamais de marchands à la fois" in text
    assert '<aside class="exact" lang="fr">' in text
    uncited = ann.get("/rules/CC-DAT-17").text
    assert '<aside class="exact" lang="en">' in uncited, "no answer cites it"
    assert "/rules/clans/market#two-sides" in text


def test_what_is_not_there(enter: Enter) -> None:
    ann = enter("Ann")
    for path in ("/rules/chess", "/rules/clans/nothing", "/rules/chess/aim", "/rules/CC-XXX-99"):
        assert ann.get(path).status_code == 404


NAMED = re.compile(r'data-(?:target|tip)="([^"]+)"')


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("clans", {"modules": ["trains", "awards", "farmers-markets"]}),
        ("glenmore", {"modules": ["highlander", "haggis"]}),
    ],
)
def test_every_tip_and_prompt_leads_into_the_book(game: str, options: dict[str, object]) -> None:
    table = ceilidh.new(game, players=2, seed=3, options=options)
    choose = random.Random(2)
    told: set[str] = set()
    for number in range(90):
        legal = table.legal()
        assert help_with(game, [move.action.spec.rules for move in legal], "en"), legal[0]
        if number % 30 == 0:
            parts = draw_parts(table.view(0), "en", 0, table.game.components(table.state))
            named = {name for part in parts for name in NAMED.findall(part.markup)} - told
            tips = [(name, speaker("en").tip(table, name).rules) for name in sorted(named)]
            assert [name for name, rules in tips if not rule_links(rules, "en")] == []
            told |= named
        table.play(choose.choice(legal))
    assert len(told) > 100


def test_a_question_with_many_answers_leads_to_the_whole_book(enter: Enter) -> None:
    ann = enter()
    table = ceilidh.new("clans", players=2, seed=3)
    record = played(table, lambda table: any(str(move)[:5] == "take " for move in table.legal()))
    scene = made(ann.post("/api/records", record))
    page = ann.get(f"/t/{scene['id']}").text
    assert 'href="/rules/clans" target="_blank" title="Rules" aria-label="Rules"' in page
