"""Turns that stay open until their owner ends them, decisions that are none, and study games."""

from __future__ import annotations

import signal

import pytest

from tests.server.conftest import Enter, Pair, Start
from tests.server.helpers import VOTES, Json, Person, Server, due, made, play_on, until
from tests.server.worlds import with_value

HELD = {"hold": True, "spare": True}
NOT_ENDED = "The previous turn has not been ended yet"


def opened(person: Person, other: Person, scene: Json) -> Json:
    """A turn of Clans of Caledonia that is done but not ended; the scene of its owner."""
    people = {scene["seat"]: person, 1 - scene["seat"]: other}
    for _ in range(200):
        mover = people[due(scene)[0]]
        scene = mover.see(scene["id"])
        # The last of the moves: a pass, a done, or some small thing.
        scene = mover.move(scene, scene["legal"][-1]["text"], hold=True)
        if scene["held"] is not None:
            return scene
    raise AssertionError("no turn was held")


@pytest.fixture
def clans(enter: Enter) -> Pair:
    ann, bob = enter("Ann"), enter("Bob", program=True)
    return ann, bob, bob.sit(ann.create("clans", options={}))


def held(pair: Pair) -> tuple[Person, Person, Json]:
    """The owner of a turn that is held, the other, and the scene of the first."""
    ann, bob, table = pair
    scene = opened(ann, bob, ann.see(table["id"]))
    owner = (ann, bob)[scene["held"]]
    return owner, (bob if owner is ann else ann), owner.see(table["id"])


def test_nobody_moves_before_the_turn_is_ended(clans: Pair) -> None:
    owner, other, scene = held(clans)
    path = f"/api/tables/{scene['id']}"
    assert scene["can_end"] and scene["legal"] == [] and due(scene) == [scene["held"]]
    assert scene["log"][-1]["open"]
    theirs = other.see(scene["id"])
    assert theirs["held"] == scene["held"] and not theirs["can_end"] and theirs["legal"] == []
    assert theirs["log"][-1]["open"] and theirs["log"][-1]["text"] == scene["log"][-1]["text"]
    page = other.get(f"/t/{scene['id']}").text
    assert "has not ended their turn" in page and "not-final" in page and "(not final)" in page
    for one in (owner, other):
        answer = one.try_move(scene, "pass")
        assert answer.status_code == 400 and NOT_ENDED in answer.json()["error"]
    assert other.post(f"{path}/end").status_code == 422
    why = other.get(f"/t/{scene['id']}/why?target=good:wool").text
    assert NOT_ENDED in why
    assert "end it" in owner.get(f"/t/{scene['id']}/why?target=good:wool").text
    after = made(owner.post(f"{path}/end"))
    assert after["held"] is None and not after["log"][-1]["open"]
    assert other.see(scene["id"])["legal"]
    assert owner.post(f"{path}/end").status_code == 422


def test_a_held_turn_goes_back_and_can_be_ended_otherwise(clans: Pair) -> None:
    owner, other, scene = held(clans)
    path = f"/api/tables/{scene['id']}"
    back = made(owner.post(f"{path}/undo"))
    assert back["held"] is None and back["legal"] and back["moves"] < scene["moves"]
    assert other.see(scene["id"])["legal"] == []
    again = made(owner.post(f"{path}/redo?hold=true"))
    assert (again["key"], again["held"]) == (scene["key"], scene["held"])
    whole = made(owner.post(f"{path}/undo?turn=true"))
    assert whole["legal"] and whole["moves"] <= back["moves"]
    assert all(not line["open"] for line in whole["log"])


def test_a_held_turn_survives_a_kill_and_is_ended_on_another_device(start: Start) -> None:
    server = start()
    with server.person("Ann") as ann, server.person("Bob") as bob:
        table = bob.sit(ann.create("clans", options={}))
        owner, other, scene = held((ann, bob, table))
        server.stop(signal.SIGKILL)
        server.start()
        assert other.see(scene["id"])["held"] == scene["held"]
        with Person(server) as device:
            device.client.headers["Authorization"] = f"Bearer {owner.token}"
            seen = device.see(scene["id"])
            assert seen["can_end"] and seen["key"] == scene["key"]
            assert made(device.post(f"/api/tables/{scene['id']}/end"))["held"] is None
        assert other.see(scene["id"])["legal"]
    assert not server.faults()


def test_bots_wait_for_the_end_of_a_turn(enter: Enter) -> None:
    ann = enter()
    table = ann.create("clans", ("person", "bot"), {}, seed=4)["id"]
    scene: Json = {}
    for _ in range(100):
        until(lambda: ann.see(table)["legal"], 20)
        scene = ann.see(table)
        scene = ann.move(scene, scene["legal"][-1]["text"], hold=True)
        if scene["held"] is not None:
            break
    # Another table of bots is played meanwhile: they had time, and did not move here.
    busy = ann.create("glenmore", ("bot", "bot"))["id"]
    until(lambda: ann.see(busy)["moves"] > 10, 30)
    assert ann.see(table)["key"] == scene["key"]
    ann.post(f"/api/tables/{table}/end")
    until(lambda: ann.see(table)["moves"] > scene["moves"], 20)


def test_what_revealed_something_is_not_held_and_bots_go_back_unasked(enter: Enter) -> None:
    ann = enter()
    table = ann.create("glenmore", ("person", "person"), seed=2)
    scene = ann.see(table["id"])
    shown = 0
    for _ in range(40):
        scene = ann.move(scene, scene["legal"][0]["text"], hold=True)
        if not scene["can_undo"]:
            shown += 1
            assert scene["held"] is None and all(not line["open"] for line in scene["log"])
    assert shown


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_whole_games_with_open_turns_end(enter: Enter, game: str) -> None:
    ann = enter()
    table = ann.create(game, ("person", "person"), seed=3)
    options = {"introductory": True} if game == "glenmore" else {}
    table = ann.create(game, ("person", "person"), options, seed=3)
    scene = ann.see(table["id"])
    holds = 0
    while not scene["over"]:
        if scene["can_end"]:
            holds += 1
            scene = made(ann.post(f"/api/tables/{table['id']}/end"))
            continue
        before = scene["moves"]
        scene = ann.move(scene, scene["legal"][-1]["text"], **HELD)
        assert scene["moves"] > before
    assert scene["held"] is None and scene["standings"]
    assert holds or game == "glenmore"
    record = ann.get(f"/api/tables/{table['id']}/record").text
    assert record.count("\n") > scene["moves"]


def test_secret_choices_are_never_held(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    table = ann.create(options=VOTES)
    bob.sit(table)
    scene = ann.see(table["id"])
    while len(due(scene)) < 2:
        scene = play_on({0: ann, 1: bob}, table["id"], 1)
    mine = ann.see(table["id"])
    after = ann.move(mine, mine["legal"][0]["text"], hold=True)
    assert after["held"] is None and due(after) == [1] and bob.see(table["id"])["legal"]


# --- decisions that are none ----------------------------------------------------------------------


def test_forced_moves_are_played_and_go_back_together(enter: Enter) -> None:
    ann = enter()
    scene = ann.create("glenmore", ("person", "person"), {}, seed=5)
    path = f"/api/tables/{scene['id']}"
    spared = 0
    for _ in range(120):
        if scene["over"]:
            break
        before = scene
        scene = ann.move(scene, scene["legal"][0]["text"], **HELD)
        made_now = scene["moves"] - before["moves"]
        if made_now > 1 and scene["can_undo"]:
            spared += 1
            assert made(ann.post(f"{path}/undo"))["key"] == before["key"]
            assert made(ann.post(f"{path}/redo?hold=true"))["key"] == scene["key"]
    assert spared


def test_without_a_wish_every_decision_is_asked(enter: Enter) -> None:
    ann = enter()
    scene = ann.create("glenmore", ("person", "person"), {}, seed=5)
    for number in range(60):
        scene = ann.move(scene, scene["legal"][0]["text"])
        assert scene["moves"] == number + 1 and scene["held"] is None


def cast_for_bob(server: Server, ann: Person, bob: Person, ask: str) -> int:
    """How many moves of Bob's were played for him in a game with votes."""
    bob.post("/api/preferences", {"ask": ask}, "PUT")
    created = bob.sit(ann.create("glenmore", ("person", "open"), VOTES))
    with_value(server, created, 6)
    table = created["id"]
    people = {0: ann, 1: bob}
    own = 0
    scene = bob.see(table)
    while not scene["over"]:
        number = due(scene)[-1]
        seen = people[number].see(table)
        # The server may have played meanwhile what is no choice.
        if seen["legal"]:
            answer = people[number].try_move(seen, seen["legal"][-1]["text"])
            own += number == 1 and answer.status_code == 200
            assert answer.status_code == 200 or ask == "choices", answer.text
        scene = bob.see(table)
    return len([line for line in scene["log"] if line["seat"] == 1]) - own


def test_a_ballot_without_a_choice_is_cast_by_itself(server: Server, enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    assert cast_for_bob(server, ann, bob, "all") == 0
    assert cast_for_bob(server, ann, bob, "choices") > 0


def test_bundles_are_ordinary_moves(enter: Enter) -> None:
    ann = enter()
    scene = ann.create("glenmore", ("person", "person"), {}, seed=5)
    path = f"/api/tables/{scene['id']}/bundles"
    seen: set[str] = set()
    for _ in range(150):
        if scene["over"]:
            break
        bundle = next((one for one in scene["bundles"] if one["name"] not in seen), None)
        if bundle is None:
            scene = ann.move(scene, scene["legal"][0]["text"])
            continue
        seen.add(bundle["name"])
        before = scene
        body = {"bundle": bundle["name"], "key": scene["key"], "hold": True}
        scene = made(ann.post(path, body))
        assert scene["moves"] - before["moves"] == len(bundle["moves"])
        assert bundle["label"]
        if bundle["name"] == "end-turn":
            assert scene["held"] is None  # it is ended, and not asked for once more
    assert {"activate-all", "end-turn"} <= seen
    assert any(name.startswith("sell-") for name in seen)
    wrong = {"bundle": "fly", "key": scene["key"]}
    assert ann.post(path, wrong).status_code == 422


# --- study games ----------------------------------------------------------------------------------


def test_beyond_a_reveal_only_as_a_study_game(enter: Enter) -> None:
    ann = enter()
    scene = ann.create("glenmore", ("person", "bot"), seed=2)
    table = scene["id"]
    path = f"/api/tables/{table}"
    until(lambda: ann.see(table)["legal"], 20)
    for _ in range(60):
        until(lambda: ann.see(table)["legal"] or ann.see(table)["over"], 20)
        scene = ann.see(table)
        if scene["can_study"] and not scene["can_undo"]:
            break
        ann.move(scene, scene["legal"][0]["text"])
    answer = ann.post(f"{path}/undo")
    assert answer.status_code == 422 and "study game" in answer.json()["error"]
    ann.client.headers["HX-Request"] = "true"
    asked = ann.form(f"/t/{table}/undo")
    assert asked.headers["X-Asks"] and "Revealed since then:" in asked.text and "<li>" in asked.text
    del ann.client.headers["HX-Request"]
    # Nobody else has to agree to go further back, so that the page says what it means.
    asked = ann.form(f"/t/{table}/back", move="0")
    assert asked.headers["X-Asks"] and "does not count" in asked.text
    assert not ann.see(table)["study"]
    back = made(ann.post(f"{path}/study"))
    assert back["study"] and back["moves"] < scene["moves"] and back["legal"]
    assert "Study game" in ann.get(f"/t/{table}").text


def test_no_study_game_against_people(pair: Pair) -> None:
    ann, bob, table = pair
    scene = play_on({0: ann, 1: bob}, table["id"], 12)
    assert not scene["can_study"]
    answer = ann.post(f"/api/tables/{table['id']}/study")
    assert answer.status_code == 422 and "ask them" in answer.json()["error"]


# --- preferences ----------------------------------------------------------------------------------


OWN_END = [
    pytest.param("bot", "", False, id="against a bot"),
    pytest.param("bot", "never", True, id="only when asked"),
    pytest.param("person", "", True, id="with people"),
    pytest.param("person", "always", False, id="always"),
]


def test_preferences_are_kept_with_the_account(enter: Enter) -> None:
    ann = enter()
    assert ann.get("/api/preferences").json()["confirm"] == "turn"
    answer = ann.post("/api/preferences", {"confirm": "never", "theme": "dark"}, "PUT")
    assert answer.json()["confirm"] == "never"
    assert ann.post("/api/preferences", {"confirm": "maybe"}, "PUT").status_code == 422
    ann.form("/preferences", motion="less", language="fr")
    page = ann.get("/preferences").text
    assert 'data-theme="dark"' in page and 'data-motion="less"' in page and 'lang="fr"' in page
    ann.client.cookies.delete("preferences")
    ann.client.cookies.delete("theme")
    kept = ann.get("/api/preferences").json()
    assert (kept["confirm"], kept["theme"], kept["motion"]) == ("never", "dark", "less")
    # The small menu and the page say the same.
    ann.form("/settings", theme="light")
    assert ann.get("/api/preferences").json()["theme"] == "light"


def test_preferences_of_who_has_no_name_are_kept_in_the_browser(start: Start) -> None:
    with Person(start()) as nobody:
        nobody.client.cookies.set("theme", "dark")
        assert 'data-theme="dark"' in nobody.get("/preferences").text
        assert nobody.form("/preferences", confirm="move").status_code == 303
        page = nobody.get("/preferences").text
        assert 'value="move" selected' in page and 'data-theme="dark"' in page


@pytest.mark.parametrize(("rival", "wish", "waits"), OWN_END)
def test_a_turn_ends_by_itself_as_is_preferred(
    enter: Enter, rival: str, wish: str, waits: bool
) -> None:
    """Against bots and as nobody has chosen anything: the bot moves, and Undo takes both back."""
    ann = enter()
    if wish:
        ann.post("/api/preferences", {"ending": wish}, "PUT")
    table = ann.create("clans", ("person", rival), {}, seed=4)["id"]
    for _ in range(100):
        until(lambda: ann.see(table)["legal"], 20)
        scene = ann.see(table)
        [first, *_] = [one["text"] for one in scene["legal"]]
        answer = ann.form(f"/t/{table}/moves", move=first, key=scene["key"], sure="yes")
        assert answer.status_code in (200, 303)
        after = ann.see(table)
        if after["seats"][scene["legal"][0]["seat"]]["due"] and after["legal"]:
            continue
        break
    assert ann.see(table)["can_end"] is waits
    if not waits and rival == "bot":
        until(lambda: ann.see(table)["legal"], 20)
        assert ann.form(f"/t/{table}/undo").status_code in (200, 303)
        assert ann.see(table)["moves"] == scene["moves"], "the bot's answer goes back too"


def test_the_page_holds_asks_and_plays_as_is_preferred(enter: Enter) -> None:
    ann = enter()
    ann.client.headers["HX-Request"] = "true"
    for wish, asks in (("turn", True), ("never", False)):
        ann.post("/api/preferences", {"confirm": wish}, "PUT")
        scene = ann.create("glenmore", ("person", "person"), {}, seed=5)
        asked = 0
        for _ in range(30):
            fields = {"move": scene["legal"][0]["text"], "key": scene["key"]}
            answer = ann.form(f"/t/{scene['id']}/moves", **fields)
            assert answer.status_code == 200
            if "X-Asks" in answer.headers:
                asked += 1
                assert ann.see(scene["id"])["key"] == scene["key"]
                answer = ann.form(f"/t/{scene['id']}/moves", **fields, sure="yes")
                assert "X-Asks" not in answer.headers
            scene = ann.see(scene["id"])
            assert scene["held"] is None or wish == "turn"
            if scene["can_end"]:
                ann.form(f"/t/{scene['id']}/end")
                scene = ann.see(scene["id"])
        assert (asked > 0) is asks
