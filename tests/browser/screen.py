"""What a person at a browser does and sees: the words of the browser tests."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, FilePayload, Locator, Page

from tests.server.helpers import PATIENCE

PICTURES = os.environ.get("CEILIDH_PICTURES", "") == "1"
# An answer to a question about a move: a preview, a hint, or why not; and what was chosen so far.
ANSWER = "#bubble:not([hidden]) :is([data-confirm], [role=status], .message)"
CHANGED = "key => document.getElementById('state').dataset.revision !== key"
WAITED = """() => ['mine', 'ending', 'over'].some(
    word => word in document.getElementById('state').dataset)"""
PLAYED = f"key => ({CHANGED})(key) || document.querySelector('#bubble [data-confirm]') !== null"
CALM = "() => document.querySelector('#cards[aria-busy=true]') === null"  # no move is on its way
ANSWERED = f"""([key, begun]) => ({CHANGED})(key) || document.querySelector(`{ANSWER}`) !== null
    || document.querySelector('[data-begun]').dataset.begun !== begun"""
# A first touch only previews a move, as does a click that sends a piece on its way; the button in
# the desk makes it.
SURE = "[data-preview-confirm]"
FELT = f"before => ({ANSWERED})(before) || document.querySelector('{SURE}') !== null"
GONE_ON = """before => Number(document.getElementById('state').dataset.moves) > before
    || 'over' in document.getElementById('state').dataset"""
ENDED = "async (table) => (await (await fetch(table)).json()).over"
OFTEN = 20  # milliseconds from look to look; with every frame, a browser draws without end
SVG = "http://www.w3.org/2000/svg"
# Nothing glides or fades any more; what never ends is no motion of a piece.
STILL = """() => document.getAnimations().every((one) => one.playState !== 'running'
    || one.effect.getComputedTiming().endTime === Infinity)"""
# No explanation is shown but of what the keyboard is at.
UNTOLD = """() => document.querySelector('#tip')?.hidden !== false
    || document.activeElement.matches(':focus-visible')"""
# What htmx says of a request that was refused, and of one that was given up: for a newer one, or
# because the page was left.
REFUSED = "Response Status Error Code 4"
GIVEN_UP = ("htmx:afterRequest", "htmx:sendAbort")

# The names of what is lit; where a kind is to be chosen first, of what may be clicked.
LIT = """among => {
    const found = (look) => [...document.querySelectorAll(`${among} ${look}`)].filter(
        one => one.getClientRects().length > 0).map(one => one.dataset.target);
    return document.querySelector('.lit') ? found('.lit') : found('.able');
}"""
BUTTONS = ".choice[data-play], [data-bundle=end-turn]"  # with a move each
OFFERED = f"() => [({LIT})(''), document.querySelectorAll('{BUTTONS}').length]"
# Signs of where to look: the dot of a tab, and a card that has further ones behind it.
SIGNS = ".panel-tabs .has-lit, .choice:not([data-play])"
ANYTHING = f"""() => [...document.querySelectorAll('.lit, .able, {BUTTONS}, {SIGNS}')].some(
    one => one.getClientRects().length > 0)"""


class Screen:
    def __init__(self, page: Page, shots: Path, touch: bool = False) -> None:
        self.page = page
        self.touch = touch  # fingers, which never hover over anything
        self.shots = shots
        self.faults: list[str] = []  # of scripts
        self.clicks = 0  # moves begun on a drawing
        self.words = 0  # moves that only buttons and lists offered
        page.on("pageerror", self._fail)
        page.on("console", self._hear)

    def leave(self) -> None:
        """What happens in the window from now on is another's."""
        self.page.remove_listener("pageerror", self._fail)
        self.page.remove_listener("console", self._hear)

    def _fail(self, error: Error) -> None:
        self.faults.append(str(error))

    def _hear(self, message: ConsoleMessage) -> None:
        # A refusal is an answer like another; the browser calls it an error.
        answered = "Failed to load resource" in message.text or REFUSED in message.text
        if message.type == "error" and not answered and not message.text.startswith(GIVEN_UP):
            self.faults.append(message.text)

    # --- going about ------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(path)

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def see(self, selector: str) -> Locator:
        """The thing, once it is in sight."""
        found = self.page.locator(selector).first
        found.wait_for(state="visible")
        return found

    def script(self, name: str) -> str:
        """The address of one of the table's scripts, in the version of the page."""
        main = self.find("script[src$='/table/main.js']").get_attribute("src")
        assert main is not None
        return main.replace("main.js", f"{name}.js")

    def wait(self, script: str, arg: object = None) -> None:
        """Until a script finds what it looks for."""
        self.page.wait_for_function(script, arg=arg, polling=OFTEN)

    def shoot(self, name: str) -> None:
        """A picture for people, on demand; into build/screenshots."""
        if PICTURES:
            self.page.screenshot(path=self.shots / f"{name}.png", animations="disabled")

    def quick(self, game: str, players: int = 2, people: bool = False) -> None:
        """From the home page to a table."""
        self.go("/")
        card = self.find(f"[data-quick={game}]")
        if players != 2 or people:
            card.locator(".more-ways summary").click()
        if players == 1:
            card.locator("input[value=alone]").check()
        elif players != 2:
            card.locator(f"input[name=players][value='{players}']").check(force=True)
        if people:
            card.locator("input[value=people]").check()
        card.locator("[data-go]").click()
        self.at_table()

    def new_table(
        self,
        game: str,
        kinds: list[str],
        seed: int = 1,
        preset: str = "",
        **options: bool | str | list[str],
    ) -> None:
        """By the page with all options: a kind for every seat, boxes ticked, choices made."""
        self.go(f"/new?game={game}&preset={preset}")
        self.find("#players").select_option(str(len(kinds)))
        for number, kind in enumerate(kinds):
            self.find(f"[name=kind{number}]").select_option(kind)
            self.find(f"[name=name{number}]").fill(("Ann", "Ben", "Cal", "Dee")[number])
        for name, value in options.items():
            if isinstance(value, str) and self.find(f"select[name={name}]").count():
                self.find(f"select[name={name}]").select_option(value)
                continue
            for word in value if isinstance(value, list) else [value]:
                self.find(f"[name={name}]" + ("" if word is True else f"[value={word}]")).check()
        if "open" not in kinds:
            self.find("[name=seed]").fill(str(seed))
        self.find("[data-new] [data-go]").click()
        self.at_table()

    def upload(self, record: str) -> None:
        self.go("/")
        file = FilePayload(name="game.txt", mimeType="text/plain", buffer=record.encode())
        self.find("[data-upload] [type=file]").set_input_files(files=[file])
        self.find("[data-upload] button").click()
        self.at_table()

    def resume(self, record: str) -> None:
        """A table of one's own, where a record ends."""
        self.go(self.table_of(record))
        self.at_table()
        self.wait_shown(self.moves)

    def table_of(self, record: str) -> str:
        """The address of such a table; no page is opened for it, which takes far longer."""
        asked = self.page.context.request
        token = re.search(r'name="csrf" value="([^"]*)"', asked.get("/").text())
        assert token is not None
        file = FilePayload(name="game.txt", mimeType="text/plain", buffer=record.encode())
        form: dict[str, str | float | bool | bytes | FilePayload]
        form = {"csrf": token[1], "record": file}
        answer = asked.post("/records", multipart=form, max_redirects=0)
        assert answer.status == 303, answer.text()
        return answer.headers["location"].partition("?")[0]

    def seat(self, other: Screen, name: str) -> None:
        """The only open seat of this table is taken by another screen, which comes by the link."""
        other.join(self.see("[data-copy]").input_value(), name)
        self.wait("() => !document.querySelector('[data-copy]')")

    def join(self, link: str, name: str) -> None:
        self.go(link)
        self.find("[data-sit] [name=name]").fill(name)
        self.find("[data-sit] button").click()
        self.at_table()

    def at_table(self) -> None:
        self.page.wait_for_url(re.compile(r"/t/"))
        self.wait("() => document.querySelector('[data-open-panel]') !== null")

    # --- reading ----------------------------------------------------------------------------------

    def state(self, name: str) -> str:
        return str(
            self.page.evaluate("name => document.getElementById('state').dataset[name]", name)
        )

    @property
    def moves(self) -> int:
        return int(self.state("moves"))

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("'over' in document.getElementById('state').dataset"))

    @property
    def prompt(self) -> str:
        return self.find("[data-prompt]").inner_text().strip()

    @property
    def begun(self) -> str:
        """What was chosen so far, as the page has it."""
        return str(self.page.evaluate("document.querySelector('[data-begun]').dataset.begun"))

    def lit(self, among: str = "") -> list[str]:
        """The names of what is lit; where a kind is to be chosen first, of what may be clicked."""
        return list(dict.fromkeys(self.page.evaluate(LIT, among)))

    def legal(self) -> list[str]:
        script = "buttons => buttons.map(button => button.dataset.play)"
        return list(self.find("button.move:not([data-bundle])").evaluate_all(script))

    def wait_turn(self) -> None:
        """Until it is this person's turn, or the game is over; others may have many moves first."""
        while not self.page.evaluate(WAITED):
            self.wait(f"n => ({WAITED})() || ({GONE_ON})(n)", arg=self.moves)

    def wait_over(self) -> None:
        """Until bots have played the game to its end, however long that takes."""
        while not self.over:
            self.wait(GONE_ON, arg=self.moves)

    def wait_moves(self, number: int) -> None:
        script = "number => Number(document.getElementById('state').dataset.moves) === number"
        self.wait(script, arg=number)

    def wait_shown(self, number: int) -> None:
        script = "number => Number(document.getElementById('state').dataset.shown) === number"
        self.wait(script, arg=number)

    def width_to_scroll(self) -> int:
        """By how many pixels the page is wider than the window."""
        script = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return int(self.page.evaluate(script))

    def strays(self) -> int:
        """Elements of drawings that are none: merging must not make them."""
        script = "ns => [...document.querySelectorAll('svg *')].filter(o => o.namespaceURI !== ns)"
        return int(self.page.evaluate(f"ns => ({script})(ns).length", SVG))

    # --- playing ----------------------------------------------------------------------------------

    def target(self, name: str) -> Locator:
        return self.page.locator(f'[data-target="{name}"]:visible')

    def click(self, name: str) -> None:
        """A click on something drawn; lit things first, since one may be drawn twice.

        It plays a move, narrows the choice, or is answered: by a hint, a question, or why not.
        """
        before = [self.state("revision"), self.begun]
        lit = self.page.locator(f'[data-target="{name}"].lit:visible')
        self._press((lit if lit.count() else self.target(name)).first, force=True)
        self.wait(FELT, arg=before)
        if self.find(SURE).count():
            self.press(SURE)
            self.wait(ANSWERED, arg=before)

    def put_pointer_away(self) -> None:
        """So that no explanation of what it was on is shown, or comes: it would be clicked on."""
        self.arrive()
        if not self.touch:
            self.wait(UNTOLD)

    def _press(self, thing: Locator, force: bool = False) -> None:
        if force:  # nobody waits for a piece that glides to stand still, so a click would miss it
            self.put_pointer_away()
            self.wait(STILL)
        self.arrive()
        if self.touch:
            thing.tap(force=force)
        else:
            thing.click(force=force)

    def arrive(self) -> None:
        """Come from elsewhere: what has just come under a resting pointer ignores a click."""
        self.page.mouse.move(0, 0)

    def press(self, selector: str) -> None:
        """A click. Things of a drawing are no boxes: their middle may lie on a neighbour."""
        thing = self.find(selector).first
        self._press(thing, force=bool(thing.evaluate("one => one instanceof SVGElement")))

    def confirm(self) -> None:
        """Say that one is sure."""
        before = self.state("revision")
        sure = self.see("#bubble [data-confirm]")
        self.arrive()
        sure.click()
        self.wait(CHANGED, arg=before)

    def settle(self, before: str) -> None:
        """Until a move that was begun at this revision is played, being sure where one is asked."""
        self.wait(PLAYED, arg=before)
        # Where all choose at once, it may be another's choice that has changed the table.
        self.wait(CALM)
        if self.find("#bubble [data-confirm]").is_visible():
            self.confirm()

    def play(self, text: str, end: bool = True) -> None:
        """A move by its words, from the list; the turn is ended with it, unless it is to stay."""
        before = self.state("revision")
        script = "text => document.querySelector(`button.move[data-play='${text}']`).click()"
        self.page.evaluate(script, text)
        self.settle(before)
        if end:
            self.end_turn()

    def deputise(self, watch: bool = False) -> None:
        """Let a bot play for this person, to the end of the game.

        Who does not watch is elsewhere meanwhile: to draw every move takes longer than the game.
        """
        self.find("#table-menu summary").click()
        self.find("[data-menu=deputy]").first.click()
        self.see("#bubble [data-confirm]").click()
        self.see(".seat-chip .deputy")
        if not watch:
            table = urlsplit(self.page.url).path
            self.go("/health")
            address = table.replace("/t/", "/api/tables/")
            self.page.wait_for_function(ENDED, arg=address, polling=500, timeout=1000 * PATIENCE)
            self.go(table)
            self.at_table()
        self.wait_over()

    def end_turn(self) -> None:
        """End the turn, if it is only that which is missing."""
        if self.page.evaluate("'ending' in document.getElementById('state').dataset"):
            self.press_button("[data-end]")

    def prefer(self, **wishes: str) -> None:
        """By the page for it, as people do."""
        for name, value in wishes.items():
            self.go("/preferences")
            with self.page.expect_navigation():
                self.find(f"main [name={name}]").select_option(value)

    def press_button(self, selector: str) -> None:
        """A button that changes the table."""
        before = self.state("revision")
        self.arrive()
        self.find(selector).click()
        self.wait(CHANGED, arg=before)

    def go_on(self) -> None:
        """The comparison after a phase lies over the boards until its reader goes on."""
        button = self.find("[data-close-ceremony]")
        if button.is_visible():
            self.arrive()
            button.click()

    def play_some(self, choose: random.Random) -> None:
        """A move as people make them: a lit thing, then perhaps cards; and the end of the turn."""
        self.go_on()
        before = self.state("revision")
        lit, number = self._offered()
        if lit and (number == 0 or choose.random() < 0.8):
            self.clicks += 1
            self.click(choose.choice(lit))
            self._narrow(choose, before)
        else:
            self.words += not lit
            buttons = self.find(BUTTONS)
            # Only a phone has them behind a tab; elsewhere they may just be on their way.
            if not buttons.first.is_visible() and self.find("[data-open=actions]").is_visible():
                self.find("[data-open=actions]").click()
            self._press(buttons.nth(choose.randrange(number)))
        self.settle(before)
        self.end_turn()

    def _offered(self) -> tuple[list[str], int]:
        """What is lit, and how many buttons have a move: in one look, for a page may change."""
        while True:
            self.wait(ANYTHING)
            lit, number = self.page.evaluate(OFFERED)
            if lit or number:
                return list(dict.fromkeys(lit)), number
            sign = self.find(SIGNS).filter(visible=True)
            if sign.count():
                sign.first.click()

    def _narrow(self, choose: random.Random, before: str) -> None:
        """Further clicks until one move is left, which is played or asked for."""
        while not self.page.evaluate(PLAYED, before):
            menu = self.find("#cards [data-play]")
            if menu.count():
                self._press(menu.nth(choose.randrange(menu.count())))
                self.wait(PLAYED, arg=before)
            elif lit := self.lit():
                self.click(choose.choice(lit))
            else:  # all is chosen, and the answer on its way
                self.wait(PLAYED, arg=before)
