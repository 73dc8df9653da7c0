"""Every reader gets every sentence in his language: refusals, options, records, names of seats."""

from __future__ import annotations

import asyncio
import json
from html import unescape

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from ceilidh.bots.persons import person_named
from ceilidh.say import speaker
from ceilidh.server.http.access import Access
from tests.server.conftest import Enter, Pair
from tests.server.helpers import Json, Person, Server, due

FRENCH = {"Accept-Language": "fr-FR,fr;q=0.9"}
PORTUGUESE = {"Accept-Language": "pt-PT"}
BRAZILIAN = {"Accept-Language": "pt-BR,pt;q=0.9,en;q=0.8"}


def reads(person: Person, headers: dict[str, str]) -> Person:
    person.client.headers.update(headers)
    return person


def error(answer: httpx.Response) -> str:
    body = answer.json()
    assert isinstance(body, dict)
    return str(body["error"])


def new_table(person: Person, players: int = 2, **options: object) -> str:
    seats = [{"kind": "person"}] * players
    body = {"game": "clans", "players": players, "seats": seats, "options": options}
    return error(person.post("/api/tables", body))


def test_refusals_of_options(enter: Enter) -> None:
    ann = enter()
    assert new_table(ann, map="X") == (
        "Option map cannot be 'X'; give a side for each module, for example 'A1 B2 C1 D2'."
    )
    french = new_table(reads(ann, FRENCH), map="X")
    assert french.startswith("L\u2019option map ne peut pas être «\u00a0X\u00a0»")
    assert new_table(ann, modules=["tea"]).count("choisissez parmi awards, future-contracts") == 1
    assert "s\u2019excluent" in new_table(ann, modules=["trains", "milestones"])
    assert "não para 7" in new_table(reads(ann, PORTUGUESE), 7)


def test_the_page_calls_options_as_people_do(enter: Enter) -> None:
    """While a game is chosen nobody needs to know the notation."""
    ann = reads(enter(), FRENCH)
    said = ann.form("/new/check", game="clans", players="1", clans="auction").text
    name = speaker("fr").name("clans", "module", "auction")
    assert f"{name} se joue de 2 à 4, pas à 1" in said.lower()
    wish = {"game": "glenmore", "players": "2", "edition": "german"}
    refused = ann.form("/new", kind0="person", kind1="person", **wish)
    assert refused.status_code == 400
    assert "L\u2019option Édition ne peut pas être" in refused.text
    english = reads(ann, {"Accept-Language": "en"})
    assert "Option Edition cannot be" in english.form("/new/check", **wish).text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "La ligne 1 n\u2019est ni un en-tête ni un coup\u00a0: «\u00a0hello\u00a0»."),
        (
            "# none",
            "L\u2019enregistrement est coupé\u00a0: sa dernière ligne, «\u00a0end\u00a0», manque.",
        ),
        (
            '[Format "ceilidh 1"]\n[Game "chess 1"]\n[Players "2"]\nend',
            "Le jeu «\u00a0chess\u00a0» n\u2019existe pas\u202f; il y a clans, glenmore.",
        ),
        (
            '[Format "ceilidh 1"]\n[Game "glenmore 4"]\n[Players "9"]\nend',
            "Les en-têtes de l\u2019enregistrement ne vont pas ensemble\u00a0: "
            "Glen More II: Chronicles se joue de 2 à 4, pas à 9.",
        ),
        (
            '[Format "ceilidh 1"]\n[Game "glenmore 4"]\n[Players "2"]\n2 dance\nend',
            "Ligne 4\u00a0: Je ne comprends pas «\u00a0dance\u00a0»\u202f;"
            " possible maintenant\u00a0: ",
        ),
    ],
)
def test_a_record_that_is_refused(enter: Enter, text: str, said: str) -> None:
    ann = reads(enter(), FRENCH)
    headers = {"X-CSRF-Token": ann.csrf, "Content-Type": "text/plain"}
    answer = ann.client.post("/api/records", content=text, headers=headers)
    assert answer.status_code == 400
    shown = error(answer)
    assert shown.startswith(said)
    page = ann.client.post(
        "/records", data={"csrf": ann.csrf}, files={"record": ("game.txt", text.encode())}
    )
    assert page.status_code == 400
    assert shown in unescape(page.text)


def test_moves_that_cannot_be_read_or_made(pair: Pair) -> None:
    people, table = pair[:2], pair[2]
    ann = reads(people[due(people[0].see(table["id"]))[0]], FRENCH)
    scene = ann.see(table["id"])
    assert "Je ne comprends pas «\u00a0dance\u00a0»" in error(ann.try_move(scene, "dance"))
    # The reason of the rules is translated inside the sentence about the move.
    said = error(ann.try_move(scene, "take loch_ness"))
    reason = speaker("fr").text("{tile} is not ahead of your pawn.", tile="Loch Ness")
    assert said.startswith(f"Impossible\u00a0: take loch_ness. {reason}")
    why = ann.client.get(f"/t/{table['id']}/why", params={"move": "dance"}).text
    assert "Je ne comprends pas" in why
    assert "Je ne comprends pas" in error(
        ann.client.get(f"/api/tables/{table['id']}/why", params={"move": "dance"})
    )


def test_what_no_table_has_to_do_with(enter: Enter) -> None:
    ann = reads(enter(), PORTUGUESE)
    assert error(ann.get("/api/tables/nothing")) == "Essa mesa não existe; verifique o link."
    assert error(ann.get("/api/nothing")) == speaker("pt").text("Page not found.")
    assert error(ann.client.delete("/api/games")) == "Isso não pode ser feito neste endereço."
    assert error(ann.post("/api/guest", {})) == ("Não foi possível ler isto: body.name falta.")
    assert error(ann.post("/api/guest", {"name": "x" * 201})).endswith("é longo demais.")
    keep = {"name": "Ana", "password": "short"}
    assert error(ann.post("/api/keep", keep)) == "Uma palavra-passe tem pelo menos 8 caracteres."
    evil = {"Origin": "https://evil.example"}
    assert error(ann.client.post("/api/guest", headers=evil)) == "Isto foi enviado por outro site."
    page = ann.client.post("/settings", headers=evil)
    assert page.text == "Isto foi enviado por outro site."
    large = ann.client.post("/api/guest", content=b"x" * 1_000_001)
    assert error(large) == "Isso é grande demais."


def test_the_address_and_the_cookie_outrank_the_browser(enter: Enter) -> None:
    ann = reads(enter(), PORTUGUESE)
    assert ann.form("/settings", language="fr").status_code == 303
    assert error(ann.get("/api/nothing")) == speaker("fr").text("Page not found.")
    assert error(ann.get("/api/nothing?lang=en")) == "Page not found."


@pytest.mark.parametrize(
    ("wished", "found"),
    [
        ("pt-BR,en;q=0.5", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("pt-PT", "pt"),
        ("fr-CA", "fr"),
        ("en-GB,fr;q=0.8", "en"),
        ("de,fr;q=0.8", "fr"),
        ("de", "en"),
    ],
)
def test_the_page_is_in_the_language_of_the_browser(enter: Enter, wished: str, found: str) -> None:
    ann = reads(enter(), {"Accept-Language": wished})
    assert f'<html lang="{found}"' in ann.get("/").text


def test_brazilians_read_their_own_words_and_portuguese_otherwise(enter: Enter) -> None:
    ann = reads(enter(), BRAZILIAN)
    keep = {"name": "Ana", "password": "short"}
    assert error(ann.post("/api/keep", keep)) == "Uma senha tem pelo menos 8 caracteres."
    assert error(ann.get("/api/tables/nothing")) == "Essa mesa não existe; verifique o link."
    page = ann.get("/").text
    assert '<option value="pt_BR" lang="pt-BR" selected>Português (Brasil)</option>' in page
    assert ">Negociar<" in ann.get("/rules/clans/market").text, "the rulebook is Portuguese"
    assert ann.form("/settings", language="pt_BR").status_code == 303
    french = reads(ann, FRENCH)
    assert error(french.post("/api/keep", keep)).startswith("Uma senha"), "the choice outranks it"


def names(scene: Json) -> list[str]:
    return [seat["name"] for seat in scene["seats"]]


def levels(scene: Json) -> list[str]:
    return [seat["level"] for seat in scene["seats"]]


def test_seats_without_a_name_are_named_for_each_reader(enter: Enter) -> None:
    ann, bob = enter("Ann"), reads(enter("Bob"), FRENCH)
    rows = [
        {"kind": "person", "name": "Seat of power"},
        {"kind": "person"},
        {"kind": "bot", "bot": "crofter"},
        {"kind": "bot", "bot": "random", "name": "Robbie"},
    ]
    body = {"game": "glenmore", "players": 4, "seats": rows, "options": {}, "open": True}
    table = ann.post("/api/tables", body).json()
    bot = names(table)[2]
    assert person_named(bot) is not None
    assert names(table) == ["Seat of power", "Seat 2", bot, "Robbie"]
    assert levels(table) == ["", "", "crofter", "random"]
    seen = bob.see(table["id"])
    assert names(seen) == ["Seat of power", "Place 2", bot, "Robbie"]
    assert levels(seen) == ["", "", "fermier", "au hasard"]
    page = bob.get(f"/t/{table['id']}").text
    assert "Place 2" in page and "fermier" in page
    assert "Seat 2" not in page and "crofter" not in page
    listed = reads(ann, PORTUGUESE).get("/api/tables").json()["mine"]
    row = next(row for row in listed if row["id"] == table["id"])
    assert row["seats"] == ["Seat of power", "Lugar 2", bot, "Robbie"]
    assert "lavrador" in ann.get("/").text
    # A record is for all readers and keeps its own words.
    record = ann.get(f"/api/tables/{table['id']}/record").text
    assert f'[Seats "Seat of power / Seat 2 / {bot} / Robbie"]' in record


def test_the_log_names_them_too(enter: Enter) -> None:
    ann = enter("Ann")
    table = ann.create("glenmore", ("person", "person"))
    scene = ann.move(table, table["legal"][0]["text"])
    while all(line["seat"] != 1 for line in scene["log"]):
        scene = ann.move(scene, scene["legal"][0]["text"])
    assert scene["log"][-1]["text"].startswith("Seat 2 ")
    french = reads(ann, FRENCH).see(table["id"])
    assert french["log"][-1]["text"].startswith("Place 2 ")
    assert french["sheet_names"].keys() == {line for line, _ in french["sheet"]}
    assert french["sheet_names"]["coins"] == speaker("fr").name("glenmore", "line", "coins")


def test_an_uploaded_record_leaves_nameless_seats_nameless(enter: Enter) -> None:
    ann = enter("Ann")
    table = ann.create("glenmore", ("person", "person"))
    text = ann.get(f"/api/tables/{table['id']}/record").text
    files = {"record": ("game.txt", text.encode())}
    answer = ann.client.post("/records", data={"csrf": ann.csrf}, files=files)
    assert answer.status_code == 303
    again = answer.headers["location"].split("?")[0].removeprefix("/t/")
    assert names(reads(ann, FRENCH).see(again)) == ["Ann", "Place 2"]


def test_guests_without_a_name_and_options_for_programs(server: Server) -> None:
    with Person(server) as bob:
        reads(bob, FRENCH)
        bob.enter("")
        assert bob.get("/api/me").json()["user"]["name"] == "Invité"
        games = bob.get("/api/games").json()
    summaries = [option["summary"] for game in games for option in game["options"]]
    assert speaker("fr").text("Chronicles to play with.") in summaries


@pytest.mark.parametrize(("path", "json_wanted"), [("/api/games", True), ("/", False)])
def test_a_fault_of_ours_is_told_and_logged(
    caplog: pytest.LogCaptureFixture, path: str, json_wanted: bool
) -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise ZeroDivisionError("a defect")

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"lang=fr",
        "headers": [],
        "server": ("127.0.0.1", 80),
        "scheme": "http",
    }
    asyncio.run(Access(broken)(scope, receive, send))
    assert sent[0]["status"] == 500
    body = sent[1]["body"].decode()
    said = json.loads(body)["error"] if json_wanted else body
    assert said.startswith("Une erreur s\u2019est produite sur le serveur")
    assert "a defect" in caplog.text and "a defect" not in body
