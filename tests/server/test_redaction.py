"""Nobody is told what he may not know: the same answers, whatever was chosen in secret."""

from __future__ import annotations

import ceilidh
from ceilidh.kernel.proof import verified
from tests.server.conftest import Enter
from tests.server.helpers import VOTES, Json, Person, Server, due, play_on
from tests.server.worlds import with_value

SEED = 1234567890123456789


def readings(scene: Json) -> list[str]:
    """Every address at which something of a table can be read."""
    table, moves = scene["id"], scene["moves"]
    past = [f"?move={number}" for number in (max(moves - 2, 0), max(moves - 1, 0), moves)]
    questions = ["move=vote aye", "move=vote nay", "move=done", "target=card:1", "target=hex:0.0"]
    return [
        *[
            f"/api/tables/{table}{end}"
            for end in ("", *past, "/record", "/talk", "/note", "/chance")
        ],
        *[f"/api/tables/{table}/why?{question}" for question in questions if "move" in question],
        *[
            f"/t/{table}{end}"
            for end in ("", *past, "/now", "/record", "/talk", "/chart", "/chance")
        ],
        *[f"/t/{table}/now?move={moves}", f"/t/{table}/tip?target=card:1"],
        *[f"/t/{table}/why?{question}" for question in questions],
    ]


def answers(person: Person, table_id: str) -> dict[str, str]:
    """All that a person is told of a table, keys included, without what names the table."""
    scene = person.see(table_id)
    told = {path: person.get(path).text for path in readings(scene)}
    for move in ["vote aye", "vote nay", *[one["text"] for one in scene["legal"]]]:
        body = {"move": move, "key": scene["key"]}
        told[f"preview {move}"] = person.post(f"/api/tables/{table_id}/preview", body).text
        told[f"confirm {move}"] = person.form(f"/t/{table_id}/preview", move=move).text
    for path in ("redo", "branch"):
        body = {"move": scene["moves"]}
        told[path] = person.post(f"/api/tables/{table_id}/{path}", body).text
    expected = (
        "only its players can branch it"
        if scene["seat"] is None
        else ("Some players have made secret choices; ask again when everyone has chosen")
    )
    assert expected in told["branch"]
    rows = person.get("/api/tables").json()
    for row in [row for rows_of in rows.values() for row in rows_of if row["id"] == table_id]:
        told["list"] = str({**row, "updated": ""})
    return {
        path.replace(table_id, "TABLE"): text.replace(table_id, "TABLE")
        for path, text in told.items()
    }


def test_secret_votes_change_no_answer_to_others(server: Server, enter: Enter) -> None:
    ann, bob, eve = enter("Ann"), enter("Bob"), enter("Eve")
    people = {0: ann, 1: bob}
    worlds = [ann.create(options=VOTES) for _ in range(2)]
    for table in worlds:
        with_value(server, table, SEED)
    for table in worlds:
        bob.sit(table)
    first, second = (table["id"] for table in worlds)
    votes = 0
    while votes < 2:
        scene = play_on(people, first, 1)
        play_on(people, second, 1)
        if len(due(scene)) < 2:
            continue
        voter, other = (ann, bob) if votes % 2 == 0 else (bob, ann)
        seen = voter.see(first)
        ballots = [move["text"] for move in seen["legal"]]
        assert ballots[0] != ballots[-1]
        for table, ballot in ((first, ballots[0]), (second, ballots[-1])):
            voter.move(voter.see(table), ballot)
        for person in (other, eve):
            here, there = answers(person, first), answers(person, second)
            assert here.keys() == there.keys()
            for path, text in here.items():
                assert text == there[path], path
        assert voter.see(first)["view"] != voter.see(second)["view"]
        # The record is given out all the same, and can be gone on with; it ends before the ballot.
        given = other.get(f"/api/tables/{first}/record")
        assert given.status_code == 200
        assert len(ceilidh.load(given.text).actors) == 2
        for table in (first, second):
            # Both go on with the same ballot, after the same number of changes.
            assert voter.post(f"/api/tables/{table}/undo").status_code == 200
            voter.move(voter.see(table), ballots[0])
        votes += 1


def test_the_future_is_not_told(server: Server, enter: Enter) -> None:
    ann, bob, eve = enter("Ann"), enter("Bob"), enter("Eve")
    table = ann.create(options=VOTES)
    same = with_value(server, table, SEED)
    bob.sit(table)
    assert same.chance is not None
    value = same.chance.pledges[0].value
    secrets = [str(SEED), value, f"{SEED:x}", same.chance.keys[0].hex()]

    def look(scene: Json) -> None:
        # Everything at some of the states, what is asked for most at all of them.
        every = scene["moves"] % 16 == 0
        short = [f"/api/tables/{table['id']}", *readings(scene)[-6:]]
        for person in (bob, eve) if every else (bob,):
            for path in readings(scene) if every else short:
                text = person.get(path).text
                assert not [one for one in secrets if one in text], path
        same.play(scene["legal"][-1]["text"], scene["seat"])

    end = play_on({0: ann, 1: bob}, table["id"], before=look)
    assert end["over"]
    assert same.scores() == [seat["score"] for seat in end["seats"]]
    record = ann.get(f"/api/tables/{table['id']}/record").text
    assert value in record and len(verified(ceilidh.load(record))) == same.draws()


def test_what_is_anothers_is_never_told(server: Server, enter: Enter) -> None:
    ann, bob, eve = enter("Ann"), enter("Bob"), enter("Eve")
    table = ann.create("glenmore", ("person", "open", "open"))
    invites = [link.partition("invite=")[2] for link in table["invites"].values()]
    note = "the-note-of-Ann"
    ann.post(f"/api/tables/{table['id']}/note", {"text": note}, "PUT")
    ann.post("/api/keep", {"name": f"Ann {ann.id}", "password": "a long password"})
    assert (
        note in ann.get(f"/t/{table['id']}").text
        and invites[1] in ann.get(f"/t/{table['id']}").text
    )
    bob.sit(table)
    cookies = [ann.token, str(ann.client.cookies["ceilidh"]), ann.csrf]
    for person in (bob, eve):
        paths = [*readings(person.see(table["id"])), "/", "/account", "/api/me", "/api/tables"]
        for path in [*paths, f"/t/{table['id']}?invite=x", "/health", "/new", "/api/games"]:
            text = person.get(path).text
            for secret in [note, invites[1], "argon2", "a long password", *cookies]:
                assert secret not in text, (path, secret)
    log = server.log.read_text()
    assert not [one for one in [*invites, *cookies, "a long password", note] if one in log]


# --- what others have drawn -----------------------------------------------------------------------

# Seat 2 may soon draw a token.
HIDDEN_VALUE = 17
INNS = ("drovers_inn", "shetland_sheep", "ye_olde_inn", "creek_inn")
LIKED = ("serve hidden", *[f"take {tile}" for tile in INNS], "activate", "pay", "lay", "take")


def hungry(legal: list[Json]) -> Json:
    """Whoever can takes a Haggis token unseen."""
    for liked in LIKED:
        for move in legal:
            if move["text"].startswith(liked):
                return move
    return legal[-1]


def test_no_branch_of_a_running_game_shows_what_another_has_drawn(
    server: Server, enter: Enter
) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    people = {0: ann, 1: bob}
    table = ann.create(options={"modules": ["haggis"]})
    with_value(server, table, HIDDEN_VALUE)
    bob.sit(table)
    path = f"/api/tables/{table['id']}/branch"
    before = 0
    while True:
        scene = ann.see(table["id"])
        drawer = due(scene)[0]
        legal = people[drawer].see(table["id"])["legal"]
        if "serve hidden" in [move["text"] for move in legal]:
            before = scene["moves"]
            break
        assert ann.post(path, {"move": scene["moves"]}).status_code == 201
        play_on(people, table["id"], 1, hungry)
    play_on(people, table["id"], 2, hungry)
    owner, other = people[drawer], people[1 - drawer]
    refused = other.post(path, {"move": before + 1})
    assert refused.status_code == 400
    assert "hidden from you" in refused.json()["error"]
    # Whoever drew it knows all there is, and so does everybody of the time before.
    assert owner.post(path, {"move": before + 1}).status_code == 201
    assert other.post(path, {"move": before}).status_code == 201
