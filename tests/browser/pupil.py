"""Somebody who takes lessons at one browser: reads what the guide says, and does it by clicks."""

from __future__ import annotations

from fnmatch import fnmatchcase
from html import unescape
from urllib.parse import urlsplit

from playwright.sync_api import FloatRect

from ceilidh.lessons import Lesson
from ceilidh.lessons.lesson import GAME, LessonStep
from tests.browser.screen import OFTEN, SURE, Screen

# How to find the next thing to click on the way to a move: its card, something lit that it names,
# what the turn is used for, the end of the turn, or the tab behind which such a thing lies. Cards
# are dealt anew with every update, so a thing is named and not held.
NEXT = """text => {
    const shown = one => one.getClientRects().length > 0 && !one.disabled;
    const find = way => [...document.querySelectorAll(way)].some(shown);
    const move = document.querySelector(`button.move[data-play="${text}"]`);
    if (!move) return '';
    const targets = move.dataset.targets.split(' ').filter(Boolean);
    const behind = tab => {
        const panel = document.querySelector(`[data-panel="${tab.dataset.open}"]`);
        return panel && targets.some(one => panel.querySelector(`.lit[data-target="${one}"]`));
    };
    const tab = [...document.querySelectorAll('[data-open].has-lit')].filter(shown).find(behind);
    const ways = [
        `.choice[data-play="${text}"]`,
        ...targets.map(one => `.able[data-target="${one}"]`),
        ...targets.map(one => `.choice[data-target="${one}"]`),
        `.choice[data-offer="${move.dataset.offered}"]:not([data-play])`,
        ...(text === 'done' ? ['[data-bundle=end-turn]'] : []),
        ...(tab ? [`[data-open="${tab.dataset.open}"]`] : []),
        '[data-open=actions]',
    ];
    return ways.find(find) || '';
}"""
# A spot of a thing that nothing covers, from its corner: drawings are no boxes, and the
# middle of one may lie on a neighbour.
SPOT = """one => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const at = one.getBoundingClientRect();
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
    for (const down of shares) for (const aside of shares) {
        const [x, y] = [at.width * aside, at.height * down];
        const top = document.elementFromPoint(at.x + x, at.y + y);
        if (top && one.contains(top)) return { x, y };
    }
    return null;
}"""
# The board on which it lies, if that is a swipe away.
ELSEWHERE = """one => {
    const board = one.closest('.board-part');
    if (!board || !document.querySelector('[data-board]')) return '';
    const [at, stage] = [board, board.parentElement].map(one => one.getBoundingClientRect());
    const middle = at.x + at.width / 2;
    return middle > stage.left && middle < stage.right ? '' : board.id.replace('part-', '');
}"""
HERE = f"board => ({ELSEWHERE})(document.getElementById(`part-${{board}}`)) === ''"
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
GONE_ON = """([revision, begun, panel]) => {
    const page = document.querySelector('.table-page').dataset;
    return document.getElementById('state').dataset.revision !== revision
        || document.querySelector('#bubble [data-confirm]') !== null
        || document.querySelector('[data-begun]').dataset.begun !== begun
        || page.openPanel !== panel;
}"""
FELT = f"before => ({GONE_ON})(before) || document.querySelector('{SURE}') !== null"
# Whether one of the moves after the first so many is the reader's own: where all choose at once,
# another's choice changes the table too.
MINE = """before => {
    const { moves, others } = document.getElementById('state').dataset;
    const theirs = others.split(' ').map(Number);
    for (let number = before + 1; number <= moves; number += 1)
        if (!theirs.includes(number)) return true;
    return false;
}"""
# That the move is made or asked about, or else the next thing to click. One look at both: between
# two of them the answer may come.
MADE = "made"
READY = f"""([before, text]) => ({MINE})(before) || document.querySelector('#bubble [data-confirm]')
    ? '{MADE}' : ({NEXT})(text)"""
# Which parts of the guide are cut off, so that they have to be scrolled.
CUT = """() => [...document.querySelectorAll('#guide, #guide .guide-say')]
    .filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.className)"""
# Buttons of the guide that something else lies over.
COVERED = """() => [...document.querySelectorAll('#guide .guide-tools :is(button, .button)')]
    .filter(one => {
        const at = one.getBoundingClientRect();
        const top = document.elementFromPoint(at.x + at.width / 2, at.bottom - 3);
        return at.width > 0 && !one.contains(top);
    }).map(one => one.innerText)"""
# Parts of the page that do not fit into the window, so that something has scrolled them.
SCROLLED = """() => [...document.querySelectorAll('html, body, main, .table-page')]
    .filter(one => one.scrollTop > 0).map(one => one.tagName)"""
MOST = 40  # clicks of a move and moves of a lesson; none needs so many
LEAST = 144  # pixels of height that are left for the board


class Pupil:
    """Somebody with a language, at a large screen or a phone."""

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen = screen
        self.language = language
        self.learned = ""  # the lesson before this one
        self.tall = 0.0  # how tall the guide is
        self.place: FloatRect | None = None  # where the board lies

    # --- beginning --------------------------------------------------------------------------------

    def begin(self, lesson: Lesson) -> None:
        """From the page of all lessons, where the card says what it is about."""
        self.screen.faults.clear()
        self.place = None
        self.screen.go("/learn")
        if self.learned:
            self.screen.see(f'.lesson-card.learned:has([data-lesson="{self.learned}"])')
        button = f'[data-lesson="{lesson.id}"]'
        card = self.screen.find(f".lesson-card:has({button})")
        assert lesson.about[self.language] in card.inner_text()
        card.locator(button).click()
        self.screen.at_table()
        self.screen.see("#guide")
        self.screen.wait_turn()

    def come_back(self) -> None:
        """Leave the table, and go on by the page of all lessons."""
        table, done = self.screen.page.url, self.done
        self.screen.go("/learn")
        self.screen.find(f'.lesson-card a[href="{urlsplit(table).path}"]').click()
        self.screen.at_table()
        self.screen.wait_turn()
        assert self.done == done

    # --- reading ----------------------------------------------------------------------------------

    @property
    def done(self) -> int:
        """How many tasks lie behind."""
        return int(self.screen.find(".guide-count").inner_text().split("/")[0])

    def read(self, step: LessonStep) -> None:
        """Every page of a step, with what it lights up; the board stays free."""
        assert self.screen.find(".guide-task").inner_text() == step.task[self.language]
        for number, page in enumerate(step.pages):
            if number:
                self.screen.find('#guide [data-leaf="1"]').click()
            leaf = self.screen.find("#guide .leaf:visible")
            assert leaf.inner_text() == page.text[self.language]
            self.board_is_free()
            if page.light:
                self.look_at(len(page.light))

    def hear(self, step: LessonStep, language: str) -> None:
        """The same table as somebody of another language finds it."""
        asked = self.screen.page.request.get(
            self.screen.page.url, headers={"Accept-Language": language}
        )
        said = unescape(asked.text())
        assert f'<html lang="{language}"' in said
        for text in [step.task, *[page.text for page in step.pages]]:
            assert text[language] in said

    def look_at(self, number: int) -> None:
        """What is lit up is in sight, or a button brings it there."""
        page = self.screen.page
        self.screen.wait(
            f"() => ({TOLD})()[1] || !document.querySelector('[data-show-told]').hidden"
        )
        show = self.screen.find("[data-show-told]")
        if show.is_visible():
            show.click()
            self.screen.wait(f"() => ({TOLD})()[1]")
        assert page.evaluate(TOLD)[0] >= number

    def board_is_free(self) -> None:
        """The guide covers nothing of the board, and the board is still large enough to be read."""
        guide = self.screen.find("#guide").bounding_box()
        board = self.screen.find(".stage").bounding_box()
        assert guide and board
        # Above the board, or below it on a phone; never on it.
        is_above = guide["y"] + guide["height"] <= board["y"]
        assert is_above or board["y"] + board["height"] <= guide["y"]
        assert self.screen.page.evaluate(COVERED) == []
        # In a guided game the board stays where it is, whatever the guide says.
        if self.screen.find("#guide[data-coached]").count():
            self.tall = self.tall or guide["height"]
            assert abs(guide["height"] - self.tall) <= 1
            if not self.screen.over:  # at the end the score sheet has the room
                self.place = self.place or board
                assert board == self.place
        assert self.screen.page.evaluate(CUT) == []
        assert board["height"] >= LEAST
        assert self.screen.page.evaluate(SCROLLED) == []
        assert self.screen.width_to_scroll() == 0

    # --- playing ----------------------------------------------------------------------------------

    def do(self, text: str) -> None:
        """One move by clicks, as its way through cards, boards and tabs leads."""
        before, moves = self.screen.state("revision"), self.screen.moves
        for _ in range(MOST):
            way = self.next((moves, text))
            if way == MADE:
                break
            self.press(text, way)
        self.screen.settle(before)
        self.screen.end_turn()

    def next(self, move: tuple[int, str]) -> str:
        """What to click next, as soon as there is something: a move may be on its way."""
        found = self.screen.page.wait_for_function(READY, arg=move, polling=OFTEN)
        return str(found.json_value())

    def press(self, text: str, way: str) -> None:
        """The next thing; until something has come of it."""
        was = [self.screen.state("revision"), self.screen.begun]
        shown = self.screen.find(".table-page").get_attribute("data-open-panel")
        thing = self.screen.find(f"{way} >> visible=true").first
        if board := thing.evaluate(ELSEWHERE):
            self.screen.press(f"[data-board={board}]")
            self.screen.wait(HERE, arg=board)
        self.screen.put_pointer_away()
        spot = thing.evaluate(SPOT)
        assert spot, f"on the way to {text} a thing is covered"
        if self.screen.touch:
            thing.tap(position=spot)
        else:
            thing.click(position=spot)
        self.screen.wait(FELT, arg=[*was, shown])
        if self.screen.find(SURE).count():
            self.screen.press(SURE)
        self.screen.wait(GONE_ON, arg=[*was, shown])

    def follow(self, lesson: Lesson) -> None:
        """The expected moves, and what each new task says.

        The table plays by itself what is no choice: a move that was expected and is not legal any
        more was played so, or its turn was over.
        """
        left, done = list(lesson.expected), self.done
        remarks = self.screen.find("#guide .heard")
        heard: list[str] = []
        for _ in range(MOST):
            self.screen.wait_turn()
            self.screen.go_on()
            if heard != (said := remarks.all_text_contents()):
                heard = said
                assert not said or remarks.last.is_visible(), said
            if done < self.done < len(lesson.steps):
                done = self.done
                # A concept may come before a coached step: what it says hangs on the position.
                if lesson.steps[done].coached:
                    self.board_is_free()
                else:
                    self.read(lesson.steps[done])
            if not left or self.done == len(lesson.steps):
                return
            legal = self.screen.legal()
            fits = [
                (number, text)
                for number, pattern in enumerate(left)
                for text in legal
                if fnmatchcase(text, pattern)
            ]
            if fits:
                del left[: fits[0][0] + 1]
            self.do(fits[0][1] if fits else "done" if "done" in legal else legal[0])

    def see_costs(self) -> None:
        """Three things that cost points: each is lit up, and a button leads to its lesson."""
        for _ in range(3):
            self.screen.find('#guide [data-leaf="1"]').click()
            leaf = self.screen.find("#guide .leaf:visible")
            assert leaf.locator("form button").is_visible()
            self.look_at(1)
            self.board_is_free()

    def finish(self, lesson: Lesson) -> None:
        """A bot plays a guided game to its end; then the guide says good-bye."""
        if lesson.kind == GAME:
            self.screen.deputise()
        self.screen.see(".guide-task.done")
        self.screen.go_on()
        assert lesson.end[self.language] in self.screen.find("#guide").inner_text()
        self.board_is_free()
        if lesson.kind == GAME:
            self.see_costs()
        self.learned = lesson.id
