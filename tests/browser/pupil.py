"""Somebody who takes lessons at one browser: reads what the guide says, and does it by clicks."""

from __future__ import annotations

from fnmatch import fnmatchcase
from html import unescape

from playwright.sync_api import ViewportSize

from ceilidh.lessons import Lesson
from ceilidh.lessons.lesson import GAME, Step
from tests.browser.screen import PLAYED, Screen

# The next thing to click on the way to a move, marked: its card, something lit that it names, what
# the turn is used for, or the tab behind which such a thing lies. What lies under something else is
# no thing to click.
NEXT = """text => {
    const seen = one => one.getClientRects().length > 0 && !one.disabled;
    const all = selector => [...document.querySelectorAll(selector)].filter(seen);
    const move = document.querySelector(`button.move[data-play="${text}"]`);
    if (!move) return '';
    const targets = move.dataset.targets.split(' ').filter(Boolean);
    const named = one => targets.includes(one.dataset.target);
    const tab = one => {
        const panel = document.querySelector(`[data-panel="${one.dataset.open}"]`);
        return panel && [...panel.querySelectorAll('.lit')].some(named);
    };
    const found = all(`.choice[data-play="${text}"]`)[0] || all('.lit').find(named)
        || all('.choice[data-target]').find(named)
        || all(`.choice[data-offer="${move.dataset.offered}"]:not([data-play])`)[0]
        || all('[data-open].has-lit').find(tab) || all('[data-open=actions]')[0];
    for (const one of document.querySelectorAll('[data-next]')) one.removeAttribute('data-next');
    if (found) found.dataset.next = '';
    return found ? found.dataset.target || found.dataset.play || found.dataset.open || 'offer' : '';
}"""
# How many places are lit up, and whether one of them is in sight with nothing lying over it.
TOLD = """() => {
    const told = [...document.querySelectorAll('.told')];
    const open = one => {
        const at = one.getBoundingClientRect();
        if (at.width === 0) return false;
        const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
        return top !== null && (one.closest('.part') || one).contains(top);
    };
    return [told.length, told.some(open)];
}"""
MOST = 60  # clicks of a lesson; none needs so many


class Pupil:
    """Somebody with a language, who turns from a large screen to a small one and back."""

    def __init__(self, screen: Screen, language: str, sizes: list[ViewportSize]) -> None:
        self.screen = screen
        self.language = language
        self.sizes = sizes
        self.turned = 0

    def turn(self) -> None:
        """On to the next size."""
        self.turned += 1
        size = self.sizes[self.turned % len(self.sizes)]
        if size != self.screen.page.viewport_size:
            self.screen.page.set_viewport_size(size)

    # --- beginning --------------------------------------------------------------------------------

    def begin(self, lesson: Lesson) -> None:
        """From the page of all lessons, where the card says what it is about."""
        self.turn()
        self.screen.go("/learn")
        button = f'[data-lesson="{lesson.id}"]'
        card = self.screen.find(f".lesson-card:has({button})")
        assert lesson.about[self.language] in card.inner_text()
        card.locator(button).click()
        self.screen.at_table()
        self.screen.see("#guide")

    # --- reading ----------------------------------------------------------------------------------

    def read(self, lesson: Lesson, step: Step) -> None:
        """Every page of a step, with what it lights up; the board stays free."""
        assert self.screen.find(".guide-task").inner_text() == step.task[self.language]
        for number, page in enumerate(step.pages):
            if number:
                self.screen.find('#guide [data-leaf="1"]').click()
            leaf = self.screen.find("#guide .leaf:visible")
            assert leaf.inner_text() == page.text[self.language]
            for _ in self.sizes:
                self.turn()
                self.board_is_free()
                if page.light:
                    self.look_at(lesson, len(page.light))

    def hear(self, step: Step, language: str) -> None:
        """The same table as somebody of another language finds it."""
        asked = self.screen.page.request.get(
            self.screen.page.url, headers={"Accept-Language": language}
        )
        said = unescape(asked.text())
        assert f'<html lang="{language}"' in said
        for text in [step.task, *[page.text for page in step.pages]]:
            assert text[language] in said

    def look_at(self, lesson: Lesson, number: int) -> None:
        """What is lit up is in sight, or a button brings it there."""
        page = self.screen.page
        page.wait_for_function(
            f"({TOLD})()[1] || !document.querySelector('[data-show-told]').hidden"
        )
        show = self.screen.find("[data-show-told]")
        if show.is_visible():
            show.click()
            page.wait_for_function(f"({TOLD})()[1]")
        assert page.evaluate(TOLD)[0] >= number, lesson.id

    def board_is_free(self) -> None:
        """The guide covers nothing of the board, and the board is still large enough to be read."""
        guide = self.screen.find("#guide").bounding_box()
        board = self.screen.find(".stage").bounding_box()
        assert guide and board
        assert guide["y"] + guide["height"] <= board["y"]
        assert board["height"] >= 144
        assert self.screen.width_to_scroll() == 0

    # --- playing ----------------------------------------------------------------------------------

    def do(self, text: str) -> None:
        """One move by clicks, as its way through cards, boards and tabs leads; in a new size."""
        self.turn()
        before = self.screen.state("revision")
        for _ in range(MOST):
            if self.screen.page.evaluate(PLAYED, before):
                break
            found = self.screen.page.evaluate(NEXT, text)
            assert found, f"there is no way to {text}"
            self.press(before)
        self.screen.settle(before)
        self.screen.end_turn()

    def press(self, before: str) -> None:
        """The thing that is marked; until something has come of it."""
        was = [before, self.screen.begun, self.screen.state("key")]
        shown = self.screen.find(".table-page").get_attribute("data-open-panel")
        self.screen.press("[data-next]")
        self.screen.page.wait_for_function(
            """([revision, begun, _, panel]) => {
                const page = document.querySelector('.table-page').dataset;
                return document.getElementById('state').dataset.revision !== revision
                    || document.querySelector('#bubble [data-confirm]') !== null
                    || document.querySelector('[data-begun]').dataset.begun !== begun
                    || page.openPanel !== panel;
            }""",
            arg=[*was, shown],
        )

    def follow(self, lesson: Lesson) -> None:
        """The expected moves, each as soon as it is legal; a bot plays a guided game to its end."""
        for pattern in lesson.expected:
            for _ in range(MOST):
                self.screen.wait_turn()
                legal = self.screen.legal()
                fits = [text for text in legal if fnmatchcase(text, pattern)]
                self.do(fits[0] if fits else "done" if "done" in legal else legal[0])
                if fits:
                    break
        if lesson.kind == GAME:
            self.screen.deputise()

    def finish(self, lesson: Lesson) -> None:
        self.screen.see(".guide-task.done")
        assert lesson.end[self.language] in self.screen.find("#guide").inner_text()
        self.board_is_free()
