"""The words of Glen More II in all languages: buttons, log, prompts, tips, names, reasons."""

import random

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.grid import VILLAGE_CELL
from ceilidh.games.glenmore.kinds import CELL, PIECE, RESOLVE
from ceilidh.games.glenmore.modules.catalogue import CHRONICLES
from ceilidh.games.glenmore.modules.great_glen import text as great_glen
from ceilidh.games.glenmore.modules.great_glen.rows import GREAT_GLEN, MEASURES
from ceilidh.games.glenmore.modules.great_glen.rules import BALLOTS
from ceilidh.games.glenmore.modules.highlander.rules import HAWK, TREASURE, Mountain
from ceilidh.games.glenmore.rules.immediate import IMMEDIATE
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say import LANGUAGES, speaker
from ceilidh.say.game_text import whole_text
from ceilidh.say.glenmore import names
from tests.say import listening

NAMES = ["Ann", "Bob", "Cid", "Dot"]
EVERYTHING: dict[str, object] = {"modules": list(CHRONICLES), "die": True}
PROPER = {tile.name for tile in load(None).tiles if tile.name not in names.NAMES}


def fresh(seed: int = 1, players: int = 3, moves_made: int = 0, **options: object) -> Table:
    table = ceilidh.new("glenmore", players, seed, {**EVERYTHING, **options}, NAMES[:players])
    chance = random.Random(seed)
    for _ in range(moves_made):
        table.play(chance.choice(table.legal()))
    return table


def test_every_kind_of_move_event_and_step_has_words() -> None:
    table = fresh()
    words = whole_text("glenmore")
    assert set(words.moves) == set(table.game.vocabulary.by_word)
    assert set(words.facts) == listening.event_kinds("games/glenmore")
    assert set(words.prompts) == set(listening.asking(table.game.flow.steps))


def test_every_card_measure_and_ballot_of_great_glen_has_words() -> None:
    assert set(great_glen.MEASURES) == set(MEASURES)
    assert set(great_glen.BALLOTS) == set(BALLOTS)
    assert set(great_glen.CARDS) == {card.name for card in GREAT_GLEN.of(load(None)).cards}


@pytest.mark.parametrize("language", LANGUAGES)
def test_recorded_games_are_told(language: str) -> None:
    to = speaker(language)
    english = speaker("en")
    for table in listening.recorded("glenmore"):
        for played in table.played[:: 1 if language == "en" else 4]:
            said = to.line(table, played, NAMES)
            listening.sound(said)
            assert said.startswith(NAMES[played.seat])
            if language != "en":
                listening.foreign(said, PROPER)
                assert said != english.line(table, played, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, EVERYTHING, {"edition": "english"}])
def test_random_games_ask_and_offer(language: str, options: dict[str, object]) -> None:
    to = speaker(language)
    fewest = 3 if options is EVERYTHING else 2  # the Englishman needs three
    for seed in range(3):
        table = ceilidh.new("glenmore", max(2 + seed, fewest), seed, options)
        chance = random.Random(seed)
        while table.actor is not None:
            legal = table.legal()
            said = [to.move(table, move) for move in legal]
            asked = to.prompt(table, table.actor)
            for text in [*said, asked]:
                listening.sound(text)
                if language != "en":
                    listening.foreign(text, PROPER)
            assert len(set(said)) == len(said), "two moves sound alike"
            table.play(chance.choice(legal))
        listening.sound(to.prompt(table, 0))


def at_moment(step: int, a: int, b: int, c: int) -> Table:
    """A table at a decision that play seldom leads to."""
    table = fresh()
    seat = table.actor or 0
    table.state.stack.append(Frame(step, seat, a, b, c))
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_of_a_tile_are_put_in_order(language: str) -> None:
    components = load(None)
    tile = next(tile for tile in components.tiles if len(tile.immediate) > 1)
    table = at_moment(IMMEDIATE.id, tile.index, VILLAGE_CELL, 3)
    to = speaker(language)
    seat = table.actor or 0
    assert to.text(tile.name) in to.prompt(table, seat)
    for action in RESOLVE.all[:2]:
        listening.sound(to.move(table, Move(action, seat)))
        listening.sound(to.line(table, Played(seat, action, [], [], None), NAMES))
    said = {to.move(table, Move(action, seat)) for action in RESOLVE.all[:2]}
    assert len(said) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_treasure_is_named(language: str) -> None:
    table = at_moment(TREASURE.id, 0, 0, 0)
    table.state.keep(Mountain(0, (0, 2, 0, 1, 0)))
    table.state.market = [1] * len(RESOURCE_NAMES)
    to = speaker(language)
    seat = table.actor or 0
    asked = to.prompt(table, seat)
    assert "2" in asked
    assert "1" in asked
    listening.sound(to.move(table, Move(HAWK.all[1], seat)))
    listening.sound(to.line(table, Played(seat, HAWK.all[1], [], [], None), NAMES))


def test_a_claim_says_its_road_and_its_bonus() -> None:
    for table in listening.recorded("glenmore"):
        for played in table.played:
            if played.action.text == "claim macleod":
                past = fresh()
                past.state = played.before
                move = Move(played.action, played.seat)
                road = played.before.roads[past.state.rules.clan_fields[played.action.a]]
                assert road == 0
                assert speaker("en").move(past, move) == "Claim MacLeod for 0 coins: 3 coins"
                french = speaker("fr").move(past, move)
                assert french == "Poser un pion chez MacLeod pour 0 pièce\u00a0: 3 pièces"
                return
    pytest.fail("nobody claims MacLeod in the recorded games")


def test_a_vote_is_not_told_before_all_have_voted() -> None:
    for table in listening.recorded("glenmore"):
        for played in table.played:
            if played.secret:
                said = speaker("en").line(table, played, NAMES)
                assert said == f"{NAMES[played.seat]} casts a vote."
                return
    pytest.fail("nobody votes in secret in the recorded games")


def test_a_tile_is_taken_for_its_cost() -> None:
    tables = [fresh(seed) for seed in range(20)]
    found = [(t, m) for t in tables for m in t.legal() if m.text == "take halkirk"]
    table, move = found[0]
    assert speaker("en").move(table, move) == "Take Halkirk for 1 wood"
    assert speaker("fr").move(table, move) == "Prendre Halkirk pour 1 bois"
    assert speaker("pt").move(table, move) == "Tirar Halkirk por 1 madeira"


def all_targets(table: Table) -> list[str]:
    components = table.state.rules.components
    return [
        *[f"tile:{tile.id}" for tile in components.tiles],
        *[f"landmark:{card.id}" for card in components.landmarks],
        *[f"clan:{clan.id}" for clan in components.clan_board.clans],
        *[f"card:{card.id}" for card in GREAT_GLEN.of(components).cards],
        *[f"resource:{name}" for name in RESOURCE_NAMES],
        *[f"piece:{name}" for name in PIECE.words],
        "cell:0.0",
        "cell:1.0",
        "cell:5.5",
        "figure:die",
        *whole_text("glenmore").terms,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["french", "english"])
def test_every_component_has_a_tip(language: str, edition: str) -> None:
    table = fresh(moves_made=60, edition=edition)
    to = speaker(language)
    for target in all_targets(table):
        tip = to.tip(table, target)
        listening.explained(tip)
        if language != "en":
            listening.foreign(tip.whole, {*PROPER, *NAMES})


def test_every_target_of_a_move_has_a_tip() -> None:
    table = fresh()
    for spec in table.game.vocabulary.specs:
        for domain in spec.domains:
            if domain.target:
                word = domain.words[1]
                assert speaker("en").tip(table, f"{domain.target}:{word}").whole, domain.target


@pytest.mark.parametrize("target", ["tile:atlantis", "cell:99.9", "card:0", "x", ":", ""])
def test_an_unknown_target_is_only_named(target: str) -> None:
    assert speaker("fr").tip(fresh(), target).whole == ""


def test_tips_tell_what_is_so_now() -> None:
    table = fresh(moves_made=60)
    to = speaker("en")
    field, seat = table.state.claims[0]
    clan = table.state.rules.components.clan_board.clans[field - 1]
    assert NAMES[seat] in to.tip(table, f"clan:{clan.id}").whole
    actor = table.actor or 0
    cell = CELL.words[next(iter(table.state.seats[actor].loads))]
    assert "On it:" in to.tip(table, f"cell:{cell}").whole
    table.state.market[0] = len(table.state.rules.slots)
    assert "cannot be bought" in to.tip(table, "resource:barley").whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_translated_with_their_names(language: str) -> None:
    to = speaker(language)
    seen: set[str] = set()
    for seed in range(2):
        table = fresh(seed)
        chance = random.Random(seed)
        kinds = [spec.all for spec in table.game.vocabulary.specs]
        while table.actor is not None:
            legal = table.legal()
            for _ in range(8):
                action = chance.choice(chance.choice(kinds))
                if not any(move.action is action for move in legal):
                    reason = table.game.why_not(table.state, action)
                    said = to.reason(reason)
                    listening.sound(said)
                    seen.add(reason.template)
                    if language == "en":
                        assert said == reason.text
                    else:
                        listening.foreign(said, PROPER)
            table.play(chance.choice(legal))
    assert len(seen) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_score_lines_have_names(language: str) -> None:
    to = speaker(language)
    table = fresh()
    for option in table.game.options:
        listening.sound(to.name("glenmore", "option", option.name))
        summary = to.summary(option)
        listening.sound(summary)
        assert language == "en" or summary != option.summary
        for choice in option.choices:
            listening.sound(to.choice("glenmore", option.name, choice))
    for name, _ in table.sheet():
        listening.sound(to.name("glenmore", "line", name))


def test_names_of_spots() -> None:
    french = speaker("fr")
    assert french.name("glenmore", "tile", "home_castle") == "Château Initial"
    assert french.name("glenmore", "clan", "mckay") == "McKay"
    assert french.name("glenmore", "card", "1") == "Grands Troupeaux"
    assert french.name("glenmore", "landmark", "loch_ness") == "Loch Ness"
    assert french.name("glenmore", "resource", "wood") == "bois"
    assert speaker("pt").name("glenmore", "line", "persons") == "Personagens"
    assert french.choice("glenmore", "edition", "english") == "édition anglaise"
    assert french.name("glenmore", "tile", "atlantis") == "atlantis"
