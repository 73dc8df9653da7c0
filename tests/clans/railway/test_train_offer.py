"""The train among the actions of a turn: what each place wants, what is missing, true refusals."""

import pytest

import ceilidh
from ceilidh.draw.svg import draw_parts
from ceilidh.say import speaker
from ceilidh.say.answers import Offer
from tests.clans.railway.rails import Rails

TWO_WHISKY = 33
PROMPTS = {
    "en": (
        "Place your train or your mini-train on a city of the rail board.",
        "Place your mini-train on a city of the rail board.",
    ),
    "fr": (
        "Placez votre train ou votre mini-train dans une ville du réseau ferroviaire.",
        "Placez votre mini-train dans une ville du réseau ferroviaire.",
    ),
    "pt": (
        "Coloque o seu comboio ou o seu minicomboio numa cidade da malha ferroviária.",
        "Coloque o seu minicomboio numa cidade da malha ferroviária.",
    ),
}


def offer(rails: Rails, language: str = "en", name: str = "train") -> Offer:
    offers = speaker(language).offers(rails.table, 0)
    return next(one for one in offers if one.name == name)


def titles(rails: Rails, language: str) -> list[str]:
    return [one.title for one in speaker(language).offers(rails.table, 0)]


@pytest.mark.rule("IN-TA-07", "IN-TD-01")
@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", "Inverness needs 2 wool", "Stirling wants 2 whisky: needs 2 whisky."),
        (
            "fr",
            "Inverness\u00a0: il manque 2 laines",
            "Stirling veut 2 whiskys\u00a0: il manque 2 whiskys.",
        ),
        (
            "pt",
            "Inverness: precisa de 2 lãs",
            "Stirling quer 2 uísques: precisa de mais 2 uísques.",
        ),
    ],
)
def test_a_train_that_cannot_deliver_says_what_each_place_lacks(
    language: str, line: str, said: str
) -> None:
    rails = Rails(3)
    rails.goods(0, wool=1)
    rails.demand("stirling", TWO_WHISKY)
    card = offer(rails, language)
    assert card.moves == ()
    assert card.line == line
    assert said in card.reason
    assert card.rules == ("IN-TA-07", "IN-TD-01")


@pytest.mark.rule("IN-TA-07", "IN-TF-02", "IN-TA-05")
def test_a_train_that_can_deliver_names_its_places_fees_and_what_is_closed() -> None:
    rails = Rails(3)
    rails.goods(0, wool=3)
    rails.train(1, "dundee")
    card = offer(rails)
    assert card.line == "8 places within reach"
    assert (card.reason, card.asks) == ("", "Where do you want to deliver by train?")
    assert set(card.moves) == set(rails.texts("train"))
    assert "Stirling wants 3 wool: you can deliver." in card.note
    assert "Dundee wants 3 wool: you can deliver for £3 in fees." in card.note
    assert "Closed until you claim a milestone: Glasgow and Edinburgh." in card.note


@pytest.mark.rule("IN-TA-07")
def test_a_train_with_two_places_names_them() -> None:
    rails = Rails(3)
    rails.goods(0, whisky=2)
    rails.demand("dundee", TWO_WHISKY)  # it shares its demand with Hawick
    assert offer(rails).line == "Dundee and Hawick"
    rails.demand("stirling", TWO_WHISKY)
    assert offer(rails).line == "3 places within reach"


@pytest.mark.rule("IN-TA-01", "IN-TA-09")
def test_a_train_that_has_moved_says_so() -> None:
    rails = Rails(3)
    rails.goods(0, wool=3)
    rails.stand("train dundee direct")
    while rails.table.actor != 0 or not speaker("en").offers(rails.table, 0):
        rails.table.play(rails.table.legal()[-1])
    card = offer(rails)
    assert (card.line, card.moves) == ("already moved", ())
    assert card.reason == "Your train has already moved this round."


@pytest.mark.rule("IN-TF-05")
def test_a_place_that_costs_more_than_you_have_says_that() -> None:
    rails = Rails(3)
    rails.goods(0, wool=3)
    rails.seat().money = 2
    rails.train(1, "dundee")
    assert "Dundee: That route costs £3 in fees; you have £2." in offer(rails).note


@pytest.mark.rule("IN-SO-Q3")
def test_a_place_that_was_served_needs_nothing_more() -> None:
    """Solo: it is not the place that needs the fewest goods, whatever its demand is."""
    rails = Rails(1)
    rails.bonus("stirling", 0)
    rails.goods(0, wool=2)
    card = offer(rails)
    assert "Stirling: You have already delivered to Stirling." in card.reason
    assert card.line == "Inverness needs 1 wool"


@pytest.mark.rule("IN-T2-03")
@pytest.mark.parametrize(
    ("language", "name", "button"),
    [
        ("en", "Mini-train", "Move mini-train to "),
        ("fr", "Mini-train", "Mini-train vers "),
        ("pt", "Minicomboio", "Minicomboio para "),
    ],
)
def test_the_mini_train_has_one_name(language: str, name: str, button: str) -> None:
    rails = Rails(2)
    rails.goods(0, wool=3)
    assert name in titles(rails, language)
    assert name not in titles(Rails(3), language)
    moved = next(move for move in rails.table.legal() if move.text.startswith("handcar"))
    assert speaker(language).move(rails.table, moved).startswith(button)


@pytest.mark.rule("IN-T2-04")
@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_prompt_of_the_setup_names_the_piece_still_to_be_placed(language: str) -> None:
    table = ceilidh.new("clans", players=2, seed=1, options={"modules": ["trains"]})
    while not table.legal()[0].text.startswith("put"):
        table.play(table.legal()[0])
    asked: list[str] = []
    for _ in range(4):
        assert table.actor is not None
        asked.append(speaker(language).prompt(table, table.actor))
        table.play(table.legal()[0])
    both, mini = PROMPTS[language]
    assert asked == [both, both, mini, mini]


@pytest.mark.rule("IN-T2-04")
def test_the_task_names_the_piece_still_to_be_placed() -> None:
    table = ceilidh.new("clans", players=2, seed=1, options={"modules": ["trains"]})
    while not table.legal()[0].text.startswith("put"):
        table.play(table.legal()[0])
    assert "where to start your train or your mini-train" in str(table.why_not("pass"))
    for _ in range(2):
        mini = [move for move in table.legal() if move.text.startswith("put handcar")]
        table.play(mini[0])
    assert "where to start your train" in str(table.why_not("pass"))


# --- refusals that are true -----------------------------------------------------------------------


@pytest.mark.rule("IN-T2-06", "IN-TA-07")
def test_the_mini_train_is_told_that_the_train_could_not_deliver() -> None:
    rails = Rails(2)
    assert "your train could not deliver anywhere" in rails.why_not("handcar oban direct")
    rails.goods(0, wool=3)
    rails.train(1, "hawick")
    assert "handcar oban direct" in rails.texts()


@pytest.mark.rule("IN-T2-10", "IN-T2-Q2")
def test_each_engine_is_told_which_other_one_stands_there() -> None:
    rails = Rails(2)
    rails.goods(0, wool=3)
    assert "Your mini-train is there; move it away first" in rails.why_not("train stirling direct")
    assert "Your train is there." in rails.why_not("handcar perth direct")


@pytest.mark.rule("IN-P16-02", "IN-P16-03")
def test_money_for_a_port_is_counted_after_the_fees() -> None:
    """Without a mini-train no refusal speaks of one."""
    rails = Rails(3)
    rails.demand("stirling", TWO_WHISKY)
    said = rails.why_not("train stirling direct")
    assert "You do not have 2 whisky to meet the demand there." in said
    assert "mini-train" not in said


# --- the drawing ----------------------------------------------------------------------------------


@pytest.mark.rule("IN-TD-01")
def test_demand_tiles_show_the_viewer_what_is_missing() -> None:
    rails = Rails(3)
    rails.goods(0, wool=1)
    rails.demand("stirling", TWO_WHISKY)
    drawn = {part.name: part.markup for part in draw_parts(rails.table.view(0), "en", 0)}
    assert 'aria-label="2 whisky; missing: 2 whisky"' in drawn["rails"]
    assert 'aria-label="3 wool; missing: 2 wool"' in drawn["rails"]
    assert ">−2</text>" in drawn["rails"]
    watched = {part.name: part.markup for part in draw_parts(rails.table.view(), "en")}
    assert "missing" not in watched["rails"]
