"""Small parts of the server with their exact answers: names, texts, limits, presence, wishes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from ceilidh.bots.catalogue import NAMES
from ceilidh.draw.svg.ink import Ink
from ceilidh.kernel.fair import UndoNote, commitment_of
from ceilidh.say import speaker
from ceilidh.server.html.markup import escaped
from ceilidh.server.html.rows import log_row, move_row, sheet_row
from ceilidh.server.html.wording import Wording, flag, hidden, post, wording
from ceilidh.server.http import limits
from ceilidh.server.http.limits import Buckets, client_of
from ceilidh.server.live.presence import FORGOTTEN, MOST_NAMED, Presence, Present
from ceilidh.server.pages.bot_levels import level_lines
from ceilidh.server.people.preferences import PREFERENCES, completed, preferences, turn_preferences
from ceilidh.server.storage.display_names import LONGEST_FOLDED, RESERVED, folded, skeleton
from ceilidh.server.storage.models import User
from ceilidh.server.table.fair_draws import (
    from_store,
    is_kept,
    is_settled,
    offered_value,
    promised,
    renewed,
    settled,
    to_store,
)
from ceilidh.server.table.moves import TurnPreferences
from ceilidh.server.texts import clean_line, clean_name, clean_note, clean_saying

# --- names and texts ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "\N{CYRILLIC SMALL LETTER A}nn"),
        ("Iain", "lain"),
        ("Bob", "B0b"),
        ("Bob 1", "bobl"),
        ("Æsir", "aesir"),
        ("Zoë", "zoe"),
        ("A-n.n", "ann"),
        ("Straße", "strasse"),
        ("5alt", "salt"),
        ("$alt!", "saltl"),
    ],
)
def test_names_that_nobody_can_tell_apart(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Bob", "Rob"), ("a", "e"), ("x", "y")]
)
def test_names_that_differ(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_name_is_signed_in_with_however_it_is_written() -> None:
    assert folded("ÄNN") == folded("änn") == "änn" and folded("Ann") != folded("Änn")
    assert folded("ﬁn") == "fin"
    assert len(folded("ﷺ" * 40)) == LONGEST_FOLDED and len(skeleton("a" * 99)) == LONGEST_FOLDED
    assert skeleton("!!!") == "lll" and skeleton("---") == folded("---")


@pytest.mark.parametrize(
    "name", ["Admin", "4dmin", "Ceilidh", "ce1lidh", "Guest", "Invité", "Former player"]
)
def test_nobody_is_called_like_the_server(name: str) -> None:
    assert (skeleton(name) in RESERVED) is (name != "4dmin")


def test_texts_are_made_fit_to_be_shown() -> None:
    assert clean_name("  Ann \n of\tSkye ") == "Ann of Skye"
    assert clean_name("x" * 50) == "x" * 40 and clean_name("x" * 39 + " y") == "x" * 39
    assert clean_name("a\u202eb\x00c") == "a b c"
    assert clean_line("abc def", 4) == "abc"
    assert len(clean_saying("y" * 600)) == 500
    assert clean_note("one\r\ntwo\tthree\x07") == "one\ntwo\tthree "
    assert len(clean_note("z" * 5000)) == 4000


# --- limits ---------------------------------------------------------------------------------------


def test_a_bucket_fills_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty a minute: sixty at once, then one a second."""
    at = [1000.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: at[0]))
    buckets = Buckets(60.0)
    assert [buckets.take("a") for _ in range(61)] == [True] * 60 + [False]
    assert buckets.is_empty("a") and not buckets.is_empty("b")
    at[0] += 0.9
    assert not buckets.take("a")
    at[0] += 0.2
    assert not buckets.is_empty("a")
    assert buckets.take("a") and not buckets.take("a")
    at[0] += 3600
    assert [buckets.take("a") for _ in range(61)] == [True] * 60 + [False]
    assert buckets.take("b")


def test_only_so_many_clients_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_CLIENTS", 2)
    buckets = Buckets(1.0)
    for client in "abac":
        buckets.take(client)
    assert list(buckets.left) == ["a", "c"], "the one that asked longest ago is forgotten"


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", "unknown"),
    ],
)
def test_a_client_is_an_address_or_a_network(address: str, client: str) -> None:
    assert client_of({"client": (address, 80)}) == client


def test_a_client_without_an_address() -> None:
    assert client_of({"client": None}) == "unknown" and client_of({}) == "unknown"


def test_passwords_are_tried_less_often() -> None:
    made = limits.Limits(cast(Any, None), 100)

    def take(method: str, path: str, times: int) -> list[bool]:
        scope = {"method": method, "path": path, "client": ("1.2.3.4", 1)}
        return [made._allowed(scope, 0) for _ in range(times)]

    assert take("POST", "/api/login", 6) == [True] * 5 + [False]
    assert take("GET", "/", 96) == [True] * 95 + [False]
    assert limits.Limits(cast(Any, None), 3).passwords.size == 1.0


# --- presence -------------------------------------------------------------------------------------


def test_two_windows_are_one_person() -> None:
    here = Presence()
    assert here.enter("t", ("user", 7)) and not here.enter("t", ("user", 7))
    assert here.enter("t", ("stranger", 7)) and here.enter("t", ("stranger", 8))
    assert here.mine("t") == Present(frozenset({7}), 2)
    assert not here.leave("t", ("user", 7)) and here.leave("t", ("user", 7))
    assert here.mine("t") == Present(frozenset(), 2)
    assert here.tables() == ["t"]
    assert here.leave("t", ("stranger", 7)) and here.leave("t", ("stranger", 8))
    assert here.tables() == [] and here.mine("t") == Present()


def test_processes_tell_each_other() -> None:
    at = [0.0]
    here = Presence(lambda: at[0])
    here.enter("t", ("user", 1))
    assert here.hear("other", "t", "here=1,2+3")
    assert not here.hear("other", "t", "here=1,2+3"), "that is no news"
    assert here.hear("third", "t", "here=+1")
    assert here.all("t") == Present(frozenset({1, 2}), 4)
    at[0] = FORGOTTEN
    assert here.forget() == []
    here.hear("third", "t", "here=+1")
    at[0] += 0.1
    assert here.forget() == ["t"] and here.all("t") == Present(frozenset({1}), 1)
    assert here.hear("third", "t", "here=+0") and here.told == {}
    assert not here.hear("third", "t", "here=+0")
    assert FORGOTTEN == 30.0


def test_a_note_names_so_many_and_counts_the_rest() -> None:
    crowd = Present(frozenset(range(1, MOST_NAMED + 3)), 4)
    note = crowd.note()
    assert note.startswith("here=1,2,3,") and note.endswith("+6")
    assert Present.of_note(note) == Present(frozenset(range(1, MOST_NAMED + 1)), 6)
    assert Present(frozenset({9, 8}), 0).note() == "here=8,9+0"


# --- preferences ----------------------------------------------------------------------------------


def test_preferences_are_completed_and_never_odd() -> None:
    first = {name: preference.choices[0] for name, preference in PREFERENCES.items()}
    assert first == {
        "confirm": "turn",
        "ask": "choices",
        "ending": "bots",
        "pace": "normal",
        "advice": "off",
        "sound": "on",
        "theme": "auto",
        "motion": "auto",
        "language": "en",
    }
    assert completed({}) == completed(None) == completed("text") == first
    assert completed({"pace": "quick"})["pace"] == "normal"  # what it was once called
    wished = {"confirm": "never", "theme": "pink", "more": "x", "sound": "off"}
    assert completed(wished) == {**first, "confirm": "never", "sound": "off"}


def asked(**cookies: str) -> Any:
    return SimpleNamespace(cookies=cookies, headers={}, query_params={})


def test_preferences_of_the_account_come_before_those_of_the_browser() -> None:
    user = User(id=1, name="Ann", preferences={"sound": "off"})
    browser = asked(preferences='{"sound": "on", "pace": "watch"}', language="fr")
    found = preferences(browser, user)
    assert (found["sound"], found["pace"], found["language"]) == ("off", "normal", "fr")
    guest = User(id=1, name="Ann", preferences={})
    assert preferences(browser, guest)["pace"] == "watch"
    assert preferences(asked(preferences="{broken", theme="dark"), None)["theme"] == "dark"
    assert preferences(asked(preferences="[1]", theme="dark"), None)["theme"] == "dark"
    both = asked(preferences='{"theme": "light"}', theme="dark")
    assert preferences(both, None)["theme"] == "light"


@pytest.mark.parametrize(
    ("confirm", "ask", "how"),
    [
        ("turn", "choices", TurnPreferences(holds=True, spares=True)),
        ("move", "choices", TurnPreferences(holds=False, spares=True)),
        ("never", "all", TurnPreferences(holds=False, spares=False)),
    ],
)
def test_how_the_moves_of_such_a_person_are_played(
    confirm: str, ask: str, how: TurnPreferences
) -> None:
    assert turn_preferences(completed({"confirm": confirm, "ask": ask})) == how


@pytest.mark.parametrize(
    ("ending", "confirm", "with_bots", "with_people"),
    [
        ("bots", "turn", False, True),
        ("always", "turn", False, False),
        ("never", "turn", True, True),
        ("never", "move", False, False),
    ],
)
def test_a_turn_waits_for_its_end_or_not(
    ending: str, confirm: str, with_bots: bool, with_people: bool
) -> None:
    wishes = completed({"ending": ending, "confirm": confirm})
    assert turn_preferences(wishes, against_bots=True).holds is with_bots
    assert turn_preferences(wishes).holds is with_people


# --- fair chance ----------------------------------------------------------------------------------


def test_chance_is_promised_settled_and_kept() -> None:
    value, commitment = offered_value()
    chance = promised(["my word", ""], value)
    assert not is_settled(chance) and is_settled(None)
    (first,) = chance.pledges
    assert (first.first, first.words) == (0, ("my word", ""))
    assert commitment_of(value) == commitment
    assert (first.value, first.commitment) == (value, commitment)
    now = settled(chance, 7, ["my word", "theirs"])
    assert is_settled(now) and now.pledges[0] is first
    second = now.pledges[1]
    assert (second.first, second.words) == (7, ("my word", "theirs"))
    assert (second.value, second.commitment) == (first.value, first.commitment)
    again = from_store(to_store(now))
    assert again is not None and again.pledges == now.pledges
    assert to_store(None) == [] and from_store([]) is None


def test_a_word_that_came_before_the_commitment_does_not_count_for_the_set_up() -> None:
    chance = promised(["tried until it pleases", ""])
    assert chance.pledges[0].words == ("", "")
    assert is_kept(chance, chance.commitments) and not is_kept(chance, [])
    assert is_kept(None, []) and not is_kept(None, chance.commitments)


def test_a_value_that_was_told_is_replaced() -> None:
    now = settled(promised(["a", "b"]), 7, ["a", "c"])
    undo = UndoNote(60, 30)
    new = renewed(now, 20, undo)
    assert new.pledges[:2] == now.pledges and new.pledges[2].first == 20
    assert new.pledges[2].words == ("a", "c")
    assert new.pledges[2].value not in [one.value for one in now.pledges]
    assert [one.first for one in renewed(new, 7, undo).pledges] == [0, 7, 20, 7], "all stay"


# --- markup ---------------------------------------------------------------------------------------


IN_LOG = Ink('value="3"')


def test_a_line_of_the_log() -> None:
    bare = log_row("en", 3, 1, "Bob <sells> wool.", False, False, IN_LOG)
    assert bare == (
        '<li class="seat-2" value="3">'
        '<a href="?move=3" data-step="line">Bob &lt;sells&gt; wool.</a></li>'
    )
    open_ = log_row("en", 3, 1, "x", True, True, IN_LOG)
    assert ' not-final has-steps"' in open_ and '<span class="unseen">(not final)</span>' in open_
    assert 'data-tells="3">step by step</button>' in open_
    heading = Ink("<b>Round 2</b>")
    within = log_row("en", 3, -1, "x", False, True, Ink('id="news-3-2"'), 2, False, heading)
    assert within.startswith(
        '<li class="nobody has-steps" id="news-3-2"><b>Round 2</b><a href="?move=3&amp;'
    )
    assert 'href="?move=3&amp;turn=2"' in within and 'data-tells="3&amp;turn=2"' in within
    last = log_row("en", 3, 1, "x", False, True, IN_LOG, 2)
    assert 'href="?move=3"' in last and 'data-tells="3&amp;turn=2"' in last


def test_a_line_of_the_score_sheet() -> None:
    row = sheet_row("en", "clans", "hops", (3, -2), ("Ann", "B&b"), True)
    assert row.startswith('<tr><th scope="row" data-tip="line:hops" tabindex="0">')
    assert row.count("<td>") == 2 and 'data-of="1"' in row
    assert 'aria-label="B&amp;b, ' in row and ': -2">−2</button>' in row
    assert "data-tip" not in sheet_row("en", "clans", "hops", (3, -2), ("Ann", "B&b"), False)


def test_a_legal_move_as_a_button() -> None:
    row = move_row("hire", "Hire", ("a", "b"), "Hire", "£4", "", "hire", True)
    assert 'data-play="hire" data-targets="a b" data-deed="Hire" data-price="£4"' in row
    assert 'data-gain="" data-offered="hire" data-ends>' in row
    assert '<span class="label">Hire</span> <code translate="no">hire</code>' in row
    assert " data-ends" not in move_row("hire", "Hire", (), "", "", "", "", False)


def test_words_of_frames_are_escaped_once() -> None:
    say = Wording(speaker("en"))
    assert say.text("Report this table …") == "Report this table …"
    assert say.text("{name} wins.", name="A&b") == "A&amp;b wins."
    assert say.count("{n} possible move", "{n} possible moves", 1) == "1 possible move"
    assert say.count("{n} possible move", "{n} possible moves", 2) == "2 possible moves"
    assert wording("fr").text("Close") == "Fermer" and wording("fr") is wording("fr")
    assert escaped("<b>") == "&lt;b&gt;" and escaped(7) == "7"
    assert hidden("move", 3) == '<input type="hidden" name="move" value="3">'
    assert flag("due", True) == " due" and flag("due", False) == ""
    assert 'action="/t/abc/undo" hx-post="/t/abc/undo"' in post("abc", "undo")


def test_what_is_told_of_bots() -> None:
    lines = level_lines("clans", NAMES, speaker("en"))
    assert [line.bot for line in lines] == [
        "random",
        "learner",
        "crofter",
        "tacksman",
        "laird",
        "chief",
    ]
    assert lines[0].strength == "" and lines[0].character.startswith("Plays any legal move")
    assert lines[4].strength == (
        "155 points on average; wins 92 % of 64 two-player games against tacksman"
    )
