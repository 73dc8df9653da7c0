"""The companion of the real table on a phone: asked, tapped, told, and equal to the engine."""

from __future__ import annotations

import re

from ceilidh.companion import Companion, packed, unpacked
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import GOOD_NAMES, IMPORT_NAMES
from ceilidh.games.clans.modules.automa.first_workers import AUTOMA_SET_UP
from ceilidh.games.clans.modules.automa.turn import AUTOMA_TURN
from ceilidh.games.clans.rules.scoring import SCORING_PHASE
from ceilidh.games.clans.rules.settlements import linked_settlements
from tests.browser.conftest import Open
from tests.browser.screen import Screen
from tests.companion.beside import Beside, answer, mine

TURNS = 12  # of the Automa, with the ends of rounds
WORD = "() => document.querySelector('[data-automa]')?.dataset.automa"


class Phone:
    """Somebody who plays with the box and tells the page what it asks for."""

    def __init__(self, screen: Screen, beside: Beside) -> None:
        self.screen = screen
        self.beside = beside
        self.shot: set[str] = set()

    @property
    def word(self) -> str:
        return str(self.screen.page.evaluate(WORD))

    @property
    def game(self) -> Companion:
        return Companion(*unpacked(self.word))

    def press(self, selector: str) -> None:
        with self.screen.page.expect_navigation():
            self.screen.find(selector).click()

    def say(self, line: str) -> None:
        """Fill in what a line of the record says."""
        word, *rest = line.split()
        if word not in self.shot:
            self.shot.add(word)
            self.screen.shoot(f"companion-{word}")
        if word == "map":
            self._tap(rest)
        elif word == "markets":
            self._lay(rest)
        elif word == "stalls":
            self._sell(rest)
        elif word in ("price", "prices"):
            names = GOOD_NAMES if word == "prices" else rest[:1]
            for name, step in zip(names, rest[-len(names) :], strict=True):
                self.screen.find(f"select[name={name}]").select_option(step)
        elif word in ("contracts", "boxes"):
            for box in self.screen.find("[name=contract]").all():
                box.set_checked(box.get_attribute("value") in rest, force=True)
        elif word == "imports":
            for name, space in zip(IMPORT_NAMES, rest, strict=True):
                self.screen.find(f"[name={name}]").fill(space)
        else:
            self.screen.find(f"[name=passed][value='{rest[0]}']").check(force=True)
        self.press("[data-done]")

    def _sell(self, stalls: list[str]) -> None:
        for number, left in enumerate(stalls):
            for box in self.screen.find(f"[name=stall-{number + 1}]").all():
                box.set_checked(box.get_attribute("value") in left.split(","), force=True)

    def _lay(self, markets: list[str]) -> None:
        for number, market in enumerate(markets):
            tile, hex_ = market.split(":")
            self.screen.find(f"[name=tile-{number + 1}]").select_option(tile)
            self.screen.find(f"[name=unit][value='market:{number + 1}']").check(force=True)
            self.screen.find(f"#part-map [data-target='hex:{hex_}']").click(force=True)

    def _tap(self, units: list[str]) -> None:
        for unit in units:
            seat, hex_, kind = unit.split(":") if ":" in unit else ("-", unit[1:], "")
            value = "-" if seat == "-" else f"{seat}:{kind}"
            self.screen.find(f"[name=unit][value='{value}']").check(force=True)
            self.screen.find(f"#part-map [data-target='hex:{hex_}']").click(force=True)
        assert sorted(self.screen.find("[data-units]").input_value().split()) == sorted(units)


def test_a_game_on_a_phone_equals_the_engine(open_screen: Open) -> None:
    """Chance is the page's, and the engine repeats it; what people do is the engine's."""
    screen = open_screen(390, 844, has_touch=True)
    beside = Beside(1, 3, 5, markets=True)
    phone = Phone(screen, beside)
    screen.go("/automa")
    screen.shoot("companion-new")
    screen.find("[name=map][value=ours]").check()
    for side in beside.setup.sides:
        screen.find(f"[name=side-{side[0]}]").select_option(side)
    screen.find("[name=markets]").check()
    phone.press("[data-go]")
    beside.until(AUTOMA_SET_UP)
    phone.say(answer(beside.state, phone.game.state, phone.game.asks))
    assert screen.find(".steps-told li").count() > 10
    beside.run(phone.game.drawn)
    for _ in range(TURNS):
        beside.until(AUTOMA_TURN, SCORING_PHASE)
        if beside.at(SCORING_PHASE):
            beside.run()
            phone.press("[data-do=round]")
            continue
        before = beside.state.clone()
        phone.press("[data-do=draw]")
        while phone.game.asks:
            phone.say(answer(before, phone.game.state, phone.game.asks))
        beside.run(phone.game.drawn)
        assert mine(phone.game.state) == mine(beside.state)
        assert f"£{beside.state.seats[-1].money}" in screen.see("[data-money]").inner_text()
    assert phone.shot >= {"map", "contracts"}
    screen.shoot("companion-told")
    _back_and_reload(phone)


def _back_and_reload(phone: Phone) -> None:
    screen, word = phone.screen, phone.word
    screen.page.reload()
    assert phone.word == word
    phone.press("[data-back]")
    assert phone.word != word
    screen.go("/automa")
    screen.see("[data-automa-last]")
    phone.press("[data-automa-link]")
    assert len(phone.game.lines) > 5


def test_the_final_sheet(open_screen: Open) -> None:
    screen = open_screen(390, 844, has_touch=True, locale="fr-FR")
    beside = Beside(1, 2, 9)
    beside.play()
    screen.go(f"/automa?game={packed(beside.setup, beside.game.lines)}")
    state = beside.state
    person = state.seats[0]
    for name, number in zip(IMPORT_NAMES, state.imports, strict=True):
        screen.find(f"[name={name}]").fill(str(number))
    screen.find("[name=contracts-0]").fill(str(len(person.fulfilled)))
    screen.find("[name=settlements-0]").fill(str(linked_settlements(state, person)))
    own, automa = CLANS.scores(state)
    screen.find("[name=points-0]").fill(str(own))
    with screen.page.expect_navigation():
        screen.find("[data-done]").click()
    assert screen.see("[data-scores] tfoot td").inner_text() == str(automa)
    assert re.search(rf"\b{abs(own - automa)}\b", screen.see("[data-margin]").inner_text())
    screen.shoot("companion-sheet")


def test_on_a_phone_you_look_at_the_board_and_find_contracts_by_good(open_screen: Open) -> None:
    screen = open_screen(390, 844, has_touch=True, locale="pt-PT")
    screen.go("/automa")
    phone = Phone(screen, Beside(1, 3, 5))
    phone.press("[data-go]")
    # What lacks is said beside the answer, which stays as it is.
    screen.find("[name=cost][value='1']").check(force=True)
    screen.find("[data-done]").click()
    assert screen.see("form .message").inner_text() == "Escolha o terreno do hexágono."
    assert screen.find("[name=cost][value='1']").is_checked()
    for _ in range(4):
        screen.find("[name=cost][value='1']").check(force=True)
        screen.find("[name=terrain][value=forest]").check(force=True)
        phone.press("[data-done]")
    setup, lines = unpacked(phone.word)
    assert setup.looks and lines[1:] == ["first 1 forest -"] * 4
    screen.go(f"/automa?game={packed(setup, [*lines, 'draw automa_card 8'])}")
    every = screen.find(".contract-pick:not([hidden])").count()
    screen.find("[data-find-good][value=wool]").check(force=True)
    screen.find("[data-find-good][value=cotton]").check(force=True)
    left = screen.find(".contract-pick:not([hidden])")
    goods = [one.get_attribute("data-goods") or "" for one in left.all()]
    assert 0 < len(goods) < every
    assert all({"wool", "cotton"} <= set(one.split()) for one in goods)
