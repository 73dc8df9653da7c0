"""The log tells of a new commitment after the moves that its undo left."""

from __future__ import annotations

from ceilidh.kernel.fair import FairChance, Pledge, UndoNote
from ceilidh.say import speaker
from ceilidh.server.table.announcements import announced
from ceilidh.server.table.text_cache import LineScene

TO = speaker("en")
FIRST = Pledge(0, ("", ""), "a" * 64)


def lines(number: int) -> list[LineScene]:
    return [LineScene(nth, 0, f"move {nth}", False, heading="Round 1") for nth in range(1, number)]


def told(*undone: tuple[int, int], moves: int = 10) -> list[str]:
    """The log as short words: the numbers of moves, and the commitments in between."""
    pledges = [
        Pledge(1, ("", ""), f"{nth}" * 64, "", UndoNote(*one)) for nth, one in enumerate(undone)
    ]
    found = announced(lines(moves + 1), FairChance([FIRST, *pledges]), TO)
    return [str(one.number) if one.seat >= 0 else one.text[-17:-9] for one in found]


def test_without_an_undo_the_log_is_as_it_was() -> None:
    log = lines(4)
    assert announced(log, None, TO) is log and announced(log, FairChance([FIRST]), TO) is log


def test_the_line_stands_after_the_moves_that_were_kept() -> None:
    assert told((90, 8)) == [*"12345678", "0" * 8, "9", "10"]
    assert told((90, 10)) == [*"123456789", "10", "0" * 8]
    assert told((90, 0), moves=0) == ["0" * 8]


def test_the_line_of_an_undo_that_went_back_too_stands_before_the_later_one() -> None:
    assert told((90, 8), (70, 3))[3:6] == ["0" * 8, "1" * 8, "4"]
    assert told((90, 3), (70, 8))[3:10] == ["0" * 8, "4", "5", "6", "7", "8", "1" * 8]


def test_a_line_says_what_went_back_and_is_the_same_object_every_time() -> None:
    chance = FairChance([FIRST, Pledge(1, ("", ""), "b" * 64, "", UndoNote(90, 2))])
    log = lines(4)
    one, again = announced(log, chance, TO)[2], announced(log, chance, TO)[2]
    assert one is again, "pages are sent only what is another one"
    assert (one.number, one.seat, one.part, one.heading) == (2, -1, -1, "Round 1")
    assert one.text.startswith("The game went back from its end, move 90, to move 2.")
    assert one.text.endswith(f"{'b' * 16}…")
