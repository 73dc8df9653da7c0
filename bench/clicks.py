"""How many clicks a turn takes: games of the tacksman, made as a person makes them in the page.

    python -m bench.clicks [games]

A decision that is none costs nothing, a bundle costs one click, a move as many as it takes until
the page knows which one is meant; so does a way to a place, however many moves it is made of. With
a finger the first tap on a place shows the move, so it takes one more. Where turns do not end by
themselves, the end is a click of its own, told apart.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from statistics import mean

import ceilidh
from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.draw.svg import draw_parts
from ceilidh.kernel.table import Move, Table
from ceilidh.say.game_text import whole_text
from ceilidh.shortcuts import END_TURN, Bundle, ends_turn, reveals, shortcuts_of

PAYMENTS = ("pay", "buy", "substitute")
LONGEST_MENU = 14  # as in choose.js
NEVER = 99  # clicks that do not say a move
_TARGET = re.compile(r'data-target="([^"]+)"')


@dataclass(frozen=True)
class Choice:
    """One thing that was chosen: the kind of its move, and what it took."""

    word: str
    clicks: int
    taps: int


@dataclass
class Turn:
    """What was done in one turn, and what was chosen for it; `ending` is the click that ends it."""

    words: list[str] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    ending: int = 0

    def clicks(self, *without: str) -> int:
        """All of them but the last, and but those for moves of these kinds."""
        return sum(one.clicks for one in self.choices if one.word not in without)

    def taps(self) -> int:
        """The same with a finger."""
        return sum(one.taps for one in self.choices)


@dataclass(frozen=True)
class Row:
    """A move, or a way of several, as the page has it among what can be chosen."""

    targets: tuple[str, ...]
    moves: tuple[str, ...]
    goal: str = ""
    alone: bool = False
    aside: bool = False


def rows_of(legal: list[Move], bundles: list[Bundle], asides: set[str]) -> list[Row]:
    ways = [Row(one.targets, one.moves, one.way[-1], one.alone) for one in bundles if one.way]
    steps = {way.moves[0] for way in ways if len(way.moves) == 1}
    moves = [
        Row(tuple(one.targets), (one.text,), aside=one.action.spec.word in asides)
        for one in legal
        if one.text not in steps
    ]
    return [*moves, *ways]


def drawn(table: Table, seat: int) -> set[str]:
    """The targets that the page of a seat draws."""
    tables = table.game.components(table.state)
    parts = draw_parts(table.view(seat), "en", seat, tables)
    return {name for part in parts for name in _TARGET.findall(part.markup)}


def clicks_of(row: Row, rows: list[Row], places: set[str], again: int = 0) -> int:
    """How many clicks it takes to say this and nothing else, as `choose.js` narrows the rows.

    `again` are those that it takes to make a move which a place has shown.
    """
    names = [name for name in row.targets if name in places]
    if not names:
        return 1
    return min(_narrowed(row, rows, places, [name], again) for name in names)


def _narrowed(row: Row, rows: list[Row], places: set[str], chosen: list[str], again: int) -> int:
    left = meant([one for one in rows if all(name in one.targets for name in chosen)], chosen)
    if row not in left:
        return NEVER
    if len(left) == 1:
        return len(chosen) + again
    further = [name for name in row.targets if name in places and name not in chosen]
    tells = all(set(one.targets).intersection(places).difference(chosen) for one in left)
    best = len(chosen) + 1 if len(left) <= LONGEST_MENU or not tells else NEVER
    longer = [_narrowed(row, rows, places, [*chosen, name], again) for name in further]
    return min([best, *longer])


def meant(found: list[Row], chosen: list[str]) -> list[Row]:
    """What clicks on these places mean first, as in `choice.js`."""
    elsewhere = [row for row in found if row.goal != chosen[0]]
    if any(not row.aside for row in elsewhere):
        return elsewhere
    there = [row for row in found if row.goal == chosen[0]]
    sure = [row for row in there if row.alone]
    return sure if len(sure) == 1 and len(chosen) == 1 else there or found


class Person:
    """Plays a seat by the tacksman's advice with as few clicks as the page offers."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.bot = make_bot("tacksman", table.game.name, 1, seat)
        self.ease = shortcuts_of(table.game.name)
        words = whole_text(table.game.name)
        self.asides = {kind for kind, said in words.moves.items() if said.aside}

    def turn(self) -> Turn:
        """One turn, to its end."""
        made = Turn()
        while True:
            self._step(made)
            if self.table.actor is None or self._ended():
                break
        return made

    def _ended(self) -> bool:
        table = self.table
        return ends_turn(table.game, table.state, self.seat, table.played[-1].events)

    def _step(self, made: Turn) -> None:
        table, seat = self.table, self.seat
        forced = self.ease.forced(table.game, table.state, seat)
        if forced is not None and (not made.words or not reveals(table, seat, forced)):
            made.words.append(forced.spec.word)
            table.play(forced, seat)
            return
        wanted = ask(self.bot, table.game, table.state, seat)
        bundle = self._bundle(wanted.text)
        if bundle is not None:
            name, moves = bundle
            self._count(made, moves[0], 1, 1, name == END_TURN)
            for text in moves:
                made.words.append(text.split()[0])
                table.play(text, seat)
            return
        row, rows = self._row(wanted.text)
        places = drawn(table, seat)
        clicks, taps = [clicks_of(row, rows, places, again) for again in (0, 1)]
        self._count(made, wanted.text, clicks, taps, False)
        for text in row.moves:
            # What reveals something is asked for once more.
            asks = len(table.actors) == 1 and reveals(table, seat, table.parse(text))
            made.words.append(wanted.spec.word)
            table.play(text, seat)
        made.ending = 1 if asks or self._is_held() else 0

    def _row(self, wanted: str) -> tuple[Row, list[Row]]:
        """What does what the bot wants now, as far as it wants to go; and all there is."""
        table, seat = self.table, self.seat
        single = table.actors == [seat]
        bundles = self.ease.bundles(table.game, table.state, seat) if single else []
        rows = rows_of(table.legal(seat), bundles, self.asides)
        fitting = [row for row in rows if row.moves[0] == wanted]
        longest = max([len(row.moves) for row in fitting])
        wishes = self._wishes(wanted, longest) if longest > 1 else (wanted,)
        fits = [row for row in fitting if wishes[: len(row.moves)] == row.moves]
        return max(fits, key=lambda row: len(row.moves)), rows

    def _wishes(self, wanted: str, number: int) -> tuple[str, ...]:
        """What the bot would do now and then, by another one: this one's chances stay its own."""
        trial, texts = self.table.copy(), [wanted]
        other = make_bot("tacksman", trial.game.name, 1, self.seat)
        trial.play(wanted, self.seat)
        while len(texts) < number and trial.actors == [self.seat]:
            texts.append(ask(other, trial.game, trial.state, self.seat).text)
            trial.play(texts[-1], self.seat)
        return tuple(texts)

    def _is_held(self) -> bool:
        return self._ended() and self.table.actor is not None

    def _count(self, made: Turn, text: str, clicks: int, taps: int, ends: bool) -> None:
        made.ending = int(ends)
        if not ends:
            made.choices.append(Choice(text.split()[0], clicks, taps))

    def _bundle(self, wanted: str) -> tuple[str, tuple[str, ...]] | None:
        """What does what the bot wants, and more of it, in one go."""
        table, seat = self.table, self.seat
        if table.actors != [seat]:
            return None
        for one in self.ease.bundles(table.game, table.state, seat):
            if not one.several and not one.way and _is_among(wanted, one.moves):
                return one.name, one.moves
        ending = self.ease.ending(table.game, table.state, seat)
        if ending is not None and ending.moves[0] == wanted and wanted == "done":
            return ending.name, ending.moves
        return None


def _is_among(wanted: str, moves: tuple[str, ...]) -> bool:
    """Whether a bundle does it; which tile a resource is paid from is no matter."""
    if not wanted.startswith("pay "):
        return wanted in moves
    return moves[0].split()[:2] == wanted.split()[:2]


def played(game: str, players: int, seed: int) -> list[Turn]:
    """The turns of one game."""
    table = ceilidh.new(game, players=players, seed=seed)
    people = [Person(table, seat) for seat in range(players)]
    turns: list[Turn] = []
    while table.actor is not None:
        turns.append(people[table.actor].turn())
    return turns


def kind_of(game: str, turn: Turn) -> str:
    """What sort of turn it was, in the words of the table of bars."""
    words = [word for word in turn.words if word != "done"]
    if game == "clans":
        return " ".join(words) if len(words) < 5 else "other"
    if set(words) - {*PAYMENTS, "take", "lay", "activate"} or words[:1] != ["take"]:
        return "other"
    return f"take, lay, {words.count('activate')} activations"


def table_of(game: str, games: int) -> dict[str, list[Turn]]:
    """The turns of some games with two to four players, by their kind."""
    found: dict[str, list[Turn]] = defaultdict(list)
    for seed in range(games):
        for turn in played(game, 2 + seed % 3, seed):
            found[kind_of(game, turn)].append(turn)
    return found


def payments(turns: list[Turn]) -> list[int]:
    """The clicks for each payment that was asked for."""
    return [one.clicks for turn in turns for one in turn.choices if one.word in PAYMENTS]


def most_clicked(turns: list[Turn]) -> list[tuple[str, int]]:
    """The kinds of moves that take the most clicks of all turns together."""
    found: Counter[str] = Counter()
    for turn in turns:
        for one in turn.choices:
            found[one.word] += one.clicks
    return found.most_common(8)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    for game in ("glenmore", "clans"):
        found = table_of(game, games)
        turns = [turn for some in found.values() for turn in some]
        paid = PAYMENTS if game == "glenmore" else ()
        print(f"{game}: {len(turns)} turns of {games} games")
        ends = mean(turn.ending for turn in turns)
        clicks, taps = mean(turn.clicks() for turn in turns), mean(turn.taps() for turn in turns)
        print(f"  a turn: {clicks:.2f} clicks, {taps:.2f} taps, and {ends:.2f} to end it")
        for word, number in most_clicked(turns):
            print(f"    of these for {word:12} {number / len(turns):.2f} clicks")
        if paid:
            paying = payments(turns)
            print(f"  a payment: mean {mean(paying):.2f}, most {max(paying)} of {len(paying)}")
        for kind, some in sorted(found.items(), key=lambda pair: -len(pair[1]))[:30]:
            each = [turn.clicks(*paid) for turn in some]
            ends = mean(turn.ending for turn in some)
            line = f"  {kind:45} {len(some):5} mean {mean(each):.2f} most {max(each)}"
            print(f"{line}, end {ends:.2f}")


if __name__ == "__main__":
    main()
