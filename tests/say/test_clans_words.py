"""The words of Clans of Caledonia in all languages: buttons, log, prompts, tips, names, reasons."""

import random

import pytest

import ceilidh
from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.goods import COLUMN_NAMES, GOOD_NAMES, IMPORT_NAMES
from ceilidh.games.clans.meta import ALL_CLANS
from ceilidh.games.clans.modules.catalogue import EXPANSIONS
from ceilidh.games.clans.modules.clans.mackenzie.rules import STORE
from ceilidh.games.clans.modules.industria.awards.rows import AWARDS
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played, Table
from ceilidh.say import LANGUAGES, speaker
from ceilidh.say.clans.clan_tips import clan_power
from ceilidh.say.game_text import whole_text
from tests.say import listening

NAMES = ["Ann", "Bob", "Cid", "Dot"]
PROPER = {row.name for row in load(None).clans}


def fresh(seed: int = 1, players: int = 3, moves_made: int = 0, **options: object) -> Table:
    table = ceilidh.new("clans", players, seed, options, NAMES[:players])
    chance = random.Random(seed)
    for _ in range(moves_made):
        table.play(chance.choice(table.legal()))
    return table


def first_turn() -> Table:
    """The first turn of the action phase."""
    table = fresh()
    while "pass" not in [move.text for move in table.legal()]:
        table.play(table.legal()[0])
    return table


ALONE = ("milestones", "simplified-trains")


def test_every_kind_of_move_event_and_step_has_words() -> None:
    table = fresh()
    words = whole_text("clans")
    assert set(words.moves) == set(table.game.vocabulary.by_word)
    assert set(words.facts) == listening.event_kinds("games/clans")
    assert set(words.prompts) == set(listening.asking(table.game.flow.steps))


@pytest.mark.parametrize("language", LANGUAGES)
def test_recorded_games_are_told(language: str) -> None:
    to = speaker(language)
    english = speaker("en")
    for table in listening.recorded("clans"):
        for played in table.played[:: 1 if language == "en" else 4]:
            said = to.line(table, played, NAMES)
            listening.sound(said)
            assert said.startswith(NAMES[played.seat])
            if language != "en":
                listening.foreign(said, PROPER)
                assert said != english.line(table, played, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        {},
        # Of trains and the two games without them one can be played.
        {"modules": [name for name in EXPANSIONS if name not in ALONE]},
        *[{"modules": [name]} for name in ALONE],
        {"clans": "auction"},
    ],
)
def test_random_games_ask_and_offer(language: str, options: dict[str, object]) -> None:
    to = speaker(language)
    for seed in range(3):
        table = ceilidh.new("clans", 2 + seed, seed, options)
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


def line_of(table: Table, move: str, language: str) -> str:
    played = table.play(move)
    table.undo(consent=True)
    return speaker(language).line(table, played, table.names)


def test_a_building_is_told_with_its_price() -> None:
    table = first_turn()
    move = next(m for m in table.legal() if m.text.startswith("build bakery"))
    place = move.text.split()[-1]
    name = table.names[move.seat]
    button = speaker("en").move(table, move)
    price = button.rsplit("£", 1)[1]
    assert button == f"Place a bakery on {place} for £{price}"
    assert line_of(table, move.text, "en") == f"{name} places a bakery on {place} for £{price}."
    assert (
        line_of(table, move.text, "fr") == f"{name} place une boulangerie en {place} pour £{price}."
    )
    assert (
        line_of(table, move.text, "pt")
        == f"{name} coloca uma panificadora em {place} por £{price}."
    )


def test_a_trade_is_told_with_the_change_of_price() -> None:
    table = first_turn()
    move = next(m for m in table.legal() if m.text == "buy wool 2")
    name = table.names[move.seat]
    assert line_of(table, move.text, "fr") == (
        f"{name} achète 2 laines pour £8 et le prix de la laine monte de 2."
    )
    assert line_of(table, move.text, "en") == (
        f"{name} buys 2 wool for £8 and the price of wool rises by 2."
    )


def test_a_move_that_is_only_tried_is_told_too() -> None:
    """A preview has neither events nor a position before."""
    table = first_turn()
    for move in table.legal():
        listening.sound(
            speaker("en").line(table, Played(move.seat, move.action, [], [], None), NAMES)
        )


def test_a_deed_tells_one_event_of_each_kind() -> None:
    """What the clan gains besides is told: here a cellar is emptied after the last whisky."""
    whisky = [Event("good", 0, "whisky", number, -1, "clan") for number in (-1, 1)]
    said = speaker("en").line(fresh(), Played(0, STORE.only, [], whisky, None), NAMES)
    assert said == "Ann stores a whisky in the cellar and gains 1 whisky (clan)."


def all_targets(table: Table) -> list[str]:
    components = table.state.rules.components
    return [
        *[f"good:{name}" for name in GOOD_NAMES],
        *[f"import:{name}" for name in IMPORT_NAMES],
        *[f"unit:{name}" for name in COLUMN_NAMES],
        *[f"contract:{contract.id}" for contract in components.contracts],
        *[f"port:{number}" for number in table.state.rules.port_pool],
        *[f"scoring:{number}" for number in table.state.rules.scoring_pool],
        *[f"tile:{tile.id}" for tile in components.starting_tiles],
        *[f"award:{award.id}" for award in AWARDS.of(components).rows],
        *[f"clan:{name}" for name in ALL_CLANS],
        *[f"technology:{name}" for name in ("woodcutter", "miner")],
        *[f"cellar:{space}" for space in (1, 2, 3)],
        *[f"hex:{name}" for name in HEX_NAMES],
        *whole_text("clans").terms,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_tip(language: str) -> None:
    table = fresh(moves_made=70)
    to = speaker(language)
    for target in all_targets(table):
        tip = to.tip(table, target)
        listening.explained(tip)
        if language != "en":
            listening.foreign(tip.whole, {*PROPER, *NAMES})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clan_has_its_power_in_a_few_words(language: str) -> None:
    for name in ALL_CLANS:
        said = clan_power(speaker(language), name)
        listening.sound(said)
        assert len(said) < 120
        if language != "en":
            listening.foreign(said, PROPER)
    assert clan_power(speaker(language), "") == ""


def test_every_target_of_a_move_has_a_tip() -> None:
    table = fresh()
    for spec in table.game.vocabulary.specs:
        for domain in spec.domains:
            if domain.target:
                word = domain.words[1]
                assert speaker("en").tip(table, f"{domain.target}:{word}").whole, domain.target


@pytest.mark.parametrize(
    "target",
    [
        "contract:0",
        "contract:-3",
        "hex:99",
        "good:gold",
        "clan:smith",
        "x",
        ":",
        "",
    ],
)
def test_an_unknown_target_is_only_named(target: str) -> None:
    assert speaker("fr").tip(fresh(), target).whole == ""


def test_tips_tell_what_is_so_now() -> None:
    table = fresh(moves_made=90)
    box = next(number for number, seat in enumerate(table.state.seats) if seat.box)
    held = table.state.seats[box].box[0]
    assert table.names[box] in speaker("en").tip(table, f"contract:{held}").whole
    piece = table.state.seats[0].own.hexes()[0]
    assert "Ann has" in speaker("en").tip(table, f"hex:{HEX_NAMES[piece]}").whole
    static = fresh(static_imports=True)
    assert "4 points" in speaker("en").tip(static, "import:cotton").whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_translated_with_their_names(language: str) -> None:
    to = speaker(language)
    seen: set[str] = set()
    for seed in range(2):
        table = fresh(seed, 3)
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
                        # Words of options stay as they are written.
                        listening.foreign(said, {*PROPER, *EXPANSIONS})
            table.play(chance.choice(legal))
    assert len(seen) > 20


def test_a_reason_names_goods_in_the_language_of_the_reader() -> None:
    table = first_turn()
    table.state.mine(table.actor or 0).box = (1,)
    reason = table.game.why_not(table.state, table.parse("fulfil 1"))
    assert reason.text.startswith("Contract 1 still needs ")
    assert "wool" in reason.text
    assert "laine" in speaker("fr").reason(reason)
    assert "lã" in speaker("pt").reason(reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_score_lines_have_names(language: str) -> None:
    to = speaker(language)
    table = fresh(modules=["awards"])
    for option in table.game.options:
        listening.sound(to.name("clans", "option", option.name))
        summary = to.summary(option)
        listening.sound(summary)
        assert language == "en" or summary != option.summary
        for choice in option.choices:
            listening.sound(to.choice("clans", option.name, choice))
    for name, _ in [*table.sheet(), *fresh(clans="auction").sheet()]:
        listening.sound(to.name("clans", "line", name))
    for _, rank in table.state.rules.components.board.solo_ranks:
        listening.sound(to.name("clans", "rank", rank))


def test_names_and_choices_of_spots() -> None:
    french = speaker("fr")
    assert french.name("clans", "good", "wool") == "laine"
    assert french.name("clans", "unit", "bakery") == "boulangerie"
    assert french.name("clans", "clan", "macewan") == "MacEwan"
    assert french.name("clans", "line", "settlements") == "Villages"
    assert french.choice("clans", "ports", True) == "oui"
    assert french.choice("clans", "clan_pool", "macdonald") == "MacDonald"
    assert french.choice("clans", "port_pool", "9") == "Port 9"
    assert french.choice("clans", "port_pool", ["2", "9"]) == "Port 2, Port 9"
    assert speaker("pt").name("clans", "rank", "genius") == "génio"
    assert french.name("clans", "good", "unheard-of") == "unheard-of"
