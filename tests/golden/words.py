"""What is said at a position, as lines to be read: prompts, buttons, log, score sheet, tips."""

from __future__ import annotations

from ceilidh.book.aid import aid
from ceilidh.kernel.table import Move, Table
from ceilidh.say import Speaker
from ceilidh.say.answers import LogStep, Offer, Tip
from ceilidh.say.phase_sheet import phase_sheet
from ceilidh.say.speaker import words_for
from ceilidh.shortcuts import Bundle, shortcuts_of
from tests.golden.positions import Position
from tests.say.listening import turns_of

MOST_ALIKE = 2  # moves of one kind about one thing
MOST_NAMED = 4  # moves of an offer that are named
TURNS = 4  # turns told in short


def rules(ids: tuple[str, ...]) -> str:
    return f" [{' '.join(ids)}]" if ids else ""


def places(names: tuple[str, ...]) -> str:
    """Places of drawings, those of one part together: `land-1: cell:0.0 cell:1.0`."""
    parts: dict[str, list[str]] = {}
    for name in names:
        part, _, target = name.partition("/")
        parts.setdefault(part, []).append(target)
    said = [f"{part}: {' '.join(targets)}" for part, targets in parts.items()]
    return f" @ {'; '.join(said)}" if said else ""


def prompts(to: Speaker, table: Table) -> list[str]:
    """What each seat that decides is asked, and what about."""
    out = [f"{table.names[seat]}: {to.prompt(table, seat)}" for seat in table.actors]
    about = [to.subject(table, seat) for seat in table.actors]
    return [*(out or [to.prompt(table, 0)]), *[f"about {one}" for one in about if one]]


def offer_line(one: Offer) -> str:
    named = ", ".join(one.moves[:MOST_NAMED]) + (" ..." if len(one.moves) > MOST_NAMED else "")
    can = f"{one.line} ({len(one.moves)}: {named})" if one.moves else f"not possible: {one.reason}"
    return f"{one.name} <{one.icon}> {one.title}: {can}{rules(one.rules)}"


def offers(to: Speaker, table: Table) -> list[str]:
    return [offer_line(one) for seat in table.actors for one in to.offers(table, seat)]


def some_of(moves: list[Move]) -> list[Move]:
    """A few of each kind about each thing, the first and the last of them."""
    alike: dict[tuple[str, ...], list[Move]] = {}
    for move in moves:
        words = move.text.split()
        alike.setdefault(tuple(words[:2]) if len(words) > 2 else (words[0],), []).append(move)
    kept: list[Move] = []
    for some in alike.values():
        single = len(some[0].text.split()) == 2
        most = 12 if single else MOST_ALIKE
        kept += some if len(some) <= most else [*some[: most - 1], some[-1]]
    return kept


def buttons(to: Speaker, table: Table) -> list[str]:
    """Moves as buttons, and apart from them price and gain; then what laying a tile opens up."""
    out: list[str] = []
    for seat in table.actors:
        for move in some_of(table.legal(seat)):
            said, brief = to.said(table, move)
            assert said == to.move(table, move) and brief == to.brief(table, move)
            parts = [
                f"-{brief.price}" if brief.price else "",
                f"+{brief.gain}" if brief.gain else "",
            ]
            sums = " ".join([part for part in parts if part])
            out.append(f"{move.text} = {said}{f' ({sums})' if sums else ''}")
            ahead = to.outlook(table, move)
            if ahead.title:
                out.append(f"    {ahead.title} {'; '.join(ahead.lines)}{places(ahead.places)}")
    return out


def checklist(to: Speaker, table: Table) -> list[str]:
    signs = {True: "done", False: "open"}
    return [
        f"{signs[task.done] if task.move or task.done else 'not possible'}: {task.label}"
        f" ({task.move or '-'}) @ {task.place}"
        for seat in table.actors
        for task in to.checklist(table, seat)
    ]


def bundle_line(to: Speaker, game: str, bundle: Bundle) -> str:
    note = f" {to.reason(bundle.note, game)}" if bundle.note else ""
    several = " (one of several)" if bundle.several else ""
    said = to.reason(bundle.label, game)
    return f"{bundle.name}: {said}{several} ({', '.join(bundle.moves)}){note}"


def bundles(to: Speaker, table: Table) -> list[str]:
    """What is spared, and what can be done in one go."""
    ease, game = shortcuts_of(table.game.name), table.game
    out: list[str] = []
    for seat in table.actors:
        forced = ease.forced(game, table.state, seat)
        out += [f"no choice: {forced.text}"] if forced else []
        ending = ease.ending(game, table.state, seat)
        found = [*ease.bundles(game, table.state, seat), *([ending] if ending else [])]
        out += [bundle_line(to, game.name, one) for one in found]
    return out


def beat_line(beat: LogStep) -> str:
    opens, picture = "* " if beat.opens else "- ", f" <{beat.picture}>" if beat.picture else ""
    return f"    {opens}{beat.text}{picture}{places(beat.places)}{rules(beat.rules)}"


def phase_summary(to: Speaker, table: Table) -> list[str]:
    found = to.phase_summary(table)
    if found is None:
        return []
    out = [f"{found.title} (move {found.number}): {found.note}"]
    for row in found.rows:
        cells = [
            f"{cell.amount}{'*' if seat in row.leaders else ''} {cell.note}".rstrip()
            for seat, cell in enumerate(row.cells)
        ]
        out.append(f"    <{row.icon}> {row.label}: {' | '.join(cells)}")
    sums = [f"{one.before} + {one.added} = {one.after}" for one in found.totals]
    return [*out, f"    <{found.total_icon}> {found.total_label}: {' | '.join(sums)}"]


def story(to: Speaker, table: Table) -> list[str]:
    """The last turns in short, with their headings."""
    words = words_for(table.game.name)
    out: list[str] = []
    heading = ""
    for turn in turns_of(table.played, words)[-TURNS:]:
        entry = to.entry(table, turn, table.names)
        out += [f"{entry.heading}:"] if entry.heading != heading else []
        heading = entry.heading
        steps = " (steps)" if entry.steps else ""
        where = f"{entry.move}.{entry.part}" if entry.part else f"{entry.move}"
        out.append(f"    {where} <{entry.icon}> {entry.text}{steps}{places(entry.places)}")
        out += [f"        {result}" for result in entry.results]
    return out


def phases(to: Speaker, table: Table) -> list[str]:
    """The score by phases, and why it differs from what was scored."""
    scored = words_for(table.game.name).scored_phases(to, table)
    assert scored is not None
    made = phase_sheet(to, scored, table.scores(), table.names, table.actor is None)
    out = [
        f"{column.title}: {' '.join([str(number) for number in column.points])}"
        f"{' (forecast)' if column.forecast else ''}"
        for column in made.columns
    ]
    return [*out, *([made.note] if made.note else [])]


def sheet(to: Speaker, table: Table) -> list[str]:
    """The score sheet with the way each number comes about, and the standings at the end."""
    game, out = table.game.name, []
    for line, numbers in table.sheet():
        name = to.name(game, "line", line)
        out.append(f"{name}: {' '.join([str(number) for number in numbers])}")
        for seat, number in enumerate(numbers):
            found = to.score_breakdown(table, seat, line)
            if found.text and (number or seat == 0):
                out.append(f"    {table.names[seat]}: {found.text}{places(found.places)}")
    out.append(f"all: {' '.join([str(score) for score in table.scores()])}")
    for one in table.result() or []:
        note = to.name(game, "rank", one.note) if one.note else ""
        said = f"{one.rank}. {table.names[one.seat]} {one.score} (then {one.tie_break})"
        out.append(f"{said} {note}".rstrip())
    return [*out, *to.verdict(table)]


def tip_line(target: str, tip: Tip) -> str:
    return f"{target} = {tip.title}: {tip.whole}{rules(tip.rules)}"


def aid_lines(to: Speaker, table: Table) -> list[str]:
    """The player aid: its sections, and below each its rows with their signs."""
    out: list[str] = []
    for section in aid(to, table):
        out.append(f"{section.title} (#{section.anchor})")
        for row in section.rows:
            signs = " ".join([f"<{one.icon}>{one.text}" for one in row.signs])
            more = f"{f' {signs}' if signs else ''}{f': {row.words}' if row.words else ''}"
            now, link = " (now)" if row.now else "", f" (#{row.anchor})" if row.anchor else ""
            out.append(f"    <{row.icon}> {row.label}{now}{more}{link}")
    return out


def words(to: Speaker, table: Table, position: Position) -> list[str]:
    """All of it, under headings; what is empty is left out."""
    parts = [
        ("asked", prompts(to, table)),
        ("offers", offers(to, table)),
        ("buttons", buttons(to, table)),
        ("list", checklist(to, table)),
        ("in one go", bundles(to, table)),
        ("turns", story(to, table)),
        ("ceremony", phase_summary(to, table)),
        ("phases", phases(to, table)),
        ("score sheet", sheet(to, table)),
        ("tips", [tip_line(target, to.tip(table, target)) for target in position.tips]),
        ("player aid", aid_lines(to, table) if position.given("Aid") else []),
    ]
    return under_headings(parts)


def few_words(to: Speaker, table: Table, position: Position) -> list[str]:
    """Enough of another language to notice wrong words, numbers and plurals."""
    parts = [
        ("asked", prompts(to, table)),
        ("offers", offers(to, table)),
        ("buttons", buttons(to, table)[:12]),
        ("turns", story(to, table)),
        ("ceremony", phase_summary(to, table)),
        ("phases", phases(to, table)),
        ("score sheet", sheet(to, table)),
        ("tips", [tip_line(target, to.tip(table, target)) for target in position.tips[:4]]),
    ]
    return under_headings(parts)


def under_headings(parts: list[tuple[str, list[str]]]) -> list[str]:
    out: list[str] = []
    for heading, lines in parts:
        if lines:
            out += [*([""] if out else []), f"## {heading}", *lines]
    return out
